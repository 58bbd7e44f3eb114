### Rules of the base game: the value is the title, .rule tells the rule, .refused says why an attempt was refused.

## The game and the turn

caesar-game-over = Konec hry
    .rule = Hra končí v okamžiku, kdy někdo umístí svůj poslední žeton kontroly, nebo když někdo nemůže umístit žeton vlivu. Dál už se nehraje.
    .refused = Partie skončila, dál už se nehraje.
caesar-turn-order = Caesar a Pompeius se střídají
    .rule = Jedna strana odehraje celý svůj tah, potom druhá. Jen když se smějí umístit žetony kontroly na hranice, rozhoduje i ta druhá.
    .refused = Teď se rozhoduje { SEAT($actor) }, ne { SEAT($seat) }.
caesar-turn-steps = Kroky tahu
    .rule = Umísti žeton; vyhodnoť provincie, které se tím uzavřely, jednu po druhé: žeton bonusu, kontrola, žetony kontroly na hranice, účinek žetonu bonusu; vylosuj žeton.
    .refused = Tohle teď není na řadě. Nejprve je třeba { $phase }.
caesar-turn-own-side = Jen svoje žetony
    .rule = Používáš jen vlastní žetony vlivu a kontroly.
    .refused = Tohle patří druhé straně ({ SEAT($seat) }). Vyber něco svého nebo něco na herním plánu.

## Setup

caesar-setup-bonus = Žeton bonusu v každé provincii
    .rule = Každá provincie dostane náhodně jeden žeton bonusu lícem nahoru; Italia vždy žeton Senát.
caesar-setup-supply = Dva žetony do začátku
    .rule = Každá strana si ze svého sáčku vylosuje do zásoby dva žetony vlivu. Druhá strana je nevidí.
caesar-setup-caesar = Caesar začíná
    .rule = První tah má Caesar.

## Placing a token

caesar-place-token = Umísti jeden žeton vlivu
    .rule = Tah začínáš tím, že umístíš jeden žeton ze své zásoby na volné pole mezi dvěma provinciemi. Počítá se v obou.
caesar-place-supply = Jen žetony ze zásoby
    .rule = Umisťuješ žeton ze své zásoby.
    .refused = V zásobě nemáš { FORM($token, "acc") }. Vyber některý z těch, které máš.
caesar-place-free = Jeden žeton na poli
    .rule = Na hraniční pole patří jeden žeton a ten tam zůstane až do konce partie.
    .refused = Pole mezi provinciemi { $first } a { $second } je obsazené. Vyber volné pole.
caesar-place-symbol = Symbol musí souhlasit
    .rule = Na každém poli je meč, štít nebo loď. Žeton se hodí na pole se svým symbolem.
    .refused = Na poli mezi provinciemi { $first } a { $second } je { $symbol } a { FORM($token, "nom") } se tam nehodí. Vyber pole s jeho symbolem.
caesar-place-wild = Žolíkové žetony patří kamkoli
    .rule = Žeton bez symbolu se hodí na každé pole.
caesar-place-way = Jak žeton otočit
    .rule = Žeton má dvě čísla. Ke které ze dvou provincií míří větší číslo, je na tobě.
    .refused = Jen jedním způsobem lze umístit { FORM($token, "acc") }: na obou stranách má stejné číslo.

## Closing a province

caesar-close-full = Uzavření provincie
    .rule = Provincie je uzavřená, jakmile jsou obsazená všechna její hraniční pole. Hned se vyhodnotí.
caesar-close-order = Dvě uzavřené provincie najednou
    .rule = Když tvůj žeton uzavře dvě provincie, vybereš, která se vyhodnotí první, se vším, co k tomu patří. Uzavřené jsou obě od chvíle umístění.
    .refused = Provincie { $province } se tímto žetonem neuzavřela. Vyber jednu ze dvou, které se uzavřely.
caesar-close-bonus = Kdo uzavře, bere žeton bonusu
    .rule = Kdo provincii uzavře, vezme si její žeton bonusu, i když kontrolu získá druhá strana.
caesar-control-higher = Větší vliv získává kontrolu
    .rule = Čísla, která míří k uzavřené provincii, se sečtou. Strana s vyšším součtem nad ní získá kontrolu a položí na ni žeton kontroly, až do konce partie.
caesar-control-italia = Italia platí dvakrát
    .rule = Kdo má kontrolu nad provincií Italia, položí na ni dva žetony kontroly.
caesar-control-tie = Při shodě nezíská kontrolu nikdo
    .rule = Jsou-li oba součty stejné, kontrolu nad provincií už nikdy nikdo nezíská.

## Markers on borders

caesar-border-marker = Žetony mezi dvěma vlastními provinciemi
    .rule = Na hraniční pole mezi dvěma sousedícími provinciemi, nad kterými máš kontrolu, smíš položit ještě jeden žeton kontroly. Zakryje tam ležící žeton vlivu, ať je čí chce.
caesar-border-both = Obě provincie musí být tvoje
    .rule = Na hranici smí tvůj žeton kontroly, jen když máš kontrolu nad provinciemi po obou jejích stranách.
    .refused = Kontrolu nad oběma provinciemi nemáš: { $first }, { $second }. Vyber hranici mezi dvěma svými provinciemi.
caesar-border-covered = Na hranici jen jeden žeton kontroly
    .rule = Na jednu hranici patří jeden žeton kontroly.
    .refused = Na hranici mezi provinciemi { $first } a { $second } už žeton kontroly je. Vyber jinou.
caesar-border-face-down = Žeton lícem dolů blokuje hranice
    .rule = Leží-li v provincii na jejím vlastním poli žeton kontroly lícem dolů, na její hranice už žádné další nesmějí; v provincii Italia k tomu stačí jeden ze dvou.
    .refused = V jedné z provincií { $first } a { $second } leží žeton kontroly lícem dolů: na jejich společnou hranici už žádný další nesmí.
caesar-border-active-first = Strana na tahu má přednost
    .rule = Smějí-li na hranice umístit žetony kontroly obě strany, strana na tahu umístí nejdřív všechny své.
caesar-border-optional = Žeton můžeš vynechat
    .rule = Na hranici žeton kontroly umístit nemusíš.
caesar-border-later = Vynechaný žeton může přijít později
    .rule = Při každém uzavření smí každá strana označit každou takovou hranici, kterou ještě nezakrývá žeton kontroly, i když se uzavírá provincie, která s ní nesousedí. Vynechaný žeton tak může přijít později.
    .refused = V této partii smí na hranici žeton kontroly, jen když se právě uzavírá jedna z jejích dvou provincií. Teď se neuzavírá ani { $first }, ani { $second }.

## Drawing, and the end

caesar-draw-one = Vylosuj jeden žeton
    .rule = Na konci tahu si ze svého sáčku vylosuješ do zásoby jeden žeton, ať jich máš kolik chceš.
caesar-draw-empty = Prázdný sáček
    .rule = Je-li sáček prázdný, nelosuje se nic.
caesar-end-last-marker = Poslední žeton kontroly vyhrává
    .rule = Kdo se první zbaví všech dvanácti žetonů kontroly, na herním plánu nebo pod žetony Senát, okamžitě vyhrává, ať je na tahu kdokoli. Podle našeho výkladu i prvním ze dvou v provincii Italia; žetony ležící lícem dolů se počítají.
caesar-end-no-placement = Kdo nemůže umístit žeton, prohrává
    .rule = Strana, která na začátku svého tahu nemá žeton pro žádné volné pole, prohrála.
