### The first game: one round.

sylla-lesson-first-game = Pierwsza gra
    .idea = Jedna runda, ostatnia w grze: siedem faz, a potem wygrywa ten, kto ma najwięcej prestiżu.
    .can = Umiesz rozegrać rundę, od wyboru konsula do wielkiego projektu.

sylla-lesson-first-game-consul = Ostatnia runda gry zaczyna się od wyborów.
    .goal = Zobacz, kto zostanie pierwszym konsulem.
    .done = Rzym ma pierwszego konsula. Teraz rusza znacznik Głodu: o jedno pole za każdy symbol głodu na czterech wydarzeniach.
sylla-lesson-first-game-consul-bid = Zaoferuj za to 5 głosów: jeden to twój Senator, pozostałe to 4 denary.
    .happened = Wygrywa najwięcej prestiżu. Konsul bierze żeton i rekrutuje pierwszy.
sylla-lesson-first-game-consul-token = Kliknij żeton Ducha obywatelskiego: ten kolor liczy się teraz najwięcej.
    .happened = Nikt nie daje więcej: jesteś konsulem i płacisz 4 denary.
sylla-lesson-first-game-consul-hint = Płaci tylko zwycięzca. Konsul bierze żeton i werbuje pierwszy.

sylla-lesson-first-game-recruit = Każdy bierze jedną postać, najpierw konsul.
    .goal = Zwerbuj postać.
    .done = Postać jest twoja i od razu dla ciebie pracuje. Pozostali też już zwerbowali.
sylla-lesson-first-game-recruit-card = Kliknij Kupca chrześcijańskiego: teraz pieniądze, na koniec prestiż.
    .happened = Konsul bierze pierwszą postać z odkrytego rzędu.
sylla-lesson-first-game-recruit-hint = Pieniądze i głosy liczą się w tej rundzie jeszcze raz, a każdy Chrześcijanin daje na koniec prestiż.

sylla-lesson-first-game-offer = Pod młotek idzie pięć budynków, jeden po drugim.
    .goal = Graj, aż jakiś budynek pójdzie pod młotek.
    .done = Budynek jest na sprzedaż.
sylla-lesson-first-game-offer-building = Wystaw to, co chcesz kupić: kliknij Posąg, da prestiż od razu.
    .happened = Teraz kolej na budynki, a pierwszy wystawia konsul.
sylla-lesson-first-game-offer-hint = Licytujesz na końcu, więc wystaw to, co chcesz kupić.

sylla-lesson-first-game-sale = Płaci się postaciami: każdy sześciokąt właściwego koloru liczy się jako jeden.
    .goal = Graj, aż budynek zostanie sprzedany.
    .done = Budynek jest sprzedany. Kto go kupił, wystawia następny.
sylla-lesson-first-game-sale-bid = Zaoferuj 1 sześciokąt: nikt inny nie chce Posągu.
    .happened = Pozostali spasowali, żeby nie obracać swoich postaci.
sylla-lesson-first-game-sale-pay = Kliknij swojego Niewolnika: pasuje do każdego koloru i nic nie kosztuje.
    .happened = Płacisz 1 sześciokąt, a Posąg daje 4 punkty prestiżu.

sylla-lesson-first-game-buildings = Tak samo idą pod młotek jeszcze cztery budynki. Postacie, które płacą, są na tę rundę obrócone bokiem. Łuk triumfalny daje 6 punktów prestiżu. Licytuj, jeśli warto, albo spasuj. Odtąd Pomysły pokazują tury do wyboru, a doradca odzywa się, gdy tura dużo kosztuje.
    .goal = Graj, aż skończy się sprzedaż budynków.
    .done = Koniec sprzedaży. Każdy dostaje 3 denary i jeszcze 1 za każdego nieobróconego Kupca.
sylla-lesson-first-game-buildings-hint = Kto daje najwięcej, płaci, obracając karty bokiem. Obrócona karta nic już w tej rundzie nie robi.
sylla-lesson-first-game-buildings-hint-2 = Na Łuk triumfalny daj tyle, ile możesz, a przeciw wydarzeniom zostaw nieobróconego Legionistę albo Westalkę.

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
