### Lesson 10: construction.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-construction = Construction
    .idea = Workers collect tiles, and some tiles give you a second action.
    .can = You can build where it pays, and use the action that a first tile grants.

trajan-lesson-construction-first-worker = Your last marker falls into tray VI: you may build. A worker waits in your worker camp. Send it to space B2: second row, second column, where a fountain worth 5 lies.
    .goal = Build on space B2.
    .done = The tile is yours, with five points. And it is your first fountain.
trajan-lesson-construction-other-space = Your first worker may go anywhere, so that was allowed. For this lesson take the fountain on B2.
trajan-lesson-construction-recruited = One more worker in the camp is useful. But first send the one that waits there already: to B2.

trajan-lesson-construction-granted = The first tile of each kind grants an action at once. A fountain grants the seaport, wherever your last marker falls. Use it: get yourself a goods card.
    .goal = Use the seaport action that the fountain grants.
    .done = Two actions in one turn. The strip below the district shows what each kind grants.
trajan-lesson-construction-granted-hint = Take an open card from a discard pile, or draw two from the deck.
trajan-lesson-construction-did-without = You may skip it, but it does not come back. Take a card this time.

trajan-lesson-construction-adjacent = A later turn. One of your workers is on B2, another waits in the camp. Try to send it to the far corner: click D5.
    .sheet = A later turn. One of your workers is on B2, another waits in the camp. Try to send it to the far corner: mark D5.
    .goal = Try to build away from your own workers.
    .done = Refused: from now on you build only beside your own workers.
trajan-lesson-construction-beside-is-fine = Beside your worker is fine. First try the forbidden: click the corner D5.

trajan-lesson-construction-own-worker = And the space itself? Try to send the second worker to B2 as well.
    .goal = Try to build where your worker is.
    .done = Refused: each space takes one worker of each player. Workers of others would not be in your way, but they have taken the tile.
trajan-lesson-construction-not-here-yet = That is allowed, and soon you will do it. First click B2, where your worker is.

trajan-lesson-construction-best-neighbour = Four spaces touch B2: above, below, left and right. Build on the one with the most points.
    .goal = Score 5 points with your worker.
    .done = Five points, and your first window grants a military action: a legionary or a march.
trajan-lesson-construction-best-neighbour-hint = Compare A2, B1, B3 and C2: each tile shows its points.
trajan-lesson-construction-lower-value = Another neighbour is worth more. Compare all four.
trajan-lesson-construction-no-tile = A worker for the camp brings no points. One waits there already.

trajan-lesson-construction-camp-empty = Here your worker camp is empty. Try to build anyway, beside your worker on B2.
    .goal = Try to build without a worker in the camp.
    .done = Refused: nobody is there to be sent.
trajan-lesson-construction-too-soon = That is just what is needed, one step later. First see what happens without it: click A2.

trajan-lesson-construction-recruit = So bring a figure from your supply to the worker camp.
    .goal = Bring a figure to your worker camp.
    .done = From now on this figure is a worker. Workers and legionaries come from one supply of fifteen.

trajan-lesson-construction-remember = Look for two things: tiles of high value, and kinds that you do not own yet. Three or four tiles of one kind bring many points at the end of the game.
