### The first game: one quarter against player B.

trajan-lesson-first-game = A first game: one quarter
    .idea = One quarter of a game against player B: about nine turns, then you count the points.
    .can = You can play a quarter: sow, act where the last marker falls, and score in several areas.

trajan-lesson-first-game-senate = Whoever has the most points wins. Click the marked tray of your circle, then its markers in the middle, one by one: each drops into the next tray, and the last one drops by itself. Where it lands you act: here in the senate.
    .goal = Play your first turn.
    .done = That was your first turn. B has played too, so it is your turn again.
trajan-lesson-first-game-senate-hint = Click the marked tray. Its two markers lead to the senate.
trajan-lesson-first-game-senate-hint-2 = Click the markers in the middle in any order, then the space in the senate.
trajan-lesson-first-game-aim-senate = Move your disc in the senate

trajan-lesson-first-game-ship = Now the seaport. Ships carry goods cards from your hand, and each shipment brings points at once. Three different cards are a good cargo. The marked tray leads there, but you may play any other turn too.
    .goal = Play another turn.
    .done = Your turn is over, and B has played too.
trajan-lesson-first-game-ship-hint = Your last marker has to fall into the tray of the seaport. Then click a ship.
trajan-lesson-first-game-aim-ship = Score with a shipment

trajan-lesson-first-game-build = Now the construction site. One of your workers waits in the camp. Put it on a building: its tile and its points are yours, and the sign on it lets you act once more right away.
    .goal = Play a third turn.
    .done = Now you know how a turn works.
trajan-lesson-first-game-build-hint = The last marker has to fall into the tray of construction. Then click a building.
trajan-lesson-first-game-senate = Most points win. Click the marked tray of your circle, then its markers in the middle, one by one: each falls into the next tray. Where the last one falls, you act. Follow the marks through your turn: they lead to the senate, which pays at once.
    .goal = Play your first turn.
    .done = That was a turn. B has played too, and it is your turn again.
trajan-lesson-first-game-senate-hint = Click the tray that is marked: with it begins a turn that leads to the senate.
trajan-lesson-first-game-senate-hint-2 = Click the markers in the middle as they are marked, then each place that is marked, up to the senate.
trajan-lesson-first-game-aim-senate = Move your disc in the senate

trajan-lesson-first-game-ship = Now the seaport. Ships carry goods cards from your hand, and each shipment brings points at once. Three different cards are a good cargo. The marks lead there where that is good now, else to a better turn. Any other turn is allowed too.
    .goal = Play another turn.
    .done = The turn is over, and B has answered.
trajan-lesson-first-game-ship-hint = To ship, your last marker has to fall into the tray of the seaport. Then click a ship.
trajan-lesson-first-game-aim-ship = Score with a shipment

trajan-lesson-first-game-build = Then the construction site. Put a worker of your camp on a building, and its tile is yours, with its points. The first of its kind lets you act once more at once. The marks lead there where that is good now.
    .goal = Play a third turn.
    .done = You know how a turn goes now.
trajan-lesson-first-game-build-hint = To build, the last marker has to fall into the tray of construction. Then click a building.
trajan-lesson-first-game-aim-build = Score with a building

trajan-lesson-first-game-rest = Now play as you like: the board shows your options; you can’t break anything. Above the board you see what the people will demand at the end of the quarter. A forum tile with the same sign meets that demand; without one you lose points.
    .goal = Play until the quarter is over.
    .done = The quarter is over, and all points are counted.
trajan-lesson-first-game-rest-hint = See where each of your trays leads, and choose the area that brings the most points.
trajan-lesson-first-game-aim-tile = Take a tile from the forum
trajan-lesson-first-game-aim-trajan = Accomplish a Trajan tile
trajan-lesson-first-game-aim-points = Gain ten more points

trajan-lesson-first-game-result = This is where your points come from, and those of B. The lessons that follow show each of these ways to score, one at a time.
