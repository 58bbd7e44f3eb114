### The words of Terni lapilli.

lapilli-title = Terni lapilli

lapilli-turn-order = Taking turns
    .rule = The players lay one pebble each in turn.
    .refused = It is the turn of the other player.
lapilli-turn-free = Laying a pebble
    .rule = A pebble is laid on a free point.
    .refused = There lies a pebble already.
lapilli-end-row = Three in a row
    .rule = Whoever has three pebbles in a row has won.
    .refused = There is no row of three.
lapilli-end-over = The end
    .rule = With a row, or without a free point, the game is over.
    .refused = The game is over.

lapilli-area-turn = A turn
lapilli-area-end = The end
lapilli-source-row = rows
    .from = from rows
lapilli-point = point { $point }
lapilli-pebble = pebble of { SEAT($seat) }
lapilli-symbol-pebble-0 = pebble of the first player
lapilli-symbol-pebble-1 = pebble of the second player
lapilli-move = Lay a pebble on { $point }
lapilli-step = pebble
lapilli-prompt = Lay a pebble on a free point.
lapilli-prompt-over = The game is over.
lapilli-event-laid = lays a pebble on { $point }.
lapilli-event-row = has three in a row.
lapilli-notation-near = “{ $text }” is no point. Near it there are: { $near }.
lapilli-notation-unknown = “{ $text }” is no point. A point has a letter and a number, such as b2.
lapilli-position = A position has nine letters in “points”, of A, B and a dot, with A to begin.
lapilli-look-point = a point
lapilli-look-list = your choices

## Lesson

lapilli-lesson-row = Three in a row
    .idea = See a row, and finish it.
lapilli-lesson-row-finish = You have two pebbles in the upper row. Finish it.
    .goal = Make a row of three.
    .done = Three in a row: you have won.
lapilli-lesson-row-finish-hint = The third point of the row is free.
