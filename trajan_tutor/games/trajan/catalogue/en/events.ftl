### What happened. The name of the player stands before the sentence, so it has no subject of its own; events without a
### player tell what happened at the table.
### Room: lines of the log, which wrap; `.short` has half a line.

## Points

trajan-event-points =
    { $points ->
        [0] No point
        [one] { $points } point
       *[other] { $points } points
    } { FORM($source, "from") }.
trajan-event-points-lost =
    Lost { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { FORM($source, "from") }.

## Setup

trajan-event-placed = Placed { FORM($colour, "a") } in tray { $tray }.
    .short = placed { FORM($colour, "a") } in tray { $tray }
trajan-event-bonus = Drew the bonus tile “{ $tile }”, { $side } up.
trajan-event-drafted = Took { FORM($goods, "a") } from the deck.
trajan-event-drafted-hidden = Took a card from the deck.
trajan-event-drafted-pile = Took the { FORM($goods, "card") } from { FORM($pile, "the") }.

## Sowing, time, Trajan tiles

trajan-event-turn = Began a turn (quarter { $quarter }, round { $round }).
trajan-event-sowed =
    Took the { $markers ->
        [one] marker
       *[other] { $markers } markers
    } of tray { $tray }, to end in tray { $target } ({ $action }).
    .short = sowed tray { $tray } to { $target } ({ $action })
trajan-event-dropped = Dropped { FORM($colour, "a") } in tray { $tray }.
trajan-event-time =
    Moved the time marker { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, to space { $time }.
trajan-event-lap =
    The time marker passed the start: { $rounds ->
        [one] { $rounds } round ends
       *[other] { $rounds } rounds end
    } after this turn.
trajan-event-accomplished = Accomplished the Trajan tile “{ $kind }” ({ $pair }) in slot { $slot }.
    .short = accomplished “{ $kind }” in slot { $slot }
trajan-event-kept = Kept the Trajan tile to meet a demand for { $demand } in every quarter.
trajan-event-arch-moved = Moved the arch to slot { $slot }.
trajan-event-arch-moved-centre = Moved the arch to the centre: all slots are full.
trajan-event-declined = Left the special action of the tile unused ({ $kind }).
trajan-event-marked = Put a [+2] marker on { FORM($action, "the") }.
    .short = put a [+2] marker on { FORM($action, "the") }
trajan-event-figures-workers =
    Moved { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } from the supply to the worker camp.
    .short = sent { $figures ->
            [one] a figure
           *[other] { $figures } figures
        } to the worker camp
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

trajan-event-passed = Skipped { FORM($action, "the") }.
    .short = skipped { FORM($action, "the") }
trajan-event-impossible = Had to skip { FORM($action, "the") } by the rule “{ $why }”.
trajan-event-passed-plus-two = Skipped the repetition that the [+2] marker offered.
trajan-event-drew = Drew { FORM($goods, "a") }.
trajan-event-drew-hidden = Drew a card.
    .short = drew a card
trajan-event-discarded = Discarded { FORM($goods, "a") } on { FORM($pile, "the") }.
    .short = discarded { FORM($goods, "a") }
trajan-event-took-card = Took the { FORM($goods, "card") } from { FORM($pile, "the") }.
    .short = took the { FORM($goods, "card") } from { FORM($pile, "the") }
trajan-event-refilled = Revealed on the empty { $pile }: { FORM($goods, "a") } from the deck.
trajan-event-reshuffled =
    The deck was empty: { $cards ->
        [one] { $cards } discarded card becomes
       *[other] { $cards } discarded cards become
    } the new deck.
trajan-event-laid = Laid { FORM($goods, "a") } into the display.
    .short = laid { FORM($goods, "a") }
trajan-event-loaded = Loaded { FORM($goods, "a") } on the ship for { $ship }.
trajan-event-loaded-wild = Loaded a wild goods tile on the ship for { $ship }.
trajan-event-shipped =
    Sailed with { $cargo ->
        [one] { $cargo } card
       *[other] { $cargo } cards
    } on the ship for { $ship }.
    .short = sailed with { $cargo ->
            [one] { $cargo } card
           *[other] { $cargo } cards
        } on the ship for { $ship }
trajan-event-shipped-pairs =
    Sailed with { $cargo ->
        [one] { $cargo } pair
       *[other] { $cargo } pairs
    } on the ship for { $ship }.
    .short = sailed with { $cargo ->
            [one] { $cargo } pair
           *[other] { $cargo } pairs
        } on the ship for { $ship }
trajan-event-took-tile = Took { FORM($tile, "the") } from the forum.
    .short = took { FORM($tile, "the") } from the forum
trajan-event-took-tile-yellow = Took { FORM($tile, "the") } from a yellow space of the forum.
    .short = took { FORM($tile, "the") }
trajan-event-leader-moved = Moved the leader { FORM($province, "to") }.
    .short = moved the leader { FORM($province, "to") }
trajan-event-province-tile = Took { FORM($tile, "the") } { FORM($province, "in") }.
trajan-event-conquered = Placed a legionary { FORM($province, "in") }.
    .short = placed a legionary { FORM($province, "in") }
trajan-event-trajan-tile = Put the Trajan tile “{ $kind }” ({ $pair }) on slot { $slot }.
    .short = put “{ $kind }” on slot { $slot }
trajan-event-revealed-trajan =
    Now on the stack for { $stack }: { $kind } ({ $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
trajan-event-advanced =
    Moved the disc in the senate: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }.
    .short = moved on in the senate: { $votes ->
            [one] { $votes } vote
           *[other] { $votes } votes
        }
trajan-event-built = Placed a worker on { $space }.
trajan-event-construction-tile = Took the construction tile “{ $building }” of value { $value } on { $space }.
    .short = took the tile “{ $building }” of value { $value } on { $space }
trajan-event-granted = The first construction tile “{ $building }” grants { FORM($action, "the") }.
trajan-event-repeated = Spent { FORM($tile, "the") } to do { FORM($action, "the") } again.
    .short = did { FORM($action, "the") } again
trajan-event-repetition-declined = Did not repeat { FORM($action, "the") }.
trajan-event-plus-two = The [+2] marker offers { FORM($action, "the") } once more.

## Rounds and quarters

trajan-event-round = Round { $round } begins.
trajan-event-demand = The people demand { $demand }.
trajan-event-quarter-ends = Quarter { $quarter } ends.
trajan-event-met-kept = Met the demand for { $demand } with a Trajan tile.
trajan-event-met-tile = Met the demand for { $demand } with a forum tile.
trajan-event-met-wild = Met the demand for { $demand } with a wild demand tile.
trajan-event-unmet =
    Left { $unmet ->
        [one] { $unmet } demand
       *[other] { $unmet } demands
    } unmet.
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
trajan-event-bonus-consul = Was consul and took the bonus tile “{ $tile }”, { $side } up.
    .short = took the bonus tile “{ $tile }” as consul
trajan-event-bonus-vice-consul = Was vice-consul and took the bonus tile “{ $tile }”, { $side } up.
    .short = took the bonus tile “{ $tile }” as vice-consul
trajan-event-cleaned = The discs go back to the start of the senate; quarter { $quarter } is cleaned up.
trajan-event-cleaned-discs-stay = Quarter { $quarter } is cleaned up; the discs stay where they are in the senate.
trajan-event-offered = On offer at the senate: the bonus tile “{ $tile }”.
trajan-event-space-filled = New { FORM($province, "in") }: { FORM($tile, "a") }.
trajan-event-forum-filled = New in the forum: { FORM($tile, "a") }.
trajan-event-forum-filled-yellow = New on a yellow space of the forum: { FORM($tile, "a") }.
trajan-event-quarter = Quarter { $quarter } begins.

## The end

trajan-event-final = The game ends: final scoring.
trajan-event-won =
    Won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
