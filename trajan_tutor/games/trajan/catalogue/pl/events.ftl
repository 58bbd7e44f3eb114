### What happened. The name of the player stands before the sentence, so it has no subject of its own; events without a
### player tell what happened at the table.

## Points

trajan-event-points =
    { $points ->
        [0] Bez punktu
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } { FORM($source, "from") }.
trajan-event-points-lost =
    Strata: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } { FORM($source, "from") }.

## Setup

trajan-event-placed = Położono { FORM($colour, "marker-acc") } na tacy { $tray }.
    .short = położono { FORM($colour, "marker-acc") } na tacy { $tray }
trajan-event-bonus = Wylosowano żeton bonusowy „{ $tile }”, na wierzchu { $side }.
trajan-event-drafted = Wzięto { FORM($goods, "card-acc") } z talii.
trajan-event-drafted-hidden = Wzięto kartę z talii.
trajan-event-drafted-pile = Wzięto { FORM($goods, "card-acc") } ({ $pile }).

## Sowing, time, Trajan tiles

trajan-event-turn = Początek tury (kwartał { $quarter }, runda { $round }).
trajan-event-sowed =
    Zabrano { $markers ->
        [one] znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    } z tacy { $tray }, taca docelowa { $target } ({ $action }).
    .short = rozłożono z tacy { $tray } na tacę { $target } ({ $action })
trajan-event-dropped = Położono { FORM($colour, "marker-acc") } na tacy { $tray }.
trajan-event-time =
    Przesunięto znacznik czasu o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    } na pole { $time }.
trajan-event-lap =
    Znacznik czasu minął start: { $rounds ->
        [one] po tej turze kończy się { $rounds } runda.
        [few] po tej turze kończą się { $rounds } rundy.
        [many] po tej turze kończy się { $rounds } rund.
       *[other] po tej turze kończy się { $rounds } rund.
    }
trajan-event-accomplished = Spełniono żeton Trajana „{ $kind }” ({ $pair }) na polu { $slot }.
    .short = spełniono żeton „{ $kind }” na polu { $slot }
trajan-event-kept = Zachowano żeton Trajana: w każdym kwartale zaspokoi potrzebę { FORM($demand, "gen") }.
trajan-event-arch-moved = Przesunięto łuk na pole { $slot }.
trajan-event-arch-moved-centre = Przesunięto łuk na środek: wszystkie pola są zajęte.
trajan-event-declined = Nie skorzystano z akcji specjalnej żetonu ({ $kind }).
trajan-event-marked = Położono żeton [+2]: { FORM($action, "nom") }.
    .short = położono żeton [+2]: { FORM($action, "nom") }
trajan-event-figures-workers =
    Przesunięto { $figures ->
        [one] { $figures } pionek
        [few] { $figures } pionki
        [many] { $figures } pionków
       *[other] { $figures } pionków
    } z zasobów do obozu pracowników.
    .short =
        wysłano { $figures ->
            [one] pionek
            [few] { $figures } pionki
            [many] { $figures } pionków
           *[other] { $figures } pionków
        } do obozu pracowników
trajan-event-figures-legionaries =
    Przesunięto { $figures ->
        [one] { $figures } pionek
        [few] { $figures } pionki
        [many] { $figures } pionków
       *[other] { $figures } pionków
    } z zasobów do obozu militarnego.
    .short =
        wysłano { $figures ->
            [one] pionek
            [few] { $figures } pionki
            [many] { $figures } pionków
           *[other] { $figures } pionków
        } do obozu militarnego

## Actions

trajan-event-passed = Zrezygnowano z { FORM($action, "gen") }.
    .short = zrezygnowano z { FORM($action, "gen") }
trajan-event-impossible = Zgodnie z zasadą „{ $why }” przepadła { FORM($action, "nom") }.
trajan-event-passed-plus-two = Zrezygnowano z powtórzenia, które dawał żeton [+2].
trajan-event-drew = Dobrano { FORM($goods, "card-acc") }.
trajan-event-drew-hidden = Dobrano kartę.
    .short = dobrano kartę
trajan-event-discarded = Odrzucono { FORM($goods, "card-acc") } na { FORM($pile, "acc") }.
    .short = odrzucono { FORM($goods, "card-acc") }
trajan-event-took-card = Wzięto { FORM($goods, "card-acc") } ({ $pile }).
    .short = wzięto { FORM($goods, "card-acc") } ({ $pile })
trajan-event-refilled = Na pusty { FORM($pile, "acc") } trafiła z talii { FORM($goods, "card") }.
trajan-event-reshuffled =
    Talia się skończyła: { $cards ->
        [one] { $cards } odrzucona karta tworzy nową talię.
        [few] { $cards } odrzucone karty tworzą nową talię.
        [many] { $cards } odrzuconych kart tworzy nową talię.
       *[other] { $cards } odrzuconych kart tworzy nową talię.
    }
trajan-event-laid = Zagrano do strefy gry { FORM($goods, "card-acc") }.
    .short = zagrano { FORM($goods, "card-acc") }
trajan-event-loaded = Załadowano { FORM($goods, "card-acc") } na statek ({ $ship }).
trajan-event-loaded-wild = Załadowano jokera karty towaru na statek ({ $ship }).
trajan-event-shipped =
    Wysłano statek na { FORM($ship, "acc") }, ładunek: { $cargo ->
        [one] { $cargo } karta
        [few] { $cargo } karty
        [many] { $cargo } kart
       *[other] { $cargo } kart
    }.
    .short =
        statek na { FORM($ship, "acc") }, { $cargo ->
            [one] { $cargo } karta
            [few] { $cargo } karty
            [many] { $cargo } kart
           *[other] { $cargo } kart
        }
trajan-event-shipped-pairs =
    Wysłano statek na { FORM($ship, "acc") }, ładunek: { $cargo ->
        [one] { $cargo } para
        [few] { $cargo } pary
        [many] { $cargo } par
       *[other] { $cargo } par
    }.
    .short =
        statek na { FORM($ship, "acc") }, { $cargo ->
            [one] { $cargo } para
            [few] { $cargo } pary
            [many] { $cargo } par
           *[other] { $cargo } par
        }
trajan-event-took-tile = Wzięto { FORM($tile, "acc") } z forum.
    .short = wzięto { FORM($tile, "acc") } z forum
trajan-event-took-tile-yellow = Wzięto { FORM($tile, "acc") } z żółtego pola forum.
    .short = wzięto { FORM($tile, "acc") }
trajan-event-leader-moved = Przesunięto przywódcę { FORM($province, "to") }.
    .short = przesunięto przywódcę { FORM($province, "to") }
trajan-event-province-tile = Wzięto { FORM($tile, "acc") } { FORM($province, "from") }.
trajan-event-conquered = Wystawiono legionistę { FORM($province, "in") }.
    .short = wystawiono legionistę { FORM($province, "in") }
trajan-event-trajan-tile = Położono żeton Trajana „{ $kind }” ({ $pair }) na polu { $slot }.
    .short = położono „{ $kind }” na polu { $slot }
trajan-event-revealed-trajan =
    Na wierzchu stosu „{ $stack }” leży teraz: { $kind } ({ $pair }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }).
trajan-event-advanced =
    Przesunięto dysk w senacie: { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }.
    .short =
        przesunięto dysk w senacie: { $votes ->
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosów
        }
trajan-event-built = Postawiono pracownika na polu { $space }.
trajan-event-construction-tile = Wzięto żeton budowy „{ $building }” o wartości { $value } z pola { $space }.
    .short = wzięto żeton „{ $building }” o wartości { $value } z pola { $space }
trajan-event-granted = Pierwszy żeton budowy „{ $building }” daje { FORM($action, "acc") }.
trajan-event-repeated = Zużyto { FORM($tile, "acc") }, aby powtórzyć { FORM($action, "acc") }.
    .short = powtórzono { FORM($action, "acc") }
trajan-event-repetition-declined = Nie powtórzono { FORM($action, "gen") }.
trajan-event-plus-two = Żeton [+2] pozwala jeszcze raz wykonać { FORM($action, "acc") }.

## Rounds and quarters

trajan-event-round = Zaczyna się runda { $round }.
trajan-event-demand = Lud żąda { FORM($demand, "gen") }.
trajan-event-quarter-ends = Kończy się kwartał { $quarter }.
trajan-event-met-kept = Zaspokojono potrzebę { FORM($demand, "gen") } żetonem Trajana.
trajan-event-met-tile = Zaspokojono potrzebę { FORM($demand, "gen") } żetonem forum.
trajan-event-met-wild = Zaspokojono potrzebę { FORM($demand, "gen") } jokerem żetonu popytu.
trajan-event-unmet =
    Nie zaspokojono { $unmet ->
        [one] { $unmet } potrzeby
        [few] { $unmet } potrzeb
        [many] { $unmet } potrzeb
       *[other] { $unmet } potrzeb
    }.
trajan-event-votes =
    { $votes ->
        [0] Brak głosów
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    } w senacie, { $place ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
       *[other] czwarte
    } miejsce.
trajan-event-bonus-consul = Konsul: wzięto żeton bonusowy „{ $tile }”, na wierzchu { $side }.
    .short = konsul: wzięto żeton bonusowy „{ $tile }”
trajan-event-bonus-vice-consul = Zastępca konsula: wzięto żeton bonusowy „{ $tile }”, na wierzchu { $side }.
    .short = zastępca konsula: wzięto żeton bonusowy „{ $tile }”
trajan-event-cleaned = Dyski wracają na start toru senatu; plansza jest uzupełniana po kwartale { $quarter }.
trajan-event-cleaned-discs-stay = Plansza jest uzupełniana po kwartale { $quarter }; dyski zostają w senacie na swoich miejscach.
trajan-event-offered = W senacie do wyboru: żeton bonusowy „{ $tile }”.
trajan-event-space-filled = Nowość { FORM($province, "in") }: { $tile }.
trajan-event-forum-filled = Nowość na forum: { $tile }.
trajan-event-forum-filled-yellow = Nowość na żółtym polu forum: { $tile }.
trajan-event-quarter = Zaczyna się kwartał { $quarter }.

## The end

trajan-event-final = Koniec gry: końcowe punktowanie.
trajan-event-won =
    Wygrana: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }.
