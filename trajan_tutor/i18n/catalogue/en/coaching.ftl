### The coach beside the board: its buttons, its dial, what it says while a person asks.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## Its panel

board-tab-coach = Coach
board-coach-news = (something new)
board-coach-thinking = The coach looks for turns
# $turns are those that may still turn out to be the best: fewer and fewer.
# $turns: 3, 70
board-coach-weighing =
    { $turns ->
        [one] One turn is left
       *[other] { $turns } turns are still in question
    }
board-coach-judging = The coach looks at your turn
board-coach-cancel = Cancel
board-coach-hint = Hint
board-coach-why-not = Why not …
board-coach-look = Where to look
board-coach-consider = A question
board-coach-play = What to play
board-coach-because = Why
board-coach-tell = Tell me about my turns
board-coach-tell-always = always
# $points: 1, 5
board-coach-tell-above = when it costs more than { POINTS($points, "figure") }
# $points: 4, 10
board-coach-tell-much = when it costs much (over { POINTS($points, "figure") })
board-coach-tell-never = never
board-coach-weighed = The turn that you asked about
board-coach-verdict = Your last turn
board-coach-played = Your turn: { $steps }.
board-coach-better = Show me a better turn
board-coach-retry = Take it back and try again
board-coach-turns = Why not another turn?
board-coach-turns-text = Try a turn on the board, or choose one of those that the coach looked at. Then compare it, or see what it leads to.
board-coach-try = Try a turn
board-coach-list = Turns to choose from
board-coach-choose = Turns
board-coach-weigh-turn = Compare with the best
board-coach-explore = What do the chosen ones lead to?

## Trying a turn

board-coach-trial = You are trying a turn
board-coach-trying = You are trying a turn: nothing counts.
board-coach-trial-text = Nothing counts, nobody answers, and what is hidden is dealt anew.
board-coach-weigh = Compare with the best
board-coach-keep = Keep it to explore
board-coach-leave = Back to the game

## What needs more room

board-coach-explored = What these turns lead to
board-coach-look-back = Look back over the game
board-coach-deals = The same turns in other deals
board-coach-close = Close

## What it says

coach-explored = The boards after these turns, and how far ahead you are then.
coach-looked-back = Every decision is graded.
coach-back = The game is back at the beginning of that turn.
coach-stopped = The coach stopped thinking.
coach-worker-lost = The process in which the coach thinks has ended twice. Ask once more.
coach-thinking = The coach is still thinking. Wait a little, or cancel it.
coach-cancel-none = There is nothing to cancel.
coach-hint-gone = That belongs to another position. Ask again here.
coach-in-trial = You are trying a turn. Compare it, or go back to the game first.
coach-trial-begun = Try a turn: nothing counts.
coach-trial-left = This is the game again.
coach-trial-kept = The turn is kept: choose it to see what it leads to.
coach-trial-none = No turn is being tried.
coach-trial-empty = Make at least one move of the turn first.
coach-interrupted = The search was interrupted. The game goes on; ask again when you like.
# $most: 0, 50
coach-samples = The number of samples is a whole number from 1 to { NUMBER($most, useGrouping: 1) }, not “{ $samples }”.
# $seed: 7, 42
coach-seed = A seed is a whole number, not “{ $seed }”.
# $given: 12, “seven”
coach-turn-texts = A turn is text, its moves with commas between them, or a list of such moves, not “{ $given }”.
# $known: “a, b”, “caesar, sylla, trajan”
# $when: “2026-11-02”, “Nov 27, 2026”
coach-tell-unknown = “{ $when }” says nothing about when to tell. Choose one of: { $known }.
