### What happened. The name of the side stands before the sentence, so it has no subject of its own.

caesar-event-points =
    { $markers ->
        [1] Jeden znacznik władzy
        [one] { $markers } znacznik władzy
        [few] { $markers } znaczniki władzy
        [many] { $markers } znaczników władzy
       *[other] { $markers } znaczników władzy
    } { FORM($source, "from", $markers) }.
caesar-event-turn = Początek tury.
caesar-event-turn-extra = Początek dodatkowej tury.
caesar-event-turn-crassus = Początek tury Krassusa.
caesar-event-placed = Umieszczono { FORM($token, "acc") }: { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }.
    .short = umieszczono { FORM($token, "acc") }: { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }
caesar-event-placed-down = Umieszczono zakryty { FORM($token, "acc") } między prowincjami { $first } i { $second }.
    .short = umieszczono zakryty { FORM($token, "acc") } między prowincjami { $first } i { $second }
caesar-event-bank = Wylosowano z banku { FORM($bonus, "acc") }.
    .short = wylosowano z banku { FORM($bonus, "acc") }
caesar-event-closed = Zamknięto prowincję { $province }.
caesar-event-took-bonus = Wzięto { FORM($bonus, "acc") } z prowincji { $province }.
caesar-event-controlled = Przejęto kontrolę nad prowincją { $province }, { $most }:{ $least }.
    .short = kontrola nad prowincją { $province }
caesar-event-controlled-italia = Przejęto kontrolę nad prowincją Italia, { $most }:{ $least }, i umieszczono dwa znaczniki władzy.
    .short = kontrola nad prowincją Italia
caesar-event-controlled-tie = Przejęto kontrolę nad prowincją { $province }: w swojej turze Krassus wygrywa remis { $most }:{ $least }.
    .short = kontrola nad prowincją { $province } po remisie
caesar-event-tied = Nikt nie kontroluje prowincji { $province }: remis { $both }:{ $both }.
caesar-event-border-marker = Położono znacznik władzy na granicy między prowincjami { $first } i { $second }.
    .short = położono znacznik władzy między prowincjami { $first } i { $second }
caesar-event-borders-done =
    Na razie nie położono na granicach { $count ->
        [1] znacznika władzy
        [one] { $count } znacznika władzy
        [few] { $count } znaczników władzy
        [many] { $count } znaczników władzy
       *[other] { $count } znaczników władzy
    }.
caesar-event-senate-markers =
    Położono { $markers ->
        [1] jeden znacznik władzy
        [one] { $markers } znacznik władzy
        [few] { $markers } znaczniki władzy
        [many] { $markers } znaczników władzy
       *[other] { $markers } znaczników władzy
    } pod żetonem Senat (posiadane: { $tokens ->
        [1] jeden żeton Senat
        [one] { $tokens } żeton Senat
        [few] { $tokens } żetony Senat
        [many] { $tokens } żetonów Senat
       *[other] { $tokens } żetonów Senat
    }).
    .short =
        położono { $markers ->
            [1] jeden znacznik władzy
            [one] { $markers } znacznik władzy
            [few] { $markers } znaczniki władzy
            [many] { $markers } znaczników władzy
           *[other] { $markers } znaczników władzy
        } pod żetonem Senat
caesar-event-declined = Nie użyto: { FORM($bonus, "nom") }.
    .short = nie użyto: { FORM($bonus, "nom") }
caesar-event-lost-bonus-nothing = Bez skutku: { FORM($bonus, "nom") }, nie ma nic do zrobienia.
caesar-event-lost-tactics-once = Przepada { FORM($bonus, "nom") }: jedna dodatkowa tura już czeka.
caesar-event-lost-poison-empty = Bez skutku: { FORM($bonus, "nom") }, zasoby drugiej strony są puste.
caesar-event-lost-centurions-none = Przepada { FORM($bonus, "nom") }: nie ma już żetonów legionu Centurion.
caesar-event-lost-centurions-once = Przepada { FORM($bonus, "nom") }: żeton legionu Centurion już zastępuje losowanie.
caesar-event-wealth = Użyto żetonu Bogactwo: zasoby wzrosły do { $count }.
    .short = użyto żetonu Bogactwo, zasoby: { $count }
caesar-event-drew = Wylosowano { FORM($token, "acc") }.
caesar-event-drew-hidden = Wylosowano żeton.
caesar-event-drew-nothing = Nic nie wylosowano: woreczek jest pusty.
caesar-event-turned-token = Odwrócono { FORM($token, "acc") } między prowincjami { $first } i { $second }: leży zakryty.
    .short = odwrócono { FORM($token, "acc") } między prowincjami { $first } i { $second }
caesar-event-turned-border-marker = Odwrócono znacznik władzy na granicy między prowincjami { $first } i { $second }: leży zakryty.
    .short = odwrócono znacznik władzy między prowincjami { $first } i { $second }
caesar-event-turned-marker = Odwrócono znacznik władzy w prowincji { $province }: leży zakryty, a na granice tej prowincji nie trafią już znaczniki władzy.
    .short = odwrócono znacznik władzy w prowincji { $province }
caesar-event-returned = Trucizna: do woreczka wraca { FORM($token, "nom") }.
    .short = do woreczka wraca { FORM($token, "nom") }
caesar-event-centurion = Wzięto { FORM($token, "acc") } zamiast losowania.
    .short = wzięto { FORM($token, "acc") } zamiast losowania
caesar-event-extra = Po tej turze będzie jeszcze jedna.
    .short = zdobyto dodatkową turę
caesar-event-no-extra = Zrezygnowano z dodatkowej tury.
    .short = zrezygnowano z dodatkowej tury
caesar-event-no-bank = Nic nie wylosowano z banku.
caesar-event-won = Umieszczono ostatni znacznik władzy: wygrana.
caesar-event-won-no-placement = Wygrana: druga strona nie może umieścić żetonu.
caesar-event-won-crassus-stuck = Wygrana: Krassus nie może umieścić żetonu.

## Crassus

caesar-event-tile = Odkryto kafelek { $tile }.
caesar-event-row-drew = Wylosowano { FORM($token, "acc") } na koniec rzędu.
caesar-event-row-drew-centurion = Ze stosu żetonów legionu Centurion wzięto { FORM($token, "acc") }.
caesar-event-row-short =
    { $count ->
        [1] W woreczku brakuje jednego żetonu, którego wymaga kafelek.
        [one] W woreczku brakuje { $count } żetonu, którego wymaga kafelek.
        [few] W woreczku brakuje { $count } żetonów, których wymaga kafelek.
        [many] W woreczku brakuje { $count } żetonów, których wymaga kafelek.
       *[other] W woreczku brakuje { $count } żetonów, których wymaga kafelek.
    }
caesar-event-row-discarded = Odłożono do woreczka { FORM($token, "acc") } z lewego końca rzędu.
caesar-event-chose-control = Zamknięto prowincję { $province }, bo jeden żeton wystarczył do przejęcia kontroli: { $number } to najmniejsza wystarczająca liczba (reguła 1).
caesar-event-chose-close = Zamknięto prowincję { $province }, bo jeden żeton wystarczył, choć kontrolę przejmuje gracz: { $number } to najmniejsza liczba (reguła 2).
caesar-event-chose-trails = Umieszczono w prowincji { $province }, bo tam traci najwięcej: { $number } to największa liczba (reguła 3).
caesar-event-chose-influence = Umieszczono w prowincji { $province }, bo tam najmniej brakuje mu do kontroli: { $number } to największa liczba (reguła 4).
caesar-event-chose-neighbour = Umieszczono w prowincji { $province }, bo przylega do prowincji, którą kontroluje: { $number } to największa liczba (reguła 5).
caesar-event-chose-central = Umieszczono w prowincji { $province }, bo jest centralna: { $number } to największa liczba (reguła 6).
caesar-event-chose-anywhere = Umieszczono w prowincji { $province }, gdzie zmieści się największa liczba, { $number } (reguła 7).
caesar-event-chose-province-beside-own = Spośród kilku prowincji wybrano { $province }, bo przylega do prowincji, którą kontroluje.
caesar-event-chose-province-senate = Spośród kilku prowincji wybrano { $province } ze względu na jej żeton Senat.
caesar-event-chose-province-poison = Spośród kilku prowincji wybrano { $province } ze względu na jej żeton Trucizna.
caesar-event-chose-province-central = Spośród kilku prowincji wybrano { $province }, bo jest centralna.
caesar-event-chose-province-beside-central = Spośród kilku prowincji wybrano { $province }, bo przylega do prowincji centralnej.
caesar-event-chose-province-random = Spośród kilku prowincji wybrano losowo { $province }.
caesar-event-chose-space-trails = Spośród kilku pól wybrano pole między prowincjami { $first } i { $second }, bo najwięcej traci w prowincji po drugiej stronie.
caesar-event-chose-space-central = Spośród kilku pól wybrano pole między prowincjami { $first } i { $second }, bo prowincja po drugiej stronie jest centralna.
caesar-event-chose-space-random = Spośród kilku pól wybrano losowo pole między prowincjami { $first } i { $second }.
caesar-event-chose-token-not-wild = Spośród kilku żetonów wybrano { FORM($token, "acc") }, bo nie jest jokerem.
caesar-event-chose-token-sum = Spośród kilku żetonów wybrano { FORM($token, "acc") } ze względu na sumę jego liczb.
caesar-event-chose-token-leftmost = Spośród kilku żetonów wybrano { FORM($token, "acc") }, bo leży pierwszy z lewej.
caesar-event-crassus-placed = Umieszczono { FORM($token, "acc") }: { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }.
    .short = umieszczono { FORM($token, "acc") }: { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }
caesar-event-crassus-skipped = Do drugiego umieszczenia nie pasuje żaden żeton: zostaje pominięte.
caesar-event-crassus-discarded = Odrzucono { FORM($bonus, "acc") }.
caesar-event-crassus-discarded-empty = Bez skutku: { FORM($bonus, "nom") }, zasoby są puste.
caesar-event-marker-discarded = Odrzucono z nim znacznik władzy: zostało { $count }.
caesar-event-deck = Potasowano kafelki taktyki od nowa.
