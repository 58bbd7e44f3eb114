### Half a year: two quarters with their demands and votes.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-half-year = Half a year
    .idea = Two quarters: what you keep after the first one helps you in the second.
    .can = You can play over the end of a quarter, and keep what helps in the next.

trajan-lesson-half-year-third = Now two quarters. Each has its demands, and each ends with votes for the consul, who takes a bonus tile. Forum tiles that nobody asked for stay with you. So a tile too many is not lost.
    .goal = Play until the third quarter has ended.
    .done = One quarter is over, and the demands start again.
trajan-lesson-half-year-third-hint = Take tiles with different signs: you do not know yet what the people will want.
trajan-lesson-half-year-aim-forum = Take a tile from the forum
trajan-lesson-half-year-aim-votes = Move your disc in the senate

trajan-lesson-half-year-between = What did the demands cost you, and what did the votes bring? You can still change both.

trajan-lesson-half-year-fourth = The last quarter. Plan so that nothing stays unused: cards, workers, tiles.
    .goal = Play to the end of the game.
    .done = The game is over, and all points are counted.
trajan-lesson-half-year-fourth-hint = Count the steps that are left on the time track before you begin something that takes three turns.
trajan-lesson-half-year-aim-demand = Answer a demand
trajan-lesson-half-year-aim-tile = Accomplish a Trajan tile

trajan-lesson-half-year-result = All points of both quarters. Which of them did you prepare in the first?
