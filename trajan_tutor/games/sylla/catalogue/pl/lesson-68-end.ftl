### Lesson 68: the end of the game.

sylla-lesson-end = Koniec
    .idea = Chrześcijanie, uwolnieni Niewolnicy i żetony: co liczy się po piątej rundzie.
    .can = Umiesz policzyć ostatni prestiż, zanim oddasz ostatnie głosy.

sylla-lesson-end-ecclesia = Ostatnia runda. Po niej liczy się Kościół: każdy odkryty Chrześcijanin, czyli karta z rybą, daje 2 punkty prestiżu, obrócony czy nie. Ile dostaniesz?
    .done = Cztery: za Niewolnika chrześcijańskiego i za obróconego Kupca chrześcijańskiego.
sylla-lesson-end-ecclesia-hint = Trzy twoje karty to Chrześcijanie. Jedna z nich leży zakryta.
sylla-lesson-end-down-does-not = Senator chrześcijański leży zakryty: zakryła go Czystka i nie daje nic.
sylla-lesson-end-two-each = Odkrytych Chrześcijan jest dwóch, obróconych czy nie, a każdy daje 2.

sylla-lesson-end-slaves = Potem każdego odkrytego Niewolnika można uwolnić za 2 denary, a to daje 3 punkty prestiżu. Masz trzech Niewolników i pięć denarów. Ile to będzie, jeśli zachowasz do tego czasu wszystkie denary?
    .done = Sześć: cztery denary uwalniają dwóch Niewolników. Jeden denar zostaje i nie jest nic wart. Niewolnik chrześcijański daje jedno i drugie.
sylla-lesson-end-slaves-hint = Ilu Niewolników uwolni pięć denarów?
sylla-lesson-end-not-all-three = Trzech Niewolników kosztowałoby sześć denarów.
sylla-lesson-end-three-each = Każdy uwolniony Niewolnik daje 3 punkty prestiżu, a uwolnić możesz dwóch.

sylla-lesson-end-tokens = Na sam koniec każdy żeton daje tyle, ile pokazuje jego znacznik, a w kryzysie nic. Duch obywatelski: 4 żetony, znacznik na 3. Czas wolny: 2 żetony, w kryzysie. Zdrowie: 3 żetony, znacznik na 2. Ile dają twoje żetony?
    .done = Osiemnaście: 12 i 6.
sylla-lesson-end-tokens-hint = Cztery razy trzy i trzy razy dwa.
sylla-lesson-end-leisure-is-nothing = Czas wolny jest w kryzysie: jego żetony nie dają nic.
sylla-lesson-end-health-too = To sam Duch obywatelski. Zdrowie też coś daje.

sylla-lesson-end-last-hand = Została jedna decyzja. Łaźnie publiczne płacą 5 za pierwsze miejsce, a nikt inny nie ma głosu. Twój Senator jest obrócony. Wygraj projekt i uwolnij tylu Niewolników, ilu możesz.
    .goal = Zajmij pierwsze miejsce i uwolnij dwóch Niewolników.
    .done = Jeden denar na projekt, cztery na dwóch Niewolników. Wszystko jest policzone i gra się skończyła: wygrywa ten, kto ma najwięcej prestiżu.
sylla-lesson-end-last-hand-hint = Na dwóch Niewolników potrzeba czterech z twoich pięciu denarów.
sylla-lesson-end-last-hand-hint-2 = Na pierwsze miejsce wystarczy jeden głos.
sylla-lesson-end-a-slave-less = Pierwsze miejsce masz. Ale zostaje mniej niż cztery denary i uwalniasz o jednego Niewolnika mniej.
sylla-lesson-end-no-vote-no-place = Bez żadnego głosu nie ma miejsca. Obaj Niewolnicy są uwolnieni, ale projekt nie daje ci nic.
sylla-lesson-end-plebs-bring-less = Plebs płaci 1 za dwa głosy. Pierwsze miejsce płaci 5 za jeden.

sylla-lesson-end-sources = Oto, skąd wziął się twój prestiż w tej rundzie. Najwięcej dają żetony. Zobacz, co dostają inni.

sylla-lesson-end-tie = Dwóch graczy ma tyle samo prestiżu, najwięcej ze wszystkich. Kto wygrywa?
    .done = Obaj. Pieniądze nie są już nic warte.
sylla-lesson-end-shared = dzielą się zwycięstwem
sylla-lesson-end-most-deniers = ten, kto ma więcej denarów
sylla-lesson-end-consul = pierwszy konsul
sylla-lesson-end-money-is-nothing = Denary nie są na koniec nic warte.
sylla-lesson-end-consul-says-nothing = Konsul rozstrzyga remisy na wydarzeniach, ale nie ten.
