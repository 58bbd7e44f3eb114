### Analysis beside the board, the review of a game, and mistakes that are tried again.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## Grades of decisions

coach-grade-best = best
coach-grade-as-good = as good
coach-grade-slightly = slightly less
coach-grade-costs = costs
coach-grade-much = costs much
coach-grade-open = too close to tell
# Deals that were tried do not tell which of two it is.
coach-grade-between = { $first } to { $second }
# Points, with half the 90 % interval.
# $half: 4.6, 9.3
# $points: 1.6, 13.7
coach-points-about = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Chances to win, of a hundred: with the better turn, and with the one that was played.
# $better: 52, 67
# $own: 41, 60
coach-chances-from-to = chances from { $better } to { $own } of 100
# $points: 14
coach-loss-points = { POINTS($points) } less
coach-loss-decides = it may decide the game
# Marks of a curve.
# $lost: 14
coach-mark-points = −{ $lost }
# $lost: 14
coach-mark-chances = −{ $lost }/100
# $costly: 1
# $decisions: 4
# $fine: 2
# $name: “You”
coach-review-counts =
    { $name }: { $fine } of { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } { $fine ->
        [one] was
       *[other] were
    } as good as the best, { $costly ->
        [0] and none cost much
       *[other] and { $costly } cost much
    }.
# $offered: “b, c”, “trajan.game.over, trajan.turn.order, trajan.turn.steps, trajan.setup.m…”
coach-review-seats = Name seats whose decisions may be looked at: { $offered }. Those of others are, when the game is over.
coach-review-others = The decisions of the others may be looked at when the game is over.
coach-review-head-turn = Turn
coach-review-head-seat = Player
coach-review-head-grade = Grade
coach-review-head-cost = Gave away
coach-review-head-played = Played

# Before reasons that speak to whoever decided, where that is somebody else than the one who reads.
coach-review-seen-from = In what follows “you” is { $name }.
coach-review-because = What it has over the turn that was played:

## Analysis beside the board

board-analysis = Ideas
board-analysis-best = best
# $what: “1.6 ± 4.6”, “11.2 ± 6.6”
board-analysis-less = { $what } less
# Chances to win, of a hundred.
# $better: 52, 67
# $own: 41, 60
board-analysis-chances = wins { $own } of 100, not { $better }
board-analysis-close = too close to tell
# $title: “Tray IV to II (forum); the bread tile”, “Tray V to III (military); the leader to Narbonensis”
# $value: “best”, “costs 11.2 ± 6.6 less”
board-analysis-said = { $title }: { $value }. Plays this turn.
# $value is how good the turn is, $less by how much it is worse: “1.5 ± 0.7 points less”.
# $title: “The steps of a turn”, “Both provinces have to be yours”
board-analysis-said-less = { $title }: { $value }, { $less }. Plays this turn.
# $playouts: 1252
board-analysis-depth =
    { $playouts ->
        [one] one playout
       *[other] { $playouts } playouts
    }
board-analysis-waiting = Ideas come with your turn.
board-analysis-empty = Looking for turns
board-analysis-again = Press again to play it.

## The review of a game

board-tab-review = Review
board-review-goes-on = The coach looks for the turns that cost the most: at a glance first, then at those more closely.
# $decisions: 4
# $turns: 1
board-review-turning =
    { $decisions ->
        [0] There is no decision to look back at.
       *[other] { $turns ->
            [0] No turn clearly cost anything.
            [one] One turn clearly cost something.
            [2] Two turns cost most.
           *[other] Three turns cost most.
        }
    }
board-review-decided = See the turn that decided
# $turn: 3
board-review-turn = Turn { $turn }
# $decisions: 1
board-review-open =
    { $decisions ->
        [one] One decision is left out: the deals that were tried do not show what it cost.
       *[other] { $decisions } decisions are left out: the deals that were tried do not show what they cost.
    }
board-review-all = All decisions
board-review-others = Look at the others’ decisions too
# $name: “You”
# $turn: 3
board-review-moment = Turn { $turn }, { $name }
board-review-quick = Looked at quickly: the grade may change.
# $what: “13.7 ± 9.3”
board-review-cost = gave away { $what }
board-review-curve = { POINTS("title") } from turn to turn: choose a turn
board-review-decisions = Decisions
board-review-played = Played
board-review-better = Better
board-review-because = Why
board-review-here = Go to this position
board-review-retry = Find it yourself
board-review-before = The decision before
board-review-after = The next decision
board-review-board = The board before this decision, with the better turn marked
board-review-unsure = looked at quickly

## Mistakes that are tried again

board-practice = Learn from your mistakes
# $mistakes: 1
# $number: 1
# $turn: 3
board-practice-goal =
    Turn { $turn }, { $number } of { $mistakes }: find a better turn.
# $mistakes: 1
# $number: 1, 12
# $turn: 1, 92
board-practice-goal-shown = Turn { $turn }, { $number } of { $mistakes }: the better turn.
# $steps: “Tray II to V (Trajan); “two goods cards” for slot I”
# $what: “14 points less”
board-practice-played = In the game: { $steps } ({ $what }).
board-practice-did = Show what was played
board-practice-because = What the better turn has over yours:
board-practice-reply = A good answer of { SEAT($seat) }: { $what }.
# $mistakes: 1
board-practice-kept =
    { $mistakes ->
        [one] Practise a mistake of an earlier game
       *[other] Practise { $mistakes } mistakes of earlier games
    }
board-practice-over = Try again, or go on.
board-practice-again = Try again
board-practice-show = Show the better turn
board-practice-next = Next turn
board-practice-leave = Back to the game
coach-practice-begun = Play the turn that you would make now.
coach-practice-right = That is as good as the best.
coach-practice-did = This is the turn that was played.
coach-practice-shown = This is the better turn. The coach says why below.
coach-practice-none = There is no mistake to try again.
coach-practice-last = That was the last mistake.
coach-practice-judged = This attempt is over. Try again, or go on to the next mistake.

## What the others did

board-rivals = What the others did
