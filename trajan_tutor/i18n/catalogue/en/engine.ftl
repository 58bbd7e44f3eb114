### What the engine says about games, options, data files and records. Each sentence names the place and the way out.

## Beginning a game

engine-game-unknown = There is no game “{ $game }” here. Installed: { $known }.
engine-game-entry = The game “{ $game }” is installed, but “{ $place }” does not name it. Its entry point names a Plugin of that name, and the Plugin its game.
engine-game-broken = The game “{ $game }” is installed, but “{ $place }” cannot be imported: { $problem }
engine-bot-unknown = There is no bot “{ $bot }”. Choose one of: { $known }.
engine-seats = The game { $game } cannot be played with { $seats } seats. Choose one of: { $offered }.
engine-seed = The seed { $seed } cannot be used. Choose a whole number from 0 up to 9007199254740991.
engine-option-unknown = There is no option “{ $option }”. Options of this game are: { $offered }.
engine-option-value = The option { $option } cannot be “{ $value }”. Choose one of: { $choices }.

## Whatever is read from outside. $place is the file, or the words of reading-given

reading-given = What was given
reading-missing = There is no file { $place }.
reading-file = The file { $place } cannot be read: { $problem }.
reading-not-a-file = { $place } is no file that can be read: it is a folder, a device or a pipe.
reading-large = { $place } is too large: up to { $most } MB can be read.
reading-not-beside = { $place } does not lie in the folder of the file that names it, and is not read.
reading-not-unicode = { $place }, line { $line }: there is a byte that no text in UTF-8 has.
reading-json = { $place }, line { $line }, column { $column }: here it is cut off, or no JSON.
reading-toml = { $place }, line { $line }: this cannot be read as TOML: { $problem }.
reading-line = { $place }, line { $line }: { $problem }.
reading-key = { $place }, at { $key }: { $problem }.

## What is wrong at that line or key

reading-twice = the key “{ $key }” stands twice
reading-deep = it is nested deeper than { $most } levels
reading-digits = a whole number has more than { $most } digits
reading-not-finite = a number is not finite
reading-half = there is half a character, which is no valid Unicode
reading-kind = there is a value of the kind { $kind }, which nothing here uses
reading-odd = there is a number that is too long, or a date that there is not

## Data files of a game

engine-figure-lacks = In { $place } the figure “{ $figure }” lacks “{ $needed }”.
engine-figure-source = In { $place } the figure “{ $figure }” names the source “{ $source }”, which is not in the list of sources.
engine-figure-status = In { $place } the figure “{ $figure }” has the status “{ $status }”. It has to be confirmed, reconstructed or ruling.
engine-rule-lacks = In { $place } the rule { $rule } lacks “{ $needed }”.
engine-rule-title = In { $place } the rule { $rule } stands twice, or its title “{ $title }” is not its id with dashes.

## Records

engine-record-kind = In the record “{ $field }” has to be of the kind: { $expected }.
engine-record-lacks = The record lacks the field “{ $field }”.
engine-record-version = The record is of version { $found }. This program reads version { $expected }.
engine-record-move = Move { $number } of the record, “{ $move }”, is no move of this game.
engine-record-illegal = Move { $number } of the record, “{ $move }”, is not possible at that point of the game.

## The test that every game must pass; $detail tells more

engine-conformance-words = { $game }: the catalogue has no words for { $key }.
engine-conformance-endless = { $game }, { $seats } seats: the game does not end within { $moves } moves.
engine-conformance-choices = { $game }, { $seats } seats, after { $moves } moves: there is no legal move, or one stands twice.
engine-conformance-actor = { $game }, { $seats } seats, after { $moves } moves: the seat to act does not exist ({ $detail }).
engine-conformance-by-rules = { $game }, { $seats } seats, after { $moves } moves: a seat that the rules play has a choice ({ $detail }).
engine-conformance-notation = { $game }, { $seats } seats, after { $moves } moves: a move and its text do not agree ({ $detail }).
engine-conformance-refused-legal = { $game }, { $seats } seats, after { $moves } moves: a legal move is refused ({ $detail }).
engine-conformance-not-refused = { $game }, { $seats } seats, after { $moves } moves: a move that is not legal is not refused ({ $detail }).
engine-conformance-rule-unknown = { $game }, { $seats } seats, after { $moves } moves: a rule is named that the rule book does not have ({ $detail }).
engine-conformance-features = { $game }, { $seats } seats, after { $moves } moves: two features have one name and one place, or none stands for the score ({ $detail }).
engine-conformance-features-worth = { $game }, { $seats } seats, after { $moves } moves: what the features of a seat are worth does not add up to what the evaluation gives ({ $detail }).
engine-conformance-source = { $game }: points of the source { $source } come by a rule that the rule book does not have.
engine-conformance-out-of-turn = { $game }, { $seats } seats, after { $moves } moves: a seat may act out of turn.
engine-conformance-copy = { $game }, { $seats } seats, after { $moves } moves: playing on a copy changes the original.
engine-conformance-pickle = { $game }, { $seats } seats, after { $moves } moves: a pickled state comes back changed.
engine-conformance-spots = { $game }, { $seats } seats, after { $moves } moves: a spot of a move does not lead back to the move ({ $detail }).
engine-conformance-determinize = { $game }, { $seats } seats, after { $moves } moves: hidden things dealt anew change what a seat sees ({ $detail }).
engine-conformance-pieces = { $game }, { $seats } seats, after { $moves } moves: two placements share a piece ({ $detail }).
engine-conformance-spot-names = { $game }, { $seats } seats, after { $moves } moves: two spots share a name ({ $detail }).
engine-conformance-position = { $game }, { $seats } seats, after { $moves } moves: a position that is written and read comes back changed.
engine-conformance-ledger = { $game }, { $seats } seats, after { $moves } moves: points were gained without an event ({ $detail }).
engine-conformance-end = { $game }, { $seats } seats, after { $moves } moves: the game is over, but there is a legal move, a seat to act, or no winner.
engine-conformance-refused-end = { $game }, { $seats } seats, after { $moves } moves: a move after the end is not refused.
engine-conformance-record = { $game }, { $seats } seats, after { $moves } moves: a record that is written and read comes back changed.
engine-conformance-replay = { $game }, { $seats } seats, after { $moves } moves: a record does not replay to the same state.
engine-conformance-parse = { $game }, { $seats } seats, after { $moves } moves: a text that is no move is read as one.
engine-conformance-begin = { $game }, { $seats } seats: the same setup does not begin the same game, or begins it with other seats.
engine-conformance-play-out = { $game }, { $seats } seats: random play does not come to an end.
engine-conformance-forced = { $game }, { $seats } seats, after { $moves } moves: a step is asked for that is the only one possible ({ $detail }).
engine-conformance-winners = { $game }, { $seats } seats, after { $moves } moves: somebody has won although the game goes on.
engine-conformance-position-middle = { $game }, { $seats } seats, after { $moves } moves: a position is written in the middle of a turn.
engine-conformance-determinize-seed = { $game }, { $seats } seats, after { $moves } moves: hidden things dealt twice by one seed differ ({ $detail }).
engine-conformance-legal-seen = { $game }, { $seats } seats, after { $moves } moves: the seat to act does not see its legal moves ({ $detail }).
engine-conformance-told = { $game }, { $seats } seats, after { $moves } moves: a move that is told leads elsewhere than one that is not ({ $detail }).
engine-conformance-leak = { $game }, { $seats } seats, after { $moves } moves: a seat sees what no event told it ({ $detail }).
engine-conformance-no-secret = { $game }, { $seats } seats: something is said to be secret, but every seat can see it.

## Drawings

view-templates-missing = There are no drawings in { $place }.
view-theme-unknown = There is no theme "{ $theme }"; there are: { $known }.
view-prefix = "{ $prefix }" cannot begin an id: a letter, then letters, digits, "-" or "_".
view-template-anchor = The template has no room for "{ $symbol }" at { $spot }.
view-template-symbol = The template has no symbol "{ $symbol }".
view-template-frame = The symbol "{ $symbol }" needs a frame that begins at its origin.
view-template-cell = The family "{ $family }" needs exactly one cell.
view-template-transform = What holds the room for pieces at { $spot } may only be moved, not "{ $transform }".

## Search

search-over = The game is over: there is nothing to look ahead to.
search-not-to-act = { SEAT($actor) } is to decide now, so nothing can be searched for { SEAT($seat) }.
search-player-budget = “{ $player }” is no player: say random, greedy, lookahead, lookahead@0.5s (CPU seconds) or lookahead@200 (samples).
