### The first game: one quarter against player B.

trajan-lesson-first-game = A first game: one quarter
    .idea = One quarter of a game against player B: about nine turns, and then the points are counted.
    .can = You can play a quarter: sow, act where the last marker falls, and score in several areas.

trajan-lesson-first-game-senate = Most points win. Click the marked tray of your circle, then its markers in the middle, one by one: each falls into the next tray. Where the last one falls, you act: here in the senate.
    .goal = Play your first turn.
    .done = That was a turn. B has played too, and it is your turn again.
trajan-lesson-first-game-senate-hint = Click the tray that is marked. Its two markers lead to the senate.
trajan-lesson-first-game-senate-hint-2 = Click the markers in the middle in any order, then the space in the senate.
trajan-lesson-first-game-aim-senate = Move your disc in the senate

trajan-lesson-first-game-ship = Now the seaport. Ships carry goods cards from your hand, and each shipment brings points at once. Three different cards are a good cargo. The marked tray leads there, and any other turn is allowed too.
    .goal = Play another turn.
    .done = The turn is over, and B has answered.
trajan-lesson-first-game-ship-hint = Your last marker has to fall into the tray of the seaport. Then click a ship.
trajan-lesson-first-game-aim-ship = Score with a shipment

trajan-lesson-first-game-build = Then the construction site. A worker of yours stands in the camp. Put it on a building, and its tile is yours, with its points. Its sign lets you act once more at once.
    .goal = Play a third turn.
    .done = You know how a turn goes now.
trajan-lesson-first-game-build-hint = The last marker has to fall into the tray of construction. Then click a building.
trajan-lesson-first-game-aim-build = Score with a building

trajan-lesson-first-game-rest = Now play on as you like: the board says what can be done, and nothing goes wrong. Above the board stands what the people will demand at the end. A forum tile with that sign answers it; without one you lose points.
    .goal = Play until the quarter is over.
    .done = The quarter is over, and all points are counted.
trajan-lesson-first-game-rest-hint = Look where each of your trays leads, and choose the area that pays most.
trajan-lesson-first-game-aim-tile = Take a tile from the forum
trajan-lesson-first-game-aim-trajan = Accomplish a Trajan tile
trajan-lesson-first-game-aim-points = Gain ten points more

trajan-lesson-first-game-result = Here is where your points came from, and those of B.
