### Lessons: what their player says, what is wrong with a lesson file, what the proof finds, and progress.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

## A lesson being played

# $number: 1, 12
# $steps: 2, 12
# $title: “Where the rulebooks disagree”
lesson-head = { $title } (step { $number } of { $steps })
# $goal: “Bid one vote.”, “Place the sword token with its larger number towards Gallia.”
lesson-goal = Goal: { $goal }
coach-lesson-turn = { $head } { $steps }.
coach-lesson-because = { $head } { $reasons }.
lesson-aim-open = ○ { $aim }
lesson-aim-met = ✓ { $aim }
# $all: 1, 4
# $met: 1, 4
lesson-aims-met = Aims reached: { $met } of { $all }.
# $prompt: “Choose a tray to sow from.”, “Take a tile from the forum, or pass.”
lesson-own-way = Fine, play it your own way. { $prompt }
# $prompt: “Choose a tray to sow from.”, “Take a tile from the forum, or pass.”
lesson-own-turn = This one is up to you. { $prompt }
# $name: “ships”, “Trajan tiles”
# $points: “You 2 and Player B 5”, “You 14 and Player B 9”
lesson-review-row = { $name }: { $points }
# $points: 2, 14
# $seat: “You”, “Player D”
lesson-review-points = { $seat } { $points }
lesson-review-total = All together
lesson-choice = - { $name }: { $text }
lesson-feedback = → { $text }
lesson-achieved = What you can do in { board-form-game-name }
lesson-achieved-game = { board-form-game-name }
lesson-achieved-name = Name
# $date: “2026-11-27”
lesson-achieved-date = Date: { DATETIME($date, dateStyle: "long") }
lesson-achieved-rules = The rules, each a circle: full when mastered, with a dot when known the last time.
lesson-passed-over =
    { $steps ->
        [one] One step is passed over: you did this in a game. Back shows it.
       *[other] { $steps } steps are passed over: you did this in a game. Back shows them.
    }
lesson-finished = You have reached the end of this lesson.
lesson-goes-on = The lesson goes on from its own position, which differs a little from yours.
lesson-lost = From here the goal cannot be reached any more. Go back and try another way.
lesson-away = You are exploring: play as you like. The lesson waits where you left it.
# $place: “tray II, forum, of player A”, “senate track, space 1: 2 points, 2 votes”
lesson-look = Look here: { $place }.
lesson-no-hint = No hint is needed here.
lesson-no-more-hints = There are no more hints for this step. You can let the lesson show you.
lesson-first-reading = Read on first: the lesson asks you to play in a moment.
lesson-first-doing = Reach the goal first, or ask for a hint.
lesson-first-others = The others decide first: watch them, or skip to your turn.
lesson-first-asked = Answer the question first, or ask for a hint.
lesson-first-mistaken = Go back first, then try another way.
lesson-first-lost = Go back first, then try another way.
lesson-first-done = This step is done. Go on to the next one.
lesson-first-away = You are exploring. Come back to the lesson first.
# $prompt: “Your token closed two provinces. Which one is resolved first?”, “You may put control markers on borders between your provinces (3 left)…”
lesson-comes-later = The lesson points at this place, but that comes later. { $prompt }
lesson-first-shown = You are being shown a turn. Go on with “Next”, or come back: then it is yours.
lesson-hint-soon = The coach is looking for a hint. It is shown as soon as there is one.
lesson-shown-soon = I am looking for a good turn. It is shown as soon as I have one.
lesson-shown-none = I have no turn to show here. Ask for a hint, or try one of your own.
lesson-shown-move = { $step }.
# $why: “The space between Gallia Cisalpina and Dalmatia is taken. Choose a fre…”, “There is no sword 3/3 in your supply. Choose one of the tokens you hol…”
lesson-shown-because = { $step }. Why: { $why }.
# $points: 3, 12
lesson-shown-brings =
    { $points ->
        [1] { $step }. That is 1 point at once.
       *[other] { $step }. That is { $points } points at once.
    }
# $goal: “Play a third turn.”, “Place the sword token with its larger number towards Gallia.”
lesson-shown-leads = { $step }. Then this can follow: { $goal }.
lesson-shown-on-way = { $step }. That is on the way there.
lesson-shown-wins = it wins the game
lesson-shown-tried = no single reason stands out, and this did best over the deals tried
lesson-shown-hidden = What comes up now is only an example: nobody knows it before it is done.
lesson-shown-aim = That is what you were to try: { $aim }.
lesson-shown-waits = A turn that does that now would cost too much: it can wait.
lesson-shown-now-you = All of that is taken back, and nothing has happened. Now you: play it like this, or find something better.
lesson-answer-wrong = That is not it. Look again, and try once more.
# $answer: “2”, “supply of Caesar, token 1; border space between Italia and Dalmatia, s…”
lesson-answer-unclear-number = “{ $answer }” is not a whole number. Answer with digits, such as 3.
# $answer: “2”, “supply of Caesar, token 1; border space between Italia and Dalmatia, s…”
lesson-answer-unclear-choice = “{ $answer }” is not one of the answers. Choose one of those offered.
# $answer: “2”, “supply of Caesar, token 1; border space between Italia and Dalmatia, s…”
lesson-answer-unclear-spot = “{ $answer }” is not a place on the board. Click one.
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
lesson-unknown = There is no lesson “{ $lesson }”. All lessons are listed by tt.course(), or in a terminal by “trajan-tutor lesson”.
# $known: “a, b”, “caesar, sylla, trajan”
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
lesson-misspelt = There is no lesson “{ $lesson }”. Perhaps: { $known }.

## Lesson files

lesson-expected-text = a text in quotes
lesson-expected-number = a whole number
lesson-expected-flag = true or false
lesson-expected-texts = a list of texts: ["one", "two"]
lesson-expected-lists = a list of lists of texts: [["one", "two"], ["three"]]
lesson-expected-pairs = a list of pairs of texts: [["from", "to"]]
lesson-expected-table = a table: a part of its own under [name], or names with values in braces
lesson-expected-tables = a list of tables: parts of their own under [[name]]
lesson-expected-value = a value

# $expected: “a whole number”, “a table: a part of its own under [name], or names with values in brace…”
# $field: “game”, “minutes”
# $file: “own.toml”, “first_times.toml”
# $line: 1
lesson-field-lacks = { $file }, line { $line }: “{ $field }” is missing. Expected is { $expected }.
# $expected: “true or false”, “a list of pairs of texts: [["from", "to"]]”
# $field: “keeps”, “at_least”
# $file: “mine.toml”, “03-market.toml”
# $line: 3, 41
lesson-field-kind = { $file }, line { $line }: “{ $field }” should be { $expected }.
# $field: “kid”, “minuts”
# $file: “03-market.toml”, “first_times.toml”
# $known: “kind”, “minutes”
# $line: 4, 37
lesson-field-unknown = { $file }, line { $line }: there is no field “{ $field }” here. Possible are: { $known }.
# $field: “form”, “rules”
# $file: “teaching.toml”, “03-market.toml”
# $line: 1, 25
# $offered: “spot, number, choice”, “trajan.game.over, trajan.turn.order, trajan.turn.steps, trajan.setup.m…”
# $value: “say”, “trajan.no.rule”
lesson-word = { $file }, line { $line }: “{ $field }” cannot be “{ $value }”. Possible are: { $offered }.
# $file: “03-market.toml”
# $line: 13
# $value: “Ave Caesar”
lesson-own-name = { $file }, line { $line }: “{ $value }” is no name for words. Use small letters, digits and dashes, such as take-two.
# $file: “03-market.toml”, “first_times.toml”
# $first: 1, 11
# $line: 5, 17
# $name: “a”, “welcome”
lesson-name-twice = { $file }, line { $line }: another step is called “{ $name }” already, on line { $first }. Give each step a name of its own.
# $file: “03-market.toml”
# $line: 1
lesson-no-steps = { $file }, line { $line }: the lesson has no steps. Add one under [[step]].
# $file: “03-market.toml”
# $line: 33
lesson-no-solution = { $file }, line { $line }: a step to be done needs “solutions”, a list with at least one list of moves.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-no-moves = { $file }, line { $line }: a step to be watched needs “moves”, a list of moves.
# $file: “03-market.toml”
# $line: 58
# $moves: 1
# $says: 2
lesson-says = { $file }, line { $line }: “says” has { $says } names for { $moves } moves. Give one for each move; "" says nothing.
# $file: “03-market.toml”
# $line: 43
lesson-mistake-moves = { $file }, line { $line }: a mistake needs “moves”, the way to it, so that it can be proved.
# $file: “03-market.toml”
# $known: “event, points, feature, spot, moved, refused, picked, answer, turn_ove…”
# $line: 37
lesson-goal-empty = { $file }, line { $line }: a goal needs at least one of: { $known }.
# $field: “answer”
# $file: “03-market.toml”
# $line: 26
lesson-answer-kind = { $file }, line { $line }: “{ $field }” should be a text, a whole number, or a list of them.
# $file: “03-market.toml”
# $form: “number”
# $line: 26
lesson-answer-form = { $file }, line { $line }: the answer does not fit the form “{ $form }”: a number is a whole number, a spot or a choice a text.
# $answer: “d”
# $file: “03-market.toml”
# $line: 13
# $offered: “b, c”
lesson-answer-choice = { $file }, line { $line }: the answer “{ $answer }” is none of the choices ({ $offered }).
# $file: “own.toml”, “03-market.toml”
# $line: 9, 10
# $problem: “There is no file beside.json.”, “link.json does not lie in the folder of the file that names it, and is…”
lesson-beside = { $file }, line { $line }, a file that lies beside it: { $problem }
# $file: “mine.toml”
# $line: 9
# $problem: “What was given, line 1, column 2: here it is cut off, or no JSON.”
lesson-inside = { $file }, line { $line }: the position that is written there cannot be read. { $problem }
# $expected: 1
# $file: “mine.toml”
# $found: 2
# $line: 2
lesson-version = { $file }, line { $line }: this file is of version { $found }. This program reads version { $expected }; a newer one may read it.
# $file: “own.toml”, “mine.toml”
# $line: 8, 9
# $problem: “The record lacks the field “moves”.”, “The record is of version 99. This program reads version 2.”
lesson-record = { $file }, line { $line }: this record cannot be used. { $problem }
# $file: “mine.toml”, “03-market.toml”
# $line: 6, 8
# $problem: “There is no seat 2. The game has 2 seats, numbered from 0.”, “In the position “time” is 90. It has to be a whole number from 0 to 10…”
lesson-begin = { $file }, line { $line }: the position cannot be. { $problem }
# $file: “own.toml”, “first_times.toml”
# $known: “a, b”, “caesar, sylla, trajan”
# $line: 1, 41
lesson-since-unknown = { $file }, line { $line }: no earlier step is called “{ $step }”. There are: { $known }.
# $file: “03-market.toml”
# $known: “exchange”
# $line: 70
# $step: “rival”
lesson-begin-unknown = { $file }, line { $line }: no earlier step called “{ $step }” has a position of its own. Those that have: { $known }.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-change = { $file }, line { $line }: the position has nothing at “{ $way }” that could be changed.

## The proof

# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-unknown-rule = { $file }, line { $line }: there is no rule “{ $name }”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-unknown-source = { $file }, line { $line }: there is no source of points “{ $name }”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-unknown-feature = { $file }, line { $line }: there is no feature “{ $name }”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-unknown-spot = { $file }, line { $line }: there is no place “{ $name }” on the board in this step.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-unknown-move = { $file }, line { $line }: “{ $name }” is no move, or not written as the game writes it.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-unknown-lesson = { $file }, line { $line }: there is no lesson “{ $name }” before this one.
# $file: “my-lesson.toml”
# $line: 42
# $name: “trajan-lesson-my-lesson-another”
lesson-unknown-words = { $file }, line { $line }: the key { $name } has no words.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $problem: “Permission denied”, “There is no such file.”
lesson-watch-impossible = { $file }, line { $line }: the moves to be watched are not possible. { $problem }
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $problem: “Permission denied”, “There is no such file.”
lesson-explore-impossible = { $file }, line { $line }: nobody can explore from here. { $problem }
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $problem: “Permission denied”, “There is no such file.”
lesson-play-impossible = { $file }, line { $line }: nobody can play on from here. { $problem }
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-play-endless = { $file }, line { $line }: the game ends before what the step lasts until.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-aim-missed = { $file }, line { $line }: the aim “{ $name }” is not reached when the step is shown.
# $file: “own.toml”, “00-first-game.toml”
# $line: 1, 41
# $move: “sow II”, “drop yellow”
lesson-beat-impossible = { $file }, line { $line }: the move “{ $move }” is not possible where the step teaches it.
# $fact: “points points 9”
# $file: “own.toml”, “00-first-game.toml”
# $line: 1, 41
lesson-beat-untrue = { $file }, line { $line }: “{ $fact }” is not so in the turn that the step teaches.
# $file: “own.toml”, “00-first-game.toml”
# $line: 1, 41
# $replies: “sow IV, drop orange”
lesson-beat-reply = { $file }, line { $line }: the others do not answer with { $replies }.
# $file: “own.toml”, “00-first-game.toml”
# $line: 1, 41
# $most: 12, 16
# $text: “Click tray II: its 2 markers lead you to the senate.”
lesson-beat-long = { $file }, line { $line }: “{ $text }” has more than { $most } words.
# $file: “own.toml”, “00-first-game.toml”
# $line: 1, 41
# $said: “2”, “senate”
# $text: “Click tray II: its 2 markers lead you to the senate.”
lesson-beat-unstated = { $file }, line { $line }: no fact states “{ $said }” in “{ $text }”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-not-your-turn = { $file }, line { $line }: when this step begins, it is not the learner's turn.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $problem: “Permission denied”, “There is no such file.”
lesson-impossible = { $file }, line { $line }: no game leads to this position: { $problem }.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-goal-at-once = { $file }, line { $line }: the goal is reached before anything is done.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-solution-stops = { $file }, line { $line }: solution { $way } stops before “{ $entry }”: the step is { $phase } by then.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $told: “Bot A +1”, “Bot A +4, Bot B +2 and Bot C +1”
lesson-solution-fails = { $file }, line { $line }: solution { $way } does not reach the goal. Said at its end: { $told }
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $number: 1, 12
lesson-solution-later = { $file }, line { $line }: the lesson cannot go on after solution { $way }: step { $number } is not reached.
lesson-nothing-said = nothing.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-mistake-right = { $file }, line { $line }: the mistake “{ $name }” is a right answer.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-mistake-early = { $file }, line { $line }: the step is over before “{ $entry }”, on the way to the mistake “{ $name }”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-mistake-unmet = { $file }, line { $line }: the mistake “{ $name }” does not meet its answer.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-choice-unanswered = { $file }, line { $line }: the wrong choice “{ $name }” has no answer of its own.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
lesson-out-of-sight = { $file }, line { $line }: the step asks for “{ $name }”, but the view that it opens does not show this place. Name it under “spots”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $problem: “Permission denied”, “There is no such file.”
lesson-reply-impossible = { $file }, line { $line }: the reply to “{ $name }” is not possible. { $problem }

## Progress

progress-kind = The file does not hold progress of lessons.
progress-version = The file is of version { $found }; this program reads version { $expected }.
# $number: 1, 12
progress-line = The file cannot be used: line { $number } of its part “{ $journal }” is not what it should be. Nothing was added.
progress-handed-in = This file was handed in to a teacher: it sums up what was done. Take the file that “Take my progress home” writes instead.
# $count: 0, 20
progress-brought = { $count ->
    [0] Everything in that file is here already.
    [one] One line of progress was added.
   *[other] { $count } lines of progress were added.
  }
# $most: 20000, 5000
progress-full-lines = Nothing was added: with this file your progress would have more than { NUMBER($most, useGrouping: 1) } lines, and a class keeps no more. Go on with the file at home.
# $most: 5, 12
progress-full-size = Nothing was added: with this file your progress would be longer than { $most } MB, and a class keeps no more. Go on with the file at home.
# $most: 30, 12
progress-full-files = Nothing was added: a class takes { $most } files from each, and so many have come. Take your progress home from here, and go on with that file.
# $file: “own.toml”, “first_times.toml”
progress-taken = Your progress is in the file { $file }. There is no name in it.
# $field: “game”, “at_least”
progress-field = In the file “{ $field }” is missing or is not what it should be.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
progress-of-file = { $file }: { $problem }
progress-nobody = Say your name, so that your teacher knows whose progress it is.
# $folder: “~/trajan”, “/data/lessons”
progress-no-folder = There is no folder { $folder }.

## The commands about lessons

cli-help-lesson = play a lesson in the terminal, or list all lessons
cli-help-lesson-name = name of a lesson, or its file
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
# $minutes: 12, 50
# $title: “The steps of a turn”, “Both provinces have to be yours”
cli-lesson-row = { $lesson }: { $title } ({ $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    })
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
# $minutes: 12, 50
# $title: “The steps of a turn”, “Both provinces have to be yours”
cli-lesson-row-played = { $lesson }: { $title } ({ $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }). { $result }
cli-lesson-help = Press Enter to go on. Type an answer, the number of a choice, a move, or “pick” and a place. Also: back, again, undo, hint, show, explore, return, board, quit.

cli-help-prove = prove that every lesson can be played as it is written
cli-help-prove-game = name of a game, or the file of one lesson; all games without it
cli-help-prove-table = print every rule with its tests, the languages that tell it, the lessons that teach it, and how it is asked
cli-help-prove-complete = a rule without lesson, question, test or English words counts as an error
cli-help-prove-exercises = prove exercises too: with one seed for each way of asking, or with so many
# $game: “my-lesson.toml”
# $lessons: 1
cli-prove-passed =
    { $game }: { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    } proved.
# $game: “my-lesson.toml”
# $lessons: 1
# $problems: 1
cli-prove-failed =
    { $game }: { $problems ->
        [one] { $problems } problem
       *[other] { $problems } problems
    } in { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }.
# $game: “toy”, “my-lesson.toml”
cli-prove-exercises =
    { $game }: { $exercises ->
        [one] { $exercises } exercise
       *[other] { $exercises } exercises
    } made and tried.
cli-help-prove-campaign = prove the campaign too: a beginner plays every game of it with two seeds, or with so many
cli-help-prove-players = bots against which the beginner plays; those of the lessons without it
# $bot: “clever”, “genius”
# $games: 5, 40
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
# $most: 0, 50
# $points: 3, 12
# $won: 2, 7
cli-prove-stage = { $lesson } against { $bot }: { $won } of { $games } won, { $least } to { $most } turns of one’s own; points { $points }.
# $all: 0, 4
# $games: 5, 40
cli-prove-moment = { $moment }: came up in { $games } of { $all }, first at turn { $first }.
cli-prove-moment-after = { $moment }: offered after.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
campaign-stage-not-played = { $file }, line { $line }: in the lesson “{ $name }” nothing is played on, so it is no stage.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
campaign-stage-endless = { $file }, line { $line }: a game of the stage “{ $name }” does not come to its end.
# $file: “own.toml”, “first_times.toml”
# $games: 5, 40
# $line: 1, 41
# $won: 2, 7
campaign-stage-lost = { $file }, line { $line }: a beginner with hints wins { $won } of { $games } games of “{ $name }”; { $wins } of a hundred are wanted.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
campaign-moment-nowhere = { $file }, line { $line }: no stage calls up the moment “{ $name }”.
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
campaign-moment-step = { $file }, line { $line }: the moment “{ $name }” names a step that its lesson has not, or not in this order: “{ $step }”.
# $bot: “clever”, “genius”
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
# $seed: 7, 42
campaign-moment-late = { $file }, line { $line }: the moment “{ $name }” does not come up within { $within } turns of “{ $stage }” (seed { $seed }, against { $bot }).
# $file: “own.toml”, “first_times.toml”
# $line: 1, 41
campaign-moment-never = { $file }, line { $line }: the moment “{ $name }” came up in no game that was played.
# $rule: “caesar.bonus.use”, “caesar.place.supply”
cli-prove-untaught = No lesson teaches the rule { $rule }.
# $game: “toy”, “my-lesson.toml”
cli-prove-table = { $game }: rule, number of tests, languages, lessons, forms of question
