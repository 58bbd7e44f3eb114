### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.
### Room: sentences, which wrap.

sylla-first-time-consul = You have bid the most votes, so you are first consul: you pay, take a token, and begin the phases that follow. You also break ties.
sylla-first-time-other-consul = The highest bidder is first consul and is the only one who pays. The consul begins the phases that follow, and breaks ties.
sylla-first-time-famine-grows = After every election the famine grows: one space for each ear of corn on the four events. It is paid at the end of the round.
sylla-first-time-tilted = You pay for a building by tilting cards. A tilted card brings no vote, no denier and no cube until the round is over.
sylla-first-time-unsold = Nobody wants this building: it is discarded, and the same seller offers another one.
sylla-first-time-income = Income: 3 deniers, 1 more for each upright Merchant, and 2 more for each Stall.
sylla-first-time-fight-token = You have the most cubes on this event, or as many as anybody, so you take a token of its colour. Tokens count at the end of the game.
sylla-first-time-prevented = The two events with the most cubes are prevented. One of them leaves the game.
sylla-first-time-happened = The two events that are not prevented happen: each does what its signs show, to everybody.
sylla-first-time-turned-down = A lasting event turns one of your cards or buildings face down. It does nothing until that event leaves the game.
sylla-first-time-work-place = Among all thumbs up your votes are enough for a place at the great work, and for its prestige. Whoever ties shares the place in full.
sylla-first-time-plebs = Thumb down is safe: your votes bring prestige from the plebs, 1 for every two, whatever the others do.
sylla-first-time-famine = At the end of the round the famine takes as much prestige as its marker shows, 2 less for each face-up Field.
sylla-first-time-crisis = The marker of this colour is in the crisis: the most tokens of it bring 3 prestige, the fewest cost 3.
sylla-first-time-round = A round settles four things: which events happen, the great work, the famine, and every colour in crisis. Then all cards are upright again.
sylla-first-time-tokens = The game is over: each of your tokens is worth what the marker of its colour shows, and nothing in the crisis.
