### Lesson 8: the Trajan action and the arch.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-arch = The Trajan action and the arch
    .idea = New tiles for your circle, and where they go.
    .can = You can bring a new Trajan tile to the slot where it will pay.

trajan-lesson-arch-find-arch = One of your slots holds no tile but a gate: your arch. Find it, and click it.
    .sheet = One of your slots holds no tile but a gate: your arch. Find it, and mark it.
    .done = The arch is at slot I. Your next tile will go there.
trajan-lesson-arch-tile-no-arch = A tile lies there. The arch is the gate, and it is at a slot without a tile.

trajan-lesson-arch-take-tile = Your last marker falls into tray V, and you may take a tile from one of the six stacks. Only the top tile of each can be taken. Take the one with 9 points.
    .goal = Take the tile with 9 points.
    .done = The tile lies at slot I, where the arch was. On the stack you see the next one.
trajan-lesson-arch-other-stack = That is a good tile too, but this lesson wants the one with 9 points.

trajan-lesson-arch-arch-now = The arch has moved on by itself. At which slot is it now?
    .done = At slot III. It goes clockwise to the next slot without a tile.
trajan-lesson-arch-arch-now-hint = Slot II holds a tile, so the arch went past it.
trajan-lesson-arch-has-a-tile = A tile lies there. The arch moves on to the next slot that is free.

trajan-lesson-arch-fitting = Another turn with tray V. The arch is at slot III, and in tray III lie a green and a white marker. Take the tile that asks for these two colours.
    .goal = Take the tile that fits the markers of tray III.
    .done = Both colours are there already. Now one sowing that ends in tray III is enough.
trajan-lesson-arch-fitting-hint = Each tile shows the two colours it asks for. Compare the six top tiles.
trajan-lesson-arch-missing-colours = For that tile other markers would have to come to tray III. One of the six asks for green and white.

trajan-lesson-arch-full = Here six tiles lie at your circle, and the arch waits in the centre. Go on, and watch what a last marker in tray V brings now.
trajan-lesson-arch-nothing-to-take = Nothing: there was no slot for a tile, so the turn ended by itself.

trajan-lesson-arch-free-a-slot = The same circle once more. Make room: accomplish the tile at tray III. It asks for green and white; green is there.
    .goal = Free a slot for the arch.
    .done = The tile is yours, and the arch came out of the centre.
trajan-lesson-arch-free-a-slot-hint = Tray VI holds three markers, and three trays on lies tray III. Keep a white one for the end.
trajan-lesson-arch-no-tile-there = That sowing accomplishes nothing. Bring white to tray III, as the last marker.
trajan-lesson-arch-white-needed = The last marker was not white. Drop yellow earlier, so that white falls into tray III.

trajan-lesson-arch-arch-back = Where is the arch now?
    .done = At slot III, which became free. Your next tile goes there.
trajan-lesson-arch-not-the-centre = It has left the centre. Look for the slot that became free.

trajan-lesson-arch-remember = Before you take a tile, look at the arch and at the markers of its tray. A tile that fits is worth two that do not.
