### Rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Setup, the turn, sowing, time, Trajan tiles.

## The game and the turn

trajan-game-over = Koniec rozgrywki
    .rule = Po czwartym kwartale wszyscy liczą punkty końcowe. Nic więcej nie można zagrać.
    .refused = To koniec rozgrywki: nic więcej nie można zagrać.
trajan-turn-order = Tury idą zgodnie z ruchem wskazówek zegara
    .rule = Jeden gracz rozgrywa całą turę, potem następny zgodnie z ruchem wskazówek zegara. Tylko na koniec kwartału decydują wszyscy, po kolei.
    .refused = Teraz decyduje { SEAT($actor) }, a nie { SEAT($seat) }.
trajan-turn-steps = Kroki tury
    .rule = Tura ma stałą kolejność: rozłóż znaczniki, przesuń czas, weź spełniony żeton Trajana, wykonaj jedną akcję, potem ewentualne dodatkowe akcje. Najpierw kończysz jeden krok, potem zaczynasz następny.
    .refused = Teraz kolej na coś innego. Najpierw trzeba { $phase }.
trajan-turn-own-mat = Twoja plansza
    .rule = Używasz tylko elementów swojej planszy gracza. Co leży na planszach innych, należy do nich.
    .refused = To leży na planszy innego gracza ({ SEAT($seat) }). Wybierz coś na swojej planszy gracza albo na planszy.

## Setup

trajan-setup-markers = Po dwa znaczniki na każdej tacy
    .rule = Twój krąg akcji ma sześć tac. Przed rozgrywką kładziesz na każdej po dwa ze swoich dwunastu znaczników, w dowolnych kolorach.
trajan-setup-markers-left = Po dwa znaczniki każdego koloru
    .rule = Masz po dwa znaczniki każdego z sześciu kolorów i wszystkie trafiają na twoje tace.
    .refused = Nie ma już takiego znacznika na tacę { $tray }: { FORM($colour, "marker") }. Wybierz kolor, który jeszcze leży obok twojej planszy.
trajan-setup-goods = Trzy karty towarów na początek
    .rule = W kolejności tur każdy gracz bierze trzy karty towarów z dowolnych stosów w dowolnej kombinacji. Według naszej interpretacji po jednej: niewidoczną wierzchnią kartę talii albo odkrytą wierzchnią kartę jednego z dwóch stosów kart odrzuconych.
    .refused = W tej rozgrywce pierwsze karty towarów pochodzą tylko z dwóch stosów kart odrzuconych. Weź wierzchnią kartę jednego z nich.
trajan-setup-stacks = Trzy różne stosy
    .rule = Żetony Trajana leżą w sześciu stosach według tego, co dają. Zaczynasz z trzema: każdy to wierzchni żeton innego stosu.
    .refused = Z tego stosu masz już żeton: { $stack }. Wybierz inny stos.
trajan-setup-slots = Pola II, IV i VI
    .rule = Obok każdej tacy jest pole na jeden żeton Trajana. Twoje pierwsze trzy żetony trafiają na pola II, IV i VI, w dowolnej kolejności.
    .refused = Na pole { $slot } nie trafia teraz żeton. Pierwsze trzy żetony idą na wolne spośród pól II, IV i VI.
trajan-setup-bonus = Żeton bonusowy na początek
    .rule = Każdy gracz losuje żeton bonusowy i kładzie go żółtą stroną do góry. Punktuje na koniec gry. Dwa kolejne żetony leżą odkryte przy senacie na pierwszy kwartał.
trajan-setup-board = Plansza na początku
    .rule = Żeton forum leży w każdej prowincji i na każdym polu forum, żeton dodatkowej akcji na każdym z trzech żółtych pól, żeton budowy na każdym polu budowy. Przywódca i jeden pionek zaczynają w obozie militarnym, drugi pionek w obozie pracowników.

## Sowing and time

trajan-sow-tray = Zabierz wszystkie znaczniki z jednej tacy
    .rule = Na początku tury zabierasz na rękę wszystkie znaczniki z jednej ze swoich tac.
trajan-sow-empty = Z pustej tacy nie ma czego rozłożyć
    .rule = Na tacy, z której zabierasz znaczniki, musi leżeć co najmniej jeden.
    .refused = Taca { $tray } jest pusta. Wybierz tacę, na której leżą znaczniki.
trajan-sow-colour = Tylko to, co masz na ręce
    .rule = Kładziesz zabrane znaczniki w dowolnej kolejności kolorów.
    .refused = Nie masz na ręce takiego znacznika na tacę { $tray }: { FORM($colour, "marker") }. Wybierz inny kolor.
trajan-sow-clockwise = Po jednym znaczniku na każdą kolejną tacę
    .rule = Kładziesz znaczniki po jednym, zgodnie z ruchem wskazówek zegara, zaczynając od tacy za tą, którą opróżniasz. Żadnej tacy nie pomijasz, nawet początkowej, gdy obejdziesz cały krąg. Taca ostatniego znacznika wyznacza twoją akcję.
trajan-time-advance = Z każdym znacznikiem płynie czas
    .rule = Znacznik czasu przesuwa się o krok za każdy znacznik zabrany z tacy. Pełna taca daje siłę, ale skraca kwartał.

## Trajan tiles

trajan-tile-match = Spełnij żeton Trajana
    .rule = Jeśli obok tacy ostatniego znacznika leży żeton Trajana, a na tacy są oba jego kolory, bierzesz żeton i jego punkty. Nieważne, jak długo znaczniki tam leżą ani co jeszcze tam leży. Według naszej interpretacji żeton z tym samym kolorem dwa razy wymaga dwóch takich znaczników.
trajan-tile-special = Akcja specjalna żetonu
    .rule = Większość żetonów Trajana daje coś oprócz punktów. Możesz z tego skorzystać od razu albo zrezygnować; żeton i jego punkty są twoje w każdym razie.
    .refused = Tego ten żeton ({ $kind }) nie daje. Skorzystaj z jego akcji specjalnej albo z niej zrezygnuj.
trajan-tile-goods = Dwie karty towarów
    .rule = Żeton pozwala dobrać z talii dwie karty towarów.
trajan-tile-figures = Pionki do obozu
    .rule = Żeton pozwala przesunąć jeden lub dwa pionki, jak pokazuje, z zasobów do obozu pracowników albo do obozu militarnego. Jeśli w zasobach jest mniej, przesuwasz tyle, ile jest.
    .refused = Twoje zasoby są puste: nie ma pionka, który trafiłby do obozu.
trajan-tile-plus-two = Żeton [+2]
    .rule = Żeton Trajana pozwala położyć żeton [+2] na jednej z sześciu akcji twojej planszy; według naszej interpretacji najwyżej po jednym na każdej. Gdy powtarzasz tę akcję żetonem dodatkowej akcji, możesz dzięki niemu wykonać ją jeszcze raz.
    .refused = Żeton [+2] już tu leży: { FORM($action, "nom") }. Wybierz akcję bez niego albo zrezygnuj z żetonu [+2].
trajan-tile-demand = Potrzeba zaspokojona do końca gry
    .rule = Żeton Trajana z chlebem, rozrywką lub religią zostaje na twojej planszy. W każdym kwartale zaspokaja jedną potrzebę ludu, tę, którą pokazuje.
trajan-tile-arch = Łuk wraca
    .rule = Póki na wszystkich sześciu polach masz żetony, łuk czeka na środku kręgu akcji. Gdy spełnisz żeton, łuk przechodzi na zwolnione pole.

## The action

trajan-action-target = Taca ostatniego znacznika wyznacza akcję
    .rule = Możesz wykonać jedną akcję: tę z tacy, na którą trafił twój ostatni znacznik.
    .refused = To należy do innej akcji: { FORM($wanted, "nom") }. Twój ostatni znacznik pozwala na jedną: { FORM($action, "nom") }.
trajan-action-optional = Z akcji można zrezygnować
    .rule = Akcji nigdy nie musisz wykonać. Możesz spasować.
