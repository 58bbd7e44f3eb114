### The first game: one quarter against player B.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-first-game = A first game: one quarter
    .idea = One quarter of a game against player B: about nine turns, then you count the points.
    .can = You can play a quarter: sow, act where the last marker falls, and score in several areas.

trajan-lesson-first-game-senate = Whoever has the most points wins. Click the marked tray of your circle, then its markers in the middle, one by one: each drops into the next tray, and the last one drops by itself. Where it lands you act. Follow the marks: they lead to the senate, which pays at once.
    .goal = Play your first turn.
    .done = That was your first turn. B has played too, so it is your turn again.
trajan-lesson-first-game-senate-hint = Click the marked tray: it begins a turn that leads to the senate.
trajan-lesson-first-game-senate-hint-2 = Click the markers in the middle as they are marked, then each marked place, up to the senate.
trajan-lesson-first-game-aim-senate = Move your disc in the senate

trajan-lesson-first-game-ship = Now the seaport. Ships carry goods cards from your hand, and each shipment brings points at once. Three different cards are a good cargo. The marks lead there when that is a good turn now, or else to a better one. You may play any other turn too.
    .goal = Play another turn.
    .done = Your turn is over, and B has played too.
trajan-lesson-first-game-ship-hint = To ship, your last marker has to fall into the tray of the seaport. Then click a ship.
trajan-lesson-first-game-aim-ship = Score with a shipment

trajan-lesson-first-game-build = Now the construction site. Put a worker from your camp on a building: its tile and its points are yours, and the first tile of a kind lets you act once more right away. The marks lead there when that is a good turn now.
    .goal = Play a third turn.
    .done = Now you know how a turn works.
trajan-lesson-first-game-build-hint = To build, the last marker has to fall into the tray of construction. Then click a building.
trajan-lesson-first-game-aim-build = Score with a building

trajan-lesson-first-game-rest = Now play as you like: the board shows your options; you can’t break anything. Above the board you see what the people will demand at the end of the quarter. A forum tile with the same sign meets that demand; without one you lose points.
    .goal = Play until the quarter is over.
    .done = The quarter is over, and all points are counted.
trajan-lesson-first-game-rest-hint = See where each of your trays leads, and choose the area that brings the most points.
trajan-lesson-first-game-aim-tile = Take a tile from the forum
trajan-lesson-first-game-aim-trajan = Accomplish a Trajan tile
trajan-lesson-first-game-aim-points = Gain ten more points

trajan-lesson-first-game-result = This is where your points come from, and those of B.
