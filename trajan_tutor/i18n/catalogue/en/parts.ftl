# The parts of a board on a narrow page, and mats that are enlarged.
board-parts = Parts of the board
# Read aloud with a number behind it: how many places of this part can be chosen.
board-parts-targets = places to choose:
view-part-unknown = There is no part "{ $part }" of this board: there are { $known }.
board-enlarge = Enlarge
board-enlarge-close = Back to the whole board
