### A game being played: names, turns, picks, saved games.

## Names

session-name-you = Ty
session-name-person = Hráč { $letter }
session-name-bot = Bot { $letter }
session-name-bot-side = { $side } (bot)

## Whose turn it is

session-turn-you = Jsi na tahu.
session-turn = Na tahu: { $name }.
session-over = Partie skončila.
session-won =
    { $count ->
        [1] { $names } vyhrává.
       *[other] { $names } se dělí o vítězství.
    }
session-won-you = Vyhráváš.

## The log, read aloud: whom the next sentences concern

session-told = { $name }: { $text }

## Picking, choosing, taking back

session-refused-no-spot = Místo „{ $spot }“ na tomto herním plánu není.
session-refused-nothing = Tam se teď nedá nic vybrat.
session-refused-no-move = „{ $move }“ teď k možnostem nepatří.
session-undo-none = Není co vzít zpět.
session-undone = Vzato zpět: rozhodni znovu.
session-undo-others = Od té doby už rozhodoval jiný hráč. Vrátit můžeš jen své vlastní poslední rozhodnutí, a musíš o to požádat.
session-unsealed = Tajná volba je zase u tebe: vyber znovu.
session-not-at-table = Hraješ tu s ostatními: dál jdete společně a nikdo se bez ostatních nevrací ani neohlíží.
session-not-your-turn = Teď rozhoduje jiný hráč.
session-ended = Tato partie je ukončená. Už se v ní nerozhoduje.
session-seat-kept = Dokud tu nejsi, hraje za tebe bot. Místo dostaneš zpět při příštím rozhodnutí.
session-chosen-early = Volba je přijatá. Odkryje se, až zvolí všichni; do té doby ji můžeš vzít zpět.
session-narrowed =
    { $count ->
        [one] Tohle místo může znamenat { $count } možnost: klikni na druhé místo, nebo vyber ze seznamu.
        [few] Tohle místo může znamenat { $count } možnosti: klikni na druhé místo, nebo vyber ze seznamu.
       *[other] Tohle místo může znamenat { $count } možností: klikni na druhé místo, nebo vyber ze seznamu.
    }
session-unpicked = Už není vybráno nic.

## Going back and forth

session-redo-none = Není kam jít dopředu.
session-redone = O krok dopředu.
session-jumped = Partie je teď ve vybraném okamžiku.
session-no-node = Místo { $number } už v této partii není.
session-prune-root = Začátek partie se odstranit nedá.
session-pruned = Varianta je odstraněná.

## Bots one by one, several people at one screen

session-no-bot = Teď nerozhoduje žádný bot.
session-pace-unknown = „{ $pace }“ není tempo pro boty. Napiš at-once nebo step.
session-share-settings = „{ $setting }“ se nedá zvolit, když se partie sdílí: takovou partii hrají lidé, a to s obvyklým nastavením. Vynech to, nebo vynech share=True.
session-hot-seat = Nejdřív si musí sednout { SEAT($seat) }.
session-hot-seat-none = Teď si nikdo sednout nemusí.
# $points has its sign, $count has none: only the latter can be selected on.
session-gain = { $points } { FORM($source, "from", $count) }
session-since-quiet =
    { $turns ->
        [one] { $turns } cizí tah: { POINTS("quiet") }.
        [few] { $turns } cizí tahy: { POINTS("quiet") }.
       *[other] { $turns } cizích tahů: { POINTS("quiet") }.
    }
session-gains = { $name }: { $gains }.

## Beginning a game

session-person-seat = Místo u stolu { $seat } neexistuje. Počet míst v této hře: { $seats }, číslují se od 0.
session-names-many = Jmen: { $names }, míst u stolu: { $seats }. Na každé místo může být nejvýš jedno jméno.
session-bot-chose = Bot „{ $bot }“ vrátil { $chosen }, a to není dovolený úkon. Má vrátit jedno z čísel game.legal(observation.state), tady { $legal }.
session-players-many = Hráčů: { $players }, míst u stolu: { $seats }. Na každé místo zadej jednoho.
session-setup-unknown = „{ $setup }“ není způsob přípravy hry. Napiš quick nebo choose.

## Values of a wrong kind

session-value = „{ $given }“ nemůže být { $name }. Očekává se: { $expected }.
session-value-text = text
session-value-language = zkratka jazyka, třeba en nebo pt-BR
# $given: what was asked for, such as "xx". $offered: what can be asked for, such as "en (English)".
session-language-unknown = Jazyk „{ $given }“ tu není, takže se nic nemění. Na výběr je: { $offered }.
# $variable: TRAJAN_TUTOR_LANGUAGE
session-language-variable = { $variable } označuje jazyk „{ $given }“, který tu není: použije se angličtina. Na výběr je: { $offered }.
session-language-not-kept = Teď se mluví tímto jazykem, po příštím spuštění už ne.
session-value-texts = seznam textů, třeba ["Ada", "Bo"]
session-value-number = celé číslo
session-value-numbers = seznam celých čísel, třeba [0, 1]
session-value-flag = True nebo False
session-value-path = cesta k souboru nebo ke složce
session-value-named = slovník (dict) hodnot podle jmen

## Saved games

session-path-needed = Soubor se zadává cestou, tedy textem, ne jako „{ $given }“.
session-game-needed = Zadej hru, třeba tt.play("trajan"), nebo pozici, od které se začne. K dispozici: { $known }.
session-home-nobody = { $variable } neoznačuje žádnou složku: není uživatel, na jehož domovskou složku by mohlo „{ $given }“ ukazovat.
session-home-wrong = { $variable } neoznačuje složku, která může existovat: „{ $given }“ ({ $problem }).
session-home-gone = Složka, ve které běží Python, už neexistuje, takže se nedá nic uložit. Přejdi do jiné, nebo některou zadej v { $variable }.
session-file-not-written = Soubor { $path } se nepodařilo zapsat: { $problem }.
session-not-a-file = { $path } není obyčejný soubor: nedá se do něj nic uložit.
session-saved-games-gone = Uložená partie { $file } už tu není. Vyber jinou.
session-saved-games-not-removed = Uloženou partii { $file } se nepodařilo odstranit: { $problem }.
session-journal-not-written = Co děláš, se teď neukládá: do složky { $folder } se nedá nic zapsat ({ $problem }). Můžeš pokračovat; uloží se to, jakmile to půjde.
# What is not on the disk, since when.
session-unsaved-game =
    { $number ->
        [1] Neuloženo
       *[other] Neuloženo od rozhodnutí { $number }
    }
session-unsaved-change = Poslední změna není uložená
session-unsaved-lesson = Neuloženo od kroku { $number }
session-unsaved-attempts =
    { $count ->
        [one] Jedna odpověď není uložená
        [few] { $count } odpovědi nejsou uložené
       *[other] { $count } odpovědí není uloženo
    }
session-unsaved-mistakes =
    { $count ->
        [one] Jedna chyba k procvičení není uložená
        [few] { $count } chyby k procvičení nejsou uložené
       *[other] { $count } chyb k procvičení není uloženo
    }
session-journal-kind = Soubor { $file } neobsahuje, co sem patří, nebo je poškozený. Zůstává, jak je.
session-journal-version = Soubor { $file } zapsal jiný program, verze { $found }; tenhle čte verzi { $expected }. Zůstává, jak je.
session-journal-line = Jeden řádek souboru je poškozený.
session-journal-damaged =
    { $count ->
        [one] V souboru { $file } je poškozený jeden řádek. Co obsahoval, se vynechává.
        [few] V souboru { $file } jsou poškozené { $count } řádky. Co obsahovaly, se vynechává.
       *[other] V souboru { $file } je poškozených { $count } řádků. Co obsahovaly, se vynechává.
    }
session-journal-astray =
    { $count ->
        [one] Jedno rozhodnutí se nedá ukázat: chybí, co se rozhodlo před ním.
        [few] { $count } rozhodnutí se nedají ukázat: chybí, co se rozhodlo před nimi.
       *[other] { $count } rozhodnutí se nedá ukázat: chybí, co se rozhodlo před nimi.
    }
session-journal-begun = Jeden z těch, kdo tuto partii zapisovali, uvádí jiný začátek, a ten se vynechává: { $problem }
session-journal-left-out =
    { $count ->
        [0] Rozhodnutí { $number } uložené partie, „{ $move }“, není možné a vynechává se.
        [one] Rozhodnutí { $number } uložené partie, „{ $move }“, není možné. Vynechává se, a s ním { $count } další.
        [few] Rozhodnutí { $number } uložené partie, „{ $move }“, není možné. Vynechává se, a s ním { $count } další.
       *[other] Rozhodnutí { $number } uložené partie, „{ $move }“, není možné. Vynechává se, a s ním { $count } dalších.
    }
session-journal-empty = Ve složce { $folder } není žádná uložená partie.
session-tree-version = Soubor má jinou verzi ({ $found }), než čte tento program ({ $expected }).
session-tree-twice = Uložená partie je poškozená: rozhodnutí { $number } je v ní dvakrát.
session-tree-lacks = Uložená partie je poškozená: chybí rozhodnutí { $number }.
session-tree-differs = Uložená partie je poškozená: její úkony nevedou tam, kde partie je.
session-field = V uložené partii se u „{ $field }“ očekává: { $expected }.

## Comparing, replays, the end of a game

session-total = Celkem
session-compare-source = Porovnávat se dají jen pozice rozehrané partie, na herním plánu nebo samotné, ne { $kind }.
session-compare-many = Porovnat se dají dvě místa, nejvýš { $most }; zadáno: { $given }.
session-compare-named = { $letter }, název „{ $name }“
session-compare-done = { $letter } – { $done }
session-compare-better = Zatím je pro tebe lepší { $side }, rozdíl: { POINTS($count, "figure") }. Co přijde potom, se nepočítá.
session-compare-best = Pro tebe je lepší { $side }, rozdíl: { POINTS($count, "figure") }.
session-compare-even = Zatím jsou pro tebe stejně dobré: co je lepší, se ještě nedá říct.
session-compare-nothing = nic
session-compare-way = { $side }, { $decisions } rozhodnutí: { $moves }
session-compare-revealed = { $side }, cestou odkryto: { $told }
session-replay-turn = Tah
session-replay-end = Konec
session-replay-turning =
    Tah { $turn }, { $name }, zisk proti { $seats ->
        [2] soupeři
       *[other] ostatním
    }: { POINTS($swing, "figure") }.
session-replay-title =
    Přehrání partie hry { board-form-game-name }: { $frames ->
        [one] { $frames } obrázek
        [few] { $frames } obrázky
       *[other] { $frames } obrázků
    }
session-replay-mark = { $name } +{ $swing }
session-replay-points = { $name } { $points }
session-replay-all = { POINTS("title") }: { $points }.
session-replay-frame = Tah { $turn }, { $name }.
session-replay-done = Tah { $turn }, { $text }
session-replay-done-before = { $text }
session-replay-brought = { $name }: { $text } ({ $points }).
session-replay-setup = Před prvním tahem.
session-replay-seat = Přehrání se nedá sledovat z místa u stolu { $seat }, dokud u něj zůstává něco tajné.
session-replay-source = Přehrání se dělá ze záznamu, z cesty k uložené partii, nebo z rozehrané partie, ne z { $kind }.
session-why-points = { POINTS($points, "figure") }, o { $margin } víc než další v pořadí.
session-why-shared = Každý má { POINTS($points, "figure") }.
session-why-tie = { POINTS($points, "figure") } mají i jiní; rozhoduje pravidlo „{ $rule }“.
kept-board = { GAME($game) }: { $turn }
kept-comparison = { GAME($game) }: porovnávaných míst: { $places }
kept-moves = Možných tahů: { $count }
kept-course = Lekcí: { $lessons }, hotových: { $done }
