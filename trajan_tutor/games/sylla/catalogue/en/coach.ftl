### What the coach says about Sylla: what a feature of a position means for a player, and the areas of the board.
### Room: parts of sentences, which wrap; an area after “Look at” is a few words.

# $change: 1, 6
sylla-reason-deniers =
    { $change ->
        [one] one more denier
       *[other] { $change } more deniers
    }
# $here: 0, 4
# $there: 0, 4
sylla-reason-senators = more votes: { $here } upright Senators to { $there }
# $here: 1, 3
sylla-reason-merchants =
    { $here ->
        [one] a Merchant
       *[other] { $here } Merchants
    } for the income to come
# $here: 0, 3
sylla-reason-slaves =
    { $here ->
        [one] a Slave
       *[other] { $here } Slaves
    } to pay with
# $here: 0, 3
sylla-reason-freedom =
    { $here ->
        [one] a Slave
       *[other] { $here } Slaves
    } to free at the end
sylla-reason-legionaries = more cubes of Legionaries against events to come
sylla-reason-vestals = more cubes of Vestals against events to come
# $here: 0, 4
sylla-reason-christians =
    { $here ->
        [one] a Christian
       *[other] { $here } Christians
    } for Ecclesia
sylla-reason-cranes = a Crane card to pay with
# $here: 0, 2
sylla-reason-stalls =
    { $here ->
        [one] a Stall
       *[other] { $here } Stalls
    } for the income to come
# $here: 0, 3
sylla-reason-fields =
    { $here ->
        [one] a Field
       *[other] { $here } Fields
    } against famine
sylla-reason-temples = a Private temple for tokens to come
sylla-reason-taverns = a Tavern to move markers with
# $here: 0, 4
sylla-reason-face-down =
    { $here ->
        [one] a piece
       *[other] { $here } pieces
    } that may turn up again
sylla-reason-tokens = tokens that are likely to be worth more
sylla-reason-crises = a better standing in crises
sylla-reason-office = the office of first consul

sylla-period = round

## Areas of the board, after "Look at"

sylla-look-event = the events
sylla-look-slot = the buildings on sale
sylla-look-row = the open characters
sylla-look-track-0 = the markers
sylla-look-track-1 = the markers
sylla-look-track-2 = the markers
sylla-look-track-3 = the markers
sylla-look-track-4 = the markers
sylla-look-supply = the supply of tokens
sylla-look-mat-cards = your cards
sylla-look-mat-tilted = your tilted cards
sylla-look-mat-buildings = your buildings
sylla-look-mat-set = your set
sylla-look-list = your choices now

## What happens after a turn

# $colour: “red”, “Civic spirit”
sylla-milestone-crisis-costs = the crisis of { $colour } costs you prestige
# $colour: “red”, “Civic spirit”
sylla-milestone-crisis-brings = the crisis of { $colour } brings you prestige
# $colour: “red”, “Civic spirit”
sylla-milestone-token = you win a token of { $colour }
sylla-milestone-famine = a famine costs you prestige
