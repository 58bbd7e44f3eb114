### Lesson 69: reading what the others hold.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-reading = What the others can do
    .idea = Cards and deniers can be counted: so you know the most that each of them can bid.
    .can = You can find the bid that nobody can answer.

sylla-lesson-reading-most-votes = The election. Nobody can bid more votes than Senators and deniers together. Look at player B. How many votes can B bid at most?
    .done = Four: one Senator and three deniers.
sylla-lesson-reading-most-votes-hint = Count the upright Senators of B, and add the deniers.
sylla-lesson-reading-senator-counts = Those are the deniers. The Senator is a vote as well.
sylla-lesson-reading-merchants-do-not = Only Senators and deniers are votes, no other card.

sylla-lesson-reading-unanswerable = Players C and D have fewer. You open, and the others each bid once, higher, or pass. Bid so that nobody can answer, and pay no denier too much.
    .goal = Open with the smallest bid that nobody can beat.
    .done = Nobody can go higher, so all pass. You pay two deniers: two of the four votes are your Senators.
sylla-lesson-reading-unanswerable-hint = B has four votes, C three, D two.
sylla-lesson-reading-unanswerable-hint-2 = To answer, somebody has to bid more than you. Who could bid five?
sylla-lesson-reading-b-goes-higher = Player B has four votes, and could still go higher.
sylla-lesson-reading-paid-too-much = That wins too. But nobody could beat four, so it costs you deniers for nothing.

sylla-lesson-reading-best-token = Now take your token. At a table tokens lie behind screens. But each is taken openly, so whoever counts knows them all; here you see them. Take the colour you like.
    .goal = Take a token.
    .done = The others have seen it too.

sylla-lesson-reading-red-cards = A sale. The Private temple lies in a red slot: a bid counts red hexagons. Slaves, Senators and Legionaries have a red one. How many can player C bid?
    .done = Three: a Senator, a Slave and a Legionary.
sylla-lesson-reading-red-cards-hint = Look for these three kinds among the upright cards of C.
sylla-lesson-reading-no-red-on-those = Vestals and Merchants have no red hexagon.
sylla-lesson-reading-three-kinds-red = Three kinds have a red hexagon: Slaves, Senators and Legionaries. C has one of each.

sylla-lesson-reading-sure-sale = Player B can bid 2, player C 3, player D 1. You are the first to bid. Make sure of the Private temple, and tilt no card too many.
    .goal = Bid so that nobody can go higher.
    .done = Three. All others can only pass.
sylla-lesson-reading-sure-sale-hint = Player C has three. What would C have to bid against your three?
sylla-lesson-reading-c-has-three = Player C has three red hexagons, and could go higher.
sylla-lesson-reading-one-card-more = That wins as well, but tilts one more card than needed.

sylla-lesson-reading-first-place = The great work, Colosseum: 5, 3 and 0. Player B can have five votes, C three, D two. You have one upright Senator. Be first for sure, and spend no more than you need.
    .goal = Choose the fewest deniers that make you first, whatever the others do.
    .done = Five votes. Player B may tie with you, but who ties is first as well, in full.
sylla-lesson-reading-first-place-hint = B has one upright Senator and four deniers.
sylla-lesson-reading-first-place-hint-2 = In a tie both get the first place. How many votes do you need then?
sylla-lesson-reading-b-may-have-five = Player B may have five votes, and you would be second.
sylla-lesson-reading-tie-is-enough = That is more than B can have. A tie would be enough: it pays in full.
sylla-lesson-reading-first-with-thumb-up = Places are for thumbs up.

sylla-lesson-reading-hands-open = The others choose, and all hands are opened.
sylla-lesson-reading-tied-first = Player B has five votes too. Both of you get 5 prestige.

sylla-lesson-reading-remember = What the others will do is their secret. But the most that they can do lies open: Senators, deniers, hexagons, cubes. Count it before every bid.
