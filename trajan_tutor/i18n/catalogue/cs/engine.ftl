### What the engine says about games, options, data files and records. Each sentence names the place and the way out.

## Beginning a game

engine-game-unknown = Hra „{ $game }“ tu není. Nainstalováno: { $known }.
engine-game-entry = Hra „{ $game }“ je nainstalovaná, ale „{ $place }“ ji nejmenuje. Její vstupní bod (entry point) má jmenovat Plugin toho jména a Plugin svou hru.
engine-game-broken = Hra „{ $game }“ je nainstalovaná, ale „{ $place }“ se nedá importovat: { $problem }
engine-game-lacks = Hra „{ $game }“ nemá všechno, co program potřebuje. Chybí: { $capabilities }.
engine-bot-taken = Bot „{ $bot }“ už existuje. Dej svému jiné jméno.
engine-bot-unknown = Bot „{ $bot }“ neexistuje. Na výběr: { $known }. Vlastní bot je známý, jakmile s ním zavoláš tt.play.
engine-bot-wrong = Vlastní bot je funkce, nebo třída, jejíž objekty se volají jako funkce; „{ $given }“ není ani jedno. Předej trajan_tutor.search.bots.Bot jméno a to, co vrací hráče.
engine-seats = Hra { $game } se nedá hrát, když je míst u stolu { $seats }. Na výběr: { $offered }.
engine-seed = Semínko { $seed } se nedá použít. Zvol celé číslo od 0 do 9007199254740991.
engine-option-unknown = Možnost „{ $option }“ neexistuje. Možnosti této hry: { $offered }.
engine-option-value = Možnost { $option } nemůže mít hodnotu „{ $value }“. Na výběr: { $choices }.

## Whatever is read from outside. $place is the file, or the words of reading-given

reading-given = Zadaný text
reading-missing = Soubor neexistuje: { $place }.
reading-file = Nejde přečíst: { $place } – { $problem }.
reading-not-a-file = { $place }: to není soubor, který se dá číst, ale složka, zařízení nebo roura.
reading-large = { $place }: příliš velké, přečíst se dá nejvýš { $most } MB.
reading-not-beside = { $place }: neleží ve složce souboru, který na něj odkazuje, a nečte se.
reading-not-unicode = { $place }, řádek { $line }: je tam bajt, který v textu UTF-8 nemůže být.
reading-json = { $place }, řádek { $line }, sloupec { $column }: tady to končí v půlce, nebo to není JSON.
reading-toml = { $place }, řádek { $line }: tohle nejde přečíst jako TOML: { $problem }.
reading-line = { $place }, řádek { $line }: { $problem }.
reading-key = { $place }, u { $key }: { $problem }.
reading-no-game = { $place }: v „game“ není, ke které hře to patří. Pozice a záznam to uvádějí; nainstalováno: { $known }.

## What is wrong at that line or key

reading-twice = klíč „{ $key }“ je tam dvakrát
reading-deep = zanoření je hlubší než dovolený počet úrovní, { $most }
reading-digits = celé číslo má víc číslic, než je dovoleno: { $most }
reading-not-finite = číslo není konečné
reading-half = je tam půlka znaku, a to není platný Unicode
reading-kind = je tam hodnota druhu { $kind }, který se tu nepoužívá
reading-odd = je tam příliš dlouhé číslo, nebo datum, které neexistuje

## Data files of a game

engine-figure-lacks = { $place }: u hodnoty „{ $figure }“ chybí „{ $needed }“.
engine-figure-source = { $place }: hodnota „{ $figure }“ odkazuje na pramen „{ $source }“, který v seznamu pramenů není.
engine-figure-status = { $place }: hodnota „{ $figure }“ má stav „{ $status }“. Musí to být confirmed, reconstructed nebo ruling.
engine-reading-lacks = { $place }: výklad { $ruling } nemá žádnou pozici.
engine-book-words-lack = { $place }: slovům číslo { $number } z pravidel chybí „{ $needed }“. Doplň to: ruling, book a text.
engine-rule-lacks = { $place }: u pravidla { $rule } chybí „{ $needed }“.
engine-rule-title = { $place }: pravidlo { $rule } je tam dvakrát, nebo jeho název „{ $title }“ není jeho id s pomlčkami.

## Records

engine-record-kind = V záznamu se u „{ $field }“ očekává: { $expected }.
engine-record-lacks = V záznamu chybí pole „{ $field }“.
engine-record-version = Záznam má verzi { $found }. Tento program čte verzi { $expected }.
engine-record-game = Záznam patří ke hře „{ $found }“, a ne ke hře „{ $game }“.
engine-record-move = Úkon { $number } v záznamu, „{ $move }“, v této hře neexistuje.
engine-record-illegal = Úkon { $number } v záznamu, „{ $move }“, v té chvíli partie není možný.

## What is wrong in a position

engine-position-seen = Tato pozice je zapsaná tak, jak ji někdo vidí, a není celá. „tt.position(…)“ ji přečte a skryté věci rozdá znovu; „tt.position(…).whole().json()“ je celá.
engine-position-not-seen = Co je v této pozici vidět, není vidět v žádné partii. Čti text tak, jak byl zapsán.
engine-position-kind = V pozici se u „{ $place }“ očekává: { $expected }.
engine-position-missing = V pozici chybí u „{ $place }“ pole „{ $field }“.
engine-position-unknown-field = V pozici má „{ $place }“ pole, které nikdo nezná: „{ $field }“. Odstraň ho, nebo oprav jeho jméno.
engine-position-name = V pozici má „{ $place }“ hodnotu { $found }. Na výběr je jen: { $expected }.
engine-position-number = V pozici má „{ $place }“ hodnotu { $found }. Musí to být celé číslo od { $least } do { $most }.
    .edit = musí to být celé číslo od { $least } do { $most }, ne { $found }.
engine-position-value = V pozici má „{ $place }“ hodnotu { $found }. Očekává se: { $expected }.
engine-position-length = V pozici je počet položek v „{ $place }“: { $found }. Má jich být: { $expected }.
    .edit = vejde se jich tolik: { $expected }, a teď by jich bylo { $found }.
engine-position-twice = V pozici uvádí „{ $place }“ dvakrát { $name }. Každá věc tam smí být jen jednou.
    .edit = už tam je, a každá věc tam smí být jen jednou.

## The test that every game must pass; $detail tells more

engine-conformance-words = { $game }: v katalogu chybí slova pro { $key } ({ $purpose }).
    .mend = Přidej „{ $name } = …“ do { $file } a ke slovům všech ostatních jazyků.
    .mend-form = Přidej „.{ $form } = …“ k „{ $name }“ v { $file } a ke slovům všech ostatních jazyků.
engine-conformance-endless = { $game }, míst u stolu: { $seats } – partie neskončí ani po tolika úkonech: { $moves }.
    .mend = Každá partie jednou skončí: hledej stav, který se opakuje, nebo poslední kolo, které ji neukončí.
engine-conformance-choices = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – není žádný dovolený úkon, nebo je některý dvakrát.
    .mend = „legal“ vrací každý úkon jednou, a žádný jen tehdy, když „is_over“.
engine-conformance-actor = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – místo u stolu, které je na tahu, neexistuje ({ $detail }).
    .mend = „current_seat“ vrací místo od 0 a menší než „seats“, a -1 jen po konci partie.
engine-conformance-by-rules = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – místo u stolu, za které hrají pravidla, má na výběr ({ $detail }).
    .mend = Vyřaď to místo z „played_by_rules“, nebo mu nech právě jeden dovolený úkon.
engine-conformance-notation = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – úkon a jeho text spolu nesouhlasí ({ $detail }).
    .mend = „parse“ vrátí ke každému textu z „notation“ přesně týž úkon; žádné dva úkony nemají stejný text.
engine-conformance-refused-legal = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – dovolený úkon je odmítnut ({ $detail }).
    .mend = Ať se „legal“ i „refuse“ ptají téže funkce, která řekne, které pravidlo úkon zakazuje.
engine-conformance-not-refused = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – nedovolený úkon není odmítnut ({ $detail }).
    .mend = Ať se „legal“ i „refuse“ ptají téže funkce, která řekne, které pravidlo úkon zakazuje.
engine-conformance-rule-unknown = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – uvádí se pravidlo, které v pravidlech není ({ $detail }).
    .mend = Přidej ho do pravidel („rules“ dané hry, většinou se čtou z „rules.toml“ ve složce jejích dat), nebo uveď jiné.
engine-conformance-features = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – dva znaky mají stejné jméno i místo, nebo žádný nezastupuje skóre ({ $detail }).
    .mend = Dej znakům stejného jména různá místa a právě jednomu jméno, které zastupuje skóre.
engine-conformance-features-worth = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – součet cen znaků jednoho místa u stolu nesedí s ohodnocením ({ $detail }).
    .mend = „features“ a „evaluate“ vycházejí z týchž veličin: co počítá jedno, počítá i druhé.
engine-conformance-source = { $game }: body ze zdroje { $source } přicházejí podle pravidla, které v pravidlech není.
    .mend = „rule_of“ uvádí pro každý zdroj bodů nějaké pravidlo: přidej ho do pravidel (většinou v „rules.toml“), nebo uveď jiné.
engine-conformance-out-of-turn = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – místo u stolu smí jednat, i když není na tahu.
    .mend = „refuse“ se nejdřív ptá, jestli je místo, které to zkouší, na tahu.
engine-conformance-copy = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – hraní na kopii mění originál.
    .mend = „copy“ kopíruje každý seznam a slovník stavu, který „apply“ mění, i ty vnořené; náhodná hra běží na kopii.
engine-conformance-pickle = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – stav uložený přes pickle se vrátí změněný.
    .mend = Nech ve stavu jen to, co pickle umí: prosté hodnoty, jejich seznamy a dataclass se slots.
engine-conformance-spots = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – místo úkonu nevede zpět k úkonu ({ $detail }).
    .mend = Každé místo ze „spots_of“ je i ve „spots“ a „moves_at“ pro něj vrátí ten úkon.
engine-conformance-determinize = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – nové rozdání skrytých věcí mění, co místo u stolu vidí ({ $detail }).
    .mend = „determinize“ rozdává jen to, co „observe“ skrývá, a všechno ostatní nechává být.
engine-conformance-pieces = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – dvě umístění mají společný prvek ({ $detail }).
    .mend = Dej každému umístění vlastní prvek: co to je a jeho číslo.
engine-conformance-spot-names = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – dvě místa mají stejné jméno ({ $detail }).
    .mend = Dej každému místu vlastní jméno.
engine-conformance-position = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – zapsaná a přečtená pozice se vrátí změněná, nebo pokračuje jinak.
    .mend = „dump“ zapisuje všechno, co rozhoduje o dalším průběhu, a „load“ to celé přečte. Uvnitř úseku je pozice ta z jeho začátku a úkony od té doby.
engine-conformance-load = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – „load“ přijme pozici, která nemůže nastat, nebo ji přečte jako jinou ({ $detail }).
    .mend = Odmítni ji výjimkou UnreadableError, která uvede místo. „trajan_tutor.engine.position_values“ čte čísla v mezích, jména, seznamy a objekty bez dalších polí.
engine-conformance-load-breaks = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – „load“ se na pozici, která nemůže nastat, zhroutí, místo aby ji odmítl ({ $detail }).
    .mend = Odmítni ji výjimkou UnreadableError, která uvede místo. „trajan_tutor.engine.position_values“ čte čísla v mezích, jména, seznamy a objekty bez dalších polí.
engine-conformance-ledger = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – body přibyly bez události ({ $detail }).
    .mend = Body se získávají na jediném místě, které je připíše do přehledu a zapíše událost se zdrojem a body.
engine-conformance-end = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – partie skončila, ale je tu dovolený úkon, někdo na tahu, nebo chybí vítěz.
    .mend = Když „is_over“ platí, je „legal“ prázdné, „current_seat“ je -1 a „winners“ někoho uvádí.
engine-conformance-refused-end = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – úkon po konci není odmítnut.
    .mend = „refuse“ se nejdřív ptá, jestli partie skončila.
engine-conformance-record = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – zapsaný a přečtený záznam se vrátí změněný.
    .mend = Jména a možnosti přípravy jsou texty, čísla a seznamy, které JSON unese.
engine-conformance-replay = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – záznam se nepřehraje do stejného stavu.
    .mend = „apply“ závisí jen na stavu a úkonu: náhoda se bere ze semínka ve stavu a hra si nic nepamatuje.
engine-conformance-parse = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – text, který není úkon, se přečte jako úkon.
    .mend = „parse“ vyvolá UnreadableError pro každý text, který „notation“ nevytváří.
engine-conformance-begin = { $game }, míst u stolu: { $seats } – stejná příprava nezačne stejnou partii, nebo ji začne s jiným počtem míst.
    .mend = „new_game“ bere všechnu náhodu ze semínka přípravy a míst u stolu tolik, kolik příprava uvádí.
engine-conformance-play-out = { $game }, míst u stolu: { $seats } – náhodná hra neskončí.
    .mend = „play_out“ hraje, dokud neplatí „is_over“.
engine-conformance-forced = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – program se ptá na krok, který je jediný možný ({ $detail }).
    .mend = Krok, který je jediný možný, zahraj na konci „apply“, aby se na něj nikdo neptal.
engine-conformance-winners = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – někdo vyhrál, i když partie pokračuje.
    .mend = „winners“ nevrací nikoho, dokud neplatí „is_over“.
engine-conformance-determinize-seed = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – skryté věci rozdané dvakrát podle téhož semínka se liší ({ $detail }).
    .mend = „determinize“ bere všechnu náhodu ze svého semínka.
engine-conformance-legal-seen = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – kdo je na tahu, nevidí své dovolené úkony ({ $detail }).
    .mend = Pozorování místa, které je na tahu, obsahuje všechno, co „legal“ potřebuje; nové rozdání na tom nic nemění.
engine-conformance-told = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – úkon, jehož události se zapisují, vede jinam než úkon bez zápisu událostí ({ $detail }).
    .mend = „apply“ a „apply_and_tell“ běží podle stejného kódu a jen druhé z nich zapisuje události.
engine-conformance-leak = { $game }, míst u stolu: { $seats }, odehraných úkonů: { $moves } – místo u stolu vidí, co mu žádná událost neukázala ({ $detail }).
    .mend = Skryj to v „observe“, nebo tomu místu v události sděl, co teď smí vědět.
engine-conformance-no-secret = { $game }, míst u stolu: { $seats } – něco se označuje jako tajné, ale vidí to všechna místa.
    .mend = Skryj v „observe“, co událost skrývá, nebo ať to událost řekne všem.

## What words are for that a game has to bring

engine-words-said = říká je sama hra
engine-words-title = název hry
engine-words-rule-title = název pravidla, v pravidlech a u odmítnutí
engine-words-rule = text pravidla, v pravidlech
engine-words-area = nadpis oblasti pravidel, v pravidlech a v obrázku toho, co studující zná
engine-words-source = zdroj bodů, v tabulkách a grafech
engine-words-source-from = zdroj bodů ve větě, jako „2 body za řady“
engine-words-note = poznámka k hodnotě, která není jistá
engine-words-ruling = výklad otázky, kterou pravidla nechávají otevřenou
engine-words-disagreement = místo, kde se pravidla rozcházejí
engine-words-book = název tištěných pravidel
engine-words-offer = možnost, ve formuláři nové partie
engine-words-seat = jak se říká místu u stolu
engine-words-look = oblast herního plánu, jako v nápovědě „Podívej se na trh“
engine-words-reason = důvod v nápovědě
engine-words-period = část partie, v nápovědě
engine-words-lesson = slova lekce
engine-words-campaign = název okamžiku v sérii partií
engine-words-first-times = věta, která něco vysvětlí, když se to stane poprvé
engine-words-exercise = otázka cvičení
engine-words-puzzle = téma úlohy

## Boards of games

view-check-spot = { $game }, míst u stolu: { $seats } – místo { $spot } není na žádném listu, který je při počtu { $seats } vidět.
    .mend = Nakresli skupinu s třídou „spot“ a id „{ $drawn }“ v některém listu ve složce { $folder } („mat.S.“ zastupuje podložku každého místa u stolu), nebo rodinu.
view-check-placement = { $game }, míst u stolu: { $seats } – na { $spot } něco leží, ale takové místo hra nemá.
    .mend = „placements“ uvádí jen místa, která zná „spots“: přidej k nim „{ $spot }“.
view-check-symbol = { $game }, míst u stolu: { $seats } – pro to, co leží na { $spot }, chybí kresba „{ $symbol }“.
    .mend = Nakresli skupinu s třídou „symbol“ a id „{ $symbol }“ v „symbols.svg“ ve složce { $folder }, nebo dej umístění text.
view-check-name = { $game }: v katalogu chybí slova pro { $key }, název výřezu { $pane }.
    .mend = Přidej „{ $key } = …“ ke slovům hry, nebo uveď jiný klíč v „panes.toml“ ve složce { $folder }.
view-check-pane = { $game }, míst u stolu: { $seats } – místo { $spot } není v žádném výřezu.
    .mend = Zvětši rámeček některého výřezu v „panes.toml“ ve složce { $folder } tak, aby v něm byl střed místa.

## Drawings

view-templates-missing = V { $place } nejsou žádné kresby.
view-panes-unreadable = Obsah „panes.toml“ se nedá přečíst: { $problem }.
view-pane-sheet = Výřez ukazuje list { $sheet }, který tento herní plán nemá.
view-theme-unknown = Motiv „{ $theme }“ neexistuje; k dispozici: { $known }.
view-prefix = „{ $prefix }“ nemůže být začátek id: nejdřív písmeno, pak písmena, číslice, „-“ nebo „_“.
view-template-anchor = Šablona nemá na { $spot } místo pro „{ $symbol }“.
view-template-symbol = Šablona nemá symbol „{ $symbol }“.
view-template-frame = Symbol „{ $symbol }“ potřebuje rám, který začíná v jeho počátku.
view-template-cell = Rodina „{ $family }“ potřebuje právě jednu buňku.
view-template-transform = Co drží místo pro prvky na { $spot }, smí být jen posunuté, ne „{ $transform }“.

## Search

search-over = Partie skončila: není kam hledat dopředu.
search-not-to-act = Teď rozhoduje { SEAT($actor) }, takže se nedá hledat tah pro jiné místo u stolu ({ SEAT($seat) }).
search-player-budget = „{ $player }“ není hráč. Zadej jméno bota, nebo lookahead, information-sets, flat či beam se sekundami CPU nebo se vzorky, třeba lookahead@0.5s nebo flat@200.
