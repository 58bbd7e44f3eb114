### Lesson 15: setting up, and a game of your own.

trajan-lesson-setup = Setting up
    .idea = The choices before the first turn, and then a game of your own.

trajan-lesson-setup-first-tray = So far your markers and tiles lay ready. In a real game you choose them. Every tray gets two markers, in any colours. Begin with tray I: point at two markers beside your mat.
    .goal = Put two markers into tray I.
    .done = Tray I is filled. You do not know your tiles yet, so variety is a good beginning.

trajan-lesson-setup-no-third = The lesson put both yellow markers into tray I. How many yellow ones are left for the other trays?
    .done = None. Each player owns two of each of the six colours.
trajan-lesson-setup-no-third-hint = Look at the markers that still lie beside your mat.
trajan-lesson-setup-two-of-each = You own two yellow markers, and both lie in tray I.

trajan-lesson-setup-fill-trays = Fill the other five trays as you like. Then player B does the same.
    .goal = Fill all your trays.
    .done = Both circles are full, and each of you drew a bonus tile. Look at yours: it tells what to collect.

trajan-lesson-setup-cards = Now the first goods cards: three for each of you. Take each from the deck, or an open one from a discard pile.
    .goal = Take three goods cards.
    .done = Three cards to begin with. B took three as well.

trajan-lesson-setup-first-tile = At last your first three Trajan tiles. Each comes from another stack and goes to slot II, IV or VI. Take the one with the most points: point at its stack, then at slot IV.
    .goal = Take a first Trajan tile.
    .done = One of three. Compare its colours with the markers in that tray.

trajan-lesson-setup-same-stack = Try the same stack again: point at the stack with the points.
    .goal = Try to take a second tile from the same stack.
    .done = Refused: the three tiles come from three different stacks.
trajan-lesson-setup-other-stack = Another stack is right, and in a moment you will do so. First try the same one again.

trajan-lesson-setup-wrong-slot = And another slot? Point at slot I.
    .goal = Try to use slot I.
    .done = Refused: the first tiles go to II, IV and VI. The arch begins at slot I.
trajan-lesson-setup-right-slot = That is a right place. First see what happens with slot I.

trajan-lesson-setup-two-more = Take your two other tiles. Then B does the same, and the game begins.
    .goal = Take two more tiles, each from another stack.
    .done = Everything is set up. The first turn is yours.

trajan-lesson-setup-your-game = You know all the rules. Explore from here: play a whole game against B, as often as you like.
