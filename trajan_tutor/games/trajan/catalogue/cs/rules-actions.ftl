### Rules: the six actions and extra actions.

## Seaport

trajan-seaport-draw = Dober dvě, jednu odlož
    .rule = Přístav, první možnost: dober z balíčku dvě karty zboží a pak jednu kartu z ruky odlož.
trajan-seaport-no-cards = Není co dobrat
    .rule = Když není žádná karta k dobrání, nemůžeš tuto možnost zvolit. Když zbývá jen jedna, dobereš jednu.
    .refused = Není co dobrat: balíček je prázdný a pod vrchními kartami odkládacích hromádek nic neleží.
trajan-seaport-discard = Odlož na jednu z hromádek
    .rule = Když dobereš dvě karty, odložíš jednu kartu z ruky lícem nahoru na jednu ze dvou odkládacích hromádek. Na kterou, je na tobě; odložit ale musíš.
trajan-seaport-take = Vezmi si odkrytou kartu
    .rule = Přístav, druhá možnost: vezmi si vrchní kartu jedné ze dvou odkládacích hromádek. Všichni vidí, co bereš.
trajan-seaport-pile-empty = Prázdná odkládací hromádka
    .rule = Odkládací hromádka, kterou není z čeho doplnit, zůstává prázdná, dokud na ni někdo kartu neodloží.
    .refused = Není co vzít: { $pile } je prázdná.
trajan-seaport-lay = Vylož karty před sebe
    .rule = Přístav, třetí možnost: vylož jednu nebo dvě karty z ruky lícem nahoru před sebe a pak stejný počet dober z balíčku. Vyložené karty se na konci počítají pro bonusové žetony.
trajan-seaport-hand = Jen karty z ruky
    .rule = Odložit, vyložit a naložit na loď můžeš jen karty, které máš v ruce.
    .refused = V ruce nemáš žádnou { FORM($goods, "card-acc") }.
trajan-seaport-ship = Nalož karty na loď
    .rule = Přístav, čtvrtá možnost: vylož z ruky do svého vyložení karty, které se hodí na jednu ze tří lodí, a získej tolik bodů, kolik za jejich počet udává horní strana lodi. Barevná loď se pak do konce čtvrtletí otočí na šedou stranu, která přináší méně. Za naložení se žádné karty nedobírají.
    .refused = Právě nakládáš loď, která bere { FORM($ship, "acc") }. Nakládej dál, nebo ji nech vyplout.
trajan-seaport-identical = Loď pro stejné karty
    .rule = První loď bere jednu až čtyři karty stejného druhu.
    .refused = Tahle loď bere jednu až čtyři karty stejného druhu a vypluje aspoň s jednou. Tohle se nehodí.
trajan-seaport-pairs = Loď pro páry
    .rule = Druhá loď bere jeden až tři páry, každý z jiného druhu zboží.
    .refused = Tahle loď bere jeden až tři páry stejných karet, každý pár jiného druhu. Takový pár tu nesložíš.
trajan-seaport-different = Loď pro různé karty
    .rule = Třetí loď bere jednu až čtyři karty, každou jiného druhu.
    .refused = Tahle loď bere jednu až čtyři karty, každou jiného druhu, a vypluje aspoň s jednou. Tohle se nehodí.
trajan-seaport-wild = Žolíky na zboží
    .rule = Žolík na zboží zastoupí při nakládání na loď jednu kartu zboží libovolného druhu. Pak se odstraní ze hry. Vyložit ani odložit ho nelze.
    .refused = Na to nemáš dost žolíků na zboží.
trajan-seaport-refill = Odkládací hromádka není nikdy prázdná
    .rule = Když někdo vezme poslední kartu odkládací hromádky, hned se tam odkryje další karta z balíčku.
trajan-seaport-reshuffle = Nový balíček
    .rule = Když je balíček prázdný a je potřeba karta, zamíchají se obě odkládací hromádky kromě svých vrchních karet a vznikne nový balíček.

## Forum

trajan-forum-take = Vezmi si žeton z fóra
    .rule = Fórum: vezmi si jeden libovolný žeton, který tam leží, ať už na políčku fóra, nebo na jednom ze tří žlutých políček.
trajan-forum-absent = Jen žetony, které tam leží
    .rule = Vzít si můžeš jen žeton, který ve fóru právě leží. Nové přijdou až s dalším čtvrtletím.
    .refused = Na tomhle políčku fóra teď neleží { $tile }.

## Military

trajan-military-enlist = Nový legionář
    .rule = Armáda, první možnost: přesuň figurku ze své zásoby do vojenského tábora. Od té chvíle je z ní legionář.
trajan-military-supply = Žádná další figurka
    .rule = Máš patnáct figurek. Když je tvoje zásoba prázdná, do táborů už žádná přijít nemůže.
    .refused = Tvoje zásoba je prázdná: není figurka, která by mohla do vojenského tábora.
trajan-military-leader = Vojevůdce na pochodu
    .rule = Armáda, druhá možnost: přesuň vojevůdce do sousední provincie. Tečkované čáry jsou cesty po moři.
    .refused = Tvůj vojevůdce nemůže jít { FORM($from, "from") } { FORM($province, "to") }: obě místa spolu nesousedí.
trajan-military-camp = Do tábora není návratu
    .rule = Tvůj vojevůdce začíná ve vojenském táboře. Jakmile z něj jednou odejde, pohybuje se už jen mezi provinciemi.
    .refused = Vojevůdce se do vojenského tábora vrátit nemůže. Vyber sousední provincii.
trajan-military-tile = Žeton v provincii
    .rule = Leží-li v provincii, do které tvůj vojevůdce vstoupí, žeton fóra, vezmeš si ho.
trajan-military-legionary = Legionář do provincie
    .rule = Armáda, třetí možnost: přesuň jednoho svého legionáře z vojenského tábora do provincie, kde je tvůj vojevůdce, a získej za ni body.
    .refused = Tvůj vojevůdce je ještě ve vojenském táboře. Nejprve ho přesuň do některé provincie, legionáři jdou za ním.
trajan-military-camp-empty = V táboře není žádný legionář
    .rule = Legionář jde do provincie z vojenského tábora, musí tam tedy nějaký tvůj čekat.
    .refused = Ve vojenském táboře žádný tvůj legionář nečeká, takže { FORM($province, "to") } nemá kdo jít.
trajan-military-one-each = V provincii jen jeden legionář
    .rule = V každé provincii smíš mít jednoho legionáře, víc ne.
    .refused = Jednoho legionáře už { FORM($province, "in") } máš.
trajan-military-rivals = Soupeři ubírají body
    .rule = Za každého legionáře jiného hráče v provincii je o tři body méně, nikdy ale méně než nula.

## Trajan

trajan-arch-stack = Nový Trajanův žeton
    .rule = Trajan: vezmi si vrchní žeton jednoho ze šesti sloupků a polož ho na políčko, kde stojí tvůj oblouk.
trajan-arch-stack-empty = Prázdný sloupek
    .rule = Sloupek, ze kterého jsou všechny žetony pryč, zůstává prázdný.
    .refused = Sloupek „{ $stack }“ je prázdný. Vyber jiný.
trajan-arch-full = Všechna políčka jsou plná
    .rule = Dokud leží Trajanovy žetony na všech šesti tvých políčkách, nemůžeš si vzít další.
    .refused = Na všech šesti tvých políčkách leží Trajanovy žetony. Než si vezmeš další, musíš některý z nich získat.
trajan-arch-moves = Oblouk se posune
    .rule = Když si vezmeš žeton, tvůj oblouk se přesune po směru hodinových ručiček na nejbližší políčko bez žetonu. Jsou-li všechna plná, přesune se do středu.

## Senate

trajan-senate-advance = Postup v senátu
    .rule = Senát: posuň své kolečko o jedno políčko doprava, navrch na případná kolečka, která tam už jsou, a získej body z tohoto políčka. Na konci čtvrtletí platí políčko také za tolik hlasů.
    .refused = Tvoje kolečko postupuje po jednom políčku: na nejbližší vpravo.
trajan-senate-end = Poslední políčko senátu
    .rule = Stupnice končí políčkem za osm bodů. Kolečko na něm zůstává do konce čtvrtletí.
    .refused = Tvoje kolečko je na posledním políčku senátu. V tomto čtvrtletí už dál nemůže.

## Construction

trajan-construction-recruit = Nový dělník
    .rule = Stavba, první možnost: přesuň figurku ze své zásoby do pracovního tábora. Od té chvíle je z ní dělník.
trajan-construction-supply = Žádná další figurka
    .rule = Máš patnáct figurek. Když je tvoje zásoba prázdná, do táborů už žádná přijít nemůže.
    .refused = Tvoje zásoba je prázdná: není figurka, která by mohla do pracovního tábora.
trajan-construction-camp-empty = V táboře není žádný dělník
    .rule = Dělník jde na stavební políčko z pracovního tábora, musí tam tedy nějaký tvůj čekat.
    .refused = V pracovním táboře žádný tvůj dělník nečeká, takže na políčko { $space } nemá kdo jít.
trajan-construction-adjacent = Stav vedle svých dělníků
    .rule = Stavba, druhá možnost: přesuň dělníka z tábora na stavební políčko. Tvůj první dělník smí kamkoli, každý další jen na políčko vedle některého tvého dělníka, ne úhlopříčně.
    .refused = Políčko { $space } nesousedí s žádným tvým dělníkem.
trajan-construction-own-worker = Na políčku jen jeden dělník
    .rule = Na jednom stavebním políčku máš nejvýše jednoho dělníka. Dělníci ostatních hráčů ti nepřekážejí.
    .refused = Na políčku { $space } už jeden tvůj dělník je.
trajan-construction-tile = Stavební žeton
    .rule = Leží-li na políčku stavební žeton, vezmeš si ho a získáš jeho body. Kde už si žeton vzal někdo dřív, nedostaneš nic než místo.
trajan-construction-grant = První žeton druhu dává akci
    .rule = Stavebních žetonů je pět druhů. Když si vezmeš svůj první žeton některého druhu, dostaneš hned dodatečnou akci, která k tomuto druhu patří. Můžeš ji vynechat, ale ne odložit na později.
    .refused = Podle možností této partie nemůžeš vynechat { FORM($action, "acc") }, kterou dává tvůj stavební žeton.

## Extra actions

trajan-extra-repeat = Zopakuj akci
    .rule = Po provedené akci můžeš použít žeton akce navíc téže akce a provést ji znovu. Podle našeho výkladu i s jinou její možností. Žeton se odstraní ze hry.
    .refused = V této partii nejde žetonem zopakovat { FORM($action, "acc") } ve stejném tahu, ve kterém žeton bereš.
trajan-extra-icon = Žeton musí akci ukazovat
    .rule = Žetonem akce navíc zopakuješ jen akci, kterou ukazuje. Nezáleží na tom, odkdy ho máš.
    .refused = Zopakovat { FORM($action, "acc") } můžeš jen vlastním žetonem, který ji ukazuje, nebo žolíkem akce navíc.
trajan-extra-wild = Žolíky akce navíc
    .rule = Žolíkem akce navíc zopakuješ kteroukoli akci. Máš-li i žeton, který akci ukazuje, vybereš si, který z obou použiješ.
    .refused = Nemáš žádného žolíka akce navíc, kterým by šlo zopakovat { FORM($action, "acc") }.
trajan-extra-once = Jeden žeton akce navíc za tah
    .rule = Za tah smíš použít nejvýše jeden žeton akce navíc.
    .refused = Jeden žeton akce navíc už je v tomto tahu použitý, dalším už { FORM($action, "acc") } zopakovat nejde.
trajan-extra-plus-two = Žeton [+2] zopakuje ještě jednou
    .rule = Leží-li u akce, kterou žetonem opakuješ, žeton [+2], smíš ji s tímtéž žetonem akce navíc provést ještě podruhé. Žeton [+2] zůstává na tvé podložce.
trajan-extra-done = Opakovat jde jen provedená akce
    .rule = Zopakovat můžeš jen akci, která je opravdu provedená, a žeton použiješ jen na opakování, které opravdu přijde.
    .refused = Žeton na zopakování { FORM($action, "gen") } už je použitý, teď ji tedy proveď. Vyber jednu možnost.
