### The first game: one round.

sylla-lesson-first-game = A first game
    .idea = One round, the last of a game: seven phases, then most prestige wins.
    .can = You can play a round: from the bids for consul to the great work.

sylla-lesson-first-game-consul = Four of you play the last round of a game. First an office: who bids most votes becomes first consul and takes a token. Your Senator is one vote, and each of your deniers another. Bid, or pass.
    .goal = See who becomes first consul.
    .done = The first consul is found. Then the famine marker moved: its icons stand on the four events.
sylla-lesson-first-game-consul-hint = Only the winner pays. Deniers are worth something later too, so a bid of 2 or 3 is enough.
sylla-lesson-first-game-aim-bid = Bid for the office

sylla-lesson-first-game-recruit = Now everybody takes one character of the open row, the consul first. When it is your turn, click the one that you want: a Senator for votes, a Merchant for money, a Legionary or a Vestal against events.
    .goal = Recruit a character.
    .done = It is yours, and works at once.
sylla-lesson-first-game-recruit-hint = Votes and money count once more in this round. So a Senator or a Merchant is good.
sylla-lesson-first-game-aim-recruit = Recruit a character

sylla-lesson-first-game-buildings = Five buildings are sold, one after the other. You pay with your characters: each coloured hexagon on them counts one, and who pays tilts them for this round. The Triumphal arch brings 6 prestige, the Statue 4. Bid when it is worth it, or pass.
    .goal = Play until the buildings are sold.
    .done = The sales are over, and everybody has got deniers: 3, and 1 for each upright Merchant.
sylla-lesson-first-game-buildings-hint = Who bids most hexagons tilts so many cards. A tilted card does nothing more in this round.
sylla-lesson-first-game-buildings-hint-2 = Bid for the Triumphal arch or the Statue what you can spare: your Slave has a hexagon of every colour.
sylla-lesson-first-game-aim-building = Buy a building

sylla-lesson-first-game-events = Four events threaten Rome. Each upright Legionary and Vestal has a cube: click the event that it shall fight. The two events with most cubes are prevented, the others happen. Who has most cubes on an event takes a token.
    .goal = Play until the events are decided.
    .done = Two events were prevented, and two have happened.
sylla-lesson-first-game-events-hint = An event that nobody fights is yours with a single cube, and a token with it.
sylla-lesson-first-game-aim-cube = Place a cube on an event

sylla-lesson-first-game-work = Last, the great work. In secret everybody takes deniers into the hand, and shows thumb up or down. Most votes with thumb up bring 10 prestige, then 6 and 2. Thumb down is safe: 1 for every two votes. Deniers are worth nothing after this round.
    .goal = Play to the end of the round.
    .done = The famine took its share. Then Christians, freed Slaves and tokens were counted.
sylla-lesson-first-game-work-hint = Upright Senators are votes as well. Two deniers free a Slave afterwards, for 3 prestige.
sylla-lesson-first-game-aim-votes = Choose your votes

sylla-lesson-first-game-result = Here is where your prestige came from, and that of the others. A whole game has five such rounds; your next one has three.
