### A lesson file to be filled in: its comments, and the words that stand in it until somebody writes better ones.
### Room: lines of a file, about 100 letters each.

# $side: “Crassus”
skeleton-by-rules = { $side } is to move, and the rules say what happens then: nobody could play this lesson. Give the turn to the other side first.

## Comments

skeleton-head = A lesson of your own. Change it in any editor, then say “trajan-tutor prove” with the name of this file: it plays every solution and every mistake, and says what is wrong with file and line. “teaches” lists ids of rules (“trajan-tutor prove --table” prints them all), “needs” the lessons that come before, “minutes” how long it takes.
skeleton-begin = The lesson begins with this position, as the editor wrote it; the name of a file beside the lesson would do too. “seat” is the seat of the learner, counted from 0.
skeleton-tell = A step to read. What it says is below, under [words], by the name that is given here.
skeleton-spots = Places named here get a ring on the board. Take the “#” away to see it.
skeleton-do = A step to play: the learner has to reach the goal.
# $examples: “turn_over = true, points = { at_least = 3 }, event = { kind = "…" }, r…”
skeleton-goal = The goal: one of these moves is made. Other goals: { $examples }; all, any and not combine them.
skeleton-solutions = Ways to the goal: lists of moves as they are written in records, or “pick” and a place. The first one is shown to whoever asks for it.
skeleton-hints = Hints, the weakest first. They are words too.
skeleton-mistake = A mistake that you foresee: what is said to it, when it is made, and moves that lead to it, so that it can be proved. A step can have several.
skeleton-words = What is read. Write your own sentences between the quotation marks. A step to play has a goal and what is said when it is reached.

## Words to begin with

skeleton-title = My lesson
skeleton-idea = What the learner should remember, in one sentence.
skeleton-says-look = Look at the board. This is what the position is about.
skeleton-says-play = Now it is your turn.
# $move: “Take the marker of tray I: it falls in tray II (forum)”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
skeleton-says-goal = { $move }
skeleton-says-done = Right. Say here why it was right.
skeleton-says-hint = Say here where to look.
# $move: “Take the 2 markers of tray II: the last one falls in tray IV (senate)”, “Place a wild token 2/2 between Mauritania and Numidia: then Mauritania…”
skeleton-says-mistake = { $move }: say here why that is not so good.
