### The controls around the board: history, bots one by one, hot seat, saved games, replays.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## The history

board-tab-history = History
board-history-scrubber = Turn
board-history-before = The turn before
board-history-after = The turn after
board-history-redo = Go forward
# $name: “Ann”, “Bot B”
# $points: “0 : 0”, “0 : 11”
# $turn: 1, 3
board-history-turn = Turn { $turn }, { $name }: { $points }
# $points: 3, 12
board-history-setup = Before the first turn: { $points }
board-history-called = { $text } (“{ $name }”)
board-history-end = The end of this line
board-history-lines = Lines that were played
# $number: 1
board-history-number = Line { $number }
# $decisions: 19
# $points: “0 : 14”
board-history-first =
    from the beginning, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { POINTS("several") } { $points }
# $decisions: 11
# $points: “0 : 11”
# $turn: 1
board-history-line =
    from turn { $turn }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { POINTS("several") } { $points }
board-history-mark-here = you are on it
board-history-mark-over = played to the end
board-history-mark-revealed = something hidden was seen
board-history-mark-informed = begun knowing what was hidden
board-history-go = Go there
board-history-rename = Name
board-history-name = Name of this line
board-history-keep = Keep this name
board-history-cancel = Cancel
board-history-remove = Remove
# $decisions: 11, 19
board-history-removing =
    Remove { $decisions ->
        [one] this line with { $decisions } decision
       *[other] this line with { $decisions } decisions
    } and all lines that leave it?
board-history-remove-sure = Yes, remove
board-history-remove-not = No, keep it
board-history-choose = compare
board-history-compare = Compare the chosen lines
board-history-compare-hint = Choose two or three lines to compare them.

## Lines compared

board-compare = Lines side by side
board-compare-points = { POINTS("title") }
# $count: 11, 19
# $moves: “sow I, drop yellow, leader alpes, sow IV, drop yellow, build B4, ship …”, “sow V, drop green, draw, discard scrolls left, sow IV, drop white, bui…”
board-compare-moves =
    { $count ->
        [0] No decision after the lines part.
        [one] { $count } decision after the lines part: { $moves }
       *[other] { $count } decisions after the lines part: { $moves }
    }
# $count: 1, 2
board-compare-revealed =
    { $count ->
        [one] { $count } thing revealed on the way
       *[other] { $count } things revealed on the way
    }
board-compare-nothing = Nothing hidden was revealed.

## Bots one by one

board-bots = The bots’ turns
# $name: “Bot B”, “Pompey (bot)”
board-bots-waiting = { $name } is about to decide.
board-bots-play = Play on
board-bots-pause = Pause
board-bots-speed = Speed
board-bots-at-once = At once
board-bots-played-out = Show what others do
board-missed = While you were away
board-missed-about = The others went on to your turn:
board-since = Since your last turn

## The place where a step ends

board-tip-goal = Do the rest of this step at once, in any order: it ends here.

## Several people at one screen

# $name: “Player A”
board-hot-seat-text = This is { $name }’s turn. Nobody’s secrets are shown now.
# $name: “Player A”
board-hot-seat-sit = { $name } sits down now

## A saved game

# $number: 1, 12
# $when: “2026-11-02”, “Nov 27, 2026”
board-offer-turn = You have a saved game like this, last played on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, turn { $number }.
# $number: 1, 12
# $when: “2026-11-02”, “Nov 27, 2026”
board-offer-decisions =
    You have a saved game like this, last played on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, after { $number ->
        [one] { $number } decision
       *[other] { $number } decisions
    }.
board-offer-continue = Continue the saved game
board-offer-no = No, play this one
board-offer-gone = There is no saved game to continue any more: this game goes on.
board-continued = The saved game goes on.

## All saved games

board-saved-games = Saved games
board-saved-games-none = There are no saved games here.
board-saved-games-game = Game
board-saved-games-players = Players
board-saved-games-when = Last played
# $when: “2026-11-02”, “Nov 27, 2026”
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
# $players: “Ann and Pompey (bot)”, “Bea and Pompey (bot)”
board-saved-games-names = { $players }
board-saved-games-turn = Turn
board-saved-games-over = over
# $count: 0, 20
board-saved-games-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
# $game: “Caesar!”
# $players: “Ann and Pompey (bot)”, “Bea and Pompey (bot)”
# $when: “Nov 27, 2026”
board-saved-games-continue = Continue
    .label = Continue { $game } with { $players }, last played on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
# $game: “toy”, “my-lesson.toml”
# $when: “2026-11-02”, “Nov 27, 2026”
board-saved-games-look = Look at it
    .label = Look at { $game } with { $players }, played on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
# $game: “Caesar!”
# $players: “Ann and Pompey (bot)”, “Bea and Pompey (bot)”
# $when: “Nov 27, 2026”
board-saved-games-remove = Remove { $game } with { $players }, last played on { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-removing = Remove this game for ever, with all its branches?
board-saved-games-removed = The saved game is removed.
# $file: “broken.json”
# $problem: “What was given, line 1, column 2: here it is cut off, or no JSON.”
board-saved-games-spoiled = { $file } cannot be continued: { $problem }
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
board-saved-games-partly = { $file } can be continued, but not with everything: { $problem }
# $count: 0
# $folder: “~/trajan”, “/data/lessons”
board-saved-games-more =
    { $count ->
        [0] Games stay here until you remove them.
        [one] { $count } older game lies in { $folder }. Games stay until you remove them: here, or with “trajan-tutor saves --remove NAME”.
       *[other] { $count } older games lie in { $folder }. Games stay until you remove them: here, or with “trajan-tutor saves --remove NAME”.
    }

## The form

board-form-pace = Bots’ turns
board-form-pace-by-themselves = one by one
board-form-pace-step = one by one, at a click
board-form-hot-seat = Hide what each one holds: people change places at one screen

## A replay

board-open-replay = Replay
board-replay = Replay of the game
board-replay-play = Play
board-replay-pause = Pause
board-replay-previous = The turn before
board-replay-next = The next turn
board-replay-position = Place in the game
board-replay-go = Play on from here
board-replay-turning = Turning points
board-replay-curve = { POINTS("title") } from turn to turn
