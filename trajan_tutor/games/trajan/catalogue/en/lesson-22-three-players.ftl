### Three players: a last quarter.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-three-players = Three players
    .idea = A quarter against two others: there is more in the forum, and less time for you.
    .can = You can play with three, where others take what you leave.

trajan-lesson-three-players-quarter = Two others play between your turns. Time runs on with their markers too, on a longer track. What you leave in the forum may be gone twice over. Legionaries of others make a province cheaper.
    .goal = Play until the quarter is over.
    .done = The quarter is over, and all points are counted.
trajan-lesson-three-players-quarter-hint = Look at the circles of both others: what do they want that you want too?
trajan-lesson-three-players-aim-senate = Move your disc in the senate
trajan-lesson-three-players-aim-points = Gain twenty points

trajan-lesson-three-players-result = All three of you, source by source. Where were the others faster than you?
