### Lesson 13: the end of a quarter.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-quarter = The end of a quarter
    .idea = The senate votes, and the board is refilled.
    .can = You can say who becomes consul, and what a new quarter changes.

trajan-lesson-quarter-who-leads = The last turn of the quarter is done. Your disc lies on the space with the 3, that of B on the space with the 6. You own a tile with 5 votes. Who has more votes?
    .done = You: eight against six. With equal votes the disc that is further along would win.
trajan-lesson-quarter-who-leads-hint = Add the number of the space and the tiles on the mat.
trajan-lesson-quarter-you-lead = I have
trajan-lesson-quarter-b-leads = Player B has
trajan-lesson-quarter-tiles-count = The disc of B is further along, but your tile counts too: three and five are eight.

trajan-lesson-quarter-end = Let the quarter end: click the quarter, inside the time track. First the demands of the people are met, then the votes are counted.
    .sheet = Let the quarter end: mark the quarter, inside the time track. First the demands of the people are met, then the votes are counted.
    .goal = Let the quarter end.
    .done = Your tiles meet all demands. You have the most votes, so you are consul.

trajan-lesson-quarter-consul = The consul chooses one of the two bonus tiles at the senate. They bring points at the end of the game. Click the one you like.
    .sheet = The consul chooses one of the two bonus tiles at the senate. They bring points at the end of the game. Mark the one you like.
    .goal = Choose a bonus tile.
    .done = It lies on your mat with its yellow side up. B, the vice-consul, got the other one with the grey side up, which is worth less.

trajan-lesson-quarter-disc = A new quarter has begun. Click the place where your disc lies now.
    .sheet = A new quarter has begun. Mark the place where your disc lies now.
    .done = Back at the start. The disc of the consul lies on top, which wins ties.
trajan-lesson-quarter-not-there-any-more = It lay there before the votes were counted. All discs have gone back.

trajan-lesson-quarter-ship = The ship for identical cards was grey. What about it now?
    .done = All ships show the coloured side again, and pay in full.
trajan-lesson-quarter-coloured-again = It is coloured again
trajan-lesson-quarter-still-grey = It is still grey
trajan-lesson-quarter-look-at-the-ship = Look at the ship: the upper row of points counts again.

trajan-lesson-quarter-tiles-left = And your tile with the 5 votes?
    .done = It has left the game, as all tiles with votes do. So do the demands, and what was left in the forum.
trajan-lesson-quarter-votes-stay = It is still mine
trajan-lesson-quarter-votes-gone = It is gone
trajan-lesson-quarter-look-at-your-mat = Look at your mat: it is not there any more. Votes count for one quarter only.

trajan-lesson-quarter-fresh = The board is refilled: the forum, the senate, and every province without tile, leader and legionary.

trajan-lesson-quarter-quarters-left = The game has four quarters. How many are left to play, the one that has just begun included?
    .done = Three. After the fourth comes the final scoring.
trajan-lesson-quarter-this-one-counts = One quarter of four is over. Count the one that has just begun too.
