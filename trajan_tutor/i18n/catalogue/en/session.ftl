### A game being played: names, turns, picks, saved games.

## Names

session-name-you = You
session-name-person = Player { $letter }
session-name-bot = Bot { $letter }

## Whose turn it is

session-turn-you = It is your turn.
session-turn = { $name } is to move.
session-over = The game is over.
session-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
session-won-you = You win.

## The log, read aloud: whom the next sentences concern

session-told = { $name }: { $text }

## Picking, choosing, taking back

session-refused-no-spot = There is no place called “{ $spot }” on this board.
session-refused-nothing = Nothing can be chosen there now.
session-refused-no-move = “{ $move }” is not one of the choices now.
session-undo-none = There is nothing to take back.
session-undone = Taken back: decide again.
session-narrowed =
    This place can mean { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }: point at a second place, or choose from the list.
session-unpicked = Nothing is picked any more.

## Beginning a game

session-person-seat = There is no seat { $seat }. The game has { $seats } seats, numbered from 0.
session-names-many = There are { $names } names for { $seats } seats. Give one name for each seat at most.
session-players-many = There are { $players } players for { $seats } seats. Give one for each seat.
session-setup-unknown = “{ $setup }” is no way to set up a game. Say quick or choose.

## Saved games

session-file-missing = There is no file { $path }.
session-file-unreadable = The file { $path } cannot be read: { $problem }.
session-file-not-written = The file { $path } could not be written: { $problem }. The game goes on unsaved.
session-field = In a saved game “{ $field }” has to be { $expected }.
