### Lesson 14: final scoring and bonus tiles.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-final = Final scoring and bonus tiles
    .idea = What you hold at the end brings points once more.
    .can = You can count all points of the final scoring.

trajan-lesson-final-hand = The last turn of the game. Before it ends, count what is still to come. Every goods card in your hand scores one point. How many points is your hand worth?
    .done = Two cards, two points.
trajan-lesson-final-hand-hint = Count the cards in your hand, not those in your display.

trajan-lesson-final-camps = Every figure that still waits in one of your two camps scores one point. How many points do they bring?
    .done = Two workers and one legionary. In the provinces or the district they would have brought more.
trajan-lesson-final-both-camps = Count the worker camp and the military camp together.

trajan-lesson-final-circle = Every Trajan tile that still lies at your circle scores one point, whatever it shows. How many points?
    .done = Two tiles, two points. Accomplishing them would have been better.
trajan-lesson-final-not-the-number = The number on a tile counts only when you accomplish it. Now each tile is worth one.

trajan-lesson-final-sets = You own three doors from the construction district. Three tiles of one kind score 10 points, all four score 20. How many points do your doors bring now?
    .done = Ten. The fourth door would have doubled that.
trajan-lesson-final-sets-hint = Three of one kind is a set.
trajan-lesson-final-not-four = That is for all four. You have three.
trajan-lesson-final-values-scored = Those are the values of the tiles. They score as soon as you take them. Now the set counts.

trajan-lesson-final-goods = Now your bonus tiles. One, on its yellow side, brings 3 points for each columns card and each furs card in your display. How many points?
    .done = Two columns and one furs, three points each. Those cards scored on ships before, and now once more.
trajan-lesson-final-goods-hint = Count the columns and the furs in your display, and multiply by three.
trajan-lesson-final-every-card = That is the number of the cards. Each brings three points.
trajan-lesson-final-both-kinds = Count both kinds: two columns and one furs.

trajan-lesson-final-bread = Another bonus tile shows bread. It scores if you own at least one forum tile with bread, and you do. On the yellow side it brings how many points?
    .done = Nine. More bread would not bring more, and without any it brings nothing.
trajan-lesson-final-grey-side = That is the grey side. Yours lies with the yellow side up.

trajan-lesson-final-bonus-of-bonus = The third bonus tile counts the others: 3 points for each bonus tile that lies yellow side up, itself included. All three of yours do. How many points?
    .done = Nine.
trajan-lesson-final-bonus-of-bonus-hint = Three tiles, three points each.
trajan-lesson-final-itself-too = It counts itself too.

trajan-lesson-final-figures = Two more bonus tiles count figures: one your workers in the district, one your legionaries in the provinces. The yellow side pays twice as much as the grey one.

trajan-lesson-final-end-game = Do your last action, or pass. Then let the last quarter end, and see all of it counted.
    .goal = Bring the game to its end.
    .done = Everything was counted, and the game is over. Nothing can be played any more.
trajan-lesson-final-end-game-hint = First the senate or a pass, then the quarter inside the time track.

trajan-lesson-final-who-won = Compare the two scores. Who has won?
    .done = You have, although B was ten points ahead before.
trajan-lesson-final-i-won = I have
trajan-lesson-final-b-won = Player B has
trajan-lesson-final-read-scores = Read both scores again: yours is higher now.

trajan-lesson-final-tie = If both had the same number of points, the disc that lies higher in the senate would decide. Now you know the whole game.
