### Building a position by hand: what is done, why it is refused, and what the editor is made of.
### Room: buttons and the names of fields are one line; sentences wrap.

## What was to be done, and what is said when it cannot be

# $action: ““bread” cannot be moved to “demands of this quarter””, ““ship 6/0 of Caesar” cannot be taken from “border between Hispania Ult…”
# $problem: “there can be 2 at most, and this would make 3.”, “the province is closed then, and whoever closes it takes its bonus tok…”
edit-impossible = { $action }: { $problem }
# $field: “leaders in Alpes”, “tray I, seaport, of player A”
# $piece: “Caesar”, “Trajan tile: one worker, green and blue, 5 points”
edit-put = “{ $piece }” cannot be put on “{ $field }”
# $field: “tile in Alpes”, “border between Hispania Ulterior and Mauritania”
# $piece: “games tile”, “Trajan tile: one worker, orange and white, 5 points”
edit-take = “{ $piece }” cannot be taken from “{ $field }”
# $field: “demands of this quarter”, “border between Hispania Citerior and Gallia”
# $piece: “bread”, “Trajan tile: [+2] marker, orange and pink, 4 points”
edit-move = “{ $piece }” cannot be moved to “{ $field }”
# $field: “game”, “at_least”
# $number: 1, 12
edit-set = “{ $field }” cannot be { $number }
# $field: “game”, “at_least”
# $piece: “Caesar”, “Trajan tile: one worker, green and blue, 5 points”
edit-no-place = There is no place for “{ $piece }” on “{ $field }”.
# $field: “game”, “at_least”
# $piece: “Caesar”, “Trajan tile: one worker, green and blue, 5 points”
edit-taken = Something lies on “{ $field }” already. Take it away before you move “{ $piece }” there.
# $field: “game”, “at_least”
edit-stays = “{ $field }” is never without anything: put something else in its place.
# $field: “game”, “at_least”
edit-nothing-there = There is no such piece on “{ $field }”.
# $field: “game”, “at_least”
edit-not-number = “{ $field }” is no number: put pieces there, or take them away.
# $field: “tray I, seaport, of player A”
# $known: “yellow, orange, green, white, pink, blue”
# $piece: “purple”
edit-piece-unknown = “{ $piece }” cannot lie on “{ $field }”. What can lie there: { $known }.
# $field: “nowhere”
edit-field-unknown = A position has no place “{ $field }”. Print the names of all places with “editor.places()”.
edit-no-further = There is nothing more to take back or to do again.
# $game: “toy”, “my-lesson.toml”
edit-game = Positions of the game “{ $game }” cannot be built by hand: it does not say what can be put where.
# $turn: 1, 92
# $turns: 1, 900
edit-turn =
    { $turns ->
        [0] This record has no place between two turns.
        [one] This record has one turn, counted from 1.
       *[other] This record has { $turns } turns, counted from 1.
    } Turn { $turn } is not among them.
# $name: “A”, “aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa”
edit-file-name = “{ $name }” is no name for a file here: use small letters and digits, with a hyphen between words.

## The editor on the page

# $game: “trajan”
edit-title = Position editor: { GAME($game) }
editor-editor = Position editor
editor-undo = Undo
editor-redo = Redo
editor-new = New position
editor-write = Write out
editor-choose-place = Places
editor-here = Click a place of the board, or choose one from the list.
editor-lies = Here lies
editor-put = Put here
editor-take = Take away
editor-move = Move …
editor-move-to = Move it to
editor-up = Higher
editor-down = Lower
editor-top = To the top
editor-cancel = Cancel
editor-nothing = nothing
editor-more = One more
editor-less = One less
editor-next-first = The next one to be taken comes first.
# $field: “game”, “at_least”
# $piece: “Caesar”, “Trajan tile: one worker, green and blue, 5 points”
editor-carries = Moving “{ $piece }” from “{ $field }”: click where to put it, or choose from the list.
editor-seat = Large mat
# $piece: “Caesar”, “Trajan tile: one worker, green and blue, 5 points”
editor-not-here = “{ $piece }” cannot lie there: choose a place that is lit, or one from the list.
editor-picked = { $fields }
editor-fixed = What is there follows from the rest of the position and cannot be changed.
editor-begun = Another position lies on the board.
# $path: “saves/ann.json”, “/data/game.json”
editor-saved = Written to { $path }.
editor-no-folder = Nothing can be written to files here: copy the text instead.
editor-new-title = Another position
editor-new-game = Game
editor-new-seats = Players
editor-new-start = Begin with
editor-new-first = the first position
editor-new-empty = an empty board
editor-new-begin = Lay it out
editor-paste = A position or a record as JSON text
editor-paste-hint = Paste the text of a position, or of a saved game and the turn to look at.
editor-paste-turn = Turn of a saved game (0: the last)
editor-paste-load = Lay this out
editor-write-json = The position as JSON
editor-write-lesson = A lesson to be filled in
editor-write-name = Name of the file
editor-write-save = Save the position
editor-write-save-lesson = Save position and lesson
editor-keys = Arrow keys go from place to place, Enter opens one. Ctrl+Z takes back, Escape ends a move.
