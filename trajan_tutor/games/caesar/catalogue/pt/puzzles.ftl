### What the puzzles of the shelf are about.
### Room: a few words, one line.

caesar-puzzle-borders = marcadores nas fronteiras
caesar-puzzle-senate = marcadores no Senado
caesar-puzzle-italia = Italia, que conta em dobro
caesar-puzzle-provinces = a maioria em uma província
caesar-puzzle-rival = do que o outro lado precisa
caesar-puzzle-supply = as fichas que restam
