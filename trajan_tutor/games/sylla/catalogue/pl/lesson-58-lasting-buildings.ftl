### Lesson 58: buildings that stay.

sylla-lesson-lasting-buildings = Budynki, które zostają
    .idea = Stragan, Pole uprawne, Prywatna świątynia i Tawerna zostają u ciebie i działają w każdej rundzie.
    .can = Umiesz powiedzieć, co dają Stragan, Pole uprawne, Prywatna świątynia i Tawerna.

sylla-lesson-lasting-buildings-stall = Masz nowy Stragan. Daje 2 denary przy każdym dochodzie, a dochód tej rundy dopiero będzie. Ile denarów dostaniesz, razem z Kupcem?
    .done = Sześć: 3 dla każdego, 1 za Kupca i 2 za Stragan. Działa od razu.
sylla-lesson-lasting-buildings-stall-hint = Trzy i to, co dają Kupiec i Stragan.
sylla-lesson-lasting-buildings-stall-counts = Stragan działa już w rundzie, w której go kupujesz.
sylla-lesson-lasting-buildings-merchant-counts = Twój Kupiec jest nieobrócony i daje jeszcze 1.

sylla-lesson-lasting-buildings-how-long = Stragan zostaje przed tobą. To runda 2 z 5. Ile denarów da do końca gry?
    .done = Osiem: po 2 w każdej z czterech rund. Co zostaje, kupuj więc wcześnie.
sylla-lesson-lasting-buildings-how-long-hint = Dwa w tej rundzie i dwa w każdej następnej.
sylla-lesson-lasting-buildings-one-round = Tyle w jednej rundzie. A Stragan zostaje.
sylla-lesson-lasting-buildings-round-one-is-over = Pierwsza runda już się skończyła.
sylla-lesson-lasting-buildings-this-round-too = W tej rundzie też coś daje.

sylla-lesson-lasting-buildings-field = Załóżmy, że Pole uprawne jest twoje: obniża o 2 to, co kosztuje cię głód. Głód stoi na 4, a na koniec rundy płaci każdy. Ile prestiżu tracisz?
    .done = Dwa punkty, gdy inni tracą cztery.
sylla-lesson-lasting-buildings-field-hint = Cztery minus dwa.
sylla-lesson-lasting-buildings-without-field = Tyle tracą ci, którzy nie mają Pola uprawnego.
sylla-lesson-lasting-buildings-not-all-of-it = Jedno Pole uprawne odejmuje 2, a głód stoi na 4.

sylla-lesson-lasting-buildings-two-fields = Tutaj masz dwa Pola uprawne, a głód stoi na 3. Ile tracisz?
    .done = Nic. Pola uprawne nigdy nie dają prestiżu: strata nie spada poniżej zera.
sylla-lesson-lasting-buildings-two-fields-hint = Dwa za każde Pole uprawne, ale strata nigdy nie jest mniejsza niż zero.
sylla-lesson-lasting-buildings-no-gain = Oba Pola uprawne razem to cztery, ale na głodzie nikt nie zyskuje.
sylla-lesson-lasting-buildings-each-counts = Każde Pole uprawne odejmuje 2.

sylla-lesson-lasting-buildings-temple = Faza IV, a ty masz Prywatną świątynię: możesz zapłacić 2 denary za jeden żeton dowolnego koloru. Najwyżej stoi znacznik Zdrowia, więc każdy jego żeton jest wart 3. Kup taki.
    .goal = Zapłać 2 denary za żeton Zdrowia.
    .done = Działa tak raz w każdej rundzie.
sylla-lesson-lasting-buildings-temple-hint = Zasoby każdego koloru leżą na końcu jego toru. Zdrowie jest niebieskie.
sylla-lesson-lasting-buildings-other-colour = To dozwolone, ale taki żeton jest teraz wart 2. Żeton Zdrowia jest wart 3.
sylla-lesson-lasting-buildings-kept-the-deniers = Możesz zatrzymać denary. Tutaj użyj Prywatnej świątyni.

sylla-lesson-lasting-buildings-tavern = Tutaj masz Tawernę: w fazie IV przesuwa jeden znacznik o jedno pole, w lewo albo w prawo. Na koniec każdy żeton daje tyle, ile pokazuje jego znacznik. Zrób to, co da ci najwięcej.
    .goal = Przesuń znacznik, który da ci najwięcej.
    .done = Czas wolny stoi teraz na 3.
sylla-lesson-lasting-buildings-tavern-hint = W którym kolorze masz najwięcej żetonów? Kliknij pole na prawo od jego znacznika.
sylla-lesson-lasting-buildings-wrong-way = W lewo twoje żetony są warte mniej. Przesuń go w prawo.
sylla-lesson-lasting-buildings-fewer-tokens = W innym kolorze masz więcej żetonów. Spójrz obok swojego imienia.

sylla-lesson-lasting-buildings-worth = Masz trzy żetony Czasu wolnego. O ile więcej prestiżu dałyby na koniec dzięki temu jednemu krokowi?
    .done = O trzy: po jednym za żeton. C ma jeden zielony żeton i zyskuje przy okazji 1.
sylla-lesson-lasting-buildings-worth-hint = O jeden więcej za każdy twój zielony żeton.
sylla-lesson-lasting-buildings-all-of-it = Tyle dają razem. Przed tym krokiem było to sześć.
sylla-lesson-lasting-buildings-for-each = Tyle za każdy żeton. Masz więcej niż jeden.

sylla-lesson-lasting-buildings-last-round = W ostatniej rundzie można mieć Stragan, Pole uprawne albo Posąg za 4 punkty prestiżu, w tej samej cenie. Co da ci najwięcej?
    .done = Posąg. To, co zostaje, jest warte tym mniej, im później je kupujesz.
sylla-lesson-lasting-buildings-last-round-hint = Ile razy mogą jeszcze zadziałać Stragan i Pole uprawne?
sylla-lesson-lasting-buildings-a-stall = Stragan
sylla-lesson-lasting-buildings-a-field = Pole uprawne
sylla-lesson-lasting-buildings-a-statue = Posąg
sylla-lesson-lasting-buildings-two-votes = Dałby 2 denary, raz: dwa głosy na ostatni wielki projekt albo uwolnionego Niewolnika za 3 punkty prestiżu. Posąg daje 4.
sylla-lesson-lasting-buildings-two-less = Zaoszczędziłoby 2 punkty prestiżu, raz. Posąg daje 4.
