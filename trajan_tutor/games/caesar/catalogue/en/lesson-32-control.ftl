### Caesar!, lesson 32: closing a province, and who controls it.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-control = Closing and control
    .idea = When the last space of a province is taken, the stronger side controls it.
    .can = You can say who will control a province before it is closed.

caesar-lesson-control-spaces-left = Syria, on the right, has only two border spaces. One of them is taken: Pompey has 4 influence there. How many spaces of Syria are still free?
    .done = One. As soon as all spaces of a province are taken, it is closed, and both sides are compared.
caesar-lesson-control-spaces-left-hint = The second space lies between Asia and Syria.
caesar-lesson-control-one-is-taken = One of the two holds a token of Pompey already.

caesar-lesson-control-close = So you decide what happens to Syria. Close it, and bring more influence into it than Pompey has.
    .goal = Close Syria and take control of it.
    .done = Five against four: Syria is yours, and your control marker lies on it to the end of the game.
caesar-lesson-control-close-hint = The last space shows a shield. Turn your token so that the 5 faces Syria.
caesar-lesson-control-one-is-too-little = The 5 faces Asia, so Syria gets only 1, against 4. Now Pompey controls it. Turn your token round.
caesar-lesson-control-syria-still-open = Syria is still open, and Pompey may close it in his turn. Close it yourself.

caesar-lesson-control-use-wealth = Whoever closes a province also takes the round bonus token that lies in it. This one is Wealth: you draw one more token, and hold one more from now on. Use it now or never: click your bag.
    .sheet = Whoever closes a province also takes the round bonus token that lies in it. This one is Wealth: you draw one more token, and hold one more from now on. Use it now or never: mark your bag.
    .goal = Use the Wealth token.
    .done = Three tokens instead of two, and it stays that way. Each Wealth token adds one.
caesar-lesson-control-left-wealth = You may leave it, but then it is lost. One more token to choose from helps in every turn.

caesar-lesson-control-markers-left = Every side begins with twelve control markers. How many are left to you?
    .done = Eleven. The first side that has none left wins the game.
caesar-lesson-control-markers-left-hint = The number is beside the map, under your name.
caesar-lesson-control-one-was-placed = One of the twelve lies on Syria now.

caesar-lesson-control-who-would-control = Another game. In Hispania Ulterior, on the left, Pompey has 6 influence. You could close it with the 4 of your shield token. Who would control it?
    .done = Pompey: six against four. But there is something else in it.
caesar-lesson-control-who-would-control-hint = Compare 4 and 6.
caesar-lesson-control-i-would = I would
caesar-lesson-control-pompey-would = Pompey would
caesar-lesson-control-nobody-would = nobody would
caesar-lesson-control-four-against-six = It does not matter who closes a province. The higher sum controls it: six against four.

caesar-lesson-control-prize = The Senate token there goes to whoever closes the province, and you want it. Close Hispania Ulterior, although Pompey will control it.
    .goal = Get the Senate token of Hispania Ulterior.
    .done = Pompey has the province, and you have the token. Sometimes that is the better deal.
caesar-lesson-control-prize-hint = The last space of Hispania Ulterior shows a shield.
caesar-lesson-control-not-closed = Hispania Ulterior is still open. Place your shield token on its last space.

caesar-lesson-control-tie = Syria once more, and this time Pompey has 5. You cannot beat that, but you can equal it. Close Syria so that nobody controls it.
    .goal = Close Syria with the same influence on both sides.
    .done = Five each. Nobody will ever control Syria, and Pompey has lost a province that he counted on.
caesar-lesson-control-tie-hint = Which of your shield tokens has a 5? Let it face Syria.
caesar-lesson-control-pompey-controls = Pompey has more and controls Syria now. You need exactly 5 there.
caesar-lesson-control-tie-elsewhere = Syria is still open, and Pompey will close it for himself. Close it now.

caesar-lesson-control-italia-needs = Italia, in the centre, is the greatest prize. One space is left, and Pompey leads with 11 against your 8. How much influence must your last token bring, so that you control it?
    .done = Four: twelve against eleven.
caesar-lesson-control-italia-needs-hint = You need more than 11, and you have 8.
caesar-lesson-control-that-would-tie = That would be eleven each, and nobody would control it.

caesar-lesson-control-italia = Your ship token fits the last space. Take Italia.
    .goal = Take control of Italia.
    .done = Italia counts twice: two of your markers lie there. No other province does that.
caesar-lesson-control-six-for-dalmatia = The 6 faces Dalmatia and nothing goes to Italia. Turn your token round.
caesar-lesson-control-italia-still-open = Italia is still open, and Pompey may have a ship too. Close it now.

caesar-lesson-control-remember = Count the free spaces before you place. Whoever places the last token of a province chooses how it ends.
