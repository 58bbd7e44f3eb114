### Questions about a position of Caesar!, as a teacher asks them: they lead to a turn and name nothing of it.

## How a province stands. $own and $enemy are the sums that face it

caesar-ask-closes-behind =
    Příští žeton uzavře provincii { $province }, kde je to { $own } : { $enemy }. Máš číslo, které to obrátí?
caesar-ask-closes-level =
    V provincii { $province } je to vyrovnané, po { $own }, a volné je jedno pole. Kdo ji získá, když poslední žeton nic nezmění?
caesar-ask-closes-ahead =
    V provincii { $province } vedeš { $own } : { $enemy } a volné je jedno pole. Mohl by ti ji ještě vzít žeton druhé strany?
caesar-ask-behind =
    V provincii { $province } ztrácíš, { $own } : { $enemy }. Kolik ti ještě { $spaces ->
        [1] může přinést její poslední volné pole
        [few] mohou přinést její { $spaces } volná pole
       *[other] může přinést jejích { $spaces } volných polí
    }?
caesar-ask-level =
    V provincii { $province } je to vyrovnané, po { $own }. Který tvůj žeton by tě mohl dostat tak daleko dopředu, že to { $spaces ->
        [1] poslední volné pole sotva obrátí
        [few] její { $spaces } volná pole sotva obrátí
       *[other] jejích { $spaces } volných polí sotva obrátí
    }?
caesar-ask-ahead =
    V provincii { $province } vedeš { $own } : { $enemy }. Může to druhá strana ještě obrátit { $spaces ->
        [1] jediným volným polem
        [few] na { $spaces } volných polích
       *[other] na { $spaces } volných polích
    }?
caesar-ask-fresh = U provincie { $province } zatím neleží žádný žeton. Na která z jejích polí (je jich { $spaces }) se hodí tvoje žetony?

## What hangs on a province. $beside are provinces beside it, with no marker yet on the border between

caesar-ask-border-own =
    Provincie { $province } má souseda, nad kterým máš kontrolu ({ $beside }). Kolik žetonů kontroly by ti { $province } přinesla celkem, kdyby byla tvoje?
caesar-ask-border-enemy =
    Provincie { $province } má souseda, nad kterým má kontrolu druhá strana ({ $beside }). Kolik žetonů kontroly by umístila, kdyby získala i provincii { $province }?
caesar-ask-italia = { $province } přinese dva žetony kontroly a má víc hranic než kterákoli jiná provincie. Kdo v ní vede a o kolik?

## Bonus tokens of a province that the next token closes

caesar-ask-bonus-tactics =
    Kdo uzavře provincii { $province }, bere žeton Taktika, další tah. Kdo by dvěma tahy po sobě získal víc, ty, nebo druhá strana?
caesar-ask-bonus-wealth =
    Kdo uzavře provincii { $province }, bere žeton Bohatství, o jeden žeton na výběr víc. Z kolika teď která strana vybírá?
caesar-ask-bonus-might =
    Kdo uzavře provincii { $province }, bere žeton Síla. Který jeden soupeřův žeton vlivu nebo kontroly by bylo nejlepší otočit lícem dolů?
caesar-ask-bonus-senate =
    Kdo uzavře provincii { $province }, tomu zůstane její žeton Senát. Kolik žetonů kontroly by pod něj přišlo, kdyby tatáž strana provincii i získala?
caesar-ask-bonus-poison =
    Kdo uzavře provincii { $province }, bere žeton Jed. Kolik žetonů by pak na výběr zbylo tobě a kolik druhé straně?
caesar-ask-bonus-centurion =
    Kdo uzavře provincii { $province }, smí si vzít žeton vlivu Centurion. Které z nich ještě máš ty a které druhá strana?

## The map

caesar-ask-near = K uzavření těchto provincií stačí po jednom žetonu: { $provinces }. Kterou z nich můžeš získat žetonem, který máš?
caesar-ask-near-one = K uzavření stačí jeden žeton: { $provinces }. Co by uzavření teď přineslo a komu?
caesar-ask-near-many =
    { $number ->
        [one] K uzavření { $number } provincie stačí jeden žeton. Má žeton bonusu a hranice, o které stojíš nejvíc?
        [few] K uzavření { $number } provincií stačí po jednom žetonu. Které z nich mají žetony bonusu a hranice, o které stojíš nejvíc?
       *[other] K uzavření { $number } provincií stačí po jednom žetonu. Které z nich mají žetony bonusu a hranice, o které stojíš nejvíc?
    }
caesar-ask-two-left =
    { $number ->
        [1] { $provinces } má dvě volná pole. Kdo by ji mohl uzavřít, až bude jedno z nich obsazené?
       *[other] Po dvou volných polích mají: { $provinces }. Kde by ti nevadilo nechat to poslední druhé straně?
    }
caesar-ask-two-left-many = Některé provincie mají už jen dvě volná pole. Kde by ti nevadilo nechat to poslední druhé straně?
caesar-ask-decided = Které otevřené provincie už jsou rozhodnuté, takže by na ně byla velkého čísla škoda?
caesar-ask-checkpoint =
    Na kontrolním stanovišti může žeton ležet lícem dolů, za žeton bonusu z banku. Který z tvých žetonů by ti chyběl nejmíň?

## Tokens

caesar-ask-zero = Některé žetony mají na jedné straně 0. Kde by ti nula neuškodila, protože ta provincie je stejně ztracená nebo vyhraná?
caesar-ask-both-ends = Žeton míří ke dvěma provinciím najednou. Kde by ti pomohla obě jeho čísla?
caesar-ask-large = Kde by velké číslo o něčem rozhodlo a kde poslouží stejně dobře malé?
caesar-ask-enough = Jak malé číslo stačí k získání provincie { $province }, aby větší zůstalo na jinou?
caesar-ask-fits =
    Vybíráš ze svých žetonů (je jich { $number }). Na které symboly se hodí a kde jsou taková pole ještě volná?

## The race

caesar-ask-race =
    Zbývá ti umístit { $own } { $own ->
        [one] žeton kontroly
        [few] žetony kontroly
       *[other] žetonů kontroly
    }, druhé straně { $enemy }. Kolik by jich jedno uzavření mohlo přinést tobě a kolik jí?
caesar-ask-senate =
    Vlastníš { $number ->
        [1] žeton Senát
        [few] { $number } žetony Senát
       *[other] { $number } žetonů Senát
    }. Kde leží další a kolik tvých žetonů kontroly by pod něj přišlo, kdyby tam kontrola byla tvoje?
caesar-ask-crassus = Crassus umisťuje podle pevných pravidel a jeho řada leží otevřeně. Kterou provincii by mohl získat příštím žetonem?

## In the middle of a turn

caesar-ask-order = Uzavřené jsou dvě provincie. Mohly by žetony kontroly nebo žeton bonusu jedné změnit, co přinese ta druhá?
caesar-ask-borders = Na kterých hranicích bez žetonu kontroly máš kontrolu nad provinciemi po obou stranách?
caesar-ask-might = Ve které otevřené provincii drží druhou stranu ve vedení jediný žeton?
caesar-ask-centurion-which = Které symboly mají volná pole tam, kde na tom záleží: meče, štíty, nebo lodě?
caesar-ask-extra = Který z tvých žetonů se hodí na pole, které je ještě volné, a co by mohl uzavřít?
