### The plan of an hour, to be printed.

plan-title = { GAME($game) } w 45 minut
plan-about = Od piątej minuty grają wszyscy: pierwsza rozgrywka objaśnia po jednej rzeczy naraz.
plan-foot = { GAME($game) } w 45 minut · trajan-tutor plan { $game }
plan-foot-sheet = { GAME($game) } · dla osób bez urządzenia · imię: ______________________
plan-foot-exit = { GAME($game) } · pytanie na koniec, do oddania · imię: ______________________
plan-foot-answers = { GAME($game) } · odpowiedzi, dla osoby prowadzącej
plan-answers = { GAME($game) }: odpowiedzi
plan-exit-right = Pytanie na koniec: { $answer }
plan-minutes = min
plan-teacher = Osoba prowadząca
plan-pupils = Uczniowie
plan-paper = Na papierze
plan-no-lessons = Gra „{ $game }” nie ma lekcji, z których dałoby się ułożyć plan.

plan-join-title = Wejdźcie
plan-join-teacher = Uruchom „trajan-tutor class”, wpuść uczniów i pokaż kod na projektorze.
plan-join-pupils = Otwórzcie adres albo kod QR, wpiszcie kod i imię. Kto już jest, pomaga sąsiadowi.
plan-join-paper = Dwoje uczniów dzieli jedno urządzenie; kto go nie ma, siada obok albo bierze arkusze.

plan-game-title = Pierwsza rozgrywka
plan-game-teacher = Zadaj wszystkim „{ $game }”. Przejdź się, popatrz na plansze tych, którzy utknęli, i nic jeszcze nie mów o zasadach.
plan-game-pupils = Grajcie. Plansza pokazuje, co wolno, i mówi, dlaczego czegoś nie wolno.
plan-game-paper = Pytanie 1: zaznaczcie na planszy, co byście zrobili, i porównajcie z sąsiadem.

plan-vote-title = Pauza: co byście zagrali?
plan-vote-teacher = Zatrzymaj wszystkich, otwórz pozycję na wspólnej planszy, zapytaj wszystkich. Pokaż słupki, zanim cokolwiek powiesz.
plan-vote-pupils = Zdecydujcie każde osobno. Potem powiedzcie dlaczego i zmieńcie zdanie, jeśli inny powód jest lepszy.
plan-vote-paper = Głosujcie palcami: każdemu miejscu na projektorze odpowiada liczba palców.

plan-rule-title = Najczęściej mylona zasada
plan-rule-teacher = Przeczytaj pierwsze zdanie pod „Co jest niezrozumiałe”, objaśnij je raz na wspólnej planszy, potem kliknij „Przećwiczcie to”.
plan-rule-pupils = Zróbcie trzy ćwiczenia z tej zasady; kto skończy, pisze ćwiczenie dla grupy.
plan-rule-paper = Pytania od 2 do 4, w parach: jedno objaśnia, drugie ocenia.

plan-pairs-title = Gra między sobą
plan-pairs-teacher = Utwórz jednym kliknięciem stoły o tej liczbie miejsc: { $seats }; kto zostanie, gra z botem. Niech nikt nie dostaje podpowiedzi.
plan-pairs-pupils = Grajcie i przed każdą turą mówcie, po co ona jest.
plan-pairs-paper = Połóżcie prawdziwą grę obok ekranu albo grajcie po dwoje na jednym urządzeniu.

plan-exit-title = Ostatnie pytanie
plan-exit-teacher = Zadaj jedno ćwiczenie albo zbierz arkusz „pytanie na koniec”. Jutro zacznijcie od tego, co sprawiło kłopot.
plan-exit-pupils = Odpowiedzcie bez pomocy. Zabierzcie swoje postępy do domu: jeden plik, bez konta.
plan-exit-paper = Wypełnijcie arkusz „pytanie na koniec” i oddajcie go.

plan-written = Strony są w pliku { $file }.
cli-help-plan = pisze plan 45 minut z grą i arkusze dla osób bez urządzenia, jako strony do druku
cli-help-plan-paper = „a4” albo „letter”
cli-help-plan-folder = gdzie zapisać plik
