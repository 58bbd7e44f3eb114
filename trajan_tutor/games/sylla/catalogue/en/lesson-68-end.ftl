### Lesson 68: the end of the game.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-end = The end
    .idea = Christians, freed Slaves and tokens: what counts after the fifth round.
    .can = You can count your last prestige before you give your last votes.

sylla-lesson-end-ecclesia = The last round. After it comes Ecclesia: each face-up Christian, marked by a fish, brings 2 prestige, tilted or not. How much will you get?
    .done = Four: for the Christian Slave, and for the Christian Merchant that is tilted.
sylla-lesson-end-ecclesia-hint = Three cards of yours are Christians. One of them lies face down.
sylla-lesson-end-down-does-not = The Christian Senator lies face down: the purge covers him, and he brings nothing.
sylla-lesson-end-two-each = Two Christians lie face up, upright or tilted, and each brings 2.

sylla-lesson-end-slaves = Then each face-up Slave can be freed for 2 deniers, and brings 3 prestige. You have three Slaves and five deniers. How much is that, if you keep all your deniers till then?
    .done = Six: four deniers free two Slaves. One denier is left, and worth nothing. A Christian Slave brings both.
sylla-lesson-end-slaves-hint = How many Slaves can five deniers free?
sylla-lesson-end-not-all-three = Three Slaves would cost six deniers.
sylla-lesson-end-three-each = Each freed Slave brings 3 prestige, and you can free two.

sylla-lesson-end-tokens = Finally every token brings what its marker shows, or nothing in the crisis. Civic spirit: 4 tokens, marker on 3. Leisure: 2 tokens, in the crisis. Health: 3 tokens, marker on 2. How much do your tokens bring?
    .done = Eighteen: 12 and 6.
sylla-lesson-end-tokens-hint = Four times three, and three times two.
sylla-lesson-end-leisure-is-nothing = Leisure is in the crisis: its tokens bring nothing.
sylla-lesson-end-health-too = That is Civic spirit alone. Health brings something as well.

sylla-lesson-end-last-hand = One decision is left. Thermae pay 5 for the first place, and nobody else has a vote. Your Senator is tilted. Win the work, and free as many Slaves as you can.
    .goal = Be first, and free two Slaves.
    .done = One denier for the work, four for two Slaves. All is counted, and the game is over: the most prestige wins.
sylla-lesson-end-last-hand-hint = Two Slaves need four of your five deniers.
sylla-lesson-end-last-hand-hint-2 = One vote is enough to be first.
sylla-lesson-end-a-slave-less = First you are. But fewer than four deniers are left, and one Slave less is freed.
sylla-lesson-end-no-vote-no-place = Without any vote you get no place. Both Slaves are freed, but the work brings you nothing.
sylla-lesson-end-plebs-bring-less = The plebs pay 1 for two votes. The first place pays 5 for one.

sylla-lesson-end-sources = This is where your prestige comes from in this round. Tokens count the most. See what the others get.

sylla-lesson-end-tie = Two players tie for the most prestige. Who wins?
    .done = Both. Money is worth nothing any more.
sylla-lesson-end-shared = they share the victory
sylla-lesson-end-most-deniers = whoever has more deniers
sylla-lesson-end-consul = the first consul
sylla-lesson-end-money-is-nothing = Deniers are worth nothing at the end.
sylla-lesson-end-consul-says-nothing = The consul breaks ties of events, not this one.
