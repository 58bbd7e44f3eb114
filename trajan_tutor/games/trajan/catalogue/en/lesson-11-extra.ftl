### Lesson 11: extra actions and [+2].
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-extra = Extra actions and [+2]
    .idea = With the right tile you do an action twice, or even three times.
    .can = You can do an action twice or three times in one turn.

trajan-lesson-extra-repeat = Your disc has just moved in the senate. On your mat lies a yellow tile that shows the senate. Spend it to do the same action again: click it.
    .sheet = Your disc has just moved in the senate. On your mat lies a yellow tile that shows the senate. Spend it to do the same action again: mark it.
    .goal = Repeat the senate action.
    .done = Your disc moves once more. The tile leaves the game.
trajan-lesson-extra-kept-it = You may keep the tile for later, and the turn ends. This time use it.

trajan-lesson-extra-twice-scored = How many points have the two steps brought you together?
    .done = Two for the first space, three for the second.
trajan-lesson-extra-twice-scored-hint = The score began at 0. Now it shows the sum.
trajan-lesson-extra-second-alone = That was the second step alone. The first one counts too.

trajan-lesson-extra-wrong-icon = The same turn with two tiles: one shows the senate, one the forum. Try to repeat with the forum tile.
    .goal = Try the tile that shows another action.
    .done = Refused: a tile repeats only the action it shows, and only right after that action.
trajan-lesson-extra-right-icon = The senate tile fits, so that is a right choice. First see what happens with the other one.

trajan-lesson-extra-how-many-tiles = Suppose you owned several tiles that fit. How many may you spend in one turn?
    .done = One in a turn. The others wait for later turns.
trajan-lesson-extra-one-tile = one
trajan-lesson-extra-as-many = as many as I like
trajan-lesson-extra-only-one = That would be mighty. Only one extra-action tile may be spent in a turn.

trajan-lesson-extra-wild = Some tiles are wild: they fit every action. Here you own one. Spend it to repeat the senate action.
    .goal = Repeat the action with the wild tile.
    .done = It works like a tile of the senate. Keep wild tiles for the action that matters most.
trajan-lesson-extra-kept-wild = You may keep it. This time see what it does: spend it.

trajan-lesson-extra-place-plus-two = You have just accomplished a Trajan tile that brings a marker with +2. Put it on one of your six actions, where it stays for the whole game. Choose the forum.
    .goal = Put the [+2] marker on the forum.
    .done = The marker lies on the forum now. By itself it does nothing.
trajan-lesson-extra-other-action = That is allowed, and may be wise another day. The rest of this lesson needs it on the forum.
trajan-lesson-extra-declined = You may leave the marker, but it costs nothing. Put it on the forum.

trajan-lesson-extra-three-tiles = A later turn. You have taken one tile from the forum, own an extra-action tile for the forum, and your [+2] marker lies there. Spend the tile, and take what the marker allows.
    .goal = Take two more tiles from the forum.
    .done = Three tiles in one turn: the action, the repetition, and one more for the marker. The marker stays.
trajan-lesson-extra-three-tiles-hint = Click the extra-action tile on your mat, then a tile in the forum, then another one.
trajan-lesson-extra-no-use = Nothing happened: the marker helps only when you spend an extra-action tile.
trajan-lesson-extra-stopped-early = The marker offered one more tile. Take it.

trajan-lesson-extra-remember = An extra-action tile is half a turn, and with [+2] nearly a whole one. Look for pairs: a tile and a marker for the same action.
