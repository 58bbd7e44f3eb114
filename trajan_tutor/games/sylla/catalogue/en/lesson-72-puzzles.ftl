### Lesson 72: puzzles, each with an answer that can be counted.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-puzzles = Puzzles
    .idea = Six positions, each with one answer that counting proves to be the best.
    .can = You can find the move that counting proves to be best.

sylla-lesson-puzzles-cheap-office = Player D is consul and opened with 2. You are next, then B, then C. Become consul for sure, as cheaply as you can.
    .goal = Find the smallest bid that wins for sure.
    .done = Four: B could bid four at most, C three, and D has bid already. Two deniers for the office.
sylla-lesson-puzzles-cheap-office-hint = Who can still bid after you, and how much at most?
sylla-lesson-puzzles-cheap-office-hint-2 = Each bids once, so the deniers of D do not matter any more.
sylla-lesson-puzzles-still-answered = Player B has four votes, and can still go higher.
sylla-lesson-puzzles-d-has-bid = It wins, and costs too much. Against player D you need not guard: each bids once.
sylla-lesson-puzzles-no-office = Then somebody else is consul. You can win this for sure.

sylla-lesson-puzzles-what-to-tilt = You have bought the Field, for two grey hexagons. Income and events are still to come. Pay with what you will not miss.
    .goal = Tilt two cards that would do nothing more in this round.
    .done = Slave and Crane card have no other work in this round. The Merchant brings his denier, the Legionary his cube.
sylla-lesson-puzzles-what-to-tilt-hint = What does each of your grey cards do in the rest of the round?
sylla-lesson-puzzles-what-to-tilt-hint-2 = A Slave has no income, no cube and no vote. Neither has the Crane card.
sylla-lesson-puzzles-merchant-works = That Merchant would have brought a denier. Find two cards with nothing left to do.
sylla-lesson-puzzles-legionary-works = That Legionary would have given a cube. Find two cards with nothing left to do.

sylla-lesson-puzzles-last-cube = The last round, and the last cube is yours. Persecution has two cubes, Eruption and Flood have one each. You hold three Leisure tokens and a Stall. Where does your cube bring most?
    .goal = Place your cube where it brings you most.
    .done = A fourth Leisure token, and all four keep their worth. The Stall has already paid for the last time.
sylla-lesson-puzzles-last-cube-hint = What would you lose by the Eruption, and what by the Flood, in the last round?
sylla-lesson-puzzles-last-cube-hint-2 = Leisure is at 2. One space further left each of its tokens is worth 1 less.
sylla-lesson-puzzles-stall-is-done = A Stall pays in phase IV, and that is over for good. The Eruption takes 1 from each of your Leisure tokens.
sylla-lesson-puzzles-consul-saves-his-own = One prestige, and now player B breaks the tie. What can happen to your Leisure tokens?

sylla-lesson-puzzles-one-senator = The last round. The purge takes one Senator: the upright one, or the Christian one, who is tilted. The Templum pays 10 for 8 votes, and 6 for 5. You have seven deniers. Which one do you turn down?
    .goal = Turn down the Senator that costs you less.
    .done = Seven deniers and one Senator: eight votes, 10 prestige. The Christian would have brought 2.
sylla-lesson-puzzles-one-senator-hint = How many votes do you have with the upright Senator, and how many without him?
sylla-lesson-puzzles-one-senator-hint-2 = A face-up Christian brings 2 at the end. And what does the eighth vote bring?
sylla-lesson-puzzles-eight-votes-gone = Without him you have seven votes: 6 prestige in place of 10. The Christian is worth only 2.

sylla-lesson-puzzles-not-too-many = The last round. Senatus pays 5 for the first place, and nobody else has a vote. You have no Civic spirit token; the others have many. Be first, and help nobody.
    .goal = Win the work, and let Civic spirit stay where it is.
    .done = First, with fewer than five votes. So no token of the others became worth more.
sylla-lesson-puzzles-not-too-many-hint = Civic spirit moves at five votes. Your Senator is one.
sylla-lesson-puzzles-lifted-the-others = Five votes or more moved Civic spirit: 12 prestige for the others together, none for you.
sylla-lesson-puzzles-small-plebs = The plebs pay 3 at most here, the first place 5.

sylla-lesson-puzzles-ten-or-slaves = The last round again. You have two upright Senators, seven deniers and two Slaves. Templum: 10 for 8 votes, 6 for 5 to 7. A Slave is freed for 2 deniers and brings 3. Find the best hand.
    .goal = Gain 12 prestige from the Templum and freed Slaves.
    .done = Three deniers and two Senators bring 6, four deniers free two Slaves for 6 more. With eight votes it would be 10.
sylla-lesson-puzzles-ten-or-slaves-hint = Count both ways: how many deniers are left for Slaves after 8 votes, and after 5?
sylla-lesson-puzzles-ten-or-slaves-hint-2 = Five votes need three deniers. Four are left.
sylla-lesson-puzzles-ten-is-less = Ten for the Templum, and no Slave: one denier is left at most.
sylla-lesson-puzzles-one-slave-only = The extra votes bring nothing before the eighth, and one Slave less is freed.
sylla-lesson-puzzles-slaves-alone = That leaves prestige behind. Both can be had: the Templum for five votes, and both Slaves.

sylla-lesson-puzzles-your-game = All of this was counting: what the others can do at most, what a card still does, what a step is worth. Now a whole game: explore from here, and count.
