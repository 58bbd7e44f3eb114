### Caesar!, lesson 32: closing a province, and who controls it.

caesar-lesson-control = Zamykanie i kontrola
    .idea = Gdy ostatnie pole prowincji jest zajęte, kontroluje ją silniejsza strona.
    .can = Umiesz powiedzieć, kto będzie kontrolować prowincję, zanim się zamknie.

caesar-lesson-control-spaces-left = Syria, po prawej, ma tylko dwa pola graniczne. Jedno jest zajęte: Pompejusz ma tam siłę 4. Ile pól prowincji Syria jest jeszcze wolnych?
    .done = Jedno. Gdy tylko wszystkie pola prowincji są zajęte, jest ona zamknięta i porównuje się obie strony.
caesar-lesson-control-spaces-left-hint = Drugie pole leży między prowincjami Asia i Syria.
caesar-lesson-control-one-is-taken = Na jednym z dwóch leży już żeton Pompejusza.

caesar-lesson-control-close = Od ciebie więc zależy, co stanie się z prowincją Syria. Zamknij ją z większą siłą niż Pompejusz.
    .goal = Zamknij prowincję Syria i przejmij nad nią kontrolę.
    .done = Pięć do czterech: Syria jest twoja, a twój znacznik władzy leży na niej do końca rozgrywki.
caesar-lesson-control-close-hint = Na ostatnim polu jest tarcza. Obróć żeton tak, żeby piątka była zwrócona ku prowincji Syria.
caesar-lesson-control-one-is-too-little = Piątka jest zwrócona ku prowincji Asia, więc Syria dostaje tylko 1, przeciw 4. Teraz kontroluje ją Pompejusz. Obróć żeton.
caesar-lesson-control-syria-still-open = Syria jest nadal otwarta i Pompejusz może ją zamknąć w swojej turze. Wyprzedź go i zamknij ją.

caesar-lesson-control-use-wealth = Kto zamyka prowincję, bierze też okrągły żeton korzyści, który w niej leży. To Bogactwo: losujesz jeden żeton więcej i odtąd masz zawsze o jeden więcej. Użyj go teraz albo wcale: kliknij swój woreczek.
    .sheet = Kto zamyka prowincję, bierze też okrągły żeton korzyści, który w niej leży. To Bogactwo: losujesz jeden żeton więcej i odtąd masz zawsze o jeden więcej. Użyj go teraz albo wcale: zaznacz swój woreczek.
    .goal = Użyj żetonu Bogactwo.
    .done = Trzy żetony zamiast dwóch, i tak już zostanie. Każdy żeton Bogactwo dodaje jeden.
caesar-lesson-control-left-wealth = Możesz go zostawić, ale wtedy przepada. Jeden żeton więcej do wyboru pomaga w każdej turze.

caesar-lesson-control-markers-left = Każda strona zaczyna z dwunastoma znacznikami władzy. Ile ci zostało?
    .done = Jedenaście. Wygrywa strona, której znaczniki skończą się pierwsze.
caesar-lesson-control-markers-left-hint = Liczba jest obok mapy, pod twoim imieniem.
caesar-lesson-control-one-was-placed = Jeden z dwunastu leży teraz w prowincji Syria.

caesar-lesson-control-who-would-control = Inna rozgrywka. W prowincji Hispania Ulterior, po lewej, Pompejusz ma siłę 6. Możesz ją zamknąć czwórką z żetonu z tarczą. Kto by ją kontrolował?
    .done = Pompejusz: sześć do czterech. Ale jest w niej coś jeszcze.
caesar-lesson-control-who-would-control-hint = Porównaj 4 i 6.
caesar-lesson-control-i-would = ja
caesar-lesson-control-pompey-would = Pompejusz
caesar-lesson-control-nobody-would = nikt
caesar-lesson-control-four-against-six = Nie liczy się, kto zamyka prowincję. O kontroli decyduje wyższa suma: sześć do czterech.

caesar-lesson-control-prize = Żeton Senat, który tam leży, dostaje ten, kto zamknie prowincję, a ty go chcesz. Zamknij prowincję Hispania Ulterior, choć kontrolować ją będzie Pompejusz.
    .goal = Zdobądź żeton Senat z prowincji Hispania Ulterior.
    .done = Pompejusz ma prowincję, a ty masz żeton. Czasem to lepszy interes.
caesar-lesson-control-prize-hint = Na ostatnim polu prowincji Hispania Ulterior jest tarcza.
caesar-lesson-control-not-closed = Hispania Ulterior jest nadal otwarta. Umieść żeton z tarczą na jej ostatnim polu.

caesar-lesson-control-tie = Jeszcze raz Syria, a Pompejusz ma tym razem 5. Tego nie przebijesz, ale możesz wyrównać. Zamknij prowincję Syria tak, żeby nikt jej nie kontrolował.
    .goal = Zamknij prowincję Syria przy równej sile obu stron.
    .done = Po pięć. Nikt już nigdy nie będzie kontrolować prowincji Syria, a Pompejusz stracił prowincję, na którą liczył.
caesar-lesson-control-tie-hint = Który z twoich żetonów z tarczą ma piątkę? Zwróć ją ku prowincji Syria.
caesar-lesson-control-pompey-controls = Pompejusz ma więcej i teraz kontroluje prowincję Syria. Potrzebujesz tam dokładnie 5.
caesar-lesson-control-tie-elsewhere = Syria jest nadal otwarta i Pompejusz zamknie ją dla siebie. Zamknij ją teraz.

caesar-lesson-control-italia-needs = Italia, pośrodku, to największa zdobycz. Zostało jedno pole, a Pompejusz prowadzi 11 do twoich 8. Jaką siłę musi wnieść twój ostatni żeton, żeby kontrola była twoja?
    .done = Cztery: dwanaście do jedenastu.
caesar-lesson-control-italia-needs-hint = Potrzebujesz więcej niż 11, a masz 8.
caesar-lesson-control-that-would-tie = Byłoby po jedenaście i nikt by jej nie kontrolował.

caesar-lesson-control-italia = Twój żeton z okrętem pasuje na ostatnie pole. Zdobądź prowincję Italia.
    .goal = Przejmij kontrolę nad prowincją Italia.
    .done = Italia liczy się podwójnie: leżą tam dwa twoje znaczniki. Tak jest tylko w tej prowincji.
caesar-lesson-control-six-for-dalmatia = Szóstka jest zwrócona ku prowincji Dalmatia, a Italia nie dostaje nic. Obróć żeton.
caesar-lesson-control-italia-still-open = Italia jest nadal otwarta, a Pompejusz też może mieć okręt. Zamknij ją teraz.

caesar-lesson-control-remember = Zanim umieścisz żeton, policz wolne pola. Kto kładzie ostatni żeton przy prowincji, decyduje, jak się to skończy.
