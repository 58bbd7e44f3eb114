### What the puzzles of the shelf are about.

caesar-puzzle-borders = žetony kontroly na hranicích
caesar-puzzle-senate = žetony kontroly v Senátu
caesar-puzzle-italia = Italia, která platí dvakrát
caesar-puzzle-provinces = převaha v provincii
caesar-puzzle-rival = co potřebuje druhá strana
caesar-puzzle-supply = žetony, které zbývají
