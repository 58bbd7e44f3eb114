### Lesson 55: recruiting.

sylla-lesson-recruiting = Werbunek
    .idea = W każdej rundzie po jednej odkrytej postaci, która pracuje od razu.
    .can = Umiesz wybrać postać, która zrobi dla ciebie w tej rundzie najwięcej.

sylla-lesson-recruiting-a-vote = Konsul to ty, więc wybierasz przed innymi. Każdy bierze jedną z odkrytych, a ta pracuje od razu. Na wielki projekt tej rundy przydadzą się głosy: kliknij postać, która głosuje.
    .sheet = Konsul to ty, więc wybierasz przed innymi. Każdy bierze jedną z odkrytych, a ta pracuje od razu. Na wielki projekt tej rundy przydadzą się głosy: zaznacz postać, która głosuje.
    .goal = Zwerbuj postać, która jest głosem.
    .done = Z dwoma Senatorami masz w fazie VI dwa głosy, a ten jest do tego Chrześcijaninem.
sylla-lesson-recruiting-a-vote-hint = Głosują tylko Senatorowie. Noszą wieniec laurowy.
sylla-lesson-recruiting-no-vote = To też dobra karta, ale nie głos. Poszukaj wieńca laurowego.

sylla-lesson-recruiting-the-others = Pozostali wybierają po kolei, zgodnie z ruchem wskazówek zegara, z tego, co zostało. Idź dalej i patrz.
sylla-lesson-recruiting-b-recruits = B bierze Westalkę, przeciw Epidemii.
sylla-lesson-recruiting-c-recruits = C bierze drugą Westalkę. Teraz żadna już nie leży w rzędzie.
sylla-lesson-recruiting-d-recruits = D bierze Kupca. To była faza II.

sylla-lesson-recruiting-under-the-deck = Z sześciu odkrytych postaci każdy bierze jedną. Reszta trafia pod talię. Ile to kart?
    .done = Dwie: Legionista i Niewolnik. Wszyscy je widzieli i w późniejszej rundzie mogą wrócić.
sylla-lesson-recruiting-under-the-deck-hint = Sześć minus po jednej dla każdego z czterech graczy.
sylla-lesson-recruiting-taken-ones = Tyle już zabrano. Pod talię trafia reszta.
sylla-lesson-recruiting-laid-out = Tyle leżało na początku. Cztery z nich są wzięte.

sylla-lesson-recruiting-none-pleases = Ludzi masz dość i żadna odkryta postać ci nie odpowiada. Co robisz?
    .done = Musisz wziąć jedną. Ale każda ma sześciokąty, więc może przynajmniej płacić.
sylla-lesson-recruiting-pass = pasuję
sylla-lesson-recruiting-take-one = mimo to biorę jedną
sylla-lesson-recruiting-from-the-deck = dobieram jedną z talii
sylla-lesson-recruiting-must-not-pass = W fazie II nikt nie pasuje.
sylla-lesson-recruiting-not-from-the-deck = Talia jest zakryta. Bierze się jedną z odkrytych postaci.

sylla-lesson-recruiting-two-things = Jeszcze raz wybierasz przed innymi. Chcesz mieć jeden denar więcej w fazie IV i szary sześciokąt na Pole uprawne. Jedna z tych postaci umie jedno i drugie: zwerbuj ją.
    .goal = Zwerbuj postać, która daje denar i ma szary sześciokąt.
    .done = Pamiętaj, że w rundzie jest albo jedno, albo drugie: gdy zapłaci, denara już nie da.
sylla-lesson-recruiting-two-things-hint = Denary dają Kupcy. Spójrz na dół karty: czy jest tam szary sześciokąt?
sylla-lesson-recruiting-grey-alone = Szary sześciokąt tu jest, ale ta postać nie daje denara.
sylla-lesson-recruiting-neither = Ta postać nie daje denara i nie ma szarego sześciokąta.

sylla-lesson-recruiting-fish-or-not = Teraz w rzędzie leży dwóch Senatorów, jeden z rybą. Prześladowanie zakryłoby każdemu graczowi jednego Chrześcijanina, a innego nie masz. W tej rundzie potrzebny ci głos: który?
    .goal = Zwerbuj Senatora, któremu nic nie grozi.
    .done = Jemu Prześladowanie nic nie zrobi. W spokojnej rundzie ten z rybą jest wart o 2 punkty prestiżu więcej.
sylla-lesson-recruiting-fish-or-not-hint = Prześladowanie zakrywa karty z rybą.
sylla-lesson-recruiting-would-be-turned = To też głos, a na koniec daje 2 punkty prestiżu. Ale jeśli zajdzie Prześladowanie, zakryty zostanie właśnie on.
sylla-lesson-recruiting-votes-wanted = W tej rundzie potrzebny ci głos. Weź Senatora.

sylla-lesson-recruiting-remember = Pytaj więc o trzy rzeczy: co ta postać robi w tej rundzie, za co może zapłacić i komu jeszcze by się przydała? Kto wybiera wcześnie, bierze to, czego potrzebują inni.
