### The panel of a lesson beside its board, exercises, and the progress of a class.

lesson-place = Step { $number } of { $steps }
lesson-ask-spot = Answer by pointing at a place of the board.
lesson-ask-number = Type a number:
lesson-ask-choice = Choose an answer:
lesson-learned = What you have learned
lesson-following = Next lesson: { $title }
lesson-standing-new = not begun
lesson-standing-begun = begun, { $tries ->
        [one] { $tries } wrong try
       *[other] { $tries } wrong tries
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
lesson-standing-done = done, { $tries ->
        [one] { $tries } wrong try
       *[other] { $tries } wrong tries
    }, { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }
lesson-dial-show-me = Show me
    .about = The lesson plays each move for you, one at each click on Next.
lesson-dial-guide-me = Guide me
    .about = The lesson explains, and lights the places that you can pick.
lesson-dial-let-me = Let me
    .about = The lesson tells only what is to be reached.
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
board-lesson-answer = Answer
board-lesson-goal = Your task
board-lesson-dial = How much help
board-lesson-all = All lessons
board-lesson-progress = Steps of this lesson

exercise-unknown = “{ $step }” is no exercise of the lesson { $lesson }. Possible are: { $known }.
exercise-no-more = In an exercise there is no more help than this. Try, and look at what happens.
