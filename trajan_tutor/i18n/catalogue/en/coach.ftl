### What the coach says: hints, reasons, verdicts, looking back. It speaks to the learner, in short sentences.
### Room: sentences and parts of sentences, which wrap.

## The ladder

coach-look = Look at { $area }.
# $stake is a place with what is at stake there, such as “Asia: the next token closes it”.
coach-look-stake = Look at { $stake }.
# $choices are moves in words. All choose at once and in secret.
coach-mixture = others can answer what they foresee, so vary your choice, the first most often ({ $choices })
coach-mixture-one = against what the others are likely to choose, this is best nearly always
coach-consider-only = There is only one thing to do.
coach-consider-open = No turn stands out here. Choose the one that you like.
# $places are places of the board in which turns that are as good do most.
coach-consider-places = No turn stands out here. Starting with { $places } is just as good.
coach-consider-best = There is no single reason for any turn here, but over the deals tried one did better than all the others.
coach-play = Play:
# Said above the board, while the whole turn stands in the panel of the coach.
coach-play-said = Start like this: { $step }.
coach-because-said = What counts most: { $reason }.
coach-play-until = Begin like this, then ask again:
# What counts most of a turn follows, the weightiest first.
coach-because = What counts:
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
coach-others =
    { $count ->
        [0] No other turn that was tried is as good.
        [one] One other turn is as good.
       *[other] { $count } other turns are as good.
    }

coach-others-more =
    { $count ->
        [0] No further turn that was tried is as good.
        [one] One more turn is as good.
       *[other] { $count } more turns are as good.
    }

## Reasons: parts of sentences

coach-reason-now =
    { $there ->
        [0] { POINTS($here) } { FORM($source, "from", $here) } now
       *[other] { POINTS($change) } more { FORM($source, "from", $change) } now: { $here } instead of { $there }
    }
# $what the first turn did, such as “closes Asia, 7 to 5”; $points is one of the two sentences around.
coach-reason-by = { $what }: { $points }
coach-reason-now-about =
    about { POINTS($points) } more { FORM($source, "from", $points) } now
# What a turn brings by itself, compared with nothing.
coach-reason-brings = { POINTS($points) } { FORM($source, "from", $points) }
# $cause is what is different on the board, such as “you can meet one demand more for bread”.
coach-reason-cause =
    { $cause }: expect about { POINTS($points) } more { FORM($source, "from", $points) }
# $what is something that happens, such as “you win Sicilia”; $first and $second count deals of ten, after this turn and after the other.
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
coach-reason-later =
    over the next turns about { POINTS($points) } more { FORM($source, "from", $points) }, by many small things
coach-reason-prospects =
    a better position after the next turns: expect about { POINTS($points) } more
coach-reason-rival =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns
coach-reason-rival-what =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    }: { $what }
coach-reason-rival-source =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns, most of it { FORM($source, "from") }
# $sources are two words that stand by themselves, such as “ships” and “provinces”.
coach-reason-rival-sources =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns (most of it: { $sources })
coach-reason-rival-time =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    } in the next turns: { $time }
coach-reason-rival-period =
    about { POINTS($points) } less for { $seats ->
        [2] the other player
       *[other] your strongest rival
    }, because the { $period } ends now
coach-reason-worth =
    { $what }: expect about { POINTS($points) } from it
coach-reason-long =
    { $what }; all in all expect about { POINTS($points) } more
# A turn that brings the win or the loss of the game nearer: no figure says that. $what is why.
coach-reason-decides = it may decide the game
coach-reason-decides-what = { $what }, and that may decide the game
# Two reasons side by side; each may be words for a thing or a sentence.
coach-reason-also = { $first }; { $second }

## The best answer

# $what is the step in words, such as “Drop a white marker in tray VI”.
coach-answer-gain = { FORM($what, "answer") }: { POINTS($points) } { FORM($source, "from", $points) }
coach-answer =
    { SEAT($seat) } is likely to reply: { FORM($what, "answer") } ({ $all ->
        [0] in { $times } of { $deals } deals
       *[other] in every deal
    }).
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
coach-verdict-missed = Missed: { $reason }. { $verdict }
coach-verdict-costs =
    There is a better turn: it gives about { POINTS($points) } more ({ $low } to { $high }, nine times out of ten).
coach-verdict-costs-exactly = There is a better turn: it gives { POINTS($points) } more.
# Chances to win, of a hundred.
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
coach-turn-illegal = Move { $number } of the turn, “{ $move }”, cannot be played there. Choose one of the legal moves.
coach-tell-points = “{ $points }” is not a number of { POINTS("several") } that a verdict could use. Give 0 or more.
coach-explore-many = Name one to { $most } turns to compare, not { $given }.
coach-explore-deals = The number of deals is a whole number from 1 to { NUMBER($most, useGrouping: 1) }, not “{ $deals }”.
coach-explore-number = There is no turn number { $number } here: give a number from 0 to { $last }.

## Looking back

coach-moment =
    Turn { $turn }: another turn would have given about { POINTS($points) } more.
coach-moment-chances =
    Turn { $turn }: your chances to win fell from { $better } to { $own } of 100.
coach-retrospect =
    { $decisions ->
        [0] There is no decision to look back at.
       *[other] { $open ->
            [0] { $fine } of { $decisions } decisions could hardly have been better.
           *[other] { $fine } of { $decisions } decisions could hardly have been better. { $open } are left out: the deals that were tried do not show what they cost.
        }
    }

## What is shown of it

coach-step = { $number }. { $what }.
coach-reason-line = { $what }. ({ $rule })
coach-compared = The next best idea: { $steps }.
coach-compared-level = The next best idea: { $steps }. As far as the deals show, it is just as good.
# $standing is one of the two sentences below.
coach-equal-turn = Or: { $steps } ({ $standing }).
# $steps are those after a beginning that both turns have in common.
coach-equal-alike = Or, after the same beginning: { $steps } ({ $standing }).
coach-equals-more =
    { $count ->
        [one] One more is about as good.
       *[other] { $count } more are about as good.
    }
coach-equal-level =
    { $alike ->
        [0] as good, give or take { POINTS($either) }
        [one] as good, give or take { POINTS($either) }; one other way to do the same
       *[other] as good, give or take { POINTS($either) }; { $alike } other ways to do the same
    }
# Chances to win, of a hundred: with the best turn and with this one.
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
coach-equal-less =
    { $alike ->
        [0] { POINTS($points) } less, give or take { $either }
        [one] { POINTS($points) } less, give or take { $either }; one other way to do the same
       *[other] { POINTS($points) } less, give or take { $either }; { $alike } other ways to do the same
    }
coach-completed = That is the beginning of a turn. Its best ending: { $steps }.
coach-steps-next = { $first }; { $next }
coach-ask-look = Ask where to look.
coach-ask-consider = Ask for a question that leads there.
coach-ask-play = Ask what to play.
coach-ask-because = Ask why.
coach-named = Asked about: { $steps }.
coach-not-your-turn = A hint is for the person whose turn it is. Wait for your turn.
coach-hot-seat = The person to play has to sit down first: then a hint can be asked for.
coach-over = The game is over, so no hint is needed. Look back over it instead.
coach-explore-title =
    What { $turns ->
        [one] this turn leads to
       *[other] these { $turns } turns lead to
    }
# $option is the number of a turn, counted from 1.
coach-explore-dealt = Turn { $option } shows something hidden: it is drawn as some of many deals end, with question marks where they differ.
# $name is a turn in few words.
coach-explore-deal = { $name } (deal { $deal } of { $deals })
coach-explore-mean =
    Turn { $option }: some turns later you are about { $points ->
        [0] level
       *[other] { POINTS($points) } ahead
    }.
coach-explore-mean-behind =
    Turn { $option }: some turns later you are about { POINTS($points) } behind.
# The game is over in some of the deals that were played on.
coach-explore-decides =
    Turn { $option }: some turns later you have won in { $won } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, and lost in { $lost }.
# Chances to win, of a hundred.
coach-explore-lead-chances = With turn { $option } you win { $here } of 100 games, with turn 1 { $there }.
coach-explore-lead =
    Turn { $option } gives about { POINTS($points) } more than turn 1.
coach-explore-behind =
    Turn { $option } gives about { POINTS($points) } less than turn 1.
coach-explore-same = Turns { $option } and 1 are too close to tell apart.
coach-retrospect-none = No turn clearly cost anything.
coach-retrospect-empty = No turn clearly cost anything, so there is none to go back to.
coach-explore-equal = Turns { $option } and 1 lead to the same position.
coach-retrospect-try = { $number }. { $what }
coach-retrospect-how = Go back to one of them with try_again(number). Use better(number) to see the better move.
coach-retrospect-number = There is no turn number { $number } here: give a number from 1 to { $most }.
