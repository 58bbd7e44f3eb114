### Lesson 4: Trajan tiles.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-tiles = Trajan tiles
    .idea = The colours of your markers bring points of their own.
    .can = You can accomplish a Trajan tile, and use what it brings besides its points.

trajan-lesson-tiles-find-tile = Tiles lie beside some of your trays. Each shows two colours and a number of points. One of yours is worth 9 points. Click it.
    .sheet = Tiles lie beside some of your trays. Each shows two colours and a number of points. One of yours is worth 9 points. Mark it.
    .done = White and blue, at tray IV: it asks for these two colours.
trajan-lesson-tiles-find-tile-hint = Three tiles lie at your circle: at the trays II, IV and VI.
trajan-lesson-tiles-other-tile = That tile is worth less. The number on each tile shows its points.

trajan-lesson-tiles-match = A white marker lies in tray IV already; blue is missing. Bring your last marker there, and let it be the blue one. Tray II has the right number of markers.
    .goal = Accomplish the tile at tray IV.
    .done = Your last marker falls into tray IV, and now white and blue lie there together. The tile is yours.
trajan-lesson-tiles-match-hint = Take tray II. The first marker falls into tray III, so drop the other colour first.
trajan-lesson-tiles-other-end = From there your last marker falls into another tray. Only the tile at the tray of your last marker counts. Try tray II.
trajan-lesson-tiles-blue-too-early = Now blue lies in tray III, and yellow in tray IV. Drop yellow first: then blue is the last one.

trajan-lesson-tiles-worth = How many points do you have now?
    .done = Nine, right away, and your action is still to come.

trajan-lesson-tiles-what-left = Look at tray IV. What has left your circle?
    .done = Only the tile. The markers stay and can serve again.
trajan-lesson-tiles-the-tile = the tile
trajan-lesson-tiles-the-markers = the white and the blue marker
trajan-lesson-tiles-both = the tile and the two markers
trajan-lesson-tiles-markers-stay = Look again: the white and the blue marker still lie in tray IV. You never lose a marker.

trajan-lesson-tiles-goods-tile = Another circle. The tile at tray II asks for orange and blue. Orange lies there. Find the tray that brings blue, as your last marker.
    .goal = Accomplish the tile at tray II.
    .done = Three points. And this tile can do something more.
trajan-lesson-tiles-goods-tile-hint = Tray VI holds a blue marker, and two markers from there lead to tray II.
trajan-lesson-tiles-not-forum = That way your last marker misses tray II. Which tray leads exactly there?
trajan-lesson-tiles-blue-last = Blue fell into tray I, one too early. The last marker has to be the blue one.

trajan-lesson-tiles-use-it = The tile shows cards: you may draw two goods cards now, before your action. You may also leave it. Take them: click the deck.
    .sheet = The tile shows cards: you may draw two goods cards now, before your action. You may also leave it. Take them: mark the deck.
    .goal = Draw two goods cards with your tile.
    .done = Two more cards are in your hand. The seaport will want them.
trajan-lesson-tiles-left-it = You may leave it, and the tile with its points is yours all the same. But cards are worth having. Take them this time.

trajan-lesson-tiles-twice = The tile at tray IV shows yellow twice. What does it ask for?
    .done = Two yellow markers. The second may be the one that you drop last.
trajan-lesson-tiles-one-yellow = one yellow marker in tray IV
trajan-lesson-tiles-two-yellow = two yellow markers in tray IV
trajan-lesson-tiles-any-two = any two markers in tray IV
trajan-lesson-tiles-one-is-not-two = Yellow is shown twice, so it asks for two of them.
trajan-lesson-tiles-colours-count = The colours count: the tile shows yellow and nothing else.

trajan-lesson-tiles-workers = This tile brings two figures to your worker camp. Accomplish it, and use what it offers.
    .goal = Accomplish the tile at tray IV and bring two figures to your worker camp.
    .done = Two figures went from your supply to the worker camp. Tiles with shields fill the military camp in the same way.
trajan-lesson-tiles-workers-hint = One yellow lies in tray IV. The other one lies in tray II, two trays before.
trajan-lesson-tiles-wrong-way = From there the last marker falls elsewhere. You need one more yellow in tray IV, and it has to be the last marker.
trajan-lesson-tiles-yellow-too-early = Yellow fell into tray III. Drop green first, then yellow ends in tray IV.
trajan-lesson-tiles-left-workers = The tile is yours, but its figures are still in the supply. Take them this time: they will be useful.

trajan-lesson-tiles-only-last = Suppose both colours of a tile lie in its tray, but your last marker falls somewhere else. Do you take the tile?
    .done = No. Only the tray of your last marker is looked at.
trajan-lesson-tiles-yes-colours = yes, the colours are there
trajan-lesson-tiles-no-last = no, the last marker is not
trajan-lesson-tiles-last-must-be-there = The colours alone are not enough. The tile waits until your last marker falls into its tray.

trajan-lesson-tiles-remember = So each sowing does two things: it chooses an action, and it may match a tile. The best turns do both.
