### What the puzzles of the shelf are about.

caesar-puzzle-race = the race to the last marker
caesar-puzzle-rival = reading the rival
caesar-puzzle-borders = borders
caesar-puzzle-senate = the Senate
caesar-puzzle-provinces = provinces
