# A board that is enlarged.
board-enlarge = Zvětšit
board-enlarge-close = Zpět na celý herní plán
