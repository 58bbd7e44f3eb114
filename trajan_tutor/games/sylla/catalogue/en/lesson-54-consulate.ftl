### Lesson 54: the consulate.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-consulate = The first consul
    .idea = Votes are Senators and deniers; the highest bid wins, and only the winner pays.
    .can = You can bid for the consulate, and know beforehand what it costs.

sylla-lesson-consulate-open = You are consul of the last round, so you open: you cannot pass, but any number of votes will do. Open with what costs nothing: the one vote of your Senator.
    .goal = Open with one vote.
    .done = One vote is bid. Clockwise each of the others is asked once.
sylla-lesson-consulate-open-hint = Click + below the table once, and then the bid beside it.
sylla-lesson-consulate-senator-for-nothing = That is allowed. But your Senator votes for nothing, so bid at least the one vote.
sylla-lesson-consulate-more-than-the-senator = That is allowed, and would cost deniers if it wins. Here bid one vote.

sylla-lesson-consulate-they-bid = Now the others. Each bids more than the highest bid, or passes. Go on to watch.
sylla-lesson-consulate-b-bids = B bids 3: two Senators and a denier. C has no more than three votes, and has to pass.
sylla-lesson-consulate-d-bids = D, without any Senator, bids 4, wins, and pays 4 deniers.

sylla-lesson-consulate-who-pays = D has won. How many deniers did B pay for the bid of 3?
    .done = None: only the winner pays. A bid that is topped costs nothing.
sylla-lesson-consulate-who-pays-hint = The deniers stand beside the name. Did those of B become fewer?
sylla-lesson-consulate-b-lost = B was topped by D. Only the highest bidder pays.

sylla-lesson-consulate-most-votes = Another election: D opened with 3, and you are next. Every upright Senator is a vote, and so is every denier. How many votes can you bid at most?
    .done = Five: 4 deniers and a Senator.
sylla-lesson-consulate-most-votes-hint = Count your deniers, and your Senators that stand upright.
sylla-lesson-consulate-senator-too = Those are your deniers. Your Senator is a vote too.
sylla-lesson-consulate-only-votes = Only Senators and deniers are votes. Other people are none.

sylla-lesson-consulate-least = And if you bid, how many votes have to be bid at least?
    .done = Four: more than the highest bid. Whoever does not want that passes.
sylla-lesson-consulate-as-much = So many did D bid. You have to go higher.

sylla-lesson-consulate-nobody-tops-it = B and C are asked after you, and everything lies open: B has two Senators and 3 deniers, C one Senator and 2 deniers. Bid so that nobody can go higher.
    .goal = Bid what neither B nor C can top.
    .done = B would need 6 votes and has five, so all had to pass: you are first consul, and begin every phase of this round.
sylla-lesson-consulate-nobody-tops-it-hint = How many votes can B bid at most?
sylla-lesson-consulate-nobody-tops-it-hint-2 = B has five votes. With five of yours bid, six would be needed.
sylla-lesson-consulate-b-has-five = B has five votes: two Senators and 3 deniers. So B goes higher.
sylla-lesson-consulate-you-passed = You may pass. But here the office can be yours for certain.

sylla-lesson-consulate-deniers-left = Your bid of five votes wins; one of them is your Senator. How many deniers do you pay?
    .done = Four: one for each vote that your Senators do not cover. The Senator stays upright, and votes again in phase VI.
sylla-lesson-consulate-deniers-left-hint = Five votes, less your Senators.
sylla-lesson-consulate-senator-paid-one = One of the five votes was your Senator. He costs nothing.
sylla-lesson-consulate-you-had-four = Count again: five votes, and one of them is free.

sylla-lesson-consulate-token = The consul takes a token of any colour from the supply. You own one of Health. Click the colour that you want.
    .sheet = The consul takes a token of any colour from the supply. You own one of Health. Mark the colour that you want.
    .goal = Take a token.
    .done = At the end of the game every token brings what its marker shows: now 2. Colours of which you have most can pay more, when you push their marker.
sylla-lesson-consulate-token-hint = The supply lies at the right end of each track. Click one.

sylla-lesson-consulate-famine = After each election the famine grows: one space for every ear of corn on the four events. Where will its marker stand? Click the space.
    .sheet = After each election the famine grows: one space for every ear of corn on the four events. Where will its marker stand? Mark the space.
    .done = Two ears, two spaces. Whatever event leaves takes its ear along.
sylla-lesson-consulate-famine-hint = Look for ears of corn at the foot of the four events.
sylla-lesson-consulate-one-icon = There is more than one ear. Look at all four events.
sylla-lesson-consulate-where-it-is = There it is now. It moves by the ears on the events.
sylla-lesson-consulate-not-each-event = Not every event shows an ear. Count the ears alone.

sylla-lesson-consulate-none-left = Late in a game a colour may run out. Here all tokens of Civic spirit are taken. Try to take one all the same.
    .goal = Try to take a token of Civic spirit.
    .done = Refused: the supply is empty. It stays so, for tokens never come back.
sylla-lesson-consulate-that-was-there = Of that colour there are some left. First try the violet one.

sylla-lesson-consulate-below = B is consul here, with two Senators, and opens with one vote. How many deniers would B pay if all others passed?
    .done = None: a bid below one's own Senators is allowed, and free.
sylla-lesson-consulate-below-hint = Each vote that a Senator covers is free.
sylla-lesson-consulate-votes-are-free = The vote is covered by a Senator of B.
