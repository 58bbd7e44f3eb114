### Lesson 52: the round at a glance.

sylla-lesson-round = Runda w skrócie
    .idea = Siedem faz: konsul, ludzie, budynki, dochód, wydarzenia, wielki projekt, głód.
    .can = Umiesz powiedzieć, co w rundzie będzie dalej i czyja jest kolej.

sylla-lesson-round-too-early = Runda ma siedem faz, zawsze w tej samej kolejności; pod planszą widać, która trwa. Teraz wybiera się pierwszego konsula. Spróbuj zrobić coś z późniejszej fazy: kliknij budynek.
    .sheet = Runda ma siedem faz, zawsze w tej samej kolejności. Teraz wybiera się pierwszego konsula. Spróbuj zrobić coś z późniejszej fazy: zaznacz budynek.
    .goal = Spróbuj teraz wybrać budynek.
    .done = Niedozwolone, i od razu wiadomo, co trzeba zrobić wcześniej. Żadnej fazy nie da się przegapić: plansza sama pyta.
sylla-lesson-round-that-was-a-bid = To należy do pierwszej fazy, więc było dozwolone. Kliknij zamiast tego budynek.

sylla-lesson-round-consul = Faza I. D jest dotychczasowym konsulem i zaczyna od 2 głosów. Każdy ma jedną okazję: dać więcej albo spasować. Tym razem zostaw urząd komuś innemu: spasuj.
    .goal = Spasuj.
    .done = Kto spasował, nie licytuje już w tych wyborach.
sylla-lesson-round-consul-hint = Kliknij „Spasować” pod planszą.
sylla-lesson-round-you-could = Tak można by wygrać. W tej lekcji zostaw urząd komuś innemu i spasuj.

sylla-lesson-round-who-is-next = W każdej fazie kolej idzie zgodnie z ruchem wskazówek zegara: po A jest B, po D jest A. D otwiera licytację, ty pasujesz. Czyja kolej teraz? Kliknij imię.
    .sheet = W każdej fazie kolej idzie zgodnie z ruchem wskazówek zegara: po A jest B, po D jest A. D otwiera licytację, ty pasujesz. Czyja kolej teraz? Zaznacz imię.
    .done = B, potem C. Wtedy cała czwórka jest po swojej kolejce i wybory się kończą.
sylla-lesson-round-who-is-next-hint = Grasz jako A. Kto jest po A?
sylla-lesson-round-opened-already = D ma już za sobą otwarcie licytacji. Każdego pyta się raz.
sylla-lesson-round-after-b = C też będzie mieć swoją kolej, ale między tobą a C siedzi B.

sylla-lesson-round-they-decide = Urząd pierwszego konsula daje jeden żeton, a konsul zaczyna następne fazy. Idź dalej i oglądaj.
sylla-lesson-round-b-passes = B pasuje.
sylla-lesson-round-c-passes = C też: najwyższa oferta to 2 głosy gracza D.
sylla-lesson-round-d-is-consul = D bierze żeton Zdrowia. Potem głód rośnie o dwa, bo na wydarzeniach są dwa kłosy.
sylla-lesson-round-d-recruits = Zaczyna się faza II, od konsula: D werbuje Kupca.

sylla-lesson-round-recruit = Faza II: każdy bierze jedną odkrytą postać. Twoja kolej: kliknij Westalkę.
    .sheet = Faza II: każdy bierze jedną odkrytą postać. Twoja kolej: zaznacz Westalkę.
    .goal = Zwerbuj Westalkę.
    .done = Jest twoja i od teraz dla ciebie pracuje.
sylla-lesson-round-recruit-hint = Westalki leżą w odkrytym rzędzie. Noszą welon.
sylla-lesson-round-other-card = To też dobra karta. W tej lekcji weź Westalkę.

sylla-lesson-round-on-sale = Pozostali też werbują. Potem faza III: sprzedaje się budynki, a pierwszy wystawia konsul.
sylla-lesson-round-b-recruits = B bierze drugą Westalkę.
sylla-lesson-round-c-recruits = C bierze Niewolnika. Reszta trafia pod talię.
sylla-lesson-round-d-offers = D wystawia Pole uprawne, za szare sześciokąty.

sylla-lesson-round-buy = Pole uprawne pomaga przeciw głodowi. Zaczynasz ty: zaoferuj jeden szary sześciokąt.
    .goal = Zaoferuj jeden sześciokąt za Pole uprawne.
    .done = Twoja oferta to jeden. Teraz inni mogą dać więcej.
sylla-lesson-round-buy-hint = Oferta jednego szarego sześciokąta jest pod planszą. Kliknij ją.
sylla-lesson-round-a-field-is-good = Możesz spasować. Ale Pole uprawne za jeden sześciokąt to okazja: licytuj.

sylla-lesson-round-all-pass = Czy ktoś da dwa? Idź dalej i oglądaj.
sylla-lesson-round-b-passes-too = B pasuje.
sylla-lesson-round-c-passes-too = C pasuje.
sylla-lesson-round-d-passes-too = D, czyli sprzedający, jest na końcu i też pasuje.
sylla-lesson-round-you-pay = Pole uprawne jest twoje. Twój Niewolnik płaci swoim szarym sześciokątem i jest obrócony bokiem.

sylla-lesson-round-who-offers = W rundzie wystawia się pięć budynków. Pierwszy wystawia D. Kto wystawia drugi? Kliknij imię.
    .sheet = W rundzie wystawia się pięć budynków. Pierwszy wystawia D. Kto wystawia drugi? Zaznacz imię.
    .done = Ty: kto kupuje budynek, wystawia następny.
sylla-lesson-round-seller-again = D wystawiałby znowu, gdyby nikt nie kupił. Ale budynek jest twój.
sylla-lesson-round-not-in-turn = Tutaj kolej nie idzie zgodnie z ruchem wskazówek zegara. Kto ma teraz Pole uprawne?

sylla-lesson-round-cubes = Wystawiono już wszystkie pięć budynków, a faza IV dała każdemu denary. Teraz faza V: kto walczy, kładzie kostki. Kostka twojego Legionisty już leży. Wyślij Westalkę przeciw Epidemii: kliknij ją.
    .sheet = Wystawiono już wszystkie pięć budynków, a faza IV dała każdemu denary. Teraz faza V: kto walczy, kładzie kostki. Kostka twojego Legionisty już leży. Wyślij Westalkę przeciw Epidemii: zaznacz ją.
    .goal = Połóż kostkę Westalki na Epidemii.
    .done = Po jednej kostce na zmianę, aż do ostatniej.
sylla-lesson-round-cubes-hint = Epidemia to pierwsze z czterech wydarzeń.
sylla-lesson-round-elsewhere = To też dozwolone. W tej lekcji walcz z Epidemią.

sylla-lesson-round-two-prevented = Brakuje jeszcze trzech kostek: graczy B i C oraz twojej ostatniej. Potem wydarzenia się rozstrzygają.
sylla-lesson-round-b-fights = B też walczy z Epidemią.
sylla-lesson-round-c-fights = C walczy z Kultem cesarza.
sylla-lesson-round-you-fight = Najwięcej kostek jest na Epidemii i na Buncie niewolników: są zażegnane. Dwa pozostałe zachodzą i przesuwają znaczniki. Kto ma na wydarzeniu najwięcej kostek, bierze żeton.

sylla-lesson-round-work-begins = Faza VI: wielki projekt, Łaźnie publiczne. Każdy w tajemnicy bierze denary na rękę i wybiera kciuk w górę albo w dół. Zaczyna konsul.
sylla-lesson-round-d-chooses = D ma wybór za sobą, ale nie widać, jaki.

sylla-lesson-round-hand = Teraz twoja kolej. Twój Senator to jeden głos, a każdy denar na ręce to kolejny. Z kciukiem w górę bierzesz udział w projekcie, a tam wygrywa największa liczba głosów; kciuk w dół daje mało, ale bez ryzyka. Wybierz, co chcesz.
    .goal = Wybierz denary i kciuk.
    .done = Wybór jest tajny. Gdy wybiorą wszyscy, otwierają się wszystkie ręce.
sylla-lesson-round-hand-hint = Wszystkie denary wzięte na rękę wydajesz, cokolwiek się stanie.

sylla-lesson-round-opened = B i C też wybierają. Potem faza VII: głód zabiera każdemu prestiż i runda się kończy. Idź dalej i oglądaj.
sylla-lesson-round-b-chooses = B wybiera.
sylla-lesson-round-c-chooses = Otwierają się wszystkie ręce i liczy się głosy. Głód stoi na 4: każdy traci 4, ale z Polem uprawnym o 2 mniej.

sylla-lesson-round-who-opens = Zaczyna się nowa runda, znowu od wyborów. Licytację zaczyna konsul. Kto to? Kliknij imię.
    .sheet = Zaczyna się nowa runda, znowu od wyborów. Licytację zaczyna konsul. Kto to? Zaznacz imię.
    .done = D: konsul zostaje konsulem do końca następnych wyborów.
sylla-lesson-round-who-opens-hint = Znak konsula leży przy jednym z imion.
sylla-lesson-round-not-in-turn-again = Urząd sam nie przechodzi dalej. Kto wygrał ostatnie wybory?

sylla-lesson-round-anew = Rozejrzyj się: twój Niewolnik znów jest nieobrócony, do kupienia są nowe budynki, a w rzędzie leżą nowe postacie. Po pięciu takich rundach wygrywa ten, kto ma najwięcej prestiżu.
