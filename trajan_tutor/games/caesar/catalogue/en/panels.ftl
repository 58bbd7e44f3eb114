### What stands beside the board: the areas of the rule book, the parts of the rulebook.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

caesar-area-game = The game
caesar-area-turn = The turn
caesar-area-setup = Setup
caesar-area-place = Placing a token
caesar-area-close = Closing a province
caesar-area-control = Control
caesar-area-tactics = Tactics
caesar-area-wealth = Wealth
caesar-area-might = Might
caesar-area-senate = Senate
caesar-area-draw = Drawing
caesar-area-border = Border markers
caesar-area-bonus = Bonus tokens
caesar-area-crassus = Crassus
caesar-area-end = The end of the game
caesar-area-poison = Poison
caesar-area-centurions = Centurions
caesar-area-checkpoints = Checkpoints

## Parts of the rulebook

caesar-part-setup = Setup
caesar-part-turn = The turn
caesar-part-bonus = Bonus tokens
caesar-part-end = The end of the game
caesar-part-expansions = Expansions
caesar-part-solo = Playing alone

## Notes on figures

caesar-note-tile-icons = The icons of the tactic tiles were read off photographs of the printed pieces.
