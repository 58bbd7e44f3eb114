### The panels beside the board, the form for a new game, the end of a game.

view-legend = Symboly hry { board-form-game-name }

## Tabs and steps

board-panels = Víc o partii
board-steps = Kroky
board-step-done = hotovo
board-step-present = teď
board-step-open = později
board-step-star = vyřešeno na první pokus
board-tab-log = Průběh
board-tab-rule = Pravidlo
board-tab-points = { POINTS("title") }
board-tab-book = Pravidla
board-tab-symbols = Symboly
board-tab-ending = Konec
# What the coach found out that needs more room than its place beside the board.
board-tab-found = Zjištění rádce
board-close = Zavřít
board-show-rule = Ukázat pravidlo
board-card-step = Pravidla tohoto kroku
board-card-refused = Proč to nejde
board-card-none = Teď žádné pravidlo nepotřebuješ.
board-points-none = { POINTS("none") }
board-points-source = Zdroj
board-points-sum = Součet
board-filter = Hledat v pravidlech
board-filter-none = Žádné pravidlo tahle slova neobsahuje.
board-loading = Moment.

## How sure a rule is

board-mark-reconstructed = rekonstrukce
    .text = Prameny to neuvádějí; je to odvozené.
board-mark-disagree = pravidla se rozcházejí
board-mark-ruling = náš výklad
board-mark-question = otevřená otázka, rozhodnutá

## The bubble beside a place

board-tip-more =
    { $count ->
        [one] ještě { $count } možnost
        [few] ještě { $count } možnosti
       *[other] ještě { $count } možností
    }

## A new game

board-new = Nová partie
board-table-empty = U tohoto stolu ještě žádná partie nezačala.
board-text-needed = Místo nebo tah zadej jako text, ne jako „{ $given }“.
board-table-static = Stůl pro partie potřebuje widgety Jupyteru. Nainstaluj, co chybí, příkazem pip install "trajan-tutor[jupyter]" a spusť buňku znovu.
board-form = Nová partie
board-form-game = Hra
board-form-game-name = { GAME($game) }
board-form-seats = Hráči
board-form-player = Hráč { $letter }
board-form-name = Jméno hráče { $letter }
board-form-name-hint = jméno, jestli chceš
board-form-setup = Příprava
board-form-quick = rychlá: rozhodne náhoda
board-form-choose = podle pravidel: vybíráš ty
board-form-language = Jazyk
board-form-theme = Barvy
board-form-auto = podle notebooku
board-form-light = světlé
board-form-dark = tmavé
board-form-contrast = vysoký kontrast
board-form-safe = pro barvoslepé
board-form-person = člověk
board-form-bot =
    { $name ->
        [random] bot: hraje náhodně
        [greedy] bot: bere, co dá nejvíc hned
        [beginner] bot: začátečník
        [club] bot: dobrý klubový hráč
        [strong] bot: silný hráč
        [strongest] bot: nejsilnější, co to jde
       *[other] bot: { $name }
    }
board-form-begin = Začít
board-form-cancel = Pokračovat v této partii
board-form-again = Znovu stejné rozdání
board-readings = Jak se pravidla čtou
board-readings-ask = Jak to čteš ty?
board-readings-about = Kde pravidla mlčí nebo se dají číst dvojím způsobem, vyber, jak se bude hrát. Co necháš být, hraje se jako obvykle.
board-readings-as-usual = všechno jako obvykle
board-readings-usual = obvyklé
board-reading-says = Pravidla
board-reading-chosen = { $ruling }: { $reading }
board-reading-here = { $ruling }, v této partii jinak
board-reading-option = { $ruling }, dá se zvolit
board-try-both = Zkusit obojí
board-form-wrong = Ve formuláři nové partie není u „{ $field }“ rozumná hodnota: nic se nestalo.
board-begun = Začala nová partie.

## The end

# What the page offers when a game is over: to look back, to begin another one.
board-ending-next = Co teď?
board-end-place = { $place }. { $name }: { $points }

## Reports: what the end of a scope or of the game brought everybody, row by row

board-reports = Vyúčtování
board-report-all = Ukázat vše
board-report-go-on = Dál
# A row as it is read aloud: the cause, then what it brought each seat.
board-report-row = { $cause }: { $told }.
board-report-amount = { $name } { $amount }
board-report-text = { $name } { $text }
board-report-amount-and-text = { $name } { $amount } ({ $text })
