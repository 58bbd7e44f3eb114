### What the puzzles of the shelf are about.

trajan-puzzle-senate = głosy w senacie
trajan-puzzle-circle = planowanie na kręgu
trajan-puzzle-ships = karty i statki
trajan-puzzle-sets = budowanie zestawów
trajan-puzzle-provinces = legioniści w prowincjach
trajan-puzzle-demands = czego żąda lud
trajan-puzzle-bonus = żetony bonusowe na koniec
trajan-puzzle-rival = czego potrzebuje rywal
trajan-puzzle-tiles = żetony forum
