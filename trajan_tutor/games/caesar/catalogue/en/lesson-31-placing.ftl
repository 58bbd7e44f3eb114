### Caesar!, lesson 31: placing tokens.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-placing = The map, and placing a token
    .idea = You place one token a turn, and it counts in two provinces.
    .can = You can place any token where it is allowed, the right way round.

caesar-lesson-placing-your-sword = You are Caesar, and you play red. You want to rule more of the map than Pompey, who plays blue. Two influence tokens lie in your supply, beside the map. Click the one that shows a sword.
    .sheet = You are Caesar, and you play red. You want to rule more of the map than Pompey, who plays blue. Two influence tokens lie in your supply, beside the map. Mark the one that shows a sword.
    .done = A sword, and two numbers: 4 and 2. They show how strong the token is at each end.
caesar-lesson-placing-your-sword-hint = Your supply lies under your name. The symbol is in the middle of each token.
caesar-lesson-placing-that-is-a-shield = That one shows a shield. The sword is on the other one.

caesar-lesson-placing-wrong-symbol = Between two neighbours lies a space with a symbol. Try your shield where it does not belong. Click the shield token, then the space with a ship between Italia and Dalmatia.
    .sheet = Between two neighbours lies a space with a symbol. Try your shield where it does not belong. Mark the shield token, then the space with a ship between Italia and Dalmatia.
    .goal = Try to place a token on a space with a ship.
    .done = Refused: a token goes only where its own symbol is shown.
caesar-lesson-placing-wrong-symbol-hint = First the shield token in your supply, then the ship between Italia and Dalmatia.
caesar-lesson-placing-symbols-match = The symbols are the same there, so it is allowed. This time choose a space with a ship.

caesar-lesson-placing-place = Now a space that fits. Click your sword token, then the sword between Gallia and Gallia Cisalpina. Finally click Gallia, so that the larger number faces it.
    .sheet = Now a space that fits. Mark your sword token, then the sword between Gallia and Gallia Cisalpina. Finally mark Gallia, so that the larger number faces it.
    .goal = Place the sword token with its larger number towards Gallia.
    .done = The 4 faces Gallia. A token stays where it lies until the end.
caesar-lesson-placing-place-hint = Three places, one after the other: the sword token, the space, Gallia.
caesar-lesson-placing-other-way-round = Now the 4 faces Gallia Cisalpina. That is allowed, but this time turn it round.
caesar-lesson-placing-other-space = That is allowed too. For this lesson choose the space between Gallia and Gallia Cisalpina.

caesar-lesson-placing-both-sides = Look at Gallia Cisalpina. How much influence do you have there now?
    .done = Two. Every token counts in both provinces that it lies between.
caesar-lesson-placing-both-sides-hint = Which number of your token faces Gallia Cisalpina?
caesar-lesson-placing-that-faces-gallia = The 4 faces Gallia. Look at the other end of the token.
caesar-lesson-placing-not-nothing = The other end of the token is not empty: it faces Gallia Cisalpina.

caesar-lesson-placing-how-many-tokens = One of your two tokens lies on the board. How many lie in your supply now?
    .done = Two again: at the end of your turn you draw one from your bag.
caesar-lesson-placing-drawn-already = Count again. The last thing in your turn is to draw a new one.

caesar-lesson-placing-pompey = Now Pompey has his turn. You do not see his tokens before he places them. Go on to watch.
caesar-lesson-placing-pompey-places = A shield beside your sword: 4 towards Gallia Cisalpina, where you have 2.

caesar-lesson-placing-taken = Pompey has taken the space between Gallia Cisalpina and Dalmatia. Try to place one of your shields there too.
    .goal = Try to place a token on a space that is taken.
    .done = Refused: one token on each space, for the whole game. You have to answer somewhere else.
caesar-lesson-placing-that-was-free = That space was free. First try the one that Pompey has taken.

caesar-lesson-placing-not-yours = Pompey has tokens in his supply as well. You see how many, and no more. Could you use one of them? Try it: click his supply.
    .sheet = Pompey has tokens in his supply as well. You see how many, and no more. Could you use one of them? Try it: mark his supply.
    .goal = Try to take a token of Pompey.
    .done = Refused: each side places only its own tokens. But you know what his bag began with, for both sides have the same sixteen tokens.
caesar-lesson-placing-that-was-yours = That was a token of your own. This time click the supply of Pompey.

caesar-lesson-placing-wild = Here one of your tokens shows no symbol. It is wild: it fits every space. Bring 3 influence into Italia with it.
    .goal = Place the wild token with its 3 towards Italia.
    .done = Three for Italia, on a space of your choice. Wild tokens are weaker, but they always fit.
caesar-lesson-placing-wild-hint = Any free space beside Italia will do. Then click Italia itself.
caesar-lesson-placing-not-wild = That was your shield token. Take the other one.
caesar-lesson-placing-one-for-italia = Now Italia gets the smaller number. Turn the token round: click Italia at the end.
caesar-lesson-placing-not-italia = That space does not touch Italia. Look for one that does.

caesar-lesson-placing-look-around = So every turn is one token: which one, where, and which way round. Explore if you like. The next lesson shows what all this influence is for.
