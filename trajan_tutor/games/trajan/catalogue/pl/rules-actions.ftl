### Rules: the six actions and extra actions.

## Seaport

trajan-seaport-draw = Dobierz dwie, odrzuć jedną
    .rule = Port, pierwsza opcja: dobierz z talii dwie karty towarów, potem odrzuć jedną kartę z ręki.
trajan-seaport-no-cards = Nie ma czego dobrać
    .rule = Gdy nie ma żadnej karty do dobrania, tej opcji nie można wybrać. Jeśli została tylko jedna, dobierasz jedną.
    .refused = Nie ma już karty do dobrania: talia jest pusta, a pod wierzchnimi kartami stosów kart odrzuconych nic nie leży.
trajan-seaport-discard = Odrzuć na dowolny stos
    .rule = Po dobraniu dwóch kart kładziesz jedną kartę z ręki odkrytą na jednym z dwóch stosów kart odrzuconych. Wybierasz stos, ale odrzucić musisz.
trajan-seaport-take = Weź odkrytą kartę
    .rule = Port, druga opcja: weź wierzchnią kartę jednego z dwóch stosów kart odrzuconych. Wszyscy widzą, co bierzesz.
trajan-seaport-pile-empty = Pusty stos kart odrzuconych
    .rule = Stos kart odrzuconych, którego nie da się uzupełnić, pozostaje pusty, aż ktoś odrzuci na niego kartę.
    .refused = Nie ma karty do wzięcia: { $pile } jest pusty.
trajan-seaport-lay = Zagraj karty do strefy gry
    .rule = Port, trzecia opcja: zagraj jedną lub dwie karty z ręki odkryte przed siebie, potem dobierz z talii tyle samo. Karty w strefie gry liczą się na koniec do żetonów bonusowych.
trajan-seaport-hand = Tylko karty z ręki
    .rule = Odrzucać, zagrywać i ładować na statek można tylko karty z ręki.
    .refused = Nie masz na ręce takiej karty: { FORM($goods, "card") }.
trajan-seaport-ship = Wyślij karty statkiem
    .rule = Port, czwarta opcja: zagraj do strefy gry karty z ręki, które pasują do jednego z trzech statków, i zdobądź tyle, ile jego górna strona podaje za tę liczbę. Kolorowy statek odwraca się potem na szarą stronę, która daje mniej, aż do końca kwartału. Za wysłanie nie dobierasz kart.
    .refused = Trwa ładowanie statku na { FORM($ship, "acc") }. Ładuj dalej albo wypłyń.
trajan-seaport-identical = Statek na identyczne karty
    .rule = Pierwszy statek zabiera od jednej do czterech kart tego samego rodzaju.
    .refused = Ten statek zabiera od jednej do czterech kart tego samego rodzaju i płynie z co najmniej jedną. To nie pasuje.
trajan-seaport-pairs = Statek na pary
    .rule = Drugi statek zabiera od jednej do trzech par, każdą z innego towaru.
    .refused = Ten statek zabiera od jednej do trzech par identycznych kart, każdą innego rodzaju. Takiej pary nie da się tu złożyć.
trajan-seaport-different = Statek na różne karty
    .rule = Trzeci statek zabiera od jednej do czterech kart, każdą innego rodzaju.
    .refused = Ten statek zabiera od jednej do czterech kart, każdą innego rodzaju, i płynie z co najmniej jedną. To nie pasuje.
trajan-seaport-wild = Jokery karty towaru
    .rule = Przy wysyłaniu statkiem joker karty towaru zastępuje jedną kartę dowolnego towaru. Potem opuszcza grę. Nie można go zagrać do strefy gry ani odrzucić.
    .refused = Masz na to za mało jokerów karty towaru.
trajan-seaport-refill = Stos kart odrzuconych nie zostaje pusty
    .rule = Gdy ktoś weźmie ostatnią kartę stosu kart odrzuconych, od razu odkrywa się tam następną kartę z talii.
trajan-seaport-reshuffle = Nowa talia
    .rule = Gdy talia jest pusta, a potrzebna jest karta, oba stosy kart odrzuconych, oprócz wierzchnich kart, tasuje się w nową talię.

## Forum

trajan-forum-take = Weź żeton z forum
    .rule = Forum: weź dowolny jeden żeton, który tam leży, z pola forum albo z jednego z trzech żółtych pól.
trajan-forum-absent = Tylko żetony, które tam leżą
    .rule = Wziąć można tylko żeton, który leży teraz na forum. Nowe przychodzą z następnym kwartałem.
    .refused = Na tym polu forum nie leży teraz taki żeton: { $tile }.

## Military

trajan-military-enlist = Nowy legionista
    .rule = Akcja militarna, pierwsza opcja: przesuń pionek z zasobów do obozu militarnego. Odtąd jest legionistą.
trajan-military-supply = Brak pionków
    .rule = Masz piętnaście pionków. Gdy zasoby są puste, do obozów nie trafią kolejne.
    .refused = Twoje zasoby są puste: nie ma pionka, który trafiłby do obozu militarnego.
trajan-military-leader = Przywódca maszeruje
    .rule = Akcja militarna, druga opcja: przesuń przywódcę do przyległej prowincji. Linie kropkowane to drogi morskie.
    .refused = Twój przywódca nie może przejść { FORM($from, "from") } { FORM($province, "to") }: te miejsca nie przylegają do siebie.
trajan-military-camp = Bez powrotu do obozu
    .rule = Przywódca zaczyna w obozie militarnym. Gdy z niego wyjdzie, porusza się tylko między prowincjami.
    .refused = Twój przywódca nie może wrócić do obozu militarnego. Wybierz przyległą prowincję.
trajan-military-tile = Żeton w prowincji
    .rule = Jeśli w prowincji, do której wchodzi twój przywódca, leży żeton forum, bierzesz go.
trajan-military-legionary = Legionista do prowincji
    .rule = Akcja militarna, trzecia opcja: przesuń jednego legionistę z obozu militarnego do prowincji, w której jest twój przywódca, i zdobądź jej punkty.
    .refused = Twój przywódca jest jeszcze w obozie militarnym. Najpierw przesuń go do prowincji: legioniści idą za nim.
trajan-military-camp-empty = W obozie nie ma legionisty
    .rule = Legionista idzie do prowincji z obozu militarnego, więc któryś z twoich musi tam czekać.
    .refused = W obozie militarnym nie czeka żaden twój legionista, więc żaden nie pójdzie { FORM($province, "to") }.
trajan-military-one-each = Jeden legionista w prowincji
    .rule = W każdej prowincji możesz mieć jednego legionistę, nie więcej.
    .refused = Masz już legionistę { FORM($province, "in") }.
trajan-military-rivals = Rywale obniżają punkty
    .rule = Za każdego legionistę innego gracza prowincja daje o trzy punkty mniej, ale nigdy mniej niż zero.

## Trajan

trajan-arch-stack = Nowy żeton Trajana
    .rule = Trajan: weź wierzchni żeton jednego z sześciu stosów i połóż go na polu, przy którym stoi twój łuk.
trajan-arch-stack-empty = Pusty stos
    .rule = Stos, z którego wzięto wszystkie żetony, pozostaje pusty.
    .refused = Ten stos jest pusty: { $stack }. Wybierz inny.
trajan-arch-full = Wszystkie pola zajęte
    .rule = Póki na wszystkich sześciu polach masz żetony Trajana, nie możesz wziąć następnego.
    .refused = Na wszystkich sześciu twoich polach leżą żetony Trajana. Spełnij jeden z nich, zanim weźmiesz następny.
trajan-arch-moves = Łuk wędruje dalej
    .rule = Po wzięciu żetonu twój łuk przesuwa się zgodnie z ruchem wskazówek zegara na następne pole bez żetonu. Jeśli wszystkie są zajęte, idzie na środek.

## Senate

trajan-senate-advance = Krok w senacie
    .rule = Senat: przesuń swój dysk o jedno pole w prawo, na dyski, które tam leżą, i zdobądź punkty tego pola. Na koniec kwartału pole jest warte tyle samo głosów.
    .refused = Twój dysk przesuwa się po jednym polu: na następne pole po prawej.
trajan-senate-end = Ostatnie pole senatu
    .rule = Tor kończy się polem za osiem punktów. Dysk, który tam stoi, zostaje do końca kwartału.
    .refused = Twój dysk stoi na ostatnim polu senatu. W tym kwartale nie może iść dalej.

## Construction

trajan-construction-recruit = Nowy pracownik
    .rule = Budowa, pierwsza opcja: przesuń pionek z zasobów do obozu pracowników. Odtąd jest pracownikiem.
trajan-construction-supply = Brak pionków
    .rule = Masz piętnaście pionków. Gdy zasoby są puste, do obozów nie trafią kolejne.
    .refused = Twoje zasoby są puste: nie ma pionka, który trafiłby do obozu pracowników.
trajan-construction-camp-empty = W obozie nie ma pracownika
    .rule = Pracownik idzie na pole budowy z obozu pracowników, więc któryś z twoich musi tam czekać.
    .refused = W obozie pracowników nie czeka żaden twój pracownik, więc żaden nie pójdzie na pole { $space }.
trajan-construction-adjacent = Buduj obok swoich pracowników
    .rule = Budowa, druga opcja: przesuń pracownika z obozu na pole budowy. Pierwszy twój pracownik może stanąć wszędzie, każdy następny tylko na polu obok jednego z twoich, nie na ukos.
    .refused = Pole { $space } nie przylega do pola żadnego z twoich pracowników.
trajan-construction-own-worker = Jeden pracownik na polu
    .rule = Na polu budowy masz najwyżej jednego pracownika. Pracownicy innych graczy ci nie przeszkadzają.
    .refused = Na polu { $space } stoi już twój pracownik.
trajan-construction-tile = Żeton budowy
    .rule = Jeśli na polu leży żeton budowy, bierzesz go i zdobywasz jego punkty. Na polu, z którego żeton zabrano wcześniej, dostajesz tylko miejsce.
trajan-construction-grant = Pierwszy żeton rodzaju daje akcję
    .rule = Jest pięć rodzajów żetonów budowy. Pierwszy żeton danego rodzaju daje ci od razu akcję, która należy do tego rodzaju. Możesz z niej zrezygnować, ale nie wykonasz jej później.
    .refused = Przy opcjach tej rozgrywki nie można zrezygnować z { FORM($action, "gen") }, którą daje żeton budowy.

## Extra actions

trajan-extra-repeat = Powtórz akcję
    .rule = Po wykonaniu akcji możesz ją powtórzyć, zużywając żeton dodatkowej akcji, który ją pokazuje. Według naszej interpretacji także z inną jej opcją. Żeton opuszcza grę.
    .refused = W tej rozgrywce żeton nie powtarza { FORM($action, "gen") } w tej samej turze, w której został wzięty.
trajan-extra-icon = Żeton musi pokazywać akcję
    .rule = Żeton dodatkowej akcji powtarza tylko akcję, którą pokazuje, i nieważne, kiedy do ciebie trafił.
    .refused = Powtórzyć { FORM($action, "acc") } możesz tylko własnym żetonem, który ją pokazuje, albo jokerem.
trajan-extra-wild = Jokery żetonu dodatkowej akcji
    .rule = Joker żetonu dodatkowej akcji powtarza dowolną akcję. Jeśli masz też żeton, który pokazuje tę akcję, wybierasz, który z nich zużyć.
    .refused = Nie masz jokera żetonu dodatkowej akcji, aby powtórzyć { FORM($action, "acc") }.
trajan-extra-once = Jeden żeton dodatkowej akcji w turze
    .rule = W swojej turze możesz zużyć najwyżej jeden żeton dodatkowej akcji.
    .refused = W tej turze jeden żeton dodatkowej akcji jest już zużyty, więc drugim nie powtórzysz { FORM($action, "gen") }.
trajan-extra-plus-two = Żeton [+2] powtarza jeszcze raz
    .rule = Jeśli na akcji, którą powtarzasz żetonem, leży żeton [+2], możesz wykonać ją drugi raz tym samym żetonem. Żeton [+2] zostaje na twojej planszy.
trajan-extra-done = Powtarzasz tylko to, co zrobione
    .rule = Akcję można powtórzyć tylko wtedy, gdy naprawdę została wykonana, a żeton zużywa się tylko na powtórzenie, które wykonujesz.
    .refused = Żeton jest zużyty, aby powtórzyć { FORM($action, "acc") }, więc teraz ją wykonaj. Wybierz jedną opcję.
