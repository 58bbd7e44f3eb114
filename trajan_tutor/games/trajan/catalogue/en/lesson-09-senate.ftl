### Lesson 9: the senate.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-senate = The senate
    .idea = A step in the senate brings points now, and votes later.
    .can = You can gain points and votes in the senate.

trajan-lesson-senate-next-points = Your disc is on the space with the 5 by now. How many points would the next step bring?
    .done = Six. Each space is worth one more point than the one before.
trajan-lesson-senate-next-points-hint = Read the number on the space after your disc.
trajan-lesson-senate-here-already = You are there already, and those points are scored. Read the next space.
trajan-lesson-senate-two-spaces = That is two spaces on. The disc moves one.

trajan-lesson-senate-one-space = The last space is worth the most. Try to move your disc there at once.
    .goal = Try to move your disc more than one space.
    .done = Refused: one action, one space. To go far you have to come often.
trajan-lesson-senate-one-is-fine = That is the allowed move. First try the forbidden one: click the last space.

trajan-lesson-senate-advance = Now the step that is allowed.
    .goal = Move your disc to the next space.
    .done = Six points. And six votes.
trajan-lesson-senate-passed = Passing leaves six points behind. Move your disc.

trajan-lesson-senate-votes = The number of a space counts as votes too. Here your disc lies on the space with the 3, and you own a tile with 4 votes. How many votes do you have?
    .done = Seven. Your disc and your tiles count together.
trajan-lesson-senate-votes-hint = Add the votes of the space of your disc and those of the senate tiles on your mat.
trajan-lesson-senate-space-alone = That is the space of your disc. The tile on your mat counts too.
trajan-lesson-senate-tile-alone = That is the tile. The space of your disc counts too.

trajan-lesson-senate-consul = At the end of a quarter the votes are compared. Whoever has the most chooses one of the two bonus tiles at the senate, and the second takes the other. Then all discs go back to the start.

trajan-lesson-senate-the-end = Here your disc lies on the last space. Go on, and watch what one more sowing to the senate brings.
trajan-lesson-senate-one-more = Two markers of tray II, to end in tray IV.
trajan-lesson-senate-nothing-left = Nothing: the track has no further space, so the turn ended by itself.

trajan-lesson-senate-still-good = What is your disc on the last space still good for in this quarter?
    .done = Its eight votes count when the quarter ends.
trajan-lesson-senate-more-points = more points with every action
trajan-lesson-senate-votes-stay = votes at the end of the quarter
trajan-lesson-senate-disc-returns = it goes back to the start at once
trajan-lesson-senate-no-more-points = The points of the space were scored when the disc came there. They do not come again.
trajan-lesson-senate-only-at-the-end = The discs go back only when the quarter is over.
