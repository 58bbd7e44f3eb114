### The first game: one round.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-first-game = A first game
    .idea = One round, the last of a game: seven phases, then whoever has the most prestige wins.
    .can = You can play a round, from the election of the consul to the great work.

sylla-lesson-first-game-consul = The last round of a game begins with an election.
    .goal = See who becomes first consul.
    .done = Rome has its first consul. Now the famine marker moves: one space for each famine icon on the four events.
sylla-lesson-first-game-consul-bid = Bid 5 votes: your Senator is one, 4 deniers the others.
    .happened = Most prestige wins. The consul takes a token and recruits first.
sylla-lesson-first-game-consul-token = Click the token of Civic spirit: its colour counts most now.
    .happened = Nobody bids more: you are consul, and pay 4 deniers.
sylla-lesson-first-game-consul-hint = Only the winner pays. The consul takes a token, and recruits first.

sylla-lesson-first-game-recruit = Everybody takes one character, the consul first.
    .goal = Recruit a character.
    .done = The character is yours and works for you at once. The others have recruited too.
sylla-lesson-first-game-recruit-card = Click the Christian Merchant: money now, prestige at the end.
    .happened = The consul takes the first character from the open row.
sylla-lesson-first-game-recruit-hint = Money and votes count once more in this round, and each Christian brings prestige at the end.

sylla-lesson-first-game-offer = Five buildings are sold, one after the other.
    .goal = Play until a building is offered.
    .done = The building is for sale.
sylla-lesson-first-game-offer-building = Offer what you want yourself: click the Statue, for prestige at once.
    .happened = Buildings come next, and the consul offers the first one.
sylla-lesson-first-game-offer-hint = You will be the last to bid, so offer what you want to buy yourself.

sylla-lesson-first-game-sale = You pay with your characters: each hexagon of the right colour counts as one.
    .goal = Play until the building is sold.
    .done = The building is sold. Whoever bought it offers the next one.
sylla-lesson-first-game-sale-bid = Bid 1 hexagon: nobody else wants the Statue.
    .happened = The others have passed, to keep their characters upright.
sylla-lesson-first-game-sale-pay = Click your Slave: it fits every colour, and costs you nothing.
    .happened = You pay 1 hexagon, and the Statue brings 4 prestige.

sylla-lesson-first-game-buildings = Four more buildings are sold in the same way. Characters that pay are tilted for this round. The Triumphal arch brings 6 prestige. Bid when it is worth it, or pass. From now on Ideas shows turns to choose from, and the coach speaks up when a turn costs much.
    .goal = Play until the buildings are sold.
    .done = The sales are over, and everybody gets 3 deniers, and 1 more for each upright Merchant.
sylla-lesson-first-game-buildings-hint = The highest bidder tilts cards to pay. A tilted card does nothing more in this round.
sylla-lesson-first-game-buildings-hint-2 = Bid what you can spare for the Triumphal arch, and keep a Legionary or a Vestal upright against the events.

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
