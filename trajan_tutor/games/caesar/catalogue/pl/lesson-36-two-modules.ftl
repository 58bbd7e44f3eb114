### A game with two modules.

caesar-lesson-two-modules = Rozgrywka z dwoma modułami
    .idea = Cała rozgrywka, w której część żetonów korzyści jest wymieniona na nowe.
    .can = Umiesz grać z dwoma modułami.

caesar-lesson-two-modules-game = Trucizna zmniejsza zasoby drugiej strony, a Centurion daje ci jeden mocny żeton. Zanim umieścisz swój, sprawdź, gdzie leżą.
    .goal = Graj do końca rozgrywki.
    .done = Rozgrywka się skończyła.
caesar-lesson-two-modules-game-hint = Żeton z siódemką na jednym końcu sam rozstrzyga większość prowincji. Zamknij dla niego prowincję z Centurionem.
caesar-lesson-two-modules-aim-control = Przejmij kontrolę nad dwiema prowincjami

caesar-lesson-two-modules-result = Który z nowych żetonów zmienił najwięcej dla ciebie, a który dla Pompejusza?
