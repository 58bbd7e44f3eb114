### What the puzzles of the shelf are about.

trajan-puzzle-senate = hlasy v senátu
trajan-puzzle-circle = plánování na kruhu
trajan-puzzle-ships = karty a lodě
trajan-puzzle-sets = stavba v sadách
trajan-puzzle-provinces = legionáři v provinciích
trajan-puzzle-demands = co požaduje lid
trajan-puzzle-bonus = bonusové žetony na konec partie
trajan-puzzle-rival = co potřebuje soupeř
trajan-puzzle-tiles = žetony z fóra
