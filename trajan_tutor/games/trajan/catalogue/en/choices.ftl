### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

## Names that stand alone, and points

# $action: “forum”, “construction”
trajan-choice-action = { FORM($action, "name") }
# $goods: “oil”, “scrolls”
trajan-choice-goods = { FORM($goods, "name") }
# $kind: “one worker”, “demand for bread”
trajan-choice-kind = { FORM($kind, "name") }
# $colour: “blue”, “yellow”
trajan-choice-marker = { FORM($colour, "name") }
# $points: 0, 6
trajan-choice-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Sowing and the Trajan tile

# $tray: “I”, “III”
trajan-choice-sow = Tray { $tray }
# $action: “forum”, “construction”
# $markers: 1, 7
# $rounds: 0, 1
# $target: “I”, “III”
trajan-choice-sow-leads =
    { $rounds ->
        [0] { $markers } → { $target } { FORM($action, "name") }
        [1] { $markers } → { $target } { FORM($action, "name") }, round ends
       *[other] { $markers } → { $target } { FORM($action, "name") }, { $rounds } rounds end
    }
# $action: “forum”, “construction”
# $markers: 1, 10
# $target: “I”, “III”
trajan-choice-sow-quarter = { $markers } → { $target } { FORM($action, "name") }, quarter ends
# $tray: “I”, “III”
trajan-choice-into = into { $tray }
# $cards: 2
trajan-choice-use-goods =
    Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trajan-choice-use-goods-leads = from the deck
# $figures: 1, 2
trajan-choice-use-workers =
    { $figures ->
        [one] { $figures } worker
       *[other] { $figures } workers
    }
trajan-choice-use-workers-leads = to the worker camp
# $figures: 1, 2
trajan-choice-use-legionaries =
    { $figures ->
        [one] { $figures } legionary
       *[other] { $figures } legionaries
    }
trajan-choice-use-legionaries-leads = to the military camp
trajan-choice-decline = Leave it
# $kind: “one worker”, “two legionaries”
trajan-choice-decline-leads = unused: { $kind }
trajan-choice-mark = gets the [+2] marker

## Passing and repeating

trajan-choice-pass = Pass
trajan-choice-no-repeat = Do not repeat
# $action: “forum”, “construction”
trajan-choice-without = without { FORM($action, "the") }
# $times: 1, 2
trajan-choice-repeat =
    { $times ->
        [1] Repeat
        [2] Repeat twice
       *[other] Repeat { $times } times
    }
# $tile: “games tile”, “extra-action tile for the military”
trajan-choice-with = { $tile }

## Seaport

# $cards: 2
trajan-choice-draw =
    Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trajan-choice-draw-leads = then discard 1
# $goods: “fish”, “scrolls”
trajan-choice-take = Take { $goods }
trajan-choice-take-empty = Take a card
# $pile: “left discard pile”, “right discard pile”
trajan-choice-from-pile = from { FORM($pile, "the") }
# $pile: “left discard pile”, “right discard pile”
trajan-choice-on-pile = on { FORM($pile, "the") }
# $goods: “oil”, “scrolls”
trajan-choice-lay = Lay { $goods }
trajan-choice-lay-leads = into your display, draw as many
trajan-choice-lay-second = then draw 2 cards
trajan-choice-laid = Stop laying
# $cards: 1
trajan-choice-laid-leads =
    draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $cargo: 1, 4
trajan-choice-ship-identical = Ship { $cargo } identical
# $cargo: 1, 2
trajan-choice-ship-pairs =
    Ship { $cargo ->
        [one] { $cargo } pair
       *[other] { $cargo } pairs
    }
# $cargo: 1, 4
trajan-choice-ship-different = Ship { $cargo } different
# $points: 1, 12
trajan-choice-ship-leads =
    up to { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
trajan-choice-load-wild = Wild goods tile
# $goods: “oil”, “columns”
trajan-choice-pair = Pair of { $goods }
# $goods: “fish”, “pottery”
trajan-choice-mixed = { FORM($goods, "name") } + wild tile
trajan-choice-pair-wild = Two wild goods tiles
trajan-choice-sail = Set sail
# $points: 0, 12
trajan-choice-load-leads =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
trajan-choice-group-lay = Lay cards
trajan-choice-group-ship = Ship
trajan-choice-group-load = Load

## Forum; the words of the family say what sort of tile it is

# $tile: “bread tile”, “extra-action tile for construction”
trajan-choice-tile = { FORM($tile, "name") }
# $family: “wild tile”, “extra-action tile”
trajan-choice-forum = { $family }
trajan-choice-yellow = from a yellow space
trajan-choice-tile-demand = demand tile
trajan-choice-tile-votes = senate tile
trajan-choice-tile-wild = wild tile
trajan-choice-tile-extra = extra-action tile
trajan-choice-group-forum = Forum tiles
trajan-choice-group-yellow = Extra-action tiles

## Military

trajan-choice-enlist = Enlist
trajan-choice-to-camp = from the supply to the camp
trajan-choice-deploy = Place a legionary
# $points: 0, 10
# $province: “Alpes”, “Germania Superior”
trajan-choice-deploy-leads =
    { FORM($province, "in") }, { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
# $province: “Alpes”, “Germania Superior”
trajan-choice-leader = { FORM($province, "name") }
trajan-choice-no-tile = no tile there
trajan-choice-group-leader = March

## Senate

trajan-choice-advance = Advance in the senate
# $points: 2, 6
# $votes: 2, 6
trajan-choice-advance-leads =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

## Trajan tiles

# $pair: “two blue”, “yellow and orange”
# $points: 1, 9
trajan-choice-stack =
    { $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $pair: “two blue”, “yellow and orange”
# $slot: “II”, “VI”
trajan-choice-start-tile = slot { $slot }, { $pair }

## Construction

trajan-choice-recruit = Recruit
# $space: “A1”, “D4”
trajan-choice-build = Build on { $space }
trajan-choice-build-leads = no tile there
# $building: “door”, “fountain”
# $points: 2, 5
trajan-choice-build-leads-tile =
    { $building }, { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
# $action: “forum”, “military”
# $building: “door”, “fountain”
# $points: 2, 5
trajan-choice-build-leads-grant =
    { $building }, { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, then { $action }
trajan-choice-group-build = Build

## The end of a quarter

# $quarter: 1, 4
trajan-choice-quarter = End quarter { $quarter }
trajan-choice-quarter-leads = demands, votes, new tiles
trajan-choice-pay-kept = Kept Trajan tile
trajan-choice-pay-tile = Forum tile
trajan-choice-pay-wild = Wild demand tile
trajan-choice-pay-unmet = Leave it unmet
# $demand: “bread”, “religion”
trajan-choice-pay-for = for { $demand }
# $points: 4, 9
trajan-choice-pay-costs = −{ $points } points so far
# $tile: “bread”, “fruit and pottery”
trajan-choice-bonus = { FORM($tile, "name") }
# $points: 3
trajan-choice-bonus-goods =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each card
# $points: 9
trajan-choice-bonus-demand =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with such a tile
# $halves: 2
trajan-choice-bonus-workers =
    { $halves ->
        [1] ½ point
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points
    } for each worker
# $points: 2
trajan-choice-bonus-legionaries =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each legionary
# $points: 3
trajan-choice-bonus-bonus =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each yellow tile

## Setup

trajan-choice-deck = From the deck
trajan-choice-deck-leads = unseen

## At the top of the table

trajan-now-sow = Sowing
# $votes: 0, 8
trajan-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
# $length: 11, 21
# $quarter: 1, 4
# $quarters: 4
# $round: 1, 4
# $rounds: 4
# $time: 0, 9
trajan-clock = Quarter { $quarter }/{ $quarters } · round { $round }/{ $rounds } · { $time }/{ $length }
    .quarter = Quarter { $quarter } of { $quarters }
    .round = Round { $round } of { $rounds }
    .time = { $time } of { $length } steps of time in this round
trajan-points = points
# $demand: “bread”, “religion”
trajan-token-open = Demand for { $demand }: open
# $demand: “bread”, “religion”
trajan-token-met = Demand for { $demand }: you can meet it
trajan-token-unknown = A demand that is not turned up yet
# $points: 4, 15
# $unmet: 1, 3
trajan-penalty = −{ $points }
    .says =
        { $unmet ->
            [one] { $unmet } demand is open: at the end of the quarter it costs { $points } points
           *[other] { $unmet } demands are open: at the end of the quarter they cost { $points } points
        }
# $left: 0, 4
trajan-left =
    { $left ->
        [0] none left
       *[other] { $left } left
    }

## Questions of exercises

# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the 4 markers of tray III: the last one falls in tray I (seaport)…”
# $who: “You”
trajan-exercise-last-marker = { $who } chose “{ FORM($move, "plain") }”. Click the tray that the last marker falls into.
