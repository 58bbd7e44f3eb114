### Exercises that are recorded by playing their solution on the board.

recorded-head = Ćwiczenie nagrane na planszy: jego pozycja, rozwiązanie i słowa są w tym pliku. Daj je grupie albo otwórz przez trajan_tutor.exercise.
recorded-says = Znajdź to na planszy.
recorded-says-done = Tak. To jest rozwiązanie.

recorded-title = nagrywane ćwiczenie: { $game }

## The form below the board

recorded-form-title = Tytuł
recorded-form-question = Pytanie
recorded-form-hint = Podpowiedź
recorded-form-keep = Zachowaj
recorded-kept = Zachowane w pliku { $file }.

## While it is recorded

recorded-play = Zagraj teraz rozwiązanie na planszy.
recorded-ready = Oto dotychczasowe rozwiązanie. Napisz pytanie, wybierz zasady i zachowaj ćwiczenie.
recorded-left = Plansza pokazuje inną rozgrywkę albo inny wariant niż ten, w którym zaczęło się nagranie. Wróć do niego albo porzuć nagranie.
recorded-nothing = Nic jeszcze nie zagrano. Najpierw zagraj rozwiązanie na planszy.
recorded-others = Przed ruchem { $number } rozwiązania, „{ $move }”, grali inni. Ćwiczenie to jedna tura: cofnij to, co było po niej.
recorded-not-begun = Żadne ćwiczenie nie jest nagrywane.

## What is missing

recorded-no-title = Najpierw nadaj ćwiczeniu tytuł.
recorded-no-question = Najpierw napisz pytanie, jednym zdaniem.
recorded-no-rule = Wybierz co najmniej jedną zasadę, o której jest ćwiczenie: liczy się dla swoich zasad.
recorded-rule = Ta gra nie ma zasady „{ $rule }”.
recorded-full = Liczba twoich własnych ćwiczeń tutaj to już { $most }. Najpierw usuń pliki niektórych.

## Files that cannot be given

recorded-too-long = { $file }: plik jest za długi na ćwiczenie.
recorded-rule-unknown = { $file }, wiersz { $line }: ta gra nie ma zasady „{ $rule }”.
recorded-no-step = { $file }: nie ma w nim nic do zrobienia ani do odpowiedzi.
recorded-unplayable = { $file }, wiersz { $line }: ruchu { $number } rozwiązania, „{ $move }”, nie da się tam zagrać. { $problem }
recorded-unsolved = { $file }, wiersz { $line }: rozwiązanie da się zagrać, ale nie osiąga celu.
