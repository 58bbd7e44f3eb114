### What is told of a game at a glance, at the top of the table and beside it.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

# $game: “toy”, “my-lesson.toml”
board-summary-game = { GAME($game) }
# $more: 7, 10
# $points: 0, 14
# $sum: 8, 24
board-summary-ended = If it ended now: { $points } + { $more } = { $sum }
