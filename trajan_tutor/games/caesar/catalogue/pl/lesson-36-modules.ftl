### Caesar!, lesson 36: the modules Poison and Centurions.

caesar-lesson-modules = Trucizna i Centurioni
    .idea = Dwa moduły, każdy z trzema żetonami korzyści: jeden osłabia rywala, drugi wzmacnia ciebie.
    .can = Umiesz używać Trucizny i Centurionów.

caesar-lesson-modules-poison = Na mapie leżą dwa nowe rodzaje żetonów korzyści, po trzy. Zastępują inne, więc w każdej prowincji nadal jest jeden. Z Trucizną zaczynasz z trzema żetonami zamiast dwóch. W prowincji Syria leży żeton Trucizna. Zamknij tę prowincję i użyj go: kliknij ukryte żetony Pompejusza.
    .sheet = Na mapie leżą dwa nowe rodzaje żetonów korzyści, po trzy. Zastępują inne, więc w każdej prowincji nadal jest jeden. Z Trucizną zaczynasz z trzema żetonami zamiast dwóch. W prowincji Syria leży żeton Trucizna. Zamknij tę prowincję i użyj go: zaznacz ukryte żetony Pompejusza.
    .goal = Użyj Trucizny na zasobach Pompejusza.
    .done = Jeden z jego żetonów wraca losowo do woreczka i obie strony widzą, który.
caesar-lesson-modules-poison-hint = Wolne jest tylko jedno pole prowincji Syria: tarcza między prowincjami Asia i Syria.
caesar-lesson-modules-poison-use-hint = Kliknij zasoby Pompejusza, obok mapy. Jego żetony leżą tam zakryte.
caesar-lesson-modules-poison-left = Wtedy przepada, jak każdy nieużyty żeton korzyści. Tym razem użyj Trucizny.
caesar-lesson-modules-poison-waits = Syria jest nadal otwarta, a kto ją zamknie, bierze żeton Trucizna. Wyprzedź Pompejusza i zamknij ją.

caesar-lesson-modules-how-many = W każdej turze Pompejusz, jak zawsze, umieszcza jeden żeton i losuje jeden. Z ilu żetonów będzie wybierać w swoich turach?
    .done = Z dwóch. Jego zasoby są o jeden mniejsze do końca rozgrywki. Jeśli już są puste, Trucizna nic nie robi.
caesar-lesson-modules-how-many-hint = Miał trzy. Jednego brakuje i nic mu go nie odda.
caesar-lesson-modules-one-is-gone = Trzy miał przedtem. Losuje tylko tyle, ile umieszcza, więc brakujący już nie wróci.

caesar-lesson-modules-centurion = Drugi nowy żeton korzyści to Centurion. Obok mapy leżą trzy twoje mocne żetony. Zamknij prowincję Hispania Ulterior. Potem na końcu tury, zamiast losować, weź jeden z tych trzech.
    .goal = Weź jeden ze swoich żetonów Centurion.
    .done = Jest twój i trafia za zasłonkę jak każdy inny żeton. Ale Pompejusz widzi, który z trzech to jest.
caesar-lesson-modules-centurion-hint = Na ostatnim polu prowincji Hispania Ulterior jest tarcza.
caesar-lesson-modules-centurion-take-hint = Teraz kliknij jeden z trzech żetonów obok mapy. Miecz ma siódemkę.
caesar-lesson-modules-drew-instead = Możesz losować jak zwykle, ale wtedy korzyść Centurion przepada. W twoim woreczku nie ma nic tak mocnego.
caesar-lesson-modules-centurion-waits = Hispania Ulterior jest nadal otwarta. Zamknij ją, żeby wziąć jej żeton korzyści.

caesar-lesson-modules-pompey = Przyjmijmy, że bierzesz miecz z siódemką. Teraz tura Pompejusza. Idź dalej i patrz.
caesar-lesson-modules-pompey-places = Gra gdzie indziej. W prowincji Syria ma 6, najwyższą liczbę gry podstawowej, i czuje się bezpiecznie.

caesar-lesson-modules-seven = Nic w twoim woreczku nie przebija szóstki. Nowy żeton ją przebija. Zdobądź prowincję Syria.
    .goal = Przejmij kontrolę nad prowincją Syria.
    .done = Siedem do sześciu. Taki żeton trzymaj na prowincję, której inaczej nie da się wygrać.
caesar-lesson-modules-seven-hint = Na ostatnim polu prowincji Syria jest miecz. Zwróć ku niej siódemkę.
caesar-lesson-modules-turned-away = Siódemka jest zwrócona ku prowincji Aegyptus, a ku prowincji Syria nic. Obróć żeton.
caesar-lesson-modules-syria-waits = Syria jest nadal otwarta i Pompejusz ją zamknie. Użyj siódemki właśnie tam, teraz.

caesar-lesson-modules-two-at-once = Załóżmy, że jeden twój żeton zamyka dwie prowincje, a w obu jest korzyść Centurion. Ile żetonów legionu Centurion bierzesz?
    .done = Jeden. Bierze się go zamiast losowania, a losuje się w turze tylko raz. Gdy wszystkie trzy są wzięte, po prostu losujesz.
caesar-lesson-modules-two-at-once-hint = Zamiast czego jest żeton legionu Centurion? I ile razy w turze się to zdarza?
caesar-lesson-modules-one-draw = Żeton legionu Centurion bierze się zamiast losowania. Losuje się w turze tylko raz, więc druga korzyść przepada.
caesar-lesson-modules-not-none = Pierwsza korzyść działa jak zawsze. Przepada tylko druga.

caesar-lesson-modules-remember = W oba moduły można grać razem albo osobno, także przeciw Krassusowi. Jego trzy mocne żetony leżą w stosie, a kafelek może dać mu wierzchni. Zanim zamkniesz prowincję, spójrz na żetony korzyści: teraz więcej z nich jest wartych tyle co prowincja.
