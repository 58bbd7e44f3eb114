### Lesson 19: where the rulebooks disagree.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-rulings = Where the rulebooks disagree
    .idea = The same position under two rulings, and what it changes.
    .can = You can say where the rulebooks disagree, and choose how you want to play.

trajan-lesson-rulings-two-books = The game was printed in several languages, and the books do not always agree. You own a bonus tile for columns and furs, with its grey side up. The Czech and the Polish book give 2 points for each such card. How many points for your three cards?
    .done = Six. But the Portuguese book gives only 1 point for each card.
trajan-lesson-rulings-two-books-hint = Count the columns and the furs in your display, and multiply by two.
trajan-lesson-rulings-one-each = That would be one point for each card, as in the Portuguese book.
trajan-lesson-rulings-yellow-side = The yellow side pays three. Yours lies with the grey side up.

trajan-lesson-rulings-by-two = Let us see both. First as we usually play it, with 2 points: finish your turn, and let the game end.
    .goal = Bring the game to its end.
    .done = Look at your score, and keep it in mind.
trajan-lesson-rulings-by-two-hint = Pass, or move your disc in the senate. Then click the quarter, inside the time track.

trajan-lesson-rulings-by-one = The very same position, now as in the Portuguese book. Finish it once more, in the same way.
    .goal = Bring the game to its end.
    .done = Your score is a little lower this time.

trajan-lesson-rulings-difference = By how many points do the two books differ for these three cards?
    .done = Three, and close games are decided by less.
trajan-lesson-rulings-difference-hint = Six points in one book. And three cards at one point each in the other.
trajan-lesson-rulings-per-card = That is the difference for one card. You have three.

trajan-lesson-rulings-five-workers = Here your bonus tile is the one for workers, its grey side up, and five workers of yours stand in the district. The Polish and the Portuguese book give half a point for each, with the sum rounded up. We play it like that. How many points?
    .done = Three: five halves are two and a half, rounded up.
trajan-lesson-rulings-five-workers-hint = Half of five, and then up to the next whole number.
trajan-lesson-rulings-garbled-book = That would be 2 points for each worker. The Czech book says so, but its text is garbled at this place.
trajan-lesson-rulings-other-side-up = The yellow side pays one point for each worker. Yours lies with the grey side up.
trajan-lesson-rulings-rounded-down = The half is not lost: the sum is rounded up.

trajan-lesson-rulings-ten-for-five = Now the same position as in the Czech book, with 2 points for each worker. Finish your turn, and let the game end.
    .goal = Bring the game to its end.
    .done = Ten points instead of three, for the same five workers. Whoever reads the Czech book would have wanted this tile badly.

trajan-lesson-rulings-no-way-back = Sometimes all books are silent. May a leader march back into the camp? We say no: the books speak of provinces, and the camp is none. Try it.
    .goal = Try to move your leader back to the camp.
    .done = Refused, and the reason names our ruling.
trajan-lesson-rulings-onward = That is allowed in any case. Try the way back: click the camp.

trajan-lesson-rulings-way-back = Others say yes. This time the game was set up with the other ruling. Try the same move again.
    .goal = Move your leader back to the camp.
    .done = Allowed. The position is the same, only the ruling is another.
trajan-lesson-rulings-somewhere-else = That is allowed in any case. Click the camp, and see the difference.

trajan-lesson-rulings-all-differences = You have seen three of the places where readings differ. Below are all of them in which the books say different things. Open one to see what each book says, and what we play.

trajan-lesson-rulings-all-rulings = And these are the questions that the books leave open, with our answers. Where an option is named, you can choose the other answer when you begin a game.

trajan-lesson-rulings-what-to-do = You play with friends, and your books differ. When do you settle it?
    .done = Before the first turn. Then nobody gains by the answer.
trajan-lesson-rulings-loudest = when somebody insists
trajan-lesson-rulings-before-the-game = before the game
trajan-lesson-rulings-when-it-matters = when it decides the game
trajan-lesson-rulings-not-the-loudest = That helps the loudest voice, and not the game.
trajan-lesson-rulings-too-late = By then the answer decides who wins, and nobody will agree.

trajan-lesson-rulings-remember = Every rule here says where it comes from, and marks what is a ruling of ours. Some figures stand in no book either: below you see which, and how we know them.
