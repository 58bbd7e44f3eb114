### What can go wrong when a turn is searched.
### Room: sentences of at most 300 letters with what is put in.

search-budget = A search needs a budget: a number of samples or of seconds above 0.
search-busy = A search is still running here. Wait for it, or cancel it first.
search-turn-empty = Name at least one move of the turn to look at.
# $move: “place shield-4-2 SD-IT IT”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
search-turn-illegal = The move “{ $move }” is not possible there, so this turn cannot be compared. Name the moves of a legal turn in their order.
search-turn-unknown = The turn “{ $moves }” was not looked at. Name it to the search first.
search-worker-lost =
    A process that was searching has stopped. { $samples ->
        [one] { $samples } sample is
       *[other] { $samples } samples are
    } kept, and the search can go on without it.
# $problem: “Permission denied”, “There is no such file.”
search-failed = The search stopped with a problem: { $problem }. The game goes on.
search-level = The level “{ $level }” of the players that look ahead needs a number of samples above 0, and may have settings of a search and nothing else.
# $player: “lookahead@-1s”, “lookahead@999999999999999999999999999999999999999999999999999999999999…”
# $problem: “Permission denied”, “There is no such file.”
search-player-import = The player “{ $player }” cannot be used: { $problem }.
