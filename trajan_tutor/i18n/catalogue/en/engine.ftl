### What the engine says about games, options, data files and records. Each sentence names the place and the way out.
### Room: sentences of at most 300 letters with what is put in.

## Beginning a game

# $game: “rome”, “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
# $known: “caesar, sylla, trajan”
engine-game-unknown = There is no game “{ $game }” here. Installed: { $known }.
# $game: “broken”
# $place: “trajan_tutor.engine.game:Setup”, “trajan_tutor.games.trajan:PLUGIN”
engine-game-entry = The game “{ $game }” is installed, but “{ $place }” does not name it. Its entry point names a Plugin of that name, and the Plugin its game.
# $game: “broken”
# $place: “no_such_package_at_all:PLUGIN”, “trajan_tutor.engine.plugin:NOTHING”
# $problem: “ModuleNotFoundError: No module named 'no_such_package_at_all'”, “AttributeError: module 'trajan_tutor.engine.plugin' has no attribute '…”
engine-game-broken = The game “{ $game }” is installed, but “{ $place }” cannot be imported: { $problem }
# $game: “toy”, “my-lesson.toml”
engine-game-lacks = The game “{ $game }” has not all that a tutor needs. It lacks: { $capabilities }.
# $bot: “clever”, “genius”
engine-bot-taken = There is a bot “{ $bot }” already. Give yours another name.
# $bot: “clever”, “genius”
# $known: “club, beginner, strong, strongest, greedy, random”
engine-bot-unknown = There is no bot “{ $bot }”. Choose one of: { $known }. One of your own is known after tt.play was called with it.
# $given: 12, “seven”
engine-bot-wrong = A bot of your own is a function, or a class whose objects are called like one; “{ $given }” is neither. Give trajan_tutor.search.bots.Bot a name and what returns a player.
# $game: “trajan”
# $offered: “2, 3 and 4”
# $seats: 1, “2.0”
engine-seats = The game { $game } cannot be played with { $seats } seats. Choose one of: { $offered }.
# $seed: “x”, 9007199254740992
engine-seed = The seed { $seed } cannot be used. Choose a whole number from 0 up to 9007199254740991.
# $offered: “R1”, “harder, modules, side, solo, C1, C4, C7, C11, C12, C14, C15, C23, C24,…”
# $option: “C2”, “R99”
engine-option-unknown = There is no option “{ $option }”. Options of this game are: { $offered }.
# $choices: “2, 1”, “together, one-by-one, one-border-step”
# $option: “C1”, “S1”
# $value: “1”, “perhaps”
engine-option-value = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.

## Whatever is read from outside. $place is the file, or the words of reading-given

reading-given = What was given
# $place: “beside.json”, “/dev/zero.toml”
reading-missing = There is no file { $place }.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
# $problem: “Permission denied”
reading-file = The file { $place } cannot be read: { $problem }.
# $place: “/”, “/dev/zero”
reading-not-a-file = { $place } is no file that can be read: it is a folder, a device or a pipe.
# $most: 0, 16
# $place: “What was given”, “/proc/self/status”
reading-large = { $place } is too large: up to { $most } MB can be read.
# $place: “/dev/zero”, “../../03.json”
reading-not-beside = { $place } does not lie in the folder of the file that names it, and is not read.
# $line: 1, 2
# $place: “mat.1.tray.II”, “words.ftl, line 12”
reading-not-unicode = { $place }, line { $line }: there is a byte that no text in UTF-8 has.
# $column: 1, 17
# $line: 1, 6
# $place: “What was given”
reading-json = { $place }, line { $line }, column { $column }: here it is cut off, or no JSON.
# $line: 1, 31
# $place: “03-market.toml”, “What was given”
# $problem: “Invalid value”, “Expected newline or end of document after a statement”
reading-toml = { $place }, line { $line }: this cannot be read as TOML: { $problem }.
# $line: 1, 952
# $place: “03-market.toml”, “What was given”
# $problem: “the key “b” is there twice”, “there is a number that is too long, or a date that there is not”
reading-line = { $place }, line { $line }: { $problem }.
# $key: “-”, “[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][…”
# $place: “03-market.toml”, “What was given”
# $problem: “a number is not finite”, “there is a value of the kind time, which nothing here uses”
reading-key = { $place }, at { $key }: { $problem }.
# $known: “caesar, sylla, trajan”
# $place: “What was given”
reading-no-game = { $place } does not say in “game” which game it belongs to. A position and a record do; installed: { $known }.

## What is wrong at that line or key

# $key: “b”
reading-twice = the key “{ $key }” is there twice
# $most: 50
reading-deep = it is nested deeper than { $most } levels
# $most: 20
reading-digits = a whole number has more than { $most } digits
reading-not-finite = a number is not finite
reading-half = there is half a character, which is no valid Unicode
# $kind: “date”, “time”
reading-kind = there is a value of the kind { $kind }, which nothing here uses
reading-odd = there is a number that is too long, or a date that there is not

## Data files of a game

# $figure: “pieces.figures”
# $needed: “value”, “status”
# $place: “components.toml”
engine-figure-lacks = In { $place } the figure “{ $figure }” lacks “{ $needed }”.
# $figure: “pieces.figures”
# $place: “components.toml”
# $source: “hearsay”
engine-figure-source = In { $place } the figure “{ $figure }” names the source “{ $source }”, which is not in the list of sources.
# $figure: “time.length”
# $place: “components.toml”
# $status: “guessed”
engine-figure-status = In { $place } the figure “{ $figure }” has the status “{ $status }”. It has to be confirmed, reconstructed or ruling.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
# $ruling: “C1”, “R5”
engine-reading-lacks = In { $place } the ruling { $ruling } has no position.
# $place: “book-words.toml”
# $number: 3
# $needed: “text”
engine-book-words-lack = { $place }: words { $number } of the books lack “{ $needed }”. Add it: ruling, book and text.
# $needed: “value”, “status”
# $place: “mat.1.tray.II”, “words.ftl, line 12”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
engine-rule-lacks = In { $place } the rule { $rule } lacks “{ $needed }”.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
# $title: “The steps of a turn”, “Both provinces have to be yours”
engine-rule-title = In { $place } the rule { $rule } is there twice, or its title “{ $title }” is not its id with dashes.

## Records

# $expected: “list”, “true or false”
# $field: “game”, “moves[2]”
engine-record-kind = In the record “{ $field }” has to be of the kind: { $expected }.
# $field: “game”, “setup”
engine-record-lacks = The record lacks the field “{ $field }”.
# $expected: 2
# $found: “0”, “True”
engine-record-version = The record is of version { $found }. This program reads version { $expected }.
# $found: “caesar”
# $game: “trajan”
engine-record-game = The record is of the game “{ $found }”, and not of “{ $game }”.
# $move: “kep”, “take left 9”
# $number: 1, 3
engine-record-move = Move { $number } of the record, “{ $move }”, is no move of this game.
# $move: “bid 1”, “take left 2”
# $number: 2, 14
engine-record-illegal = Move { $number } of the record, “{ $move }”, is not possible at that point of the game.

## What is wrong in a position

engine-position-seen = This position was written as somebody sees it, and is not whole. “tt.position(…)” reads it and deals what is hidden anew; “tt.position(…).whole().json()” is a whole one.
engine-position-not-seen = What is seen in this position is seen in no game. Read the text as it was written.
# $expected: “true”, “caesar, pompey”
# $place: “demands”, “discards.right”
engine-position-kind = In the position “{ $place }” has to be { $expected }.
# $field: “game”, “discards”
# $place: “discards”, “district[1][0]”
engine-position-missing = In the position “{ $place }” lacks the field “{ $field }”.
# $field: “'camp'”, “'nobody-knows'”
# $place: “discards”, “district[1][0]”
engine-position-unknown-field = In the position “{ $place }” has a field that nobody knows: “{ $field }”. Take it out or correct its name.
# $expected: “bread, games, religion”, “stairs-2, stairs-3, stairs-4, stairs-5, door-2, door-3, door-4, door-5…”
# $found: “''”, “'nobody-knows'”
# $place: “demands[0]”, “discards.left[1]”
engine-position-name = In the position “{ $place }” is { $found }. It has to be one of: { $expected }.
# $found: “-5”, “-1000000”
# $least: 0, -9999
# $most: 1, 9999
# $place: “actor”, “district[1][0].workers[1]”
engine-position-number = In the position “{ $place }” is { $found }. It has to be a whole number from { $least } to { $most }.
    .edit = it has to be a whole number from { $least } to { $most }, not { $found }.
# $expected: “1”, “[5, 1] / [1, 5]”
# $found: “''”, “'nobody-knows'”
# $place: “game”, “borders.AS-SY.facing”
engine-position-value = In the position “{ $place }” is { $found }. It has to be { $expected }.
# $expected: 2, 8
# $found: 3, 10
# $place: “demands”, “district[2]”
engine-position-length =
    In the position “{ $place }” has { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    }. It has to have { $expected }.
    .edit = there is room for { $expected }, and this would make { $found }.
# $name: “1, 1”, “0, 1, 0, 1”
# $place: “senate[0]”, “district[2][0].workers”
engine-position-twice = In the position “{ $place }” names { $name } twice. Each may stand there once.
    .edit = it is there already, and each may be there once.

## The test that every game must pass; $detail tells more

# $file: “game.json”, “lesson.toml”
# $form: “from”, “refused”
# $game: “toy”, “lapilli”
# $key: “toy-title”, “toy-game-over.rule”
# $name: “lapilli-title”, “lapilli-turn-order”
# $purpose: “the name of the game”, “the heading of an area of the rules, in the rule book and in the pictu…”
engine-conformance-words = { $game }: the catalogue has no words for { $key } ({ $purpose }).
    .mend = Add “{ $name } = …” to { $file }, and to the words of every other language.
    .mend-form = Add “.{ $form } = …” to “{ $name }” in { $file }, and to the words of every other language.
# $game: “toy”
# $moves: 100
# $seats: 2, 3
engine-conformance-endless = { $game }, { $seats } seats: the game does not end within { $moves } moves.
    .mend = Every game comes to an end: look for a state that comes again, or a last round that does not end it.
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-choices = { $game }, { $seats } seats, after { $moves } moves: there is no legal move, or one is there twice.
    .mend = “legal” returns each move once, and none only when “is_over” does.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-actor = { $game }, { $seats } seats, after { $moves } moves: the seat to act does not exist ({ $detail }).
    .mend = “current_seat” returns a seat from 0 below “seats”, and -1 only when the game is over.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-by-rules = { $game }, { $seats } seats, after { $moves } moves: a seat that the rules play has a choice ({ $detail }).
    .mend = Take that seat out of “played_by_rules”, or leave it exactly one legal move.
# $detail: “move bid 1”
# $game: “toy”
# $moves: 5, 13
# $seats: 2, 3
engine-conformance-notation = { $game }, { $seats } seats, after { $moves } moves: a move and its text do not agree ({ $detail }).
    .mend = “parse” returns for each text of “notation” the very same move; no two moves share a text.
# $detail: “move draw”, “move bid 1”
# $game: “toy”
# $moves: 0, 11
# $seats: 2, 3
engine-conformance-refused-legal = { $game }, { $seats } seats, after { $moves } moves: a legal move is refused ({ $detail }).
    .mend = Let “legal” and “refuse” ask the same function, which says which rule forbids a move.
# $detail: “move lot”, “move bid 4”
# $game: “toy”
# $moves: 6, 11
# $seats: 2, 3
engine-conformance-not-refused = { $game }, { $seats } seats, after { $moves } moves: a move that is not legal is not refused ({ $detail }).
    .mend = Let “legal” and “refuse” ask the same function, which says which rule forbids a move.
# $detail: “rule toy.nowhere”
# $game: “toy”
# $moves: 0, 5
# $seats: 2, 3
engine-conformance-rule-unknown = { $game }, { $seats } seats, after { $moves } moves: a rule is named that the rule book does not have ({ $detail }).
    .mend = Add the rule to the rule book (“rules” of the game, mostly read from “rules.toml” in its folder of data), or name another one.
# $detail: “seat 0”, “seat 2”
# $game: “toy”
# $moves: 0, 5
# $seats: 2, 3
engine-conformance-features = { $game }, { $seats } seats, after { $moves } moves: two features have one name and one place, or none stands for the score ({ $detail }).
    .mend = Give features of one name different places, and exactly one the name that stands for the score.
# $detail: “seat 0, value 120”, “seat 1, value 700”
# $game: “toy”
# $moves: 0, 5
# $seats: 2, 3
engine-conformance-features-worth = { $game }, { $seats } seats, after { $moves } moves: what the features of a seat are worth does not add up to what the evaluation gives ({ $detail }).
    .mend = “features” and “evaluate” are made from the same quantities: what one counts the other counts too.
# $game: “toy”
# $source: “lot”, “stall”
engine-conformance-source = { $game }: points of the source { $source } come by a rule that the rule book does not have.
    .mend = “rule_of” names a rule of the rule book for every source of the ledger: add one there (mostly in “rules.toml”), or name another one.
# $game: “toy”
# $moves: 5, 13
# $seats: 2, 3
engine-conformance-out-of-turn = { $game }, { $seats } seats, after { $moves } moves: a seat may act out of turn.
    .mend = “refuse” asks first whether the seat of the attempt is the one to act.
# $game: “toy”
# $moves: 0, 5
# $seats: 2, 3
engine-conformance-copy = { $game }, { $seats } seats, after { $moves } moves: playing on a copy changes the original.
    .mend = “copy” copies every list and dictionary of the state that “apply” changes, those within others too; random play is made on a copy.
# $game: “toy”
# $moves: 0, 5
# $seats: 2, 3
engine-conformance-pickle = { $game }, { $seats } seats, after { $moves } moves: a pickled state comes back changed.
    .mend = Keep in the state only what pickle takes: plain values, and lists and slotted dataclasses of them.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-spots = { $game }, { $seats } seats, after { $moves } moves: a spot of a move does not lead back to the move ({ $detail }).
    .mend = A spot of “spots_of” is one of “spots”, and “moves_at” of that spot returns the move.
# $detail: “seat 0”, “seat -1”
# $game: “toy”
# $moves: 4, 13
# $seats: 2, 3
engine-conformance-determinize = { $game }, { $seats } seats, after { $moves } moves: hidden things dealt anew change what a seat sees ({ $detail }).
    .mend = “determinize” deals only what “observe” hides, and leaves everything else as it is.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-pieces = { $game }, { $seats } seats, after { $moves } moves: two placements share a piece ({ $detail }).
    .mend = Give every placement a piece of its own: what it is and its number.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-spot-names = { $game }, { $seats } seats, after { $moves } moves: two spots share a name ({ $detail }).
    .mend = Give every spot a name of its own.
# $game: “toy”
# $moves: 0, 13
# $seats: 2, 3
engine-conformance-position = { $game }, { $seats } seats, after { $moves } moves: a position that is written and read comes back changed, or goes on in another way.
    .mend = “dump” writes everything that decides how the game goes on, and “load” reads all of it. Within a scope a position is the one at its start and the moves since.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-load = { $game }, { $seats } seats, after { $moves } moves: “load” takes a position that cannot be, or reads it as another one ({ $detail }).
    .mend = Refuse it with UnreadableError, which names the place. “trajan_tutor.engine.position_values” reads numbers within bounds, names, lists, and objects without other fields.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-load-breaks = { $game }, { $seats } seats, after { $moves } moves: “load” breaks at a position that cannot be, in place of refusing it ({ $detail }).
    .mend = Refuse it with UnreadableError, which names the place. “trajan_tutor.engine.position_values” reads numbers within bounds, names, lists, and objects without other fields.
# $detail: “seat 0”, “source luck”
# $game: “toy”
# $moves: 7, 22
# $seats: 2, 3
engine-conformance-ledger = { $game }, { $seats } seats, after { $moves } moves: points were gained without an event ({ $detail }).
    .mend = Points are gained in one place, which adds them to the ledger and writes the event, with source and points.
# $game: “toy”
# $moves: 14, 22
# $seats: 2, 3
engine-conformance-end = { $game }, { $seats } seats, after { $moves } moves: the game is over, but there is a legal move, a seat to act, or no winner.
    .mend = When “is_over” is true, “legal” is empty, “current_seat” is -1 and “winners” names somebody.
# $game: “toy”, “lapilli”
# $moves: 9, 22
# $seats: 2, 3
engine-conformance-refused-end = { $game }, { $seats } seats, after { $moves } moves: a move after the end is not refused.
    .mend = “refuse” asks first whether the game is over.
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-record = { $game }, { $seats } seats, after { $moves } moves: a record that is written and read comes back changed.
    .mend = Names and options of a setup are texts, numbers and lists that JSON holds.
# $game: “toy”
# $moves: 14
# $seats: 2
engine-conformance-replay = { $game }, { $seats } seats, after { $moves } moves: a record does not replay to the same state.
    .mend = “apply” depends on the state and the move alone: chance comes from a seed in the state, and nothing is remembered in the game.
# $game: “toy”
# $moves: 14, 22
# $seats: 2, 3
engine-conformance-parse = { $game }, { $seats } seats, after { $moves } moves: a text that is no move is read as one.
    .mend = “parse” raises UnreadableError for every text that “notation” does not make.
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-begin = { $game }, { $seats } seats: the same setup does not begin the same game, or begins it with other seats.
    .mend = “new_game” takes all chance from the seed of the setup, and as many seats as that says.
# $game: “toy”
# $seats: 2, 3
engine-conformance-play-out = { $game }, { $seats } seats: random play does not come to an end.
    .mend = “play_out” plays until “is_over”.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-forced = { $game }, { $seats } seats, after { $moves } moves: a step is asked for that is the only one possible ({ $detail }).
    .mend = Play a step that is the only one possible at the end of “apply”, so that nobody is asked for it.
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-winners = { $game }, { $seats } seats, after { $moves } moves: somebody has won although the game goes on.
    .mend = “winners” returns nobody until “is_over” is true.
# $detail: “seat 0”, “seat -1”
# $game: “toy”
# $moves: 0, 5
# $seats: 2, 3
engine-conformance-determinize-seed = { $game }, { $seats } seats, after { $moves } moves: hidden things dealt twice by one seed differ ({ $detail }).
    .mend = “determinize” takes all chance from its seed.
# $detail: “seat 0”, “seat 2”
# $game: “toy”
# $moves: 1, 12
# $seats: 2, 3
engine-conformance-legal-seen = { $game }, { $seats } seats, after { $moves } moves: the seat to act does not see its legal moves ({ $detail }).
    .mend = An observation of the seat to act holds all that “legal” needs; what is dealt anew changes none of it.
# $detail: “move draw”, “move bid 4”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
engine-conformance-told = { $game }, { $seats } seats, after { $moves } moves: a move whose events are noted leads elsewhere than one whose events are not ({ $detail }).
    .mend = “apply” and “apply_and_tell” run the same code, and only the second writes events.
# $detail: “seat 0, move draw”, “seat -1, move stall right”
# $game: “toy”
# $moves: 0, 11
# $seats: 2, 3
engine-conformance-leak = { $game }, { $seats } seats, after { $moves } moves: a seat sees what no event showed it ({ $detail }).
    .mend = Hide it in “observe”, or tell that seat in an event what it may know now.
# $game: “toy”
# $seats: 2, 3
engine-conformance-no-secret = { $game }, { $seats } seats: something is said to be secret, but every seat can see it.
    .mend = Hide in “observe” what an event hides, or let the event say it to all.

## What words are for that a game has to bring

engine-words-said = the game itself says them
engine-words-title = the name of the game
engine-words-rule-title = the title of a rule, in the rule book and beside a refusal
engine-words-rule = the text of a rule, in the rule book
engine-words-area = the heading of an area of the rules, in the rule book and in the picture of what a learner knows
engine-words-source = a source of points, in tables and charts
engine-words-source-from = a source of points in a sentence, as in “2 points from rows”
engine-words-note = a note on a figure that is not certain
engine-words-ruling = a ruling on a question that the rulebooks leave open
engine-words-disagreement = a place where the rulebooks differ
engine-words-book = the name of a printed rulebook
engine-words-offer = an option, in the form for a new game
engine-words-seat = what a seat is called
engine-words-look = an area of the board, as in the hint “Look at the market”
engine-words-reason = a reason in a hint
engine-words-period = a part of the game, in a hint
engine-words-lesson = the words of a lesson
engine-words-campaign = the title of a moment in a campaign
engine-words-first-times = the sentence that explains something the first time that it happens
engine-words-exercise = a question of an exercise
engine-words-puzzle = the theme of a puzzle

## Boards of games

# $folder: “~/trajan”, “/data/lessons”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
# $spot: “cellar”
view-check-spot = { $game }, { $seats } seats: the spot { $spot } is on none of the sheets that { $seats } seats see.
    .mend = Draw a group with the class “spot” and the id “{ $drawn }” in one of the sheets in { $folder } (“mat.S.” stands for the mat of each seat), or a family.
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
# $spot: “cellar”
view-check-placement = { $game }, { $seats } seats: something lies on { $spot }, which is no spot of the game.
    .mend = “placements” names only spots that “spots” tells: add “{ $spot }” to those.
# $folder: “~/trajan”, “/data/lessons”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
# $spot: “cellar”
# $symbol: “coin”, “marker-yellow”
view-check-symbol = { $game }, { $seats } seats: what lies on { $spot } has no drawing “{ $symbol }”.
    .mend = Draw a group with the class “symbol” and the id “{ $symbol }” in “symbols.svg” in { $folder }, or give the placement a text.
# $folder: “~/trajan”, “/data/lessons”
# $game: “toy”, “my-lesson.toml”
# $key: “-”, “[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][…”
view-check-name = { $game }: the catalogue has no words for { $key }: the name of the pane { $pane }.
    .mend = Add “{ $key } = …” to the words of the game, or name another key in “panes.toml” in { $folder }.
# $folder: “~/trajan”, “/data/lessons”
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
# $spot: “cellar”
view-check-pane = { $game }, { $seats } seats: the spot { $spot } is in no pane.
    .mend = Make a box of a pane in “panes.toml” in { $folder } so large that the middle of the spot is in it.

## Drawings

# $place: “mat.1.tray.II”, “words.ftl, line 12”
view-templates-missing = There are no drawings in { $place }.
# $problem: “Permission denied”, “There is no such file.”
view-panes-unreadable = What “panes.toml” tells cannot be read: { $problem }.
view-pane-sheet = A pane shows the sheet { $sheet }, which this board has not.
# $known: “a, b”, “caesar, sylla, trajan”
view-theme-unknown = There is no theme “{ $theme }”; there are: { $known }.
view-prefix = “{ $prefix }” cannot begin an id: a letter, then letters, digits, “-” or “_”.
# $spot: “cellar”
# $symbol: “coin”, “marker-yellow”
view-template-anchor = The template has no room for “{ $symbol }” at { $spot }.
# $symbol: “coin”, “marker-yellow”
view-template-symbol = The template has no symbol “{ $symbol }”.
# $symbol: “coin”, “marker-yellow”
view-template-frame = The symbol “{ $symbol }” needs a frame that begins at its origin.
view-template-cell = The family “{ $family }” needs exactly one cell.
# $spot: “cellar”
view-template-transform = What holds the room for pieces at { $spot } may only be moved, not “{ $transform }”.

## Search

search-over = The game is over: there is nothing to look ahead to.
search-not-to-act = { SEAT($actor) } is to decide now, so nothing can be searched for { SEAT($seat) }.
# $player: “lookahead@-1s”, “lookahead@999999999999999999999999999999999999999999999999999999999999…”
search-player-budget = “{ $player }” is no player. Say the name of a bot, or lookahead, information-sets, flat or beam with CPU seconds or samples, as in lookahead@0.5s or flat@200.
