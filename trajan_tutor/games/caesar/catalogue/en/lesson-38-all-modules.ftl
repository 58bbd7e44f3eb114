### The game that ends the course.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-all-modules = Everything at once
    .idea = A whole game with all modules, and nobody leads you.
    .can = You can play Caesar! with everything that is in the box.

caesar-lesson-all-modules-game = The last of the growing games has all modules. What you have not met yet is explained beside the board. The coach is at your side and says as much as you want.
    .goal = Play to the end of the game.
    .done = The game is over.
caesar-lesson-all-modules-game-hint = A token at a checkpoint counts nothing face down, but the bank pays at once.
caesar-lesson-all-modules-aim-control = Control two provinces

caesar-lesson-all-modules-result = That was the course. Begin a game of your own now, against whom you like.
