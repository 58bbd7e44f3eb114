### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.

sylla-choice-card = { $card }
sylla-choice-tilted = { $card } (na straně)
sylla-choice-building = { $building }
sylla-choice-event = { FORM($event, "card") }
sylla-choice-colour = { $colour }
sylla-choice-hexagons = { $colours }

## What is lost in this round by cards that tilt

# Accusatives, after “stojí”.
sylla-choice-lost-vote =
    { $number ->
        [one] { $number } hlas
        [few] { $number } hlasy
       *[other] { $number } hlasů
    }
sylla-choice-lost-denier =
    { $number ->
        [one] { $number } denár
        [few] { $number } denáry
       *[other] { $number } denárů
    }
sylla-choice-lost-cube =
    { $number ->
        [one] { $number } kostičku
        [few] { $number } kostičky
       *[other] { $number } kostiček
    }
sylla-choice-costs = stojí { $lost }
sylla-choice-costs-nothing = v tomto kole nestojí nic
sylla-choice-costs-some =
    { $cards ->
        [1] stojí hlas, denár či kostičku
        [few] stojí { $cards } hlasy, denáry či kostičky
       *[other] stojí { $cards } hlasů, denárů či kostiček
    }

## A building that may be kept

sylla-choice-discard = Odložit
sylla-choice-discard-leads = za to, co přinese
sylla-choice-keep = Nechat si
sylla-choice-keep-leads = už nic dalšího nedělá

## Bids

sylla-choice-bid-votes =
    Nabídnout { $number ->
        [one] jeden hlas
        [few] { $number } hlasy
       *[other] { $number } hlasů
    }
sylla-choice-bid-pays =
    při výhře { $paid ->
        [0] zdarma
        [one] za jeden denár
        [few] za { $paid } denáry
       *[other] za { $paid } denárů
    }
sylla-choice-bid-hexagons =
    { $number ->
        [1] Nabídnout jeden { $colour }
        [few] Nabídnout { $number } { FORM($colour, "few") }
       *[other] Nabídnout { $number } { FORM($colour, "more") }
    }
sylla-choice-pass = Pasovat

# Who has bid what, for what; .many votes or hexagons that one could pay.
sylla-bids-consul = První konzul
sylla-bids-building = { $building }
sylla-bids-most = nejvýš { $most }

sylla-choice-pass-leads =
    { $bid ->
        [0] zatím žádná nabídka
       *[other] nabídka je { $bid }
    }
sylla-choice-offer-leads = pole { $slot }, { FORM($colour, "few") }: máš { $most }

## Tokens and markers

sylla-choice-token-leads =
    máš { $count }, hodnota { $worth ->
        [0] žádná
       *[other] po { $worth }
    }
sylla-choice-move-leads = { $before } → { $after }
sylla-choice-hold-leads = drží se na { $after }
sylla-choice-no-more = Už ne
sylla-choice-no-more-leads = zbytek nechat být

## Events

sylla-choice-fight = { $fighter } → { FORM($event, "card") }
sylla-choice-fight-prevented =
    { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    }: odvrácena
sylla-choice-fight-leaves =
    { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    }: odchází
sylla-choice-fight-undecided =
    { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    }: shoda
sylla-choice-fight-happens =
    { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    }: nastane
sylla-choice-prevent-leads = a { FORM($event, "card") }
sylla-choice-remove-leads =
    { $cubes ->
        [one] s jednou kostičkou
        [few] kostičky: { $cubes }
       *[other] kostičky: { $cubes }
    }
sylla-choice-turned-leads = lícem dolů

## Hand and thumb

sylla-choice-thumb = Palec { $thumb }
sylla-choice-hand =
    Palec { $thumb }, { $deniers ->
        [0] žádný denár
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }
sylla-choice-hand-up =
    { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } pro projekt
sylla-choice-hand-down =
    { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }: { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
       *[other] { $prestige } bodů prestiže
    }
