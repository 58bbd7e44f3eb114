### A game against Crassus.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-game-crassus = A game against Crassus
    .idea = A whole game against a rival whose rules you can read.
    .can = You can play alone, against Crassus.

caesar-lesson-game-crassus-game = Nobody plays Crassus: he begins, his tokens lie open, and a fixed rule, shown beside the board, chooses for him. So you can see what he will do next, and place so that it helps him least.
    .goal = Play to the end of the game.
    .done = The game is over.
caesar-lesson-game-crassus-game-hint = First ask where he can take control with one token: he will do so before anything else.
caesar-lesson-game-crassus-aim-control = Control a province

caesar-lesson-game-crassus-result = What did Crassus reach, and what did you leave him? Play again at a higher difficulty whenever you like.
