### What the coach says about Trajan: what a feature of a position means for a player, and the areas of the board.
### Room: parts of sentences, which wrap; an area after “Look at” is a few words.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

# $change: 1, 11
trajan-reason-sets =
    { $change ->
        [one] one point
       *[other] { $change } points
    } more for sets of construction tiles at the end of the game
# $change: 1, 9
# $tile: “games”, “columns and furs”
trajan-reason-bonus-tiles =
    { $change ->
        [one] one point
       *[other] { $change } points
    } more for bonus tiles at the end of the game ({ $tile })
# $change: 1
trajan-reason-legionaries =
    { $change ->
        [one] one legionary
       *[other] { $change } legionaries
    } more in the provinces
# $change: 1, 33
trajan-reason-time-left =
    the quarter is { $change ->
        [one] one step
       *[other] { $change } steps
    } shorter
# $action: “senate”, “construction”
# $trays: “II”, “I and VI”
trajan-reason-reach = your next sowing can end at { FORM($action, "the") } (from { $trays }), which it cannot otherwise
# $keeps: 0
# $kind: “two workers”
# $slot: “VI”
# $turns: 1
trajan-reason-tile-planned =
    { $keeps ->
        [0] { $turns ->
            [1] the Trajan tile at { $slot } ({ $kind }) can be yours next turn
           *[other] the Trajan tile at { $slot } ({ $kind }) can be yours in two turns
        }
       *[other] { $turns ->
            [1] the Trajan tile at { $slot } ({ $kind }) can be yours next turn and then meets a demand in every quarter
           *[other] the Trajan tile at { $slot } ({ $kind }) can be yours in two turns and then meets a demand in every quarter
        }
    }
# $change: 1, 3
trajan-reason-rounds-left =
    { $change ->
        [one] one round
       *[other] { $change } rounds
    } more in this quarter
# $change: 1, 7
# $here: 0, 5
trajan-reason-votes =
    { $change ->
        [one] one more vote
       *[other] { $change } more votes
    } in the senate ({ $here } in all)
# $change: 1, 3
trajan-reason-cards =
    { $change ->
        [one] one more goods card
       *[other] { $change } more goods cards
    } in your hand
# $change: 1, 2
trajan-reason-worker-camp =
    { $change ->
        [one] one more worker is
       *[other] { $change } more workers are
    } ready to build
# $change: 1
trajan-reason-military-camp =
    { $change ->
        [one] one more legionary is
       *[other] { $change } more legionaries are
    } ready to march
# $change: 1
trajan-reason-wild-goods =
    { $change ->
        [one] a wild goods tile
       *[other] { $change } wild goods tiles
    } for your ships
# $change: 1
trajan-reason-wild-construction =
    { $change ->
        [one] a wild construction tile
       *[other] { $change } wild construction tiles
    } for your sets of construction tiles
trajan-reason-wild-demand = a wild demand tile, which meets any demand of the people
# $tile: “wild extra-action tile”, “extra-action tile for the military”
trajan-reason-extra-action = { FORM($tile, "a") }, so that you do an action twice in one turn
# $here: 1, 9
# $kind: “one worker”, “demand for games”
# $slot: “I”, “III”
trajan-reason-trajan-tile = a Trajan tile at { $slot } to be earned later ({ $kind }, { $here ->
        [one] one point
       *[other] { $here } points
    })
# $pair: “two pink”, “yellow and green”
# $slot: “I”, “III”
trajan-reason-tile-ready = both colours of your Trajan tile at { $slot } lie in its tray ({ $pair }): end a turn there to earn it
# $pair: “two green”, “yellow and blue”
# $slot: “I”, “III”
trajan-reason-half-ready = one of the two colours of your Trajan tile at { $slot } lies in its tray ({ $pair })
# $change: 1
trajan-reason-plus-two =
    { $change ->
        [one] one more [+2] marker
       *[other] { $change } more [+2] markers
    } on your mat, so that you do an action twice more
trajan-reason-to-move = the next turn is yours
# $change: 1, 2
# $demand: “bread”, “religion”
trajan-reason-answers =
    you can meet { $change ->
        [one] one more demand
       *[other] { $change } more demands
    } for { $demand } when the quarter ends
# $demand: “games”
trajan-reason-kept = a tile to keep that meets a demand for { $demand } in every quarter
# $change: 1, 3
trajan-reason-demands-unmet =
    you can meet { $change ->
        [one] one more demand
       *[other] { $change } more demands
    } of the people when the quarter ends

## Plans at the own action circle: what the next own turns earn there, whatever the others do

# $tiles are Trajan tiles with what each brings, $legs the own turns that earn them, one after the other.
# $late: 0, 1
# $legs: “next from V to II (forum)”, “next from II to IV (senate), then from VI to V (Trajan) and then from …”
# $tiles: “two orange meet in II next turn (Trajan tile: points only, 9 points)”, “two white meet in VI in two turns (Trajan tile: demand for religion, o…”
trajan-plan =
    { $late ->
        [0] { $tiles }: { $legs }
       *[other] { $tiles }, if the game lasts that long: { $legs }
    }
# $kind: “one worker”, “demand for religion”
# $pair: “two pink”, “orange and green”
# $points: 1, 9
# $slot: “V”, “III”
# $turns: 1, 3
trajan-plan-meets =
    { $pair } meet in { $slot } { $turns ->
        [1] next turn
        [2] in two turns
       *[other] in three turns
    } (Trajan tile: { $kind }, { POINTS($points) })
# $kind: “points only”, “two goods cards”
# $pair: “two orange”, “white and pink”
# $points: 3, 9
# $slot: “I”, “IV”
# $turns: 1, 2
trajan-plan-lies =
    { $pair } lie in { $slot } and can be earned { $turns ->
        [1] next turn
        [2] in two turns
       *[other] in three turns
    } (Trajan tile: { $kind }, { POINTS($points) })
# $action: “forum”, “construction”
# $target: “I”, “III”
# $tray: “I”, “III”
# $turns: 1, 3
trajan-plan-leg =
    { $turns ->
        [1] next
       *[other] then
    } from { $tray } to { $target } ({ $action })

## Why the markers fall in their order; $turns is 0 for this turn itself

# $colour: “blue”, “white”
# $tray: “I”, “VI”
trajan-order-drop = { $colour } into { $tray }
# $drops: “blue into I”, “white into VI”
# $kind: “one worker”, “demand for religion”
# $pair: “two green”, “orange and white”
# $points: 1, 9
# $slot: “I”, “VI”
# $turns: 0, 2
trajan-order-only =
    Mind the order: { $drops }. No other order earns the Trajan tile at { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] now
        [1] as early as next turn
       *[other] within two turns
    }.
# $kind: “points only”
# $pair: “two green”
# $points: 9
# $slot: “III”
# $turns: 2
trajan-order-some =
    Mind the order: some orders of the markers earn the Trajan tile at { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] now
        [1] as early as next turn
       *[other] within two turns
    }, others do not; this one does.
trajan-order-any = Drop the markers in any order: what your next two turns can earn stays the same.

# After "Look at".
# $kind: “one worker”, “demand for games”
# $pair: “two green”, “yellow and white”
# $points: 1, 9
# $slot: “I”, “III”
trajan-stake-tile = your Trajan tile at { $slot } ({ $kind }, { POINTS($points) }): it needs { $pair } in its tray

trajan-period = quarter

## Areas of the board, after "Look at"

trajan-look-province = the provinces on the map
trajan-look-district = the construction district
trajan-look-ship = the ships of the seaport
trajan-look-deck = the goods cards of the seaport
trajan-look-pile = the discard piles of the seaport
trajan-look-stack = the stacks of Trajan tiles
trajan-look-forum = the forum
trajan-look-yellow = the yellow spaces of the forum
trajan-look-senate = the senate
trajan-look-senate-bonus = the bonus tiles of the senate
trajan-look-time = the time track
trajan-look-demand = the demands of the people
trajan-look-quarter = the time track
trajan-look-mat-name = your mat
trajan-look-mat-score = your points
trajan-look-mat-centre = the centre of your action circle
trajan-look-mat-tray = the trays of your action circle
trajan-look-mat-slot = your Trajan tiles and the trays beside them
trajan-look-mat-held = the markers in your hand
trajan-look-mat-plus-two = the spaces for your [+2] markers
trajan-look-mat-hand = the goods cards in your hand
trajan-look-mat-display = the goods cards in your display
trajan-look-mat-tiles = your forum tiles
trajan-look-mat-kept = the Trajan tiles that you keep
trajan-look-mat-bonus = your bonus tiles
trajan-look-mat-built = your construction tiles
trajan-look-mat-supply = your supply of figures
trajan-look-mat-worker-camp = your worker camp
trajan-look-mat-military-camp = your military camp
trajan-look-list = your choices now

## What happens after a turn

# $tray: “IV”
trajan-milestone-tile = you earn the Trajan tile at { $tray }
# $province: “Noricum”
trajan-milestone-province = your legionary reaches { $province }
# $demands: 2, 3
trajan-milestone-unmet =
    { $demands ->
        [one] a demand stays unmet
       *[other] { $demands } demands stay unmet
    }
