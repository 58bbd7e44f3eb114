### What can be called up in a game: a few words for each moment.
### Room: a few words, one line.

trajan-moment-board = Whose mat is whose
trajan-moment-sowing = How sowing chooses your action
trajan-moment-time = How time runs
trajan-moment-tiles = Trajan tiles and their colours
trajan-moment-cards = Drawing and laying cards
trajan-moment-ships = What ships pay for
trajan-moment-wild-goods = A wild goods tile
trajan-moment-forum = What the forum offers
trajan-moment-march = The leader marches, legionaries follow
trajan-moment-rival = A province with others in it
trajan-moment-arch = The arch brings a tile
trajan-moment-senate = Steps in the senate
trajan-moment-votes = Votes and the consul
trajan-moment-build = Building, space by space
trajan-moment-granted = The first tile of a kind
trajan-moment-repeat = Doing an action twice
trajan-moment-plus-two = What a [+2] marker does
trajan-moment-demands = What the people demand
trajan-moment-wild-demand = A tile for any demand
trajan-moment-quarter = What a new quarter changes
trajan-moment-sets = Sets of construction tiles
trajan-moment-planning = Planning a turn ahead
trajan-moment-reading = Reading the other circle
trajan-moment-final = What is counted at the end
