### A game being played: names, turns, picks, saved games.
### Room: sentences of at most 300 letters with what is put in.

## Names

session-name-you = You
session-name-person = Player { $letter }
session-name-bot = Bot { $letter }
session-name-bot-side = { $side } (bot)

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
session-refused-nothing = You cannot choose anything there now.
session-refused-no-move = “{ $move }” is not one of the choices now.
session-undo-none = There is nothing to take back.
session-undone = Taken back: decide again.
session-undo-others = Another player has decided since. You can ask only for your own last decision back.
session-unsealed = Your secret choice is yours again: choose anew.
session-not-at-table = You play with others here: you go on together, and nobody goes back or looks back alone.
session-not-your-turn = Another player decides now.
session-ended = This game has been ended. Nothing more is decided in it.
session-seat-kept = A bot plays for you while you are away. You have your place again at the next decision.
session-chosen-early = You have chosen. It is opened when all have chosen; until then you can take it back.
session-narrowed =
    This place can mean { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }: click a second place, or choose from the list.
session-unpicked = Nothing is picked any more.

## Going back and forth

session-redo-none = There is nothing to go forward to.
session-redone = Gone forward.
session-jumped = The game is now at the moment you chose.
session-no-node = There is no place { $number } in this game any more.
session-prune-root = The beginning of the game cannot be removed.
session-pruned = That line is removed.

## Bots one by one, several people at one screen

session-no-bot = No bot is to decide now.
session-pace-unknown = “{ $pace }” is no pace for bots. Say at-once or step.
session-share-settings = “{ $setting }” cannot be chosen where a game is shared: it is played by people, as it usually is. Leave it out, or leave out share=True.
session-hot-seat = First { SEAT($seat) } has to sit down.
session-hot-seat-none = Nobody has to sit down now.
# $points has its sign, $count has none: only the latter can be selected on.
session-gain = { $points } { FORM($source, "from", $count) }
session-since-quiet =
    { $turns ->
        [one] { $turns } turn of others: { POINTS("quiet") }.
       *[other] { $turns } turns of others: { POINTS("quiet") }.
    }
session-gains = { $name }: { $gains }.

## Beginning a game

session-person-seat = There is no seat { $seat }. The game has { $seats } seats, numbered from 0.
session-names-many = There are { $names } names for { $seats } seats. Give one name for each seat at most.
session-bot-chose = The bot “{ $bot }” chose { $chosen }, which is no legal move. It returns one of the numbers of game.legal(observation.state), here { $legal }.
session-players-many = There are { $players } players for { $seats } seats. Give one for each seat.
session-setup-unknown = “{ $setup }” is no way to set up a game. Say quick or choose.

## Values of a wrong kind

session-value = “{ $given }” cannot be { $name }: give { $expected }.
session-value-text = a text
session-value-language = the letters of a language, such as en or pt-BR
session-value-texts = a list of texts, such as ["Ada", "Bo"]
session-value-number = a whole number
session-value-numbers = a list of whole numbers, such as [0, 1]
session-value-flag = True or False
session-value-path = the path of a file or a folder
session-value-named = a dict of values by their names

## Saved games

session-path-needed = A file is named by its path, a text, not by “{ $given }”.
session-game-needed = Name a game, such as tt.play("trajan"), or a position to start from. There are: { $known }.
session-home-nobody = { $variable } names no folder: there is no user whose home “{ $given }” could mean.
session-home-wrong = { $variable } names no folder that there can be: “{ $given }” ({ $problem }).
session-home-gone = The folder in which Python runs is not there any more, so nothing could be saved. Change to another one, or name one in { $variable }.
session-file-not-written = The file { $path } could not be written: { $problem }.
session-not-a-file = { $path } is no ordinary file: nothing can be kept in it.
session-saved-games-gone = There is no saved game { $file } any more. Choose another one.
session-saved-games-not-removed = The saved game { $file } could not be removed: { $problem }.
session-journal-not-written = What you do is not saved now: nothing can be written into { $folder } ({ $problem }). You can go on; it is saved as soon as that is possible.
# What is not on the disk, since when.
session-unsaved-game =
    { $number ->
        [1] Not saved
       *[other] Not saved since decision { $number }
    }
session-unsaved-change = The last change is not saved
session-unsaved-lesson = Not saved since step { $number }
session-unsaved-attempts =
    { $count ->
        [one] One answer is not saved
       *[other] { $count } answers are not saved
    }
session-unsaved-mistakes =
    { $count ->
        [one] One mistake to practise is not saved
       *[other] { $count } mistakes to practise are not saved
    }
session-journal-kind = The file { $file } does not hold what belongs here, or is damaged. It is left as it is.
session-journal-version = The file { $file } was written by another program, of version { $found }; this one reads version { $expected }. It is left as it is.
session-journal-line = A line of the file is damaged.
session-journal-damaged =
    { $count ->
        [one] In the file { $file } one line is damaged. What it held is left out.
       *[other] In the file { $file } { $count } lines are damaged. What they held is left out.
    }
session-journal-astray =
    { $count ->
        [one] One decision cannot be shown: what was decided before it is missing.
       *[other] { $count } decisions cannot be shown: what was decided before them is missing.
    }
session-journal-begun = One of those who wrote this game tells of another beginning, which is left out: { $problem }
session-journal-left-out =
    { $count ->
        [0] Decision { $number } of the saved game, “{ $move }”, is not possible and is left out.
        [one] Decision { $number } of the saved game, “{ $move }”, is not possible. It is left out, and one decision after it.
       *[other] Decision { $number } of the saved game, “{ $move }”, is not possible. It is left out, and { $count } decisions after it.
    }
session-journal-empty = There is no saved game in { $folder }.
session-tree-version = The file is of another version ({ $found }) than this program reads ({ $expected }).
session-tree-twice = The saved game is damaged: decision { $number } is in it twice.
session-tree-lacks = The saved game is damaged: decision { $number } is missing.
session-tree-differs = The saved game is damaged: its moves do not lead to where the game is.
session-field = In a saved game “{ $field }” has to be { $expected }.

## Comparing, replays, the end of a game

session-total = Total
session-compare-source = You can only compare positions of a game being played, on a board or by itself, not of { $kind }.
session-compare-many = Compare two places, or up to { $most }; there are { $given }.
session-compare-named = { $letter }, called “{ $name }”
session-compare-nothing = nothing
session-compare-way =
    { $side }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }: { $moves }
session-compare-revealed = { $side }, revealed on the way: { $told }
session-replay-turn = Turn
session-replay-end = End
session-replay-turning =
    Turn { $turn }, { $name }: { POINTS($swing, "figure") } gained on { $seats ->
        [2] the other
       *[other] the others
    }.
session-replay-title =
    Replay of a game of { board-form-game-name }: { $frames ->
        [one] { $frames } picture
       *[other] { $frames } pictures
    }
session-replay-mark = { $name } +{ $swing }
session-replay-points = { $name } { $points }
session-replay-all = { POINTS("title") }: { $points }.
session-replay-frame = Turn { $turn }, { $name }.
session-replay-done = Turn { $turn }, { $text }
session-replay-done-before = { $text }
session-replay-brought = { $name }: { $text } ({ $points }).
session-replay-setup = Before the first turn.
session-replay-seat = A replay cannot be seen through the eyes of seat { $seat } while its secrets are in play.
session-replay-source = A replay is made of a record, the path of a saved game, or a game being played, not of { $kind }.
session-why-points =
    { POINTS($points, "figure") }, { $margin } more than the next.
session-why-shared =
    Each has { POINTS($points, "figure") }.
session-why-tie =
    Others have { POINTS($points, "figure") } too; the rule “{ $rule }” decides.
