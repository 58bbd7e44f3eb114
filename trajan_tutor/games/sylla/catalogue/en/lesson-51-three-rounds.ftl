### The second game: three rounds.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-three-rounds = Three rounds
    .idea = A short game of three rounds: what stays pays back, and the famine grows.
    .can = You can play several rounds: what you buy early works until the end.

sylla-lesson-three-rounds-first = Now three rounds, dealt like a whole game. First click four characters that you want: you begin with them. Then play the round, from the election of the consul to the great work. Deniers and tokens stay for the next round.
    .goal = Play the first of the three rounds.
    .done = The round is over. Tilted characters are upright again, and the event that left the column is gone.
sylla-lesson-three-rounds-first-hint = One of each kind is a good beginning: votes, money, and somebody against the events.
sylla-lesson-three-rounds-first-hint-2 = A Field or a Stall pays in every round: the earlier it is yours, the more it brings.
sylla-lesson-three-rounds-aim-stays = Buy a building that stays: a Field or a Stall

sylla-lesson-three-rounds-rest = Two more rounds. Events come back, the famine grows with their icons, and each round has a great work of its own. Deniers are worth nothing after the last one.
    .goal = Play to the end of the game.
    .done = The game is over, and everything is counted.
sylla-lesson-three-rounds-rest-hint = Before the last great work, keep two deniers for each Slave that you want to free.
sylla-lesson-three-rounds-rest-hint-2 = An event that nobody fights takes something from everybody: look whom it hits.
sylla-lesson-three-rounds-aim-building = Buy another building
sylla-lesson-three-rounds-aim-work = Take part in a great work

sylla-lesson-three-rounds-result = Three rounds, and where everybody's prestige comes from. A whole game has five.
