### What is told of a game at a glance, at the top of the table and beside it.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

board-summary-game = { GAME($game) }
board-summary-ended = If it ended now: { $points } + { $more } = { $sum }
