### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

# $card: “Vestal”, “Christian Merchant”
sylla-choice-card = { $card }
# $card: “Slave”, “Christian Merchant”
sylla-choice-tilted = { $card } (tilted)
# $building: “Bank”, “Triumphal arch”
sylla-choice-building = { $building }
# $event: “Flood”, “Persecution of Christians”
sylla-choice-event = { FORM($event, "card") }
# $colour: “Health”, “Civic spirit”
sylla-choice-colour = { $colour }
# $colours: “yellow”, “red, yellow and grey”
sylla-choice-hexagons = { $colours }

## What is lost in this round by cards that tilt

# $number: 1, 4
sylla-choice-lost-vote =
    { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }
# $number: 1, 4
sylla-choice-lost-denier =
    { $number ->
        [one] { $number } denier
       *[other] { $number } deniers
    }
# $number: 1, 5
sylla-choice-lost-cube =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
# $lost: “1 cube”, “2 deniers and 1 cube”
sylla-choice-costs = costs { $lost }
sylla-choice-costs-nothing = costs nothing this round
# $cards: 1, 6
sylla-choice-costs-some =
    { $cards ->
        [one] costs a vote, denier or cube
       *[other] costs { $cards } votes, deniers, cubes
    }

## A building that may be kept

sylla-choice-discard = Discard it
sylla-choice-discard-leads = for what it brings
sylla-choice-keep = Keep it
sylla-choice-keep-leads = it does nothing more

## Bids

# $number: 0, 5
sylla-choice-bid-votes =
    { $number ->
        [one] Bid one vote
       *[other] Bid { $number } votes
    }
# $paid: 0, 5
sylla-choice-bid-pays =
    { $paid ->
        [0] free if it wins
        [one] pays one denier if it wins
       *[other] pays { $paid } deniers if it wins
    }
# $colour: “red”, “yellow”
# $number: 1, 6
sylla-choice-bid-hexagons =
    { $number ->
        [one] Bid one { $colour }
       *[other] Bid { $number } { $colour }
    }
sylla-choice-pass = Pass

# Who has bid what, for what; .many votes or hexagons that one could pay.
sylla-bids-consul = First consul
# $building: “Crane”, “Insula”
sylla-bids-building = { $building }
# $most: 1, 7
sylla-bids-most = at most { $most }

# $bid: 0, 6
sylla-choice-pass-leads =
    { $bid ->
        [0] nothing is bid
        [one] one is bid
       *[other] { $bid } are bid
    }
# $colour: “red”, “yellow”
# $most: 0, 7
# $slot: 1, 6
sylla-choice-offer-leads = slot { $slot }, { $colour }: you have { $most }

## Tokens and markers

# $count: 0, 5
# $worth: 0, 4
sylla-choice-token-leads =
    you have { $count }, { $worth ->
        [0] worth nothing
       *[other] worth { $worth } each
    }
# $after: 0, 4
# $before: 0, 4
sylla-choice-move-leads = from { $before } to { $after }
# $after: 0, 4
sylla-choice-hold-leads = held at { $after }
sylla-choice-no-more = No more
sylla-choice-no-more-leads = leave the rest

## Events

# $event: “Flood”, “Slave revolt”
# $fighter: “Vestal”, “Legionary”
sylla-choice-fight = { $fighter } → { FORM($event, "card") }
# $cubes: 1, 4
sylla-choice-fight-prevented =
    { $cubes ->
        [one] one cube: prevented
       *[other] { $cubes } cubes: prevented
    }
# $cubes: 1, 4
sylla-choice-fight-leaves =
    { $cubes ->
        [one] one cube: it leaves
       *[other] { $cubes } cubes: it leaves
    }
# $cubes: 1, 2
sylla-choice-fight-undecided =
    { $cubes ->
        [one] one cube: a tie
       *[other] { $cubes } cubes: a tie
    }
# $cubes: 1
sylla-choice-fight-happens =
    { $cubes ->
        [one] one cube: it happens
       *[other] { $cubes } cubes: it happens
    }
# $event: “Flood”, “Decadence”
sylla-choice-prevent-leads = and { FORM($event, "card") }
# $cubes: 1, 2
sylla-choice-remove-leads =
    { $cubes ->
        [one] with one cube
       *[other] with { $cubes } cubes
    }
sylla-choice-turned-leads = face down

## Hand and thumb

# $thumb: “up”, “down”
sylla-choice-thumb = Thumb { $thumb }
# $deniers: 0, 6
# $thumb: “up”, “down”
sylla-choice-hand =
    Thumb { $thumb }, { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    }
# $votes: 0, 6
sylla-choice-hand-up =
    { $votes ->
        [one] one vote for the work
       *[other] { $votes } votes for the work
    }
# $prestige: 0, 5
# $votes: 0, 6
sylla-choice-hand-down =
    { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }: { $prestige } prestige
