### Puzzles: what is said about a turn, and the command that finds them.

lesson-puzzle-best = That is the best turn of all.
lesson-puzzle-as-good = Your turn is as good as the best one.
lesson-puzzle-nearly =
    You have found the idea. The best way to do it brings about { $points ->
        [one] one point
       *[other] { $points } points
    } more.
lesson-puzzle-costs =
    Your turn costs about { $points ->
        [one] one point
       *[other] { $points } points
    } beside the best one. Go back and look for something better.
lesson-puzzle-worse =
    Your turn costs more than { $points ->
        [one] one point
       *[other] { $points } points
    } beside the best one. Go back and look for something better.
lesson-puzzle-unknown = { $file }, line { $line }: there is no puzzle “{ $puzzle }” in the file beside the lesson. Those that there are: { $known }.
lesson-puzzle-turn = { $file }, line { $line }: the stored turn “{ $turn }” of the puzzle cannot be played to where it is valued.

cli-help-puzzles = search games for positions with one clearly best turn, and print them for a lesson of puzzles
cli-help-puzzles-games = how many games are searched
cli-help-puzzles-each = how many puzzles are kept of each theme
cli-help-puzzles-processes = in how many processes
cli-puzzles-none = No puzzle was found in { $games ->
        [one] one game
       *[other] { $games } games
    }. Search more of them.
