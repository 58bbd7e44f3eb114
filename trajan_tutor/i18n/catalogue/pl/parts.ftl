# A board that is enlarged.
board-enlarge = Powiększ
board-enlarge-close = Wróć do całej planszy
