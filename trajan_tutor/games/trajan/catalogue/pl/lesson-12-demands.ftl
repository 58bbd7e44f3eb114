### Lesson 12: the demands of the people.

trajan-lesson-demands = Potrzeby ludu
    .idea = Trzy potrzeby na kwartał: zaspokój je albo strać punkty.
    .can = Umiesz zaspokajać potrzeby ludu albo zostawić jedną niezaspokojoną i wiedzieć, ile to kosztuje.

trajan-lesson-demands-how-many = Kończy się czwarta runda i leżą odkryte trzy żetony popytu: chleb, rozrywka i religia. Masz bochenek chleba i jokera, który zaspokaja dowolną potrzebę. Ile z trzech potrzeb możesz zaspokoić?
    .done = Dwie. Jedna potrzeba zostanie niezaspokojona.
trajan-lesson-demands-how-many-hint = Każdy żeton zaspokaja jedną potrzebę.
trajan-lesson-demands-wild-counts = Joker też zaspokaja jedną potrzebę, dowolnie wybraną.
trajan-lesson-demands-one-wild-one-demand = Dowolną, ale tylko jedną: każdy żeton zaspokaja jedną potrzebę.

trajan-lesson-demands-end-quarter = Dokończ turę w senacie. Potem zakończ kwartał: kliknij kwartał wewnątrz toru czasu.
    .sheet = Dokończ turę w senacie. Potem zakończ kwartał: zaznacz kwartał wewnątrz toru czasu.
    .goal = Dokończ turę i zakończ kwartał.
    .done = Lud chce chleba i twój bochenek sam zaspokaja tę potrzebę: innego wyboru nie ma. Żeton jest usuwany z gry.
trajan-lesson-demands-end-quarter-hint = Najpierw twój dysk w senacie, potem kwartał i runda wewnątrz toru czasu.

trajan-lesson-demands-use-wild = Teraz lud chce rozrywki, a takiego żetonu nie masz. Tę potrzebę może zaspokoić joker. Kliknij go.
    .sheet = Teraz lud chce rozrywki, a takiego żetonu nie masz. Tę potrzebę może zaspokoić joker. Zaznacz go.
    .goal = Zaspokój potrzebę rozrywki jokerem.
    .done = Zaspokojona. Joker też jest usuwany z gry.
trajan-lesson-demands-kept-for-religion = Tak też wolno: joker zaspokoi wtedy potrzebę religii. W tej lekcji użyj go do rozrywki.

trajan-lesson-demands-cost = Na religię nic już nie zostało. Ile punktów kosztuje cię jedna niezaspokojona potrzeba?
    .done = Cztery. Dwie kosztowałyby dziewięć, a trzy piętnaście. Wynik może nawet spaść poniżej zera.
trajan-lesson-demands-cost-hint = Liczby podaje zasada pokazana tutaj.
trajan-lesson-demands-cost-of-b = Tyle traci gracz B: tam dwie potrzeby zostały niezaspokojone.
trajan-lesson-demands-not-free = Kosztuje więcej. Przeczytaj zasadę pokazaną tutaj.

trajan-lesson-demands-trajan-tile = Jest coś lepszego niż żeton, który się zużywa. Żeton Trajana przy tacy II pokazuje rozrywkę. Spełnij go: wymaga żółtego i zielonego.
    .goal = Spełnij żeton Trajana z rozrywką.
    .done = Daje jeden punkt, ale zostaje na twojej planszy. W każdym kwartale zaspokaja jedną potrzebę rozrywki.
trajan-lesson-demands-trajan-tile-hint = Zielony leży na tacy II. Doprowadź tam z tacy VI żółty jako ostatni znacznik.
trajan-lesson-demands-other-tray = Żółty znacznik leży na tacy VI, a ta prowadzi dokładnie do tacy II.
trajan-lesson-demands-yellow-too-early = Żółty spadł na tacę I. Połóż najpierw zielony.

trajan-lesson-demands-keep-the-tile = Koniec późniejszego kwartału. Lud chce rozrywki, a tę potrzebę możesz zaspokoić na dwa sposoby: żetonem forum albo żetonem Trajana, który zatrzymujesz. Wybierz ten, który nic nie kosztuje.
    .goal = Zaspokój potrzebę rozrywki bez utraty żetonu.
    .done = Żeton Trajana zostaje na następny kwartał i żeton forum też.
trajan-lesson-demands-spent-the-tile = Żetonu forum już nie ma. Żeton Trajana zaspokaja potrzebę i zostaje.

trajan-lesson-demands-remember = Musisz zaspokoić tyle potrzeb, ile możesz, ale sam wybór żetonów należy do ciebie. Miej je na oku od pierwszej rundy: potrzebne żetony leżą na forum i w prowincjach.
