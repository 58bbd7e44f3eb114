### The first game, played at once.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-first-game = A first game
    .idea = A whole game against Pompey; it is short, and its rules are explained as they come up.
    .can = You can play a whole game: place, close, control.

caesar-lesson-first-game-first = Click a token of your supply, below your name. Then click a space with its symbol, and then the province that its larger number should face. Your token counts on both sides of the border. Once all borders of a province are taken, whoever has more influence there controls it.
    .goal = Place your first token.
    .done = That was a turn. You have a new token, and Pompey has placed one too.
caesar-lesson-first-game-first-hint = Any space with the symbol of your token will do. Its larger number should face a province that you want.
caesar-lesson-first-game-aim-place = Place a token

caesar-lesson-first-game-rest = Play on. Whoever closes a province takes its bonus token, and whoever has more influence there puts a control marker on it. You win when your last marker is placed. The board shows your options; you can’t break anything.
    .goal = Play to the end of the game.
    .done = The game is over.
caesar-lesson-first-game-rest-hint = Look for a province with one free space: whoever takes that space closes the province.
caesar-lesson-first-game-aim-close = Close a province
caesar-lesson-first-game-aim-control = Control a province

caesar-lesson-first-game-result = This is where your markers lie, and those of Pompey.
