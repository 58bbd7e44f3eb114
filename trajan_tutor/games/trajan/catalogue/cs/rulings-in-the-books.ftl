### What the rulebooks say where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the books, named by us.
### Room: sentences, which wrap.

trajan-ruling-r1-place = Seznam bonusových žetonů ve všech trojích pravidlech.
trajan-ruling-r1-says = Česká a polská pravidla dávají na šedé straně 2 body za každou kartu, portugalská 1.
trajan-ruling-r1-against = Portugalská pravidla, která uvádějí 1 bod; šedá strana by pak měla třetinu hodnoty žluté.
trajan-reading-r1-2 = Šedá strana bonusového žetonu na zboží přináší 2 body za každou jeho kartu.
trajan-reading-r1-1 = Šedá strana bonusového žetonu na zboží přináší 1 bod za každou jeho kartu.

trajan-ruling-r2-place = Seznam bonusových žetonů ve všech trojích pravidlech.
trajan-ruling-r2-says = Polská a portugalská pravidla dávají na šedé straně půl bodu za každého dělníka, česká 2 body.
trajan-ruling-r2-against = Česká pravidla uvádějí 2 body. To by bylo víc než 1 bod na žluté straně, takže jejich text sotva může být správný.
trajan-reading-r2-0-5 = Šedá strana bonusového žetonu na dělníky přináší půl bodu za každého dělníka, součet se zaokrouhlí nahoru.
trajan-reading-r2-2 = Šedá strana bonusového žetonu na dělníky přináší 2 body za každého dělníka, víc než jeho žlutá strana.

trajan-ruling-r3-place = Konec kola ve všech trojích pravidlech.
trajan-ruling-r3-says = Kolo končí po tahu, ve kterém ukazatel času došel na počáteční políčko nebo ho přešel. O dvojím přechodu v jednom tahu se nemluví.
trajan-ruling-r3-against = Kolo končí po tahu a tah skončí jen jednou. Jeden tah by tedy mohl ukončit jen jedno kolo, ať se ukazatel posune jakkoli daleko.
trajan-reading-r3-two-rounds = Kolo končí pokaždé, když ukazatel přejde počáteční políčko, i dvakrát v jednom tahu.
trajan-reading-r3-one-round = Jeden tah ukončí nejvýše jedno kolo, ať ukazatel přejde počáteční políčko kolikrát chce.

trajan-ruling-r4-place = Tah, krok Trajanův žeton, ve všech trojích pravidlech.
trajan-ruling-r4-says = Kde leží obě barvy, žeton se odebere a jeho body se započítají; zvláštní akce je podaná jako možnost.

trajan-ruling-r5-place = Armáda ve všech trojích pravidlech.
trajan-ruling-r5-says = Vojevůdce jde do sousední provincie. Tábor leží vedle tří provincií a říká se mu tábor.
trajan-ruling-r5-against = Tábor je místo na mapě s vlastními sousedy a cestu zpět žádná pravidla výslovně nezakazují.
trajan-reading-r5-no = Vojevůdce se do vojenského tábora nikdy nevrací.
trajan-reading-r5-yes = Vojevůdce se smí z provincie vedle vojenského tábora do tábora vrátit; nic se tam nebere.

trajan-ruling-r6-place = Stavba ve všech trojích pravidlech.
trajan-ruling-r6-says = Na políčka s dělníky ostatních hráčů se vstoupit smí, bez žetonu a bez bodů. O druhém vlastním dělníkovi se nemluví.

trajan-ruling-r7-place = Žádné místo. Otázka vzniká u akce Přístav; o prázdném balíčku žádná pravidla nemluví.
trajan-ruling-r7-says = Nic. O balíčku a kartách, které se z něj odkrývají, mluví jen příprava hry.

trajan-ruling-r8-place = Příprava hry ve všech trojích pravidlech; u akce Přístav o tom žádná nemluví.
trajan-ruling-r8-says = Když se berou první karty, vyprázdněná odkládací hromádka se hned doplní z balíčku.

trajan-ruling-r9-place = Konec čtvrtletí, doplnění herního plánu, ve všech trojích pravidlech.
trajan-ruling-r9-says = Nové žetony přijdou do prázdných provincií, potom do fóra. Co dělat, když dojdou, řečeno není.

trajan-ruling-r10-place = Konec čtvrtletí, požadavky lidu, ve všech trojích pravidlech.
trajan-ruling-r10-says = Každý požadavek, který splnit můžeš, splnit musíš; lze to i Trajanovým žetonem. Kterými žetony a že jich má být splněno celkem co nejvíc, řečeno není.
trajan-ruling-r10-against = Použití Trajanova žetonu nic nestojí a ušetřit ho má smysl, jen když se chceš zbavit žetonu fóra; snad se tedy má použít jako první.
trajan-reading-r10-any = Čím požadavek splníš, je na tobě; Trajanův žeton, který si necháváš, použít nemusíš.
trajan-reading-r10-kept-first = Jako první plní svůj požadavek Trajanův žeton, který si necháváš; žetony fóra a žolíky přijdou až po něm.

trajan-ruling-r11-place = Seznam bonusových žetonů ve všech trojích pravidlech.
trajan-ruling-r11-says = Body jsou za to, že máš aspoň jeden žeton fóra se znakem. O žolících tu není zmínka.
trajan-ruling-r11-against = Při plnění požadavků zastoupí žolík na požadavky kterýkoli ze tří znaků; mohl by tedy i tady.
trajan-reading-r11-no = Žolík na požadavky nic nepřináší s bonusovým žetonem na chléb, hry nebo náboženství.
trajan-reading-r11-yes = Žolík na požadavky se pro takový bonusový žeton počítá jako žeton s jeho znakem.

trajan-ruling-r12-place = Přístav a závěrečné bodování ve všech trojích pravidlech.
trajan-ruling-r12-says = Žeton zastoupí kartu zboží. Jestli jich lze použít víc najednou, nebo samotné, řečeno není.
trajan-ruling-r12-against = Žeton, který zastupuje kartu, má možná jen doplnit skutečné karty: jeden samotný ani dva jako pár by pak náklad netvořily.

trajan-ruling-r13-place = Tah, zvláštní akce žetonu s [+2], ve všech trojích pravidlech.
trajan-ruling-r13-says = Žeton [+2] přijde na jedno ze šesti políček pro akce navíc. Že na každém smí být jen jeden a co dělat, když leží na všech, řečeno není.

trajan-ruling-r14-place = Žádné místo. Otázka vzniká u Trajanových žetonů, u akce Armáda a u akce Stavba; o prázdné zásobě žádná pravidla nemluví.
trajan-ruling-r14-says = Nic. Každý hráč má 15 figurek a pravidla říkají jen to, odkud se berou.

trajan-ruling-r15-place = Konec čtvrtletí, senát, ve všech trojích pravidlech.
trajan-ruling-r15-says = Konzul si vezme jeden ze dvou bonusových žetonů, místokonzul druhý. Počet hráčů uvedený není.
trajan-ruling-r15-against = Ve dvou hráčích je druhé místo zároveň poslední a odměna za poslední místo nemusí být záměr.
trajan-reading-r15-both = I ve dvou hráčích si místokonzul vezme druhý bonusový žeton.
trajan-reading-r15-consul = Ve dvou hráčích si bonusový žeton vezme jen konzul.

trajan-ruling-r16-place = Akce navíc ve všech trojích pravidlech.
trajan-ruling-r16-says = Leží-li na znaku žetonu žeton [+2], smíš akci zopakovat podruhé; žeton akce navíc se odhodí, žeton [+2] zůstává.

trajan-ruling-r17-place = Žádné místo. Otázka vzniká při přípravě hry a u akce Trajan; o prázdných sloupcích žádná pravidla nemluví.
trajan-ruling-r17-says = Při přípravě hry si všichni berou žetony ze tří různých sloupků. Že by sloupky došly, řečeno není.

trajan-ruling-r18-place = Stavba a přehledy akcí navíc ve všech trojích pravidlech.
trajan-ruling-r18-says = Akci prvního žetonu druhu hráč hned provede. Přehledy o ní mluví jako o možné.
trajan-ruling-r18-against = Sama věta žádné smíš nemá: hráč akci provede. A možná může znamenat tam, kde nějaká je.
trajan-reading-r18-may-decline = Dodatečnou akci za stavební žeton smíš vynechat, ale ne odložit na později.
trajan-reading-r18-must = Dodatečná akce za stavební žeton se musí provést, pokud to jde.

trajan-ruling-r19-place = Stavba a akce navíc ve všech trojích pravidlech.
trajan-ruling-r19-says = První žeton druhu dává akci. Jestli byla sama akce Stavba zopakovaná, nehraje v textu roli.
trajan-ruling-r19-against = Tah má mít jednu akci navíc; řetěz opakování a dodatečné akce ho prodlouží víc, než pravidla zřejmě chtějí.
trajan-reading-r19-yes = Akci dává i zopakovaná akce Stavba, za první žeton dalšího druhu.
trajan-reading-r19-no = Zopakovaná akce Stavba žádnou akci nedává.

trajan-ruling-r20-place = Akce navíc ve všech trojích pravidlech.
trajan-ruling-r20-says = Akce se zopakuje odhozením jednoho žetonu akce navíc se znakem. Kdy se žeton dostal k hráči, nehraje v textu roli.
trajan-ruling-r20-against = Žeton z fóra, který zopakuje akci Fórum, kterou se bere, se hned zaplatí sám, a s tím pravidla možná nepočítala.

trajan-ruling-r21-place = Akce navíc ve všech trojích pravidlech.
trajan-ruling-r21-says = Po akci smíš tutéž akci zopakovat žetonem s jejím znakem, nebo žolíkem. Zda i s jinou její možností, řečeno není.

trajan-ruling-r22-place = Žádné místo. Otázka vzniká u akcí navíc; který ze dvou vhodných žetonů odejde, neříkají žádná pravidla.
trajan-ruling-r22-says = Žolík zastupuje kterýkoli žeton akce navíc. Který odejde, když máš oba, řečeno není.

trajan-ruling-r23-place = Tah, zvláštní akce žetonů s dělníky a legionáři, ve všech trojích pravidlech.
trajan-ruling-r23-says = Žeton přesouvá do tábora 1 nebo 2 figurky. Zda je to počet na žetonu, nebo tvoje volba, řečeno není.

trajan-ruling-r24-place = Tah, zvláštní akce žetonů s požadavky, ve všech trojích pravidlech.
trajan-ruling-r24-says = Žeton zůstává na podložce do konce partie. Zvláštní akce žetonu je něco, co využít smíš.

trajan-ruling-r25-place = Přístav ve všech trojích pravidlech; že by karty došly, řečeno není.
trajan-ruling-r25-says = Doberou se 2 karty, pak se 1 odloží. Po vyložení karet dobereš tolik, kolik jich vyložíš.

trajan-ruling-r26-place = Žádné místo. Otázka vzniká u akce Přístav; o odkládací hromádce, která zůstane prázdná, žádná pravidla nemluví.
trajan-ruling-r26-says = Nic. Vyprázdněnou hromádku doplňuje jen příprava hry, a tam je balíček plný.

trajan-ruling-r27-place = Konec čtvrtletí, doplnění herního plánu, ve všech trojích pravidlech.
trajan-ruling-r27-says = Všechny žetony senátu ležící lícem nahoru se odstraní ze hry, použité i nepoužité. Provincie jmenované nejsou.
trajan-reading-r27-leave = Žetony senátu v provinciích odcházejí spolu s těmi, které mají hráči, a provincie hned dostanou nové žetony.
trajan-reading-r27-stay = Žetony senátu v provinciích zůstávají; odcházejí jen ty, které mají hráči.

trajan-ruling-r28-place = Konec čtvrtletí a závěrečné bodování ve všech trojích pravidlech.
trajan-ruling-r28-says = Vítězí vyšší pozice v senátu. Jestli ta před návratem koleček, nebo po něm, řečeno není.
trajan-ruling-r28-against = Výš v senátu může znamenat, jak kolečka stála při čtvrté volbě, než se přerovnala.

trajan-ruling-r29-place = Příprava hry ve všech trojích pravidlech.
trajan-ruling-r29-says = Karty lze brát z kterýchkoli hromádek v jakékoli kombinaci. Zda je balíček jednou z nich, řečeno není.
trajan-reading-r29-deck-too = První karty zboží si bereš z balíčku, nebo z vrchu kterékoli odkládací hromádky.
trajan-reading-r29-piles-only = První karty zboží si bereš jen ze dvou odkládacích hromádek; doplňují se z balíčku.

trajan-ruling-r30-place = Příprava hry ve všech trojích pravidlech.
trajan-ruling-r30-says = Všichni si vezmou tři karty a vyprázdněná hromádka se hned doplní. Jestli kartu vidíš dřív, než si vezmeš další, řečeno není.
trajan-ruling-r31-place = Konec čtvrtletí, doplnění herního plánu, ve všech trojích pravidlech.
trajan-ruling-r31-says = Odstraní se žetony fóra, žetony senátu a zbytek fóra. O žetonech požadavků se nemluví.
trajan-ruling-r32-place = Tah, krok s Trajanovým žetonem, ve všech trojích pravidlech.
trajan-ruling-r32-says = V misce jsou kameny v barvách zobrazených na žetonu. O jedné barvě dvakrát se nemluví.
