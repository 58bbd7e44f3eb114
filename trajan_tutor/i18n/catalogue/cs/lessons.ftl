### Lessons: what their player says, what is wrong with a lesson file, what the proof finds, and progress.

## A lesson being played

lesson-head = { $title } (krok { $number } z { $steps })
lesson-goal = Cíl: { $goal }
coach-lesson-turn = { $head } { $steps }.
coach-lesson-because = { $head } { $reasons }.
lesson-aim-open = ○ { $aim }
lesson-aim-met = ✓ { $aim }
lesson-aims-met = Splněné dílčí cíle: { $met } z { $all }.
lesson-own-way = Dobře, hraj po svém. { $prompt }
lesson-own-turn = Teď je to na tobě. { $prompt }
lesson-review-row = { $name }: { $points }
lesson-review-points = { $seat } { $points }
lesson-review-total = Celkem
lesson-choice = - { $name }: { $text }
lesson-feedback = → { $text }
lesson-achieved = Co už umíš ve hře { board-form-game-name }
lesson-achieved-game = { board-form-game-name }
lesson-achieved-name = Jméno
lesson-achieved-date = Datum: { DATETIME($date, dateStyle: "long") }
lesson-achieved-rules = Pravidla, každé jako kroužek: plný, když je zvládnuté; s tečkou, když naposledy vyšlo.
lesson-passed-over =
    { $steps ->
        [one] Jeden krok se přeskakuje: znáš ho z partie. Ukáže ho „Zpět“.
        [few] Přeskakují se { $steps } kroky: znáš je z partie. Ukáže je „Zpět“.
       *[other] Přeskakuje se { $steps } kroků: znáš je z partie. Ukáže je „Zpět“.
    }
lesson-finished = Jsi na konci této lekce.
lesson-goes-on = Lekce pokračuje ze své vlastní pozice, která se od tvé trochu liší.
lesson-lost = Odtud už se k cíli dojít nedá. Vrať se a zkus to jinak.
lesson-away = Volně zkoušíš: hraj, jak chceš. Lekce čeká tam, kde je teď.
lesson-look = Podívej se sem: { $place }.
lesson-no-hint = Tady nápovědu nepotřebuješ.
lesson-no-more-hints = Další nápovědy k tomuto kroku nejsou. Lekce ti ho ale může ukázat.
lesson-first-reading = Čti nejdřív dál: v lekci se bude hrát za chvilku.
lesson-first-doing = Nejdřív splň cíl, nebo požádej o nápovědu.
lesson-first-others = Nejdřív rozhodují ostatní: dívej se, nebo přeskoč na svůj tah.
lesson-first-asked = Nejdřív odpověz na otázku, nebo požádej o nápovědu.
lesson-first-mistaken = Nejdřív se vrať a pak to zkus jinak.
lesson-first-lost = Nejdřív se vrať a pak to zkus jinak.
lesson-first-done = Tento krok je hotový. Jdi na další.
lesson-first-away = Volně zkoušíš. Nejdřív se vrať do lekce.
lesson-comes-later = Lekce na tohle místo ukazuje, ale přijde na ně později. { $prompt }
lesson-first-shown = Tah se ti právě ukazuje. Pokračuj tlačítkem „Další“, nebo se vrať: pak je to na tobě.
lesson-hint-soon = Rádce hledá nápovědu. Ukáže se, jakmile nějaká bude.
lesson-shown-soon = Hledá se dobrý tah. Ukáže se, jakmile bude.
lesson-shown-none = Tady se žádný tah ukázat nedá. Požádej o nápovědu, nebo zkus nějaký svůj.
lesson-shown-move = { $step }.
lesson-shown-because = { $step }. Proč: { $why }.
lesson-shown-brings =
    { $points ->
        [one] { $step }. To je hned 1 bod.
        [few] { $step }. To jsou hned { $points } body.
       *[other] { $step }. To je hned { $points } bodů.
    }
lesson-shown-leads = { $step }. Potom může přijít: { $goal }.
lesson-shown-on-way = { $step }. Tím se k tomu blížíš.
lesson-shown-wins = vyhrává to partii
lesson-shown-tried = žádný jednotlivý důvod nevyčnívá a ve zkušebních rozdáních to vyšlo nejlépe
lesson-shown-hidden = Co se teď objeví, je jen příklad: dopředu to nikdo neví.
lesson-shown-aim = Právě tohle máš v lekci zkusit: { $aim }.
lesson-shown-waits = Udělat to hned by přišlo moc draho: může to počkat.
lesson-shown-now-you = Všechno je zase zpátky, jako by se nic nestalo. Teď ty: zahraj to takhle, nebo najdi něco lepšího.
lesson-answer-wrong = To není ono. Podívej se znovu a zkus to ještě jednou.
lesson-answer-unclear-number = „{ $answer }“ není celé číslo. Odpověz číslicemi, třeba 3.
lesson-answer-unclear-choice = „{ $answer }“ mezi odpověďmi není. Vyber některou z nabízených.
lesson-answer-unclear-spot = „{ $answer }“ není místo na herním plánu. Na nějaké klikni.
lesson-unknown = Lekce „{ $lesson }“ neexistuje. Všechny lekce vypíše tt.course(), v terminálu „trajan-tutor lesson“.
lesson-misspelt = Lekce „{ $lesson }“ neexistuje. Možná: { $known }.

## Lesson files

lesson-expected-text = text v uvozovkách
lesson-expected-number = celé číslo
lesson-expected-flag = true nebo false
lesson-expected-texts = seznam textů: ["jedna", "dvě"]
lesson-expected-lists = seznam seznamů textů: [["jedna", "dvě"], ["tři"]]
lesson-expected-pairs = seznam dvojic textů: [["od", "do"]]
lesson-expected-table = tabulka: vlastní část pod [name], nebo jména s hodnotami ve složených závorkách
lesson-expected-tables = seznam tabulek: vlastní části pod [[name]]
lesson-expected-value = hodnota

lesson-field-lacks = { $file }, řádek { $line }: chybí „{ $field }“. Očekává se: { $expected }.
lesson-field-kind = { $file }, řádek { $line }: u „{ $field }“ se očekává: { $expected }.
lesson-field-unknown = { $file }, řádek { $line }: pole „{ $field }“ tu není. Možná pole: { $known }.
lesson-word = { $file }, řádek { $line }: „{ $field }“ nemůže být „{ $value }“. Na výběr: { $offered }.
lesson-own-name = { $file }, řádek { $line }: „{ $value }“ není jméno pro slova. Použij malá písmena, číslice a spojovníky, třeba take-two.
lesson-name-twice = { $file }, řádek { $line }: jméno „{ $name }“ už má jiný krok, na řádku { $first }. Dej každému kroku vlastní jméno.
lesson-no-steps = { $file }, řádek { $line }: lekce nemá žádné kroky. Přidej nějaký pod [[step]].
lesson-no-solution = { $file }, řádek { $line }: krok, který se má zahrát, potřebuje „solutions“, seznam aspoň s jedním seznamem úkonů.
lesson-no-moves = { $file }, řádek { $line }: krok, na který se kouká, potřebuje „moves“, seznam úkonů.
lesson-says = { $file }, řádek { $line }: jmen v „says“: { $says }, úkonů: { $moves }. Každému úkonu dej jedno; "" neříká nic.
lesson-mistake-moves = { $file }, řádek { $line }: chyba potřebuje „moves“, cestu k ní, aby se dala ověřit.
lesson-goal-empty = { $file }, řádek { $line }: cíl potřebuje aspoň jedno z těchto polí: { $known }.
lesson-answer-kind = { $file }, řádek { $line }: „{ $field }“ má být text, celé číslo, nebo jejich seznam.
lesson-answer-form = { $file }, řádek { $line }: odpověď neodpovídá formě „{ $form }“: číslo je celé číslo, místo nebo možnost je text.
lesson-answer-choice = { $file }, řádek { $line }: odpověď „{ $answer }“ mezi možnostmi není ({ $offered }).
lesson-beside = { $file }, řádek { $line }, soubor, který leží vedle: { $problem }
lesson-inside = { $file }, řádek { $line }: pozice, která tam je zapsaná, se nedá přečíst. { $problem }
lesson-version = { $file }, řádek { $line }: tento soubor má verzi { $found }. Program čte verzi { $expected }; novější ho možná přečte.
lesson-record = { $file }, řádek { $line }: tento záznam se nedá použít. { $problem }
lesson-begin = { $file }, řádek { $line }: pozice nemůže nastat. { $problem }
lesson-since-unknown = { $file }, řádek { $line }: žádný dřívější krok se nejmenuje „{ $step }“. K dispozici: { $known }.
lesson-begin-unknown = { $file }, řádek { $line }: žádný dřívější krok jménem „{ $step }“ nemá vlastní pozici. Mají ji: { $known }.
lesson-change = { $file }, řádek { $line }: pozice nemá na „{ $way }“ nic, co by se dalo změnit.

## The proof

lesson-unknown-rule = { $file }, řádek { $line }: pravidlo „{ $name }“ neexistuje.
lesson-unknown-source = { $file }, řádek { $line }: zdroj bodů „{ $name }“ neexistuje.
lesson-unknown-feature = { $file }, řádek { $line }: znak „{ $name }“ neexistuje.
lesson-unknown-spot = { $file }, řádek { $line }: místo „{ $name }“ na herním plánu v tomto kroku není.
lesson-unknown-move = { $file }, řádek { $line }: „{ $name }“ není úkon, nebo není zapsaný tak, jak ho zapisuje hra.
lesson-unknown-lesson = { $file }, řádek { $line }: žádná lekce „{ $name }“ před touto není.
lesson-unknown-words = { $file }, řádek { $line }: klíč { $name } nemá slova.
lesson-watch-impossible = { $file }, řádek { $line }: úkony, na které se kouká, nejsou možné. { $problem }
lesson-explore-impossible = { $file }, řádek { $line }: odtud nikdo volně zkoušet nemůže. { $problem }
lesson-play-impossible = { $file }, řádek { $line }: odtud nikdo dál hrát nemůže. { $problem }
lesson-play-endless = { $file }, řádek { $line }: partie skončí dřív, než nastane to, dokdy krok trvá.
lesson-aim-missed = { $file }, řádek { $line }: když se krok ukazuje, dílčí cíl „{ $name }“ se nesplní.
lesson-beat-impossible = { $file }, řádek { $line }: rozhodnutí „{ $move }“ není možné tam, kde je krok učí.
lesson-beat-untrue = { $file }, řádek { $line }: v tahu, který krok učí, neplatí „{ $fact }“.
lesson-beat-reply = { $file }, řádek { $line }: ostatní neodpovídají takto: { $replies }.
lesson-beat-long = { $file }, řádek { $line }: „{ $text }“ má víc slov, než je dovoleno ({ $most }).
lesson-beat-unstated = { $file }, řádek { $line }: pro „{ $said }“ ve větě „{ $text }“ není žádný údaj.
lesson-not-your-turn = { $file }, řádek { $line }: když tento krok začíná, studující není na tahu.
lesson-impossible = { $file }, řádek { $line }: k této pozici žádná partie nevede: { $problem }.
lesson-goal-at-once = { $file }, řádek { $line }: cíl je splněný dřív, než se cokoli stane.
lesson-solution-stops = { $file }, řádek { $line }: řešení { $way } se zastaví před „{ $entry }“: krok je v tu chvíli { $phase }.
lesson-solution-fails = { $file }, řádek { $line }: řešení { $way } k cíli nedojde. Na jeho konci se řekne: { $told }
lesson-solution-later = { $file }, řádek { $line }: po řešení { $way } nemůže lekce pokračovat: na krok { $number } nedojde.
lesson-nothing-said = nic.
lesson-mistake-right = { $file }, řádek { $line }: chyba „{ $name }“ je správná odpověď.
lesson-mistake-early = { $file }, řádek { $line }: krok skončí před „{ $entry }“, cestou k chybě „{ $name }“.
lesson-mistake-unmet = { $file }, řádek { $line }: chyba „{ $name }“ na svou odpověď nenarazí.
lesson-choice-unanswered = { $file }, řádek { $line }: špatná možnost „{ $name }“ nemá vlastní odpověď.
lesson-out-of-sight = { $file }, řádek { $line }: krok se ptá na „{ $name }“, ale výřez, který otevírá, to místo neukazuje. Uveď ho ve „spots“.
lesson-reply-impossible = { $file }, řádek { $line }: odpověď na „{ $name }“ není možná. { $problem }

## Progress

progress-kind = V souboru není postup lekcemi.
progress-version = Soubor má verzi { $found }; tento program čte verzi { $expected }.
progress-line = Soubor se nedá použít: řádek { $number } v jeho části „{ $journal }“ není, jaký má být. Nic se nepřidalo.
progress-handed-in = Tento soubor byl odevzdán vyučujícímu: shrnuje, co se udělalo. Vezmi místo něj soubor, který uloží „Vzít si postup domů“.
progress-brought = { $count ->
    [0] Všechno z toho souboru už tu je.
    [one] Přidal se jeden řádek postupu.
    [few] Přidaly se { $count } řádky postupu.
   *[other] Přidalo se { $count } řádků postupu.
  }
progress-full-lines = Nic se nepřidalo: s tímto souborem by tvůj postup měl víc řádků než { NUMBER($most, useGrouping: 1) }, a víc jich třída neuchovává. Pokračuj s ním doma.
progress-full-size = Nic se nepřidalo: s tímto souborem by tvůj postup byl delší než { $most } MB, a víc třída neuchovává. Pokračuj s ním doma.
progress-full-files = Nic se nepřidalo: třída bere od každého nejvýš { $most } souborů a tolik jich už přišlo. Vezmi si odsud postup domů a pokračuj s tím souborem.
progress-taken = Tvůj postup je v souboru { $file }. Žádné jméno v něm není.
progress-field = V souboru „{ $field }“ chybí, nebo není, jaké má být.
progress-of-file = { $file }: { $problem }
progress-nobody = Uveď své jméno, ať se při výuce pozná, čí postup to je.
progress-no-folder = Složka { $folder } neexistuje.

## The commands about lessons

cli-help-lesson = zahrát lekci v terminálu, nebo vypsat všechny
cli-help-lesson-name = jméno lekce, nebo její soubor
cli-lesson-row = { $lesson }: { $title } ({ $minutes } min)
cli-lesson-row-played = { $lesson }: { $title } ({ $minutes } min). { $result }
cli-lesson-help = Enter jde dál. Napiš odpověď, číslo možnosti, úkon, nebo „pick“ a místo. Dále: back, again, undo, hint, show, explore, return, board, quit.

cli-help-prove = ověřit, že se každá lekce dá zahrát tak, jak je napsaná
cli-help-prove-game = jméno hry, nebo soubor jedné lekce; bez něj všechny hry
cli-help-prove-table = vypsat každé pravidlo s testy, jazyky, které ho vykládají, lekcemi, které ho učí, a s tím, jak se na ně cvičení ptají
cli-help-prove-complete = pravidlo bez lekce, otázky, testu nebo anglických slov se počítá jako chyba
cli-help-prove-exercises = ověřit i cvičení: s jedním semínkem pro každou formu otázky, nebo s tolika
cli-prove-passed =
    { $game }: { $lessons ->
        [one] ověřena { $lessons } lekce
        [few] ověřeny { $lessons } lekce
       *[other] ověřeno { $lessons } lekcí
    }.
cli-prove-failed = { $game }: problémů { $problems }, lekcí { $lessons }.
cli-prove-exercises = { $game }: { $exercises } cvičení vytvořeno a vyzkoušeno.
cli-help-prove-campaign = ověřit i sérii partií: začátečník zahraje každou její partii se dvěma semínky, nebo s tolika
cli-help-prove-players = boti, proti kterým začátečník hraje; bez nich ti z lekcí
cli-prove-stage = { $lesson }, soupeř { $bot }: výhry { $won } z { $games }, vlastních tahů { $least } až { $most }; body { $points }.
cli-prove-moment = { $moment }: objevil se v { $games } z { $all } partií, poprvé v tahu { $first }.
cli-prove-moment-after = { $moment }: nabízí se potom.
campaign-stage-not-played = { $file }, řádek { $line }: v lekci „{ $name }“ se nic nehraje dál, takže to není etapa.
campaign-stage-endless = { $file }, řádek { $line }: partie etapy „{ $name }“ nedojde ke konci.
campaign-stage-lost = { $file }, řádek { $line }: začátečník s nápovědou vyhraje { $won } z { $games } partií etapy „{ $name }“; požaduje se { $wins } ze sta.
campaign-moment-nowhere = { $file }, řádek { $line }: okamžik „{ $name }“ žádná etapa nevyvolá.
campaign-moment-step = { $file }, řádek { $line }: okamžik „{ $name }“ uvádí krok, který jeho lekce nemá, nebo ne v tomto pořadí: „{ $step }“.
campaign-moment-late = { $file }, řádek { $line }: okamžik „{ $name }“ se v etapě „{ $stage }“ neobjeví do { $within }. tahu (semínko { $seed }, soupeř { $bot }).
campaign-moment-never = { $file }, řádek { $line }: okamžik „{ $name }“ se neobjevil v žádné odehrané partii.
cli-prove-untaught = Pravidlo { $rule } neučí žádná lekce.
cli-prove-table = { $game }: pravidlo, počet testů, jazyky, lekce, formy otázky
