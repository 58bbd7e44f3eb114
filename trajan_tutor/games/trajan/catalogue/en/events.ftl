### What happened. The name of the player stands before the sentence, so it has no subject of its own; events without a
### player tell what happened at the table.
### Room: lines of the log, which wrap; `.short` has half a line.

## Points

# $points: 1, 15
# $source: “ships”, “construction tiles”
trajan-event-points =
    { $points ->
        [0] No point
        [one] { $points } point
       *[other] { $points } points
    } { FORM($source, "from") }.
# $points: 4, 15
# $source: “demands of the people”, “points before the position”
trajan-event-points-lost =
    Lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { FORM($source, "from") }.

## Setup

# $colour: “blue”, “yellow”
# $tray: “I”, “III”
trajan-event-placed = Placed { FORM($colour, "a") } in tray { $tray }.
    .short = placed { FORM($colour, "a") } in tray { $tray }
# $side: “yellow side”
# $tile: “bread”, “scrolls and oil”
trajan-event-bonus = Drew the bonus tile “{ $tile }”, { $side } up.
# $goods: “fish”, “pottery”
trajan-event-drafted = Took { FORM($goods, "a") } from the deck.
trajan-event-drafted-hidden = Took a card from the deck.
# $goods: “fish”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-event-drafted-pile = Took the { FORM($goods, "card") } from { FORM($pile, "the") }.

## Sowing, time, Trajan tiles

# $quarter: 0, 4
# $round: 0, 4
trajan-event-turn = Began a turn (quarter { $quarter }, round { $round }).
# $action: “forum”, “construction”
# $markers: 1, 7
# $target: “I”, “III”
# $tray: “I”, “III”
trajan-event-sowed =
    Took the { $markers ->
        [one] marker
       *[other] { $markers } markers
    } of tray { $tray }, to end in tray { $target } ({ $action }).
    .short = sowed tray { $tray } to { $target } ({ $action })
# $colour: “blue”, “yellow”
# $tray: “I”, “III”
trajan-event-dropped = Dropped { FORM($colour, "a") } in tray { $tray }.
# $steps: 1, 8
# $time: 0, 9
trajan-event-time =
    Moved the time marker { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to space { $time }.
# $rounds: 0, 2
trajan-event-lap =
    The time marker passed the start: { $rounds ->
        [one] { $rounds } round ends
       *[other] { $rounds } rounds end
    } after this turn.
# $kind: “one worker”, “demand for bread”
# $pair: “two pink”, “yellow and white”
# $slot: “I”, “III”
trajan-event-accomplished = Accomplished the Trajan tile “{ $kind }” ({ $pair }) in slot { $slot }.
    .short = accomplished “{ $kind }” in slot { $slot }
# $demand: “bread”, “religion”
trajan-event-kept = Kept the Trajan tile to meet a demand for { $demand } in every quarter.
# $slot: “I”, “III”
trajan-event-arch-moved = Moved the arch to slot { $slot }.
trajan-event-arch-moved-centre = Moved the arch to the centre: all slots are full.
# $kind: “one worker”, “two legionaries”
trajan-event-declined = Left the special action of the tile unused ({ $kind }).
# $action: “forum”, “construction”
trajan-event-marked = Put a [+2] marker on { FORM($action, "the") }.
    .short = put a [+2] marker on { FORM($action, "the") }
# $figures: 1, 2
trajan-event-figures-workers =
    Moved { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from the supply to the worker camp.
    .short = sent { $figures ->
            [one] a figure
           *[other] { $figures } figures
        } to the worker camp
# $figures: 1, 2
trajan-event-figures-legionaries =
    Moved { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from the supply to the military camp.
    .short = sent { $figures ->
            [one] a figure
           *[other] { $figures } figures
        } to the military camp

## Actions

# $action: “forum”, “construction”
trajan-event-passed = Skipped { FORM($action, "the") }.
    .short = skipped { FORM($action, "the") }
# $action: “forum”, “senate”
# $why: “All slots are full”, “The last space of the senate”
trajan-event-impossible = Had to skip { FORM($action, "the") } by the rule “{ $why }”.
trajan-event-passed-plus-two = Skipped the repetition that the [+2] marker offered.
# $goods: “oil”, “scrolls”
trajan-event-drew = Drew { FORM($goods, "a") }.
trajan-event-drew-hidden = Drew a card.
    .short = drew a card
# $goods: “oil”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-event-discarded = Discarded { FORM($goods, "a") } on { FORM($pile, "the") }.
    .short = discarded { FORM($goods, "a") }
# $goods: “oil”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-event-took-card = Took the { FORM($goods, "card") } from { FORM($pile, "the") }.
    .short = took the { FORM($goods, "card") } from { FORM($pile, "the") }
# $goods: “oil”, “scrolls”
# $pile: “left discard pile”, “right discard pile”
trajan-event-refilled = Revealed on the empty { $pile }: { FORM($goods, "a") } from the deck.
# $cards: 1, 3
trajan-event-reshuffled =
    The deck was empty: { $cards ->
        [one] { $cards } discarded card becomes
       *[other] { $cards } discarded cards become
    } the new deck.
# $goods: “oil”, “scrolls”
trajan-event-laid = Laid { FORM($goods, "a") } into the display.
    .short = laid { FORM($goods, "a") }
# $goods: “oil”, “scrolls”
# $ship: “pairs”, “identical cards”
trajan-event-loaded = Loaded { FORM($goods, "a") } on the ship for { $ship }.
# $ship: “pairs”, “identical cards”
trajan-event-loaded-wild = Loaded a wild goods tile on the ship for { $ship }.
# $cargo: 0, 4
# $ship: “different cards”, “identical cards”
trajan-event-shipped =
    Sailed with { $cargo ->
        [one] { $cargo } card
       *[other] { $cargo } cards
    } on the ship for { $ship }.
    .short = sailed with { $cargo ->
            [one] { $cargo } card
           *[other] { $cargo } cards
        } on the ship for { $ship }
# $cargo: 0, 3
# $ship: “pairs”
trajan-event-shipped-pairs =
    Sailed with { $cargo ->
        [one] { $cargo } pair
       *[other] { $cargo } pairs
    } on the ship for { $ship }.
    .short = sailed with { $cargo ->
            [one] { $cargo } pair
           *[other] { $cargo } pairs
        } on the ship for { $ship }
# $tile: “bread tile”, “extra-action tile for the seaport”
trajan-event-took-tile = Took { FORM($tile, "the") } from the forum.
    .short = took { FORM($tile, "the") } from the forum
# $tile: “extra-action tile for Trajan”, “extra-action tile for the military”
trajan-event-took-tile-yellow = Took { FORM($tile, "the") } from a yellow space of the forum.
    .short = took { FORM($tile, "the") }
# $province: “Alpes”, “the military camp”
trajan-event-leader-moved = Moved the leader { FORM($province, "to") }.
    .short = moved the leader { FORM($province, "to") }
# $province: “Alpes”, “Germania Superior”
# $tile: “games tile”, “extra-action tile for the military”
trajan-event-province-tile = Took { FORM($tile, "the") } { FORM($province, "in") }.
# $province: “Alpes”, “the military camp”
trajan-event-conquered = Placed a legionary { FORM($province, "in") }.
    .short = placed a legionary { FORM($province, "in") }
# $kind: “one worker”, “demand for games”
# $pair: “two pink”, “yellow and orange”
# $slot: “I”, “III”
trajan-event-trajan-tile = Put the Trajan tile “{ $kind }” ({ $pair }) on slot { $slot }.
    .short = put “{ $kind }” on slot { $slot }
# $kind: “[+2] marker”, “demand for religion”
# $pair: “two blue”, “yellow and orange”
# $points: 1, 9
# $stack: “points”, “[+2] markers”
trajan-event-revealed-trajan =
    Now on the stack for { $stack }: { $kind } ({ $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
# $votes: 2, 5
trajan-event-advanced =
    Moved the disc in the senate: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
    .short = moved on in the senate: { $votes ->
            [one] { $votes } vote
           *[other] { $votes } votes
        }
# $space: “A1”, “D4”
trajan-event-built = Placed a worker on { $space }.
# $building: “door”, “fountain”
# $space: “A2”, “D4”
# $value: 2, 5
trajan-event-construction-tile = Took the construction tile “{ $building }” of value { $value } on { $space }.
    .short = took the tile “{ $building }” of value { $value } on { $space }
# $action: “forum”, “military”
# $building: “door”, “fountain”
trajan-event-granted = The first construction tile “{ $building }” grants { FORM($action, "the") }.
# $action: “forum”, “construction”
# $tile: “wild extra-action tile”, “extra-action tile for the military”
trajan-event-repeated = Spent { FORM($tile, "the") } to do { FORM($action, "the") } again.
    .short = did { FORM($action, "the") } again
# $action: “forum”, “construction”
trajan-event-repetition-declined = Did not repeat { FORM($action, "the") }.
# $action: “forum”, “construction”
trajan-event-plus-two = The [+2] marker offers { FORM($action, "the") } once more.

## Rounds and quarters

# $round: 0, 4
trajan-event-round = Round { $round } begins.
# $demand: “bread”, “religion”
trajan-event-demand = The people demand { $demand }.
# $quarter: 1, 4
trajan-event-quarter-ends = Quarter { $quarter } ends.
# $demand: “bread”, “religion”
trajan-event-met-kept = Met the demand for { $demand } with a Trajan tile.
# $demand: “bread”, “religion”
trajan-event-met-tile = Met the demand for { $demand } with a forum tile.
# $demand: “bread”, “religion”
trajan-event-met-wild = Met the demand for { $demand } with a wild demand tile.
# $unmet: 0, 3
trajan-event-unmet =
    Left { $unmet ->
        [one] { $unmet } demand
       *[other] { $unmet } demands
    } unmet.
# $place: 0, 4
# $votes: 0, 8
trajan-event-votes =
    Had { $votes ->
        [0] no vote
        [one] { $votes } vote
       *[other] { $votes } votes
    } and came { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.
# $side: “yellow side”
# $tile: “bread”, “fruit and pottery”
trajan-event-bonus-consul = Was consul and took the bonus tile “{ $tile }”, { $side } up.
    .short = took the bonus tile “{ $tile }” as consul
# $side: “grey side”
# $tile: “bread”, “fruit and pottery”
trajan-event-bonus-vice-consul = Was vice-consul and took the bonus tile “{ $tile }”, { $side } up.
    .short = took the bonus tile “{ $tile }” as vice-consul
# $quarter: 0, 4
trajan-event-cleaned = The discs go back to the start of the senate; quarter { $quarter } is cleaned up.
# $quarter: 0, 4
trajan-event-cleaned-discs-stay = Quarter { $quarter } is cleaned up; the discs stay where they are in the senate.
# $tile: “bread”, “fruit and pottery”
trajan-event-offered = On offer at the senate: the bonus tile “{ $tile }”.
# $province: “Alpes”, “Germania Superior”
# $tile: “bread tile”, “extra-action tile for the seaport”
trajan-event-space-filled = New { FORM($province, "in") }: { FORM($tile, "a") }.
# $tile: “bread tile”, “extra-action tile for the senate”
trajan-event-forum-filled = New in the forum: { FORM($tile, "a") }.
# $tile: “extra-action tile for Trajan”, “extra-action tile for the military”
trajan-event-forum-filled-yellow = New on a yellow space of the forum: { FORM($tile, "a") }.
# $quarter: 0, 4
trajan-event-quarter = Quarter { $quarter } begins.

## The end

trajan-event-final = The game ends: final scoring.
# $points: 2, 45
trajan-event-won =
    Won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
