### Lesson 62: what is prevented, what happens, what leaves.

sylla-lesson-column = Co zachodzi, co zażegnane
    .idea = Z czterech wydarzeń dwa są zażegnane, dwa zachodzą, a jedno opuszcza grę.
    .can = Umiesz przewidzieć, które wydarzenia zajdą i dokąd pójdą znaczniki.

sylla-lesson-column-save-health = Liczą się kostki wszystkich graczy razem: dwa wydarzenia z największą liczbą kostek są zażegnane, pozostałe zachodzą. Epidemia wepchnęłaby Zdrowie w kryzys. Ostatnia kostka jest twoja. Zażegnaj Epidemię.
    .goal = Zażegnaj Epidemię.
    .done = Bunt niewolników 3 kostki, Epidemia 2: zażegnane. Kult cesarza i Dekadencja zachodzą.
sylla-lesson-column-save-health-hint = Na Buncie niewolników są trzy kostki. Które wydarzenie ma być drugie?
sylla-lesson-column-cult-instead = Teraz zażegnany jest Kult cesarza, a Epidemia zachodzi: Zdrowie jest w kryzysie.
sylla-lesson-column-three-tie = Na trzech wydarzeniach jest po jednej kostce i decyduje konsul. Na gracza B nie możesz liczyć.

sylla-lesson-column-left = Potem jedno wydarzenie na dobre opuściło grę, a jego miejsce zajęło nowe: z dwóch zażegnanych to, na którym było więcej kostek. Które?
    .done = Bunt niewolników, z trzema kostkami. Na Epidemii były dwie i ona zostaje.
sylla-lesson-column-left-hint = Na Epidemii były dwie kostki, na Buncie niewolników trzy.
sylla-lesson-column-epidemic = Epidemia
sylla-lesson-column-revolt = Bunt niewolników
sylla-lesson-column-cult = Kult cesarza
sylla-lesson-column-decadence = Dekadencja
sylla-lesson-column-fewer-cubes = Była zażegnana, ale z mniejszą liczbą kostek niż to drugie. Może wrócić.
sylla-lesson-column-it-happened = To wydarzenie zaszło. Odchodzi tylko zażegnane.

sylla-lesson-column-rightmost = Tutaj zachodzi Kult cesarza, a potem Dekadencja: najpierw to, co wyżej. Kult przesuwa w lewo Ducha obywatelskiego. Dekadencja przesuwa ten znacznik, który stoi wtedy najdalej w prawo. Kliknij ten znacznik.
    .sheet = Tutaj zachodzi Kult cesarza, a potem Dekadencja: najpierw to, co wyżej. Kult przesuwa w lewo Ducha obywatelskiego. Dekadencja przesuwa ten znacznik, który stoi wtedy najdalej w prawo. Zaznacz ten znacznik.
    .done = Czas wolny. Duch obywatelski wcześniej zszedł na 2. Jeśli najdalej w prawo stoi kilka znaczników, przesuwają się wszystkie.
sylla-lesson-column-rightmost-hint = Po Kulcie cesarza Duch obywatelski stoi na 2. Który znacznik stoi na 3?
sylla-lesson-column-cult-was-first = Najpierw jest Kult cesarza i przesuwa Ducha obywatelskiego na 2. Wtedy najdalej w prawo stoi inny znacznik.
sylla-lesson-column-not-rightmost = Inny znacznik stoi dalej w prawo.

sylla-lesson-column-famine-goes = Znacznika Głodu nie przesuwa Dekadencja, tylko wydarzenie Głód. Gdzie stanie znacznik Głodu, jeśli to wydarzenie tutaj zajdzie? Kliknij pole.
    .sheet = Znacznika Głodu nie przesuwa Dekadencja, tylko wydarzenie Głód. Gdzie stanie znacznik Głodu, jeśli to wydarzenie tutaj zajdzie? Zaznacz pole.
    .done = Na 3, jedno pole w prawo.
sylla-lesson-column-famine-stays = Tam stoi teraz. Głód go przesuwa.
sylla-lesson-column-one-space = Przesuwa się o jedno pole, w prawo.

sylla-lesson-column-break-the-tie = Najwięcej kostek jest na Dekadencji. Głód i Bunt niewolników remisują, a konsulem jesteś ty: mówisz, które z nich też jest zażegnane. Bunt kosztowałby cię Niewolnika. Kliknij to, które zażegnujesz.
    .sheet = Najwięcej kostek jest na Dekadencji. Głód i Bunt niewolników remisują, a konsulem jesteś ty: mówisz, które z nich też jest zażegnane. Bunt kosztowałby cię Niewolnika. Zaznacz to, które zażegnujesz.
    .goal = Zażegnaj Bunt niewolników i Dekadencję.
    .done = Twoi Niewolnicy zostają. Zaszedł za to Głód i uderzył we wszystkich jednakowo.
sylla-lesson-column-break-the-tie-hint = Dekadencja jest zażegnana tak czy inaczej. Kliknij to drugie wydarzenie, które chcesz zażegnać.
sylla-lesson-column-slaves-turn-down = Teraz zachodzi Bunt i jednego z twoich Niewolników trzeba zakryć. Zażegnaj tę drugą parę.

sylla-lesson-column-never-leaves = Na Dekadencji były trzy kostki, na Buncie niewolników jedna. Ale Dekadencja nigdy nie odchodzi. Co opuściło grę?
    .done = Bunt niewolników, zamiast Dekadencji.
sylla-lesson-column-never-leaves-hint = Z dwóch zażegnanych wydarzeń w każdej rundzie jedno odchodzi.
sylla-lesson-column-decadence-left = Dekadencja
sylla-lesson-column-revolt-left = Bunt niewolników
sylla-lesson-column-nothing-left = nic
sylla-lesson-column-decadence-stays = Było na niej najwięcej kostek, ale zostaje do końca gry. Spójrz na kolumnę.
sylla-lesson-column-one-always-leaves = Jedno odchodzi zawsze. Jeśli nie może Dekadencja, odchodzi to drugie.

sylla-lesson-column-which-leaves = Powódź i Głód są zażegnane, po dwie kostki na każdym. Konsul, czyli ty, mówi więc, które odchodzi. Nie masz budynku, więc Powódź nic ci nie zrobi. Kliknij to, które ma odejść.
    .sheet = Powódź i Głód są zażegnane, po dwie kostki na każdym. Konsul, czyli ty, mówi więc, które odchodzi. Nie masz budynku, więc Powódź nic ci nie zrobi. Zaznacz to, które ma odejść.
    .goal = Niech odejdzie wydarzenie, które mogłoby ci zaszkodzić.
    .done = Głód odszedł na dobre. Powodzi niech boi się ktoś inny.
sylla-lesson-column-which-leaves-hint = Co może ci zabrać Powódź? A co Głód?
sylla-lesson-column-flood-left = Nie masz nic, co Powódź mogłaby zakryć. Głód kosztowałby cię prestiż.
