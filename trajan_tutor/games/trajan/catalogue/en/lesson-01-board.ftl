### Lesson 1: the board and the goal.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-board = The board and the goal
    .idea = Points decide the game, and you will score the first ones yourself.
    .can = You can find your way around the table, and you know whose turn it is.

trajan-lesson-board-own-score = You are player A. The large mat with the circle is yours. Find the number that counts your points, and click it.
    .sheet = You are player A. The large mat with the circle is yours. Find the number that counts your points, and mark it.
    .done = That is your score. It is the number to watch.
trajan-lesson-board-own-score-hint = It is at the top of your mat, on the right.
trajan-lesson-board-score-of-b = That is the score of player B, on the small mat. Yours is on the large mat.
trajan-lesson-board-somewhere-on-the-mat = That is on your mat, but it is not the score. Look for the number at its top.

trajan-lesson-board-goal = Both of you begin with no points. Many things bring points: trade, conquest, building, a seat in the senate. Whoever has the most points at the end wins.

trajan-lesson-board-first-points = Let us get some. In this turn you may act in the senate. The senate is the track with the numbers 2 to 8. Your disc lies at its start, under the disc of B. Click the space after it.
    .sheet = Let us get some. In this turn you may act in the senate. The senate is the track with the numbers 2 to 8. Your disc lies at its start, under the disc of B. Mark the space after it.
    .goal = Move your disc in the senate.
    .done = Your disc moves one space, and the points are yours at once.
trajan-lesson-board-first-points-hint = Your disc goes to the space with the 2.
trajan-lesson-board-passed = You may pass, and sometimes you will want to. But then nothing happens: no move, no points. Try it again with your disc.

trajan-lesson-board-how-many = Look at your score again. How many points do you have now?
    .done = Two points, as the space that the disc has reached shows.
trajan-lesson-board-how-many-hint = The score is at the top of your mat.
trajan-lesson-board-disc-not-score = The score counts points, not spaces. Read the number at the top of your mat.

trajan-lesson-board-other-turn = Your turn is over. Now player B plays a whole turn. Go on to watch it, one move at a time.
trajan-lesson-board-other-takes = B takes the two markers of a tray.
trajan-lesson-board-other-drops = B drops them into the next trays. You will do the same in the next lesson.
trajan-lesson-board-other-passes = B skips the action. The turn is over.

trajan-lesson-board-who-is-next = Who has the next turn?
    .done = You do. With two players the turns simply alternate.
trajan-lesson-board-you-are = You
trajan-lesson-board-b-again = Player B again
trajan-lesson-board-who-has-less = The player with fewer points
trajan-lesson-board-b-had-a-turn = B has just had a turn. One turn each, then the next player clockwise.
trajan-lesson-board-order-is-fixed = Points do not change the order. Turns go round the table, one after the other.

trajan-lesson-board-not-yours = You cannot break anything here. Whenever something is not allowed, the board says why. Try it: click the markers of a tray of player B.
    .sheet = You cannot break anything here. Whenever something is not allowed, the board says why. Try it: mark the markers of a tray of player B.
    .goal = Try to take markers of player B.
    .done = Refused, with the reason. What lies on the mat of B belongs to B.
trajan-lesson-board-that-was-yours = That was a tray of your own, so it was allowed. This time do what is not allowed: click the small mat of player B.

trajan-lesson-board-six-areas = The table has six areas, one for each action: the ships of the seaport, the forum, the provinces of the map, the senate, the stacks with the arch, and the construction district. Each gets a lesson of its own.

trajan-lesson-board-look-around = Look around if you like: explore, play a few turns, and come back. The next lesson shows how you choose your action.
