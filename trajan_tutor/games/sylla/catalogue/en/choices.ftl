### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

sylla-choice-card = { $card }
sylla-choice-tilted = { $card } (tilted)
sylla-choice-building = { $building }
sylla-choice-event = { FORM($event, "card") }
sylla-choice-colour = { $colour }
sylla-choice-hexagons = { $colours }

## What is lost in this round by cards that tilt

sylla-choice-lost-vote =
    { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }
sylla-choice-lost-denier =
    { $number ->
        [one] { $number } denier
       *[other] { $number } deniers
    }
sylla-choice-lost-cube =
    { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
sylla-choice-costs = costs { $lost }
sylla-choice-costs-nothing = costs nothing this round
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

sylla-choice-bid-votes =
    { $number ->
        [one] Bid one vote
       *[other] Bid { $number } votes
    }
sylla-choice-bid-pays =
    { $paid ->
        [0] free if it wins
        [one] pays one denier if it wins
       *[other] pays { $paid } deniers if it wins
    }
sylla-choice-bid-hexagons =
    { $number ->
        [one] Bid one { $colour }
       *[other] Bid { $number } { $colour }
    }
sylla-choice-pass = Pass

# Who has bid what, for what; .many votes or hexagons that one could pay.
sylla-bids-consul = First consul
sylla-bids-building = { $building }
sylla-bids-most = at most { $most }

sylla-choice-pass-leads =
    { $bid ->
        [0] nothing is bid
        [one] one is bid
       *[other] { $bid } are bid
    }
sylla-choice-offer-leads = slot { $slot }, { $colour }: you have { $most }

## Tokens and markers

sylla-choice-token-leads =
    you have { $count }, { $worth ->
        [0] worth nothing
       *[other] worth { $worth } each
    }
sylla-choice-move-leads = from { $before } to { $after }
sylla-choice-hold-leads = held at { $after }
sylla-choice-no-more = No more
sylla-choice-no-more-leads = leave the rest

## Events

sylla-choice-fight = { $fighter } → { FORM($event, "card") }
sylla-choice-fight-prevented =
    { $cubes ->
        [one] one cube: prevented
       *[other] { $cubes } cubes: prevented
    }
sylla-choice-fight-leaves =
    { $cubes ->
        [one] one cube: it leaves
       *[other] { $cubes } cubes: it leaves
    }
sylla-choice-fight-undecided =
    { $cubes ->
        [one] one cube: a tie
       *[other] { $cubes } cubes: a tie
    }
sylla-choice-fight-happens =
    { $cubes ->
        [one] one cube: it happens
       *[other] { $cubes } cubes: it happens
    }
sylla-choice-prevent-leads = and { FORM($event, "card") }
sylla-choice-remove-leads =
    { $cubes ->
        [one] with one cube
       *[other] with { $cubes } cubes
    }
sylla-choice-turned-leads = face down

## Hand and thumb

sylla-choice-thumb = Thumb { $thumb }
sylla-choice-hand =
    Thumb { $thumb }, { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    }
sylla-choice-hand-up =
    { $votes ->
        [one] one vote for the work
       *[other] { $votes } votes for the work
    }
sylla-choice-hand-down =
    { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }: { $prestige } prestige
