### Four players: the game that ends the course.

trajan-lesson-four-players = Rok we czworo
    .idea = Cała gra w cztery osoby i nikt cię nie prowadzi.
    .can = Umiesz grać w Trajana z każdym.

trajan-lesson-four-players-year = To ostatnia lekcja i jest nią gra: cały rok w cztery osoby. Znasz już każdą zasadę. Doradca jest pod ręką i mówi tyle, ile chcesz.
    .goal = Graj do końca gry.
    .done = Rok się skończył i wszystkie punkty są policzone.
trajan-lesson-four-players-year-hint = W cztery osoby dobry żeton forum rzadko na ciebie czeka. Weź go przed innymi.
trajan-lesson-four-players-aim-points = Zdobądź czterdzieści punktów

trajan-lesson-four-players-result = Wszystkie punkty tego roku. Zacznij teraz własną rozgrywkę, z kim chcesz.
