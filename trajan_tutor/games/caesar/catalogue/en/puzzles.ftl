### What the puzzles of the shelf are about.
### Room: a few words, one line.

caesar-puzzle-borders = markers on borders
caesar-puzzle-senate = markers in the Senate
caesar-puzzle-italia = Italia, which counts twice
caesar-puzzle-provinces = the majority in a province
caesar-puzzle-rival = what the other side needs
caesar-puzzle-supply = the tokens that are left
