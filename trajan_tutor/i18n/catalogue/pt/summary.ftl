### What is told of a game at a glance, at the top of the table and beside it.

board-summary-game = { GAME($game) }
board-summary-ended = Se terminasse agora: { $points } + { $more } = { $sum }
