### The panels beside the board, the form for a new game, the end of a game.

view-legend = Symbole gry { board-form-game-name }

## Tabs and steps

board-panels = Więcej o rozgrywce
board-steps = Kroki
board-step-done = gotowe
board-step-present = teraz
board-step-open = później
board-step-star = rozwiązane za pierwszym razem
board-tab-log = Dziennik
board-tab-rule = Zasada
board-tab-points = { POINTS("title") }
board-tab-book = Instrukcja
board-tab-symbols = Symbole
board-tab-ending = Koniec
# What the coach found out that needs more room than its place beside the board.
board-tab-found = Ustalenia doradcy
board-close = Zamknij
board-show-rule = Pokaż zasadę
board-card-step = Zasady tego kroku
board-card-refused = Dlaczego tak nie można
board-card-none = Teraz nie trzeba żadnej zasady.
board-points-none = { POINTS("none") }
board-points-source = Źródło
board-points-sum = Suma
board-filter = Szukaj w zasadach
board-filter-none = Żadna zasada nie zawiera tych słów.
board-loading = Chwileczkę.

## How sure a rule is

board-mark-reconstructed = odtworzone
    .text = Źródła tego nie podają; jest to wywnioskowane.
board-mark-disagree = instrukcje się różnią
board-mark-ruling = nasza interpretacja
board-mark-question = otwarta kwestia, rozstrzygnięta

## The bubble beside a place

board-tip-more =
    { $count ->
        [one] jeszcze { $count } opcja
        [few] jeszcze { $count } opcje
        [many] jeszcze { $count } opcji
       *[other] jeszcze { $count } opcji
    }

## A new game

board-new = Nowa partia
board-table-empty = Przy tym stole nie ma jeszcze partii.
board-text-needed = Miejsce albo ruch podaje się tekstem, nie jako „{ $given }”.
board-table-static = Stół do gry potrzebuje widżetów Jupytera. Zainstaluj, czego brakuje, poleceniem pip install "trajan-tutor[jupyter]" i uruchom komórkę ponownie.
board-form = Nowa rozgrywka
board-form-game = Gra
board-form-game-name = { GAME($game) }
board-form-seats = Gracze
board-form-player = Gracz { $letter }
board-form-name = Imię gracza { $letter }
board-form-name-hint = imię, jeśli chcesz
board-form-setup = Przygotowanie
board-form-quick = szybkie: decyduje los
board-form-choose = z wyborem, jak w instrukcji
board-form-language = Język
board-form-theme = Kolory
board-form-auto = jak w notatniku
board-form-light = jasne
board-form-dark = ciemne
board-form-contrast = wysoki kontrast
board-form-safe = dla daltonistów
board-form-person = człowiek
board-form-bot =
    { $name ->
        [random] bot: gra losowo
        [greedy] bot: bierze, co daje najwięcej od razu
        [beginner] bot: początkujący
        [club] bot: dobry gracz klubowy
        [strong] bot: silny gracz
        [strongest] bot: najsilniejszy, jaki jest
       *[other] bot: { $name }
    }
board-form-begin = Zacznij
board-form-cancel = Graj dalej w tej rozgrywce
board-form-again = To samo rozdanie
board-readings = Jak czytamy instrukcję
board-readings-ask = Jak to rozumiesz?
board-readings-about = Tam, gdzie instrukcja milczy albo da się ją czytać na dwa sposoby, wybierz, jak chcesz grać. Czego nie zmienisz, to gramy jak zwykle.
board-readings-as-usual = wszystko jak zwykle
board-readings-usual = jak zwykle
board-reading-says = Instrukcja
board-reading-chosen = { $ruling }: { $reading }
board-reading-here = { $ruling }, w tej rozgrywce inaczej
board-reading-option = { $ruling }, do wyboru
board-try-both = Wypróbuj oba
board-form-wrong = W formularzu nowej rozgrywki nie ma sensownej odpowiedzi dla „{ $field }”: nic się nie stało.
board-begun = Zaczęła się nowa rozgrywka.

## The end

# What the page offers when a game is over: to look back, to begin another one.
board-ending-next = Co teraz?
board-end-place = { $place }. { $name }: { $points }

## Reports: what the end of a scope or of the game brought everybody, row by row

board-reports = Zestawienia
board-report-all = Całość
board-report-go-on = Dalej
# A row as it is read aloud: the cause, then what it brought each seat.
board-report-row = { $cause }: { $told }.
board-report-amount = { $name } { $amount }
board-report-text = { $name } { $text }
board-report-amount-and-text = { $name } { $amount } ({ $text })
