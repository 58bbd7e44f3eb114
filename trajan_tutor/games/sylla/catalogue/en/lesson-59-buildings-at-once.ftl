### Lesson 59: buildings used at once.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-buildings-at-once = Buildings used at once
    .idea = Insula, Crane, Triumphal arch, Statue and Bank are used when they are bought, and are gone.
    .can = You can use every building that is discarded at once, and say what it is worth.

sylla-lesson-buildings-at-once-insula = You have won the Insula, for one yellow hexagon. It is used at once and then discarded. Pay for it with your Slave.
    .goal = Pay for the Insula.
    .done = The tile is gone, and its effect comes now.
sylla-lesson-buildings-at-once-insula-hint = Click the Slave in your area: he has a hexagon of every colour.

sylla-lesson-buildings-at-once-two-tokens = An Insula brings two tokens, alike or different. Click the colours that you want.
    .sheet = An Insula brings two tokens, alike or different. Mark the colours that you want.
    .goal = Take two tokens.
    .done = Two tokens now bring prestige at the end, and may save you in a crisis.
sylla-lesson-buildings-at-once-two-tokens-hint = The supply of each colour lies at the end of its track.

sylla-lesson-buildings-at-once-crane = This time you have won the Crane, for one grey hexagon. Pay for it.
    .goal = Pay for the Crane.
    .done = For the tile you get a Crane card. It lies tilted in your area.
sylla-lesson-buildings-at-once-crane-hint = Click your Slave. A Merchant or a Legionary could pay too.

sylla-lesson-buildings-at-once-from-when = The Crane card pays like a character, but it does not stand upright yet. This is round 2. From which round on can it pay?
    .done = From the next one on, when everything is set upright again. It stays with you, and pays in every round.
sylla-lesson-buildings-at-once-from-when-hint = Tilted cards stand up when the next round begins.
sylla-lesson-buildings-at-once-tilted-now = It lies tilted in this round. Only upright cards can pay.
sylla-lesson-buildings-at-once-sooner = It is sooner than that: every card is upright again after each round.

sylla-lesson-buildings-at-once-red-now = Round 5, and your Crane card is upright. It has a red, a yellow and a grey hexagon. How many red hexagons can you pay?
    .done = Four: Crane, Legionary, Senator and Slave. And the Crane card has no other work to lose.
sylla-lesson-buildings-at-once-red-now-hint = The red hexagon has a bar. Look at the foot of each card.
sylla-lesson-buildings-at-once-crane-too = The Crane card pays as well.
sylla-lesson-buildings-at-once-red-alone = Merchants and Vestals have no red hexagon.

sylla-lesson-buildings-at-once-arch = D offers the Triumphal arch: 6 prestige at once. You are asked first. B, C and D come after you, and everything lies open. Bid what none of them can top.
    .goal = Bid what nobody can top.
    .done = B would need five red hexagons and has four. Six prestige for four cards of this round.
sylla-lesson-buildings-at-once-arch-hint = Count the red hexagons of B: Senators, Legionaries and Slaves have one each.
sylla-lesson-buildings-at-once-arch-hint-2 = B can pay four, so with less you can be topped.
sylla-lesson-buildings-at-once-b-can-more = B has two Senators, a Legionary and a Slave: four red hexagons.
sylla-lesson-buildings-at-once-six-prestige = The Triumphal arch brings 6 prestige at once. Here bid for it.

sylla-lesson-buildings-at-once-statue = A Statue brings 4 prestige in the same way. Two Statues lie here as well. What would the Triumphal arch and one Statue bring together?
    .done = Ten, at once and for certain. Such buildings come late in the game.
sylla-lesson-buildings-at-once-statue-hint = Six and four.
sylla-lesson-buildings-at-once-arch-alone = That is one of them. Count both together.

sylla-lesson-buildings-at-once-bank = A Bank brings 5 deniers at once. You have won it for one grey hexagon. Pay so that you lose neither income nor a cube.
    .goal = Pay with the one who has no other work.
    .done = Five deniers. In phase VI each of them is a vote.
sylla-lesson-buildings-at-once-bank-hint = Your Slave has no other work in a round.
sylla-lesson-buildings-at-once-slave-pays = That pays, but it has other work to do in this round. Your Slave has none.

sylla-lesson-buildings-at-once-votes = The last great work is still to come. How many votes would you have for it with what you own now?
    .done = Seven: 6 deniers and a Senator. After the last work 2 deniers free a Slave, for 3 prestige. For nothing else are they worth keeping.
sylla-lesson-buildings-at-once-votes-hint = Your deniers, and your upright Senators.
sylla-lesson-buildings-at-once-senator-too = Those are your deniers. Your Senator votes as well.
sylla-lesson-buildings-at-once-bank-alone = Those come from the bank. A denier and a Senator are yours besides.
