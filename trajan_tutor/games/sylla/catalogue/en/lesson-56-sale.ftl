### Lesson 56: a sale.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-sale = A sale
    .idea = You bid hexagons, and pay by tilting so many people of the colour.
    .can = You can bid for a building, and pay with the people whom you need least.

sylla-lesson-sale-yellow = D offers the Tavern in a yellow slot. You bid with the yellow hexagons on your upright cards. How many do you have?
    .done = Four. So you could bid up to four, and no more than you can pay.
sylla-lesson-sale-yellow-hint = Look at the foot of each card: the yellow hexagon has a dot.
sylla-lesson-sale-legionary-too = The Legionary has a red and a grey hexagon, and no yellow one.
sylla-lesson-sale-slave-too = One more: the Slave shows all three colours.

sylla-lesson-sale-bid = The player to the left of the seller is asked first, the seller last, each of you once. You are first. Bid one yellow hexagon.
    .goal = Bid one hexagon for the Tavern.
    .done = One is bid. You are not asked again in this sale.
sylla-lesson-sale-bid-hint = The bids stand below the table.
sylla-lesson-sale-more-than-needed = You may. But here see first what happens with a bid of one.
sylla-lesson-sale-once-only = Whoever passes is out of this sale. Here bid one.

sylla-lesson-sale-least = B is next, and wants the Tavern. How many hexagons does B have to bid at least?
    .done = Two: more than the highest bid, or pass.
sylla-lesson-sale-as-much = So many are bid already. B has to go higher.

sylla-lesson-sale-b-wins = Go on to watch what B does.
sylla-lesson-sale-b-bids = B bids two.
sylla-lesson-sale-c-passes = C passes.
sylla-lesson-sale-d-passes = D passes too. B has won, and pays.
sylla-lesson-sale-b-tilts = First the Slave is tilted.
sylla-lesson-sale-b-tilts-more = And then the Merchant, who brings no denier in this round. One bid of two from you would have cost B three.

sylla-lesson-sale-wrong-colour = Another course of things: you have bought the Tavern for two yellow hexagons. Try to pay with your Legionary: click him.
    .sheet = Another course of things: you have bought the Tavern for two yellow hexagons. Try to pay with your Legionary: mark him.
    .goal = Try to pay with a card without a yellow hexagon.
    .done = Refused: he has no yellow hexagon.
sylla-lesson-sale-has-yellow = That one has a yellow hexagon. First try the Legionary.

sylla-lesson-sale-pay-slave = Now pay with two of the other four. Whoever is tilted does nothing more in this round. Of these events a Vestal can fight Decadence alone. Which two do you need least?
    .goal = Pay with the two people whom you need least.
    .done = The Tavern is yours. Your Merchant still earns, your Senator still votes.
sylla-lesson-sale-pay-slave-hint = The Slave has no other work in a round.
sylla-lesson-sale-pay-slave-hint-2 = A Merchant brings a denier, a Senator a vote. Your Vestal could fight nothing but Decadence.
sylla-lesson-sale-costs-a-denier = That pays, but costs you a denier of income in phase IV. Somebody else does less in this round.
sylla-lesson-sale-costs-a-vote = That pays, but costs you a vote in phase VI. Somebody else does less in this round.

sylla-lesson-sale-left-over = Other yellow buildings follow in this round. How many yellow hexagons can you still bid?
    .done = Two: those of the Merchant and the Senator. Tilted cards cannot pay again until the next round.
sylla-lesson-sale-left-over-hint = Only upright cards can pay.
sylla-lesson-sale-tilted-ones = Tilted cards do not count. Look at those that stand upright.

sylla-lesson-sale-last-bid = Here you are the seller of the Crane. The others have passed, and you are asked last. Take it for as little as is possible.
    .goal = Buy the Crane for the least bid.
    .done = One hexagon is enough when nobody has bid, and zero is no bid. Whoever buys offers the next building.
sylla-lesson-sale-last-bid-hint = Nobody comes after you. So bid the least that is allowed.
sylla-lesson-sale-too-much = Nobody comes after the seller. One hexagon would have been enough.
sylla-lesson-sale-lost-for-all = Then nobody gets it: it is discarded, and you offer another one. Here buy it.
