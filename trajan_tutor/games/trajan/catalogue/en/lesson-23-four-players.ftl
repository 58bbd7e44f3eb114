### Four players: the game that ends the course.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-four-players = A year with four
    .idea = The whole game with four players, and nobody leads you.
    .can = You can play Trajan, with anybody.

trajan-lesson-four-players-year = This is the last lesson, and it is a game: a whole year with four players. You know every rule by now. The coach is at your side and says as much as you want.
    .goal = Play to the end of the game.
    .done = The year is over, and all points are counted.
trajan-lesson-four-players-year-hint = With four players a good forum tile rarely waits for you. Take it first.
trajan-lesson-four-players-aim-points = Gain forty points

trajan-lesson-four-players-result = All points of the year. Begin a game of your own now, against whom you like.
