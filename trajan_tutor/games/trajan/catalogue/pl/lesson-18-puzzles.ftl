### Lesson 18: puzzles. The positions and their values are in 18-puzzles.json.

trajan-lesson-puzzles = Zagadki
    .idea = Dwanaście pozycji, w każdej jedna tura wyraźnie najlepsza.
    .can = Umiesz znaleźć najlepszą turę, nawet dobrze ukrytą.

trajan-lesson-puzzles-one-marker = Twój krąg jest pełen żetonów, a jedno krótkie rozkładanie może zrobić dwie rzeczy naraz. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Jeden znacznik spełnił żeton przy tacy V, a przyszło z nim dwóch pracowników. Bez pracowników tura byłaby warta mniej o jakieś siedem punktów.
trajan-lesson-puzzles-one-marker-hint = Na której tacy leży jeden znacznik i gdzie by spadł?
trajan-lesson-puzzles-one-marker-hint-2 = Żeton przy tacy V wymaga żółtego i pomarańczowego. A co daje poza punktami?

trajan-lesson-puzzles-right-order = Na tacy V leżą biały i niebieski, obok żetonu wartego dużo punktów. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Żółty spadł ostatni i trafił do białego. W odwrotnej kolejności żeton leżałby tam dalej.
trajan-lesson-puzzles-right-order-hint = Ten żeton wymaga żółtego i białego. Która taca tam prowadzi?
trajan-lesson-puzzles-right-order-hint-2 = Prowadzi tam taca III z dwoma znacznikami. Który z nich musi spaść ostatni?

trajan-lesson-puzzles-time-runs = Tutaj grasz jako gracz B. Kwartał się kończy, a przy twoim kręgu czeka żeton za żetonem. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Dwa znaczniki, dziewięć punktów i mało czasu. Długie rozkładanie przybliżyłoby koniec rundy, i to wszystkim.
trajan-lesson-puzzles-time-runs-hint = Przy długim rozkładaniu mija dużo czasu. Czy jest krótsze, które daje punkty?
trajan-lesson-puzzles-time-runs-hint-2 = Na tacy V leży zielony znacznik, a jej żeton wymaga dwóch zielonych.

trajan-lesson-puzzles-tile-and-ship = Tutaj grasz jako gracz B, w ostatnim kwartale. Na ręce masz dwie karty ryb, a obóz pracowników jest pusty. Jedna tura pomoże w obu sprawach.
    .goal = Zagraj najlepszą turę.
    .done = Dwóch pracowników i statek w jednej turze. Rezygnacja z pracowników kosztowałaby jakieś sześć punktów.
trajan-lesson-puzzles-tile-and-ship-hint = Która z twoich tac prowadzi do portu, z pomarańczowym jako ostatnim znacznikiem?
trajan-lesson-puzzles-tile-and-ship-hint-2 = Spełnij żeton przy tacy I i skorzystaj z tego, co daje.

trajan-lesson-puzzles-one-step = Tutaj grasz jako gracz B. W zasięgu jest kilka akcji i wyglądają podobnie. Która daje najwięcej?
    .goal = Zagraj najlepszą turę.
    .done = Punkty od razu, głosy na koniec kwartału i przewaga nad graczem A. Pojedyncza karta na statku jest warta mniej.
trajan-lesson-puzzles-one-step-hint = Spójrz na swój dysk w senacie i na dysk gracza A.
trajan-lesson-puzzles-one-step-hint-2 = Która taca prowadzi na tacę IV, cztery tace dalej?

trajan-lesson-puzzles-second-roof = Tutaj grasz jako gracz B. Masz jeden dach, a w obozie pracowników przydałoby się więcej osób. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Żeton, dwóch pracowników i drugi dach. Wezwanie pracownika zamiast budowania kosztowałoby jakieś pięć punktów.
trajan-lesson-puzzles-second-roof-hint = Żeton przy tacy VI wymaga dwóch pomarańczowych. Która taca tam prowadzi, z pomarańczowym na końcu?
trajan-lesson-puzzles-second-roof-hint-2 = Skorzystaj z pracowników z żetonu. Potem poszukaj w dystrykcie drugiego dachu.

trajan-lesson-puzzles-third-stairs = Tutaj grasz jako gracz B i masz dwa żetony ze schodami. Trzy żetony jednego rodzaju dają na koniec gry dziesięć punktów, a cztery – dwadzieścia. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Schody na polu D1 dopełniają zestaw trzech. Wezwanie pracownika zamiast budowania kosztowałoby ponad siedem punktów.
trajan-lesson-puzzles-third-stairs-hint = Gdzie w dystrykcie leży jeszcze żeton ze schodami, obok twoich pracowników?
trajan-lesson-puzzles-third-stairs-hint-2 = Na tacę VI prowadzą dwie tace. Po której zostaje więcej znaczników tam, gdzie są potrzebne?

trajan-lesson-puzzles-fourth-fountain = Trzy fontanny są twoje, a czwarta dalej leży w dystrykcie. Ale obóz pracowników jest pusty. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Najpierw pracownik, potem fontanna: zestaw czterech jest na koniec gry wart dwadzieścia punktów.
trajan-lesson-puzzles-fourth-fountain-hint = Czy w tej turze możesz wykonać akcję budowy dwa razy?
trajan-lesson-puzzles-fourth-fountain-hint-2 = Najpierw przenieś pracownika do obozu. Potem powtórz akcję żółtym żetonem i zbuduj.

trajan-lesson-puzzles-far-island = Tutaj grasz jako gracz B. Daleka wyspa jest warta dziesięć punktów, a w obozie czeka legionista. Czy zdążysz w jednej turze?
    .goal = Zagraj najlepszą turę.
    .done = Przywódca i legionista w jednej turze: nikt nie zdąży tam wejść przed tobą.
trajan-lesson-puzzles-far-island-hint = Która taca prowadzi na tacę III? I jaki masz żółty żeton?
trajan-lesson-puzzles-far-island-hint-2 = Niech przywódca ruszy do prowincji Britannia. Potem powtórz akcję i wyślij za nim legionistę.

trajan-lesson-puzzles-window-opens = Tutaj grasz jako gracz B. Twój przywódca stoi obok prowincji Britannia, ale rozkładanie nie sięga akcji militarnej. Czy na pewno?
    .goal = Zagraj najlepszą turę.
    .done = Okno otwiera drogę: jedna budowa, a po niej dwie akcje militarne.
trajan-lesson-puzzles-window-opens-hint = Pierwszy żeton danego rodzaju daje akcję. Który rodzaj daje akcję militarną?
trajan-lesson-puzzles-window-opens-hint-2 = Zbuduj okno na C3, rusz przywódcą do prowincji Britannia i powtórz akcję żółtym żetonem.

trajan-lesson-puzzles-march-for-games = Tutaj grasz jako gracz B. Lud chce rozrywki, a jeden z twoich żetonów bonusowych też. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Żeton Trajana i rozrywka z prowincji Raetia: zaspokaja potrzebę ludu i daje punkty z żetonu bonusowego. Każda inna prowincja kosztowałaby jakieś pięć punktów.
trajan-lesson-puzzles-march-for-games-hint = Taca V prowadzi na tacę III. Który z jej znaczników powinien spaść ostatni, ze względu na leżący tam żeton?
trajan-lesson-puzzles-march-for-games-hint-2 = Pomarańczowy jako ostatni spełnia żeton. Potem poszukaj rozrywki w prowincji, do której dojdzie przywódca.

trajan-lesson-puzzles-three-from-forum = Tutaj grasz jako gracz B. Dwa z twoich żetonów bonusowych wymagają chleba i religii, a ty nie masz ani jednego, ani drugiego. Znajdź najlepszą turę.
    .goal = Zagraj najlepszą turę.
    .done = Trzy żetony z jednej akcji forum: żółty ją powtórzył, a żeton [+2] dodał jeszcze jeden. Oba żetony bonusowe dadzą punkty.
trajan-lesson-puzzles-three-from-forum-hint = Żeton przy tacy II daje żeton [+2]. Która taca tam prowadzi, z różowym na końcu?
trajan-lesson-puzzles-three-from-forum-hint-2 = Połóż [+2] na forum, weź z forum żółty żeton i od razu go użyj.

trajan-lesson-puzzles-remember = Wszystkie te tury zrobiły dwie rzeczy naraz: żeton i akcję albo akcję i żeton, który ją powtarza. Szukaj takich tur we własnych rozgrywkach.
