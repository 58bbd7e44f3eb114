### Lesson 51: five kinds of people.

sylla-lesson-people = Pięć rodzajów ludzi
    .idea = Senatorowie głosują, Kupcy zarabiają, Legioniści i Westalki walczą z wydarzeniami, a Niewolnikami da się zapłacić za wszystko.
    .can = Umiesz powiedzieć, co robi dla ciebie każdy z pięciu rodzajów ludzi.

sylla-lesson-people-senator = Oto pięcioro twoich ludzi, po jednej osobie każdego rodzaju. Najpierw Senator, ten w wieńcu laurowym: to jeden głos, i to za darmo. Nie masz ani denara, ale zaoferuj jeden głos o urząd konsula.
    .goal = Zaoferuj jeden głos.
    .done = Jeden głos, i to za darmo. Każdy nieobrócony Senator liczy się jako jeden głos, a każdy twój denar też.
sylla-lesson-people-senator-hint = Oferty są pod planszą. Kliknij raz +, a potem ofertę obok.
sylla-lesson-people-no-vote = To dozwolone, ale twój Senator to głos za darmo. Użyj go.

sylla-lesson-people-merchant = Kupcy trzymają wagi. Przy dochodzie każdy dostaje 3 denary i jeszcze 1 za każdego swojego nieobróconego Kupca. Ile denarów dostaniesz tutaj?
    .done = Pięć: 3 i po 1 za każdego z twoich dwóch Kupców.
sylla-lesson-people-merchant-hint = Policz postacie z wagami w swoim obszarze.
sylla-lesson-people-three-for-all = Tyle dostaje każdy. Twoi Kupcy dają więcej.
sylla-lesson-people-one-for-each = Kart z wagami są dwie, jedna za drugą. Każda daje 1.
sylla-lesson-people-others-bring-none = Poza 3 denarami dla każdego denary dają tylko Kupcy, po 1.

sylla-lesson-people-legionary = Legionista nosi hełm. Później w rundzie walczy kostką z jednym z czterech wydarzeń. Wyślij go przeciw Buntowi niewolników, na którym jest jego hełm: kliknij to wydarzenie.
    .sheet = Legionista nosi hełm. Później w rundzie walczy kostką z jednym z czterech wydarzeń. Wyślij go przeciw Buntowi niewolników, na którym jest jego hełm: zaznacz to wydarzenie.
    .goal = Połóż kostkę Legionisty na Buncie niewolników.
    .done = Twoja kostka tam leży. Dwa wydarzenia z największą liczbą kostek są zażegnane.
sylla-lesson-people-legionary-hint = Bunt niewolników to drugie wydarzenie. Pod obrazkiem jest hełm.
sylla-lesson-people-of-the-vestal = To była kostka Westalki. Tym razem użyj Legionisty, na wydarzeniu z hełmem.
sylla-lesson-people-another-event = Tam też może walczyć. W tej lekcji wyślij go przeciw Buntowi niewolników.

sylla-lesson-people-vestal = Westalka nosi welon, a jej znakiem jest ogień. Z którym z czterech wydarzeń może walczyć tylko Westalka? Kliknij je.
    .sheet = Westalka nosi welon, a jej znakiem jest ogień. Z którym z czterech wydarzeń może walczyć tylko Westalka? Zaznacz je.
    .done = Na Epidemii jest ogień, a hełmu nie ma. Legionista nic tu nie poradzi.
sylla-lesson-people-vestal-hint = Spójrz pod obrazki: ogień, hełm albo jedno i drugie.
sylla-lesson-people-no-flame = Tu jest hełm, a ognia nie ma. To dla Legionistów.
sylla-lesson-people-either-of-them = Tu jest ogień i hełm: mogą z tym walczyć oboje.

sylla-lesson-people-slave = Na każdej karcie są sześciokąty: nimi płaci się za budynki. Postać, która płaci, jest obracana bokiem i nic już w tej rundzie nie robi. Pole uprawne jest twoje za jeden szary sześciokąt. Zapłać Niewolnikiem: kliknij go.
    .sheet = Na każdej karcie są sześciokąty: nimi płaci się za budynki. Postać, która płaci, jest obracana bokiem i nic już w tej rundzie nie robi. Pole uprawne jest twoje za jeden szary sześciokąt. Zapłać Niewolnikiem: zaznacz go.
    .goal = Zapłać Niewolnikiem.
    .done = Niewolnik ma wszystkie trzy kolory, a innej pracy w rundzie nie ma. Płaci więc jako pierwszy.
sylla-lesson-people-slave-hint = Niewolnik nosi łańcuchy. Kliknij go w swoim obszarze.
sylla-lesson-people-costs-its-work = Tak też można zapłacić. Ale ta postać miałaby w tej rundzie jeszcze inną pracę, a Niewolnik nie.

sylla-lesson-people-not-yours = Niewolnicy są przydatni. Czy mógłby zapłacić za ciebie Niewolnik innego gracza? Spróbuj: kliknij Niewolnika gracza C, w obszarze pozostałych.
    .sheet = Niewolnicy są przydatni. Czy mógłby zapłacić za ciebie Niewolnik innego gracza? Spróbuj: zaznacz Niewolnika gracza C, w obszarze pozostałych.
    .goal = Spróbuj użyć Niewolnika innego gracza.
    .done = Niedozwolone: używasz tylko tego, co leży przed tobą.
sylla-lesson-people-that-was-yours = To był twój własny. Tym razem kliknij Niewolnika innego gracza.

sylla-lesson-people-fish = Na koniec gry każdy Chrześcijanin, czyli odkryta karta z rybą, daje 2 punkty prestiżu. Ile dałyby dwie ryby gracza B?
    .done = Cztery. Ale jedno z wydarzeń prześladuje Chrześcijan, więc ryba to też ryzyko.
sylla-lesson-people-fish-hint = Dwa za każdą kartę z rybą.
sylla-lesson-people-each-of-them = Tyle daje każda z tych dwóch.

sylla-lesson-people-which-kind = Głosów i pieniędzy masz dość, ale grożą Epidemia i Erupcja, obie z ogniem. Kogo chcesz zwerbować?
    .done = Westalka walczy z obiema, a do tego ma jeden żółty sześciokąt do płacenia.
sylla-lesson-people-which-kind-hint = Ogień jest znakiem jednego rodzaju ludzi.
sylla-lesson-people-a-senator = Senatora
sylla-lesson-people-a-merchant = Kupca
sylla-lesson-people-a-vestal = Westalkę
sylla-lesson-people-votes-only = Senator daje głos. Z wydarzeniem nie powalczy.
sylla-lesson-people-money-only = Kupiec daje denary. Z wydarzeniem nie powalczy.
