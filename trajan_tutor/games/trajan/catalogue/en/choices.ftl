### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

## Names that stand alone, and points

trajan-choice-action = { FORM($action, "name") }
trajan-choice-goods = { FORM($goods, "name") }
trajan-choice-kind = { FORM($kind, "name") }
trajan-choice-marker = { FORM($colour, "name") }
trajan-choice-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

## Sowing and the Trajan tile

trajan-choice-sow = Tray { $tray }
trajan-choice-sow-leads =
    { $rounds ->
        [0] { $markers } → { $target } { FORM($action, "name") }
        [1] { $markers } → { $target } { FORM($action, "name") }, round ends
       *[other] { $markers } → { $target } { FORM($action, "name") }, { $rounds } rounds end
    }
trajan-choice-sow-quarter = { $markers } → { $target } { FORM($action, "name") }, quarter ends
trajan-choice-into = into { $tray }
trajan-choice-use-goods =
    Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trajan-choice-use-goods-leads = from the deck
trajan-choice-use-workers =
    { $figures ->
        [one] { $figures } worker
       *[other] { $figures } workers
    }
trajan-choice-use-workers-leads = to the worker camp
trajan-choice-use-legionaries =
    { $figures ->
        [one] { $figures } legionary
       *[other] { $figures } legionaries
    }
trajan-choice-use-legionaries-leads = to the military camp
trajan-choice-decline = Leave it
trajan-choice-decline-leads = unused: { $kind }
trajan-choice-mark = gets the [+2] marker

## Passing and repeating

trajan-choice-pass = Pass
trajan-choice-no-repeat = Do not repeat
trajan-choice-without = without { FORM($action, "the") }
trajan-choice-repeat =
    { $times ->
        [1] Repeat
        [2] Repeat twice
       *[other] Repeat { $times } times
    }
trajan-choice-with = { $tile }

## Seaport

trajan-choice-draw =
    Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trajan-choice-draw-leads = then discard 1
trajan-choice-take = Take { $goods }
trajan-choice-take-empty = Take a card
trajan-choice-from-pile = from { FORM($pile, "the") }
trajan-choice-on-pile = on { FORM($pile, "the") }
trajan-choice-lay = Lay { $goods }
trajan-choice-lay-leads = into your display, draw as many
trajan-choice-lay-second = then draw 2 cards
trajan-choice-laid = Stop laying
trajan-choice-laid-leads =
    draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trajan-choice-ship-identical = Ship { $cargo } identical
trajan-choice-ship-pairs =
    Ship { $cargo ->
        [one] { $cargo } pair
       *[other] { $cargo } pairs
    }
trajan-choice-ship-different = Ship { $cargo } different
trajan-choice-ship-leads =
    up to { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
trajan-choice-load-wild = Wild goods tile
trajan-choice-pair = Pair of { $goods }
trajan-choice-mixed = { FORM($goods, "name") } + wild tile
trajan-choice-pair-wild = Two wild goods tiles
trajan-choice-sail = Set sail
trajan-choice-load-leads =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
trajan-choice-group-lay = Lay cards
trajan-choice-group-ship = Ship
trajan-choice-group-load = Load

## Forum; the words of the family say what sort of tile it is

trajan-choice-tile = { FORM($tile, "name") }
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
trajan-choice-deploy-leads =
    { FORM($province, "in") }, { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
trajan-choice-leader = { FORM($province, "name") }
trajan-choice-no-tile = no tile there
trajan-choice-group-leader = March

## Senate

trajan-choice-advance = Advance in the senate
trajan-choice-advance-leads =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

## Trajan tiles

trajan-choice-stack =
    { $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-choice-start-tile = slot { $slot }, { $pair }

## Construction

trajan-choice-recruit = Recruit
trajan-choice-build = Build on { $space }
trajan-choice-build-leads = no tile there
trajan-choice-build-leads-tile =
    { $building }, { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
trajan-choice-build-leads-grant =
    { $building }, { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, then { $action }
trajan-choice-group-build = Build

## The end of a quarter

trajan-choice-quarter = End quarter { $quarter }
trajan-choice-quarter-leads = demands, votes, new tiles
trajan-choice-pay-kept = Kept Trajan tile
trajan-choice-pay-tile = Forum tile
trajan-choice-pay-wild = Wild demand tile
trajan-choice-pay-unmet = Leave it unmet
trajan-choice-pay-for = for { $demand }
trajan-choice-pay-costs = −{ $points } points so far
trajan-choice-bonus = { FORM($tile, "name") }
trajan-choice-bonus-goods =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each card
trajan-choice-bonus-demand =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with such a tile
trajan-choice-bonus-workers =
    { $halves ->
        [1] ½ point
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points
    } for each worker
trajan-choice-bonus-legionaries =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each legionary
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
trajan-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
trajan-clock = Quarter { $quarter }/{ $quarters } · round { $round }/{ $rounds } · { $time }/{ $length }
    .quarter = Quarter { $quarter } of { $quarters }
    .round = Round { $round } of { $rounds }
    .time = { $time } of { $length } steps of time in this round
trajan-points = points
trajan-token-open = Demand for { $demand }: open
trajan-token-met = Demand for { $demand }: you can meet it
trajan-token-unknown = A demand that is not turned up yet
trajan-penalty = −{ $points }
    .says =
        { $unmet ->
            [one] { $unmet } demand is open: at the end of the quarter it costs { $points } points
           *[other] { $unmet } demands are open: at the end of the quarter they cost { $points } points
        }
trajan-left =
    { $left ->
        [0] none left
       *[other] { $left } left
    }

## Questions of exercises

trajan-exercise-last-marker = { $who } chose “{ FORM($move, "plain") }”. Click the tray that the last marker falls into.
