### The command that lists saved games.

cli-help-saves = list the games that boards saved by themselves
cli-saves-goes-on =
    { $file }: { $game } with { $players }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, goes on, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-over =
    { $file }: { $game } with { $players }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, over, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-folder =
    { $count ->
        [0] There is no saved game in { $folder }.
        [one] { $count } saved game in { $folder }.
       *[other] { $count } saved games in { $folder }.
    }
