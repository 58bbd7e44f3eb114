### A game with two modules.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-two-modules = A game with both modules
    .idea = A whole game in which some bonus tokens are exchanged for new ones.
    .can = You can play with two modules.

caesar-lesson-two-modules-game = Poison makes the supply of the other side smaller, and a Centurion brings you one strong token. Look where they lie before you place.
    .goal = Play to the end of the game.
    .done = The game is over.
caesar-lesson-two-modules-game-hint = A token with seven on one end decides most provinces alone. Close one with a Centurion for it.
caesar-lesson-two-modules-aim-control = Control two provinces

caesar-lesson-two-modules-result = Which of the new tokens changed most for you, and which for Pompey?
