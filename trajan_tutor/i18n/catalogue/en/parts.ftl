# The parts of a board on a narrow page, and mats that are enlarged.
board-parts = Parts of the board
# The page puts the number in place of the sign #.
board-parts-targets = { "#" } places to choose
view-part-unknown = There is no part "{ $part }" of this board: there are { $known }.
board-enlarge = Enlarge
board-enlarge-close = Back to the whole board
