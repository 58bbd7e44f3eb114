### Lesson 6: the forum.

trajan-lesson-forum = Forum
    .idea = Jedna tura, jeden żeton: weź to, co się przyda.
    .can = Rozróżniasz żetony forum i umiesz wziąć ten potrzebny.

trajan-lesson-forum-bread = Ostatni znacznik spada na tacę II, więc forum jest twoje: weź dowolny żeton, który tam leży. Lud żąda chleba. Weź żeton, który zaspokaja tę potrzebę.
    .goal = Weź z forum żeton z chlebem.
    .done = Chleb leży na twojej planszy i czeka na koniec kwartału. Bez niego lud zabierze ci punkty.
trajan-lesson-forum-bread-hint = Żeton popytu pokazuje bochenek. Pierwszy żeton forum pokazuje to samo.
trajan-lesson-forum-other-need = Ten żeton zaspokaja potrzebę religii. Lud może jej zażądać później, ale teraz chce chleba.
trajan-lesson-forum-other-tile = Możesz go wziąć. Ale tej potrzeby nie zaspokoi: lud chce chleba.
trajan-lesson-forum-passed = Tym razem bez żetonu. Tracisz tylko okazję. Weź chleb.

trajan-lesson-forum-find-it = Gdzie jest teraz twój żeton? Kliknij go.
    .sheet = Gdzie jest teraz twój żeton? Zaznacz go.
    .done = Żetony forum leżą na twojej planszy, dopóki się nie przydadzą.

trajan-lesson-forum-kinds = Na forum jest więcej do wyboru. Chleb, rozrywka i religia zaspokajają potrzeby ludu. Laury to głosy w senacie. Na żółtych polach leżą żetony, z którymi wykonasz akcję dwa razy. W następnych lekcjach przydadzą się wszystkie.

trajan-lesson-forum-absent = Kilka tur później forum wygląda tak. Przed następnym kwartałem nic się tu nie dokłada. Spróbuj wziąć żeton z pustego pola.
    .goal = Spróbuj wziąć żeton z pustego pola forum.
    .done = Niedozwolone: czego nie ma, tego nie ma. Dobre żetony na ciebie nie czekają.
trajan-lesson-forum-that-is-there = Tu leżał żeton, więc można go wziąć. Tym razem kliknij pole bez żetonu.

trajan-lesson-forum-most-votes = Teraz weź coś przydatnego: żeton z największą liczbą głosów w senacie.
    .goal = Weź żeton z największą liczbą głosów.
    .done = Na koniec kwartału da ci pięć głosów.
trajan-lesson-forum-most-votes-hint = Leżą tam dwa żetony senatu: liczba w laurach to głosy. Weź ten z większą liczbą.
trajan-lesson-forum-fewer-votes = Dwa głosy. Drugi żeton senatu ma więcej.
trajan-lesson-forum-no-votes = To nie żeton senatu, więc nie ma głosów. Szukaj laurów z liczbą.

trajan-lesson-forum-optional = Tutaj forum jest prawie puste: zostały tylko żółte żetony. Załóżmy, że żadnego nie chcesz. Akcji nigdy nie trzeba wykonywać. Zrezygnuj z niej.
    .goal = Spasuj.
    .done = Koniec tury. Z każdej akcji można zrezygnować, ale rzadko warto.
trajan-lesson-forum-optional-hint = Na planszy nie ma czego kliknąć, żeby spasować. Wybierz „Spasować” z listy ruchów.
trajan-lesson-forum-took-it = Oczywiście możesz go wziąć. Tym razem sprawdź, co się dzieje, gdy nie chcesz nic: spasuj.

trajan-lesson-forum-remember = Forum jest szybkie i proste: jedna tura, jeden żeton. Patrz najpierw na potrzeby ludu, a potem na to, co zostawiają inni.
