### What the puzzles of the shelf are about.
### Room: a few words, one line.

trajan-puzzle-senate = votes in the senate
trajan-puzzle-circle = planning the circle
trajan-puzzle-ships = cards and ships
trajan-puzzle-sets = building in sets
trajan-puzzle-provinces = legionaries in the provinces
trajan-puzzle-demands = what the people demand
trajan-puzzle-bonus = bonus tiles for the end
trajan-puzzle-rival = what a rival needs
trajan-puzzle-tiles = tiles of the forum
