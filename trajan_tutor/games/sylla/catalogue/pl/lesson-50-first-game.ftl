### The first game: one round.

sylla-lesson-first-game = Pierwsza gra
    .idea = Jedna runda, ostatnia w grze: siedem faz, a potem wygrywa ten, kto ma najwięcej prestiżu.
    .can = Umiesz rozegrać rundę, od wyboru konsula do wielkiego projektu.

sylla-lesson-first-game-consul = Rozgrywacie we czworo ostatnią rundę gry. Najpierw są wybory: kto zaoferuje najwięcej głosów, zostaje pierwszym konsulem i bierze żeton. Twój Senator to jeden głos, a każdy denar to kolejny. Licytuj albo spasuj.
    .goal = Zobacz, kto zostanie pierwszym konsulem.
    .done = Rzym ma pierwszego konsula. Teraz rusza znacznik Głodu: o jedno pole za każdy symbol głodu na czterech wydarzeniach.
sylla-lesson-first-game-consul-hint = Płaci tylko zwycięzca. Denary przydadzą się też później, więc nie dawaj więcej, niż żeton jest dla ciebie wart.
sylla-lesson-first-game-aim-bid = Licytuj o urząd konsula

sylla-lesson-first-game-recruit = Teraz każdy bierze jedną postać z odkrytego rzędu, najpierw konsul. Gdy przyjdzie twoja kolej, kliknij tę, którą chcesz: Senatora dla głosów, Kupca dla pieniędzy, Legionistę albo Westalkę przeciw wydarzeniom.
    .goal = Zwerbuj postać.
    .done = Postać jest twoja i od razu dla ciebie pracuje.
sylla-lesson-first-game-recruit-hint = Głosy i pieniądze liczą się w tej rundzie jeszcze raz, więc Senator albo Kupiec to dobry wybór.
sylla-lesson-first-game-aim-recruit = Zwerbuj postać

sylla-lesson-first-game-buildings = Pod młotek idzie pięć budynków, jeden po drugim. Płaci się postaciami: każdy sześciokąt właściwego koloru liczy się jako jeden, a postacie, które płacą, są na tę rundę obrócone bokiem. Łuk triumfalny daje 6 punktów prestiżu, Posąg 4. Licytuj, jeśli warto, albo spasuj.
    .goal = Graj, aż skończy się sprzedaż budynków.
    .done = Koniec sprzedaży. Każdy dostaje 3 denary i jeszcze 1 za każdego nieobróconego Kupca.
sylla-lesson-first-game-buildings-hint = Kto daje najwięcej, płaci, obracając karty bokiem. Obrócona karta nic już w tej rundzie nie robi.
sylla-lesson-first-game-buildings-hint-2 = Na Łuk triumfalny albo Posąg daj tyle, ile możesz: twój Niewolnik ma sześciokąt każdego koloru.
sylla-lesson-first-game-aim-building = Kup budynek

sylla-lesson-first-game-events = Rzymowi grożą cztery wydarzenia. Każdy nieobrócony Legionista i każda Westalka kładzie jedną kostkę: kliknij wydarzenie, z którym ma walczyć ta postać. Dwa wydarzenia z największą liczbą kostek są zażegnane, pozostałe zachodzą. Kto ma na wydarzeniu najwięcej kostek, bierze żeton.
    .goal = Graj, aż rozstrzygną się wydarzenia.
    .done = Dwa wydarzenia są zażegnane, a dwa pozostałe zachodzą.
sylla-lesson-first-game-events-hint = Na wydarzeniu, z którym nie walczy nikt inny, już jedna kostka wystarczy na żeton.
sylla-lesson-first-game-aim-cube = Połóż kostkę na wydarzeniu

sylla-lesson-first-game-work = Na koniec wielki projekt. Każdy w tajemnicy bierze denary na rękę i wybiera kciuk w górę albo w dół. Najwięcej głosów z kciukiem w górę daje 10 punktów prestiżu, następne miejsca 6 i 2. Kciuk w dół jest bezpieczny: 1 punkt prestiżu za każde dwa głosy. Po tej rundzie denary nie są już nic warte.
    .goal = Graj do końca rundy.
    .done = Głód zabiera swoje. Potem liczą się Chrześcijanie, uwolnieni Niewolnicy i żetony.
sylla-lesson-first-game-work-hint = Nieobróceni Senatorowie to też głosy. Potem dwa denary uwalniają Niewolnika, a to 3 punkty prestiżu.
sylla-lesson-first-game-aim-votes = Wybierz swoje głosy

sylla-lesson-first-game-result = Oto, skąd wziął się prestiż: twój i pozostałych. Cała gra ma pięć takich rund; następna twoja ma trzy.
