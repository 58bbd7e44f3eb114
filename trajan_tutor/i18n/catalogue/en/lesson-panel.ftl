### The panel of a lesson beside its board, exercises, and the progress of a class.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

# $number: 1, 12
# $steps: 1, 12
lesson-place = Step { $number } of { $steps }
lesson-ask-spot = Answer by clicking a place of the board.
lesson-ask-number = Type a number:
lesson-ask-choice = Choose an answer:
lesson-learned = What you can do now
# $title: “Two ways to read it”, “What we know, and what we do not”
lesson-told-later = There is more to say about this rule: lesson “{ $title }”
# $title: “Whose mat is whose”, “How sowing chooses your action”
lesson-moment-called = New in your game: { $title }.
# $title: “Sowing”, “The time marker and rounds”
lesson-following = Next lesson: { $title }
# $title: “Half a year”, “A first game: one quarter”
lesson-next-game = Next game: { $title }
# $title: “The steps of a turn”, “Both provinces have to be yours”
lesson-on-with-game = On with your game: { $title }
# $idea: “A quarter in which you visit the areas that prepare something.”, “Two quarters: what you keep after the first one helps you in the secon…”
# $minutes: 12, 50
lesson-about-game =
    { $minutes ->
        [one] { $idea } One minute.
       *[other] { $idea } { $minutes } minutes.
    }
lesson-end-looking = Looking for the turns that cost you most…
# $points: 14, 4
# $source: “Trajan tiles”, “demands of the people”
lesson-end-brought = You did best here: { $source }, { POINTS($points, "figure") }.
# $points: 14, 4
# $source: “Trajan tiles”, “demands of the people”
lesson-end-cost = Watch this next time: { $source }, { POINTS($points, "figure") } lost.
lesson-end-no-turns = No turn of yours clearly cost you anything.
lesson-end-no-lessons = You have looked up everything that came up in this game.
# $turn: 1, 92
lesson-end-better = It would have made your turn { $turn } better.
# $turn: 1, 9
lesson-end-refused = In turn { $turn } this rule stood in your way.
# $turn: 1, 14
lesson-end-came-up = It came up in turn { $turn }.
lesson-standing-new = Not begun
# $hints: 1, 4
# $tries: 0, 3
lesson-standing-begun = Begun, { $tries ->
        [one] { $tries } wrong try
       *[other] { $tries } wrong tries
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
# $hints: 4, 8
# $tries: 14, 22
lesson-standing-done = Done, { $tries ->
        [one] { $tries } wrong try
       *[other] { $tries } wrong tries
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
# $others: “22”, “70, 54 and 64”
# $points: 27, 72
lesson-standing-won = Won with { $points } against { $others }
# $others: “12”, “51, 23 and 44”
# $points: 4, 66
lesson-standing-lost = Lost with { $points } against { $others }
lesson-dial-show-me = Show me
    .about = The lesson plays each move for you, one at each click on Next.
lesson-dial-guide-me = Guide me
    .about = The lesson explains, and lights the places that you can pick.
lesson-dial-let-me = Let me
    .about = The lesson only gives you the goal.
# $known: “a, b”, “caesar, sylla, trajan”
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
lesson-ambiguous = Several lessons are called “{ $lesson }”: { $known }. Write one of these.
# $known: “a, b”, “caesar, sylla, trajan”
lesson-autonomy-unknown = A lesson cannot be played at “{ $autonomy }”. Possible are: { $known }.

board-lesson = Lesson
board-lesson-next = Next
board-lesson-back = Back
board-lesson-again = Try again
board-lesson-undo = Take back
board-lesson-hint = Hint
board-lesson-show-me = Show me how
board-lesson-explore = Explore freely
board-lesson-come-back = Come back to the lesson
board-lesson-reply = Answer
board-lesson-dial = How much help
board-lesson-all = All lessons
board-lesson-games = Games
board-lesson-lessons = Lessons
board-lesson-print = Print what you can do
board-lesson-to-game = Back to the game
board-lesson-to-end = Back to the end of your game
board-lesson-to-lesson = Back to the lesson
board-lesson-to-table = Back to the table
board-end-points = Where the points came from
board-end-turns = The turns that cost you most
board-end-better = Play it better
board-end-lessons = What this game called for
board-end-board = Look at the board
board-end-back = Back to the result
board-end-again = Play this game again
board-practise = Practise what is due
board-lesson-moments = Look something up
board-lesson-called = New in your game:
board-lesson-progress = Steps of this lesson

# $known: “a, b”, “caesar, sylla, trajan”
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
exercise-unknown = “{ $step }” is no exercise of the lesson { $lesson }. Possible are: { $known }.
exercise-no-more = In an exercise there is no more help than this. Try, and look at what happens.

## What a step lists of the game's data

# $text: “2 points for each card, as on the photographed tile.”, “One extra-action tile in a turn. A [+2] marker may repeat the action t…”
# $title: “Points for each card on the grey side of a goods bonus tile.”, “What the tie at the end is about: the Czech text speaks of tiles, the …”
lesson-listed = - { $title } { $text }
lesson-listed-differ = the books differ
# $book: “the Czech rulebook”, “the Portuguese rulebook”
# $says: “slot I”, “the same number of points”
lesson-listed-book = { $book }: { $says }
# $books: “the Czech rulebook: 2 points, the Polish rulebook: 2 points and the Po…”, “the Czech rulebook: three neighbours, the Polish rulebook: three neigh…”
lesson-listed-books = { $books }.
lesson-listed-place = the place
# $words: “ale hráč získá pouze 2 VB”, “Můžete provést další tah”
lesson-listed-quote = “{ $words }”
# $first: ““Můžete provést další tah””
# $further: ““ne więcej”, “tylko raz””
lesson-listed-quotes = { $first } … { $further }
lesson-listed-says = what it says
lesson-listed-reason = why we read it so
lesson-listed-against = what speaks against it
lesson-listed-only = no option
lesson-listed-usual = the usual reading
lesson-listed-other = the other reading
lesson-listed-another = another reading
lesson-listed-option = how to choose
# $option: “C1”, “C14”
# $others: “1”, “one-by-one and one-border-step”
# $played: “2”, “may-decline”
lesson-listed-choices = In the form of a new game, or as the option { $option }: { $others } for the other reading, usually { $played }.
# $figures: “slots”, “hexagons.merchant, hexagons.senator, hexagons.legionary, hexagons.vest…”
lesson-listed-figures = In the data of the game: { $figures }.

## A ruling that is tried

# $reading: “A Trajan tile that you keep meets its demand first; forum tiles and wi…”, “The second province is closed only when it is resolved: Might from the…”
reading-trial-first = { $reading } { $task } Then go on: the same position under another reading.
# $reading: “A Trajan tile that you keep meets its demand first; forum tiles and wi…”, “The second province is closed only when it is resolved: Might from the…”
reading-trial-other = The very same position under another reading. { $reading } { $task }
reading-trial-play = Play as you like, and look at what happens.
reading-trial-over = The game is over. Look at the points, and compare.

## The list of lessons, and the notebooks of the course

# $minutes: 12, 50
lesson-minutes = { $minutes } min
# $game: “toy”, “my-lesson.toml”
lesson-list-part = { GAME($game) }: { $about }
lesson-list-games = games, one leading on to the next
lesson-list-lessons = lessons beside them
lesson-list-number = No.
lesson-list-title = Lesson
lesson-list-idea = What it is about
lesson-list-time = Time
lesson-list-standing = You
# $idea: “A quarter in which you visit the areas that prepare something.”, “Two quarters: what you keep after the first one helps you in the secon…”
# $number: 1, 12
# $title: “The steps of a turn”, “Both provinces have to be yours”
course-title =
    { $number } · { $title }
    { $idea }
course-run = Click here and press Shift + Enter.
# $title: “The steps of a turn”, “Both provinces have to be yours”
course-next = Next: [{ $title }]({ $notebook })
course-all = [All lessons]({ $welcome })

## The progress of a class

# $lessons: 1
class-title =
    { $learners ->
        [one] { $learners } learner
       *[other] { $learners } learners
    }, { $lessons ->
        [one] { $lessons } lesson or exercise
       *[other] { $lessons } lessons and exercises
    }
class-done = done
class-begun = begun
class-none = not begun
class-number = In a field: wrong tries
class-bars = Wrong tries in the mean
class-learner = Learner
class-lesson = Lesson
class-standing = Standing
class-steps = Steps done
class-tries = Wrong tries
class-hints = Hints
class-shown = Steps shown
class-rules = What this class misunderstands: rules by how many learners missed them.
class-rule = Rule
class-rule-learners = Learners who tried it
class-rule-missed = who missed it
class-rule-exercises = On screen; tt.sheets with the same prints it
# $game: “toy”, “my-lesson.toml”
# $rule: “caesar.bonus.use”, “caesar.place.supply”
class-rule-sheet = tt.exercises("{ $game }", "{ $rule }")
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
# $lessons: 1
class-unknown =
    { $results ->
        [one] { $results } result
       *[other] { $results } results
    } in { $lessons ->
        [one] { $lessons } lesson that is not known here: { $lesson }
       *[other] { $lessons } lessons that are not known here, such as { $lesson }
    }
# $title: “The steps of a turn”, “Both provinces have to be yours”
class-exercise = { $title }: exercise “{ $step }”

## Lessons on paper

# $known: “a4, letter”
# $paper: “a3”, “a5”
paper-unknown = There is no paper called “{ $paper }”. There are: { $known }.
# $number: 1, 6
# $title: “Crises”, “The map, and placing a token”
sheets-title = { $title }, question { $number }
# $title: “Crises”, “The seaport: goods cards”
sheets-answers = { $title }: answers
# $answer: “2”, “supply of Caesar, token 1; border space between Italia and Dalmatia, s…”
# $done: “Refused: a token goes only where its own symbol is shown.”, “Refused: one token on each space, for the whole game. You have to answ…”
sheets-right = { $answer } · { $done }
# $count: 1, 8
# $title: “Sowing”
sheets-made =
    { $title }: { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    } with questions, and one with the answers.
