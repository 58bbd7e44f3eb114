### Practice, and what a learner has mastered.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## A practice

practice-title = Practice
practice-idea = A few minutes about rules that you have met.
# $minutes: 12, 50
practice-due = { $due ->
        [one] One rule is due
       *[other] { $due } rules are due
    }. What is asked now takes about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
practice-number = ★
practice-about = Five minutes of what is due
# $number: 1, 12
checkpoint-next = Checkpoint { $number }: what these lessons taught
# $number: 1, 12
checkpoint-title = Checkpoint { $number }
# $lessons: 1
checkpoint-idea = Questions about these lessons: { $lessons }.
practice-end = The practice is done
practice-stars = { $stars } ★: solved at the first try, of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
practice-comes-back = These rules come back in the next practice.
practice-all-known = Each rule comes back when it is time to remember it.
# $game: “toy”, “my-lesson.toml”
practice-none = There is nothing to practise for { GAME($game) }.
# $game: “toy”, “my-lesson.toml”
practice-none-met = There is nothing to practise for { GAME($game) } yet: practice asks about rules that you have met. Begin with a lesson or a game.
practice-no-game = No game is installed.

## Puzzles of a practice: mistakes of one's own games, and puzzles of the shelf

# $asks: “This closing gave you a Wealth token. Use it now, or leave it. Which o…”, “You chose “Place a ship token 3/3 between Creta and Aegyptus”. What do…”
practice-of-yours = From a game of yours. { $asks }
# $turn: 1, 92
practice-own = Turn { $turn } of a game of your own. You played: { $steps }. There was something better. What would you play now?
practice-own-goal = Find a turn that is as good as the best.
practice-own-done = Mended: this mistake does not come back.
practice-shelf = A puzzle from another game: { $theme } ({ $level }). You are { SEAT($seat) }. One idea is clearly better than all others.
practice-shelf-goal = Find the best idea.
# $lead: 4.25
practice-shelf-done = The next best idea: { $lead }.
practice-best = From another game: you are { SEAT($seat) }. Which of these turns is clearly the best?
practice-best-hint = Think of { $theme }.
practice-best-wrong = Another turn is clearly better. Think of { $theme }.
# $lead: 4.25
practice-best-done = Yes. What decides here: { $theme }. The next best idea: { $lead }.
puzzle-level-easy = easy
puzzle-level-middle = not so easy
puzzle-level-hard = hard

## What is mastered

# $game: “toy”, “my-lesson.toml”
mastery-title = { $games ->
        [0] { GAME($game) }: you know { $known } of { $rules } rules
        [one] One game of { GAME($game) }: you know { $known } of { $rules } rules
       *[other] { $games } games of { GAME($game) }: you know { $known } of { $rules } rules
    }
mastery-stars = { $stars ->
        [one] { $stars } ★ for a first try
       *[other] { $stars } ★ for first tries
    }
# $bot: “clever”, “genius”
# $games: 5, 40
# $won: 2, 7
mastery-games = Games against { $bot }: won { $won } of { $games }
# $games: 5, 40
# $high: “14”, “17”
# $low: “−14”, “−24”
mastery-rating = { $games ->
        [one] Rating by one game for two: about { $rating } ({ $low } to { $high })
       *[other] Rating by { $games } games for two: about { $rating } ({ $low } to { $high })
    }
# $bot: “clever”, “genius”
mastery-rated = { $bot } { $rating }
mastery-rated-bots = Bots: { $bots }
mastery-level-new = new
mastery-level-shaky = missed last time
mastery-level-learning = known last time
mastery-level-mastered = mastered
mastery-is-due = due
mastery-of = { $mastered } of { $rules }
# $rule: “caesar.bonus.use”, “caesar.place.supply”
mastery-rule = { $rule }: { $level }
# $rule: “caesar.bonus.use”, “caesar.place.supply”
mastery-rule-due = { $rule }: { $level }, due
mastery-due = Due now:
# $rule: “caesar.bonus.use”, “caesar.place.supply”
mastery-due-rule = · { $rule }
mastery-due-more = · and { $left } more
mastery-practise = Five minutes of it: tt.practice()
mastery-area = Five minutes of practice: { $area }
mastery-next = { $days ->
        [one] The next rule is due within a day.
       *[other] The next rule is due within { $days } days.
    }
mastery-begin = Nothing was practised yet. Begin with a lesson, or with tt.practice().
# $done: “Refused: a token goes only where its own symbol is shown.”, “Refused: one token on each space, for the whole game. You have to answ…”
# $whole: “5 of 12”, “12 games”
mastery-reading = Saved games are read: { $done } of { $whole }
