### Lesson 58: buildings that stay.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-lasting-buildings = Buildings that stay
    .idea = Stall, Field, Private temple and Tavern stay with you, and work in every round.
    .can = You can say what a Stall, a Field, a Private temple and a Tavern bring you.

sylla-lesson-lasting-buildings-stall = You have just bought a Stall. It brings 2 deniers whenever income is paid, and the income of this round is still to come. How many deniers will you get, with your Merchant?
    .done = Six: 3 that all get, 1 of the Merchant and 2 of the Stall. It works at once.
sylla-lesson-lasting-buildings-stall-hint = Three, and what your Merchant and your Stall bring.
sylla-lesson-lasting-buildings-stall-counts = The Stall works in the round in which you buy it.
sylla-lesson-lasting-buildings-merchant-counts = Your Merchant is upright, and brings 1 more.

sylla-lesson-lasting-buildings-how-long = The Stall stays before you. This is round 2 of 5. How many deniers will it bring until the end of the game?
    .done = Eight: 2 in each of four rounds. So buy early what stays.
sylla-lesson-lasting-buildings-how-long-hint = Two in this round, and two in each that follows.
sylla-lesson-lasting-buildings-one-round = So many in one round. It stays.
sylla-lesson-lasting-buildings-round-one-is-over = The first round is over already.
sylla-lesson-lasting-buildings-this-round-too = In this round it brings something too.

sylla-lesson-lasting-buildings-field = Suppose the Field is yours: it takes 2 off what the famine costs you. The famine is at 4, and everybody pays at the end of the round. How much prestige do you lose?
    .done = Two, where the others lose four.
sylla-lesson-lasting-buildings-field-hint = Four, less two.
sylla-lesson-lasting-buildings-without-field = That is what those lose who have no Field.
sylla-lesson-lasting-buildings-not-all-of-it = One Field takes off 2, and the famine is at 4.

sylla-lesson-lasting-buildings-two-fields = Here you have two Fields, and the famine is at 3. What do you lose?
    .done = Nothing. Fields never bring you prestige: the loss cannot fall below zero.
sylla-lesson-lasting-buildings-two-fields-hint = Two for each Field, but a loss is never less than zero.
sylla-lesson-lasting-buildings-no-gain = The Fields are worth four together, but nobody gains by a famine.
sylla-lesson-lasting-buildings-each-counts = Each Field takes off 2.

sylla-lesson-lasting-buildings-temple = Phase IV, and you own a Private temple: you may pay 2 deniers for one token of any colour. The marker of Health is highest, so each of its tokens is worth 3. Buy one.
    .goal = Pay 2 deniers for a token of Health.
    .done = It can do so again in every round, once each time.
sylla-lesson-lasting-buildings-temple-hint = The supply of each colour lies at the end of its track. Health is blue.
sylla-lesson-lasting-buildings-other-colour = That is allowed, but it is worth 2 now. Health is worth 3.
sylla-lesson-lasting-buildings-kept-the-deniers = You may keep the deniers. Here use the Private temple.

sylla-lesson-lasting-buildings-tavern = Here you own a Tavern: in phase IV it moves one marker one space, left or right. At the end every token brings what its marker shows. Help yourself most.
    .goal = Move the marker that brings you most.
    .done = Leisure is at 3 now.
sylla-lesson-lasting-buildings-tavern-hint = Of which colour do you have the most tokens? Click the space to the right of its marker.
sylla-lesson-lasting-buildings-wrong-way = To the left your tokens are worth less. Move it to the right.
sylla-lesson-lasting-buildings-fewer-tokens = You have more tokens of another colour. Look beside your name.

sylla-lesson-lasting-buildings-worth = You own three tokens of Leisure. How much more prestige would they bring at the end, by this step alone?
    .done = Three: one for each token. C owns one green token, and gains 1 with you.
sylla-lesson-lasting-buildings-worth-hint = One more for each of your green tokens.
sylla-lesson-lasting-buildings-all-of-it = That is what they bring in all. Before the step it was six.
sylla-lesson-lasting-buildings-for-each = That much for each token. You have more than one.

sylla-lesson-lasting-buildings-last-round = In the last round a Stall, a Field or a Statue with 4 prestige can be had, at the same price. Which one brings you most?
    .done = The Statue. What stays is worth less, the later you buy it.
sylla-lesson-lasting-buildings-last-round-hint = How often can the Stall and the Field still work?
sylla-lesson-lasting-buildings-a-stall = the Stall
sylla-lesson-lasting-buildings-a-field = the Field
sylla-lesson-lasting-buildings-a-statue = the Statue
sylla-lesson-lasting-buildings-two-votes = It would bring 2 deniers, once: two votes for the last great work, or a Slave freed for 3 prestige. The Statue brings 4.
sylla-lesson-lasting-buildings-two-less = It would save 2 prestige, once. The Statue brings 4.
