### The panel of a lesson beside its board, exercises, and the progress of a class.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

lesson-place = Step { $number } of { $steps }
lesson-ask-spot = Answer by clicking a place of the board.
lesson-ask-number = Type a number:
lesson-ask-choice = Choose an answer:
lesson-learned = What you can do now
lesson-told-later = There is more to say about this rule: lesson “{ $title }”
lesson-moment-called = New in your game: { $title }.
lesson-following = Next lesson: { $title }
lesson-next-game = Next game: { $title }
lesson-on-with-game = On with your game: { $title }
lesson-about-game = { $idea } { $minutes } minutes.
lesson-end-looking = Looking for the turns that cost you most…
lesson-end-no-turns = No turn of yours clearly cost you anything.
lesson-end-no-lessons = You have looked up everything that came up in this game.
lesson-end-better = It would have made your turn { $turn } better.
lesson-end-refused = In turn { $turn } this rule stood in your way.
lesson-end-came-up = It came up in turn { $turn }.
lesson-standing-new = Not begun
lesson-standing-begun = Begun, { $tries ->
        [one] { $tries } wrong try
       *[other] { $tries } wrong tries
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
lesson-standing-done = Done, { $tries ->
        [one] { $tries } wrong try
       *[other] { $tries } wrong tries
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
lesson-standing-won = Won with { $points } against { $others }
lesson-standing-lost = Lost with { $points } against { $others }
lesson-dial-show-me = Show me
    .about = The lesson plays each move for you, one at each click on Next.
lesson-dial-guide-me = Guide me
    .about = The lesson explains, and lights the places that you can pick.
lesson-dial-let-me = Let me
    .about = The lesson only gives you the goal.
lesson-ambiguous = Several lessons are called “{ $lesson }”: { $known }. Write one of these.
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

exercise-unknown = “{ $step }” is no exercise of the lesson { $lesson }. Possible are: { $known }.
exercise-no-more = In an exercise there is no more help than this. Try, and look at what happens.

## What a step lists of the game's data

lesson-listed = - { $title } { $text }
lesson-listed-differ = the books differ
lesson-listed-book = { $book }: { $says }
lesson-listed-books = { $books }.
lesson-listed-place = the place
lesson-listed-says = what it says
lesson-listed-reason = why we read it so
lesson-listed-against = what speaks against it
lesson-listed-only = no option
lesson-listed-usual = the usual reading
lesson-listed-other = the other reading
lesson-listed-another = another reading
lesson-listed-option = how to choose
lesson-listed-choices = In the form of a new game, or as the option { $option }: { $others } for the other reading, usually { $played }.
lesson-listed-figures = In the data of the game: { $figures }.

## A ruling that is tried

reading-trial-first = { $reading } { $task } Then go on: the same position under another reading.
reading-trial-other = The very same position under another reading. { $reading } { $task }
reading-trial-play = Play as you like, and look at what happens.
reading-trial-over = The game is over. Look at the points, and compare.

## The list of lessons, and the notebooks of the course

lesson-minutes = { $minutes } min
lesson-list-part = { GAME($game) }: { $about }
lesson-list-games = games, one leading on to the next
lesson-list-lessons = lessons beside them
lesson-list-number = No.
lesson-list-title = Lesson
lesson-list-idea = What it is about
lesson-list-time = Time
lesson-list-standing = You
course-title =
    { $number } · { $title }
    { $idea }
course-run = Click here and press Shift + Enter.
course-next = Next: [{ $title }]({ $notebook })
course-all = [All lessons]({ $welcome })

## The progress of a class

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
class-rule-sheet = tt.exercises("{ $game }", "{ $rule }")
class-unknown =
    { $results ->
        [one] { $results } result
       *[other] { $results } results
    } in { $lessons ->
        [one] { $lessons } lesson that is not known here: { $lesson }
       *[other] { $lessons } lessons that are not known here, such as { $lesson }
    }
class-exercise = { $title }: exercise “{ $step }”

## Lessons on paper

paper-unknown = There is no paper called “{ $paper }”. There are: { $known }.
sheets-title = { $title }, question { $number }
sheets-answers = { $title }: answers
sheets-right = { $answer } · { $done }
sheets-made =
    { $title }: { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    } with questions, and one with the answers.
