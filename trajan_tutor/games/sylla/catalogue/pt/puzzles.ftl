### What the puzzles of the shelf are about.
### Room: a few words, one line.

sylla-puzzle-crisis = quem tem menos em uma crise
sylla-puzzle-tokens = as fichas e o que valem
sylla-puzzle-famine = a fome
sylla-puzzle-slaves = Escravos libertados
sylla-puzzle-votes = votos pelas obras e pela plebe
sylla-puzzle-rival = o que os outros precisam
sylla-puzzle-people = personagens e construções
