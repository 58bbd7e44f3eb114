### Questions about a position of Sylla, as a teacher asks them: they lead to a turn and name nothing of it.

## Characters

sylla-ask-choose-fighters = Z którymi wydarzeniami w kolumnie walczą Legioniści, a z którymi Westalki?
sylla-ask-choose-christians =
    { $points ->
        [one] Chrześcijanin daje na koniec { $points } punkt prestiżu. Które wydarzenie by go zakryło i czy leży w kolumnie?
        [few] Chrześcijanin daje na koniec { $points } punkty prestiżu. Które wydarzenie by go zakryło i czy leży w kolumnie?
        [many] Chrześcijanin daje na koniec { $points } punktów prestiżu. Które wydarzenie by go zakryło i czy leży w kolumnie?
       *[other] Chrześcijanin daje na koniec { $points } punktu prestiżu. Które wydarzenie by go zakryło i czy leży w kolumnie?
    }
sylla-ask-choose-votes = Głosy liczą się przy każdych wyborach i przy każdym projekcie. Co dadzą głosy na projekt { $work } i kto daje głosy?
sylla-ask-choose-income =
    { $revenue ->
        [one] Każdy zarabia na rundę { $revenue } denara, a rund jest { $rounds }. Ile dodałby do tego jeden denar więcej za każdym razem?
        [few] Każdy zarabia na rundę { $revenue } denary, a rund jest { $rounds }. Ile dodałby do tego jeden denar więcej za każdym razem?
        [many] Każdy zarabia na rundę { $revenue } denarów, a rund jest { $rounds }. Ile dodałby do tego jeden denar więcej za każdym razem?
       *[other] Każdy zarabia na rundę { $revenue } denara, a rund jest { $rounds }. Ile dodałby do tego jeden denar więcej za każdym razem?
    }
sylla-ask-choose-hexagons = Które postacie z twojego zestawu mogą płacić wszystkimi trzema kolorami, a które tylko jednym?

sylla-ask-recruit-unfought = Z którym z wydarzeń w kolumnie nie może walczyć żadna twoja nieobrócona karta?
sylla-ask-recruit-cubes = Ile kostek Legionistów i ile kostek Westalek będzie mieć każdy przeciw wydarzeniom tej rundy?
sylla-ask-recruit-votes = Ile głosów ma każdy bez ani jednego denara i co dadzą głosy na projekt { $work }?
sylla-ask-recruit-income =
    { $rounds ->
        [one] Będzie jeszcze jeden dochód. Ile denarów zarabia teraz każdy na jednym?
        [few] Będą jeszcze { $rounds } dochody. Ile denarów zarabia teraz każdy na jednym?
        [many] Będzie jeszcze { $rounds } dochodów. Ile denarów zarabia teraz każdy na jednym?
       *[other] Będzie jeszcze { $rounds } dochodu. Ile denarów zarabia teraz każdy na jednym?
    }
sylla-ask-recruit-hexagons = Który budynek na sprzedaż najbardziej ci pasuje i ile masz sześciokątów jego koloru?
sylla-ask-recruit-christians =
    { $points ->
        [one] Odkryty Chrześcijanin daje na koniec { $points } punkt prestiżu. Które z odkrytych postaci to Chrześcijanie?
        [few] Odkryty Chrześcijanin daje na koniec { $points } punkty prestiżu. Które z odkrytych postaci to Chrześcijanie?
        [many] Odkryty Chrześcijanin daje na koniec { $points } punktów prestiżu. Które z odkrytych postaci to Chrześcijanie?
       *[other] Odkryty Chrześcijanin daje na koniec { $points } punktu prestiżu. Które z odkrytych postaci to Chrześcijanie?
    }
sylla-ask-recruit-colours = W których kolorach możesz zapłacić mniej sześciokątów niż inni i co się za nie sprzedaje?
sylla-ask-recruit-single = Które postacie leżą w rzędzie tylko raz i kto wybiera po tobie?

## The election

sylla-ask-consul-later = Ile głosów mogą mieć najwyżej ci, którzy licytują po tobie, razem z Senatorami i denarami?
sylla-ask-consul-office = Konsul bierze żeton wart nawet { $points } i werbuje przed innymi. Ile denarów jest to dla ciebie warte?
sylla-ask-consul-free = Jak wysoko możesz licytować, zanim urząd będzie cię kosztować denara?
sylla-ask-consul-row = Konsul werbuje przed innymi. Które postacie leżą w rzędzie tylko raz i co zrobiłaby dla ciebie któraś z nich?
sylla-ask-consul-token = Konsul bierze żeton dowolnego koloru. Ile jest teraz wart żeton każdego koloru?
sylla-ask-consul-money = Denary zapłacone za urząd przepadają. Co mogłyby zrobić na koniec rundy jako głosy na projekt { $work }?
sylla-ask-consul-ties = Konsul rozstrzyga remisy wydarzeń. Które z czterech najchętniej zobaczysz zażegnane?

## The sale

sylla-ask-offer-alone = Za który z budynków możesz zapłacić więcej sześciokątów niż ktokolwiek inny?
sylla-ask-offer-rivals = Kto może w każdym kolorze zapłacić najwięcej i które karty trzeba by do tego obrócić?
sylla-ask-offer-two = Co do końca gry dałby ci każdy z tych budynków: { $first }, { $second }?
sylla-ask-offer-left =
    { $number ->
        [one] W tej rundzie wystawia się jeszcze tylko jeden budynek, a resztę się usuwa. Którego byłoby ci żal?
        [2] W tej rundzie wystawia się jeszcze dwa budynki, a resztę się usuwa. Którego byłoby ci żal?
        [3] W tej rundzie wystawia się jeszcze trzy budynki, a resztę się usuwa. Którego byłoby ci żal?
        [4] W tej rundzie wystawia się jeszcze cztery budynki, a resztę się usuwa. Którego byłoby ci żal?
        [few] W tej rundzie wystawia się jeszcze { $number } budynki, a resztę się usuwa. Którego byłoby ci żal?
        [many] W tej rundzie wystawia się jeszcze { $number } budynków, a resztę się usuwa. Którego byłoby ci żal?
       *[other] W tej rundzie wystawia się jeszcze { $number } budynku, a resztę się usuwa. Którego byłoby ci żal?
    }
sylla-ask-offer-famine = Znacznik Głodu stoi na { $famine }. Kto jest przed głodem chroniony, a kto straciłby najwięcej?
sylla-ask-offer-money =
    { $rounds ->
        [one] Będzie jeszcze jeden dochód. Które budynki dają denary i co da się z nimi jeszcze zrobić?
        [few] Będą jeszcze { $rounds } dochody. Które budynki dają denary, od razu albo za każdym razem?
        [many] Będzie jeszcze { $rounds } dochodów. Które budynki dają denary, od razu albo za każdym razem?
       *[other] Będzie jeszcze { $rounds } dochodu. Które budynki dają denary, od razu albo za każdym razem?
    }
sylla-ask-offer-at-once = Które z budynków od razu dają prestiż i kto może zapłacić za nie najwięcej sześciokątów?
sylla-ask-offer-spare = Które z twoich nieobróconych kart nie mają w tej rundzie nic innego do zrobienia, więc mogłyby zapłacić za budynek?
sylla-ask-offer-hexagons = Ile czerwonych, żółtych i szarych sześciokątów może jeszcze zapłacić każdy z was?

sylla-ask-sale-worth = Chodzi o ten budynek: { $building }. Co od teraz do końca gry dałby tobie, a co innym?
sylla-ask-sale-later = Ile najwyżej { FORM($colour, "many-gen") } mogą zapłacić ci, którzy licytują po tobie?
sylla-ask-sale-cards = Którymi kartami możesz zapłacić { FORM($colour, "many-acc") } i co jeszcze zrobiłyby w tej rundzie?
sylla-ask-sale-next = Na który z pozostałych budynków wolisz zachować swoje sześciokąty?
sylla-ask-pay-work = Które z twoich kart w tym kolorze nie mają już w tej rundzie nic do zrobienia: dochodu, kostki, głosu?

## Tokens and markers

sylla-ask-token-worth = Ile jest teraz wart żeton każdego koloru?
sylla-ask-token-crisis = Które znaczniki są w kryzysie albo tuż obok i kto ma najmniej żetonów tych kolorów?
sylla-ask-token-moves = Które znaczniki przesunęłyby się w lewo, gdyby wydarzenia w kolumnie zaszły?
sylla-ask-temple-price =
    { $price ->
        [one] Żeton kosztuje tu { $price } denara. Co dałby ci jako głos na projekt { $work }?
        [few] Żeton kosztuje tu { $price } denary. Co dałyby ci jako głosy na projekt { $work }?
        [many] Żeton kosztuje tu { $price } denarów. Co dałyby ci jako głosy na projekt { $work }?
       *[other] Żeton kosztuje tu { $price } denara. Co dałyby ci jako głosy na projekt { $work }?
    }
sylla-ask-tavern-own = Którego koloru masz więcej żetonów niż inni, a którego mniej?

## Events

sylla-ask-fight-cubes = Dwa z czterech wydarzeń będą zażegnane. Na których jest na razie najwięcej kostek?
sylla-ask-fight-left = Ile kostek mają jeszcze do położenia inni i na których wydarzeniach mogą je położyć?
sylla-ask-fight-crisis = Jeden krok w lewo i ten kolor jest w kryzysie: { $colour }. Kto ma najwięcej jego żetonów, a kto najmniej?
sylla-ask-fight-harm = Które z czterech wydarzeń najwięcej zabrałoby tobie, a które bardziej zaszkodziłoby innym?
sylla-ask-fight-turns = Niektóre wydarzenia zakrywają element. Z której karty albo którego budynku trzeba by zrezygnować?
sylla-ask-fight-turns-others = Niektóre wydarzenia zakrywają element. Kto straciłby przez nie najwięcej?
sylla-ask-fight-rightmost = Który znacznik stoi najdalej w prawo i kto ma najwięcej żetonów jego koloru?
sylla-ask-fight-steps = Które wydarzenia przesuwają znacznik w lewo i ile żetonów jego koloru ma każdy?
sylla-ask-fight-token = Na którym z górnych wydarzeń możesz mieć najwięcej kostek i ile jest wart jego żeton?
sylla-ask-fight-famine = Znacznik Głodu stoi na { $famine }. Komu zaszkodziłby jeszcze jeden krok i kto ma Pola uprawne?
sylla-ask-prevent-leaves = Z dwóch zażegnanych wydarzeń grę opuszcza to, na którym jest więcej kostek. Którego chcesz się pozbyć?
sylla-ask-turn-down = Który z elementów do zakrycia ma już najmniej do zrobienia?
sylla-ask-remove = Które z zażegnanych wydarzeń najbardziej by ci zaszkodziło, gdyby wróciło?

## The great work

sylla-ask-hand-plebs =
    { $votes ->
        [one] Plebs płaci jeden punkt prestiżu za każdy { $votes } głos. Ile zarobisz tam bez ani jednego denara?
        [few] Plebs płaci jeden punkt prestiżu za każde { $votes } głosy. Ile zarobisz tam bez ani jednego denara?
        [many] Plebs płaci jeden punkt prestiżu za każde { $votes } głosów. Ile zarobisz tam bez ani jednego denara?
       *[other] Plebs płaci jeden punkt prestiżu za każde { $votes } głosu. Ile zarobisz tam bez ani jednego denara?
    }
sylla-ask-hand-others = Ile głosów na projekt { $work } może mieć najwyżej każdy z pozostałych?
sylla-ask-hand-templum = Projekt { $work } płaci tylko za głosy: od { $many } głosów { $for_many }, od { $some } głosów { $for_some }. Co twoje denary dałyby gdzie indziej?
sylla-ask-hand-marker =
    { $votes ->
        [one] Każdy { $votes } głos na projekt { $work } przesuwa o krok w prawo ten znacznik: { $colour }. Kto ma najwięcej jego żetonów?
        [few] Każde { $votes } głosy na projekt { $work } razem przesuwają o krok w prawo ten znacznik: { $colour }. Kto ma najwięcej jego żetonów?
        [many] Każde { $votes } głosów na projekt { $work } razem przesuwa o krok w prawo ten znacznik: { $colour }. Kto ma najwięcej jego żetonów?
       *[other] Każde { $votes } głosu na projekt { $work } razem przesuwa o krok w prawo ten znacznik: { $colour }. Kto ma najwięcej jego żetonów?
    }
sylla-ask-hand-famine =
    { $votes ->
        [one] Każdy { $votes } głos na projekt { $work } cofa znacznik Głodu o krok. Kto teraz traci przez głód najwięcej?
        [few] Każde { $votes } głosy na projekt { $work } razem cofają znacznik Głodu o krok. Kto teraz traci przez głód najwięcej?
        [many] Każde { $votes } głosów na projekt { $work } razem cofa znacznik Głodu o krok. Kto teraz traci przez głód najwięcej?
       *[other] Każde { $votes } głosu na projekt { $work } razem cofa znacznik Głodu o krok. Kto teraz traci przez głód najwięcej?
    }
sylla-ask-hand-keeps = Denary na ręce są wydane, cokolwiek się stanie. Co mogłyby dla ciebie zrobić w następnych wyborach?
sylla-ask-hand-slaves =
    { $price ->
        [one] Na koniec { $price } denar uwalnia Niewolnika. Ilu masz Niewolników i ile denarów zostaje na głosy?
        [few] Na koniec { $price } denary uwalniają Niewolnika. Ilu masz Niewolników i ile denarów zostaje na głosy?
        [many] Na koniec { $price } denarów uwalnia Niewolnika. Ilu masz Niewolników i ile denarów zostaje na głosy?
       *[other] Na koniec { $price } denara uwalnia Niewolnika. Ilu masz Niewolników i ile denarów zostaje na głosy?
    }
