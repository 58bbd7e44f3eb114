### Moves as choices, and what a player is asked to choose.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

## Sowing. `.plain` says a move without what comes of it.

# $action: “forum”, “construction”
# $markers: 1, 7
# $rounds: 0, 1
# $target: “I”, “III”
# $tray: “I”, “III”
trajan-move-sow =
    { $rounds ->
        [0] { $markers ->
            [1] Take the marker of tray { $tray }: it falls in tray { $target } ({ $action })
           *[other] Take the { $markers } markers of tray { $tray }: the last one falls in tray { $target } ({ $action })
        }
        [1] { $markers ->
            [1] Take the marker of tray { $tray }: it falls in tray { $target } ({ $action }); a round ends after this turn
           *[other] Take the { $markers } markers of tray { $tray }: the last one falls in tray { $target } ({ $action }); a round ends after this turn
        }
       *[other] { $markers ->
            [1] Take the marker of tray { $tray }: it falls in tray { $target } ({ $action }); { $rounds } rounds end after this turn
           *[other] Take the { $markers } markers of tray { $tray }: the last one falls in tray { $target } ({ $action }); { $rounds } rounds end after this turn
        }
    }
    .short = tray { $tray } to { $target } ({ $action })
    .plain = { $markers ->
        [1] Take the marker of tray { $tray }
       *[other] Take the { $markers } markers of tray { $tray }
    }
# $action: “forum”, “construction”
# $markers: 1, 10
# $target: “I”, “III”
# $tray: “I”, “III”
trajan-move-sow-quarter =
    { $markers ->
        [1] Take the marker of tray { $tray }: it falls in tray { $target } ({ $action }); the quarter ends after this turn
       *[other] Take the { $markers } markers of tray { $tray }: the last one falls in tray { $target } ({ $action }); the quarter ends after this turn
    }
    .short = tray { $tray } to { $target } ({ $action })
    .plain = { $markers ->
        [1] Take the marker of tray { $tray }
       *[other] Take the { $markers } markers of tray { $tray }
    }

## Markers, and the Trajan tile

# $colour: “blue”, “yellow”
# $tray: “I”, “III”
trajan-move-drop = Drop { FORM($colour, "a") } in tray { $tray }
    .short = { $colour } into { $tray }
# $action: “forum”, “construction”
trajan-move-mark = Put the [+2] marker on the space for { FORM($action, "the") }
    .short = [+2] for { FORM($action, "the") }
# $kind: “one worker”, “two legionaries”
trajan-move-decline = Leave the special action of the tile unused ({ $kind })
    .short = tile unused
# $cards: 2
trajan-move-use-goods =
    Draw { $cards ->
        [one] { $cards } goods card
       *[other] { $cards } goods cards
    }
    .short = use the tile
# $figures: 1, 2
trajan-move-use-workers =
    Move { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from your supply to the worker camp
    .short = use the tile
# $figures: 1, 2
trajan-move-use-legionaries =
    Move { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from your supply to the military camp
    .short = use the tile

## Passing

# $action: “forum”, “construction”
trajan-move-pass = Pass: skip { FORM($action, "the") }
    .short = pass
# $action: “forum”, “military”
trajan-move-pass-granted = Pass: skip { FORM($action, "the") } that the construction tile grants
# $action: “forum”, “construction”
trajan-move-pass-repeat = Pass: do not repeat { FORM($action, "the") }
# $action: “forum”
trajan-move-pass-plus-two = Pass: do not use the [+2] marker to do { FORM($action, "the") } once more

## Seaport

# $cards: 2
trajan-move-draw =
    Draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the deck, then discard 1 card
    .short = draw { $cards } from the deck
# $goods: “fish”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-move-take = Take the { FORM($goods, "card") } from { FORM($pile, "the") }
    .short = the { FORM($goods, "card") }
# $pile: “left discard pile”
trajan-move-take-empty = Take the top card of { FORM($pile, "the") }
# $goods: “oil”, “scrolls”
trajan-move-lay = Lay { FORM($goods, "a") } into your display, perhaps a second card, and draw the same number
    .short = lay { FORM($goods, "a") }
# $goods: “oil”, “scrolls”
trajan-move-lay-second = Lay { FORM($goods, "a") } as your second card, then draw 2 cards
# $cards: 1
trajan-move-laid =
    Stop laying and draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $goods: “oil”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-move-discard = Discard { FORM($goods, "a") } on { FORM($pile, "the") }

## Ships

# $points: 1, 12
# $ship: “pairs”, “identical cards”
# $side: “grey side”, “coloured side”
trajan-move-ship =
    Ship { $ship } ({ $side }): up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with your cards
    .short = ship { $ship }
    .plain = Ship { $ship } ({ $side })
# $goods: “oil”, “scrolls”
# $points: 0, 12
trajan-move-load =
    Load { FORM($goods, "a") }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
    .plain = Load { FORM($goods, "a") }
# $points: 0, 20
trajan-move-load-wild =
    Load a wild goods tile: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
    .plain = Load a wild goods tile
# $goods: “oil”, “columns”
# $points: 5, 10
trajan-move-pair =
    Load a pair of { $goods }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
    .plain = Load a pair of { $goods }
# $goods: “fish”, “pottery”
# $points: 2, 15
trajan-move-mixed =
    Load { FORM($goods, "a") } and a wild goods tile as a pair: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
    .plain = Load { FORM($goods, "a") } and a wild goods tile as a pair
# $points: 2, 15
trajan-move-pair-wild =
    Load two wild goods tiles as a pair: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
    .plain = Load two wild goods tiles as a pair
# $points: 0, 6
trajan-move-sail =
    Set sail: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .plain = Set sail

## Forum

# $tile: “bread tile”, “extra-action tile for the seaport”
trajan-move-forum = Take { FORM($tile, "the") }
    .short = { FORM($tile, "the") }
# $tile: “extra-action tile for Trajan”, “extra-action tile for the military”
trajan-move-yellow = Take { FORM($tile, "the") } from its yellow space
    .short = { FORM($tile, "the") }

## Military

trajan-move-enlist = Move a figure from your supply to the military camp
    .short = a figure to the military camp
# $province: “Alpes”, “Germania Superior”
trajan-move-leader = Move the leader { FORM($province, "to") }
    .short = the leader { FORM($province, "to") }
# $province: “Alpes”, “Germania Superior”
# $tile: “games tile”, “extra-action tile for the military”
trajan-move-leader-tile = Move the leader { FORM($province, "to") } and take { FORM($tile, "the") }
    .short = the leader { FORM($province, "to") }

## Placing a legionary

# $points: 0, 10
# $province: “Alpes”, “Germania Superior”
trajan-move-deploy =
    Place a legionary { FORM($province, "in") }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .short = a legionary { FORM($province, "in") }
    .plain = Place a legionary { FORM($province, "in") }

## Senate

# $points: 2, 6
# $votes: 2, 6
trajan-move-advance =
    Move your disc to the next space of the senate: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now, { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } at the end of the quarter
    .short = one step in the senate
    .plain = Move your disc to the next space of the senate

## Trajan

# $kind: “one worker”, “demand for bread”
# $pair: “two pink”, “yellow and orange”
# $points: 1, 9
# $slot: “I”, “III”
trajan-move-stack =
    Take the Trajan tile “{ $kind }” ({ $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) for slot { $slot }
    .short = “{ $kind }” for slot { $slot }
# $stack: “points”, “[+2] markers”
trajan-move-stack-unknown = Take a Trajan tile from the stack for { $stack }

## Construction

trajan-move-recruit = Move a figure from your supply to the worker camp
    .short = a figure to the worker camp
# $space: “A3”, “D3”
trajan-move-build = Build on { $space }, where no tile lies
    .short = build on { $space }

## Building on a tile

# $building: “door”, “fountain”
# $points: 2, 5
# $space: “A3”, “D5”
trajan-move-build-tile =
    Build on { $space }: { $building }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .short = build on { $space }
    .plain = Build on { $space }
# $action: “forum”, “military”
# $building: “door”, “fountain”
# $points: 2, 5
# $space: “A1”, “D5”
trajan-move-build-grant =
    Build on { $space }: { $building }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and your first construction tile of this kind grants { FORM($action, "the") }
    .short = build on { $space }
    .plain = Build on { $space }

## Repeating an action

# $action: “forum”, “construction”
trajan-move-no-repeat = Do not repeat { FORM($action, "the") }
    .short = { FORM($action, "the") } once
# $action: “forum”, “construction”
# $tile: “wild extra-action tile”, “extra-action tile for the military”
# $times: 1, 2
trajan-move-repeat =
    { $times ->
        [1] Spend { FORM($tile, "the") } to do { FORM($action, "the") } again
        [2] Spend { FORM($tile, "the") } to do { FORM($action, "the") } twice more
       *[other] Spend { FORM($tile, "the") } to do { FORM($action, "the") } { $times } times more
    }
    .short = { FORM($action, "the") } again

## The end of a quarter

# $quarter: 1, 4
trajan-move-quarter = End quarter { $quarter }
# $demand: “games”, “religion”
trajan-move-pay-kept = Meet the demand for { $demand } with a Trajan tile that you keep
# $demand: “bread”, “religion”
trajan-move-pay-tile = Meet the demand for { $demand } with a forum tile, which leaves the game
# $demand: “bread”, “religion”
trajan-move-pay-wild = Meet the demand for { $demand } with a wild demand tile, which leaves the game
# $goods: “gold and gems”, “fruit and pottery”
# $points: 3
# $tile: “gold and gems”, “fruit and pottery”
trajan-move-bonus-goods =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your displayed cards of { $goods }
# $demand: “bread”, “religion”
# $points: 9
# $tile: “bread”, “religion”
trajan-move-bonus-demand =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you own a forum tile with the sign for { $demand } at the end
# $halves: 2
# $tile: “workers”
trajan-move-bonus-workers =
    Take the bonus tile “{ $tile }”: { $halves ->
        [1] half a point, the sum rounded up,
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points, the sum rounded up,
    } for each of your workers in the construction district
# $points: 2
# $tile: “legionaries”
trajan-move-bonus-legionaries =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your legionaries in the provinces
# $points: 3
# $tile: “bonus tiles”
trajan-move-bonus-bonus =
    Take the bonus tile “{ $tile }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your yellow bonus tiles, this one included

## Leaving a demand unmet

# $demand: “bread”, “religion”
# $points: 4, 9
# $unmet: 1, 2
trajan-move-pay-unmet =
    Leave the demand for { $demand } unmet ({ $unmet ->
        [one] { $unmet } unmet demand costs
       *[other] { $unmet } unmet demands cost
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
    .plain = Leave the demand for { $demand } unmet

## Setup

# $colour: “blue”, “yellow”
# $tray: “I”, “III”
trajan-move-place = Place { FORM($colour, "a") } in tray { $tray }
trajan-move-draft-deck = Take a card from the deck, unseen
# $goods: “fish”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-move-draft-pile = Take the { FORM($goods, "card") } from { FORM($pile, "the") }
# $kind: “points only”, “two goods cards”
# $pair: “two blue”, “yellow and orange”
# $points: 2, 9
# $slot: “II”, “VI”
trajan-move-start-tile =
    Put the Trajan tile “{ $kind }” ({ $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) on slot { $slot }

## What is owed now

# $left: 5, 12
# $tray: “I”, “III”
trajan-prompt-place =
    Place a marker in tray { $tray }: every tray gets two. { $left ->
        [one] { $left } marker is
       *[other] { $left } markers are
    } left.
    .short = placing markers
# $card: 1, 3
# $cards: 3
trajan-prompt-draft = Take goods card { $card } of { $cards }, from the deck or from a discard pile.
    .short = taking a goods card
# $left: 1, 3
trajan-prompt-start-tiles =
    Choose a Trajan tile and slot II, IV or VI for it, from a stack you have not used yet: { $left ->
        [one] { $left } tile is
       *[other] { $left } tiles are
    } left to choose.
    .short = the first Trajan tiles
trajan-prompt-sow = Choose a tray to sow from.
    .short = sowing
# $left: 2, 8
# $tray: “I”, “III”
trajan-prompt-drop =
    Drop a marker in tray { $tray }: { $left ->
        [one] { $left } marker is
       *[other] { $left } markers are
    } still in your hand.
    .short = dropping the next marker
# $kind: “one worker”, “two legionaries”
trajan-prompt-special = Use the tile's special action: { $kind }?
    .short = the special action of the tile
trajan-prompt-special-plus-two = Choose the action that gets your [+2] marker, or leave it.
trajan-prompt-seaport = Choose what to do in the seaport, or pass.
    .short = the seaport
trajan-prompt-forum = Take one tile from the forum, or pass.
    .short = the forum
trajan-prompt-military = Choose what to do in the military, or pass.
    .short = the military
trajan-prompt-senate = Move your disc in the senate, or pass.
    .short = the senate
trajan-prompt-trajan = Choose a Trajan tile for the slot of your arch, or pass.
    .short = a new Trajan tile
trajan-prompt-construction = Choose what to do in construction, or pass.
    .short = construction
# $action: “forum”, “military”
trajan-prompt-action-granted = Your construction tile gives you { FORM($action, "the") }: choose what to do.
# $action: “forum”, “construction”
trajan-prompt-action-repeat = Do { FORM($action, "the") } again: choose one option.
# $action: “forum”
trajan-prompt-action-plus-two = Your [+2] marker lets you do { FORM($action, "the") } once more: choose one option, or pass.
trajan-prompt-discard = Discard a card: choose the card and one of the two piles.
    .short = discarding a card
trajan-prompt-lay = Lay a second card, or stop laying.
    .short = laying a second card
# $cargo: 0, 3
# $ship: “pairs”, “identical cards”
trajan-prompt-load =
    { $cargo ->
        [0] Load the ship for { $ship }: choose what goes first.
       *[other] Load the ship for { $ship }: add to it, or set sail.
    }
    .short = loading the ship
# $action: “forum”, “construction”
trajan-prompt-repeat = Repeat { FORM($action, "the") } with an extra-action tile?
    .short = the same action again, with an extra-action tile
# $quarter: 1, 4
trajan-prompt-quarter = Quarter { $quarter } is over: go on to the demands of the people.
    .short = the demands of the people
# $demand: “bread”, “religion”
# $step: 1, 3
# $steps: 3
trajan-prompt-pay = Demand { $step } of { $steps }: the people want { $demand }. Meet it, or leave it unmet.
    .short = a demand of the people
trajan-prompt-bonus = You are consul: choose one of the bonus tiles.
    .short = a bonus tile for the consul
trajan-prompt-over = The game is over.
    .short = the end of the game
