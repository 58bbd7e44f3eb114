### The board in a notebook and its panels.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

board-title = Board of { board-form-game-name }
board-region = Game board
board-choices = Your choices
board-choices-picked = What do you mean?
board-choices-none = There is nothing to choose.
board-log = What happened
board-log-empty = Nothing has happened yet.
# $count: 10, 852
board-log-earlier =
    { $count ->
        [one] { $count } earlier entry is not shown.
       *[other] { $count } earlier entries are not shown.
    }
board-scores = Scores
# $points: 3, 12
board-points =
    { POINTS($points, "figure") }
board-undo = Take back
board-unpick = Pick something else
board-keys = Tab goes in and out; arrows go to what can be chosen, with Shift to every place; Enter chooses; Escape takes back.
board-late = The board had changed before this arrived: nothing was done.
board-twice = This arrived twice: it was done once.
board-not-yours = Only whoever leads this table can do that; ask them.
board-not-at-table = You play with others here: that can wait until you play alone.
board-coach-off = No hints at this table: they are not allowed here.
board-not-understood = The page sent something that means nothing: nothing was done.
board-static = This picture cannot be clicked. Install what the board needs with pip install "trajan-tutor[jupyter]" and run the cell again.
board-needs-clicks = That needs a board that can be clicked. Install what it needs with pip install "trajan-tutor[jupyter]" and try again.
board-run-cell = Run this cell to play
