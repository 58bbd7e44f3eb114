### Lessons: what their player says, what is wrong with a lesson file, what the proof finds, and progress.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

## A lesson being played

lesson-head = { $title } (step { $number } of { $steps })
lesson-goal = Goal: { $goal }
coach-lesson-turn = { $head } { $steps }.
coach-lesson-because = { $head } { $reasons }.
lesson-aim-open = ○ { $aim }
lesson-aim-met = ✓ { $aim }
lesson-aims-met = Aims reached: { $met } of { $all }.
lesson-review-row = { $name }: { $points }
lesson-review-points = { $seat } { $points }
lesson-review-total = All together
lesson-choice = - { $name }: { $text }
lesson-feedback = → { $text }
lesson-achieved = What you can do in { board-form-game-name }
lesson-achieved-game = { board-form-game-name }
lesson-achieved-name = Name
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
lesson-comes-later = The lesson points at this place, but that comes later. { $prompt }
lesson-first-shown = You are being shown a turn. Go on with “Next”, or come back: then it is yours.
lesson-hint-soon = The coach is looking for a hint. It is shown as soon as there is one.
lesson-shown-soon = I am looking for a good turn. It is shown as soon as I have one.
lesson-shown-none = I have no turn to show here. Ask for a hint, or try one of your own.
lesson-shown-move = { $step }.
lesson-shown-because = { $step }. Why: { $why }.
lesson-shown-brings =
    { $points ->
        [1] { $step }. That is 1 point at once.
       *[other] { $step }. That is { $points } points at once.
    }
lesson-shown-leads = { $step }. Then this can follow: { $goal }.
lesson-shown-on-way = { $step }. That is on the way there.
lesson-shown-wins = it wins the game
lesson-shown-tried = no single reason stands out, and this did best over the deals tried
lesson-shown-hidden = What comes up now is only an example: nobody knows it before it is done.
lesson-shown-aim = That is what you were to try: { $aim }.
lesson-shown-waits = A turn that does that now would cost too much: it can wait.
lesson-shown-now-you = All of that is taken back, and nothing has happened. Now you: play it like this, or find something better.
lesson-answer-wrong = That is not it. Look again, and try once more.
lesson-answer-unclear-number = “{ $answer }” is not a whole number. Answer with digits, such as 3.
lesson-answer-unclear-choice = “{ $answer }” is not one of the answers. Choose one of those offered.
lesson-answer-unclear-spot = “{ $answer }” is not a place on the board. Click one.
lesson-unknown = There is no lesson “{ $lesson }”. All lessons are listed by tt.course(), or in a terminal by “trajan-tutor lesson”.
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

lesson-field-lacks = { $file }, line { $line }: “{ $field }” is missing. Expected is { $expected }.
lesson-field-kind = { $file }, line { $line }: “{ $field }” should be { $expected }.
lesson-field-unknown = { $file }, line { $line }: there is no field “{ $field }” here. Possible are: { $known }.
lesson-word = { $file }, line { $line }: “{ $field }” cannot be “{ $value }”. Possible are: { $offered }.
lesson-own-name = { $file }, line { $line }: “{ $value }” is no name for words. Use small letters, digits and dashes, such as take-two.
lesson-name-twice = { $file }, line { $line }: another step is called “{ $name }” already, on line { $first }. Give each step a name of its own.
lesson-no-steps = { $file }, line { $line }: the lesson has no steps. Add one under [[step]].
lesson-no-solution = { $file }, line { $line }: a step to be done needs “solutions”, a list with at least one list of moves.
lesson-no-moves = { $file }, line { $line }: a step to be watched needs “moves”, a list of moves.
lesson-says = { $file }, line { $line }: “says” has { $says } names for { $moves } moves. Give one for each move; "" says nothing.
lesson-mistake-moves = { $file }, line { $line }: a mistake needs “moves”, the way to it, so that it can be proved.
lesson-goal-empty = { $file }, line { $line }: a goal needs at least one of: { $known }.
lesson-answer-kind = { $file }, line { $line }: “{ $field }” should be a text, a whole number, or a list of them.
lesson-answer-form = { $file }, line { $line }: the answer does not fit the form “{ $form }”: a number is a whole number, a spot or a choice a text.
lesson-answer-choice = { $file }, line { $line }: the answer “{ $answer }” is none of the choices ({ $offered }).
lesson-beside = { $file }, line { $line }, a file that lies beside it: { $problem }
lesson-inside = { $file }, line { $line }: the position that is written there cannot be read. { $problem }
lesson-version = { $file }, line { $line }: this file is of version { $found }. This program reads version { $expected }; a newer one may read it.
lesson-record = { $file }, line { $line }: this record cannot be used. { $problem }
lesson-begin = { $file }, line { $line }: the position cannot be. { $problem }
lesson-since-unknown = { $file }, line { $line }: no earlier step is called “{ $step }”. There are: { $known }.
lesson-begin-unknown = { $file }, line { $line }: no earlier step called “{ $step }” has a position of its own. Those that have: { $known }.
lesson-change = { $file }, line { $line }: the position has nothing at “{ $way }” that could be changed.

## The proof

lesson-unknown-rule = { $file }, line { $line }: there is no rule “{ $name }”.
lesson-unknown-source = { $file }, line { $line }: there is no source of points “{ $name }”.
lesson-unknown-feature = { $file }, line { $line }: there is no feature “{ $name }”.
lesson-unknown-spot = { $file }, line { $line }: there is no place “{ $name }” on the board in this step.
lesson-unknown-move = { $file }, line { $line }: “{ $name }” is no move, or not written as the game writes it.
lesson-unknown-lesson = { $file }, line { $line }: there is no lesson “{ $name }” before this one.
lesson-unknown-words = { $file }, line { $line }: the key { $name } has no words.
lesson-watch-impossible = { $file }, line { $line }: the moves to be watched are not possible. { $problem }
lesson-explore-impossible = { $file }, line { $line }: nobody can explore from here. { $problem }
lesson-play-impossible = { $file }, line { $line }: nobody can play on from here. { $problem }
lesson-play-endless = { $file }, line { $line }: the game ends before what the step lasts until.
lesson-aim-missed = { $file }, line { $line }: the aim “{ $name }” is not reached when the step is shown.
lesson-not-your-turn = { $file }, line { $line }: when this step begins, it is not the learner's turn.
lesson-impossible = { $file }, line { $line }: no game leads to this position: { $problem }.
lesson-goal-at-once = { $file }, line { $line }: the goal is reached before anything is done.
lesson-solution-stops = { $file }, line { $line }: solution { $way } stops before “{ $entry }”: the step is { $phase } by then.
lesson-solution-fails = { $file }, line { $line }: solution { $way } does not reach the goal. Said at its end: { $told }
lesson-solution-later = { $file }, line { $line }: the lesson cannot go on after solution { $way }: step { $number } is not reached.
lesson-nothing-said = nothing.
lesson-mistake-right = { $file }, line { $line }: the mistake “{ $name }” is a right answer.
lesson-mistake-early = { $file }, line { $line }: the step is over before “{ $entry }”, on the way to the mistake “{ $name }”.
lesson-mistake-unmet = { $file }, line { $line }: the mistake “{ $name }” does not meet its answer.
lesson-choice-unanswered = { $file }, line { $line }: the wrong choice “{ $name }” has no answer of its own.
lesson-out-of-sight = { $file }, line { $line }: the step asks for “{ $name }”, but the view that it opens does not show this place. Name it under “spots”.
lesson-reply-impossible = { $file }, line { $line }: the reply to “{ $name }” is not possible. { $problem }

## Progress

progress-kind = The file does not hold progress of lessons.
progress-version = The file is of version { $found }; this program reads version { $expected }.
progress-line = The file cannot be used: line { $number } of its part “{ $journal }” is not what it should be. Nothing was added.
progress-handed-in = This file was handed in to a teacher: it sums up what was done. Take the file that “Take my progress home” writes instead.
progress-brought = { $count ->
    [0] Everything in that file is here already.
    [one] One line of progress was added.
   *[other] { $count } lines of progress were added.
  }
progress-taken = Your progress is in the file { $file }. There is no name in it.
progress-field = In the file “{ $field }” is missing or is not what it should be.
progress-of-file = { $file }: { $problem }
progress-nobody = Say your name, so that your teacher knows whose progress it is.
progress-no-folder = There is no folder { $folder }.

## The commands about lessons

cli-help-lesson = play a lesson in the terminal, or list all lessons
cli-help-lesson-name = name of a lesson, or its file
cli-lesson-row = { $lesson }: { $title } ({ $minutes } minutes)
cli-lesson-row-played = { $lesson }: { $title } ({ $minutes } minutes). { $result }
cli-lesson-help = Press Enter to go on. Type an answer, the number of a choice, a move, or “pick” and a place. Also: back, again, undo, hint, show, explore, return, board, quit.

cli-help-prove = prove that every lesson can be played as it is written
cli-help-prove-game = name of a game, or the file of one lesson; all games without it
cli-help-prove-table = print every rule with its tests, the languages that tell it, the lessons that teach it, and how it is asked
cli-help-prove-complete = a rule without lesson, question, test or English words counts as an error
cli-help-prove-exercises = prove exercises too: with one seed for each way of asking, or with so many
cli-prove-passed =
    { $game }: { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    } proved.
cli-prove-failed =
    { $game }: { $problems ->
        [one] { $problems } problem
       *[other] { $problems } problems
    } in { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }.
cli-prove-exercises =
    { $game }: { $exercises ->
        [one] { $exercises } exercise
       *[other] { $exercises } exercises
    } made and tried.
cli-help-prove-campaign = prove the campaign too: a beginner plays every game of it with two seeds, or with so many
cli-help-prove-players = bots against which the beginner plays; those of the lessons without it
cli-prove-stage = { $lesson } against { $bot }: { $won } of { $games } won, { $least } to { $most } turns of one’s own; points { $points }.
cli-prove-moment = { $moment }: came up in { $games } of { $all }, first at turn { $first }.
cli-prove-moment-after = { $moment }: offered after.
campaign-stage-not-played = { $file }, line { $line }: in the lesson “{ $name }” nothing is played on, so it is no stage.
campaign-stage-endless = { $file }, line { $line }: a game of the stage “{ $name }” does not come to its end.
campaign-stage-lost = { $file }, line { $line }: a beginner with hints wins { $won } of { $games } games of “{ $name }”; { $wins } of a hundred are wanted.
campaign-moment-nowhere = { $file }, line { $line }: no stage calls up the moment “{ $name }”.
campaign-moment-step = { $file }, line { $line }: the moment “{ $name }” names a step that its lesson has not, or not in this order: “{ $step }”.
campaign-moment-late = { $file }, line { $line }: the moment “{ $name }” does not come up within { $within } turns of “{ $stage }” (seed { $seed }, against { $bot }).
campaign-moment-never = { $file }, line { $line }: the moment “{ $name }” came up in no game that was played.
cli-prove-untaught = No lesson teaches the rule { $rule }.
cli-prove-table = { $game }: rule, number of tests, languages, lessons, forms of question
