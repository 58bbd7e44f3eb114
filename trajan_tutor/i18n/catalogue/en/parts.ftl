### What parts of a page are called.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

# A board that is enlarged.
board-enlarge = Enlarge
board-enlarge-close = Back to the whole board
