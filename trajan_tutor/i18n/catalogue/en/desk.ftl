### What a board says in one line above a sentence, and what it answers to a page.
### Room: a few words, one line; sentences wrap.

# What a desk says in one line above a sentence, and at the place on the board that was clicked.
board-notice-refused = Not possible now
board-notice-mistake = Not that one
board-notice-praise = Right
board-notice-problem = That could not be done
# $problem: “Permission denied”, “There is no such file.”
board-notice-error = Something went wrong in the program: { $problem }
board-notice-coach = The coach
board-notice-narrowed = More than one way
board-notice-undone = Taken back
board-notice-opened = Opened together
board-notice-moved = Another moment of the game
board-notice-noted = Noted
# Said in the language that was just chosen; its own name stands in the menu.
board-language-chosen = The board speaks English now.
board-notice-first-time = New in your game

# What would be kept if the kernel went away.
# $count: 0, 20
board-keeps-game =
    { $count ->
        [one] One decision is kept.
       *[other] { $count } decisions are kept.
    }
# $step: 1, 4
# $steps: 1, 10
board-keeps-lesson = Step { $step } of { $steps } is kept.
board-keeps-practice = What you solved is kept.
board-keeps-none = This game is kept nowhere.
# What is not on the disk beside what was told already; what is done about it.
board-unsaved = Also: { $since }.
board-unsaved-about = It is tried again every few seconds, and nothing is lost as long as the kernel runs. You can go on, and take a copy along.
board-unsaved-download = Download
board-unsaved-saved = Everything is saved.
board-keeps-nothing = Nothing is kept before the first decision.
