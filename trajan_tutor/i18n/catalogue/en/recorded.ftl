### Exercises that are recorded by playing their solution on the board.
### Room: lines of a file and sentences of at most 300 letters.

recorded-head = An exercise that was recorded on the board: its position, its solution and its words are all in this file. Give it to a class, or open it with trajan_tutor.exercise.
recorded-says = Find it on the board.
recorded-says-done = Yes. That is the solution.

# $game: “toy”, “my-lesson.toml”
recorded-title = an exercise being recorded: { $game }

## The form below the board

recorded-form-title = Title
recorded-form-question = Question
recorded-form-hint = Hint
recorded-form-keep = Keep it
# $file: “own.toml”, “first_times.toml”
recorded-kept = Kept in the file { $file }.

## While it is recorded

recorded-play = Play the solution on the board now.
recorded-ready = Here is the solution so far. Write a question, choose its rules, and keep it.
recorded-left = The board shows another game or line of play than the one where the recording began. Go back to it, or drop the recording.
recorded-nothing = Nothing was played yet. Play the solution on the board first.
# $move: “place wild-2-2 CR-AG”
# $number: 2
recorded-others = Others played before move { $number } of the solution, “{ $move }”. An exercise is one turn: take back what came after it.
recorded-not-begun = No exercise is being recorded.

## What is missing

recorded-no-title = Give the exercise a title first.
recorded-no-question = Write the question first, in one sentence.
recorded-no-rule = Choose at least one rule that the exercise is about: it counts for its rules.
# $rule: “trajan.nothing”
recorded-rule = There is no rule “{ $rule }” in this game.
# $most: 0, 50
recorded-full = There are { $most } exercises of your own here already. Remove the files of some first.

## Files that cannot be given

# $file: “own.toml”, “first_times.toml”
recorded-too-long = { $file }: the file is too long for an exercise.
# $file: “mine.toml”
# $line: 19
# $rule: “trajan.no-sow.tray”
recorded-rule-unknown = { $file }, line { $line }: there is no rule “{ $rule }” in this game.
# $file: “own.toml”, “first_times.toml”
recorded-no-step = { $file }: nothing in it is to be done or answered.
# $file: “mine.toml”
# $line: 16
# $move: “sow LXX”
# $number: 1
# $problem: ““sow LXX” is no move. Perhaps you mean: sow V, sow I, sow VI.”
recorded-unplayable = { $file }, line { $line }: move { $number } of the solution, “{ $move }”, cannot be played there. { $problem }
# $file: “mine.toml”
# $line: 16
recorded-unsolved = { $file }, line { $line }: the solution can be played, but it does not reach the goal.
