### Rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Setup, the turn, sowing, time, Trajan tiles.

## The game and the turn

trajan-game-over = Konec hry
    .rule = Po čtvrtém čtvrtletí všichni započítají závěrečné body. Dál už se nehraje.
    .refused = Partie skončila, dál už se nehraje.
trajan-turn-order = Hráči hrají po směru hodinových ručiček
    .rule = Jeden hráč odehraje celý svůj tah, pak je na řadě další po směru hodinových ručiček. Jen na konci čtvrtletí se postupně rozhodují všichni.
    .refused = Teď se rozhoduje { SEAT($actor) }, ne { SEAT($seat) }.
trajan-turn-steps = Kroky tahu
    .rule = Tah má pevné pořadí: rozmísti kameny, posuň ukazatel času, vezmi získaný Trajanův žeton, proveď jednu akci a pak případné akce navíc. Další krok začíná, až když je předchozí hotový.
    .refused = Tohle teď není na řadě. Nejprve je třeba { $phase }.
trajan-turn-own-mat = Tvoje vlastní podložka
    .rule = Používáš jen to, co patří k tvé podložce. Co leží na podložkách ostatních, je jejich.
    .refused = Tohle leží na podložce jiného hráče ({ SEAT($seat) }). Vyber něco na své podložce nebo na herním plánu.

## Setup

trajan-setup-markers = Dva kameny do každé misky
    .rule = Tvůj akční kruh má šest misek. Před začátkem hry vložíš do každé z nich dva ze svých dvanácti kamenů, barvy si zvolíš libovolně.
trajan-setup-markers-left = Dva kameny od každé barvy
    .rule = Máš po dvou kamenech od každé ze šesti barev a všechny přijdou do tvých misek.
    .refused = Do misky { $tray } to nejde: žádný { FORM($colour, "marker") } už ti nezbývá. Vyber barvu, která ještě leží vedle tvé podložky.
trajan-setup-goods = Tři karty zboží do začátku
    .rule = V pořadí tahů si každý hráč vezme tři karty zboží z kterýchkoli hromádek v jakékoli kombinaci. Podle našeho výkladu jednu po druhé, pokaždé neznámou vrchní kartu balíčku, nebo odkrytou vrchní kartu jedné ze dvou odkládacích hromádek.
    .refused = V této partii se první karty zboží berou jen ze dvou odkládacích hromádek. Vezmi vrchní kartu jedné z nich.
trajan-setup-stacks = Tři různé sloupky
    .rule = Trajanovy žetony leží v šesti sloupcích podle toho, co přinášejí. Začínáš se třemi; každý z nich je vrchní žeton jiného sloupku.
    .refused = Ze sloupku „{ $stack }“ už jeden žeton máš. Vyber jiný sloupek.
trajan-setup-slots = Políčka II, IV a VI
    .rule = U každé misky je políčko pro jeden Trajanův žeton. Tvoje první tři žetony přijdou na políčka II, IV a VI v libovolném pořadí.
    .refused = Na políčko { $slot } teď žádný žeton nepatří. První tři žetony přijdou na ta z políček II, IV a VI, která jsou volná.
trajan-setup-bonus = Bonusový žeton do začátku
    .rule = Každý hráč si vylosuje bonusový žeton a položí ho žlutou stranou nahoru. Body přinese na konci partie. Další dva žetony leží lícem nahoru u senátu pro první čtvrtletí.
trajan-setup-board = Herní plán na začátku
    .rule = V každé provincii a na každém políčku fóra leží žeton fóra, na každém ze tří žlutých políček žeton akce navíc, na každém stavebním políčku stavební žeton. Tvůj vojevůdce a jedna figurka začínají ve vojenském táboře, další figurka v pracovním táboře.

## Sowing and time

trajan-sow-tray = Vezmi všechny kameny z misky
    .rule = Tah začínáš tím, že vezmeš do ruky všechny kameny z jedné své misky.
trajan-sow-empty = Prázdnou misku rozmístit nejde
    .rule = V misce, ze které bereš kameny, musí být aspoň jeden.
    .refused = Miska { $tray } je prázdná. Vyber misku, ve které jsou kameny.
trajan-sow-colour = Jen co máš v ruce
    .rule = Pokládáš kameny, které držíš v ruce. Na pořadí barev nezáleží, zvolíš si ho.
    .refused = V ruce není žádný { FORM($colour, "marker") }, který by šel položit do misky { $tray }. Vyber jinou barvu.
trajan-sow-clockwise = Do každé další misky jeden kámen
    .rule = Kameny pokládáš po jednom po směru hodinových ručiček, první do misky hned za tou, kterou vyprázdníš. Žádná miska se nevynechává; když obejdeš celý kruh, ani ta, ze které kameny jsou. Akci určuje miska tvého posledního kamene.
trajan-time-advance = Každý kámen stojí čas
    .rule = Za každý kámen, který z misky vezmeš, se ukazatel času posune o jeden krok. Plná miska dává sílu, ale zkracuje čtvrtletí.

## Trajan tiles

trajan-tile-match = Získej Trajanův žeton
    .rule = Leží-li u misky tvého posledního kamene Trajanův žeton a jsou-li v ní obě barvy z tohoto žetonu, vezmeš si žeton i jeho body. Nezáleží na tom, jak dlouho tam kameny leží, ani co tam leží dalšího. Podle našeho výkladu žeton s jednou barvou dvakrát chce dva kameny této barvy.
trajan-tile-special = Zvláštní akce žetonu
    .rule = Většina Trajanových žetonů přináší kromě bodů ještě něco. Můžeš to hned využít, nebo nechat být; žeton i jeho body jsou tvoje tak jako tak.
    .refused = Tohle žeton ({ $kind }) nenabízí. Využij jeho zvláštní akci, nebo ji vynech.
trajan-tile-goods = Dvě karty zboží
    .rule = Za žeton smíš dobrat z balíčku dvě karty zboží.
trajan-tile-figures = Figurky do tábora
    .rule = Za žeton smíš přesunout ze své zásoby do pracovního nebo vojenského tábora jednu či dvě figurky, podle toho, co ukazuje. Když jich v zásobě tolik není, přesuneš, co tam je.
    .refused = Tvoje zásoba je prázdná: není figurka, která by mohla do tábora.
trajan-tile-plus-two = Žeton [+2]
    .rule = Za žeton smíš položit žeton [+2] k jedné ze šesti akcí na své podložce; podle našeho výkladu ke každé nejvýše jeden. Když pak tuto akci zopakuješ žetonem akce navíc, můžeš ji díky žetonu [+2] provést ještě jednou.
    .refused = U { FORM($action, "gen") } už žeton [+2] leží. Vyber akci, u které není, nebo žeton [+2] nech být.
trajan-tile-demand = Požadavek splněný do konce partie
    .rule = Trajanův žeton s chlebem, hrami nebo náboženstvím zůstává na tvé podložce. V každém čtvrtletí splní jeden požadavek lidu na to, co ukazuje.
trajan-tile-arch = Oblouk se vrací
    .rule = Dokud leží žetony na všech šesti tvých políčkách, čeká tvůj oblouk ve středu akčního kruhu. Jakmile nějaký žeton získáš, přesune se oblouk na uvolněné políčko.

## The action

trajan-action-target = Poslední miska určuje akci
    .rule = Smíš provést jednu akci: tu, která patří k misce tvého posledního kamene.
    .refused = To patří k { FORM($wanted, "dat") }. Tvůj poslední kámen ti dává { FORM($action, "acc") }.
trajan-action-optional = Akci můžeš vynechat
    .rule = Akci nikdy provést nemusíš, můžeš ji vynechat.
