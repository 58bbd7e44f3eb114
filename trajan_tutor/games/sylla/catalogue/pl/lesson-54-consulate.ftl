### Lesson 54: the consulate.

sylla-lesson-consulate = Pierwszy konsul
    .idea = Głosy to Senatorowie i denary; wygrywa najwyższa oferta i tylko ona płaci.
    .can = Umiesz licytować o konsulat i wiesz z góry, ile to kosztuje.

sylla-lesson-consulate-open = Konsulat z poprzedniej rundy jest twój, więc zaczynasz: spasować nie można, ale wystarczy dowolna liczba głosów. Zacznij od tego, co nic nie kosztuje: od jednego głosu swojego Senatora.
    .goal = Zacznij od jednego głosu.
    .done = Twoja oferta to jeden głos. Teraz zgodnie z ruchem wskazówek zegara każdy ma jedną okazję.
sylla-lesson-consulate-open-hint = Kliknij raz + pod planszą, a potem ofertę obok.
sylla-lesson-consulate-senator-for-nothing = To dozwolone. Ale twój Senator głosuje za darmo, więc zaoferuj choć ten jeden głos.
sylla-lesson-consulate-more-than-the-senator = To dozwolone, ale przy wygranej kosztowałoby denary. Tutaj zaoferuj jeden głos.

sylla-lesson-consulate-they-bid = Teraz pozostali. Każdy daje więcej niż najwyższa oferta albo pasuje. Idź dalej i oglądaj.
sylla-lesson-consulate-b-bids = B daje 3: dwóch Senatorów i denar. C nie ma więcej niż trzy głosy i musi spasować.
sylla-lesson-consulate-d-bids = D nie ma ani jednego Senatora, a oferuje 4, wygrywa i płaci 4 denary.

sylla-lesson-consulate-who-pays = D wygrywa. Ile denarów kosztuje gracza B jego oferta 3 głosów?
    .done = Ani jednego: płaci tylko zwycięzca. Przebita oferta nic nie kosztuje.
sylla-lesson-consulate-who-pays-hint = Denary widać przy imieniu. Czy graczowi B ubyło?
sylla-lesson-consulate-b-lost = D przebił ofertę gracza B. Płaci tylko ten, kto daje najwięcej.

sylla-lesson-consulate-most-votes = Inne wybory: D zaczyna od 3, a potem twoja kolej. Każdy nieobrócony Senator to głos, a każdy denar też. Ile głosów możesz najwyżej zaoferować?
    .done = Pięć: 4 denary i Senator.
sylla-lesson-consulate-most-votes-hint = Policz swoje denary i swoich nieobróconych Senatorów.
sylla-lesson-consulate-senator-too = To twoje denary. Senator to też głos.
sylla-lesson-consulate-only-votes = Głosy to tylko Senatorowie i denary. Inni ludzie nie głosują.

sylla-lesson-consulate-least = A jeśli licytujesz, ile głosów trzeba dać co najmniej?
    .done = Cztery: więcej niż najwyższa oferta. Kto tego nie chce, pasuje.
sylla-lesson-consulate-as-much = Tyle dał D. Trzeba dać więcej.

sylla-lesson-consulate-nobody-tops-it = B i C są po tobie, a wszystko leży na widoku: B ma dwóch Senatorów i 3 denary, C jednego Senatora i 2 denary. Zaoferuj tyle, żeby nikt nie mógł dać więcej.
    .goal = Zaoferuj tyle, żeby nie przebił tego ani B, ani C.
    .done = B potrzebowałby 6 głosów, a ma pięć, więc wszyscy pasują: jako pierwszy konsul zaczynasz każdą fazę tej rundy.
sylla-lesson-consulate-nobody-tops-it-hint = Ile głosów może najwyżej zaoferować B?
sylla-lesson-consulate-nobody-tops-it-hint-2 = B ma pięć głosów. Żeby przebić twoje pięć, trzeba by sześciu.
sylla-lesson-consulate-b-has-five = B ma pięć głosów: dwóch Senatorów i 3 denary. Daje więc więcej.
sylla-lesson-consulate-you-passed = Możesz spasować. Ale tu urząd może być twój na pewno.

sylla-lesson-consulate-deniers-left = Wygrywa twoja oferta pięciu głosów; jeden z nich to Senator. Ile denarów płacisz?
    .done = Cztery: po jednym za każdy głos, którego nie pokrywają Senatorowie. Senator pozostaje nieobrócony i w fazie VI głosuje znowu.
sylla-lesson-consulate-deniers-left-hint = Pięć głosów minus twoi Senatorowie.
sylla-lesson-consulate-senator-paid-one = Jeden z pięciu głosów to Senator. On nic nie kosztuje.
sylla-lesson-consulate-you-had-four = Policz jeszcze raz: pięć głosów, a jeden z nich jest za darmo.

sylla-lesson-consulate-token = Konsul bierze z zasobów żeton dowolnego koloru. Masz już jeden żeton Zdrowia. Kliknij kolor, który chcesz.
    .sheet = Konsul bierze z zasobów żeton dowolnego koloru. Masz już jeden żeton Zdrowia. Zaznacz kolor, który chcesz.
    .goal = Weź żeton.
    .done = Na koniec gry każdy żeton daje tyle, ile pokazuje jego znacznik: teraz 2. Kolor, którego masz najwięcej, może dać więcej, jeśli popchniesz jego znacznik.
sylla-lesson-consulate-token-hint = Zasoby leżą na prawym końcu każdego toru. Kliknij jeden z nich.

sylla-lesson-consulate-famine = Po każdych wyborach głód rośnie: o jedno pole za każdy kłos na czterech wydarzeniach. Gdzie stanie jego znacznik? Kliknij pole.
    .sheet = Po każdych wyborach głód rośnie: o jedno pole za każdy kłos na czterech wydarzeniach. Gdzie stanie jego znacznik? Zaznacz pole.
    .done = Dwa kłosy, dwa pola. Wydarzenie, które odchodzi, zabiera swój kłos ze sobą.
sylla-lesson-consulate-famine-hint = Poszukaj kłosów na dole czterech wydarzeń.
sylla-lesson-consulate-one-icon = Kłosów jest więcej niż jeden. Spójrz na wszystkie cztery wydarzenia.
sylla-lesson-consulate-where-it-is = Tam stoi teraz. Przesuwa się o tyle, ile jest kłosów na wydarzeniach.
sylla-lesson-consulate-not-each-event = Nie na każdym wydarzeniu jest kłos. Policz tylko kłosy.

sylla-lesson-consulate-none-left = Pod koniec gry jakiś kolor może się skończyć. Tutaj wzięte są wszystkie żetony Ducha obywatelskiego. Mimo to spróbuj wziąć jeden.
    .goal = Spróbuj wziąć żeton Ducha obywatelskiego.
    .done = Niedozwolone: zasoby są puste. I tak zostanie, bo żetony nigdy nie wracają.
sylla-lesson-consulate-that-was-there = W tym kolorze jeszcze są. Najpierw spróbuj fioletowego.

sylla-lesson-consulate-below = Tutaj konsulem jest B, ma dwóch Senatorów i zaczyna od jednego głosu. Ile denarów zapłaciłby B, gdyby wszyscy inni spasowali?
    .done = Ani jednego: oferta niższa niż liczba własnych Senatorów jest dozwolona i darmowa.
sylla-lesson-consulate-below-hint = Każdy głos pokryty przez Senatora jest za darmo.
sylla-lesson-consulate-votes-are-free = Ten głos pokrywa Senator gracza B.
