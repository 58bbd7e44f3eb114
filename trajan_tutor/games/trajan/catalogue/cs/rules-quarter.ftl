### Rules: the end of a round, of a quarter, of the game.

## Round and quarter

trajan-round-end = Konec kola
    .rule = Když ukazatel času dojde na začátek časového okruhu nebo ho přejde, kolo po tomto tahu končí. Ukazatel zůstává, kde je.
trajan-round-demand = Lid vznáší požadavek
    .rule = Na konci kola se odkryje žeton požadavku, pokud jich tam leží méně než tři.
trajan-quarter-end = Konec čtvrtletí
    .rule = Když kolo skončí a tři žetony požadavků už leží na místě, končí čtvrtletí. Hra má čtyři čtvrtletí.
trajan-quarter-demands = Splň co nejvíc požadavků
    .rule = Na konci čtvrtletí má lid tři požadavky. Který splnit můžeš, ten splnit musíš. Podle našeho výkladu jich celkem splníš co nejvíc, ale kterými žetony, je na tobě.
    .refused = Musíš splnit co nejvíc požadavků. Takhle (požadavek na { FORM($demand, "acc") }) by jeden, který splnit můžeš, zůstal nesplněný.
trajan-quarter-kept = Trajanův žeton plní požadavek každé čtvrtletí
    .rule = Trajanův žeton s chlebem, hrami nebo náboženstvím na tvé podložce splní v každém čtvrtletí jeden požadavek na to, co ukazuje, a zůstává ti.
    .refused = Trajanův žeton, který si necháváš, splní za čtvrtletí jeden požadavek a musí ukazovat, co lid žádá. K požadavku na { FORM($demand, "acc") } to nesedí.
trajan-quarter-tile = Žeton fóra splní jeden požadavek
    .rule = Žeton fóra s chlebem, hrami nebo náboženstvím splní jeden požadavek na to, co ukazuje, a odstraní se ze hry.
    .refused = Lid žádá { FORM($demand, "acc") }: žeton fóra požadavek splní, jen když právě to ukazuje a patří tobě.
trajan-quarter-wild = Žolík splní kterýkoli požadavek
    .rule = Žolík na požadavky splní jeden požadavek libovolného druhu a odstraní se ze hry.
    .refused = Nemáš žádného žolíka na požadavky, kterým by šlo splnit požadavek na { FORM($demand, "acc") }.
trajan-quarter-penalty = Nesplněné požadavky stojí body
    .rule = Jeden nesplněný požadavek tě stojí 4 body, dva 9 a tři 15. Tvoje skóre může klesnout pod nulu.
trajan-quarter-votes = Sčítání hlasů
    .rule = Tvoje hlasy jsou číslo na políčku, kde leží tvoje kolečko v senátu, a čísla na tvých žetonech senátu. Při shodě rozhoduje kolečko, které je dál na stupnici, potom to, které leží ve sloupku výš.
trajan-quarter-consul = Konzul si vybírá bonusový žeton
    .rule = Kdo má nejvíc hlasů, stává se konzulem a vezme si jeden ze dvou bonusových žetonů u senátu, žlutou stranou nahoru.
    .refused = Bonusový žeton „{ $tile }“ v nabídce není. Vyber některý z těch, které leží u senátu.
trajan-quarter-vice-consul = Místokonzul bere druhý žeton
    .rule = Kdo má druhý nejvyšší počet hlasů, stává se místokonzulem a vezme si bonusový žeton, který zbyl po konzulovi, šedou stranou nahoru.
trajan-quarter-discs = Kolečka se vracejí
    .rule = Všechna kolečka se vrátí na začátek senátní stupnice do jednoho sloupku: nejméně hlasů vespod, konzul navrchu.
trajan-quarter-clean-up = Co po čtvrtletí odchází
    .rule = Ze hry se odstraní žetony fóra použité na splnění požadavků, všechny žetony senátu, které leží lícem nahoru, a všechno, co zbylo ve fóru. Podle našeho výkladu i žetony senátu v provinciích a tři žetony požadavků.
trajan-quarter-new-tiles = Nové žetony
    .rule = Pro další čtvrtletí přibudou dva bonusové žetony, žeton fóra do každé provincie, kde není žeton, vojevůdce ani legionář, nové žetony do fóra a tři žetony akce navíc, dokud zásoba stačí.
trajan-quarter-ships = Lodě se otočí barevnou stranou
    .rule = Na začátku čtvrtletí se všechny tři lodě otočí zpět na barevnou stranu.

## The end of the game

trajan-final-hand = Karty v ruce
    .rule = Na konci přinese každá karta zboží v tvé ruce 1 bod.
trajan-final-workers = Dělníci v táboře
    .rule = Na konci přinese každá tvoje figurka v pracovním táboře 1 bod.
trajan-final-legionaries = Legionáři v táboře
    .rule = Na konci přinese každá tvoje figurka ve vojenském táboře 1 bod.
trajan-final-tiles = Zbylé Trajanovy žetony
    .rule = Na konci přinese každý Trajanův žeton, který ještě leží u tvého akčního kruhu, 1 bod.
trajan-final-sets = Sady stavebních žetonů
    .rule = Na konci přinesou tři stavební žetony jednoho druhu 10 bodů, všechny čtyři jednoho druhu 20. Žolík na stavbu zastoupí kterýkoli žeton, který ti chybí.
trajan-final-bonus-goods = Bonusové žetony na zboží
    .rule = Bonusový žeton se dvěma druhy zboží přináší body za každou takovou kartu ve tvém vyložení, na žluté straně víc než na šedé. Žolík na zboží zastoupí jednu takovou kartu.
trajan-final-bonus-demands = Bonusové žetony: chléb, hry, náboženství
    .rule = Bonusový žeton s chlebem, hrami nebo náboženstvím přináší 9 bodů na žluté straně a 6 na šedé, pokud máš aspoň jeden žeton fóra se stejným znakem.
trajan-final-bonus-workers = Bonusový žeton na dělníky
    .rule = Tento bonusový žeton přináší body za každého tvého dělníka ve stavební oblasti, na žluté straně víc než na šedé. Půlky bodů se sečtou a součet se zaokrouhlí nahoru.
trajan-final-bonus-legionaries = Bonusový žeton na legionáře
    .rule = Tento bonusový žeton přináší na žluté straně 2 body za každého tvého legionáře v provincii, na šedé 1 bod.
trajan-final-bonus-bonus = Bonusový žeton na bonusové žetony
    .rule = Tento bonusový žeton přináší 3 body za každý tvůj bonusový žeton, který leží žlutou stranou nahoru, včetně sebe sama; leží-li on sám šedou stranou nahoru, přináší za každý takový 2 body.
trajan-final-winner = Vyhrává, kdo má nejvíc bodů
    .rule = Kdo má po závěrečném bodování nejvíc bodů, vyhrává.
trajan-final-tie = Při shodě rozhoduje senát
    .rule = Z hráčů se stejným počtem bodů vyhrává ten, jehož kolečko leží v senátu výš.
