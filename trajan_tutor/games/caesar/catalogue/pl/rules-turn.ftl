### Rules of the base game: the value is the title, .rule tells the rule, .refused says why an attempt was refused.

## The game and the turn

caesar-game-over = Koniec rozgrywki
    .rule = Gra kończy się w chwili, gdy ktoś umieści ostatni znacznik władzy albo gdy ktoś nie może umieścić żetonu. Nic więcej nie można zagrać.
    .refused = To koniec rozgrywki: nic więcej nie można zagrać.
caesar-turn-order = Cezar i Pompejusz grają na zmianę
    .rule = Jedna strona rozgrywa całą turę, potem druga. Tylko gdy na granice mogą trafić znaczniki, decyduje też druga strona.
    .refused = Teraz decyduje { SEAT($actor) }, a nie { SEAT($seat) }.
caesar-turn-steps = Kroki tury
    .rule = Umieść żeton; rozpatrz po kolei prowincje, które to zamyka: żeton korzyści, kontrola, znaczniki na granicach, działanie żetonu korzyści; wylosuj żeton.
    .refused = Teraz kolej na coś innego. Najpierw trzeba { $phase }.
caesar-turn-own-side = Twoje elementy
    .rule = Używasz tylko własnych żetonów i znaczników.
    .refused = To należy do innego gracza ({ SEAT($seat) }). Wybierz coś swojego albo na planszy.

## Setup

caesar-setup-bonus = Żeton korzyści w każdej prowincji
    .rule = Każda prowincja dostaje losowo odkryty żeton korzyści; Italia zawsze żeton Senat.
caesar-setup-supply = Dwa żetony na początek
    .rule = Każda strona losuje ze swojego woreczka do zasobów dwa żetony legionu, których druga strona nie widzi.
caesar-setup-caesar = Zaczyna Cezar
    .rule = Pierwszą turę rozgrywa Cezar.

## Placing a token

caesar-place-token = Umieść jeden żeton legionu
    .rule = Turę zaczynasz od umieszczenia jednego żetonu ze swoich zasobów na wolnym polu między dwiema prowincjami. Liczy się w obu.
caesar-place-supply = Tylko żetony z twoich zasobów
    .rule = Umieszczasz żeton ze swoich zasobów.
    .refused = W twoich zasobach nie ma takiego żetonu: { $token }. Wybierz jeden z tych, które masz.
caesar-place-free = Jeden żeton na polu
    .rule = Na polu granicznym mieści się jeden żeton i zostaje tam do końca gry.
    .refused = Pole między prowincjami { $first } i { $second } jest zajęte. Wybierz wolne pole.
caesar-place-symbol = Symbol musi pasować
    .rule = Każde pole pokazuje miecz, tarczę albo okręt. Żeton pasuje na pola ze swoim symbolem.
    .refused = Pole między prowincjami { $first } i { $second } ma symbol: { $symbol }, a { FORM($token, "nom") } tam nie pasuje. Wybierz pole z jego symbolem.
caesar-place-wild = Żetony-jokery pasują wszędzie
    .rule = Żeton bez symbolu pasuje na każde pole.
caesar-place-way = W jedną albo drugą stronę
    .rule = Żeton ma dwie liczby. Ty wybierasz, ku której z dwóch prowincji zwrócona jest większa.
    .refused = Ten żeton można umieścić tylko w jeden sposób: { FORM($token, "nom") } ma po obu stronach tę samą liczbę.

## Closing a province

caesar-close-full = Prowincja jest zamknięta
    .rule = Prowincja jest zamknięta, gdy tylko wszystkie jej pola graniczne są zajęte. Rozpatruje się ją od razu.
caesar-close-order = Dwie prowincje zamknięte naraz
    .rule = Gdy twój żeton zamyka dwie prowincje, wybierasz, która zostanie rozpatrzona pierwsza, ze wszystkim, co do niej należy. Obie są zamknięte od chwili umieszczenia.
    .refused = Ten żeton nie zamyka prowincji { $province }. Wybierz jedną z dwóch, które zamyka.
caesar-close-bonus = Żeton korzyści bierze ten, kto zamyka
    .rule = Kto zamyka prowincję, bierze jej żeton korzyści, nawet jeśli kontrolę przejmuje druga strona.
caesar-control-higher = Większa siła przejmuje kontrolę
    .rule = Dodaje się liczby zwrócone ku zamkniętej prowincji. Strona z większą sumą kontroluje ją i kładzie na niej znacznik władzy, do końca gry.
caesar-control-italia = Italia liczy się podwójnie
    .rule = Kto kontroluje prowincję Italia, kładzie na niej dwa znaczniki władzy.
caesar-control-tie = Remis nikomu nie daje kontroli
    .rule = Jeśli obie sumy są równe, nikt nigdy nie kontroluje tej prowincji.

## Markers on borders

caesar-border-marker = Znaczniki między dwiema własnymi prowincjami
    .rule = Na polu granicznym między dwiema sąsiednimi prowincjami, które kontrolujesz, możesz położyć jeszcze jeden znacznik władzy. Zakrywa on leżący tam żeton, czyjkolwiek jest.
caesar-border-both = Obie prowincje muszą być twoje
    .rule = Granica przyjmuje twój znacznik tylko wtedy, gdy kontrolujesz prowincje po obu jej stronach.
    .refused = Nie kontrolujesz obu prowincji: { $first } i { $second }. Wybierz granicę między dwiema własnymi prowincjami.
caesar-border-covered = Jeden znacznik na granicy
    .rule = Na granicy mieści się jeden znacznik władzy.
    .refused = Na granicy prowincji { $first } i { $second } leży już znacznik władzy. Wybierz inną.
caesar-border-face-down = Zakryty znacznik blokuje granice
    .rule = Na granice prowincji, która na swoim polu ma zakryty znacznik władzy, nie trafiają już znaczniki; w prowincji Italia wystarczy jeden z dwóch.
    .refused = W prowincji { $first } albo { $second } znacznik władzy leży zakryty: na ich wspólną granicę nie trafi już znacznik.
caesar-border-active-first = Najpierw strona, której jest tura
    .rule = Jeśli obie strony mogą kłaść znaczniki na granicach, najpierw kładzie wszystkie swoje strona, której jest tura.
caesar-border-optional = Znacznik można pominąć
    .rule = Znacznika na granicy nie musisz kłaść.
caesar-border-later = Pominięty znacznik może przyjść później
    .rule = Przy każdym zamknięciu każda strona może oznaczyć każdą taką granicę, której nie zakrywa jeszcze znacznik, także gdy zamyka się prowincja, która do niej nie przylega. Pominięty znacznik może więc przyjść później.
    .refused = W tej rozgrywce granica przyjmuje znacznik tylko wtedy, gdy właśnie zamyka się jedna z jej dwóch prowincji. Nie zamyka się ani { $first }, ani { $second }.

## Drawing, and the end

caesar-draw-one = Wylosuj jeden żeton
    .rule = Na koniec tury losujesz ze swojego woreczka do zasobów jeden żeton, niezależnie od tego, ile ich masz.
caesar-draw-empty = Pusty woreczek
    .rule = Jeśli woreczek jest pusty, nic się nie losuje.
caesar-end-last-marker = Wygrywa ostatni znacznik
    .rule = Kto pierwszy pozbędzie się wszystkich dwunastu znaczników władzy, na planszy lub pod żetonami Senat, wygrywa od razu, czyjakolwiek jest tura. Według naszej interpretacji także pierwszym z dwóch w prowincji Italia; zakryte znaczniki się liczą.
caesar-end-no-placement = Kto nie może umieścić żetonu, przegrywa
    .rule = Strona, która na początku swojej tury nie ma żetonu na żadne wolne pole, przegrywa.
