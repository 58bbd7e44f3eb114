### Texts that cannot be read: moves and positions. Each sentence names the place and the way out.
### Room: sentences of at most 300 letters with what is put in.

## Moves in notation

trajan-notation-near = “{ $text }” is no move. Perhaps you mean: { $near }.
trajan-notation-unknown = “{ $text }” is no move. A move looks like “sow III”, “drop blue” or “leader raetia”.

## Positions; $place is the path of the field

trajan-position-ends-quarter = This position is just before the end of a quarter, so it cannot be played from. Leave out “ends_quarter”, or give it to the command “quarter”.
trajan-position-middle = The game is in the middle of a turn. Finish the turn, or save the game as a record instead.
trajan-position-count = In the position “{ $place }” counts { $found } of { $name }. The game has only { $most }.
    .edit = there can be { $most } at most, and this would make { $found }.
trajan-position-stack = In the position “{ $place }” is { $name }, which belongs to another stack.
trajan-position-trajan-tile = In the position “{ $place }” is { $found }, which is no Trajan tile of this game. One looks like “goods:yellow+green”, with the colours in the order yellow, orange, green, white, pink, blue.
trajan-position-leader = In the position “{ $place }” is { $found }, but on the board this leader is in { $expected }. Make the two agree.
trajan-position-leader-twice = In the position “{ $place }” the leader of seat { $seat } appears a second time. A leader is in one place.
trajan-position-senate-missing = In the position the senate lacks the discs of these seats: { $seats }. Every seat has one disc there.
    .edit = every seat has its disc in the senate; move it to another space.
trajan-position-arch-centre = In the position “{ $place }” puts the arch in the centre, though a slot is free. It is in the centre only while all six slots hold tiles.
    .edit = the arch is in the centre only while all six slots hold tiles.
trajan-position-arch-slot = In the position “{ $place }” puts the arch at slot { $slot }, which holds a tile. It is at a free slot.
    .edit = slot { $slot } holds a tile, and the arch is at a free slot.
trajan-position-no-markers = In the position “{ $place }” holds no marker at all. A seat needs at least one to sow.
    .edit = a seat needs at least one marker to sow.
trajan-position-tile-taken = In the position “{ $place }” has a tile where a figure has already taken it. Write null there.
    .edit = whoever is there has taken the tile; a tile and a figure do not lie there together.
trajan-position-demands = In the position “piles.demands” holds { $found }, too few for the quarters to come: { $needed } are needed.
    .edit = { $needed } demand tiles are still to come, and only { $found } would be left for them.
trajan-evaluation-weight = The file { $file } must hold { $quarters } whole numbers for “{ $quantity }”, one for each quarter, and nothing that the evaluation does not count.

## Positions that cannot arise in play

trajan-impossible-count = { $place }: there are { $found } of { $name }, and in any game there are { $expected } at this point
trajan-impossible-discards = a discard pile is empty although the deck holds cards
trajan-impossible-cards = { SEAT($seat) } has { $found } goods cards in hand and display, and nobody ever has fewer than { $least }
trajan-impossible-no-worker = { $place } has neither a tile nor a worker, so nobody can have taken the tile
trajan-impossible-built = { SEAT($seat) } has { $built } construction tiles and only { $workers } workers in the district
trajan-impossible-no-bonus = { SEAT($seat) } has no bonus tile, and everybody begins with one
trajan-impossible-forum = the pile of forum tiles holds { $found } tiles, and in this quarter it holds { $least } to { $most }
trajan-impossible-province = { $place } was emptied or entered, but no leader has left the camp
