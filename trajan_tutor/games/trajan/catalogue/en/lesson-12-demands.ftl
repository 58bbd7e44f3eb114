### Lesson 12: the demands of the people.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-demands = The people's demands
    .idea = Three demands in a quarter: meet them, or lose points.
    .can = You can meet the demands of the people, or choose to leave one unmet and know what that costs.

trajan-lesson-demands-how-many = The fourth round ends, and three demands lie open: bread, games and religion. You own a loaf of bread and a wild tile that meets any demand. How many of the three can you meet?
    .done = Two. One demand will stay open.
trajan-lesson-demands-how-many-hint = Each tile meets one demand.
trajan-lesson-demands-wild-counts = The wild tile meets one as well, whichever you like.
trajan-lesson-demands-one-wild-one-demand = Any kind, but only one: each tile meets a single demand.

trajan-lesson-demands-end-quarter = Finish your turn in the senate. Then let the quarter end: click the quarter, inside the time track.
    .sheet = Finish your turn in the senate. Then let the quarter end: mark the quarter, inside the time track.
    .goal = Finish your turn and let the quarter end.
    .done = The people ask for bread, and your loaf meets the demand by itself: it is the only choice. It leaves the game.
trajan-lesson-demands-end-quarter-hint = First your disc in the senate, then the quarter and round inside the time track.

trajan-lesson-demands-use-wild = Next the people want games, and you own none. Your wild tile can meet this demand. Click it.
    .sheet = Next the people want games, and you own none. Your wild tile can answer. Mark it.
    .goal = Answer the demand for games with the wild tile.
    .done = Answered. The wild tile has left the game too.
trajan-lesson-demands-kept-for-religion = That is allowed here: the wild tile then meets the demand for religion instead. In this lesson use it for the games.

trajan-lesson-demands-cost = For religion nothing was left. How many points did one open demand cost you?
    .done = Four. Two would have cost nine, and three fifteen. Your score can even fall below zero.
trajan-lesson-demands-cost-hint = The rule shown here gives the numbers.
trajan-lesson-demands-cost-of-b = That is what player B lost: two demands stayed open there.
trajan-lesson-demands-not-free = It costs more. Read the rule shown here.

trajan-lesson-demands-trajan-tile = There is something better than a tile that is spent. The Trajan tile at tray II shows games. Accomplish it: it asks for yellow and green.
    .goal = Accomplish the Trajan tile with the games.
    .done = It brings one point, but it stays on your mat. In every quarter it meets one demand for games.
trajan-lesson-demands-trajan-tile-hint = Green lies in tray II. Bring yellow there, as the last marker, from tray VI.
trajan-lesson-demands-other-tray = Tray VI holds a yellow marker and leads exactly to tray II.
trajan-lesson-demands-yellow-too-early = Yellow fell into tray I. Drop green first.

trajan-lesson-demands-keep-the-tile = The end of a later quarter. The people want games, and you can meet that demand in two ways: with a forum tile, or with the Trajan tile that you keep. Choose the one that costs you nothing.
    .goal = Answer the demand for games without losing a tile.
    .done = The Trajan tile stays for the next quarter, and so does your forum tile.
trajan-lesson-demands-spent-the-tile = The forum tile is gone now. The Trajan tile meets the demand and stays.

trajan-lesson-demands-remember = You have to meet as many demands as you can, but you choose with what. Watch them from the first round on: the tiles you need lie in the forum and in the provinces.
