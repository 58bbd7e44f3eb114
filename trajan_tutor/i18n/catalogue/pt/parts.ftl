### What parts of a page are called.

# A board that is enlarged.
board-enlarge = Ampliar
board-enlarge-close = Voltar ao tabuleiro inteiro
