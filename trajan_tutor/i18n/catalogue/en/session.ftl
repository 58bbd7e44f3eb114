### A game being played: names, turns, picks, saved games.
### Room: sentences of at most 300 letters with what is put in.

## Names

session-name-you = You
# $letter: “A”, “D”
session-name-person = Player { $letter }
# $letter: “A”, “D”
session-name-bot = Bot { $letter }
# $side: “Caesar”, “Pompey”
session-name-bot-side = { $side } (bot)

## Whose turn it is

session-turn-you = It is your turn.
# $name: “Bot A”, “Pompey (bot)”
session-turn = { $name } is to move.
session-over = The game is over.
# $count: 1, 3
# $names: “Bot B”, “You, Player B and Player D”
session-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
session-won-you = You win.

## The log, read aloud: whom the next sentences concern

# $name: “Ann”, “Player D”
# $text: “Began a turn.”, “Took the 3 markers of tray VI, to end in tray III (military). Took the…”
session-told = { $name }: { $text }

## Picking, choosing, taking back

# $spot: “cellar”
session-refused-no-spot = There is no place called “{ $spot }” on this board.
session-refused-nothing = You cannot choose anything there now.
# $move: “take left 2”
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
# $count: 2, 20
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
# $number: 1, 12
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
# $count: 0, 20
# $points: “+2”, “−9”
# $source: “cards in hand”, “bonus tiles for goods”
session-gain = { $points } { FORM($source, "from", $count) }
# $turns: 1, 4
session-since-quiet =
    { $turns ->
        [one] { $turns } turn of others: { POINTS("quiet") }.
       *[other] { $turns } turns of others: { POINTS("quiet") }.
    }
# $gains: “+15 from a ship and +3 from a Trajan tile”, “+8 from a bonus tile for goods, +4 for cards in hand, +4 for figures i…”
# $name: “You”, “Bot C”
session-gains = { $name }: { $gains }.

## Beginning a game

# $seat: “2”, “70”
# $seats: 2
session-person-seat = There is no seat { $seat }. The game has { $seats } seats, numbered from 0.
# $names: 3
# $seats: 2
session-names-many = There are { $names } names for { $seats } seats. Give one name for each seat at most.
# $bot: “clever”, “genius”
session-bot-chose = The bot “{ $bot }” chose { $chosen }, which is no legal move. It returns one of the numbers of game.legal(observation.state), here { $legal }.
# $players: 1, 3
# $seats: 2
session-players-many = There are { $players } players for { $seats } seats. Give one for each seat.
session-setup-unknown = “{ $setup }” is no way to set up a game. Say quick or choose.

## Values of a wrong kind

# $expected: “the letters of a language, such as en or pt-BR”
# $given: “klingon”
# $name: “language”
session-value = “{ $given }” cannot be { $name }: give { $expected }.
session-value-text = a text
session-value-language = the letters of a language, such as en or pt-BR
# $given: what was asked for, such as "xx". $offered: what can be asked for, such as "en (English)".
# $offered: “en (English)”, “cs (Čeština)”
session-language-unknown = There is no language “{ $given }” here, so nothing changes. You can choose: { $offered }.
# $variable: TRAJAN_TUTOR_LANGUAGE
# $given: “xx”, “klingon”
# $offered: “en (English)”, “cs (Čeština)”
session-language-variable = { $variable } names the language “{ $given }”, which is not here: English is used. You can choose: { $offered }.
session-language-not-kept = This language is spoken for now, but not after the next start.
session-value-texts = a list of texts, such as ["Ada", "Bo"]
session-value-number = a whole number
session-value-numbers = a list of whole numbers, such as [0, 1]
session-value-flag = True or False
session-value-path = the path of a file or a folder
session-value-named = a dict of values by their names

## Saved games

# $given: “5”, “['game.json']”
session-path-needed = A file is named by its path, a text, not by “{ $given }”.
# $known: “a, b”, “caesar, sylla, trajan”
session-game-needed = Name a game, such as tt.play("trajan"), or a position to start from. There are: { $known }.
# $given: 12, “seven”
session-home-nobody = { $variable } names no folder: there is no user whose home “{ $given }” could mean.
# $given: 12, “seven”
# $problem: “Permission denied”, “There is no such file.”
session-home-wrong = { $variable } names no folder that there can be: “{ $given }” ({ $problem }).
session-home-gone = The folder in which Python runs is not there any more, so nothing could be saved. Change to another one, or name one in { $variable }.
# $path: “saves/ann.json”, “/data/game.json”
# $problem: “ValueError”, “No such file or directory”
session-file-not-written = The file { $path } could not be written: { $problem }.
# $path: “saves/ann.json”, “/data/game.json”
session-not-a-file = { $path } is no ordinary file: nothing can be kept in it.
# $file: “own.toml”, “first_times.toml”
session-saved-games-gone = There is no saved game { $file } any more. Choose another one.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
session-saved-games-not-removed = The saved game { $file } could not be removed: { $problem }.
# $folder: “~/trajan”, “/data/lessons”
# $problem: “Permission denied”, “There is no such file.”
session-journal-not-written = What you do is not saved now: nothing can be written into { $folder } ({ $problem }). You can go on; it is saved as soon as that is possible.
# What is not on the disk, since when.
# $number: 1, 12
session-unsaved-game =
    { $number ->
        [1] Not saved
       *[other] Not saved since decision { $number }
    }
session-unsaved-change = The last change is not saved
# $number: 1, 12
session-unsaved-lesson = Not saved since step { $number }
# $count: 0, 20
session-unsaved-attempts =
    { $count ->
        [one] One answer is not saved
       *[other] { $count } answers are not saved
    }
# $count: 0, 20
session-unsaved-mistakes =
    { $count ->
        [one] One mistake to practise is not saved
       *[other] { $count } mistakes to practise are not saved
    }
# $file: “own.toml”, “first_times.toml”
session-journal-kind = The file { $file } does not hold what belongs here, or is damaged. It is left as it is.
# $file: “own.toml”, “first_times.toml”
session-journal-version = The file { $file } was written by another program, of version { $found }; this one reads version { $expected }. It is left as it is.
session-journal-line = A line of the file is damaged.
# $count: 0, 20
# $file: “own.toml”, “first_times.toml”
session-journal-damaged =
    { $count ->
        [one] In the file { $file } one line is damaged. What it held is left out.
       *[other] In the file { $file } { $count } lines are damaged. What they held is left out.
    }
# $count: 0, 20
session-journal-astray =
    { $count ->
        [one] One decision cannot be shown: what was decided before it is missing.
       *[other] { $count } decisions cannot be shown: what was decided before them is missing.
    }
# $problem: “Permission denied”, “There is no such file.”
session-journal-begun = One of those who wrote this game tells of another beginning, which is left out: { $problem }
# $count: 0, 20
# $move: “place shield-4-2 SD-IT IT”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
# $number: 1, 12
session-journal-left-out =
    { $count ->
        [0] Decision { $number } of the saved game, “{ $move }”, is not possible and is left out.
        [one] Decision { $number } of the saved game, “{ $move }”, is not possible. It is left out, and one decision after it.
       *[other] Decision { $number } of the saved game, “{ $move }”, is not possible. It is left out, and { $count } decisions after it.
    }
# $folder: “~/trajan”, “/data/lessons”
session-journal-empty = There is no saved game in { $folder }.
session-tree-version = The file is of another version ({ $found }) than this program reads ({ $expected }).
# $number: 1, 12
session-tree-twice = The saved game is damaged: decision { $number } is in it twice.
# $number: 1, 12
session-tree-lacks = The saved game is damaged: decision { $number } is missing.
session-tree-differs = The saved game is damaged: its moves do not lead to where the game is.
# $expected: “true, false”, “at-once, step”
# $field: “pace”, “curtains”
session-field = In a saved game “{ $field }” has to be { $expected }.

## Comparing, replays, the end of a game

session-total = Total
# $kind: “date”, “time”
session-compare-source = You can only compare positions of a game being played, on a board or by itself, not of { $kind }.
# $given: 12, “seven”
# $most: 0, 50
session-compare-many = Compare two places, or up to { $most }; there are { $given }.
# $letter: “B”
session-compare-named = { $letter }, called “{ $name }”
# $letter: “B”
# $done: “sow from tray II, then the senate for 4 points”
session-compare-done = { $letter } – { $done }
# $side: “B”
# $count: 3, 12
session-compare-better = As things stand, { $side } is better for you by { POINTS($count, "figure") }. What comes later isn’t counted.
# $side: “B”
# $count: 3, 12
session-compare-best = { $side } is better for you by { POINTS($count, "figure") }.
session-compare-even = As things stand, they are equally good for you: it is too early to say which is better.
session-compare-nothing = nothing
# $decisions: 1, 19
# $side: “Caesar”, “Crassus”
session-compare-way =
    { $side }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }: { $moves }
# $side: “Caesar”, “Crassus”
# $told: “Bot A +1”, “Bot A +4, Bot B +2 and Bot C +1”
session-compare-revealed = { $side }, revealed on the way: { $told }
session-replay-turn = Turn
session-replay-end = End
# $name: “Bot B”, “Bot C”
# $seats: 3
# $swing: 10, 39
# $turn: 84, 92
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
# $name: “B”, “C”
# $swing: 10, 39
session-replay-mark = { $name } +{ $swing }
# $name: “Bot A”, “Bot C”
# $points: 0, 4
session-replay-points = { $name } { $points }
# $points: “Bot A 0, Bot B 0 and Bot C 0”, “Bot A 0, Bot B 4 and Bot C 3”
session-replay-all = { POINTS("title") }: { $points }.
# $name: “Bot A”, “Bot C”
# $turn: 1, 4
session-replay-frame = Turn { $turn }, { $name }.
# $text: “Bot A: Took the 2 markers of tray V, to end in tray I (seaport). Laid …”, “Bot C: Took the 2 markers of tray IV, to end in tray VI (construction)…”
# $turn: 1, 4
session-replay-done = Turn { $turn }, { $text }
session-replay-done-before = { $text }
# $name: “Bot A”, “Bot C”
# $points: “+2”, “+8”
# $text: “Took the 2 markers of tray IV, to end in tray VI (construction). Took …”, “Took the 4 markers of tray VI, to end in tray IV (senate). Moved the d…”
session-replay-brought = { $name }: { $text } ({ $points }).
session-replay-setup = Before the first turn.
session-replay-seat = A replay cannot be seen through the eyes of seat { $seat } while its secrets are in play.
# $kind: “date”, “time”
session-replay-source = A replay is made of a record, the path of a saved game, or a game being played, not of { $kind }.
# $margin: 27, 31
# $points: 36, 44
session-why-points =
    { POINTS($points, "figure") }, { $margin } more than the next.
# $points: 3, 12
session-why-shared =
    Each has { POINTS($points, "figure") }.
# $points: 10
# $rule: “Whoever cannot place loses”
session-why-tie =
    Others have { POINTS($points, "figure") } too; the rule “{ $rule }” decides.

## What a notebook keeps, beside its picture or in place of it

# $game: “trajan”, “caesar”
# $turn: “It is your turn.”, “Bot B is to move.”
kept-board = { GAME($game) }: { $turn }
# $game: “trajan”, “caesar”
# $places: 2, 3
kept-comparison = { GAME($game) }: places compared: { $places }
# $count: 2, 20
kept-moves = Legal moves: { $count }
# $done: 0, 3
# $lessons: 12, 44
kept-course = Lessons: { $lessons }, done: { $done }
