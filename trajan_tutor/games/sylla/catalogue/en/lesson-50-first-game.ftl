### The first game: one round.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-first-game = A first game
    .idea = One round, the last of a game: seven phases, then whoever has the most prestige wins.
    .can = You can play a round, from the election of the consul to the great work.

sylla-lesson-first-game-consul = Four of you play the last round of a game. First comes an election: whoever bids the most votes becomes first consul and takes a token. Your Senator counts as one vote, and each of your deniers as another. Bid, or pass.
    .goal = See who becomes first consul.
    .done = Rome has its first consul. Now the famine marker moves: one space for each famine icon on the four events.
sylla-lesson-first-game-consul-hint = Only the winner pays. You will need deniers later too, so bid no more than the token is worth to you.
sylla-lesson-first-game-aim-bid = Bid to become consul

sylla-lesson-first-game-recruit = Now everybody takes one character from the open row, the consul first. When it is your turn, click the one you want: a Senator for votes, a Merchant for money, a Legionary or a Vestal against events.
    .goal = Recruit a character.
    .done = The character is yours and works for you at once.
sylla-lesson-first-game-recruit-hint = Votes and money count once more in this round, so a Senator or a Merchant is a good choice.
sylla-lesson-first-game-aim-recruit = Recruit a character

sylla-lesson-first-game-buildings = Five buildings are sold, one after the other. You pay with your characters: each hexagon of the right colour counts as one, and characters that pay are tilted for this round. The Triumphal arch brings 6 prestige, the Statue 4. Bid when it is worth it, or pass.
    .goal = Play until the buildings are sold.
    .done = The sales are over, and everybody gets 3 deniers, and 1 more for each upright Merchant.
sylla-lesson-first-game-buildings-hint = The highest bidder tilts cards to pay. A tilted card does nothing more in this round.
sylla-lesson-first-game-buildings-hint-2 = Bid what you can spare for the Triumphal arch or the Statue: your Slave has a hexagon of every colour.
sylla-lesson-first-game-aim-building = Buy a building

sylla-lesson-first-game-events = Four events threaten Rome. Each upright Legionary and Vestal places one cube: click the event that it should fight. The two events with the most cubes are prevented, the others happen. Whoever has the most cubes on an event takes a token.
    .goal = Play until the events are decided.
    .done = Two events are prevented, and the other two happen.
sylla-lesson-first-game-events-hint = On an event that nobody else fights, a single cube is enough to win its token.
sylla-lesson-first-game-aim-cube = Place a cube on an event

sylla-lesson-first-game-work = Last comes the great work. In secret everybody takes deniers in hand and chooses thumb up or thumb down. The most votes with thumb up bring 10 prestige, then 6 and 2. Thumb down is safe: 1 prestige for every two votes. Deniers are worth nothing after this round.
    .goal = Play to the end of the round.
    .done = The famine takes its share. Then Christians, freed Slaves and tokens are counted.
sylla-lesson-first-game-work-hint = Upright Senators are votes as well. Afterwards two deniers free a Slave, which brings 3 prestige.
sylla-lesson-first-game-aim-votes = Choose your votes

sylla-lesson-first-game-result = This is where your prestige comes from, and that of the others. A whole game has five such rounds; your next one has three.
