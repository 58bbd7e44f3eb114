### Texts that cannot be read: moves and positions. Each sentence names the place and the way out.
### Room: sentences of at most 300 letters with what is put in.

## Moves in notation

# $near: “drop orange”, “place blue, place white, place green”
# $text: “dance”, “place bluex”
trajan-notation-near = “{ $text }” is no move. Perhaps you mean: { $near }.
# $text: “no such move”
trajan-notation-unknown = “{ $text }” is no move. A move looks like “sow III”, “drop blue” or “leader raetia”.

## Positions; $place is the path of the field

trajan-position-ends-quarter = This position is just before the end of a quarter, so it cannot be played from. Leave out “ends_quarter”, or give it to the command “quarter”.
trajan-position-middle = The game is in the middle of a turn. Finish the turn, or save the game as a record instead.
# $found: 2, 8
# $most: 1, 12
# $name: “fish”, “extra-construction”
# $place: “forum”, “players, senate_bonus, piles.bonus”
trajan-position-count = In the position “{ $place }” counts { $found } of { $name }. The game has only { $most }.
    .edit = there can be { $most } at most, and this would make { $found }.
# $name: “goods:blue+blue”, “points:orange+white”
# $place: “stacks.goods[2]”, “stacks.plus-two[5]”
trajan-position-stack = In the position “{ $place }” is { $name }, which belongs to another stack.
# $found: “''”, “'nobody-knows'”
# $place: “players[0].slots[0]”, “players[1].slots[2]”
trajan-position-trajan-tile = In the position “{ $place }” is { $found }, which is no Trajan tile of this game. One looks like “goods:yellow+green”, with the colours in the order yellow, orange, green, white, pink, blue.
# $expected: “camp”, “raetia”
# $found: “camp”, “raetia”
# $place: “players[0].leader”, “players[2].leader”
trajan-position-leader = In the position “{ $place }” is { $found }, but on the board this leader is in { $expected }. Make the two agree.
# $place: “provinces.noricum.leaders”, “provinces.britannia.leaders”
# $seat: 0
trajan-position-leader-twice = In the position “{ $place }” the leader of seat { $seat } appears a second time. A leader is in one place.
# $seats: “1”, “2”
trajan-position-senate-missing = In the position the senate lacks the discs of these seats: { $seats }. Every seat has one disc there.
    .edit = every seat has its disc in the senate; move it to another space.
# $place: “players[0].arch”, “players[2].arch”
trajan-position-arch-centre = In the position “{ $place }” puts the arch in the centre, though a slot is free. It is in the centre only while all six slots hold tiles.
    .edit = the arch is in the centre only while all six slots hold tiles.
# $place: “players[0].arch”, “players[1].arch”
# $slot: 1, 2
trajan-position-arch-slot = In the position “{ $place }” puts the arch at slot { $slot }, which holds a tile. It is at a free slot.
    .edit = slot { $slot } holds a tile, and the arch is at a free slot.
# $place: “players[0].trays”
trajan-position-no-markers = In the position “{ $place }” holds no marker at all. A seat needs at least one to sow.
    .edit = a seat needs at least one marker to sow.
# $place: “district[1][2].tile”, “provinces.alpes.tile”
trajan-position-tile-taken = In the position “{ $place }” has a tile where a figure has already taken it. Write null there.
    .edit = whoever is there has taken the tile; a tile and a figure do not lie there together.
# $found: 8, 11
# $needed: 12
trajan-position-demands = In the position “piles.demands” holds { $found }, too few for the quarters to come: { $needed } are needed.
    .edit = { $needed } demand tiles are still to come, and only { $found } would be left for them.
# $file: “game.json”, “lesson.toml”
# $quarters: 4
trajan-evaluation-weight = The file { $file } must hold { $quarters } whole numbers for “{ $quantity }”, one for each quarter, and nothing that the evaluation does not count.

## Positions that cannot arise in play

# $place: “mat.1.tray.II”, “words.ftl, line 12”
trajan-impossible-count = { $place }: there are { $found } of { $name }, and in any game there are { $expected } at this point
trajan-impossible-discards = a discard pile is empty although the deck holds cards
# $seat: 0, 3
trajan-impossible-cards = { SEAT($seat) } has { $found } goods cards in hand and display, and nobody ever has fewer than { $least }
# $place: “mat.1.tray.II”, “words.ftl, line 12”
trajan-impossible-no-worker = { $place } has neither a tile nor a worker, so nobody can have taken the tile
# $seat: 0, 3
trajan-impossible-built = { SEAT($seat) } has { $built } construction tiles and only { $workers } workers in the district
# $seat: 0, 3
trajan-impossible-no-bonus = { SEAT($seat) } has no bonus tile, and everybody begins with one
# $most: 1, 12
trajan-impossible-forum = the pile of forum tiles holds { $found } tiles, and in this quarter it holds { $least } to { $most }
# $place: “mat.1.tray.II”, “words.ftl, line 12”
trajan-impossible-province = { $place } was emptied or entered, but no leader has left the camp
