### Caesar!, lesson 37: the module Checkpoints.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-checkpoints = Checkpoints
    .idea = A weak token can still bring you a bonus token: place it face down at a checkpoint.
    .can = You can decide when a token is better placed face down.

caesar-lesson-checkpoints-face-down = Three spaces have a double outline: the checkpoints. This module needs both others: the six bonus tokens that those replaced lie face down in a bank. Place your shield token face down: click it, then the checkpoint between Gallia and Sardinia, then the bank.
    .sheet = Three spaces have a double outline: the checkpoints. This module needs both others: the six bonus tokens that those replaced lie face down in a bank. Place your shield token face down: mark it, then the checkpoint between Gallia and Sardinia, then the bank.
    .goal = Place a token face down at a checkpoint.
    .done = Its symbol has to match, as always. And now you may draw from the bank.
caesar-lesson-checkpoints-face-down-hint = Three places, one after the other: the token, the checkpoint, and the bank with its six tokens.
caesar-lesson-checkpoints-face-up = That is allowed, but then you draw nothing. At the end click the bank, not a province.

caesar-lesson-checkpoints-from-the-bank = You may leave the bank, but here it pays: click it. You draw Might, and use it at once or not at all. In Gallia Pompey has 6 influence. Turn his token.
    .sheet = You may leave the bank, but here it pays: mark it. You draw Might, and use it at once or not at all. In Gallia Pompey has 6 influence. Turn his token.
    .goal = Turn Pompey's token between Hispania Citerior and Gallia.
    .done = His strongest sword counts nothing any more. A used token of the bank leaves the game.
caesar-lesson-checkpoints-from-the-bank-hint = Click the bank, and then the blue token between Hispania Citerior and Gallia.
caesar-lesson-checkpoints-left-unused = You may leave it, but then it is lost. Use it this time.
caesar-lesson-checkpoints-bank-left = You may leave the bank, but then your token brings nothing. Draw this time.

caesar-lesson-checkpoints-how-much = A token with a 4 and a 2 lies there for this. How much influence has it in Gallia?
    .done = None: face down it counts nothing on both sides. So use a weak token, or one that you have no good place for.
caesar-lesson-checkpoints-face-down-counts-nothing = That is what is printed on it. Face down it counts nothing.

caesar-lesson-checkpoints-senate = Aegyptus has one free space, and it is a checkpoint. You lead there with 11 against 4, so you need no more influence. Close it with a token placed face down, and use what the bank brings.
    .goal = Put a marker under a Senate token.
    .done = A province, a Senate token and a marker under it: all with a token that counts nothing. The bank comes first, then the province is closed.
caesar-lesson-checkpoints-senate-hint = The space between Aegyptus and Asia shows a ship. A wild token fits too, and you will miss it less.
caesar-lesson-checkpoints-senate-marker-hint = The Senate token of the bank takes a marker because you win a province in the same turn. Click your markers.
caesar-lesson-checkpoints-no-bank = Aegyptus is yours, but face up a token draws nothing. Click the bank at the end.
caesar-lesson-checkpoints-no-marker = You keep the token, but markers go under it now or never. Put one there.

caesar-lesson-checkpoints-bank-empty = Here the bank is used up. Try all the same: your shield token, the checkpoint between Gallia and Sardinia, the bank.
    .goal = Try to place a token face down with an empty bank.
    .done = Refused: there is nothing to draw. From now on a checkpoint is a space like any other.
caesar-lesson-checkpoints-face-up-this-time = Face up is always allowed. This time try it face down: click the bank at the end.

caesar-lesson-checkpoints-remember = You cannot see what the bank holds. But it is never Poison and never a Centurion, because those lie on the map. Count what has come up, and you know what is left.

caesar-lesson-checkpoints-your-game = You know every rule now. Explore from here: a game with all three modules against Pompey.
