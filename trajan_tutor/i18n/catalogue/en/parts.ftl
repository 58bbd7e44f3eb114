# A board that is enlarged.
board-enlarge = Enlarge
board-enlarge-close = Back to the whole board
