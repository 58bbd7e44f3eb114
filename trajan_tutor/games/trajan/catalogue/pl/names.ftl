### The names of everything in Trajan. A word may have forms, which messages ask for with FORM($word, "form").

trajan-title = Trajan
trajan-in-a-line = Rozłóż znaczniki: gdzie spadnie ostatni, tam działasz.

## Actions, in the order of the slots; .the names the action, .name stands alone

# The value is the bare name; .nom and the cases are “akcja portu”.
trajan-action-seaport = Port
    .gen = akcji portu
    .acc = akcję portu
    .loc = akcji portu
    .gender = f
    .nom = akcja portu
    .name = Port
trajan-action-forum = Forum
    .gen = akcji forum
    .acc = akcję forum
    .loc = akcji forum
    .gender = f
    .nom = akcja forum
    .name = Forum
trajan-action-military = Militarna
    .gen = akcji militarnej
    .acc = akcję militarną
    .loc = akcji militarnej
    .gender = f
    .nom = akcja militarna
    .name = Militarna
trajan-action-senate = Senat
    .gen = akcji senatu
    .acc = akcję senatu
    .loc = akcji senatu
    .gender = f
    .nom = akcja senatu
    .name = Senat
trajan-action-trajan = Trajan
    .gen = akcji Trajana
    .acc = akcję Trajana
    .loc = akcji Trajana
    .gender = f
    .nom = akcja Trajana
    .name = Trajan
trajan-action-construction = Budowa
    .gen = akcji budowy
    .acc = akcję budowy
    .loc = akcji budowy
    .gender = f
    .nom = akcja budowy
    .name = Budowa

## Slots and trays of the action circle

trajan-slot-1 = I
trajan-slot-2 = II
trajan-slot-3 = III
trajan-slot-4 = IV
trajan-slot-5 = V
trajan-slot-6 = VI

## Colours of markers; .marker names a marker, .a with the article, .name stands alone

# The value is masculine and stands alone.
trajan-colour-yellow = żółty
    .gen = żółtego
    .acc = żółty
    .loc = żółtym
    .gender = m
    .marker = żółty znacznik
    .marker-acc = żółty znacznik
    .marker-gen = żółtego znacznika
    .name = Żółty
trajan-colour-orange = pomarańczowy
    .gen = pomarańczowego
    .acc = pomarańczowy
    .loc = pomarańczowym
    .gender = m
    .marker = pomarańczowy znacznik
    .marker-acc = pomarańczowy znacznik
    .marker-gen = pomarańczowego znacznika
    .name = Pomarańczowy
trajan-colour-green = zielony
    .gen = zielonego
    .acc = zielony
    .loc = zielonym
    .gender = m
    .marker = zielony znacznik
    .marker-acc = zielony znacznik
    .marker-gen = zielonego znacznika
    .name = Zielony
trajan-colour-white = biały
    .gen = białego
    .acc = biały
    .loc = białym
    .gender = m
    .marker = biały znacznik
    .marker-acc = biały znacznik
    .marker-gen = białego znacznika
    .name = Biały
trajan-colour-pink = różowy
    .gen = różowego
    .acc = różowy
    .loc = różowym
    .gender = m
    .marker = różowy znacznik
    .marker-acc = różowy znacznik
    .marker-gen = różowego znacznika
    .name = Różowy
trajan-colour-blue = niebieski
    .gen = niebieskiego
    .acc = niebieski
    .loc = niebieskim
    .gender = m
    .marker = niebieski znacznik
    .marker-acc = niebieski znacznik
    .marker-gen = niebieskiego znacznika
    .name = Niebieski

## The two colours of a Trajan tile

trajan-pair-yellow-yellow = 2× żółty
trajan-pair-yellow-orange = żółty i pomarańczowy
trajan-pair-yellow-green = żółty i zielony
trajan-pair-yellow-white = żółty i biały
trajan-pair-yellow-pink = żółty i różowy
trajan-pair-yellow-blue = żółty i niebieski
trajan-pair-orange-orange = 2× pomarańczowy
trajan-pair-orange-green = pomarańczowy i zielony
trajan-pair-orange-white = pomarańczowy i biały
trajan-pair-orange-pink = pomarańczowy i różowy
trajan-pair-orange-blue = pomarańczowy i niebieski
trajan-pair-green-green = 2× zielony
trajan-pair-green-white = zielony i biały
trajan-pair-green-pink = zielony i różowy
trajan-pair-green-blue = zielony i niebieski
trajan-pair-white-white = 2× biały
trajan-pair-white-pink = biały i różowy
trajan-pair-white-blue = biały i niebieski
trajan-pair-pink-pink = 2× różowy
trajan-pair-pink-blue = różowy i niebieski
trajan-pair-blue-blue = 2× niebieski

## Goods; .card names a card, .a with the article, .name stands alone

trajan-goods-columns = kolumny
    .gen = kolumn
    .acc = kolumny
    .loc = kolumnach
    .gender = f
    .card = karta kolumn
    .card-acc = kartę kolumn
    .name = Kolumny
trajan-goods-furs = futra
    .gen = futer
    .acc = futra
    .loc = futrach
    .gender = n
    .card = karta futer
    .card-acc = kartę futer
    .name = Futra
trajan-goods-scrolls = zwoje
    .gen = zwojów
    .acc = zwoje
    .loc = zwojach
    .gender = m
    .card = karta zwojów
    .card-acc = kartę zwojów
    .name = Zwoje
trajan-goods-oil = oliwa
    .gen = oliwy
    .acc = oliwę
    .loc = oliwie
    .gender = f
    .card = karta oliwy
    .card-acc = kartę oliwy
    .name = Oliwa
trajan-goods-fruit = owoce
    .gen = owoców
    .acc = owoce
    .loc = owocach
    .gender = m
    .card = karta owoców
    .card-acc = kartę owoców
    .name = Owoce
trajan-goods-pottery = ceramika
    .gen = ceramiki
    .acc = ceramikę
    .loc = ceramice
    .gender = f
    .card = karta ceramiki
    .card-acc = kartę ceramiki
    .name = Ceramika
trajan-goods-wine = wino
    .gen = wina
    .acc = wino
    .loc = winie
    .gender = n
    .card = karta wina
    .card-acc = kartę wina
    .name = Wino
trajan-goods-fish = ryby
    .gen = ryb
    .acc = ryby
    .loc = rybach
    .gender = f
    .card = karta ryb
    .card-acc = kartę ryb
    .name = Ryby
trajan-goods-gold = złoto
    .gen = złota
    .acc = złoto
    .loc = złocie
    .gender = n
    .card = karta złota
    .card-acc = kartę złota
    .name = Złoto
trajan-goods-gems = klejnoty
    .gen = klejnotów
    .acc = klejnoty
    .loc = klejnotach
    .gender = m
    .card = karta klejnotów
    .card-acc = kartę klejnotów
    .name = Klejnoty
trajan-goods-cattle = bydło
    .gen = bydła
    .acc = bydło
    .loc = bydle
    .gender = n
    .card = karta bydła
    .card-acc = kartę bydła
    .name = Bydło
trajan-goods-wheat = pszenica
    .gen = pszenicy
    .acc = pszenicę
    .loc = pszenicy
    .gender = f
    .card = karta pszenicy
    .card-acc = kartę pszenicy
    .name = Pszenica
trajan-goods-any = towary
    .gen = towarów
    .acc = towary
    .loc = towarach
    .gender = m
    .card = karta towaru
    .card-acc = kartę towaru
    .name = Towary

## Discard piles

trajan-pile-left = lewy stos kart odrzuconych
    .gen = lewego stosu kart odrzuconych
    .acc = lewy stos kart odrzuconych
    .loc = lewym stosie kart odrzuconych
    .gender = m
trajan-pile-right = prawy stos kart odrzuconych
    .gen = prawego stosu kart odrzuconych
    .acc = prawy stos kart odrzuconych
    .loc = prawym stosie kart odrzuconych
    .gender = m

## Ships and their sides

trajan-ship-identical = identyczne karty
    .gen = identycznych kart
    .acc = identyczne karty
    .loc = identycznych kartach
    .gender = f
trajan-ship-pairs = pary
    .gen = par
    .acc = pary
    .loc = parach
    .gender = f
trajan-ship-different = różne karty
    .gen = różnych kart
    .acc = różne karty
    .loc = różnych kartach
    .gender = f
trajan-side-coloured = kolorowa strona
    .gen = kolorowej strony
    .acc = kolorową stronę
    .loc = kolorowej stronie
    .gender = f
trajan-side-grey = szara strona
    .gen = szarej strony
    .acc = szarą stronę
    .loc = szarej stronie
    .gender = f

## Forum tiles and extra-action tiles; .a and .the with the article, .name in few words and alone

trajan-tile-bread = żeton z chlebem
    .gen = żetonu z chlebem
    .acc = żeton z chlebem
    .loc = żetonie z chlebem
    .gender = m
    .name = Chleb
trajan-tile-games = żeton z rozrywką
    .gen = żetonu z rozrywką
    .acc = żeton z rozrywką
    .loc = żetonie z rozrywką
    .gender = m
    .name = Rozrywka
trajan-tile-religion = żeton z religią
    .gen = żetonu z religią
    .acc = żeton z religią
    .loc = żetonie z religią
    .gender = m
    .name = Religia
trajan-tile-votes-2 = żeton senatu z 2 głosami
    .gen = żetonu senatu z 2 głosami
    .acc = żeton senatu z 2 głosami
    .loc = żetonie senatu z 2 głosami
    .gender = m
    .name = 2 głosy
trajan-tile-votes-3 = żeton senatu z 3 głosami
    .gen = żetonu senatu z 3 głosami
    .acc = żeton senatu z 3 głosami
    .loc = żetonie senatu z 3 głosami
    .gender = m
    .name = 3 głosy
trajan-tile-votes-4 = żeton senatu z 4 głosami
    .gen = żetonu senatu z 4 głosami
    .acc = żeton senatu z 4 głosami
    .loc = żetonie senatu z 4 głosami
    .gender = m
    .name = 4 głosy
trajan-tile-votes-5 = żeton senatu z 5 głosami
    .gen = żetonu senatu z 5 głosami
    .acc = żeton senatu z 5 głosami
    .loc = żetonie senatu z 5 głosami
    .gender = m
    .name = 5 głosów
trajan-tile-wild-goods = joker karty towaru
    .gen = jokera karty towaru
    .acc = jokera karty towaru
    .loc = jokerze karty towaru
    .gender = ma
    .name = Joker karty towaru
trajan-tile-wild-demand = joker żetonu popytu
    .gen = jokera żetonu popytu
    .acc = jokera żetonu popytu
    .loc = jokerze żetonu popytu
    .gender = ma
    .name = Joker żetonu popytu
trajan-tile-wild-construction = joker żetonu budowy
    .gen = jokera żetonu budowy
    .acc = jokera żetonu budowy
    .loc = jokerze żetonu budowy
    .gender = ma
    .name = Joker żetonu budowy
trajan-tile-wild-extra = joker żetonu dodatkowej akcji
    .gen = jokera żetonu dodatkowej akcji
    .acc = jokera żetonu dodatkowej akcji
    .loc = jokerze żetonu dodatkowej akcji
    .gender = ma
    .name = Joker żetonu dodatkowej akcji
trajan-tile-extra-seaport = żeton dodatkowej akcji portu
    .gen = żetonu dodatkowej akcji portu
    .acc = żeton dodatkowej akcji portu
    .loc = żetonie dodatkowej akcji portu
    .gender = m
    .name = Dodatkowa: port
trajan-tile-extra-forum = żeton dodatkowej akcji forum
    .gen = żetonu dodatkowej akcji forum
    .acc = żeton dodatkowej akcji forum
    .loc = żetonie dodatkowej akcji forum
    .gender = m
    .name = Dodatkowa: forum
trajan-tile-extra-military = żeton dodatkowej akcji militarnej
    .gen = żetonu dodatkowej akcji militarnej
    .acc = żeton dodatkowej akcji militarnej
    .loc = żetonie dodatkowej akcji militarnej
    .gender = m
    .name = Dodatkowa: militarna
trajan-tile-extra-senate = żeton dodatkowej akcji senatu
    .gen = żetonu dodatkowej akcji senatu
    .acc = żeton dodatkowej akcji senatu
    .loc = żetonie dodatkowej akcji senatu
    .gender = m
    .name = Dodatkowa: senat
trajan-tile-extra-trajan = żeton dodatkowej akcji Trajana
    .gen = żetonu dodatkowej akcji Trajana
    .acc = żeton dodatkowej akcji Trajana
    .loc = żetonie dodatkowej akcji Trajana
    .gender = m
    .name = Dodatkowa: Trajan
trajan-tile-extra-construction = żeton dodatkowej akcji budowy
    .gen = żetonu dodatkowej akcji budowy
    .acc = żeton dodatkowej akcji budowy
    .loc = żetonie dodatkowej akcji budowy
    .gender = m
    .name = Dodatkowa: budowa

## What the people demand

trajan-demand-bread = chleb
    .gen = chleba
    .acc = chleb
    .loc = chlebie
    .gender = m
trajan-demand-games = rozrywka
    .gen = rozrywki
    .acc = rozrywkę
    .loc = rozrywce
    .gender = f
trajan-demand-religion = religia
    .gen = religii
    .acc = religię
    .loc = religii
    .gender = f

## Provinces and the camp; .in, .to and .from with the preposition, .name stands alone

# The value is the bare name; .nom and the cases are “prowincja Raetia”.
trajan-province-camp = obóz militarny
    .gen = obozu militarnego
    .acc = obóz militarny
    .loc = obozie militarnym
    .gender = m
    .nom = obóz militarny
    .in = w obozie militarnym
    .to = do obozu militarnego
    .from = z obozu militarnego
    .name = Obóz militarny
trajan-province-alpes = Alpes
    .gen = prowincji Alpes
    .acc = prowincję Alpes
    .loc = prowincji Alpes
    .gender = f
    .nom = prowincja Alpes
    .in = w prowincji Alpes
    .to = do prowincji Alpes
    .from = z prowincji Alpes
    .name = Alpes
trajan-province-raetia = Raetia
    .gen = prowincji Raetia
    .acc = prowincję Raetia
    .loc = prowincji Raetia
    .gender = f
    .nom = prowincja Raetia
    .in = w prowincji Raetia
    .to = do prowincji Raetia
    .from = z prowincji Raetia
    .name = Raetia
trajan-province-noricum = Noricum
    .gen = prowincji Noricum
    .acc = prowincję Noricum
    .loc = prowincji Noricum
    .gender = f
    .nom = prowincja Noricum
    .in = w prowincji Noricum
    .to = do prowincji Noricum
    .from = z prowincji Noricum
    .name = Noricum
trajan-province-narbonensis = Narbonensis
    .gen = prowincji Narbonensis
    .acc = prowincję Narbonensis
    .loc = prowincji Narbonensis
    .gender = f
    .nom = prowincja Narbonensis
    .in = w prowincji Narbonensis
    .to = do prowincji Narbonensis
    .from = z prowincji Narbonensis
    .name = Narbonensis
trajan-province-lugudunensis = Lugudunensis
    .gen = prowincji Lugudunensis
    .acc = prowincję Lugudunensis
    .loc = prowincji Lugudunensis
    .gender = f
    .nom = prowincja Lugudunensis
    .in = w prowincji Lugudunensis
    .to = do prowincji Lugudunensis
    .from = z prowincji Lugudunensis
    .name = Lugudunensis
trajan-province-belgica = Belgica
    .gen = prowincji Belgica
    .acc = prowincję Belgica
    .loc = prowincji Belgica
    .gender = f
    .nom = prowincja Belgica
    .in = w prowincji Belgica
    .to = do prowincji Belgica
    .from = z prowincji Belgica
    .name = Belgica
trajan-province-germania-superior = Germania Superior
    .gen = prowincji Germania Superior
    .acc = prowincję Germania Superior
    .loc = prowincji Germania Superior
    .gender = f
    .nom = prowincja Germania Superior
    .in = w prowincji Germania Superior
    .to = do prowincji Germania Superior
    .from = z prowincji Germania Superior
    .name = Germania Superior
trajan-province-aquitania = Aquitania
    .gen = prowincji Aquitania
    .acc = prowincję Aquitania
    .loc = prowincji Aquitania
    .gender = f
    .nom = prowincja Aquitania
    .in = w prowincji Aquitania
    .to = do prowincji Aquitania
    .from = z prowincji Aquitania
    .name = Aquitania
trajan-province-britannia = Britannia
    .gen = prowincji Britannia
    .acc = prowincję Britannia
    .loc = prowincji Britannia
    .gender = f
    .nom = prowincja Britannia
    .in = w prowincji Britannia
    .to = do prowincji Britannia
    .from = z prowincji Britannia
    .name = Britannia
trajan-province-germania-inferior = Germania Inferior
    .gen = prowincji Germania Inferior
    .acc = prowincję Germania Inferior
    .loc = prowincji Germania Inferior
    .gender = f
    .nom = prowincja Germania Inferior
    .in = w prowincji Germania Inferior
    .to = do prowincji Germania Inferior
    .from = z prowincji Germania Inferior
    .name = Germania Inferior

## Trajan tiles; .name stands alone

trajan-kind-goods = dwie karty towarów
    .gen = dwóch kart towarów
    .acc = dwie karty towarów
    .loc = dwóch kartach towarów
    .gender = f
    .name = Dwie karty towarów
trajan-kind-points = tylko punkty
    .gen = tylko punktów
    .acc = tylko punkty
    .loc = tylko punktach
    .gender = m
    .name = Tylko punkty
trajan-kind-workers-1 = jeden pracownik
    .gen = jednego pracownika
    .acc = jednego pracownika
    .loc = jednym pracowniku
    .gender = ma
    .name = Jeden pracownik
trajan-kind-workers-2 = dwóch pracowników
    .gen = dwóch pracowników
    .acc = dwóch pracowników
    .loc = dwóch pracownikach
    .gender = ma
    .name = Dwóch pracowników
trajan-kind-legionaries-1 = jeden legionista
    .gen = jednego legionisty
    .acc = jednego legionistę
    .loc = jednym legioniście
    .gender = ma
    .name = Jeden legionista
trajan-kind-legionaries-2 = dwóch legionistów
    .gen = dwóch legionistów
    .acc = dwóch legionistów
    .loc = dwóch legionistach
    .gender = ma
    .name = Dwóch legionistów
trajan-kind-plus-two = żeton [+2]
    .gen = żetonu [+2]
    .acc = żeton [+2]
    .loc = żetonie [+2]
    .gender = m
    .name = Żeton [+2]
trajan-kind-bread = potrzeba chleba
    .gen = potrzeby chleba
    .acc = potrzebę chleba
    .loc = potrzebie chleba
    .gender = f
    .name = Potrzeba chleba
trajan-kind-games = potrzeba rozrywki
    .gen = potrzeby rozrywki
    .acc = potrzebę rozrywki
    .loc = potrzebie rozrywki
    .gender = f
    .name = Potrzeba rozrywki
trajan-kind-religion = potrzeba religii
    .gen = potrzeby religii
    .acc = potrzebę religii
    .loc = potrzebie religii
    .gender = f
    .name = Potrzeba religii

## Stacks of Trajan tiles

trajan-stack-goods = karty towarów
    .gen = kart towarów
    .acc = karty towarów
    .loc = kartach towarów
    .gender = f
trajan-stack-points = punkty
    .gen = punktów
    .acc = punkty
    .loc = punktach
    .gender = m
trajan-stack-workers = pracownicy
    .gen = pracowników
    .acc = pracowników
    .loc = pracownikach
    .gender = ma
trajan-stack-legionaries = legioniści
    .gen = legionistów
    .acc = legionistów
    .loc = legionistach
    .gender = ma
trajan-stack-plus-two = żetony [+2]
    .gen = żetonów [+2]
    .acc = żetony [+2]
    .loc = żetonach [+2]
    .gender = m
trajan-stack-demands = potrzeby
    .gen = potrzeb
    .acc = potrzeby
    .loc = potrzebach
    .gender = f

## Construction tiles

trajan-building-stairs = schody
    .gen = schodów
    .acc = schody
    .loc = schodach
    .gender = m
trajan-building-door = drzwi
    .gen = drzwi
    .acc = drzwi
    .loc = drzwiach
    .gender = f
trajan-building-fountain = fontanna
    .gen = fontanny
    .acc = fontannę
    .loc = fontannie
    .gender = f
trajan-building-roof = dach
    .gen = dachu
    .acc = dach
    .loc = dachu
    .gender = m
trajan-building-window = okno
    .gen = okna
    .acc = okno
    .loc = oknie
    .gender = n

## Bonus tiles; .per says what their points are for, .name stands alone

trajan-bonus-columns-furs = kolumny i futra
    .gen = kolumn i futer
    .acc = kolumny i futra
    .loc = kolumnach i futrach
    .gender = m
    .per = za każdą taką kartę w strefie gry
    .name = Kolumny i futra
trajan-bonus-scrolls-oil = zwoje i oliwa
    .gen = zwojów i oliwy
    .acc = zwoje i oliwę
    .loc = zwojach i oliwie
    .gender = m
    .per = za każdą taką kartę w strefie gry
    .name = Zwoje i oliwa
trajan-bonus-fruit-pottery = owoce i ceramika
    .gen = owoców i ceramiki
    .acc = owoce i ceramikę
    .loc = owocach i ceramice
    .gender = m
    .per = za każdą taką kartę w strefie gry
    .name = Owoce i ceramika
trajan-bonus-wine-fish = wino i ryby
    .gen = wina i ryb
    .acc = wino i ryby
    .loc = winie i rybach
    .gender = m
    .per = za każdą taką kartę w strefie gry
    .name = Wino i ryby
trajan-bonus-gold-gems = złoto i klejnoty
    .gen = złota i klejnotów
    .acc = złoto i klejnoty
    .loc = złocie i klejnotach
    .gender = m
    .per = za każdą taką kartę w strefie gry
    .name = Złoto i klejnoty
trajan-bonus-cattle-wheat = bydło i pszenica
    .gen = bydła i pszenicy
    .acc = bydło i pszenicę
    .loc = bydle i pszenicy
    .gender = m
    .per = za każdą taką kartę w strefie gry
    .name = Bydło i pszenica
trajan-bonus-bread = chleb
    .gen = chleba
    .acc = chleb
    .loc = chlebie
    .gender = m
    .per = jeśli masz taki żeton forum
    .name = Chleb
trajan-bonus-games = rozrywka
    .gen = rozrywki
    .acc = rozrywkę
    .loc = rozrywce
    .gender = f
    .per = jeśli masz taki żeton forum
    .name = Rozrywka
trajan-bonus-religion = religia
    .gen = religii
    .acc = religię
    .loc = religii
    .gender = f
    .per = jeśli masz taki żeton forum
    .name = Religia
trajan-bonus-workers = pracownicy
    .gen = pracowników
    .acc = pracowników
    .loc = pracownikach
    .gender = ma
    .per = za każdego pracownika w dystrykcie budowlanym
    .name = Pracownicy
trajan-bonus-legionaries = legioniści
    .gen = legionistów
    .acc = legionistów
    .loc = legionistach
    .gender = ma
    .per = za każdego legionistę w prowincji
    .name = Legioniści
trajan-bonus-bonus = żetony bonusowe
    .gen = żetonów bonusowych
    .acc = żetony bonusowe
    .loc = żetonach bonusowych
    .gender = m
    .per = za każdy żółty żeton bonusowy
    .name = Żetony bonusowe

## Sides of bonus tiles, and what the tiles score at the end

trajan-bonus-side-yellow = żółta strona
trajan-bonus-side-grey = szara strona

trajan-bonus-scores-goods =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdą twoją kartę towaru w strefie gry: { $goods }
trajan-bonus-scores-demand =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli masz żeton forum ze znakiem tej potrzeby: { $demand }
trajan-bonus-scores-workers =
    { $halves ->
        [1] pół punktu (suma zaokrąglona w górę)
        [2] 1 punkt
        [4] 2 punkty
        [few] { $halves } połówki punktu (suma zaokrąglona w górę)
        [many] { $halves } połówek punktu (suma zaokrąglona w górę)
       *[other] { $halves } połówki punktu (suma zaokrąglona w górę)
    } za każdego twojego pracownika w dystrykcie budowlanym
trajan-bonus-scores-legionaries =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdego twojego legionistę w prowincjach
trajan-bonus-scores-bonus =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdy twój żeton bonusowy, który leży żółtą stroną do góry

## Sources of points; .from follows "points"

trajan-source-loaded = punkty sprzed tej pozycji
    .gen = punktów sprzed tej pozycji
    .acc = punkty sprzed tej pozycji
    .loc = punktach sprzed tej pozycji
    .gender = m
    .from = sprzed tej pozycji
trajan-source-trajan-tiles = żetony Trajana
    .gen = żetonów Trajana
    .acc = żetony Trajana
    .loc = żetonach Trajana
    .gender = m
    .from = za żeton Trajana
trajan-source-ships = statki
    .gen = statków
    .acc = statki
    .loc = statkach
    .gender = m
    .from = za statek
trajan-source-provinces = prowincje
    .gen = prowincji
    .acc = prowincje
    .loc = prowincjach
    .gender = f
    .from = za prowincję
trajan-source-senate = senat
    .gen = senatu
    .acc = senat
    .loc = senacie
    .gender = m
    .from = za senat
trajan-source-construction = żetony budowy
    .gen = żetonów budowy
    .acc = żetony budowy
    .loc = żetonach budowy
    .gender = m
    .from = za żeton budowy
trajan-source-demands = potrzeby ludu
    .gen = potrzeb ludu
    .acc = potrzeby ludu
    .loc = potrzebach ludu
    .gender = f
    .from = za potrzeby ludu
trajan-source-hand = karty na ręce
    .gen = kart na ręce
    .acc = karty na ręce
    .loc = kartach na ręce
    .gender = f
    .from = za karty na ręce
trajan-source-worker-camp = obóz pracowników
    .gen = obozu pracowników
    .acc = obóz pracowników
    .loc = obozie pracowników
    .gender = m
    .from = za pionki w obozie pracowników
trajan-source-military-camp = obóz militarny
    .gen = obozu militarnego
    .acc = obóz militarny
    .loc = obozie militarnym
    .gender = m
    .from = za pionki w obozie militarnym
trajan-source-tiles-left = pozostałe żetony Trajana
    .gen = pozostałych żetonów Trajana
    .acc = pozostałe żetony Trajana
    .loc = pozostałych żetonach Trajana
    .gender = m
    .from = za żetony Trajana pozostałe przy kręgu akcji
trajan-source-sets = zestawy żetonów budowy
    .gen = zestawów żetonów budowy
    .acc = zestawy żetonów budowy
    .loc = zestawach żetonów budowy
    .gender = m
    .from = za zestawy żetonów budowy
trajan-source-bonus-goods = żetony bonusowe za towary
    .gen = żetonów bonusowych za towary
    .acc = żetony bonusowe za towary
    .loc = żetonach bonusowych za towary
    .gender = m
    .from = za żeton bonusowy za towary
trajan-source-bonus-other = inne żetony bonusowe
    .gen = innych żetonów bonusowych
    .acc = inne żetony bonusowe
    .loc = innych żetonach bonusowych
    .gender = m
    .from = za żeton bonusowy

## What each phase waits for, after "First" or "Now"

# Infinitives, after “trzeba”.
trajan-phase-place = położyć znacznik na danej tacy
trajan-phase-draft = wziąć kartę towaru
trajan-phase-start-tiles = wybrać żeton Trajana i pole dla niego
trajan-phase-sow = wybrać tacę, z której rozkładasz
trajan-phase-drop = położyć znacznik na następnej tacy
trajan-phase-special = zdecydować o akcji specjalnej żetonu Trajana
trajan-phase-action = wybrać jedną opcję akcji albo spasować
trajan-phase-discard = odrzucić kartę
trajan-phase-lay = zagrać drugą kartę albo zakończyć zagrywanie
trajan-phase-load = załadować statek albo wypłynąć
trajan-phase-after-action = dokończyć akcję
trajan-phase-repeat = zdecydować, czy powtórzyć akcję
trajan-phase-quarter = zakończyć kwartał
trajan-phase-pay = zaspokoić potrzebę ludu albo zostawić ją niezaspokojoną
trajan-phase-bonus = wybrać żeton bonusowy
trajan-phase-over = obejrzeć wyniki: koniec rozgrywki
