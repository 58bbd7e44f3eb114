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
trajan-edit-area-circle = Action circle of { SEAT($seat) }
trajan-edit-area-mat = Mat of { SEAT($seat) }
trajan-edit-area-piles = Hidden piles

## The parts

trajan-edit-actor = whose turn it is
trajan-edit-quarter = quarter
trajan-edit-time = time marker: space on the track
trajan-edit-demands = demands of this quarter
trajan-edit-legionaries = legionaries { FORM($province, "in") }
trajan-edit-leaders = leaders { FORM($province, "in") }
trajan-edit-province-tile = tile { FORM($province, "in") }
trajan-edit-workers = workers on building space { $space }
trajan-edit-space-tile = tile on building space { $space }
trajan-edit-forum = forum spaces
trajan-edit-forum-extra = yellow spaces of the forum
trajan-edit-senate-space =
    { $number ->
        [0] start space of the senate track
       *[other] senate track, space { $number }
    }
trajan-edit-senate-bonus = bonus tiles on offer
trajan-edit-arch = arch of { SEAT($seat) }
trajan-edit-arch-at = at slot { $slot }
trajan-edit-arch-centre = in the centre
trajan-edit-plus-two = [+2] marker on { FORM($action, "the") }
trajan-edit-plus-two-markers = [+2] markers of { SEAT($seat) }
trajan-edit-hand = hand of { SEAT($seat) }
trajan-edit-display = display of { SEAT($seat) }
trajan-edit-tiles = forum tiles of { SEAT($seat) }
trajan-edit-built = construction tiles of { SEAT($seat) }
trajan-edit-bonus = bonus tiles of { SEAT($seat) }
trajan-edit-pile-goods = deck of goods cards
trajan-edit-pile-forum = pile of forum tiles
trajan-edit-pile-extra = pile of extra-action tiles
trajan-edit-pile-demands = pile of demand tiles
trajan-edit-pile-bonus = pile of bonus tiles
