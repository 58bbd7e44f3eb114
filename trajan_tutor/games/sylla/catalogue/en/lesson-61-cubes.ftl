### Lesson 61: cubes on events.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-cubes = Cubes against events
    .idea = A cube for each upright Legionary and Vestal, and what the most cubes bring.
    .can = You can place your cubes where they bring a token.

sylla-lesson-cubes-how-many = Phase V. Each upright Legionary or Vestal gives you one cube. A tilted card gives none. You have two Legionaries and a Vestal. How many cubes?
    .done = Two. The Vestal is tilted: she paid for a building.
sylla-lesson-cubes-how-many-hint = Look at your cards. The Vestal lies on her side.
sylla-lesson-cubes-tilted-too = Your Vestal is tilted, so she gives no cube in this round.

sylla-lesson-cubes-wrong-icon = Each event shows who fights it: a helmet for Legionaries, a flame for Vestals. Famine shows a flame, and both of your cubes are of Legionaries. Try it: click Famine.
    .sheet = Each event shows who fights it: a helmet for Legionaries, a flame for Vestals. Famine shows a flame, and both of your cubes are of Legionaries. Try it: mark Famine.
    .goal = Try a cube of a Legionary on Famine.
    .done = Refused. Look at the icon on the event before you count on a cube.
sylla-lesson-cubes-that-is-theirs = Both kinds may fight that one. Take it back, and click Famine.

sylla-lesson-cubes-against-the-revolt = Legionaries do fight the Slave revolt. You are consul, so you place the first cube. Click the Slave revolt.
    .sheet = Legionaries do fight the Slave revolt. You are consul, so you place the first cube. Mark the Slave revolt.
    .goal = Place a cube on the Slave revolt.
    .done = One cube of yours lies there. You cannot keep a cube back: all have to be placed.
sylla-lesson-cubes-another-event = A Legionary may fight there too. This time click the Slave revolt.

sylla-lesson-cubes-the-others = Clockwise each places one cube, until all are placed. Go on to watch the others.
sylla-lesson-cubes-b-places = Player B had a Vestal, and fights Famine.
sylla-lesson-cubes-c-places = Player C had a Legionary. On the Slave revolt it is one against one now.
sylla-lesson-cubes-d-places = Player D put a Vestal on the Imperial cult. That was the last cube of the others.

sylla-lesson-cubes-two-tokens = Most cubes on one of the three upper events bring a token of its colour. If players tie, each takes one. Place your last cube so that you take two tokens.
    .goal = Take two tokens with your last cube.
    .done = Leisure for the Slave revolt, Civic spirit for the Imperial cult. A tie was enough, twice.
sylla-lesson-cubes-two-tokens-hint = On the Slave revolt you tie already. Where else can you tie?
sylla-lesson-cubes-two-tokens-hint-2 = Player D has one cube on the Imperial cult, which Legionaries may fight.
sylla-lesson-cubes-one-token = Now you are alone ahead of player C. But it is one token, as before.
sylla-lesson-cubes-no-second-token = Decadence brings prestige and no token. Find a second event where you tie.

sylla-lesson-cubes-none-left = Another round. You have one cube left, of a Vestal. The Slave revolt shows a helmet alone. Click it.
    .sheet = Another round. You have one cube left, of a Vestal. The Slave revolt shows a helmet alone. Mark it.
    .goal = Try to place a cube that you do not have.
    .done = Refused: both of your Legionaries are tilted.
sylla-lesson-cubes-that-can-be-fought = A Vestal may fight there. Take it back, and click the Slave revolt.

sylla-lesson-cubes-decadence = Decadence is different. It has no token: the most cubes there bring 1 prestige. Player D has one cube on it. Take your share.
    .goal = Gain prestige with your last cube.
    .done = One prestige. Decadence takes every cube, and it never leaves the column.
sylla-lesson-cubes-token-instead = That is worth a token. This time go for the prestige of Decadence.

sylla-lesson-cubes-shared = You and player D had one cube each on Decadence. How many players gained a prestige?
    .done = Both of you. A cube also helps to prevent its event: that comes next.
sylla-lesson-cubes-shared-hint = Whoever ties for most takes it in full.
sylla-lesson-cubes-only-you = Player D had as many cubes there as you.
sylla-lesson-cubes-not-nobody = A tie does not cancel it. Look at who had the most cubes.
