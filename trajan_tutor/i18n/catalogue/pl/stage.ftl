### The stage: what its parts are called, its keys, and what it says when nobody answers.

board-verdict = Wynik
board-more = więcej
board-less = mniej
board-menu = Menu
board-whole-table = Cały stół
board-lesson-helps = Więcej pomocy
board-full-screen = Pełny ekran
board-full-screen-leave = Zamknij pełny ekran
board-rail-left = Tekst z lewej
board-speed-steps = kroki
board-choices-all = Wszystkie
board-choices-find = Znajdź opcję
board-choices-not-found = Żadna opcja nie zawiera tych słów.
board-step-back = Krok wstecz
board-next-step = Następny krok
board-skip-to-me = Do mojej tury
board-copy-report = Kopiuj raport
# An item of the menu; then what to do, then what is found: the name of the message, the language, the text.
board-wording = Zgłoś błąd w tekście
board-wording-ask = Kliknij błędne słowa. Escape: żadne
board-wording-key = Komunikat
board-wording-unknown = nieznany
board-wording-copy = Kopiuj
board-wording-copied = Skopiowano

# When the kernel is slow, or gone.
board-waiting = Czekamy na jądro
# While the tutor is starting.
board-taken = Przyjęto: wykona się, gdy tylko program się uruchomi.
board-gone = Jądro już nie odpowiada.
board-start-again = Uruchom ponownie
board-look-around = Rozejrzyj się
board-save-copy = Zapisz kopię

# The keys, each with what it does.
board-keys-all = Klawisze
board-key-go = do następnego miejsca, które można wybrać
board-key-go-all = w dowolne miejsce
board-key-choose = wybierz
board-key-number = wybierz numerem
board-key-panes = inna część stołu
board-key-whole = cały stół
board-key-pin = trzymaj tę część na widoku
board-key-next = dalej
board-key-undo = cofnij
board-key-hint = kolejna podpowiedź
board-key-explore = wypróbuj
board-key-list = wszystkie opcje
board-key-rule = zasada do odpowiedzi
board-key-score = punkty według źródeł
board-amount = Liczba
board-amount-less = o jeden mniej
board-amount-more = o jeden więcej
board-amount-side = Strona

# What a seat has done in a bidding, in a word or a sign, and told to those who listen.
board-bid-passed = pas
board-bid-asked = –
board-bid-decides = ?
board-bid-waits = …
board-bid-leads-says = { $name }: najwyższa oferta, { $number }
board-bid-outbid-says = { $name }: oferta { $number }
board-bid-passed-says = { $name }: pas
board-bid-asked-says = { $name }: oferta przebita albo pas
board-bid-decides-says = { $name } decyduje
board-bid-waits-says = { $name } czeka na kolej
board-key-full = pełny ekran
board-key-pause = tury innych: pauza
board-key-step = tury innych: krok po kroku
board-key-speed = tury innych: wolniej, szybciej
board-key-keys = wszystkie klawisze
board-key-escape = zamknij, potem opuść pełny ekran
