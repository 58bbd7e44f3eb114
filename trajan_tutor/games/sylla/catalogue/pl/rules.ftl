### The rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.

## Game

sylla-game-over = Koniec rozgrywki
    .rule = Po fazie VII piątej rundy liczy się Kościół, uwolnionych Niewolników i żetony, i gra się kończy.
    .refused = To koniec rozgrywki: nic więcej nie można zagrać.

## Turn

sylla-turn-order = Jeden po drugim
    .rule = W każdej fazie gracze decydują po kolei, zgodnie z ruchem wskazówek zegara. Przy wyborze konsula i przy sprzedaży każdy decyduje raz.
    .refused = Teraz decyduje { SEAT($actor) }, a nie { SEAT($seat) }.
sylla-turn-steps = Siedem faz
    .rule = Runda ma siedem faz: pierwszy konsul, werbunek, budynki, dochód, wydarzenia, wielki projekt, głód i kryzys.
    .refused = Teraz kolej na coś innego. Najpierw trzeba { $phase }.
sylla-turn-own = Twoje elementy
    .rule = Możesz używać tylko tego, co leży przed tobą, i tylko to obracać.
    .refused = To należy do innego gracza ({ SEAT($seat) }). Wybierz coś swojego albo na planszy.

## Setup

sylla-setup-choose = Wybierz postacie w tajemnicy
    .rule = Każdy bierze zestaw dziesięciu postaci i wybiera z niego w tajemnicy cztery; w trzy osoby sześć. Wszyscy pokazują je jednocześnie.
    .refused = W twoim zestawie nie ma już takiej postaci: { $card }. Wybierz inną.
sylla-setup-deal = Talia postaci
    .rule = Wszystkie postacie, których nikt nie wybrał, tasuje się w talię. Sześć leży odkrytych, w trzy osoby pięć.
sylla-setup-deniers = Pierwsze denary
    .rule = Zaczynasz z 3 denarami, o 1 więcej za każdego swojego Kupca, i z 10 punktami prestiżu.

## Consul

sylla-consul-bid = Wybór pierwszego konsula
    .rule = Konsul z poprzedniej rundy otwiera licytację liczbą głosów; potem, zgodnie z ruchem wskazówek zegara, każdy inny gracz raz pasuje albo przebija.
sylla-consul-higher = Zaoferuj więcej albo spasuj
    .rule = Kto nie otwiera, musi zaoferować więcej głosów niż najwyższa oferta albo spasować.
    .refused =
        { $highest ->
            [1] Najwyższa oferta to już jeden głos.
            [one] Najwyższa oferta to już { $highest } głos.
            [few] Najwyższa oferta to już { $highest } głosy.
            [many] Najwyższa oferta to już { $highest } głosów.
           *[other] Najwyższa oferta to już { $highest } głosów.
        } Zaoferuj więcej albo spasuj.
sylla-consul-votes = Czym jest głos
    .rule = Odkryty Senator to jeden głos, tak samo denar. Według naszej interpretacji Senator musi być też nieobrócony i nie możesz zaoferować więcej, niż masz jednych i drugich razem.
    .refused =
        Masz { $most ->
            [1] jeden głos
            [one] { $most } głos
            [few] { $most } głosy
            [many] { $most } głosów
           *[other] { $most } głosów
        }, Senatorowie i denary razem. Nie oferuj więcej.
sylla-consul-opens = Konsul musi otworzyć
    .rule = Konsul z poprzedniej rundy otwiera licytację, oferując pewną liczbę głosów. Według naszej interpretacji nie może spasować, ale może otworzyć bez ani jednego głosu.
    .refused = Otwierasz licytację: podaj liczbę głosów (twoi Senatorowie: { $senators }).
sylla-consul-lowest = Mniej głosów niż Senatorów
    .rule = Oferta mniejsza niż liczba twoich Senatorów jest dozwolona i darmowa.
    .refused =
        Masz { $senators ->
            [1] jednego Senatora
            [one] { $senators } Senatora
            [few] { $senators } Senatorów
            [many] { $senators } Senatorów
           *[other] { $senators } Senatorów
        }, a w tej rozgrywce każdy z nich liczy się zawsze. Zaoferuj co najmniej tyle głosów.
sylla-consul-pays = Płaci najwyższa oferta
    .rule = Płaci tylko ten, kto dał najwyższą ofertę: jednego denara za każdy głos, którego nie pokrywają jego nieobróceni Senatorowie. Jest konsulem do następnego wyboru.
sylla-consul-token = Żeton konsula
    .rule = Nowy konsul bierze jeden żeton Res Publica dowolnego koloru.

## Token

sylla-token-supply = Żeton z zasobów
    .rule = Żeton bierze się z zasobów. Koloru, którego już nie ma, nie można wziąć.
    .refused = W zasobach nie ma już żetonów { $colour }. Wybierz inny kolor.

## Famine

sylla-famine-icons = Głód rośnie
    .rule = Po wyborze konsula znacznik Głodu przesuwa się w prawo, o jedno pole za każdy symbol głodu na czterech wydarzeniach. Nigdy nie wychodzi poza 6.

## Recruit

sylla-recruit-must = Każdy werbuje
    .rule = Zaczynając od konsula, zgodnie z ruchem wskazówek zegara każdy musi wziąć jedną z odkrytych postaci. Jak pokazuje przykład, działa ona od razu.
sylla-recruit-row = Odkryta postać
    .rule = Werbujesz postać, która leży w odkrytym rzędzie.
    .refused = W rzędzie nie ma takiej karty: { $card }. Wybierz jedną z odkrytych postaci.
sylla-recruit-rest = Reszta idzie pod talię
    .rule = Postacie, których nikt nie wziął, trafiają pod talię.

## Sale

sylla-sale-offer = Wystaw budynek
    .rule = Konsul wystawia jeden z budynków; potem wystawia ten, kto kupił ostatni. W cztery osoby wystawia się w rundzie pięć budynków. W trzy można kupić razem cztery; według naszej interpretacji wystawia się cztery. Resztę się usuwa.
sylla-sale-slot = Budynek na miejscu
    .rule = Wystawiasz budynek, który leży na jednym z sześciu miejsc.
    .refused = Miejsce { $slot } jest puste. Wystaw budynek z innego miejsca.
sylla-sale-bid = Licytuj budynek
    .rule = Pierwszy licytuje gracz po lewej stronie sprzedającego. Zgodnie z ruchem wskazówek zegara każdy raz pasuje albo przebija, sprzedający na końcu. Kto dał najwyższą ofertę, dostaje budynek, płaci i wystawia następny.
sylla-sale-higher = Zaoferuj więcej sześciokątów albo spasuj
    .rule = Musisz zaoferować więcej sześciokątów niż najwyższa oferta albo spasować.
    .refused =
        { $highest ->
            [1] Najwyższa oferta to już jeden sześciokąt.
            [one] Najwyższa oferta to już { $highest } sześciokąt.
            [few] Najwyższa oferta to już { $highest } sześciokąty.
            [many] Najwyższa oferta to już { $highest } sześciokątów.
           *[other] Najwyższa oferta to już { $highest } sześciokątów.
        } Zaoferuj więcej albo spasuj.
sylla-sale-hexagons = Oferuj tyle, ile możesz zapłacić
    .rule = Oferta mówi, ile zapłacisz, w sześciokątach w kolorze miejsca. Według naszej interpretacji każda karta liczy się za jeden i nie możesz zaoferować więcej, niż masz nieobróconych kart z tym kolorem.
    .refused =
        { $most ->
            [0] Nie masz żadnej nieobróconej karty
            [1] Masz jedną nieobróconą kartę
            [one] Masz { $most } nieobróconą kartę
            [few] Masz { $most } nieobrócone karty
            [many] Masz { $most } nieobróconych kart
           *[other] Masz { $most } nieobróconych kart
        } z { FORM($colour, "ins") }. Nie oferuj więcej albo spasuj.
sylla-sale-lowest = Co najmniej jeden sześciokąt
    .rule = Najniższa oferta za budynek to jeden sześciokąt.
    .refused = Zaoferuj co najmniej jeden sześciokąt albo spasuj.
sylla-sale-unsold = Nikt go nie chce
    .rule = Jeśli wszyscy pasują, budynek jest odrzucany, a ten sam sprzedający wystawia znowu.

## Pay

sylla-pay-tilt = Obróć karty bokiem, aby zapłacić
    .rule = Płacisz, obracając bokiem tyle nieobróconych kart z danym kolorem, ile wynosi twoja oferta; wybierasz które. Karty leżące bokiem nic już w tej rundzie nie robią.
sylla-pay-colour = Karty w tym kolorze
    .rule = Płacić mogą tylko karty z sześciokątem w kolorze miejsca.
    .refused = Ta karta nie ma takiego sześciokąta ({ $colour }): { $card }. Obróć bokiem kartę, która go ma.
sylla-pay-upright = Nieobrócone karty
    .rule = Płacić może tylko karta nieobrócona; obrócona bokiem ani zakryta nie może.
    .refused = Nie masz takiej nieobróconej karty: { $card }. Obróć bokiem kartę, która jest nieobrócona.

## Building

sylla-building-stall = Stragan
    .rule = W fazie IV Stragan przynosi 2 denary. Zostaje.
sylla-building-field = Pole uprawne
    .rule = Pole uprawne zmniejsza twoją własną stratę przez głód o 2. Zostaje.
sylla-building-temple = Prywatna świątynia
    .rule = W fazie IV każda Prywatna świątynia może zamienić 2 denary na jeden żeton dowolnego koloru. Zostaje.
    .refused = Nie masz Prywatnej świątyni, której można teraz użyć, albo masz mniej niż 2 denary.
sylla-building-tavern = Tawerna
    .rule = W fazie IV każda Tawerna może przesunąć jeden znacznik Res Publica o jedno pole w dowolną stronę; nie znacznik Głodu. Zostaje.
    .refused = Nie masz Tawerny, której można teraz użyć.
sylla-building-insula = Insula
    .rule = Insulę można od razu odrzucić za dwa żetony dowolnych kolorów. Według naszej interpretacji odrzuca się ją zawsze.
sylla-building-crane = Żuraw
    .rule = Żurawia można od razu odrzucić za kartę Żuraw, której można używać od następnej rundy. Według naszej interpretacji odrzuca się go zawsze, a karta ma sześciokąt każdego koloru.
sylla-building-arch = Łuk triumfalny
    .rule = Łuk triumfalny odrzuca się od razu za 6 punktów prestiżu.
sylla-building-statue = Posąg
    .rule = Posąg odrzuca się od razu za 4 punkty prestiżu.
sylla-building-bank = Bank
    .rule = Bank odrzuca się od razu za 5 denarów.

## Income

sylla-income-revenue = Dochód
    .rule = Zaczynając od konsula, zgodnie z ruchem wskazówek zegara każdy dostaje 3 denary, po 1 za każdego nieobróconego Kupca i po 2 za każdy Stragan, a potem używa Prywatnych świątyń i Tawern.

## Tavern

sylla-tavern-once = Jeden znacznik raz
    .rule = Żadna Tawerna nie przesuwa znacznika, który w tej fazie przesunęła inna Tawerna, a według naszej interpretacji także takiego, który przytrzymała.
    .refused = Tawerna w tej fazie już przesunęła lub przytrzymała ten znacznik: { $colour }. Wybierz inny.
sylla-tavern-end = Przytrzymaj znacznik
    .rule = Tawerny można użyć na znacznik na końcu jego toru: zostaje tam i żadna inna Tawerna go w tej fazie nie przesunie.

## Fight

sylla-fight-cubes = Walka z wydarzeniami
    .rule = Dostajesz kostkę za każdego nieobróconego Legionistę i każdą nieobróconą Westalkę. Zaczynając od konsula, zgodnie z ruchem wskazówek zegara każdy musi kłaść po jednej kostce na wydarzeniu z jej ikoną, aż wszystkie będą położone.
sylla-fight-icon = Kto walczy z wydarzeniem
    .rule = Kostka leży tylko na wydarzeniu, które pokazuje jej ikonę.
    .refused = { $event }: z tym wydarzeniem nie walczą { FORM($fighter, "many") }. Wybierz wydarzenie z tą ikoną.
sylla-fight-column = Cztery wydarzenia
    .rule = Walczyć można tylko z wydarzeniami z kolumny i tylko je zażegnać, a górne wymienia się najpierw.
    .refused = Tego nie ma teraz w kolumnie. Wybierz spośród czterech wydarzeń, najpierw górne.
sylla-fight-left = Kostka, która została
    .rule = Kładziesz kostkę, którą masz.
    .refused = Nie masz już takiej kostki: { $fighter }. Połóż kostkę drugiego rodzaju.
sylla-fight-token = Żetony za najwięcej kostek
    .rule = Na każdym z trzech górnych wydarzeń gracze z największą liczbą kostek, co najmniej jedną, biorą po jednym żetonie jego koloru.
sylla-fight-decadence = Prestiż za Dekadencję
    .rule = Gracze z największą liczbą kostek na Dekadencji zdobywają 1 punkt prestiżu.

## Column

sylla-column-prevent = Dwa wydarzenia są zażegnane
    .rule = Zażegnane są dwa wydarzenia z największą liczbą kostek. Remisy rozstrzyga konsul.
    .refused = Dwa wydarzenia z największą liczbą kostek to nie { $upper } i { $lower }. Wybierz inną parę.
sylla-column-happen = Dwa pozostałe zachodzą
    .rule = Dwa niezażegnane wydarzenia zachodzą, najpierw górne.
sylla-column-marker = Znacznik idzie w lewo
    .rule = Epidemia, Erupcja i Kult cesarza przesuwają znacznik Zdrowie, Czas wolny albo Duch obywatelski o jedno pole w lewo. W kryzysie, według naszej interpretacji, zostaje na miejscu.
sylla-column-famine = Głód
    .rule = Wydarzenie Głód przesuwa znacznik Głodu o jedno pole w prawo.
sylla-column-turn-down = Zakryj jeden element
    .rule = Przy wydarzeniu trwałym każdy gracz zakrywa jeden własny element danego rodzaju, obrócony bokiem lub nie. Element nie działa, póki jego wydarzenie nie opuści gry.
sylla-column-covers = Co zakrywa wydarzenie
    .rule = Prześladowanie chrześcijan zakrywa postać chrześcijańską, Czystka w senacie Senatora, Powódź budynek albo kartę Żuraw, Bunt niewolników Niewolnika, Grabież Stragan.
    .refused = Tego nie można zakryć ({ $event }): { $piece }. Wybierz element właściwego rodzaju.
sylla-column-own = Kto nie ma, nie zakrywa
    .rule = Zakrywasz własny odkryty element; kto takiego nie ma, nic nie zakrywa.
    .refused = Nie masz takiego elementu w tym położeniu: { $piece }. Wybierz inny.
sylla-column-decadence = Dekadencja
    .rule = Dekadencja przesuwa o jedno pole w lewo znacznik Res Publica wysunięty najdalej w prawo, a przy remisie wszystkie takie; nie znacznik Głodu.
sylla-column-remove = Jedno wydarzenie opuszcza grę
    .rule = Z dwóch zażegnanych wydarzeń grę opuszcza to z większą liczbą kostek. Dekadencja nigdy nie odchodzi: wtedy odchodzi drugie. Remisy rozstrzyga konsul.
    .refused = To wydarzenie nie może odejść: { $event }. Odchodzi to z dwóch zażegnanych, na którym jest więcej kostek, a nigdy Dekadencja.
sylla-column-turn-up = Co się odkrywa
    .rule = Gdy wydarzenie odchodzi, wszystko, co zakrywa, odkrywa się, nieobrócone; oprócz tego, co zakrywa też inne wydarzenie z kolumny.
sylla-column-new = Nowe wydarzenie
    .rule = Miejsce wydarzenia, które odeszło, zajmuje nowe.

## Work

sylla-work-hand = Ręka i kciuk
    .rule = Wszyscy wybierają w tajemnicy: dowolną liczbę denarów na ręce oraz kciuk, w górę za wielkim projektem albo w dół dla plebsu. Ręce otwiera się jednocześnie, a wszystkie denary na ręce są wydane.
sylla-work-deniers = Denary, które masz
    .rule = Na rękę bierzesz denary, które masz.
    .refused =
        Masz { $most ->
            [1] jednego denara
            [one] { $most } denara
            [few] { $most } denary
            [many] { $most } denarów
           *[other] { $most } denarów
        }. Nie bierz na rękę więcej.
sylla-work-plebs = Kciuk w dół: plebs
    .rule = Z kciukiem w dół zdobywasz 1 punkt prestiżu za każde 2 głosy, zaokrąglone w dół. Głosy to nieobróceni Senatorowie i denary na ręce.
sylla-work-places = Kciuk w górę: miejsca
    .rule = Gracze z kciukiem w górę zajmują miejsca według głosów. Kto remisuje, dostaje to miejsce w całości, a następne się pomija.
sylla-work-templum = Świątynia
    .rule = Za Świątynię każdy, kto ma 8 głosów lub więcej, zdobywa 10 punktów prestiżu, a kto ma od 5 do 7 głosów, 6.
sylla-work-together = Wszystkie głosy razem
    .rule = Wszystkie głosy na projekt przesuwają razem znacznik. Spichlerz: za każde 4 Głód w lewo. Za każde 5 w prawo: Łaźnie publiczne znacznik Zdrowie, Koloseum Czas wolny, Senat Duch obywatelski.

## Famine

sylla-famine-loss = Głód
    .rule = Każdy traci tyle punktów prestiżu, ile pokazuje znacznik Głodu, o 2 mniej za każde odkryte Pole uprawne. Nikt nie spada poniżej 0.

## Crisis

sylla-crisis-count = Kryzys
    .rule = Za każdy kolor, którego znacznik jest w kryzysie, ci, którzy mają najwięcej jego żetonów, od razu zdobywają 3 punkty prestiżu, a ci, którzy mają najmniej, tracą 3. Według naszej interpretacji najpierw się zdobywa i nikt nie spada poniżej 0.

## Round

sylla-round-new = Następna runda
    .rule = Na koniec rundy wykłada się nowe postacie i budynki, a wszystko wraca do położenia nieobróconego.

## End

sylla-end-christians = Kościół
    .rule = Na koniec każda odkryta postać chrześcijańska przynosi 2 punkty prestiżu, obrócona bokiem lub nie.
sylla-end-slaves = Uwolnieni Niewolnicy
    .rule = Potem odkrytych Niewolników można uwolnić, po 2 denary każdego; każdy przynosi 3 punkty prestiżu. Według naszej interpretacji uwalnia się tylu, na ilu starcza pieniędzy.
sylla-end-tokens = Żetony
    .rule = Potem każdy żeton przynosi tyle, ile pokazuje jego znacznik. Według naszej rekonstrukcji toru jest to od 1 do 4, a w kryzysie nic.
sylla-end-winner = Kto wygrywa
    .rule = Wygrywa, kto ma najwięcej punktów prestiżu; przy remisie wygrana jest wspólna. Pieniądze nie są nic warte.
