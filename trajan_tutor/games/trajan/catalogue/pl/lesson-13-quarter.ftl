### Lesson 13: the end of a quarter.

trajan-lesson-quarter = Koniec kwartału
    .idea = Senat głosuje, a plansza się uzupełnia.
    .can = Umiesz powiedzieć, kto zostaje konsulem i co zmienia nowy kwartał.

trajan-lesson-quarter-who-leads = Ostatnia tura kwartału jest rozegrana. Twój dysk leży na polu z liczbą 3, dysk gracza B na polu z liczbą 6. Masz żeton z 5 głosami. Kto ma więcej głosów?
    .done = Ty: osiem do sześciu. Przy równej liczbie głosów wygrałby dysk, który jest dalej.
trajan-lesson-quarter-who-leads-hint = Dodaj liczbę z pola i żetony na planszy gracza.
trajan-lesson-quarter-you-lead = Ja
trajan-lesson-quarter-b-leads = Gracz B
trajan-lesson-quarter-tiles-count = Dysk gracza B jest dalej, ale twój żeton też się liczy: trzy i pięć to osiem.

trajan-lesson-quarter-end = Zakończ kwartał: kliknij kwartał wewnątrz toru czasu. Najpierw zaspokaja się potrzeby ludu, potem liczy głosy.
    .sheet = Zakończ kwartał: zaznacz kwartał wewnątrz toru czasu. Najpierw zaspokaja się potrzeby ludu, potem liczy głosy.
    .goal = Zakończ kwartał.
    .done = Twoje żetony zaspokajają wszystkie potrzeby. Masz najwięcej głosów, więc to ty zostajesz konsulem.

trajan-lesson-quarter-consul = Konsul wybiera jeden z dwóch żetonów bonusowych przy senacie. Dają one punkty na koniec gry. Kliknij ten, który wolisz.
    .sheet = Konsul wybiera jeden z dwóch żetonów bonusowych przy senacie. Dają one punkty na koniec gry. Zaznacz ten, który wolisz.
    .goal = Wybierz żeton bonusowy.
    .done = Leży na twojej planszy żółtą stroną do góry. B, zastępca konsula, ma ten drugi szarą stroną do góry, a ta jest warta mniej.

trajan-lesson-quarter-disc = Zaczyna się nowy kwartał. Kliknij miejsce, w którym leży teraz twój dysk.
    .sheet = Zaczyna się nowy kwartał. Zaznacz miejsce, w którym leży teraz twój dysk.
    .done = Z powrotem na starcie. Dysk konsula leży na wierzchu, więc wygrywa przy remisie.
trajan-lesson-quarter-not-there-any-more = Leżał tam przed liczeniem głosów. Wszystkie dyski wróciły na start.

trajan-lesson-quarter-ship = Statek na identyczne karty leżał szarą stroną do góry. A jak jest teraz?
    .done = Wszystkie statki znów leżą kolorową stroną do góry i płacą w całości.
trajan-lesson-quarter-coloured-again = Znów jest kolorowy
trajan-lesson-quarter-still-grey = Dalej jest szary
trajan-lesson-quarter-look-at-the-ship = Spójrz na statek: znów liczy się górny rząd punktów.

trajan-lesson-quarter-tiles-left = A twój żeton z 5 głosami?
    .done = Wypada z gry, jak wszystkie żetony z głosami. Żetony popytu i to, co zostało na forum, też.
trajan-lesson-quarter-votes-stay = Dalej jest mój
trajan-lesson-quarter-votes-gone = Już go nie ma
trajan-lesson-quarter-look-at-your-mat = Spójrz na swoją planszę: już go tam nie ma. Głosy liczą się tylko przez jeden kwartał.

trajan-lesson-quarter-fresh = Plansza jest uzupełniona: forum, senat i każda prowincja bez żetonu, przywódcy i legionisty.

trajan-lesson-quarter-quarters-left = Gra ma cztery kwartały. Ile zostało do rozegrania, razem z tym, który właśnie się zaczął?
    .done = Trzy. Po czwartym jest końcowe punktowanie.
trajan-lesson-quarter-this-one-counts = Jeden kwartał z czterech jest za tobą. Policz też ten, który właśnie się zaczął.
