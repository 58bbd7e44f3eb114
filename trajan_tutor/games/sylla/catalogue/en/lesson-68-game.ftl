### Lesson 68: a whole game.

sylla-lesson-game = A whole game
    .idea = Five rounds against three players: you play, and the coach looks on.
    .can = You can play a whole game of Sylla.

sylla-lesson-game-one-round = A whole game, from the choice of your four characters on. Nothing is led here: the board says what can be done. Begin: click four characters that you want.
    .goal = Play until the first round is over.
    .done = One round of five is over.
sylla-lesson-game-one-round-hint = What stays works in all five rounds, so a Stall or a Private temple is best bought now.
sylla-lesson-game-aim-building = Buy a building

sylla-lesson-game-first-look = The table shows who gained what in the first round. Most of it comes later: tokens count at the end alone.

sylla-lesson-game-two-rounds = Two more rounds. Look at the famine: each event with an ear of corn that stays lets it grow. And look at the markers: tokens are worth what they show.
    .goal = Play until the third round is over.
    .done = Three rounds are over.
sylla-lesson-game-two-rounds-hint = Before you bid, count what the others can bid: everything lies open.
sylla-lesson-game-aim-office = Be first consul once
sylla-lesson-game-aim-token = Take two tokens

sylla-lesson-game-second-look = Here is what these two rounds brought, and what the famine took.

sylla-lesson-game-last-rounds = The last two rounds. Now Triumphal arches and Statues come to the sale. Deniers are worth nothing at the end, but two of them free a Slave.
    .goal = Play to the end of the game.
    .done = The game is over, and everything is counted.
sylla-lesson-game-last-rounds-hint = In the last great work spend what you do not need for your Slaves.
sylla-lesson-game-aim-work = Gain 5 prestige in a great work
sylla-lesson-game-aim-tokens = Let your tokens bring 10 prestige

sylla-lesson-game-result = All prestige of the game, by where it came from. What brought the winner most, and could you have had it?
