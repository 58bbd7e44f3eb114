### What the puzzles of the shelf are about.

trajan-puzzle-last-quarter = the last quarter
trajan-puzzle-rival = reading the rival
trajan-puzzle-circle = planning the circle
trajan-puzzle-ships = cards and ships
trajan-puzzle-areas = what to do in which area
