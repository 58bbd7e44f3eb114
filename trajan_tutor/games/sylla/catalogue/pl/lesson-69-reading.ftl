### Lesson 69: reading what the others hold.

sylla-lesson-reading = Co mogą zrobić inni
    .idea = Karty i denary da się policzyć: wiadomo więc, ile każdy może dać najwyżej.
    .can = Umiesz znaleźć ofertę, na którą nikt nie odpowie.

sylla-lesson-reading-most-votes = Wybory. Nikt nie może dać więcej głosów, niż ma razem Senatorów i denarów. Spójrz na gracza B. Ile głosów może najwyżej zaoferować?
    .done = Cztery: jeden Senator i trzy denary.
sylla-lesson-reading-most-votes-hint = Policz nieobróconych Senatorów gracza B i dodaj denary.
sylla-lesson-reading-senator-counts = To same denary. Senator to też głos.
sylla-lesson-reading-merchants-do-not = Głosy to tylko Senatorowie i denary, żadna inna karta.

sylla-lesson-reading-unanswerable = Gracze C i D mają mniej. Zaczynasz ty, a pozostali mają po jednej okazji: dać więcej albo spasować. Zaoferuj tyle, żeby nikt nie mógł odpowiedzieć, i nie płać ani denara za dużo.
    .goal = Zacznij od najmniejszej oferty, której nikt nie przebije.
    .done = Nikt nie może dać więcej, więc wszyscy pasują. Płacisz dwa denary: dwa z czterech głosów to twoi Senatorowie.
sylla-lesson-reading-unanswerable-hint = B ma cztery głosy, C trzy, D dwa.
sylla-lesson-reading-unanswerable-hint-2 = Żeby odpowiedzieć, trzeba dać więcej niż ty. Kto mógłby dać pięć?
sylla-lesson-reading-b-goes-higher = Gracz B ma cztery głosy i mógłby jeszcze dać więcej.
sylla-lesson-reading-paid-too-much = To też wygrywa. Ale czterech nikt by nie przebił, więc wydajesz denary na próżno.

sylla-lesson-reading-best-token = Teraz weź swój żeton. Przy stole żetony leżą za zasłonkami. Ale każdy bierze się jawnie, więc kto liczy, ten zna wszystkie; tutaj je widać. Weź kolor, który chcesz.
    .goal = Weź żeton.
    .done = Inni też go widzieli.

sylla-lesson-reading-red-cards = Sprzedaż. Prywatna świątynia leży na czerwonym miejscu: licytuje się czerwonymi sześciokątami. Czerwony mają Niewolnicy, Senatorowie i Legioniści. Ile może zaoferować gracz C?
    .done = Trzy: Senator, Niewolnik i Legionista.
sylla-lesson-reading-red-cards-hint = Poszukaj tych trzech rodzajów wśród nieobróconych kart gracza C.
sylla-lesson-reading-no-red-on-those = Westalki i Kupcy nie mają czerwonego sześciokąta.
sylla-lesson-reading-three-kinds-red = Czerwony sześciokąt mają trzy rodzaje: Niewolnicy, Senatorowie i Legioniści. C ma po jednym z każdego.

sylla-lesson-reading-sure-sale = Gracz B może dać 2, gracz C 3, gracz D 1. Zaczynasz ty. Zapewnij sobie Prywatną świątynię i nie obracaj ani jednej karty za dużo.
    .goal = Zaoferuj tyle, żeby nikt nie mógł dać więcej.
    .done = Trzy. Wszyscy inni mogą tylko spasować.
sylla-lesson-reading-sure-sale-hint = Gracz C ma trzy. Ile musiałby dać przeciw twoim trzem?
sylla-lesson-reading-c-has-three = Gracz C ma trzy czerwone sześciokąty i mógłby dać więcej.
sylla-lesson-reading-one-card-more = To też wygrywa, ale obraca o jedną kartę za dużo.

sylla-lesson-reading-first-place = Wielki projekt, Koloseum: 5, 3 i 0. Gracz B może mieć pięć głosów, C trzy, D dwa. Masz jednego nieobróconego Senatora. Zapewnij sobie pierwsze miejsce i nie wydawaj więcej, niż trzeba.
    .goal = Wybierz najmniej denarów, z którymi pierwsze miejsce jest twoje, cokolwiek zrobią inni.
    .done = Pięć głosów. Gracz B może z tobą zremisować, ale przy remisie też jest się pierwszym i dostaje całość.
sylla-lesson-reading-first-place-hint = B ma jednego nieobróconego Senatora i cztery denary.
sylla-lesson-reading-first-place-hint-2 = Przy remisie oboje macie pierwsze miejsce. Ilu głosów więc potrzebujesz?
sylla-lesson-reading-b-may-have-five = Gracz B może mieć pięć głosów i wtedy zostaje ci drugie miejsce.
sylla-lesson-reading-tie-is-enough = To więcej, niż może mieć B. Wystarczyłby remis: płaci w całości.
sylla-lesson-reading-first-with-thumb-up = Miejsca są za kciuk w górę.

sylla-lesson-reading-hands-open = Pozostali wybierają i otwierają się wszystkie ręce.
sylla-lesson-reading-tied-first = Gracz B też ma pięć głosów. Oboje dostajecie po 5 punktów prestiżu.

sylla-lesson-reading-remember = Co zrobią inni, to ich tajemnica. Ale ile mogą zrobić najwyżej, leży na widoku: Senatorowie, denary, sześciokąty, kostki. Policz to przed każdą ofertą.
