### Lesson 55: recruiting.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-recruiting = Recruiting
    .idea = One open character each, in every round, and it works at once.
    .can = You can choose the character that does most for you in this round.

sylla-lesson-recruiting-a-vote = You are consul, so you choose first. Each of you takes one open character, which works at once. For the great work of this round you want votes: click the one who votes.
    .sheet = You are consul, so you choose first. Each of you takes one open character, which works at once. For the great work of this round you want votes: mark the one who votes.
    .goal = Recruit a character who is a vote.
    .done = With two Senators you have two votes in phase VI, and this one is a Christian besides.
sylla-lesson-recruiting-a-vote-hint = Only Senators vote. They wear a laurel wreath.
sylla-lesson-recruiting-no-vote = That is a good card too, but no vote. Look for the laurel wreath.

sylla-lesson-recruiting-the-others = Clockwise the others choose from what is left. Go on to watch.
sylla-lesson-recruiting-b-recruits = B takes a Vestal, against the Epidemic.
sylla-lesson-recruiting-c-recruits = C takes the other Vestal. Now no more of them lie open.
sylla-lesson-recruiting-d-recruits = D takes the Merchant. That was phase II.

sylla-lesson-recruiting-under-the-deck = Of six open characters each of you takes one. What is left goes under the deck. How many are that?
    .done = Two: the Legionary and the Slave. All have seen them, and in a later round they may come back.
sylla-lesson-recruiting-under-the-deck-hint = Six, less one for each of the four players.
sylla-lesson-recruiting-taken-ones = So many were taken. The others go under the deck.
sylla-lesson-recruiting-laid-out = So many lay open at first. Four of them were taken.

sylla-lesson-recruiting-none-pleases = You have enough people, and none of the open ones pleases you. What do you do?
    .done = You have to take one. But every one has hexagons, so it can at least pay.
sylla-lesson-recruiting-pass = I pass
sylla-lesson-recruiting-take-one = I take one all the same
sylla-lesson-recruiting-from-the-deck = I draw one from the deck
sylla-lesson-recruiting-must-not-pass = In phase II nobody passes.
sylla-lesson-recruiting-not-from-the-deck = The deck is not open. You take one of the open characters.

sylla-lesson-recruiting-two-things = Once more you choose first. You want one more denier in phase IV, and a grey hexagon for the Field. One of these characters can do both: recruit it.
    .goal = Recruit the character that brings a denier and has a grey hexagon.
    .done = Remember that it is one or the other in a round: once it has paid, it brings no denier.
sylla-lesson-recruiting-two-things-hint = Deniers come from Merchants. Look at the foot of the card: is there a grey hexagon?
sylla-lesson-recruiting-grey-alone = The grey hexagon is there, but that character brings no denier.
sylla-lesson-recruiting-neither = That character brings no denier, and has no grey hexagon.

sylla-lesson-recruiting-fish-or-not = Now two Senators lie open, one with a fish. The Persecution would turn one Christian of each player face down, and you have no other. You need the vote in this round: which one?
    .goal = Recruit the Senator who is in no danger.
    .done = He is safe from the Persecution. In a quiet round the one with the fish is worth 2 prestige more.
sylla-lesson-recruiting-fish-or-not-hint = The Persecution turns cards with a fish.
sylla-lesson-recruiting-would-be-turned = He is a vote too, and brings 2 prestige at the end. But if the Persecution happens, it is he who is turned face down.
sylla-lesson-recruiting-votes-wanted = You need a vote in this round. Take a Senator.

sylla-lesson-recruiting-remember = So ask three things of an open character: what does it do in this round, what can it pay for, and who else would like it? Who chooses early takes what others need.
