### The first game: one quarter against player B.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-first-game = A first game: one quarter
    .idea = One quarter of a game against player B: about nine turns, then you count the points.
    .can = You can play a quarter: sow, act where the last marker falls, and score in several areas.

trajan-lesson-first-game-senate = Your first turn.
    .goal = Play your first turn.
    .done = That was your first turn. B has played too, so it is your turn again.
trajan-lesson-first-game-senate-tray = Click tray II: its 2 markers lead you to the senate.
    .happened = Whoever has the most points wins. This is your circle of trays.
trajan-lesson-first-game-senate-drop = Click yellow: it goes into III; white completes a tile in IV.
    .happened = You hold both markers. Each falls into the next tray.
trajan-lesson-first-game-senate-move = Click the senate: your disc moves up and brings 2 points.
    .happened = White fell in the senate and completed a Trajan tile: 9 points.
trajan-lesson-first-game-senate-hint = Click the marked tray: it begins a turn that leads to the senate.
trajan-lesson-first-game-senate-hint-2 = Click the markers in the middle as they are marked, then each marked place, up to the senate.

trajan-lesson-first-game-ship = Your second turn.
    .goal = Play another turn.
    .done = Your turn is over, and B has played too.
trajan-lesson-first-game-ship-tray = Click tray V: its 2 markers lead to the seaport.
    .happened = Your 3 cards are all different, and a ship likes that.
trajan-lesson-first-game-ship-drop = Click white first: next turn you need it in tray VI.
    .happened = White or orange first: both ways lead to the seaport.
trajan-lesson-first-game-ship-choose = Click the ship for different cards: up to 6 points.
    .happened = The last one fell in the seaport, so you may ship.
trajan-lesson-first-game-ship-first = Load the furs from your hand.
    .happened = The more different cards this ship carries, the more it pays.
trajan-lesson-first-game-ship-second = Now load the wine.
    .happened = The furs are on board.
trajan-lesson-first-game-ship-third = Load the cattle too: the ship sails and brings 6 points.
    .happened = Furs and wine are on board. One more card to go.
trajan-lesson-first-game-ship-hint = To ship, your last marker has to fall into the tray of the seaport. Then click a ship.

trajan-lesson-first-game-build = Your third turn.
    .goal = Play a third turn.
    .done = Now you know how a turn works.
trajan-lesson-first-game-build-tray = Click tray I: its last marker falls in construction.
    .happened = Your tray I is full by now: it holds 5 markers.
trajan-lesson-first-game-build-pink = Click pink: it goes into tray II; keep orange for last.
    .happened = You choose the order: orange last, onto white, completes a tile.
trajan-lesson-first-game-build-green = Click green: it goes into tray III.
    .happened = Pink lies in tray II. Green and blue come next.
trajan-lesson-first-game-build-blue = Click blue: it goes into tray IV; the orange ones follow.
    .happened = Only blue and orange are left in your hand.
trajan-lesson-first-game-build-use = Click your supply: 1 figure goes to the worker camp.
    .happened = Orange and white complete a Trajan tile: 5 points and a worker.
trajan-lesson-first-game-build-place = Put your worker on B5, the stairs: 5 points, and act again.
    .happened = The last one fell in construction, so you build.
trajan-lesson-first-game-build-again = Take the wild demand tile: it meets any demand later.
    .happened = Your first stairs let you act once more: in the forum.
trajan-lesson-first-game-build-hint = To build, the last marker has to fall into the tray of construction. Then click a building.

trajan-lesson-first-game-rest = Now play on as you like. Forum tiles meet what the people demand; a demand that is not met costs points. From now on there are Ideas, and the coach speaks up after a costly turn.
    .goal = Play until the quarter is over.
    .done = The quarter is over, and all points are counted.
trajan-lesson-first-game-rest-hint = See where each of your trays leads, and choose the area that brings the most points.
trajan-lesson-first-game-aim-tile = Take a tile from the forum
trajan-lesson-first-game-aim-points = Gain ten more points

trajan-lesson-first-game-result = This is where your points come from, and those of B.
