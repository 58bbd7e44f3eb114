### The board in a notebook and its panels.

board-title = Plansza: { board-form-game-name }
board-region = Plansza
board-choices = Twoje opcje
board-choices-picked = O co ci chodzi?
board-choices-none = Nie ma czego wybierać.
board-log = Co się stało
board-log-empty = Nic się jeszcze nie stało.
board-log-earlier =
    { $count ->
        [one] { $count } wcześniejszego wpisu tu nie widać.
        [few] { $count } wcześniejszych wpisów tu nie widać.
        [many] { $count } wcześniejszych wpisów tu nie widać.
       *[other] { $count } wcześniejszego wpisu tu nie widać.
    }
board-scores = Wyniki
board-points =
    { POINTS($points, "figure") }
board-undo = Cofnij
board-unpick = Wybierz coś innego
board-keys = Tab wchodzi i wychodzi; strzałki prowadzą do tego, co można wybrać, z Shiftem do każdego miejsca; Enter wybiera; Escape cofa.
board-late = Plansza zdążyła się zmienić: nic się nie stało.
board-twice = To przyszło dwa razy, a wykonało się raz.
board-not-yours = To może zrobić tylko osoba, która prowadzi ten stół; poproś ją.
board-not-at-table = Grasz tu z innymi: to poczeka, aż będziesz grać bez nich.
board-coach-off = Bez podpowiedzi: przy tym stole są niedozwolone.
board-not-understood = Strona wysłała coś, co nic nie znaczy: nic się nie stało.
board-static = W ten obraz nie da się kliknąć. Zainstaluj, czego plansza potrzebuje, poleceniem pip install "trajan-tutor[jupyter]" i uruchom komórkę ponownie.
board-needs-clicks = Do tego potrzebna jest plansza, w którą da się kliknąć. Zainstaluj, czego potrzebuje, poleceniem pip install "trajan-tutor[jupyter]" i spróbuj ponownie.
board-run-cell = Uruchom tę komórkę i graj
