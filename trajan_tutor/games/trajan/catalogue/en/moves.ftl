### Moves as choices, and what a player is asked to choose.

## Sowing and the Trajan tile

trajan-move-sow =
    Take the { $markers ->
        [one] marker
       *[other] { $markers } markers
    } of tray { $tray }: the last one falls in tray { $target } ({ $action }){ $rounds ->
        [0] {""}
        [one] ; a round ends after this turn
       *[other] ; { $rounds } rounds end after this turn
    }
    .short = tray { $tray } to { $target } ({ $action })
trajan-move-sow-quarter =
    Take the { $markers ->
        [one] marker
       *[other] { $markers } markers
    } of tray { $tray }: the last one falls in tray { $target } ({ $action }); the quarter ends after this turn
    .short = tray { $tray } to { $target } ({ $action })
trajan-move-drop = Drop { FORM($colour, "a") } marker in tray { $tray }
trajan-move-mark = Put the [+2] marker on the space for the { $action } action
trajan-move-decline = Leave the special action of the tile unused ({ $kind })
    .short = tile unused
trajan-move-use-goods =
    Draw { $cards ->
        [one] { $cards } goods card
       *[other] { $cards } goods cards
    }
    .short = use the tile
trajan-move-use-workers =
    Move { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from your supply to the worker camp
    .short = use the tile
trajan-move-use-legionaries =
    Move { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from your supply to the military camp
    .short = use the tile

## Passing

trajan-move-pass = Pass: do without the { $action } action
    .short = pass
trajan-move-pass-granted = Pass: do without the extra { $action } action
trajan-move-pass-repeat = Pass: do not repeat the { $action } action
trajan-move-pass-plus-two = Pass: do not use the [+2] marker for another { $action } action

## Seaport

trajan-move-draw =
    Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the deck, then discard 1 card
    .short = draw { $cards } from the deck
trajan-move-take = Take the { FORM($goods, "card") } from the { $pile } discard pile
    .short = the { FORM($goods, "card") }
trajan-move-take-empty = Take the top card of the { $pile } discard pile
trajan-move-lay = Lay { FORM($goods, "a") } into your display, perhaps a second card, and draw as many
    .short = lay { FORM($goods, "a") }
trajan-move-lay-second = Lay { FORM($goods, "a") } as your second card, then draw 2 cards
trajan-move-laid =
    Stop laying and draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trajan-move-ship =
    Ship { $ship } ({ $side }): up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with your cards
    .short = ship { $ship }
trajan-move-discard = Discard { FORM($goods, "a") } on the { $pile } pile
trajan-move-load =
    Load { FORM($goods, "a") }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
trajan-move-load-wild =
    Load a wild goods tile: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
trajan-move-pair =
    Load a pair of { $goods }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
trajan-move-mixed =
    Load { FORM($goods, "a") } and a wild goods tile as a pair: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
trajan-move-pair-wild =
    Load two wild goods tiles as a pair: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
trajan-move-sail =
    Set sail: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Forum

trajan-move-forum = Take the { $tile } tile
    .short = the { $tile } tile
trajan-move-yellow = Take the { $tile } tile from its yellow space
    .short = the { $tile } tile

## Military

trajan-move-enlist = Move a figure from your supply to the military camp
    .short = a legionary
trajan-move-leader = Move the leader to { $province }
    .short = the leader to { $province }
trajan-move-leader-tile = Move the leader to { $province } and take the { $tile } tile
    .short = the leader to { $province }
trajan-move-deploy =
    Place a legionary in { $province }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .short = a legionary in { $province }

## Senate

trajan-move-advance =
    Move your disc to the next space of the senate: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } at the end of the quarter
    .short = one step in the senate

## Trajan

trajan-move-stack =
    Take the Trajan tile “{ $kind }” ({ $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) for slot { $slot }
    .short = “{ $kind }” for slot { $slot }
trajan-move-stack-unknown = Take a Trajan tile from the stack for { $stack }

## Construction

trajan-move-recruit = Move a figure from your supply to the worker camp
    .short = a worker
trajan-move-build = Build on { $space }, where no tile lies
    .short = build on { $space }
trajan-move-build-tile =
    Build on { $space }: { $building }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .short = build on { $space }
trajan-move-build-grant =
    Build on { $space }: { $building }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and your first { $building } tile grants the { $action } action
    .short = build on { $space }

## Repeating an action

trajan-move-no-repeat = Do not repeat the { $action } action
    .short = the { $action } action once
trajan-move-repeat =
    Spend the { $tile } tile to do the { $action } action again{ $times ->
        [one] {""}
        [2] {" "}twice
       *[other] , { $times } times
    }
    .short = the { $action } action again

## The end of a quarter

trajan-move-quarter = End quarter { $quarter }
trajan-move-pay-kept = Meet the demand for { $demand } with a Trajan tile that you keep
trajan-move-pay-tile = Meet the demand for { $demand } with a { $demand } tile, which leaves the game
trajan-move-pay-wild = Meet the demand for { $demand } with a wild demand tile, which leaves the game
trajan-move-pay-unmet =
    Leave the demand for { $demand } unmet ({ $unmet ->
        [one] { $unmet } unmet demand costs
       *[other] { $unmet } unmet demands cost
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
trajan-move-bonus-goods =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your displayed cards of { $goods }
trajan-move-bonus-demand =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you own a { $demand } tile at the end
trajan-move-bonus-workers =
    Take the bonus tile “{ $tile }”: { $halves ->
        [1] half a point, the sum rounded up,
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points, the sum rounded up,
    } for each of your workers in the district
trajan-move-bonus-legionaries =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your legionaries in the provinces
trajan-move-bonus-bonus =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your yellow bonus tiles, this one included

## Setup

trajan-move-place = Place { FORM($colour, "a") } marker in tray { $tray }
trajan-move-draft-deck = Take a card from the deck, unseen
trajan-move-draft-pile = Take the { FORM($goods, "card") } from the { $pile } discard pile
trajan-move-start-tile =
    Put the Trajan tile “{ $kind }” ({ $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) on slot { $slot }

## What is owed now

trajan-prompt-place =
    Place a marker in tray { $tray }: every tray gets two. { $left ->
        [one] { $left } marker is
       *[other] { $left } markers are
    } left.
trajan-prompt-draft = Take goods card { $card } of { $cards }, from the deck or from a discard pile.
trajan-prompt-start-tiles =
    Choose a Trajan tile and slot II, IV or VI for it, from a stack you have not used yet: { $left ->
        [one] { $left } tile is
       *[other] { $left } tiles are
    } left to choose.
trajan-prompt-sow = Choose a tray to sow from.
trajan-prompt-drop =
    Drop a marker in tray { $tray }: { $left ->
        [one] { $left } marker is
       *[other] { $left } markers are
    } still in your hand.
trajan-prompt-special = Use the special action of the tile: { $kind }?
trajan-prompt-special-plus-two = Choose the action that gets your [+2] marker, or leave it.
trajan-prompt-seaport = Choose one option of the seaport, or pass.
trajan-prompt-forum = Take one tile from the forum, or pass.
trajan-prompt-military = Choose one option of the military, or pass.
trajan-prompt-senate = Move your disc in the senate, or pass.
trajan-prompt-trajan = Choose a Trajan tile for the slot of your arch, or pass.
trajan-prompt-construction = Choose one option of construction, or pass.
trajan-prompt-action-granted = Your construction tile grants the { $action } action: choose one option.
trajan-prompt-action-repeat = Do the { $action } action again: choose one option.
trajan-prompt-action-plus-two = Your [+2] marker lets you do the { $action } action once more: choose one option, or pass.
trajan-prompt-discard = Discard a card: choose the card and one of the two piles.
trajan-prompt-lay = Lay a second card, or stop laying.
trajan-prompt-load =
    Load the ship for { $ship }{ $cargo ->
        [0] : choose what goes first.
       *[other] : add to it, or set sail.
    }
trajan-prompt-repeat = Repeat the { $action } action with an extra-action tile?
trajan-prompt-quarter = Quarter { $quarter } is over: go on to the demands of the people.
trajan-prompt-pay = Answer demand { $step } of { $steps }: the people want { $demand }.
trajan-prompt-bonus = You are consul: choose one of the bonus tiles.
trajan-prompt-over = The game is over.
