### Lesson 67: crises.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-crisis = Crises
    .idea = A marker at the left end of its track: the most tokens gain, the fewest lose.
    .can = You can say who gains and who loses in a crisis, and keep out of it.

sylla-lesson-crisis-where = The left end of a track is the crisis. One of the three markers is there. Click it.
    .sheet = The left end of a track is the crisis. One of the three markers is there. Mark it.
    .done = Health is in crisis: its tokens are worth nothing now.
sylla-lesson-crisis-not-the-left-end = No marker is in the crisis there. Look at the three markers: which one is at the left end?

sylla-lesson-crisis-middle = For each colour in crisis those with the most tokens gain 3 prestige, then those with the fewest lose 3. Health tokens: you 2, B 4, C 2, D 1. By how much does your prestige change?
    .done = Not at all. Between the most and the fewest nothing happens.
sylla-lesson-crisis-middle-hint = Who has the most? Who has the fewest? And you?
sylla-lesson-crisis-not-most = Player B has more than you.
sylla-lesson-crisis-not-fewest = Player D has fewer than you.

sylla-lesson-crisis-see-it = You have no votes. Put your hand out, thumb up or down, and watch the crisis.
    .goal = Choose a thumb, and see the crisis.
    .done = Player B gained 3, player D lost 3. While Health stays there, it comes in every round.

sylla-lesson-crisis-token = Health is in crisis. You have 1 Health token, B has 1, C 3 and D 2. You are the new consul and take a token. Take the one that keeps you from losing 3.
    .goal = Take a token, so that you do not have the fewest.
    .done = Two for you, one for player B. The token is worth nothing as yet, and saves you 3 prestige.
sylla-lesson-crisis-token-hint = Only tokens of the colour in crisis are compared.
sylla-lesson-crisis-still-fewest = You and player B still have the fewest Health tokens. Both would lose 3.

sylla-lesson-crisis-b-alone = How many players would lose 3 prestige now?
    .done = One: player B. You and player D are in the middle.
sylla-lesson-crisis-b-alone-hint = Count the Health tokens: you 2, B 1, C 3, D 2.
sylla-lesson-crisis-not-you = You have two Health tokens now, and only one player has fewer.

sylla-lesson-crisis-lift-it = You have no Health token, so each crisis costs you 3. The work is Thermae: Health right, one space for 5 votes. The others have no votes. End the crisis.
    .goal = Move Health out of the crisis.
    .done = No crisis in this round, for anybody. And you are first at the work.
sylla-lesson-crisis-lift-it-hint = Five votes: your Senator and four deniers.
sylla-lesson-crisis-four-are-too-few = Fewer than five votes: Health stays in the crisis, and you lose 3.
sylla-lesson-crisis-plebs-lift-nothing = Thumb down lifts no marker. The crisis cost you 3.

sylla-lesson-crisis-all-tie = All four have the same number of tokens of a colour in crisis. What happens?
    .done = All have the most and all have the fewest: 3 more, 3 less.
sylla-lesson-crisis-all-tie-hint = Who has the most then? And who has the fewest?
sylla-lesson-crisis-nothing = in the end nothing
sylla-lesson-crisis-all-gain = all gain 3
sylla-lesson-crisis-all-lose = all lose 3
sylla-lesson-crisis-both-at-once = That is one half of it. All have the most, and all have the fewest as well.
