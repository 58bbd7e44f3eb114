### The first game, played at once.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-first-game = A first game
    .idea = A game against Pompey, taken up after its first tokens; its rules are explained as they come up.
    .can = You can play a whole game: place, close, control.

caesar-lesson-first-game-first = Your first turn.
    .goal = Play your first turn.
    .done = That was a turn. Pompey has played too.
caesar-lesson-first-game-first-token = Click your sword token, 3 and 3: it can close Dalmatia.
    .happened = Whoever first places all of their control markers wins.
caesar-lesson-first-game-first-space = Click the space between Macedonia and Dalmatia, the last free one there.
    .happened = A token lies on a border and counts on both sides.
caesar-lesson-first-game-first-senate = Click your markers: 1 more goes under the Senate token.
    .happened = Dalmatia is yours, 7 to 0: there is your first marker.
caesar-lesson-first-game-first-hint = Click the marked token, then each marked place.

caesar-lesson-first-game-second = Your second turn.
    .goal = Play your second turn.
    .done = Pompey has played too, so it is your turn again.
caesar-lesson-first-game-second-token = Click the ship, 6 and 0: it fits any ship space.
    .happened = Each turn you draw a new token: here is a ship.
caesar-lesson-first-game-second-space = Click the space between Hispania Ulterior and Mauritania.
    .happened = Hispania Ulterior is small and still empty: a 6 leads there.
caesar-lesson-first-game-second-side = Click Hispania Ulterior, so that the 6 faces it.
    .happened = One province gets the 6, the other one the 0.

caesar-lesson-first-game-third = Your third turn.
    .goal = Play your third turn.
    .done = Three turns played. From here on the game is yours.
caesar-lesson-first-game-third-token = Click your shield token, 5 and 1: it fits that space.
    .happened = In Hispania Ulterior you lead, and one space is free there.
caesar-lesson-first-game-third-space = Click the space between Hispania Ulterior and Hispania Citerior.
    .happened = It fits any free space that shows a shield.
caesar-lesson-first-game-third-side = Click Hispania Citerior: the 5 faces it, and Hispania Ulterior closes.
    .happened = In Hispania Ulterior you lead anyway, so the 1 is enough.
caesar-lesson-first-game-third-senate = Click your markers: 2 Senate tokens take 2 markers.
    .happened = Hispania Ulterior is yours, 7 to 0, and so is its token.

caesar-lesson-first-game-rest = Play on in the same way: lead in a province when it closes. Your last marker wins the game. From now on there are Ideas, and the coach speaks up after a costly turn.
    .goal = Play to the end of the game.
    .done = The game is over.
caesar-lesson-first-game-rest-hint = Look for a province with one free space: whoever takes that space closes the province.
caesar-lesson-first-game-aim-close = Close a province
caesar-lesson-first-game-aim-control = Control a province

caesar-lesson-first-game-result = This is where your markers lie, and those of Pompey.
