### Lesson 64: the great work or the plebs.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-work = The work or the plebs
    .idea = Deniers in the hand and a thumb, chosen in secret: for the great work, or for the plebs.
    .can = You can say what your votes bring, with thumb up and with thumb down.

sylla-lesson-work-votes = In phase VI each takes deniers into the hand, in secret. Your votes are those deniers and your upright Senators. How many votes can you have at most?
    .done = Four: three deniers, and one Senator that is upright.
sylla-lesson-work-votes-hint = Three deniers. And how many of your Senators stand upright?
sylla-lesson-work-tilted-senator = One of your two Senators is tilted: he has no vote in this round.
sylla-lesson-work-senator-too = Those are the deniers. An upright Senator votes as well.

sylla-lesson-work-plebs = Thumb down is for the plebs: 1 prestige for every 2 votes, rounded down, whatever the others do. Gain 2 prestige like that.
    .goal = Gain 2 prestige from the plebs.
    .done = Four votes, two prestige. All deniers in hand are spent.
sylla-lesson-work-plebs-hint = Two prestige ask for four votes, and one vote is your Senator.
sylla-lesson-work-rounded-down = Three votes bring 1 prestige: half a prestige there is not.
sylla-lesson-work-too-few = That was fewer than four votes. Your Senator is one of them, so take all three deniers.
sylla-lesson-work-thumb-up = That was thumb up, for the work. The plebs are thumb down.

sylla-lesson-work-places = Thumb up is for the work. Most votes bring the first place, then come second and third. Thermae pay 5, 3 and 0. Say the votes are 6, 4 and 4. How much do those with four get each?
    .done = Three each: both are second, in full. The next place is skipped.
sylla-lesson-work-places-hint = Those who tie share the place, and each gets what it pays in full.
sylla-lesson-work-tie-is-full = A place is not divided: each gets all of it.
sylla-lesson-work-not-first = Five is for the first place, with six votes.
sylla-lesson-work-not-third = Nobody is second before them, so they are second.

sylla-lesson-work-nobody-votes = Pantheum: 10, 6 and 2. Look at the others: no upright Senator, no denier. Be first, as cheaply as you can.
    .goal = Be first, and keep your deniers.
    .done = One vote was enough for 10 prestige, and you keep all four deniers.
sylla-lesson-work-nobody-votes-hint = The others have no vote. You have one without any denier: your Senator.
sylla-lesson-work-spent-for-nothing = First as well, but deniers in hand are spent, and your Senator alone would have won.
sylla-lesson-work-plebs-pay-less = The plebs pay 2 at most here. Being first pays 10.

sylla-lesson-work-templum = Templum has no places: 5 votes bring 6 prestige, 8 votes bring 10, to everybody who has them. You have two upright Senators and five deniers. Eight are out of reach. Take what you need, no more.
    .goal = Gain 6 prestige, and keep two deniers.
    .done = Five votes, 6 prestige. The other two deniers are yours in the next round.
sylla-lesson-work-templum-hint = Two of five votes are your Senators.
sylla-lesson-work-more-than-five = That brings 6 as well. Between five and eight votes nothing more is paid.
sylla-lesson-work-fewer-than-five = With your two Senators that is fewer than five votes, and Templum pays nothing.
sylla-lesson-work-templum-plebs = The plebs pay 1 for two votes. Five votes for the Templum pay 6.

sylla-lesson-work-back = You have five deniers in your hand, and three others have more votes. What happens to your deniers?
    .done = All deniers in all hands are spent, for the work or for the plebs.
sylla-lesson-work-all-spent = they are spent
sylla-lesson-work-kept = they come back
sylla-lesson-work-half = half of them come back
sylla-lesson-work-not-only-winners = Everybody spends what is in the hand, whoever is first. That is why one counts before.
