### Moves as choices, and what a player is asked to choose.

## Sowing. `.plain` says a move without what comes of it.

trajan-move-sow =
    { $markers ->
        [1] Zabrać znacznik z tacy { $tray }: trafi na tacę { $target } ({ $action })
        [few] Zabrać { $markers } znaczniki z tacy { $tray }: ostatni trafi na tacę { $target } ({ $action })
        [many] Zabrać { $markers } znaczników z tacy { $tray }: ostatni trafi na tacę { $target } ({ $action })
       *[other] Zabrać { $markers } znaczników z tacy { $tray }: ostatni trafi na tacę { $target } ({ $action })
    }{ $rounds ->
        [0] { "" }
        [1] ; po tej turze kończy się runda
        [few] ; po tej turze kończą się { $rounds } rundy
        [many] ; po tej turze kończy się { $rounds } rund
       *[other] ; po tej turze kończy się { $rounds } rund
    }
    .short = taca { $tray } → { $target } ({ $action })
    .plain =
        { $markers ->
            [1] Zabrać znacznik z tacy { $tray }
            [few] Zabrać { $markers } znaczniki z tacy { $tray }
            [many] Zabrać { $markers } znaczników z tacy { $tray }
           *[other] Zabrać { $markers } znaczników z tacy { $tray }
        }
trajan-move-sow-quarter =
    { $markers ->
        [1] Zabrać znacznik z tacy { $tray }: trafi na tacę { $target } ({ $action })
        [few] Zabrać { $markers } znaczniki z tacy { $tray }: ostatni trafi na tacę { $target } ({ $action })
        [many] Zabrać { $markers } znaczników z tacy { $tray }: ostatni trafi na tacę { $target } ({ $action })
       *[other] Zabrać { $markers } znaczników z tacy { $tray }: ostatni trafi na tacę { $target } ({ $action })
    }; po tej turze kończy się kwartał
    .short = taca { $tray } → { $target } ({ $action })
    .plain =
        { $markers ->
            [1] Zabrać znacznik z tacy { $tray }
            [few] Zabrać { $markers } znaczniki z tacy { $tray }
            [many] Zabrać { $markers } znaczników z tacy { $tray }
           *[other] Zabrać { $markers } znaczników z tacy { $tray }
        }

## Markers, and the Trajan tile

trajan-move-drop = Położyć { FORM($colour, "marker-acc") } na tacy { $tray }
    .short = { $colour } na tacę { $tray }
trajan-move-mark = Położyć żeton [+2] na polu: { FORM($action, "nom") }
    .short = [+2]: { FORM($action, "nom") }
trajan-move-decline = Nie korzystać z akcji specjalnej żetonu ({ $kind })
    .short = bez akcji żetonu
trajan-move-use-goods =
    Dobrać { $cards ->
        [one] { $cards } kartę towaru
        [few] { $cards } karty towarów
        [many] { $cards } kart towarów
       *[other] { $cards } kart towarów
    }
    .short = użyć żetonu
trajan-move-use-workers =
    Przesunąć { $figures ->
        [one] { $figures } pionek
        [few] { $figures } pionki
        [many] { $figures } pionków
       *[other] { $figures } pionków
    } z zasobów do obozu pracowników
    .short = użyć żetonu
trajan-move-use-legionaries =
    Przesunąć { $figures ->
        [one] { $figures } pionek
        [few] { $figures } pionki
        [many] { $figures } pionków
       *[other] { $figures } pionków
    } z zasobów do obozu militarnego
    .short = użyć żetonu

## Passing

trajan-move-pass = Spasować: zrezygnować z { FORM($action, "gen") }
    .short = spasować
trajan-move-pass-granted = Spasować: zrezygnować z { FORM($action, "gen") }, którą daje żeton budowy
trajan-move-pass-repeat = Spasować: nie powtarzać { FORM($action, "gen") }
trajan-move-pass-plus-two = Spasować: nie używać żetonu [+2] do powtórzenia { FORM($action, "gen") }

## Seaport

trajan-move-draw =
    Dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    } z talii, potem odrzucić 1 kartę
    .short = dobrać z talii ({ $cards })
trajan-move-take = Wziąć { FORM($goods, "card-acc") } ({ $pile })
    .short = { FORM($goods, "card") }
trajan-move-take-empty = Wziąć wierzchnią kartę ({ $pile })
trajan-move-lay = Zagrać do strefy gry { FORM($goods, "card-acc") }, ewentualnie drugą kartę, i dobrać tyle samo
    .short = zagrać { FORM($goods, "card-acc") }
trajan-move-lay-second = Zagrać { FORM($goods, "card-acc") } jako drugą kartę, potem dobrać 2 karty
trajan-move-laid =
    Zakończyć zagrywanie i dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }
trajan-move-discard = Odrzucić { FORM($goods, "card-acc") } na { FORM($pile, "acc") }

## Ships

trajan-move-ship =
    Statek na { FORM($ship, "acc") } ({ $side }): z twoimi kartami najwyżej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .short = statek na { FORM($ship, "acc") }
    .plain = Statek na { FORM($ship, "acc") } ({ $side })
trajan-move-load =
    Załadować { FORM($goods, "card-acc") }: na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .plain = Załadować { FORM($goods, "card-acc") }
trajan-move-load-wild =
    Załadować jokera karty towaru: na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .plain = Załadować jokera karty towaru
trajan-move-pair =
    Załadować parę { FORM($goods, "gen") }: na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .plain = Załadować parę { FORM($goods, "gen") }
trajan-move-mixed =
    Załadować jako parę { FORM($goods, "card-acc") } i jokera karty towaru: na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .plain = Załadować jako parę { FORM($goods, "card-acc") } i jokera karty towaru
trajan-move-pair-wild =
    Załadować jako parę dwa jokery karty towaru: na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .plain = Załadować jako parę dwa jokery karty towaru
trajan-move-sail =
    Wypłynąć: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .plain = Wypłynąć

## Forum

trajan-move-forum = Wziąć { FORM($tile, "acc") }
    .short = { $tile }
trajan-move-yellow = Wziąć { FORM($tile, "acc") } z żółtego pola
    .short = { $tile }

## Military

trajan-move-enlist = Przesunąć pionek z zasobów do obozu militarnego
    .short = pionek do obozu militarnego
trajan-move-leader = Przesunąć przywódcę { FORM($province, "to") }
    .short = przywódca { FORM($province, "to") }
trajan-move-leader-tile = Przesunąć przywódcę { FORM($province, "to") } i wziąć { FORM($tile, "acc") }
    .short = przywódca { FORM($province, "to") }

## Placing a legionary

trajan-move-deploy =
    Wystawić legionistę { FORM($province, "in") }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .short = legionista { FORM($province, "in") }
    .plain = Wystawić legionistę { FORM($province, "in") }

## Senate

trajan-move-advance =
    Przesunąć swój dysk na następne pole senatu: teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, na koniec kwartału { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }
    .short = krok w senacie
    .plain = Przesunąć swój dysk na następne pole senatu

## Trajan

trajan-move-stack =
    Wziąć żeton Trajana „{ $kind }” ({ $pair }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }) na pole { $slot }
    .short = „{ $kind }” na pole { $slot }
trajan-move-stack-unknown = Wziąć żeton Trajana ze stosu „{ $stack }”

## Construction

trajan-move-recruit = Przesunąć pionek z zasobów do obozu pracowników
    .short = pionek do obozu pracowników
trajan-move-build = Budować na polu { $space }, gdzie nie ma żetonu
    .short = budować na { $space }

## Building on a tile

trajan-move-build-tile =
    Budować na polu { $space }: { $building }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    .short = budować na { $space }
    .plain = Budować na polu { $space }
trajan-move-build-grant =
    Budować na polu { $space }: { $building }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }; twój pierwszy żeton budowy tego rodzaju daje { FORM($action, "acc") }
    .short = budować na { $space }
    .plain = Budować na polu { $space }

## Repeating an action

trajan-move-no-repeat = Nie powtarzać { FORM($action, "gen") }
    .short = { FORM($action, "nom") } tylko raz
trajan-move-repeat =
    { $times ->
        [1] Zużyć { FORM($tile, "acc") } i powtórzyć { FORM($action, "acc") }
        [2] Zużyć { FORM($tile, "acc") } i powtórzyć { FORM($action, "acc") } dwa razy
       *[other] Zużyć { FORM($tile, "acc") } i powtórzyć { FORM($action, "acc") } { $times } razy
    }
    .short = { FORM($action, "nom") } jeszcze raz

## The end of a quarter

trajan-move-quarter = Zakończyć kwartał { $quarter }
trajan-move-pay-kept = Zaspokoić potrzebę { FORM($demand, "gen") } zachowanym żetonem Trajana, który zostaje u ciebie
trajan-move-pay-tile = Zaspokoić potrzebę { FORM($demand, "gen") } żetonem forum, który zostaje usunięty z gry
trajan-move-pay-wild = Zaspokoić potrzebę { FORM($demand, "gen") } jokerem żetonu popytu, który zostaje usunięty z gry
trajan-move-bonus-goods =
    Wziąć żeton bonusowy „{ $tile }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za każdą twoją kartę towaru w strefie gry: { $goods }
trajan-move-bonus-demand =
    Wziąć żeton bonusowy „{ $tile }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, jeśli na koniec masz żeton forum ze znakiem tej potrzeby: { $demand }
trajan-move-bonus-workers =
    Wziąć żeton bonusowy „{ $tile }”: { $halves ->
        [1] pół punktu (suma zaokrąglona w górę)
        [2] 1 punkt
        [4] 2 punkty
        [few] { $halves } połówki punktu (suma zaokrąglona w górę)
        [many] { $halves } połówek punktu (suma zaokrąglona w górę)
       *[other] { $halves } połówek punktu (suma zaokrąglona w górę)
    } za każdego twojego pracownika w dystrykcie budowlanym
trajan-move-bonus-legionaries =
    Wziąć żeton bonusowy „{ $tile }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za każdego twojego legionistę w prowincjach
trajan-move-bonus-bonus =
    Wziąć żeton bonusowy „{ $tile }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za każdy twój żółty żeton bonusowy, ten też

## Leaving a demand unmet

trajan-move-pay-unmet =
    Zostawić potrzebę { FORM($demand, "gen") } niezaspokojoną ({ $unmet ->
        [one] { $unmet } niezaspokojona potrzeba kosztuje
        [few] { $unmet } niezaspokojone potrzeby kosztują
        [many] { $unmet } niezaspokojonych potrzeb kosztuje
       *[other] { $unmet } niezaspokojonych potrzeb kosztuje
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    })
    .plain = Zostawić potrzebę { FORM($demand, "gen") } niezaspokojoną

## Setup

trajan-move-place = Położyć { FORM($colour, "marker-acc") } na tacy { $tray }
trajan-move-draft-deck = Wziąć w ciemno kartę z talii
trajan-move-draft-pile = Wziąć { FORM($goods, "card-acc") } ({ $pile })
trajan-move-start-tile =
    Położyć żeton Trajana „{ $kind }” ({ $pair }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }) na polu { $slot }

## What is owed now

trajan-prompt-place =
    Połóż znacznik na tacy { $tray }: na każdą trafiają dwa. { $left ->
        [one] Został { $left } znacznik.
        [few] Zostały { $left } znaczniki.
        [many] Zostało { $left } znaczników.
       *[other] Zostało { $left } znaczników.
    }
    .short = znaczniki na tace
trajan-prompt-draft = Weź kartę towaru ({ $card } z { $cards }) z talii albo ze stosu kart odrzuconych.
    .short = karta towaru
trajan-prompt-start-tiles =
    Wybierz żeton Trajana ze stosu, z którego jeszcze nie masz żetonu, i pole II, IV albo VI dla niego: { $left ->
        [one] do wybrania został { $left } żeton.
        [few] do wybrania zostały { $left } żetony.
        [many] do wybrania zostało { $left } żetonów.
       *[other] do wybrania zostało { $left } żetonów.
    }
    .short = żeton Trajana na początek
trajan-prompt-sow = Rozłóż jedną tacę.
    .short = rozłożenie jednej tacy
trajan-prompt-drop =
    Połóż znacznik na tacy { $tray }: { $left ->
        [one] na ręce masz jeszcze { $left } znacznik.
        [few] na ręce masz jeszcze { $left } znaczniki.
        [many] na ręce masz jeszcze { $left } znaczników.
       *[other] na ręce masz jeszcze { $left } znaczników.
    }
    .short = położenie kolejnego znacznika
trajan-prompt-special = Skorzystać z akcji specjalnej żetonu: { $kind }?
    .short = akcja specjalna żetonu
trajan-prompt-special-plus-two = Wybierz akcję, która dostanie twój żeton [+2], albo z niego zrezygnuj.
trajan-prompt-seaport = Akcja portu: wybierz jedną opcję albo spasuj.
    .short = port
trajan-prompt-forum = Weź jeden żeton z forum albo spasuj.
    .short = forum
trajan-prompt-military = Akcja militarna: wybierz jedną opcję albo spasuj.
    .short = akcja militarna
trajan-prompt-senate = Przesuń swój dysk w senacie albo spasuj.
    .short = senat
trajan-prompt-trajan = Wybierz żeton Trajana na pole, przy którym stoi twój łuk, albo spasuj.
    .short = nowy żeton Trajana
trajan-prompt-construction = Akcja budowy: wybierz jedną opcję albo spasuj.
    .short = akcja budowy
trajan-prompt-action-granted = Żeton budowy daje ci { FORM($action, "acc") }: wybierz jedną opcję.
trajan-prompt-action-repeat = Powtórz { FORM($action, "acc") }: wybierz jedną opcję.
trajan-prompt-action-plus-two = Żeton [+2] pozwala ci powtórzyć { FORM($action, "acc") }: wybierz jedną opcję albo spasuj.
trajan-prompt-discard = Odrzuć kartę: wybierz ją i jeden z dwóch stosów.
    .short = odrzucenie karty
trajan-prompt-lay = Zagraj drugą kartę albo zakończ zagrywanie.
    .short = zagranie drugiej karty
trajan-prompt-load =
    { $cargo ->
        [0] Załaduj statek na { FORM($ship, "acc") }: wybierz, co trafi na niego pierwsze.
       *[other] Załaduj statek na { FORM($ship, "acc") }: dołóż coś albo wypłyń.
    }
    .short = załadunek statku
trajan-prompt-repeat = Powtórzyć { FORM($action, "acc") } żetonem dodatkowej akcji?
    .short = ta sama akcja jeszcze raz, z żetonem dodatkowej akcji
trajan-prompt-quarter = Koniec kwartału { $quarter }: pora na potrzeby ludu.
    .short = potrzeby ludu
trajan-prompt-pay = Potrzeba { $step } z { $steps }: lud chce { FORM($demand, "gen") }. Zaspokój ją albo zostaw niezaspokojoną.
    .short = potrzeba ludu
trajan-prompt-bonus = Jesteś konsulem: wybierz jeden z żetonów bonusowych.
    .short = żeton bonusowy dla konsula
trajan-prompt-over = Koniec rozgrywki.
    .short = koniec rozgrywki
