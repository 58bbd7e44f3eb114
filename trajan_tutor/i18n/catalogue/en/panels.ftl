### The panels beside the board, the form for a new game, the end of a game.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

view-legend = Symbols of { board-form-game-name }

## Tabs and steps

board-panels = More about the game
board-steps = Steps
board-step-done = done
board-step-present = now
board-step-open = later
board-step-star = solved at the first try
board-tab-log = Log
board-tab-rule = Rule
board-tab-points = { POINTS("title") }
board-tab-book = Rule book
board-tab-symbols = Symbols
board-tab-ending = The end
# What the coach found out that needs more room than its place beside the board.
board-tab-found = What the coach found
board-close = Close
board-show-rule = Show the rule
board-card-step = The rules of this step
board-card-refused = Why that was refused
board-card-none = No rule is needed now.
board-points-none = { POINTS("none") }
board-points-source = Source
board-points-sum = Sum
board-filter = Find in the rules
board-filter-none = No rule contains these words.
board-loading = One moment.

## How sure a rule is

board-mark-reconstructed = reconstructed
    .text = The sources do not give this; it was worked out.
board-mark-disagree = the rulebooks disagree
board-mark-ruling = our ruling
board-mark-question = an open question, settled

## The bubble beside a place

# $count: 0, 20
board-tip-more =
    { $count ->
        [one] { $count } more choice
       *[other] { $count } more choices
    }

## A new game

board-new = New game
board-table-empty = No game has begun at this table.
# $given: 12, “seven”
board-text-needed = A place or a move is named by a text, not by “{ $given }”.
board-table-static = A table for games needs Jupyter's widgets. Install what it needs with pip install "trajan-tutor[jupyter]" and run the cell again.
board-form = A new game
board-form-game = Game
# $game: “sylla”, “trajan”
board-form-game-name = { GAME($game) }
board-form-seats = Players
# $letter: “A”, “D”
board-form-player = Player { $letter }
# $letter: “A”, “D”
board-form-name = Name of player { $letter }
board-form-name-hint = name, if you like
board-form-setup = Setup
board-form-quick = quick: chance decides
board-form-choose = by choice, as in the rules
board-form-language = Language
board-form-theme = Colours
board-form-auto = as the notebook
board-form-light = light
board-form-dark = dark
board-form-contrast = high contrast
board-form-safe = safe for colour-blind readers
board-form-person = a person
# $name: “club”, “strongest”
board-form-bot =
    { $name ->
        [random] bot: plays at random
        [greedy] bot: takes the most now
        [beginner] bot: a beginner
        [club] bot: a good club player
        [strong] bot: a strong player
        [strongest] bot: as strong as it gets
       *[other] bot: { $name }
    }
board-form-begin = Begin
board-form-cancel = Go on with this game
board-form-again = The same deal again
board-readings = How the book is read
board-readings-ask = How do you read it?
board-readings-about = Where a book is silent or can be read in two ways, choose how you play. Whatever you leave is played as usual.
board-readings-as-usual = everything as usual
board-readings-usual = as usual
board-reading-says = The book
# $reading: “The grey side of a goods bonus tile brings 1 point for each of its car…”, “The second province is closed only when it is resolved: Might from the…”
# $ruling: “C1”, “R5”
board-reading-chosen = { $ruling }: { $reading }
# $ruling: “C1”, “R5”
board-reading-here = { $ruling }, otherwise in this game
# $ruling: “R1”, “R5”
board-reading-option = { $ruling }, can be chosen
board-try-both = Try both
# $field: “game”, “at_least”
board-form-wrong = The form for a new game has no sensible answer for “{ $field }”: nothing was done.
board-begun = A new game has begun.

## The end

# What the page offers when a game is over: to look back, to begin another one.
board-ending-next = What now?
# $name: “Bot A”, “Pompey (bot)”
# $place: 1, 3
# $points: 5, 44
board-end-place = { $place }. { $name }: { $points }

## Reports: what the end of a scope or of the game brought everybody, row by row

board-reports = Reports
board-report-all = Show all
board-report-go-on = Go on
# A row as it is read aloud: the cause, then what it brought each seat.
# $cause: “Cards in hand”, “The bonus tile for workers”
# $told: “Bot A +1”, “Bot A +4, Bot B +2 and Bot C +1”
board-report-row = { $cause }: { $told }.
# $amount: “+1”, “+11”
# $name: “You”, “Bot C”
board-report-amount = { $name } { $amount }
# $name: “You”, “Bot C”
# $text: “met”, “3 votes, 1st”
board-report-text = { $name } { $text }
# $amount: “+1”, “−15”
# $name: “You”, “Bot C”
# $text: “1 unmet”, “influence 6”
board-report-amount-and-text = { $name } { $amount } ({ $text })
