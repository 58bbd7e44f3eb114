### The command line. No percent sign in the help: the parser would read it as a placeholder.
### Room: lines of a terminal, which wrap; words of the command itself stay as they are.

## Help

cli-help-tutor = A tutor for Roman board games: play in the terminal, make positions, measure, check.
cli-help-language = language of everything that is printed, such as en
cli-help-command = COMMAND
cli-help-learning = to learn and play
cli-help-authoring = to write lessons
cli-help-programming = to program, measure and check
cli-help-options = options
cli-help-help = show this help and end
cli-help-version = show the version and end
cli-help-more = What a command takes: trajan-tutor COMMAND --help
cli-help-play = play a whole game in the terminal, against people or bots
cli-help-position = print the position after so many random turns, as JSON
cli-help-turns = print every position that one whole turn can lead to, one JSON text a line
cli-help-phase = print every position that can be at the beginning of the next phase, sale or turn, one JSON text a line
cli-help-positions = print the first position of a record and the one after each turn, one JSON text a line
cli-help-quarter = print every result of the end of a quarter, one JSON text a line
cli-help-simulate = play many random games and print their figures as JSON
cli-help-bench = measure the speed of random play of a game, or of the search: bench search
cli-help-searched = the game to search in, after the word “search”
cli-help-provenance = print figures that are not confirmed, rulings, and where the rulebooks disagree
cli-help-check = check the data, rules, notation, records and words of all games
cli-help-check-game = check this game alone; says what is broken and how to mend it
cli-help-game = name of the game
cli-help-seats = number of seats
cli-help-option = an option of the game, such as a module, a ruling or a strength; may be said several times
cli-help-seed = whole number that decides everything random
cli-help-players = who plays each seat, separated by commas: person, random or greedy
cli-help-setup = quick: the setup is made at random; choose: the players make every choice of it
cli-help-save = file to save the game in
cli-help-resume = file with a saved game to go on with
cli-help-random-turns = number of random turns to play first
cli-help-picture = draw the position after so many random turns into an SVG file
cli-help-picture-file = the SVG file to be written
cli-help-replay = show a replay of a saved game: points from turn to turn, turning points, and how it ended
cli-help-replay-file = file with a saved game or a record
cli-help-replay-page = write the replay as a page of HTML instead, to be played in any browser
cli-help-theme = colours: as the reader's system says (auto), light or dark
cli-help-tournament = let players play each other on the same deals from every seat, and print how they did
cli-help-tournament-players = who plays, separated by commas: beginner, club, strong, strongest, greedy, random; or lookahead, information-sets, flat or beam with a budget of CPU seconds or samples for each search, as in lookahead@0.5s or beam@20; or a player of somebody else, as in package.module:name@0.5s
cli-help-tournament-seconds = without --players: the ladder, in which the search with these CPU seconds a turn meets others with as many, itself with a tenth of them, and levels meet each other
cli-help-processes = how many processes play at once
cli-help-results = a file that keeps every game, so that an interrupted tournament goes on
cli-help-position-file = file with a position or a record, or - for the standard input
cli-help-limit = stop after so many lines
cli-help-games = number of games
cli-help-seconds = seconds of each measurement
cli-help-one-build = measure only the build that runs this command

## Files and numbers

# $deals: 2, 240
# $error: 0.8
# $games: 5, 40
# $high: “14”, “17”
# $low: “−14”, “−24”
# $margin: 27, 31
# $player: “lookahead@-1s”, “lookahead@999999999999999999999999999999999999999999999999999999999999…”
cli-tournament-row = { $player }: { $games } games, { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % won (95 % interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), mean margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points over { $deals } deals, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } CPU seconds a search
# $games: 5, 40
# $high: “14”, “17”
# $low: “−14”, “−24”
# $margin: 27, 31
# $player: “lookahead@-1s”, “lookahead@999999999999999999999999999999999999999999999999999999999999…”
cli-tournament-row-of-one-deal = { $player }: { $games } games, { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } % won (95 % interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), mean margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, of one deal only, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } CPU seconds a search
# $seats: 2, 4
cli-tournament-players = A tournament with { $seats } seats takes from 2 to { $seats } players, not { $players }.
# $file: “own.toml”, “first_times.toml”
cli-tournament-other = The results in { $file } are of another tournament. Name another file.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
cli-tournament-line = Line { $line } of { $file } is no result of a game. Remove it, or name another file.
# $file: “own.toml”, “first_times.toml”
cli-picture-drawn = The picture is in { $file }.
# $file: “own.toml”, “first_times.toml”
cli-replay-page = The replay is in { $file }.

## Positions

# $played: 67
# $turns: 900
cli-position-over =
    The game is over after { $played ->
        [one] { $played } turn
       *[other] { $played } turns
    }, so there is no position after { $turns }. Ask for fewer.
cli-turns-limit = Stopped at the limit of { $limit } lines: there are more. Give a higher one with --limit.
# $option: “R1”
cli-option-form = “{ $option }” is no option. Say --option NAME=VALUE.
# $file: “game.json”, “lesson.toml”
cli-turns-over = The position in { $file } is the end of a game, so no turn leads on from it.
# $file: “own.toml”, “first_times.toml”
cli-turns-period = The position in { $file } is just before the end of a quarter. Use the command “quarter” for it.
# $file: “own.toml”, “first_times.toml”
cli-quarter-none = The position in { $file } does not stand before the end of a quarter. Use the command “turns” for it.

## Playing in the terminal

# $game: “toy”, “my-lesson.toml”
# $seed: 7, 42
cli-play-begin = A game of { $game }, seed { $seed }.
cli-play-help = Type the number of a choice or its notation. Commands: board, undo, redo, save FILE, help, quit.
# $most: 0, 50
# $number: 1, 12
cli-play-number = There is no choice { $number }: type a number from 1 to { $most }.
cli-play-save-where = Say where to save the game: save FILE
# $file: “own.toml”, “first_times.toml”
cli-play-saved = The game is saved in { $file }. Go on another time with --resume { $file }
# $rule: “caesar.bonus.use”, “caesar.place.supply”
cli-play-first-time = New in your game: { $text } (Rule: { $rule })
cli-play-left =
    The game stops here, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
# $points: 3, 12
# $sources: “senate and ships”, “provinces and construction tiles”
cli-play-score =
    { $name }: { POINTS($points, "figure") } ({ $sources })
# $points: 3, 12
# $source: “Italia”, “sets of construction tiles”
cli-play-source = { $source } { $points }

## Measuring

# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
cli-bench-title = Random play of { $game } with { $seats } seats, for each second of one core:
cli-bench-pure = plain build
cli-bench-compiled = compiled build
cli-bench-absent = { $build }: not installed here
# $decisions: 1, 19
# $games: 5, 40
cli-bench-row = { $build }: { NUMBER($decisions, useGrouping: 1) } decisions, { NUMBER($games, useGrouping: 1) } games; a copy takes { $copy } microseconds
# $game: “toy”, “my-lesson.toml”
# $seats: 2, 4
cli-bench-search-title = Search in { $game } with { $seats } seats, for each second:
# $times: 1, 7
# $turns: 1, 900
cli-bench-search-row = { $build }: { NUMBER($samples, useGrouping: 1) } samples and { NUMBER($turns, useGrouping: 1) } turns for a CPU second, a first line after { $first } ms, a hint with its reasons after { $hint } CPU seconds; by the clock { NUMBER($one, useGrouping: 1) } samples with one process and { NUMBER($two, useGrouping: 1) } with two, { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } times as many
cli-interrupted = Interrupted.
# $done: “Refused: a token goes only where its own symbol is shown.”, “Refused: one token on each space, for the whole game. You have to answ…”
# $whole: “5 of 12”, “12 games”
cli-interrupted-at = Interrupted: { $done } of { $whole } are done.
# $done: “Refused: a token goes only where its own symbol is shown.”, “Refused: one token on each space, for the whole game. You have to answ…”
# $file: “own.toml”, “first_times.toml”
# $whole: “5 of 12”, “12 games”
cli-interrupted-results = Interrupted: { $done } of { $whole } games are played and kept in { $file }. The same command goes on from there.
# $file: “own.toml”, “first_times.toml”
# $problem: “No space left on device”, “Permission denied”
cli-not-written = { $file } cannot be written: { $problem }. Make room there, or name another place.
# $problem: “No space left on device”, “Permission denied”
cli-not-written-output = What is to be printed cannot be written: { $problem }.
cli-bench-failed = The measurement with { $python } failed.


## Informing and checking

# $game: “trajan”
cli-provenance-figures = Figures of { $game } that are not confirmed:
cli-provenance-disagreements = Places where the rulebooks disagree:
cli-provenance-rulings = Rulings:
# $text: “Construction, in all three rulebooks.”, “No place. The question comes up at the seaport; none of the three rule…”
cli-provenance-at = Place: { $text }
# $book: “the Czech rulebook”
# $text: ““ale hráč získá pouze 2 VB””
cli-provenance-words = Words, { $book }: { $text }
# $text: “A round ends after the turn in which the time marker reached or passed…”, “The tile is removed and its points are scored where the two colours li…”
cli-provenance-book = It says: { $text }
# $text: “All three rulebooks put it that way.”, “The rulebooks expressly allow only spaces with workers of other player…”
cli-provenance-reason = Why: { $text }
# $text: “A wild demand tile stands for any of the three signs when demands are …”, “The round ends after the turn, and a turn is over only once. So one tu…”
cli-provenance-doubt = What speaks against it: { $text }
# $books: “cz, pl, pt”
# $text: “The sentence is in the list of what players and the forum hold; so it …”, ““Any of the piles” may mean only the two discard piles, which were tur…”
cli-provenance-doubt-books = What speaks against it ({ $books }): { $text }
# $choice: “1”, “beside-cards”
# $option: “R1”, “R11”
# $reading: “A wild demand tile counts as a tile of the sign for such a bonus tile.”, “The leader may go back to the military camp from a province beside it;…”
cli-provenance-option = Option { $option } = { $choice }: { $reading }
# $choice: “2”, “two-rounds”
# $option: “R1”, “R11”
# $reading: “The leader never goes back to the military camp.”, “You choose with what you meet a demand, and may spare a Trajan tile th…”
cli-provenance-usual = Option { $option } = { $choice } (usual): { $reading }
cli-status-confirmed = confirmed
cli-status-reconstructed = reconstructed
cli-status-ruling = ruling
# $game: “caesar”
cli-check-passed = { $game }: everything fits together.
# $count: 2, 27
# $game: “toy”, “lapilli”
cli-check-failed =
    { $game }: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
