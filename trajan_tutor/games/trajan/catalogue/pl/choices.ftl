### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.

## Names that stand alone, and points

trajan-choice-action = { FORM($action, "name") }
trajan-choice-goods = { FORM($goods, "name") }
trajan-choice-kind = { FORM($kind, "name") }
trajan-choice-marker = { FORM($colour, "name") }
trajan-choice-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktów
    }

## Sowing and the Trajan tile

trajan-choice-sow = Taca { $tray }
trajan-choice-sow-leads =
    { $rounds ->
        [0] { $markers } → { $target } { FORM($action, "name") }
        [1] { $markers } → { $target } { FORM($action, "name") }, koniec rundy
       *[other] { $markers } → { $target } { FORM($action, "name") }, koniec rund: { $rounds }
    }
trajan-choice-sow-quarter = { $markers } → { $target } { FORM($action, "name") }, koniec kwartału
trajan-choice-into = na tacę { $tray }
trajan-choice-use-goods =
    Dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }
trajan-choice-use-goods-leads = z talii
trajan-choice-use-workers =
    { $figures ->
        [one] { $figures } pracownik
        [few] { $figures } pracowników
        [many] { $figures } pracowników
       *[other] { $figures } pracowników
    }
trajan-choice-use-workers-leads = do obozu pracowników
trajan-choice-use-legionaries =
    { $figures ->
        [one] { $figures } legionista
        [few] { $figures } legionistów
        [many] { $figures } legionistów
       *[other] { $figures } legionistów
    }
trajan-choice-use-legionaries-leads = do obozu militarnego
trajan-choice-decline = Nie używać
trajan-choice-decline-leads = bez użycia: { $kind }
trajan-choice-mark = dostaje żeton [+2]

## Passing and repeating

trajan-choice-pass = Spasować
trajan-choice-no-repeat = Nie powtarzać
trajan-choice-without = bez { FORM($action, "gen") }
trajan-choice-repeat =
    { $times ->
        [1] Powtórzyć
        [2] Powtórzyć dwa razy
       *[other] Powtórzyć { $times } razy
    }
trajan-choice-with = { $tile }

## Seaport

trajan-choice-draw =
    Dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }
trajan-choice-draw-leads = potem 1 odrzucić
trajan-choice-take = Wziąć { FORM($goods, "acc") }
trajan-choice-take-empty = Wziąć kartę
trajan-choice-from-pile = { $pile }
trajan-choice-on-pile = na { FORM($pile, "acc") }
trajan-choice-lay = Zagrać { FORM($goods, "acc") }
trajan-choice-lay-leads = do strefy gry i tyle samo dobrać
trajan-choice-lay-second = potem dobrać 2 karty
trajan-choice-laid = Zakończyć
trajan-choice-laid-leads =
    dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }
trajan-choice-ship-identical =
    Załadować { $cargo ->
        [one] { $cargo } identyczną
        [few] { $cargo } identyczne
        [many] { $cargo } identycznych
       *[other] { $cargo } identycznych
    }
trajan-choice-ship-pairs =
    Załadować { $cargo ->
        [one] { $cargo } parę
        [few] { $cargo } pary
        [many] { $cargo } par
       *[other] { $cargo } par
    }
trajan-choice-ship-different =
    Załadować { $cargo ->
        [one] { $cargo } różną
        [few] { $cargo } różne
        [many] { $cargo } różnych
       *[other] { $cargo } różnych
    }
trajan-choice-ship-leads =
    najwyżej { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktów
    }
trajan-choice-load-wild = Joker karty towaru
trajan-choice-pair = Para: { $goods }
trajan-choice-mixed = { FORM($goods, "name") } + joker
trajan-choice-pair-wild = Dwa jokery karty towaru
trajan-choice-sail = Wypłynąć
trajan-choice-load-leads =
    na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-choice-group-lay = Zagrać karty
trajan-choice-group-ship = Statek
trajan-choice-group-load = Załadować

## Forum; the words of the family say what sort of tile it is

trajan-choice-tile = { FORM($tile, "name") }
trajan-choice-forum = { $family }
trajan-choice-yellow = z żółtego pola
trajan-choice-tile-demand = żeton popytu
trajan-choice-tile-votes = żeton senatu
trajan-choice-tile-wild = joker
trajan-choice-tile-extra = żeton dodatkowej akcji
trajan-choice-group-forum = Żetony forum
trajan-choice-group-yellow = Żetony dodatkowych akcji

## Military

trajan-choice-enlist = Zaciągnąć
trajan-choice-to-camp = z zasobów do obozu
trajan-choice-deploy = Wystawić legionistę
trajan-choice-deploy-leads =
    { FORM($province, "name") }, { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktów
    }
trajan-choice-leader = { FORM($province, "name") }
trajan-choice-no-tile = bez żetonu
trajan-choice-group-leader = Marsz

## Senate

trajan-choice-advance = Ruszyć w senacie
trajan-choice-advance-leads =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktów
    }, { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }

## Trajan tiles

trajan-choice-stack =
    { $pair }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
trajan-choice-start-tile = pole { $slot }, { $pair }

## Construction

trajan-choice-recruit = Nająć
trajan-choice-build = Budować na { $space }
trajan-choice-build-leads = bez żetonu
trajan-choice-build-leads-tile =
    { $building }, { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktów
    }
trajan-choice-build-leads-grant =
    { $building }, { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktów
    }, potem { $action }
trajan-choice-group-build = Budować

## The end of a quarter

trajan-choice-quarter = Zakończyć kwartał { $quarter }
trajan-choice-quarter-leads = potrzeby, głosy, nowe żetony
trajan-choice-pay-kept = Żeton Trajana
trajan-choice-pay-tile = Żeton forum
trajan-choice-pay-wild = Joker żetonu popytu
trajan-choice-pay-unmet = Nie zaspokajać
trajan-choice-pay-for = potrzeba { FORM($demand, "gen") }
trajan-choice-pay-costs =
    na razie { $points ->
        [one] −{ $points } punkt
        [few] −{ $points } punkty
        [many] −{ $points } punktów
       *[other] −{ $points } punktów
    }
trajan-choice-bonus = { FORM($tile, "name") }
trajan-choice-bonus-goods =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za każdą kartę
trajan-choice-bonus-demand =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } z takim żetonem
trajan-choice-bonus-workers =
    { $halves ->
        [1] ½ punktu
        [2] 1 punkt
        [4] 2 punkty
        [few] { $halves } połówki punktu
        [many] { $halves } połówek punktu
       *[other] { $halves } połówek punktu
    } za pracownika
trajan-choice-bonus-legionaries =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za każdego legionistę
trajan-choice-bonus-bonus =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za każdy żółty żeton

## Setup

trajan-choice-deck = Z talii
trajan-choice-deck-leads = w ciemno

## At the top of the table

trajan-now-sow = Rozkładanie
trajan-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }
trajan-clock = Kwartał { $quarter }/{ $quarters } · runda { $round }/{ $rounds } · { $time }/{ $length }
    .quarter = Kwartał { $quarter } z { $quarters }
    .round = Runda { $round } z { $rounds }
    .time = Czas w tej rundzie: krok { $time } z { $length }
trajan-points = punkty
trajan-token-open = Potrzeba { FORM($demand, "gen") }: niezaspokojona
trajan-token-met = Potrzeba { FORM($demand, "gen") }: możesz ją zaspokoić
trajan-token-unknown = Potrzeba jeszcze nieodkryta
trajan-penalty = −{ $points }
    .says =
        { $unmet ->
            [one] { $unmet } niezaspokojona potrzeba
            [few] { $unmet } niezaspokojone potrzeby
            [many] { $unmet } niezaspokojonych potrzeb
           *[other] { $unmet } niezaspokojonych potrzeb
        }: strata na koniec kwartału: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktów
        }
trajan-left =
    { $left ->
        [0] nic nie zostało
       *[other] zostało { $left }
    }

## Questions of exercises

trajan-exercise-last-marker = { $who } – wybór: „{ FORM($move, "plain") }”. Kliknij tacę, na którą trafi ostatni znacznik.
