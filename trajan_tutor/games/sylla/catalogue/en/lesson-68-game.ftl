### Lesson 68: a whole game.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-game = A whole game
    .idea = Five rounds against three players: you play, and the coach looks on.
    .can = You can play a whole game of Sylla.

sylla-lesson-game-rounds = A whole game of five rounds, from the choice of your four characters on. Nobody leads you here: the board shows your options, and the coach looks on. Begin: click four characters that you want.
    .goal = Play to the end of the game.
    .done = The game is over, and everything is counted.
sylla-lesson-game-rounds-hint = Before you bid, count what the others can bid: everything lies open.
sylla-lesson-game-rounds-hint-2 = What stays is best bought early. In the last great work spend what you do not need for your Slaves.
sylla-lesson-game-aim-building = Buy a building
sylla-lesson-game-aim-token = Take two tokens

sylla-lesson-game-result = All prestige of the game, by where it came from. What brought the winner most, and could you have had it?
