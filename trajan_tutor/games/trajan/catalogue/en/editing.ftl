### Building a position by hand: what its parts are called in the editor.
### Room: names of fields: one line.

trajan-edit-nothing = nothing

## Headings, under which the parts are found

trajan-edit-area-game = Turn and time
trajan-edit-area-provinces = Provinces
trajan-edit-area-district = Construction district
trajan-edit-area-port = Seaport
trajan-edit-area-stacks = Stacks of Trajan tiles
trajan-edit-area-forum = Forum
trajan-edit-area-senate = Senate
# $seat: 0, 3
trajan-edit-area-circle = Action circle of { SEAT($seat) }
# $seat: 0, 3
trajan-edit-area-mat = Mat of { SEAT($seat) }
trajan-edit-area-piles = Hidden piles

## The parts

trajan-edit-actor = whose turn it is
trajan-edit-quarter = quarter
trajan-edit-time = time marker: space on the track
trajan-edit-demands = demands of this quarter
# $province: “Alpes”, “Lugudunensis”
trajan-edit-legionaries = legionaries { FORM($province, "in") }
# $province: “Alpes”, “Lugudunensis”
trajan-edit-leaders = leaders { FORM($province, "in") }
# $province: “Alpes”, “Lugudunensis”
trajan-edit-province-tile = tile { FORM($province, "in") }
# $space: “A1”, “B1”
trajan-edit-workers = workers on building space { $space }
# $space: “A1”, “B1”
trajan-edit-space-tile = tile on building space { $space }
trajan-edit-forum = forum spaces
trajan-edit-forum-extra = yellow spaces of the forum
# $number: 0, 5
trajan-edit-senate-space =
    { $number ->
        [0] start space of the senate track
       *[other] senate track, space { $number }
    }
trajan-edit-senate-bonus = bonus tiles on offer
# $seat: 0, 3
trajan-edit-arch = arch of { SEAT($seat) }
# $slot: “I”, “III”
trajan-edit-arch-at = at slot { $slot }
trajan-edit-arch-centre = in the centre
# $action: “forum”, “construction”
trajan-edit-plus-two = [+2] marker on { FORM($action, "the") }
# $seat: 0, 3
trajan-edit-plus-two-markers = [+2] markers of { SEAT($seat) }
# $seat: 0, 3
trajan-edit-hand = hand of { SEAT($seat) }
# $seat: 0, 3
trajan-edit-display = display of { SEAT($seat) }
# $seat: 0, 3
trajan-edit-tiles = forum tiles of { SEAT($seat) }
# $seat: 0, 3
trajan-edit-built = construction tiles of { SEAT($seat) }
# $seat: 0, 3
trajan-edit-bonus = bonus tiles of { SEAT($seat) }
trajan-edit-pile-goods = deck of goods cards
trajan-edit-pile-forum = pile of forum tiles
trajan-edit-pile-extra = pile of extra-action tiles
trajan-edit-pile-demands = pile of demand tiles
trajan-edit-pile-bonus = pile of bonus tiles
