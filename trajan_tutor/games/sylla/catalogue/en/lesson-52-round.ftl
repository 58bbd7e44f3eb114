### Lesson 52: the round at a glance.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-round = The round at a glance
    .idea = Seven phases: consul, people, buildings, income, events, great work, famine.
    .can = You can say what comes next in a round, and who is asked.

sylla-lesson-round-too-early = A round has seven phases, always in the same order; below the table you see which one it is. Now the first consul is elected. Try to do something of a later phase: click a building.
    .sheet = A round has seven phases, always in the same order. Now the first consul is elected. Try to do something of a later phase: mark a building.
    .goal = Try to choose a building now.
    .done = Refused, with what comes first. You cannot miss a phase: the table asks you.
sylla-lesson-round-that-was-a-bid = That belongs to the first phase, so it was allowed. Click a building instead.

sylla-lesson-round-consul = Phase I. D was consul and opened with 2 votes. Each of you is asked once: bid more, or pass. Let somebody else have the office this time: pass.
    .goal = Pass.
    .done = Whoever passes is not asked again in this election.
sylla-lesson-round-consul-hint = Click Pass below the table.
sylla-lesson-round-you-could = You could win with that. In this lesson let somebody else have the office, and pass.

sylla-lesson-round-who-is-next = In every phase you are asked clockwise: after A comes B, after D comes A. D opened, you have passed. Who is asked now? Click the name.
    .sheet = In every phase you are asked clockwise: after A comes B, after D comes A. D opened, you have passed. Who is asked now? Mark the name.
    .done = B, then C. After that all four have been asked, and the election is over.
sylla-lesson-round-who-is-next-hint = You are A. Who follows A?
sylla-lesson-round-opened-already = D opened the bidding. Each of you is asked once.
sylla-lesson-round-after-b = C is asked as well, but B sits between you and C.

sylla-lesson-round-they-decide = The office of first consul brings one token, and its holder begins the phases that follow. Go on to watch.
sylla-lesson-round-b-passes = B passes.
sylla-lesson-round-c-passes = So does C: the 2 votes of D are the most.
sylla-lesson-round-d-is-consul = D takes a token of Health. Then the famine grows by the two ears of corn on the events.
sylla-lesson-round-d-recruits = Phase II begins, with the consul: D recruits a Merchant.

sylla-lesson-round-recruit = Phase II: each of you takes one open character. It is your turn: click a Vestal.
    .sheet = Phase II: each of you takes one open character. It is your turn: mark a Vestal.
    .goal = Recruit a Vestal.
    .done = She is yours, and works for you from now on.
sylla-lesson-round-recruit-hint = The Vestals lie in the open row. They wear a veil.
sylla-lesson-round-other-card = That is a good card too. In this lesson take a Vestal.

sylla-lesson-round-on-sale = The others recruit as well. Then phase III: buildings are sold, and the consul offers the first.
sylla-lesson-round-b-recruits = B takes the other Vestal.
sylla-lesson-round-c-recruits = C takes a Slave. What is left goes under the deck.
sylla-lesson-round-d-offers = D offers the Field, for grey hexagons.

sylla-lesson-round-buy = A Field helps against famine. You are asked first: bid one grey hexagon.
    .goal = Bid one hexagon for the Field.
    .done = One is bid. Now the others can go higher.
sylla-lesson-round-buy-hint = The bid of one grey hexagon is below the table. Click it.
sylla-lesson-round-a-field-is-good = You may pass. But a Field for one hexagon is cheap: bid.

sylla-lesson-round-all-pass = Will somebody bid two? Go on to watch.
sylla-lesson-round-b-passes-too = B passes.
sylla-lesson-round-c-passes-too = C passes.
sylla-lesson-round-d-passes-too = D, who sells, is asked last, and passes as well.
sylla-lesson-round-you-pay = The Field is yours. Your Slave pays with its grey hexagon, and is tilted.

sylla-lesson-round-who-offers = Five buildings are offered in a round. D offered the first. Who offers the second? Click the name.
    .sheet = Five buildings are offered in a round. D offered the first. Who offers the second? Mark the name.
    .done = You: whoever buys a building offers the next.
sylla-lesson-round-seller-again = D would offer again if nobody had bought it. You have.
sylla-lesson-round-not-in-turn = Here it does not go clockwise. Who has the Field now?

sylla-lesson-round-cubes = All five were offered, and phase IV brought deniers to everybody. Now phase V: your fighters have cubes. Your Legionary has placed his. Send a Vestal against the Epidemic: click it.
    .sheet = All five were offered, and phase IV brought deniers to everybody. Now phase V: your fighters have cubes. Your Legionary has placed his. Send a Vestal against the Epidemic: mark it.
    .goal = Place the cube of a Vestal on the Epidemic.
    .done = One cube each in turn, until all are placed.
sylla-lesson-round-cubes-hint = The Epidemic is the first of the four events.
sylla-lesson-round-elsewhere = That is allowed too. In this lesson fight the Epidemic.

sylla-lesson-round-two-prevented = Three cubes are still missing: those of B and C, and your last one. Then the events are decided.
sylla-lesson-round-b-fights = B fights the Epidemic too.
sylla-lesson-round-c-fights = C fights the Imperial cult.
sylla-lesson-round-you-fight = Epidemic and Slave revolt have the most cubes: they are prevented. The other two happen, and move markers. Whoever has the most cubes on an event takes a token.

sylla-lesson-round-work-begins = Phase VI: a great work, the Thermae. In secret each of you takes deniers in hand and chooses thumb up or down. The consul begins.
sylla-lesson-round-d-chooses = D has chosen, but you cannot see what.

sylla-lesson-round-hand = Now it is your turn. Your Senator is one vote, and each denier in hand another. Thumb up takes part in the work, where the most votes win; thumb down brings a little without any risk. Choose as you like.
    .goal = Choose deniers and thumb.
    .done = You have chosen in secret. When all have chosen, all hands are opened.
sylla-lesson-round-hand-hint = All deniers in hand are spent, whatever happens.

sylla-lesson-round-opened = B and C choose too. Then phase VII: the famine takes prestige from everybody, and the round ends. Go on to watch.
sylla-lesson-round-b-chooses = B has chosen.
sylla-lesson-round-c-chooses = All hands are opened, and votes are counted. The famine is at 4: everybody loses 4, but 2 less with a Field.

sylla-lesson-round-who-opens = A new round begins, again with an election. The consul opens the bidding. Who is that? Click the name.
    .sheet = A new round begins, again with an election. The consul opens the bidding. Who is that? Mark the name.
    .done = D: the consul stays consul until the next election is over.
sylla-lesson-round-who-opens-hint = The sign of the consul lies beside one of the names.
sylla-lesson-round-not-in-turn-again = The office does not move on by itself. Who won the last election?

sylla-lesson-round-anew = Look around: your Slave is upright again, new buildings are on sale, and new characters lie open. After five such rounds the most prestige wins.
