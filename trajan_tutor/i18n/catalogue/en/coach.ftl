### What the coach says: hints, reasons, verdicts, looking back. It speaks to the learner, in short sentences.
### Room: sentences and parts of sentences, which wrap.

## The ladder

# $area: “your set”, “the stacks of Trajan tiles”
coach-look = Look at { $area }.
# $stake is a place with what is at stake there, such as “Asia: the next token closes it”.
# $stake: “Gallia: 3 spaces left, 0 to 0; who closes it takes the Wealth token”, “your Trajan tile at VI (two goods cards, 3 points): it needs green and…”
coach-look-stake = Look at { $stake }.
# $choices are moves in words. All choose at once and in secret.
# $choices: “2, 1”, “together, one-by-one, one-border-step”
coach-mixture = others can answer what they foresee, so vary your choice, the first most often ({ $choices })
coach-mixture-one = against what the others are likely to choose, this is best nearly always
coach-consider-only = There is only one thing to do.
coach-consider-open = No turn stands out here. Choose the one that you like.
# $places are places of the board in which turns that are as good do most.
# $places: 9, 183
coach-consider-places = No turn stands out here. Starting with { $places } is just as good.
coach-consider-best = There is no single reason for any turn here, but over the deals tried one did better than all the others.
# Said above a hint that was there soon and was looked at again.
coach-hint-refined = On a longer look, another turn is better.
coach-play = Play:
# Said above the board, while the whole turn stands in the panel of the coach.
# $step: “Choose a Christian Merchant”, “Take the 2 markers of tray IV: the last one falls in tray VI (construc…”
coach-play-said = Start like this: { $step }.
# $reason: “3 points from a construction tile”, “the other side can close no province with its next token”
coach-because-said = What counts most: { $reason }.
coach-play-until = Begin like this, then ask again:
# What counts most of a turn follows, the weightiest first.
coach-because = What counts:
# By how much the advised turn is better in all, before anything else is said of it; $parts are the four sentences below.
# $parts: “senate +10, Trajan tiles −6 and the rest −2”
# $points: 3, 12
coach-net = About { POINTS($points) } more than the next best idea: { $parts }.
# $points: 3, 12
# $what: “senate”, “construction tiles”
coach-net-gain = { $what } +{ $points }
# $points: 3, 12
# $what: “senate”, “construction tiles”
coach-net-loss = { $what } −{ $points }
coach-net-rest = the rest
# $seats: 2, 4
coach-net-rival-less =
    { $seats ->
        [2] the other player’s loss
       *[other] your strongest rival’s loss
    }
# $seats: 2, 4
coach-net-rival-more =
    { $seats ->
        [2] the other player’s gain
       *[other] your strongest rival’s gain
    }
# Chances to win, of a hundred.
# $here: 70
# $there: 65
coach-net-chances = It wins { $here } of 100 games, the next best idea { $there }.
# $times: 6, 7
coach-net-often = It did better than the next best idea in { $times } of 10 deals.
# The other turns follow one by one, if they are few.
# $count: 2, 5
coach-even = { $count } turns are about equally good; this is one of them.
# $here: 0, 2
coach-nearly-lost = This game is nearly lost: you win { $here } of 100 games from here.
# $here: 98, 100
coach-nearly-won = This game is nearly won: you win { $here } of 100 games from here.
coach-because-open = No single reason stands out; this turn did best over the deals tried.
coach-because-further = This speaks for it as well:
coach-because-own = Why not your turn? Compared with it, the best turn gives you:
# What is opened.
coach-more-steps = In full
coach-more-turns = More, and other turns
coach-because-wins = You win.
coach-because-only = There is nothing else to do.
coach-against-second = What the next best idea has instead:
coach-against-own = What speaks for your turn:
## Reasons: parts of sentences

# $change: 1, 5
# $here: 2, 5
# $source: “senate”, “construction tiles”
# $there: 0, 4
coach-reason-now =
    { $there ->
        [0] { POINTS($here) } { FORM($source, "from", $here) } now
       *[other] { POINTS($change) } more { FORM($source, "from", $change) } now: { $here } instead of { $there }
    }
# $what the first turn did, such as “closes Asia, 7 to 5”; $points is one of the two sentences around.
# $points: 3, 12
coach-reason-by = { $what }: { $points }
# $points: 1, 2
# $source: “ships”, “construction tiles”
coach-reason-now-about =
    about { POINTS($points) } more { FORM($source, "from", $points) } now
# What a turn brings by itself, compared with nothing.
# $points: 3, 5
# $source: “Trajan tiles”, “construction tiles”
coach-reason-brings = { POINTS($points) } { FORM($source, "from", $points) }
# $cause is what is different on the board, such as “you can meet one demand more for bread”.
# $cause: “2 more workers are ready to build”, “your next sowing can end at the senate action (from VI), which it cann…”
# $points: 1, 5
# $source: “senate”, “demands of the people”
coach-reason-cause =
    { $cause }: expect about { POINTS($points) } more { FORM($source, "from", $points) }
# $what is something that happens, such as “you win Sicilia”; $first and $second count deals of ten, after this turn and after the other.
# $first: 2, 8
# $second: 0, 10
# $what: “2 demands stay unmet”, “your legionary reaches Noricum”
coach-reason-happens =
    { $what } in { $first ->
        [0] no deal
        [10] every deal
       *[other] { $first } of 10 deals
    } instead of { $second ->
        [0] none
        [10] all
       *[other] { $first ->
            [0] { $second } of 10
            [10] { $second } of 10
           *[other] { $second }
        }
    }
# $points: 1, 9
# $source: “ships”, “construction tiles”
coach-reason-later =
    over the next turns about { POINTS($points) } more { FORM($source, "from", $points) }
# $points: 3, 12
coach-reason-prospects =
    a better position after the next turns: expect about { POINTS($points) } more
# $points: 3, 12
# $seats: 2, 4
coach-reason-rival =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns
# $points: 3, 12
# $seats: 2, 4
coach-reason-rival-what =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    }: { $what }
# $points: 2, 8
# $seats: 2, 4
# $source: “senate”, “demands of the people”
coach-reason-rival-source =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns, most of it { FORM($source, "from") }
# $sources are two words that stand by themselves, such as “ships” and “provinces”.
# $points: 2, 7
# $seats: 2
# $sources: “senate and ships”, “provinces and construction tiles”
coach-reason-rival-sources =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns (most of it: { $sources })
# $points: 1, 5
# $seats: 2, 3
# $time: “the quarter is 3 steps shorter”, “the quarter is one step shorter”
coach-reason-rival-time =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns: { $time }
# $period: “quarter”
# $points: 2, 3
# $seats: 2, 3
coach-reason-rival-period =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    }, because the { $period } ends now
# $points: 1, 9
# $what: “2 more goods cards in your hand”, “an extra-action tile for construction, so that you do an action twice …”
coach-reason-worth =
    { $what }: expect about { POINTS($points) } from it
# $points: 1, 11
# $what: “4 points from a construction tile now”, “about one point more from a ship now; 3 more goods cards in your hand”
coach-reason-long =
    { $what }; counting the next turns, about { POINTS($points) } more
# A turn that brings the win or the loss of the game nearer: no figure says that. $what is why.
coach-reason-decides = it may decide the game
coach-reason-decides-what = { $what }, and that may decide the game
# Two reasons side by side; each may be words for a thing or a sentence.
# $first: “about one point more from a ship now”
# $second: “3 more goods cards in your hand”
coach-reason-also = { $first }; { $second }

## The best answer

# $what is the step in words, such as “Drop a white marker in tray VI”.
# $points: 2, 10
# $source: “ships”, “construction tiles”
# $what: “build on B1”, “Load a pair of furs: 10 points so far”
coach-answer-gain = { FORM($what, "answer") }: { POINTS($points) } { FORM($source, "from", $points) }
# $all: 0, 1
# $deals: 2, 8
# $seat: 1
# $times: 1, 7
# $what: “Choose a Merchant”, “sword: 4 towards Dalmatia, 2 towards Macedonia”
coach-answer =
    { SEAT($seat) } is likely to reply: { FORM($what, "answer") } ({ $all ->
        [0] in { $times } of { $deals } deals
       *[other] in every deal
    }).
# $all: 0, 4
# $deals: 2, 240
# $times: 1, 7
coach-answer-decides =
    { SEAT($seat) } may win by this: { FORM($what, "answer") } ({ $all ->
        [0] in { $times } of { $deals } deals
       *[other] in every deal
    }).

## Verdicts on the learner's turn

coach-verdict-equal = Your turn leads to the same position as the best one.
coach-verdict-as-good = Your turn is just as good as the best one.
coach-verdict-slightly = Your turn is good. Another one gives slightly more.
# $reason is what counts most of the better turn, such as “closes Asia, 7 to 5”; $verdict is a sentence.
# $reason: “3 points from a construction tile”, “the other side can close no province with its next token”
coach-verdict-missed = Missed: { $reason }. { $verdict }
# $high: “14”, “17”
# $low: “−14”, “−24”
# $points: 3, 12
coach-verdict-costs =
    There is a better turn: it gives about { POINTS($points) } more ({ $low } to { $high }, nine times out of ten).
# $points: 3, 12
coach-verdict-costs-exactly = There is a better turn: it gives { POINTS($points) } more.
# Chances to win, of a hundred.
# $better: 52, 67
# $own: 41, 60
coach-verdict-costs-chances = There is a better turn: yours takes your chances to win from { $better } to { $own } of 100.
coach-verdict-too-close = Too close to tell: luck matters more here than the choice between your turn and the best one.
coach-verdict-between-slightly = Your turn is as good as the best one, or slightly worse: the deals do not show which.
coach-verdict-between-costs = Another turn is better, slightly or clearly: the deals do not show which.
coach-offer = Would you like to see it?

## What cannot be done

coach-no-moves = There is nothing to decide here, so there is no hint.
coach-no-own = Name or play a turn first: then it can be compared with the best one.
coach-not-done = The search has not ended yet. Wait until it has, or cancel it.
coach-cancelled = The search was cancelled. Ask for a new hint.
coach-cancelled-twice = The search was cancelled already.
coach-cancelled-late = The search has already ended: its hint is ready.
coach-turn-empty = That is not a turn: name at least one move.
# $move: “place shield-4-2 SD-IT IT”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
# $number: 1, 12
coach-turn-illegal = Move { $number } of the turn, “{ $move }”, cannot be played there. Choose one of the legal moves.
# $points: 3, 12
coach-tell-points = “{ $points }” is not a number of { POINTS("several") } that a verdict could use. Give 0 or more.
# $given: 12, “seven”
# $most: 0, 50
coach-explore-many = Name one to { $most } turns to compare, not { $given }.
# $deals: 2, 240
# $most: 0, 50
coach-explore-deals = The number of deals is a whole number from 1 to { NUMBER($most, useGrouping: 1) }, not “{ $deals }”.
# $last: “Bot C 0”, “−15 for demands of the people”
# $number: 1, 12
coach-explore-number = There is no turn number { $number } here: give a number from 0 to { $last }.

## Looking back

# $points: 3, 12
# $turn: 1, 92
coach-moment =
    Turn { $turn }: another turn would have given about { POINTS($points) } more.
# $better: 52, 67
# $own: 41, 60
# $turn: 1, 92
coach-moment-chances =
    Turn { $turn }: your chances to win fell from { $better } to { $own } of 100.
# $decisions: 1, 19
# $fine: 2
coach-retrospect =
    { $decisions ->
        [0] There is no decision to look back at.
       *[other] { $open ->
            [0] { $fine } of { $decisions } decisions could hardly have been better.
            [one] { $fine } of { $decisions } decisions could hardly have been better. One is left out: the deals that were tried do not show what it cost.
           *[other] { $fine } of { $decisions } decisions could hardly have been better. { $open } are left out: the deals that were tried do not show what they cost.
        }
    }

## What is shown of it

# $number: 1, 12
coach-step = { $number }. { $what }.
# $rule: “caesar.bonus.use”, “caesar.place.supply”
coach-reason-line = { $what }. ({ $rule })
# $steps: “Choose a Christian Merchant; Choose a Christian Senator; Choose a Chri…”, “Choose a Christian Merchant; Choose a Christian Senator; Choose a Legi…”
coach-compared = The next best idea: { $steps }.
# $standing is one of the two sentences below.
# $standing: “as good, give or take 3 markers”
# $steps: “sword: 3 towards Numidia and Africa”
coach-equal-turn = Or: { $steps } ({ $standing }).
# $steps are those after a beginning that both turns have in common.
# $standing: “as good, give or take 3 markers”
coach-equal-alike = Or, after the same beginning: { $steps } ({ $standing }).
# $count: 0, 20
coach-equals-more =
    { $count ->
        [one] One more is about as good.
       *[other] { $count } more are about as good.
    }
coach-equal-just = just as good
# $alike: 0
# $either: 3
coach-equal-level =
    { $alike ->
        [0] as good, give or take { POINTS($either) }
        [one] as good, give or take { POINTS($either) }; one other way to do the same
       *[other] as good, give or take { POINTS($either) }; { $alike } other ways to do the same
    }
# Chances to win, of a hundred: with the best turn and with this one.
# $alike: 0
# $here: 2, 5
# $there: 0, 4
coach-equal-chances =
    { $alike ->
        [0] { $less ->
            [0] wins { $there } of 100 games, as the best turn does
           *[other] wins { $there } of 100 games, the best turn { $here }
        }
        [one] { $less ->
            [0] wins { $there } of 100 games, as the best turn does; one other way to do the same
           *[other] wins { $there } of 100 games, the best turn { $here }; one other way to do the same
        }
       *[other] { $less ->
            [0] wins { $there } of 100 games, as the best turn does; { $alike } other ways to do the same
           *[other] wins { $there } of 100 games, the best turn { $here }; { $alike } other ways to do the same
        }
    }
# $alike: 0
# $either: 3
# $points: 3, 12
coach-equal-less =
    { $alike ->
        [0] { POINTS($points) } less, give or take { $either }
        [one] { POINTS($points) } less, give or take { $either }; one other way to do the same
       *[other] { POINTS($points) } less, give or take { $either }; { $alike } other ways to do the same
    }
coach-completed = That is the beginning of a turn. Its best ending: { $steps }.
# $first: “tray II to V (Trajan)”, “Take the 2 markers of tray IV: the last one falls in tray VI (construc…”
# $next: ““[+2] marker” for slot I”, “Take the Trajan tile “two goods cards” (yellow and orange, 3 points) f…”
coach-steps-next = { $first }; { $next }
coach-ask-look = Ask where to look.
coach-ask-consider = Ask for a question that leads there.
coach-ask-play = Ask what to play.
coach-ask-because = Ask why.
# $steps: “Take the 2 markers of tray IV: the last one falls in tray VI (construc…”
coach-named = Asked about: { $steps }.
coach-not-your-turn = A hint is for the person whose turn it is. Wait for your turn.
coach-hot-seat = The person to play has to sit down first: then a hint can be asked for.
coach-over = The game is over, so no hint is needed. Look back over it instead.
# $turns: 1, 900
coach-explore-title =
    What { $turns ->
        [one] this turn leads to
       *[other] these { $turns } turns lead to
    }
# $option is the number of a turn, counted from 1.
# $option: 1, 2
coach-explore-dealt = Turn { $option } shows something hidden: it is drawn as some of many deals end, with question marks where they differ.
# $name is a turn in few words.
# $deal: 1, 3
# $deals: 3
# $name: “1: Tray III to V (Trajan); “points only” for slot I”, “2: Tray III to V (Trajan); “two goods cards” for slot I”
coach-explore-deal = { $name } (deal { $deal } of { $deals })
# $option: 2, 3
# $points: 3, 12
coach-explore-mean =
    Turn { $option }: some turns later you are about { $points ->
        [0] level
       *[other] { POINTS($points) } ahead
    }.
# $option: 2, 3
# $points: 3, 12
coach-explore-mean-behind =
    Turn { $option }: some turns later you are about { POINTS($points) } behind.
# The game is over in some of the deals that were played on.
# $deals: 2, 240
# $lost: 14
# $option: 2, 3
# $won: 2, 7
coach-explore-decides =
    Turn { $option }: some turns later you have won in { $won } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, and lost in { $lost }.
# Chances to win, of a hundred.
# $here: 2, 5
# $option: 2, 3
# $there: 0, 4
coach-explore-lead-chances = With turn { $option } you win { $here } of 100 games, with turn 1 { $there }.
# $option: 2, 3
# $points: 3, 12
coach-explore-lead =
    Turn { $option } gives about { POINTS($points) } more than turn 1.
# $option: 2, 3
# $points: 3, 12
coach-explore-behind =
    Turn { $option } gives about { POINTS($points) } less than turn 1.
# $option: 2, 3
coach-explore-same = Turns { $option } and 1 are too close to tell apart.
coach-retrospect-none = No turn clearly cost anything.
coach-retrospect-empty = No turn clearly cost anything, so there is none to go back to.
# $option: 2, 3
coach-explore-equal = Turns { $option } and 1 lead to the same position.
# $number: 1, 12
coach-retrospect-try = { $number }. { $what }
coach-retrospect-how = Go back to one of them with try_again(number). Use better(number) to see the better move.
# $most: 0, 50
# $number: 1, 12
coach-retrospect-number = There is no turn number { $number } here: give a number from 1 to { $most }.
