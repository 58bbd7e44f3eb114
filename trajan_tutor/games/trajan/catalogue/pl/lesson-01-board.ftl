### Lesson 1: the board and the goal.

trajan-lesson-board = Plansza i cel gry
    .idea = O wygranej decydują punkty, a pierwsze zdobędziesz już za chwilę.
    .can = Orientujesz się na stole i wiesz, czyja jest tura.

trajan-lesson-board-own-score = Grasz jako gracz A. Duża plansza gracza z kręgiem jest twoja. Znajdź liczbę, która pokazuje twoje punkty, i kliknij ją.
    .sheet = Grasz jako gracz A. Duża plansza gracza z kręgiem jest twoja. Znajdź liczbę, która pokazuje twoje punkty, i zaznacz ją.
    .done = To twój wynik. Tę liczbę warto mieć na oku.
trajan-lesson-board-own-score-hint = Jest u góry twojej planszy, po prawej.
trajan-lesson-board-score-of-b = To wynik gracza B, na małej planszy. Twój jest na dużej.
trajan-lesson-board-somewhere-on-the-mat = To leży na twojej planszy, ale to nie wynik. Poszukaj liczby u góry.

trajan-lesson-board-goal = Ty i B zaczynacie bez punktów. Można je zdobyć na różne sposoby: handlem, podbojami, budowaniem, pozycją w senacie. Kto na koniec ma najwięcej punktów, wygrywa.

trajan-lesson-board-first-points = Zdobądźmy pierwsze punkty. W tej turze możesz wykonać akcję senatu. Senat to tor z liczbami od 2 do 8. Twój dysk leży na jego początku, pod dyskiem gracza B. Kliknij pole tuż za nim.
    .sheet = Zdobądźmy pierwsze punkty. W tej turze możesz wykonać akcję senatu. Senat to tor z liczbami od 2 do 8. Twój dysk leży na jego początku, pod dyskiem gracza B. Zaznacz pole tuż za nim.
    .goal = Przesuń swój dysk w senacie.
    .done = Dysk przesuwa się o jedno pole, a punkty od razu są twoje.
trajan-lesson-board-first-points-hint = Dysk ma trafić na pole z liczbą 2.
trajan-lesson-board-passed = Możesz spasować i czasem tak jest lepiej. Ale wtedy nic się nie dzieje: nie ma ani ruchu, ani punktów. Spróbuj jeszcze raz, dyskiem.

trajan-lesson-board-how-many = Spójrz znów na swój wynik. Ile masz teraz punktów?
    .done = Dwa punkty, tyle, ile pokazuje pole pod dyskiem.
trajan-lesson-board-how-many-hint = Wynik jest u góry twojej planszy.
trajan-lesson-board-disc-not-score = Wynik liczy punkty, nie pola. Odczytaj liczbę u góry swojej planszy.

trajan-lesson-board-other-turn = Koniec twojej tury. Teraz gracz B rozgrywa całą swoją. Idź dalej i oglądaj ją ruch po ruchu.
trajan-lesson-board-other-takes = B zabiera dwa znaczniki z jednej tacy.
trajan-lesson-board-other-drops = B kładzie je na następnych tacach. W następnej lekcji zrobisz to samo.
trajan-lesson-board-other-passes = B rezygnuje z akcji. Koniec tury.

trajan-lesson-board-who-is-next = Czyja jest następna tura?
    .done = Twoja. We dwójkę gra się po prostu na zmianę.
trajan-lesson-board-you-are = Moja
trajan-lesson-board-b-again = Znowu gracza B
trajan-lesson-board-who-has-less = Gracza, który ma mniej punktów
trajan-lesson-board-b-had-a-turn = B właśnie ma swoją turę za sobą. Każdy rozgrywa jedną turę, a potem przychodzi kolej na następnego gracza zgodnie z ruchem wskazówek zegara.
trajan-lesson-board-order-is-fixed = Punkty nie zmieniają kolejności. Tury idą dookoła stołu, jedna po drugiej.

trajan-lesson-board-not-yours = Niczego tu nie zepsujesz. Kiedy coś jest niedozwolone, plansza mówi dlaczego. Spróbuj: kliknij znaczniki na tacy gracza B.
    .sheet = Niczego tu nie zepsujesz. Kiedy coś jest niedozwolone, plansza mówi dlaczego. Spróbuj: zaznacz znaczniki na tacy gracza B.
    .goal = Spróbuj zabrać znaczniki gracza B.
    .done = Niedozwolone, i od razu wiadomo dlaczego. Co leży na planszy gracza B, należy do gracza B.
trajan-lesson-board-that-was-yours = To twoja własna taca, więc to dozwolone. Tym razem zrób coś niedozwolonego: kliknij małą planszę gracza B.

trajan-lesson-board-six-areas = Na stole jest sześć obszarów, po jednym na każdą akcję: statki w porcie, forum, prowincje na mapie, senat, stosy żetonów z łukiem i dystrykt budowlany. Każdy ma swoją lekcję.

trajan-lesson-board-look-around = Jeśli chcesz, rozejrzyj się: wypróbuj kilka tur i wróć. Następna lekcja pokaże, jak wybiera się akcję.
