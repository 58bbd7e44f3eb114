### What the puzzles of the shelf are about.
### Room: a few words, one line.

trajan-puzzle-senate = votos no senado
trajan-puzzle-circle = planejar o círculo
trajan-puzzle-ships = cartas e barcos
trajan-puzzle-sets = construir em conjuntos
trajan-puzzle-provinces = legionários nas províncias
trajan-puzzle-demands = o que o povo exige
trajan-puzzle-bonus = fichas de bônus para o fim
trajan-puzzle-rival = do que o rival precisa
trajan-puzzle-tiles = fichas do fórum
