### Practice, and what a learner has mastered.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## A practice

practice-title = Practice
practice-idea = A few minutes about rules that you have met.
practice-due = { $due ->
        [one] One rule is due
       *[other] { $due } rules are due
    }. What is asked now takes about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
practice-number = ★
practice-about = Five minutes of what is due
checkpoint-next = Checkpoint { $number }: what these lessons taught
checkpoint-title = Checkpoint { $number }
checkpoint-idea = Questions about these lessons: { $lessons }.
practice-end = The practice is done
practice-stars = { $stars } ★: solved at the first try, of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
practice-comes-back = These rules come back in the next practice.
practice-all-known = Each rule comes back when it is time to remember it.
practice-none = There is nothing to practise for { GAME($game) }.
practice-none-met = There is nothing to practise for { GAME($game) } yet: practice asks about rules that you have met. Begin with a lesson or a game.
practice-no-game = No game is installed.

## Puzzles of a practice: mistakes of one's own games, and puzzles of the shelf

practice-of-yours = From a game of yours. { $asks }
practice-own = Turn { $turn } of a game of your own. You played: { $steps }. There was something better. What would you play now?
practice-own-goal = Find a turn that is as good as the best.
practice-own-done = Mended: this mistake does not come back.
practice-shelf = A puzzle from another game: { $theme } ({ $level }). You are { SEAT($seat) }. One idea is clearly better than all others.
practice-shelf-goal = Find the best idea.
practice-shelf-done = The next best idea: { $lead }.
puzzle-level-easy = easy
puzzle-level-middle = not so easy
puzzle-level-hard = hard

## What is mastered

mastery-title = { GAME($game) }: { $mastered } of { $rules } rules mastered, { $due ->
        [0] nothing due
       *[other] { $due } due
    }
mastery-stars = { $stars ->
        [one] { $stars } ★ for a first try
       *[other] { $stars } ★ for first tries
    }
mastery-games = Games against { $bot }: won { $won } of { $games }
mastery-rating = { $games ->
        [one] Rating by one game for two: about { $rating } ({ $low } to { $high })
       *[other] Rating by { $games } games for two: about { $rating } ({ $low } to { $high })
    }
mastery-rated = { $bot } { $rating }
mastery-rated-bots = Bots: { $bots }
mastery-level-new = new
mastery-level-shaky = missed last time
mastery-level-learning = known last time
mastery-level-mastered = mastered
mastery-is-due = due
mastery-of = { $mastered } of { $rules }
mastery-rule = { $rule }: { $level }
mastery-rule-due = { $rule }: { $level }, due
mastery-due = Due now:
mastery-due-rule = · { $rule }
mastery-due-more = · and { $left } more
mastery-practise = Five minutes of it: tt.practice()
mastery-next = { $days ->
        [one] The next rule is due within a day.
       *[other] The next rule is due within { $days } days.
    }
mastery-begin = Nothing was practised yet. Begin with a lesson, or with tt.practice().
mastery-reading = Saved games are read: { $done } of { $whole }
