### How to teach it: what somebody does and asks who explains the game at a table.
### Room: sentences, which wrap.

trajan-teaching-aim = What it is about
    .do = Point at the six areas of the board, then at the six trays of one mat: each tray stands for one area. Say how the game ends and who wins, and nothing more yet.
    .ask = How many areas are there, and where on your mat do you see them?
trajan-teaching-sowing = One turn
    .do = Empty one of your trays, drop its markers slowly, and let the others call out the area before the last marker falls. Put everything back. Then everybody does it once on their own mat, only to see where they arrive.
    .ask = Which of your trays would bring you to the senate now?
trajan-teaching-time = Why the quarter is short
    .do = Move the time marker by hand, once for a tray with two markers and once for a full one. Turn up the first demand as if a round had ended, and leave it there.
    .ask = You take five markers. How far does the time marker go?
trajan-teaching-tiles = Trajan tiles
    .do = Hold one tile beside its tray and put a marker of each of its colours into the tray. Show that the last marker has to fall there, and count the points of the tile aloud.
    .ask = Both colours lie in the tray already. What is still missing?
trajan-teaching-areas = Six areas, a sentence each
    .do = Go around the board in the order of the trays and say one sentence at each area, with a piece in your hand. Leave out every special case: they are explained when they come up.
    .ask = Where would you go first, and what would you get there?
trajan-teaching-people = What the people want
    .do = Lay three demands in a row. Meet one of them with a forum tile and count what the other two cost. Then compare the senate discs: the first two choose a bonus tile.
    .ask = What does it cost to meet no demand at all?
