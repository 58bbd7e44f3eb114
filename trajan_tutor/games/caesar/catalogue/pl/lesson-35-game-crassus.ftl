### A game against Crassus.

caesar-lesson-game-crassus = Rozgrywka z Krassusem
    .idea = Cała rozgrywka z rywalem, którego zasady możesz czytać.
    .can = Umiesz grać solo, przeciw Krassusowi.

caesar-lesson-game-crassus-game = Krassusem nikt nie gra: on zaczyna, jego żetony leżą odkryte, a wybiera za niego stała zasada, pokazana obok planszy. Widzisz więc, co zrobi za chwilę, i możesz umieszczać żetony tak, żeby miał z tego jak najmniej.
    .goal = Graj do końca rozgrywki.
    .done = Rozgrywka się skończyła.
caesar-lesson-game-crassus-game-hint = Najpierw sprawdź, gdzie może przejąć kontrolę jednym żetonem: zrobi to przed wszystkim innym.
caesar-lesson-game-crassus-aim-control = Przejmij kontrolę nad prowincją

caesar-lesson-game-crassus-result = Co zdobył Krassus, a co udało się mu odebrać? Zagraj jeszcze raz na wyższym poziomie, kiedy tylko chcesz.
