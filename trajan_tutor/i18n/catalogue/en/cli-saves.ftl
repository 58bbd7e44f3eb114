### The command that lists saved games.
### Room: lines of a terminal, which wrap; words of the command itself stay as they are.

cli-help-saves = list the games that boards saved by themselves
# $decisions: 1, 19
# $file: “own.toml”, “first_times.toml”
# $game: “toy”, “my-lesson.toml”
# $when: “2026-11-02”, “Nov 27, 2026”
cli-saves-goes-on =
    { $file }: { $game } with { $players }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, goes on, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
# $decisions: 1, 19
# $file: “own.toml”, “first_times.toml”
# $game: “toy”, “my-lesson.toml”
# $when: “2026-11-02”, “Nov 27, 2026”
cli-saves-over =
    { $file }: { $game } with { $players }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, over, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
# $count: 0, 20
# $folder: “~/trajan”, “/data/lessons”
cli-saves-folder =
    { $count ->
        [0] There is no saved game in { $folder }.
        [one] { $count } saved game in { $folder }. It stays until you remove it: trajan-tutor saves --remove NAME
       *[other] { $count } saved games in { $folder }. They stay until you remove them: trajan-tutor saves --remove NAME
    }
# $file: “own.toml”, “first_times.toml”
cli-saves-removed = Removed { $file }.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
cli-saves-spoiled = { $file }: { $problem }
cli-help-saves-remove = remove the saved game of this name, for ever
cli-help-progress = take your progress along in one file, or bring it from a class, the light page or another computer
cli-help-progress-way = “export” writes the file, “import” adds what it holds; nothing counts twice
cli-help-progress-file = the file; without one it is called trajan-tutor-progress.json
