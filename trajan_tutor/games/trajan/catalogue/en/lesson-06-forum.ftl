### Lesson 6: the forum.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-forum = The forum
    .idea = One turn, one tile: take what you will need.
    .can = You can tell the tiles of the forum apart, and take the one that you need.

trajan-lesson-forum-bread = Your last marker falls into tray II, so the forum is open to you: take any one tile that lies there. The people demand bread. Take the tile that meets this demand.
    .goal = Take the bread from the forum.
    .done = The bread lies on your mat and waits for the end of the quarter. Without it the people would take points from you.
trajan-lesson-forum-bread-hint = The demand of the people shows a loaf. The first tile of the forum shows the same.
trajan-lesson-forum-other-need = That tile meets a demand for religion. The people may ask for it later; now they want bread.
trajan-lesson-forum-other-tile = You may take it. But it does not meet the demand: the people want bread.
trajan-lesson-forum-passed = No tile this time. Nothing is lost but the chance. Take the bread.

trajan-lesson-forum-find-it = Where is your tile now? Click it.
    .sheet = Where is your tile now? Mark it.
    .done = Forum tiles stay on your mat until you need them.

trajan-lesson-forum-kinds = The forum offers more. Bread, games and religion meet demands of the people. Laurels are votes in the senate. On the yellow spaces lie tiles that let you do an action twice. Later lessons use them all.

trajan-lesson-forum-absent = A few turns later the forum looks like this. Nothing is laid out again before the next quarter. Try to take a tile from an empty space.
    .goal = Try to take a tile from an empty space of the forum.
    .done = Refused: what is gone is gone. Good tiles do not wait for you.
trajan-lesson-forum-that-is-there = That tile was there, so you may take it. This time click a space without a tile.

trajan-lesson-forum-most-votes = Now take something useful: the tile with the most votes for the senate.
    .goal = Take the tile with the most votes.
    .done = Five votes are yours when the quarter ends.
trajan-lesson-forum-most-votes-hint = Two senate tiles lie there: the number in the laurels is that of their votes. Take the higher one.
trajan-lesson-forum-fewer-votes = Two votes. The other senate tile has more.
trajan-lesson-forum-no-votes = That is no senate tile, so it has no votes. Look for laurels with a number.

trajan-lesson-forum-optional = Here the forum is nearly bare: only the yellow tiles are left. Suppose you want none of them. You never have to act. Skip it.
    .goal = Pass.
    .done = The turn is over. You may pass every action, but it is seldom wise.
trajan-lesson-forum-optional-hint = There is no place on the board for it. Choose it from the list of moves.
trajan-lesson-forum-took-it = You may take it, of course. This time try what happens when you want nothing: pass.

trajan-lesson-forum-remember = The forum is quick and simple: one turn, one tile. Look at the demands of the people first, then at what the others leave you.
