### Building a position by hand: what is done, why it is refused, and what the editor is made of.
### Room: buttons and the names of fields are one line; sentences wrap.

## What was to be done, and what is said when it cannot be

edit-impossible = { $action }: { $problem }
edit-put = “{ $piece }” cannot be put on “{ $field }”
edit-take = “{ $piece }” cannot be taken from “{ $field }”
edit-move = “{ $piece }” cannot be moved to “{ $field }”
edit-set = “{ $field }” cannot be { $number }
edit-no-place = There is no place for “{ $piece }” on “{ $field }”.
edit-taken = Something lies on “{ $field }” already. Take it away before you move “{ $piece }” there.
edit-stays = “{ $field }” is never without anything: put something else in its place.
edit-nothing-there = There is no such piece on “{ $field }”.
edit-not-number = “{ $field }” is no number: put pieces there, or take them away.
edit-piece-unknown = “{ $piece }” cannot lie on “{ $field }”. What can lie there: { $known }.
edit-field-unknown = A position has no place “{ $field }”. Print the names of all places with “editor.places()”.
edit-no-further = There is nothing more to take back or to do again.
edit-game = Positions of the game “{ $game }” cannot be built by hand: it does not say what can be put where.
edit-turn =
    { $turns ->
        [0] This record has no place between two turns.
        [one] This record has one turn, counted from 1.
       *[other] This record has { $turns } turns, counted from 1.
    } Turn { $turn } is not among them.
edit-file-name = “{ $name }” is no name for a file here: use small letters and digits, with a hyphen between words.

## The editor on the page

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
editor-carries = Moving “{ $piece }” from “{ $field }”: click where to put it, or choose from the list.
editor-seat = Large mat
editor-not-here = “{ $piece }” cannot lie there: choose a place that is lit, or one from the list.
editor-picked = { $fields }
editor-fixed = What is there follows from the rest of the position and cannot be changed.
editor-begun = Another position lies on the board.
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
