### A class at one server: what pupils read, what who teaches reads, and what the projector shows.

classroom-title = Třída

# ---- coming in
class-code-wrong = Tohle není kód místnosti. Podívej se na projektor a napiš ho znovu.
class-name-empty = Napiš jméno, které ostatní přečtou: písmena nebo číslice.
class-full = Místnost je plná: míst je { $most }.
class-wait-a-moment = Právě vstupuje hodně lidí najednou. Zkus to za pár vteřin.
class-at-the-door = Čekáš u dveří. Je-li { $code } kód z projektoru, vyučující vidí tvé jméno a pustí tě dovnitř.
class-busy =
    { $seconds ->
        [one] To bylo moc práce najednou. Pokračuj za vteřinu.
        [few] To bylo moc práce najednou. Pokračuj za { $seconds } vteřiny.
       *[other] To bylo moc práce najednou. Pokračuj za { $seconds } vteřin.
    }
class-file-torn = Soubor nepřišel celý. Načti ho znovu.
class-file-long = Tento soubor je delší, než postup kdy bývá. Vyber ten, který uložilo „Vzít si postup domů“.
class-not-in = V místnosti ještě nejsi: napiš kód a své jméno.
class-closed = Místnost ještě není otevřená. Zkus to, až projektor ukáže kód.
class-other-page = Tahle stránka to poslat nemůže. Otevři znovu adresu své třídy.
class-nobody = Nikdo toho jména už v místnosti není.
class-key-wrong = V této adrese chybí klíč, nebo už byl použit. Stiskni Enter v okně, ve kterém se třída spustila: ukáže se adresa s novým klíčem. Vytvoří ho i prohlížeč, ve kterém už učíš, tlačítkem „Další zařízení pro tebe“.
class-key-ended = Klíč této třídy z dřívější verze už neplatí. Okno, ve kterém se třída spustila, ukazuje adresu s novým.
class-key-short = Vlastní klíč má aspoň { $least } znaků.
class-key-used = Tento klíč už byl použit a každý platí jednou. Prohlížeče, ve kterých učíš, fungují dál; pro nový zadej jiný klíč.
class-key-shown = Co stojí za --key, přečtou i další lidé, kteří tento počítač používají, a příští verze to nepřijme. Dej klíč do souboru, který můžeš číst jen ty (--key-file FILE), nebo do proměnné { $variable }.
class-key-file-open = Klíč v souboru { $file } přečtou i další lidé, kteří tento počítač používají. Nastav, ať ho můžeš číst jen ty (chmod 600), a začni znovu.
class-key-file-empty = V souboru { $file } žádný klíč není. Napiš ho tam, nebo vynech --key-file: pak se klíč vylosuje.
class-further = Otevři tuto adresu na druhém zařízení. Platí jednou, deset minut: nikomu ji neukazuj.
class-further-closed = Nejdřív pusť žáky dovnitř: do té doby se na tuto stránku žádné jiné zařízení nedostane. Pak otevři tuto adresu na druhém zařízení. Platí jednou, deset minut: nikomu ji neukazuj.

# ---- what goes on, for a pupil
class-wait = Čekej na pokyn.
class-paused = Vyučující vyhlašuje pauzu.
class-answered = Odpověď je odeslaná. Můžeš ji vzít zpět, dokud se neukážou všechny.
class-removed = Vyučující tě odhlašuje z místnosti.
class-too-many-windows = Tvoje deska je otevřená v příliš mnoha oknech. Některá zavři a pak pokračuj tady.
class-ended = Hodina skončila.
class-stopped = Třída se na počítači vyučujícího zavřela. O nic nepřijdeš: až se znovu otevře, stránka pokračuje.

# ---- what is given
class-task-practise = Procvičit: { $rule }
class-task-game = Partie hry { GAME($game) }
class-task-table = Stůl hry { GAME($game) }
class-task-position = Hrát odtud dál
class-task-shared = Sledovat společný herní plán
class-task-vote = Co zahrát?
class-task-exercise = { $title }, cvičení { $number }: { $about }
classroom-lesson = { $number } { $title }
class-place = { $title }, krok { $number }
class-step = Krok { $number }

# ---- for who teaches
class-here =
    { $here ->
        [0] Zatím tu nikdo není
        [one] Je tu { $here } žák
        [few] Jsou tu { $here } žáci
       *[other] Je tu { $here } žáků
    }
class-here-of = Přítomno { $here } z { $expected }
class-fits = Míst pro žáky: { $pupils }
class-door-many = U dveří čeká: { $count }. Přišlo jich najednou víc než celá třída. Pusť dovnitř ty, které znáš, nebo udělej nový kód.
class-door-guessed = Někdo zkouší kódy, proto teď každý čeká u dveří. Se správným kódem: { $count }. Pusť dovnitř ty, které znáš, nebo udělej nový kód.
class-door-quiet = U dveří čeká: { $count }. Dvě hodiny se tu nic nedělo, a tak nová jména čekají na tebe.
class-door-full = U dveří čeká: { $count }. Všechna místa jsou obsazená: odeber ty, kdo tu nejsou, a pak je pusť dovnitř.
class-no-name = Beze jména
class-waits-paused = pauza
class-waits-task = čeká na zadání
class-waits-answered = odpověď odeslána
class-own-group = Vlastní cvičení
class-own-not-kept = Cvičení se teď dá zadat, ale na jiný den se neuloží: { $problem }.
class-opening-group = Na začátek
class-opening = Na začátek to, v čem se minule chybovalo: { $rules }
class-waits-away = pryč
classroom-rule-missed =
    { $pupils ->
        [one] { $pupils } žák chybuje v pravidle „{ $rule }“
        [few] { $pupils } žáci chybují v pravidle „{ $rule }“
       *[other] { $pupils } žáků chybuje v pravidle „{ $rule }“
    }
class-rejoin-code = { $name } napíše na druhém zařízení { $code }. Platí to jednou, deset minut.
class-coach-behind = Rádce nestíhá, čekajících: { $waiting }. Než to dožene, malé chyby přechází bez poznámky.
class-coach-thinks = Rádce přemýšlí.
class-keeps = Všechno zůstává na tomto počítači, ve složce { $folder }. Když se nic dalšího neudělá, odloží se to po dni { DATETIME($when, dateStyle: "medium") }; program se zeptá a o 30 dní později se to smaže.
class-later-events =
    { $count ->
        [one] Jednu věc v téhle místnosti zapsala novější verze programu a není vidět. Zůstává, jak je: otevři místnost v té verzi.
        [few] { $count } věci v téhle místnosti zapsala novější verze programu a nejsou vidět. Zůstávají, jak jsou: otevři místnost v té verzi.
       *[other] { $count } věcí v téhle místnosti zapsala novější verze programu a není vidět. Zůstávají, jak jsou: otevři místnost v té verzi.
    }
class-unused = Podle hodin tohoto počítače, na kterých je dnes { DATETIME($today, dateStyle: "medium") }, tuhle místnost nikdo nepoužil od { DATETIME($used, dateStyle: "medium") }. Pokud příští spuštění zjistí totéž, místnost se odloží. Cokoli se v ní udělá, ji zachová.
class-aside = Místnost, která se naposledy použila { DATETIME($used, dateStyle: "medium") }, leží odložená, se svými žáky a se vším, co udělali. Chceš ji zpátky? Bez odpovědi se smaže po dni { DATETIME($until, dateStyle: "medium") }.
class-aside-goes = Místnost, která se naposledy použila { DATETIME($used, dateStyle: "medium") }, leží odložená 30 dní a při příštím spuštění se smaže. Chceš ji zpátky?
class-aside-wanted = Místnost, která se naposledy použila { DATETIME($used, dateStyle: "medium") }, se vrátí při příštím spuštění.
class-aside-command = Pak spusť jednou s volbou --bring-back { $name }.
class-aside-deleted = Místnost, která se naposledy použila { DATETIME($used, dateStyle: "medium") }, byla smazána: ležela odložená 30 dní a nikdo ji nechtěl zpátky.
class-brought-back = Místnost, která se naposledy použila { DATETIME($used, dateStyle: "medium") }, je zase tady.
class-aside-unknown = Žádná místnost „{ $name }“ odložená není. Odložené jsou: { $known }.
class-aside-none = Žádná místnost odložená není.
class-aside-not-moved = Místnost ve složce { $folder } nejde přesunout: { $problem }. Nic z ní se neztratilo; příští spuštění to zkusí znovu.
class-aside-not-deleted = Něco ve složce { $folder } nejde smazat. Smaž tuhle složku ručně.
class-shared-empty = Na společném herním plánu nic není: nejdřív na něm otevři lekci nebo partii.
class-no-vote = Žádná otázka není otevřená: nejdřív polož „Co zahrát?“.
class-look-first = Nejdřív vyber žáka, jehož herní plán chceš vidět.
class-names-damaged = Jména téhle třídy nejdou přečíst. { $problem } Zůstávají v souboru { $file }: zadej je znovu tlačítkem „Přejmenovat“ a potom ten soubor smaž.
class-pupil-not-deleted = Žák je odebraný, ale co udělal, nejde smazat. Smaž ručně tuhle složku: { $folder }
class-names-not-written = Jména se nedají zapsat: { $problem }.
class-port-taken = Port { $port } se nedá použít: { $problem }. Zvol jiný přes --port.
class-rights-mended =
    { $count ->
        [one] Jeden soubor z této třídy mohli číst i další lidé, kteří tento počítač používají. Teď ho můžeš číst jen ty.
        [few] { $count } soubory a složky z této třídy mohli číst i další lidé, kteří tento počítač používají. Teď je můžeš číst jen ty.
        [many] { $count } souboru a složky z této třídy mohli číst i další lidé, kteří tento počítač používají. Teď je můžeš číst jen ty.
       *[other] { $count } souborů a složek z této třídy mohli číst i další lidé, kteří tento počítač používají. Teď je můžeš číst jen ty.
    }
class-rights-others = Ve složce { $folder } leží i soubory, které ke třídě nepatří, a proto zůstala, jak byla: další lidé, kteří tento počítač používají, vidí názvy toho, co v ní leží. Zvol si pro uložené hry vlastní složku.
class-rights-not-mended = Další lidé, kteří tento počítač používají, možná mohou číst, co je uloženo ve složce { $folder }, a nejde to změnit: { $problem }.
class-rights-none = Disk se složkou { $folder } nezaznamenává, kdo smí který soubor číst: kdo tu složku otevře, přečte si jména i postup.
class-rights-folder = Kdo tuto složku může otevřít, přečte si v ní všechno.
class-table-size = Při počtu hráčů { $seats } se tato hra nehraje: vyber { $sizes }.
class-table-nobody = Není tu nikdo, kdo by si sedl ke stolu.
class-table-twice = Jeden žák by seděl na dvou místech: dej každému jedno.
class-table-none = Tento stůl už tu není.
class-table-bot-unknown = Žádný bot toho jména si ke stolu sednout nemůže.
class-table-look-first = Nejdřív vyber stůl, který chceš vidět.
class-table-teacher = Vyučující
class-table-notebook = Hráč v notebooku
class-table-open = Volné místo
class-table-full = Všechna místa u tohoto stolu jsou obsazená. Požádej o další partii toho, kdo stůl otevřel.
class-home-stop = Ctrl+C to ukončí. Co se hrálo, zůstane uložené.
class-home-first = První hráč
class-home-how = Ostatní ve stejné síti otevřou { $link } a napíšou kód { $code }.
class-home-started = Stůl je na adrese { $address }
class-home-started-key = Otevři tuto adresu a sedni si ke stolu. Obsahuje klíč, který platí jednou: ostatním pošli místo ní adresu a kód níže.
class-home-started-file = Stůl je připraven. Otevři v prohlížeči { $file } a sedni si: obsahuje klíč, který platí jednou, a přečteš ho jen ty. Ostatním pošli adresu a kód níže.
class-table-bot = Bot { $letter }
class-table-kept-seat = { $name } (hraje bot)
class-table-kept = { $name } tu není: místo drží bot.
class-table-back = { $name } je zpět.
class-table-ended = Vyučující tuto partii ukončuje.
class-table-is-here = Nikdo tam nechybí: místo patří tomu, kdo na něm sedí.
class-table-asks = { $name } chce vzít zpět poslední rozhodnutí. Souhlasíš?
class-table-asked = Ptáme se ostatních. Když do { $seconds } vteřin nikdo neodpoví, zůstane to, jak to je.
class-table-asked-already = Ostatních už se ptáme. Počkej na odpověď.
class-table-you-asked = Žádost o vrácení tvého posledního rozhodnutí teď mají: { $names }.
class-table-back-no = { $name } chce raději hrát dál: rozhodnutí platí.
class-table-back-silent = Nikdo včas neodpověděl: rozhodnutí platí.
class-table-taken-back = { $name } bere zpět poslední rozhodnutí.
class-table-seat-asks = Je to opravdu { $name }, kdo chce hrát dál na jiném zařízení?
class-table-seat-asked = Ptáme se ostatních u stolu, jestli jsi { $name }. Až to všichni přítomní potvrdí, bude místo zase tvoje.
class-table-seat-soon = Toto místo má { $name }. Vrátíš se na ně, až ostatní u stolu potvrdí, že jsi to ty. Zeptáme se jich, jakmile tu budou.
class-table-seat-refused = Ostatní nepotvrdili, že je to místo tvoje. Domluv se s nimi a za pár minut vstup znovu, nebo hraj dál na zařízení, kde tvoje hra začala.
class-table-seat-given = { $name } pokračuje na jiném zařízení.
class-table-seat-stays = Místo čeká, až se vrátí { $name }.
class-table-you-decide = Jsi na tahu.
class-table-decide = Čeká se na: { $names }.
class-table-waits =
    { $count ->
        [1] { $names } přemýšlí už { $minutes ->
            [one] minutu
            [few] { $minutes } minuty
           *[other] { $minutes } minut
        }.
       *[other] { $names } přemýšlejí už { $minutes ->
            [one] minutu
            [few] { $minutes } minuty
           *[other] { $minutes } minut
        }.
    }
class-advice-network = Jsou žáci ve stejné síti jako tento počítač? Porovnej názvy sítí.
class-advice-address = Zvol jinou z adres tohoto počítače a vyzkoušej její QR jedním telefonem.
class-advice-firewall = Možná je nepustí firewall: povol Pythonu příjem spojení v soukromých sítích.
class-advice-guests = Sítě pro hosty často zařízení navzájem oddělují: použij jinou síť.
class-advice-hotspot = Když nic nepomůže, zapni na telefonu hotspot a připoj k němu tento počítač i žáky.
class-advice-link = Žáci otevřou odkaz nebo QR: tahle adresa se nedá opsat. Vyzkoušej ji jedním telefonem.

# ---- the button in a notebook
class-door-opens = Otevřít třídu
class-door-missing = Server tohoto notebooku třídu otevřít neumí. V terminálu: trajan-tutor class
class-door-still = Tlačítko, které otevře třídu: spusť tuto buňku
class-door-needs = Tlačítko potřebuje anywidget: pip install "trajan-tutor[jupyter]". V terminálu: trajan-tutor class

# ---- the command
class-started = Třída je na adrese { $address }
class-started-key = Otevři tuto adresu a můžeš učit. Obsahuje klíč, který platí jednou: nikomu ji neukazuj.
class-started-file = Třída začala. Otevři v prohlížeči { $file } a můžeš učit: obsahuje klíč, který platí jednou, a přečteš ho jen ty.
class-started-enter = Prohlížeč je pryč? Stiskni Enter: ukáže se adresa s novým klíčem.
class-started-stop = Ctrl+C třídu ukončí. Co se udělalo, zůstane uložené.
class-needs = Třída potřebuje tornado a segno: pip install "trajan-tutor[class]".
class-stopped-teacher = Třída se na počítači, kde běží, zavřela. Co se udělalo, zůstává uložené: spusť ji tam znovu a pokračuj.
class-folder-taken = Se složkou { $folder } už jedna třída běží. Pokračuj v jejím okně, nebo ji tam ukonči přes Ctrl+C. Druhá třída potřebuje jinou složku v TRAJAN_TUTOR_HOME.
class-certificate-wrong = Certifikát { $file } se nedá použít: { $problem }.

cli-help-class = otevřít třídu: žáci vstupují s kódem a každý má vlastní herní plán
cli-help-table = otevřít stůl pro dvě a více zařízení: ostatní vstupují s kódem
cli-help-table-game = hra
cli-help-table-seats = kolik je míst u stolu; bez toho co nejméně
cli-help-table-name = tvoje jméno u stolu
cli-help-table-hints = dovolit každému ptát se rádce na vlastní místo
cli-help-class-port = port; bez něj první volný
cli-help-class-expect = kolik žáků přijde
cli-help-class-open = pouštět nová jména i poté, co vyučující dvě hodiny nic neudělá
cli-help-class-key = jako --key-file, ale přečtou ho i další lidé, kteří tento počítač používají; příští verze ho nepřijme
cli-help-class-key-file = soubor, který můžeš číst jen ty, s vlastním klíčem pro vyučující; bez něj se vylosuje
cli-help-class-certificate = soubor s certifikátem a jeho klíčem, pro https
cli-help-class-address = adresa tohoto počítače, na které se žáci vpouštějí, místo všech; může být zadaná víckrát
cli-help-class-no-browser = vypsat adresu a neotvírat prohlížeč
cli-help-class-bring-back = vrátit odloženou místnost z tohoto dne

# ---- labels of the pages: `any` is on all of them

class-page-any-code = Kód
class-page-any-name = Tvoje jméno
class-page-any-language = Jazyk
class-page-any-opening = Moment
class-page-any-away = Bez spojení. O nic nepřijdeš: stránka pokračuje sama.
class-page-any-busy = Místnost má teď příliš práce. O nic nepřijdeš: stránka pokračuje sama.
class-page-any-waits = Moment: odpověď je na cestě
class-page-any-stay = Nechat
class-page-any-vote-ask = Co zahrát?
class-page-any-vote-answers = odpovědí
class-page-any-coach = Rádce
class-page-any-table = Stůl
class-page-any-coach-plays = Rádce hraje

# ---- labels of the page of a pupil: the door of the room
class-page-pupil-title = Vítej ve třídě
class-page-pupil-join-say = Napiš kód z obrazovky a jméno, pod kterým tě vyučující zná.
class-page-pupil-join = Vstoupit
class-page-pupil-joining = Moment
class-page-pupil-join-new = Jsem tu poprvé
class-page-pupil-rejoin = Hraju už na jiném zařízení
class-page-pupil-rejoin-say = Napiš krátký kód od vyučujícího: tvůj herní plán půjde s tebou.
class-page-pupil-rejoin-code = Kód od vyučujícího
class-page-pupil-missing-code = Ještě chybí kód.
class-page-pupil-missing-name = Ještě chybí jméno.
class-page-pupil-no-answer = Nikdo neodpovídá. Jsi na stejné Wi-Fi jako vyučující? Zkus to znovu.
class-page-pupil-refused-unknown = Místnost už tuto stránku nezná. Načti ji znovu a vstup s kódem.
class-page-pupil-refused-nowhere = Na této adrese žádná místnost není. Podívej se znovu na adresu, kterou máš.
class-page-pupil-refused-long = Tolik najednou server nevezme. Vyber kratší soubor.
class-page-pupil-refused-busy = To bylo moc práce najednou. Počkej chvíli a zkus to znovu.
class-page-pupil-refused-closed = Místnost je právě zavřená. O nic nepřijdeš: zkus to znovu, až bude otevřená.
class-page-pupil-refused-failed = Na počítači, na kterém místnost běží, se něco nepovedlo. O nic nepřijdeš: zkus to znovu.
class-page-pupil-refused-strange = Místo místnosti tu odpovídá něco jiného. Nechce Wi-Fi, aby ses nejdřív přihlásil nebo přihlásila?
class-page-pupil-refused-other = To místnost neumí. Načti stránku a zkus to ještě jednou.
class-page-pupil-file-long = Tento soubor je delší, než postup kdy bývá. Vyber ten, který uložilo „Vzít si postup domů“.
class-page-pupil-keeps = Tvoje jméno i tvůj herní plán zůstávají v počítači vyučujícího.

# ---- labels of the same door where tables are opened at home, without a class
class-page-home-title = Vítej u stolu
class-page-home-join-say = Napiš kód, který ti přišel, a své jméno. Kdo se vrací, píše stejné jméno jako předtím a ostatní u stolu ho potvrdí.
class-page-home-no-answer = Nikdo neodpovídá. Jsi na stejné Wi-Fi jako ten, kdo stůl otevřel? Zkus to znovu.
class-page-home-keeps = Tvoje jméno i tvůj herní plán zůstávají v počítači toho, kdo stůl otevřel.

# ---- labels of the page of a pupil: inside
class-page-pupil-not-me = To nejsem já
class-page-pupil-not-me-say = Přenechat tento herní plán někomu jinému?
class-page-pupil-leave = Odejít
class-page-pupil-again = Vstoupit znovu
class-page-pupil-vote-how = Zahraj úkon na herním plánu: čí je, vidí jen vyučující.
class-page-pupil-take-home = Vzít si postup domů
class-page-pupil-light-page = Pokračovat bez třídy
class-page-pupil-bring-back = Načíst postup ze souboru
class-page-pupil-table-seats = Kdo kde sedí
class-page-pupil-table-turn = teď rozhoduje
class-page-pupil-table-keep = Nechat hrát bota za
class-page-pupil-table-keep-free = Pustit na volné místo bota
class-page-pupil-table-leave = Musím jít
class-page-pupil-table-leave-say = Než se vrátíš, hraje za tebe bot.
class-page-pupil-table-leave-yes = Odejít
class-page-pupil-table-stay = Zůstat
class-page-pupil-table-back = Jsem zpět
class-page-pupil-table-again = Další partie
class-page-pupil-you = Ty
class-page-pupil-yes = Ano
class-page-pupil-no = Ne

# ---- labels of the page of who teaches
class-page-teacher-title = Tvoje třída
class-page-teacher-tabs = Tvoje třída
class-page-teacher-tab-projector = Projektor
class-page-teacher-tab-live = Živě
class-page-teacher-tab-board = Herní plán
class-page-teacher-pause-all = Zastavit všechny
class-page-teacher-go-on = Pokračovat
class-page-teacher-door = Kdo smí vstoupit
class-page-teacher-let-in = Pustit žáky dovnitř
class-page-teacher-at-the-door = U dveří
class-page-teacher-let-one-in = Pustit
class-page-teacher-let-all-in = Pustit všechny
class-page-teacher-new-code = Nový kód
class-page-teacher-new-code-out = Nový kód a odebrat ty, kdo vešli s nimi
class-page-teacher-close-door = Zavřít dveře
class-page-teacher-closed-say = Do té doby se na tuto stránku nikdo jiný nedostane.
class-page-teacher-open-say = Vstoupit může každý, kdo je ve stejné síti a zná kód.
class-page-teacher-expected = Kolik žáků čekáš?
class-page-teacher-link = Adresa
class-page-teacher-links = Tento počítač má víc adres: když nikdo nemůže dovnitř, ukaž jinou.
class-page-teacher-copy = Kopírovat
class-page-teacher-copied = Zkopírováno
class-page-teacher-selected = Označeno: zkopíruj to klávesnicí
class-page-teacher-open-projector = Otevřít okno pro projektor
class-page-teacher-projector-shows = Ukazuje
class-page-teacher-shows-code = kód
class-page-teacher-shows-board = společný herní plán
class-page-teacher-shows-pupil = herní plán žáka, bez jména
class-page-teacher-nobody = Nikdo nemůže dovnitř?
class-page-teacher-give-title = Co budou hrát?
class-page-teacher-give-all = Zadat všem
class-page-teacher-give-chosen = Zadat vybraným
class-page-teacher-give-position = Tuto pozici, hrát odtud dál
class-page-teacher-give-shared = Všichni sledují tento herní plán
class-page-teacher-task = Hrají:
class-page-teacher-take-back = Vzít zpět
class-page-teacher-seats = Místa
class-page-teacher-seats-empty = Zatím tu nikdo není.
class-page-teacher-choose = Vybrat
class-page-teacher-choose-all = Vybrat všechny
class-page-teacher-choose-none = Nevybrat nikoho
class-page-teacher-choose-stuck = Vybrat, kdo tápe
class-page-teacher-chosen = Vybraní:
class-page-teacher-pause-chosen = Pauza
class-page-teacher-go-on-chosen = Pokračovat
class-page-teacher-standing-fine = jde to
class-page-teacher-standing-stuck = tápe
class-page-teacher-standing-away = pryč
class-page-teacher-rules = Co dělá potíže
class-page-teacher-rules-none = Žádné pravidlo zatím nikoho nezdrželo.
class-page-teacher-practise-those = Procvičit: tito
class-page-teacher-practise-all = Procvičit: všichni
class-page-teacher-close-look = Zavřít
class-page-teacher-no-board = Žádný herní plán tam není otevřený.
class-page-teacher-project-pupil = Ukázat na projektoru, bez jména
class-page-teacher-project-board = Ukázat na projektoru
class-page-teacher-project-end = Sundat z projektoru
class-page-teacher-rejoin-give = Kód pro jiné zařízení
class-page-teacher-rename = Přejmenovat
class-page-teacher-bring-back = Vrátit ji
class-page-teacher-aside = Odložené místnosti
class-page-teacher-remove = Odebrat
class-page-teacher-remove-say = Jméno i všechno odehrané tím zmizí.
class-page-teacher-board-empty = Na společném herním plánu zatím nic není.
class-page-teacher-open-title = Dát na herní plán
class-page-teacher-open-other = Něco jiného
class-page-teacher-vote-say = Každý dostane tuto pozici a odpoví úkonem.
class-page-teacher-vote-show = Ukázat odpovědi
class-page-teacher-vote-coach = Odpověď rádce
class-page-teacher-vote-explore = Zkoušet to společně
class-page-teacher-vote-end = Ukončit
class-page-teacher-class-csv = Tabulka třídy, pro tabulkový program
class-page-teacher-further = Další zařízení pro tebe
class-page-teacher-record-begin = Nahrát cvičení
class-page-teacher-record-say = Zahraj od této pozice řešení: cvičení je pak připravené k zadání.
class-page-teacher-record-title = Nahrát cvičení
class-page-teacher-record-name = Název
class-page-teacher-record-solution = Řešení
class-page-teacher-record-question = Otázka, jednou větou
class-page-teacher-record-hint = Nápověda (může chybět)
class-page-teacher-record-rules = Pravidla, o která jde
class-page-teacher-record-keep = Uložit cvičení
class-page-teacher-record-drop = Zahodit
class-page-teacher-record-bring = Načíst cvičení ze souboru
class-page-teacher-record-long = Tento soubor je delší, než cvičení kdy bývá. Vyber takový, který se nahrál tady nebo v Jupyteru.
class-page-teacher-tab-tables = Stoly
class-page-teacher-tables-make = Hrát proti sobě
class-page-teacher-tables-against = Hraji proti každému z nich
class-page-teacher-tables-game = Hra
class-page-teacher-tables-size = Míst u stolu
class-page-teacher-tables-who = Kdo s kým
class-page-teacher-tables-drawn = losem
class-page-teacher-tables-own = vyberu
class-page-teacher-tables-all = Hrají všichni, kdo tu jsou.
class-page-teacher-tables-chosen = Hrají ti, koho máš vybrané v „Živě“:
class-page-teacher-tables-rest = Kdo zbude
class-page-teacher-rest-bot = hraje proti botovi
class-page-teacher-rest-three = přisedne, stůl pro tři
class-page-teacher-tables-bot = Bot
class-page-teacher-tables-left = Ťukáním rozsaď jména na místa
class-page-teacher-tables-free = volné místo
class-page-teacher-tables-stand = vstává
class-page-teacher-tables-new = Nové stoly
class-page-teacher-tables-hints = Nápověda pro vlastní místo
class-page-teacher-tables-end = Ukončit všechny
class-page-teacher-next-board = Další herní plán
class-page-teacher-table-eyes = Číma očima
class-page-teacher-table-spectator = Divák
class-page-teacher-table-before = Předchozí stůl
class-page-teacher-table-next = Další stůl
class-page-teacher-table-keep = Než se vrátí, hraje tu bot
class-page-teacher-table-give-back = Vrátit místo
class-page-teacher-table-end = Ukončit partii
class-page-teacher-table-end-say = Potom už nikdo nemůže hrát dál.
class-page-teacher-seat-teacher = Ty
class-page-teacher-seat-kept = (hraje bot)
class-page-teacher-yes = Ano
class-page-teacher-no = Ne
class-page-teacher-project-table = Ukázat na projektoru, jak to vidí divák
class-page-teacher-shows-table = stůl, beze jmen

# ---- labels of the projector
class-page-projector-title = Pojď dál
class-page-projector-how = Naskenuj QR, nebo otevři tuto adresu a napiš kód
