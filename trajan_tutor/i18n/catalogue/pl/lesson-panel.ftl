### The panel of a lesson beside its board, exercises, and the progress of a class.

lesson-place = Krok { $number } z { $steps }
lesson-ask-spot = Odpowiedz, klikając miejsce na planszy.
lesson-ask-number = Wpisz liczbę:
lesson-ask-choice = Wybierz odpowiedź:
lesson-learned = Co już umiesz
lesson-told-later = O tej zasadzie jest więcej w lekcji „{ $title }”
lesson-moment-called = Nowość w twojej rozgrywce: { $title }.
lesson-following = Następna lekcja: { $title }
lesson-next-game = Następna rozgrywka: { $title }
lesson-on-with-game = Dalej w rozgrywce: { $title }
lesson-about-game = { $idea } Czas: { $minutes } min.
lesson-end-looking = Szukam tur, które kosztowały cię najwięcej…
lesson-end-brought = Najlepiej poszło ci tutaj: { $source }, { POINTS($points, "figure") }.
lesson-end-cost = Na to uważaj następnym razem: { $source }, minus { POINTS($points, "figure") }.
lesson-end-no-turns = Żadna twoja tura nie przyniosła wyraźnej straty.
lesson-end-no-lessons = Wszystko, co pojawiło się w tej rozgrywce, masz już za sobą.
lesson-end-better = Gdy to znasz, twoja tura { $turn } może być lepsza.
lesson-end-refused = W turze { $turn } ta zasada stanęła ci na drodze.
lesson-end-came-up = Pojawiło się to w turze { $turn }.
lesson-standing-new = Nierozpoczęta
lesson-standing-begun = Rozpoczęta, { $tries ->
        [one] { $tries } błędna próba
        [few] { $tries } błędne próby
        [many] { $tries } błędnych prób
       *[other] { $tries } błędnej próby
    }, { $hints ->
        [one] { $hints } podpowiedź
        [few] { $hints } podpowiedzi
        [many] { $hints } podpowiedzi
       *[other] { $hints } podpowiedzi
    }
lesson-standing-done = Ukończona, { $tries ->
        [one] { $tries } błędna próba
        [few] { $tries } błędne próby
        [many] { $tries } błędnych prób
       *[other] { $tries } błędnej próby
    }, { $hints ->
        [one] { $hints } podpowiedź
        [few] { $hints } podpowiedzi
        [many] { $hints } podpowiedzi
       *[other] { $hints } podpowiedzi
    }
lesson-standing-won = Wygrana, { $points } przeciw { $others }
lesson-standing-lost = Przegrana, { $points } przeciw { $others }
lesson-dial-show-me = Pokaż mi
    .about = Lekcja gra za ciebie: każde kliknięcie „Dalej” to jeden ruch.
lesson-dial-guide-me = Prowadź mnie
    .about = Lekcja objaśnia i podświetla miejsca, które możesz wybrać.
lesson-dial-let-me = Daj mi grać
    .about = Lekcja podaje ci tylko cel.
lesson-ambiguous = Kilka lekcji nazywa się „{ $lesson }”: { $known }. Napisz jedną z tych nazw.
lesson-autonomy-unknown = Lekcji nie da się grać na poziomie „{ $autonomy }”. Do wyboru: { $known }.

board-lesson = Lekcja
board-lesson-next = Dalej
board-lesson-back = Wstecz
board-lesson-again = Jeszcze raz
board-lesson-undo = Cofnij
board-lesson-hint = Podpowiedź
board-lesson-show-me = Pokaż mi, jak
board-lesson-explore = Wypróbuj
board-lesson-come-back = Wróć do lekcji
board-lesson-reply = Odpowiedz
board-lesson-dial = Ile pomocy
board-lesson-all = Wszystkie lekcje
board-lesson-games = Rozgrywki
board-lesson-lessons = Lekcje
board-lesson-print = Wydrukuj, co umiesz
board-lesson-to-game = Wróć do rozgrywki
board-lesson-to-end = Wróć do końca rozgrywki
board-lesson-to-lesson = Wróć do lekcji
board-lesson-to-table = Wróć do stołu
board-end-points = Skąd wzięły się punkty
board-end-turns = Tury, które kosztowały najwięcej
board-end-better = Zagraj to lepiej
board-end-lessons = Co przydałoby się w tej rozgrywce
board-end-board = Spójrz na planszę
board-end-back = Wróć do wyniku
board-end-again = Zagraj to jeszcze raz
board-practise = Przećwicz to, na co pora
board-lesson-moments = Sprawdź coś
board-lesson-called = Nowość w twojej grze:
board-lesson-progress = Kroki tej lekcji

exercise-unknown = „{ $step }” nie jest ćwiczeniem lekcji { $lesson }. Do wyboru: { $known }.
exercise-no-more = W ćwiczeniu nie ma więcej pomocy. Spróbuj i zobacz, co się stanie.

## What a step lists of the game's data

lesson-listed = - { $title } { $text }
lesson-listed-differ = instrukcje się różnią
lesson-listed-book = { $book }: { $says }
lesson-listed-books = { $books }.
lesson-listed-place = miejsce
lesson-listed-quote = „{ $words }”
lesson-listed-quotes = { $first } … { $further }
lesson-listed-says = co tam jest
lesson-listed-reason = dlaczego tak to czytamy
lesson-listed-against = co przemawia przeciw
lesson-listed-only = bez opcji
lesson-listed-usual = zwykła interpretacja
lesson-listed-other = druga interpretacja
lesson-listed-another = inna interpretacja
lesson-listed-option = jak wybrać
lesson-listed-choices = W formularzu nowej rozgrywki albo jako opcja { $option }: { $others } dla drugiej interpretacji, zwykle { $played }.
lesson-listed-figures = W danych gry: { $figures }.

## A ruling that is tried

reading-trial-first = { $reading } { $task } Potem idź dalej: ta sama pozycja w innej interpretacji.
reading-trial-other = Dokładnie ta sama pozycja w innej interpretacji. { $reading } { $task }
reading-trial-play = Graj, jak chcesz, i patrz, co się dzieje.
reading-trial-over = Rozgrywka się skończyła. Spójrz na punkty i porównaj.

## The list of lessons, and the notebooks of the course

lesson-minutes = { $minutes } min
lesson-list-part = { GAME($game) }: { $about }
lesson-list-games = rozgrywki, jedna prowadzi do następnej
lesson-list-lessons = lekcje obok nich
lesson-list-number = Nr
lesson-list-title = Lekcja
lesson-list-idea = O czym jest
lesson-list-time = Czas
lesson-list-standing = Ty
course-title =
    { $number } · { $title }
    { $idea }
course-run = Kliknij tutaj i naciśnij Shift + Enter.
course-next = Dalej: [{ $title }]({ $notebook })
course-all = [Wszystkie lekcje]({ $welcome })

## The progress of a class

class-title =
    { $learners ->
        [one] { $learners } osoba ucząca się
        [few] { $learners } osoby uczące się
        [many] { $learners } osób uczących się
       *[other] { $learners } osoby uczącej się
    }, { $lessons ->
        [one] { $lessons } lekcja lub ćwiczenie
        [few] { $lessons } lekcje i ćwiczenia
        [many] { $lessons } lekcji i ćwiczeń
       *[other] { $lessons } lekcji i ćwiczenia
    }
class-done = ukończone
class-begun = rozpoczęte
class-none = nierozpoczęte
class-number = W polu: błędne próby
class-bars = Średnia błędnych prób
class-learner = Osoba ucząca się
class-lesson = Lekcja
class-standing = Stan
class-steps = Kroki za sobą
class-tries = Błędne próby
class-hints = Podpowiedzi
class-shown = Kroki pokazane
class-rules = Czego ta grupa nie rozumie: zasady według tego, ile osób się na nich potknęło.
class-rule = Zasada
class-rule-learners = Ile osób próbowało
class-rule-missed = ile się pomyliło
class-rule-exercises = Na ekran; tt.sheets z tym samym drukuje
class-rule-sheet = tt.exercises("{ $game }", "{ $rule }")
class-unknown =
    { $lessons ->
        [one] Wyniki z lekcji, która nie jest tu znana ({ $lesson }): { $results }
        [few] Wyniki z { $lessons } lekcji, które nie są tu znane (na przykład { $lesson }): { $results }
        [many] Wyniki z { $lessons } lekcji, które nie są tu znane (na przykład { $lesson }): { $results }
       *[other] Wyniki z { $lessons } lekcji, które nie są tu znane (na przykład { $lesson }): { $results }
    }
class-exercise = { $title }: ćwiczenie „{ $step }”

## Lessons on paper

paper-unknown = Nie ma papieru „{ $paper }”. Są: { $known }.
sheets-title = { $title }, pytanie { $number }
sheets-answers = { $title }: odpowiedzi
sheets-right = { $answer } · { $done }
sheets-made =
    { $title }: { $count ->
        [one] { $count } arkusz z pytaniami i jeden z odpowiedziami.
        [few] { $count } arkusze z pytaniami i jeden z odpowiedziami.
        [many] { $count } arkuszy z pytaniami i jeden z odpowiedziami.
       *[other] { $count } arkusza z pytaniami i jeden z odpowiedziami.
    }
