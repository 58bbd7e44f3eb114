### Lesson 4: Trajan tiles.

trajan-lesson-tiles = Żetony Trajana
    .idea = Kolory twoich znaczników same też dają punkty.
    .can = Potrafisz spełnić żeton Trajana i wykorzystać to, co daje poza punktami.

trajan-lesson-tiles-find-tile = Przy niektórych twoich tacach leżą żetony. Każdy pokazuje dwa kolory i liczbę punktów. Jeden z twoich jest wart 9 punktów. Kliknij go.
    .sheet = Przy niektórych twoich tacach leżą żetony. Każdy pokazuje dwa kolory i liczbę punktów. Jeden z twoich jest wart 9 punktów. Zaznacz go.
    .done = Biały i niebieski, przy tacy IV: tych dwóch kolorów wymaga.
trajan-lesson-tiles-find-tile-hint = Przy twoim kręgu leżą trzy żetony: przy tacach II, IV i VI.
trajan-lesson-tiles-other-tile = Ten żeton jest wart mniej. Liczba na żetonie to jego punkty.

trajan-lesson-tiles-match = Biały znacznik już leży na tacy IV, brakuje niebieskiego. Doprowadź tam ostatni znacznik i niech to będzie właśnie niebieski. Odpowiednia liczba znaczników leży na tacy II.
    .goal = Spełnij żeton przy tacy IV.
    .done = Ostatni znacznik spada na tacę IV i leżą tam razem biały i niebieski. Żeton jest twój.
trajan-lesson-tiles-match-hint = Weź tacę II. Pierwszy znacznik spada na tacę III, więc najpierw połóż ten drugi kolor.
trajan-lesson-tiles-other-end = Stąd ostatni znacznik spada na inną tacę. Liczy się tylko żeton przy tacy ostatniego znacznika. Spróbuj tacy II.
trajan-lesson-tiles-blue-too-early = Teraz niebieski leży na tacy III, a żółty na tacy IV. Połóż najpierw żółty: wtedy niebieski będzie ostatni.

trajan-lesson-tiles-worth = Ile masz teraz punktów?
    .done = Dziewięć, od razu, a akcja jeszcze przed tobą.

trajan-lesson-tiles-what-left = Spójrz na tacę IV. Co zniknęło z twojego kręgu?
    .done = Tylko żeton. Znaczniki zostają i mogą się jeszcze przydać.
trajan-lesson-tiles-the-tile = żeton
trajan-lesson-tiles-the-markers = biały i niebieski znacznik
trajan-lesson-tiles-both = żeton i oba znaczniki
trajan-lesson-tiles-markers-stay = Spójrz jeszcze raz: biały i niebieski znacznik dalej leżą na tacy IV. Znaczników nigdy się nie traci.

trajan-lesson-tiles-goods-tile = Inny krąg. Żeton przy tacy II wymaga pomarańczowego i niebieskiego. Pomarańczowy już tam leży. Znajdź tacę, z której niebieski trafi tam jako ostatni znacznik.
    .goal = Spełnij żeton przy tacy II.
    .done = Trzy punkty. A ten żeton daje coś jeszcze.
trajan-lesson-tiles-goods-tile-hint = Na tacy VI leży niebieski znacznik, a dwa znaczniki z niej prowadzą do tacy II.
trajan-lesson-tiles-not-forum = W ten sposób ostatni znacznik omija tacę II. Która taca prowadzi dokładnie tam?
trajan-lesson-tiles-blue-last = Niebieski spadł na tacę I, o jedną za wcześnie. Ostatnim znacznikiem musi być niebieski.

trajan-lesson-tiles-use-it = Na żetonie są karty: możesz teraz, przed akcją, dobrać dwie karty towarów. Możesz też zrezygnować. Weź je: kliknij talię.
    .sheet = Na żetonie są karty: możesz teraz, przed akcją, dobrać dwie karty towarów. Możesz też zrezygnować. Weź je: zaznacz talię.
    .goal = Dobierz dwie karty towarów dzięki żetonowi.
    .done = Masz na ręce dwie karty więcej. Przydadzą się w porcie.
trajan-lesson-tiles-left-it = Możesz zrezygnować, a żeton i punkty i tak są twoje. Ale karty warto mieć. Tym razem je weź.

trajan-lesson-tiles-twice = Żeton przy tacy IV pokazuje dwa razy żółty. Czego wymaga?
    .done = Dwóch żółtych znaczników. Drugi może być tym, który spada jako ostatni.
trajan-lesson-tiles-one-yellow = jednego żółtego znacznika na tacy IV
trajan-lesson-tiles-two-yellow = dwóch żółtych znaczników na tacy IV
trajan-lesson-tiles-any-two = dwóch dowolnych znaczników na tacy IV
trajan-lesson-tiles-one-is-not-two = Żółty widać dwa razy, więc potrzebne są dwa.
trajan-lesson-tiles-colours-count = Liczą się kolory: na żetonie jest żółty i nic innego.

trajan-lesson-tiles-workers = Ten żeton przenosi dwa pionki do twojego obozu pracowników. Spełnij go i skorzystaj z tego, co daje.
    .goal = Spełnij żeton przy tacy IV i przenieś dwa pionki do obozu pracowników.
    .done = Dwa pionki trafiły z zasobów do obozu pracowników. Żetony z tarczami tak samo zapełniają obóz militarny.
trajan-lesson-tiles-workers-hint = Jeden żółty leży na tacy IV. Drugi leży na tacy II, dwie tace wcześniej.
trajan-lesson-tiles-wrong-way = Stąd ostatni znacznik spada gdzie indziej. Potrzebny jest jeszcze jeden żółty na tacy IV i musi to być ostatni znacznik.
trajan-lesson-tiles-yellow-too-early = Żółty spadł na tacę III. Połóż najpierw zielony, wtedy żółty trafi na tacę IV.
trajan-lesson-tiles-left-workers = Żeton jest twój, ale jego pionki zostały w zasobach. Tym razem je weź: przydadzą się.

trajan-lesson-tiles-only-last = Załóżmy, że na tacy leżą oba kolory z jej żetonu, ale ostatni znacznik spada gdzie indziej. Czy bierzesz ten żeton?
    .done = Nie. Sprawdza się tylko tacę ostatniego znacznika.
trajan-lesson-tiles-yes-colours = tak, kolory tam są
trajan-lesson-tiles-no-last = nie, ostatniego znacznika tam nie ma
trajan-lesson-tiles-last-must-be-there = Same kolory nie wystarczą. Żeton czeka, aż na jego tacę spadnie ostatni znacznik.

trajan-lesson-tiles-remember = Każde rozkładanie robi więc dwie rzeczy: wybiera akcję i może spełnić żeton. Najlepsze tury robią jedno i drugie.
