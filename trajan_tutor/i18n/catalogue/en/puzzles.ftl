### Puzzles: what is said about a turn, and the command that finds them.
### Room: sentences, which wrap; a theme is a few words.

lesson-puzzle-best = That is the best turn of all.
lesson-puzzle-as-good = Your turn is as good as the best one.
# $points: 3, 12
lesson-puzzle-nearly =
    You have found the idea. The best way to do it brings about { POINTS($points) } more.
# $points: 3, 12
lesson-puzzle-costs =
    Your turn costs about { POINTS($points) } compared with the best one. Go back and look for something better.
# $points: 3, 12
lesson-puzzle-worse =
    Your turn costs more than { POINTS($points) } compared with the best one. Go back and look for something better.
# $file: “own.toml”, “first_times.toml”
# $known: “a, b”, “caesar, sylla, trajan”
# $line: 1, 41
lesson-puzzle-unknown = { $file }, line { $line }: there is no puzzle “{ $puzzle }” in the file beside the lesson. Those that there are: { $known }.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $turn: 1, 92
lesson-puzzle-turn = { $file }, line { $line }: the stored turn “{ $turn }” of the puzzle cannot be played to where it is valued.

cli-help-puzzles = search games for positions with one clearly best turn, and print them for a lesson of puzzles
cli-help-puzzles-games = how many games are searched
cli-help-puzzles-each = how many puzzles are kept of each theme
cli-help-puzzles-count = fill the shelf that practice draws from with so many puzzles, and print it; with --check: check so many of it
cli-help-puzzles-of = value the puzzles of this file anew instead, and print them
cli-help-puzzles-deals = in how many deals the best turns of a file are compared
cli-help-puzzles-check = with a file: only check that the best turn of each puzzle is still clearly the best
cli-help-puzzles-processes = in how many processes
# $games: 5, 40
cli-puzzles-none = No puzzle was found in { $games ->
        [one] one game
       *[other] { $games } games
    }. Search more of them.
puzzle-none = There are no puzzles in it.
puzzle-form = The puzzle “{ $name }” lacks something, or has something of another kind.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
cli-puzzles-file = “{ $file }” holds no puzzles of this command. { $problem } Such a file is made by “trajan-tutor puzzles”.
cli-puzzles-lost = { $name } is no puzzle any more: its best turn is not clearly the best, or another one is. It is left out.
# $deals: 240
# $error: 0.8
# $lead: 4.25
# $name: “sets-1”
cli-puzzles-holds = { $name }: the best turn leads by { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } deals).
# $deals: 2, 240
# $error: 0.8
# $lead: 4.25
cli-puzzles-fails = { $name } does not hold: the best turn leads by { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points only (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } deals).
