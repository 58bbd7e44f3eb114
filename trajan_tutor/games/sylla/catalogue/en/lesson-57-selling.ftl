### Lesson 57: what to sell.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-selling = What to sell
    .idea = Whoever bought the last building chooses the next one, and is asked last.
    .can = You can choose what to offer, and find the bid that nobody can top.

sylla-lesson-selling-empty = Three buildings are sold, the last of them to you, and now you offer the next. Could you offer what is gone? Click an empty slot.
    .sheet = Three buildings are sold, the last of them to you, and now you offer the next. Could you offer what is gone? Mark an empty slot.
    .goal = Try to offer an empty slot.
    .done = Refused: you offer a building that lies in a slot.
sylla-lesson-selling-lies-there = That one can be offered. First click an empty slot.

sylla-lesson-selling-grey-of-others = The Field and the Crane lie in grey slots. How many grey hexagons can B, C and D pay together now? Upright cards alone count.
    .done = None: all their grey hexagons lie tilted. You can pay two.
sylla-lesson-selling-grey-of-others-hint = Senators have red and yellow, Vestals yellow. And what lies on its side has paid already.
sylla-lesson-selling-tilted-ones = Those cards lie on their side: they have paid already in this round.

sylla-lesson-selling-offer = You want the Field, for the famine is at 4. As the seller you are asked last. Offer the building for which nobody can bid against you.
    .goal = Offer the Field.
    .done = Nobody else has a grey hexagon, so all had to pass at once. It is your turn to bid.
sylla-lesson-selling-offer-hint = Click the Field.
sylla-lesson-selling-yellow-for-all = Everybody can pay yellow. And whoever buys it offers the next building: not the Field, perhaps.
sylla-lesson-selling-crane-first = Nobody can bid against you there either. But here it is the Field that you want.

sylla-lesson-selling-one-is-enough = Nobody has bid, and nobody is asked after you. Buy the Field for as little as you can.
    .goal = Bid one hexagon for the Field.
    .done = Cheaper than one it cannot be.
sylla-lesson-selling-one-is-enough-hint = One hexagon is enough.
sylla-lesson-selling-one-too-many = Nobody is asked after you, so one hexagon would have been enough.
sylla-lesson-selling-not-for-nobody = Then the Field is discarded. Here you want it: bid one.

sylla-lesson-selling-how-many = Six buildings are laid out in a round, and five are offered, sold or not. How many are never offered?
    .done = One is left and removed. What you dislike, and offer late, may never come to a sale.
sylla-lesson-selling-how-many-hint = Six, less five.
sylla-lesson-selling-five-offers = Count those that are left when five have been offered.
sylla-lesson-selling-not-all = There are six slots, and five offers in a round.

sylla-lesson-selling-for-nobody = The same round, but your own grey hexagons lie tilted too. So nobody can pay for the Crane, and you want nobody to have it in the next round. Offer it.
    .goal = Offer what nobody can buy.
    .done = All passed, and the Crane is discarded.
sylla-lesson-selling-for-nobody-hint = The Crane lies in the last slot, which is grey.
sylla-lesson-selling-b-would-buy = That one somebody could buy. Offer the Crane.

sylla-lesson-selling-who-offers = Nobody bought it. Who offers the next building? Click the name.
    .sheet = Nobody bought it. Who offers the next building? Mark the name.
    .done = You again: the same seller, until somebody buys.
sylla-lesson-selling-who-offers-hint = Whoever buys offers next. Here nobody has bought.
sylla-lesson-selling-not-the-next = Nobody has bought, so the offer does not go on.

sylla-lesson-selling-cannot-be-topped = Now D offers the Insula, in a yellow slot, and you are asked first. Count the yellow hexagons that stand upright with the others. Which bid can none of them top?
    .goal = Bid what nobody can top.
    .done = C and D have three yellow hexagons each, and would need four. All have to pass, and the Insula is yours.
sylla-lesson-selling-cannot-be-topped-hint = Senators and Vestals have a yellow hexagon each.
sylla-lesson-selling-cannot-be-topped-hint-2 = B can pay two, C three and D three.
sylla-lesson-selling-c-goes-higher = C has a Senator and two Vestals upright, and can pay three.
sylla-lesson-selling-you-passed = Then another one buys it. Here bid for it.
