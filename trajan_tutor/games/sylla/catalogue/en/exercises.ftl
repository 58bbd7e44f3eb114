### Questions of exercises in the game's own words, and what sets a misunderstanding right.
### Room: sentences in a narrow panel, which wrap; an answer is a row.

# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
# $whom: “You”
# $yours: 1
sylla-exercise-first-deniers = { $who } chose “{ FORM($move, "plain") }” as the last character. Everybody begins with 3 deniers: how many more do { $yours ->
        [1] your characters bring you
       *[other] the characters of { $whom } bring
    }?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $votes: 0, 7
# $who: “You”
# $whom: “You”
# $yours: 1
sylla-exercise-consul-pays = { $who } chose “{ FORM($move, "plain") }”, and { $yours ->
        [1] you win the election
       *[other] { $whom } wins the election
    } with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }. How many deniers does that cost?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-consul = { $who } chose “{ FORM($move, "plain") }”, and the election is over. Who is first consul?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-famine-icons = { $who } chose “{ FORM($move, "plain") }”. Now the famine icons of the four events count. What number does the famine marker show then?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-famine-icons-where = { $who } chose “{ FORM($move, "plain") }”. Now the famine icons of the four events count. Click the space where the famine marker stops.
# $building: “Bank”, “Private temple”
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-bought = { $who } chose “{ FORM($move, "plain") }”. Who has bought { FORM($building, "the") }?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
# $whom: “You”
# $yours: 1
sylla-exercise-income = { $who } chose “{ FORM($move, "plain") }”, and the last sale is over. How many deniers of income { $yours ->
        [1] do you get
       *[other] does { $whom } get
    }?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-marker-goes = { $who } chose “{ FORM($move, "plain") }”. Click the space where a Res Publica marker stops after that.
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-bank = { $who } chose “{ FORM($move, "plain") }”, and the Bank is paid. How many deniers does it bring?
# $event: “Famine”, “Persecution of Christians”
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-most-cubes = { $who } chose “{ FORM($move, "plain") }”: the last cube lies. Who has the most cubes on { FORM($event, "the") }?
# $event: “Famine”, “Persecution of Christians”
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-prevented = { $who } chose “{ FORM($move, "plain") }”. With how many cubes is { FORM($event, "the") } prevented?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-famine-event = { $who } chose “{ FORM($move, "plain") }”. The event Famine happens. What number does the famine marker show then?
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-famine-event-where = { $who } chose “{ FORM($move, "plain") }”. The event Famine happens. Click the space where the famine marker stops.
# $move: “Choose a Vestal”, “Choose a Christian Senator”
# $who: “You”
sylla-exercise-decadence-marker = { $who } chose “{ FORM($move, "plain") }”, and Decadence happens. Click the space where a marker stops after that.
sylla-exercise-together = Click the space where a marker stops after all these votes together.
# $work: “Senatus”, “Colosseum”
sylla-exercise-together-votes = How many votes does { $work } get in all?

## What sets a misunderstanding right

sylla-mistake-first-deniers-all = That is all together. Only what comes on top of the first 3 is asked for.
sylla-mistake-first-deniers-none = Each Merchant brings 1 more, a Christian one too.
sylla-mistake-first-deniers-fewer = One too few: a Christian Merchant is a Merchant too.
sylla-mistake-consul-pays-all = That is the whole bid. Upright Senators are votes that cost nothing.
sylla-mistake-consul-pays-nothing = The Senators alone are not enough for that bid: the rest is paid.
sylla-mistake-consul-pays-one-more = One too many: count the upright Senators of the new consul.
sylla-mistake-famine-icons-stays = There it stood before. It moves one space for each famine icon on the four events.
sylla-mistake-famine-icons-more = One space too far: count the icons on the four events.
sylla-mistake-famine-icons-less = One space too few: count the icons on the four events.
sylla-mistake-stall-one = A Stall brings 2 deniers, not one.
sylla-mistake-stall-forgotten = The Stall brings 2 deniers besides.
sylla-mistake-stall-too-much = One too many: 3 for everybody, 1 for each upright Merchant, 2 for each Stall.
sylla-mistake-field-forgotten = The loss is 2 smaller for each face-up Field.
sylla-mistake-field-one = A Field makes the loss smaller by 2, not by 1.
sylla-mistake-arch-for-statue = 4 is what a Statue brings.
sylla-mistake-statue-for-arch = 6 is what a Triumphal arch brings.
sylla-mistake-bank-for-prestige = 5 is what a Bank brings, in deniers.
sylla-mistake-stall-for-bank = 2 is what a Stall brings, in every round.
sylla-mistake-arch-for-bank = 6 is what a Triumphal arch brings, in prestige.
sylla-mistake-income-for-bank = 3 is what everybody gets as income.
sylla-mistake-income-plain = Those are the 3 that everybody gets. Upright Merchants bring 1 each, Stalls 2.
sylla-mistake-income-without-base = Everybody gets 3 besides.
sylla-mistake-income-tilted = One too many: a Merchant that is tilted or lies face down brings nothing.
sylla-mistake-decadence-token = A token is what the three upper events bring. Decadence brings prestige.
sylla-mistake-decadence-three = 3 is what a crisis brings to whoever has the most tokens.
sylla-mistake-prevented-one-less = There is one more cube on it.
sylla-mistake-prevented-one-more = There is one cube fewer on it.
sylla-mistake-famine-event-stays = There it stood before. The event moves it one space.
sylla-mistake-famine-event-two = The event moves it one space only.
sylla-mistake-plebs-every-vote = Every 2 votes bring 1 prestige, not every single one.
sylla-mistake-plebs-hand-alone = Upright Senators are votes too, and every 2 votes bring 1.
sylla-mistake-work-votes = Those are the votes. The place among all with thumb up counts, or for the Templum the number of votes.
sylla-mistake-work-most = Others have more votes, or there are too few for that.
sylla-mistake-work-middle = Look again at the votes of everybody with thumb up.
sylla-mistake-together-own = Those are the votes of one seat. All votes for the work count.
sylla-mistake-together-hand = Those are the deniers in one hand. Senators are votes too, and all votes count.
sylla-mistake-famine-two-less = Without a face-up Field the whole famine counts.
sylla-mistake-crisis-most = 3 is gained only by whoever has the most tokens of the colour.
sylla-mistake-crisis-fewest = 3 is lost only by whoever has the fewest tokens of the colour.
sylla-mistake-christians-one = A Christian brings 2 prestige, not one.
sylla-mistake-christians-three = 3 is what a freed Slave brings. A Christian brings 2.
sylla-mistake-slaves-paid = So many deniers they cost. Each brings 3 prestige.
sylla-mistake-slaves-one = Each freed Slave brings 3 prestige.
sylla-mistake-tokens-one-each = Those are tokens of one colour. Each brings what the marker of its colour shows.
