### The second short game: all six areas, and the Trajan tiles.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-six-areas = All six areas
    .idea = A quarter in which you visit the areas that prepare something.
    .can = You can play in all six areas, and prepare what pays later.

trajan-lesson-six-areas-areas = The last quarter once more, from another deal. You know the areas that pay at once. Now take a forum tile, lead your leader into a province, and bring a new Trajan tile to your circle. A Trajan tile pays when its two colours lie in its tray.
    .goal = Play until the quarter is over.
    .done = The quarter is over, and all points are counted.
trajan-lesson-six-areas-areas-hint = Trays that lead nowhere useful now may do so after another sowing: the last marker decides.
trajan-lesson-six-areas-aim-forum = Take a tile from the forum
trajan-lesson-six-areas-aim-march = Move your leader to a province
trajan-lesson-six-areas-aim-arch = Bring a new Trajan tile to your circle
trajan-lesson-six-areas-aim-tile = Accomplish a Trajan tile

trajan-lesson-six-areas-result = What paid this time, and what only prepared something? Compare your sources with those of B.
