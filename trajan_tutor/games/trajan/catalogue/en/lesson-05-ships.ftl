### Lesson 5, second part: the ships.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-ships = The seaport: three ships
    .idea = Collect cards that suit a ship, then let it sail.
    .can = You can choose the ship that pays most for your cards.

trajan-lesson-ships-identical = The fourth way to use the seaport brings points: load a ship. The first ship takes identical cards. Choose it, and load all three fish.
    .goal = Score 12 points with the ship for identical cards.
    .done = Three identical cards, 12 points. The ship sails by itself: there is nothing more to load.
trajan-lesson-ships-identical-hint = Click the ship for identical cards, then the fish in your hand three times.
trajan-lesson-ships-sailed-early = The ship sails with two fish, for 6 points. A third one doubles that.
trajan-lesson-ships-one-oil = A single oil is worth 2 points here, and no fish can follow it. Load the fish.
trajan-lesson-ships-other-ship = Your hand is made for the ship for identical cards: there three fish are worth 12.

trajan-lesson-ships-turned = One of the ships looks different now. Click it.
    .sheet = One of the ships looks different now. Mark it.
    .done = It shows its grey side. Until the end of the quarter it pays everybody less.
trajan-lesson-ships-still-coloured = That ship has not sailed yet, and still shows its coloured side.

trajan-lesson-ships-grey-side = What would three identical cards bring on the grey side?
    .done = Seven, instead of twelve. Being first pays.
trajan-lesson-ships-that-was-coloured = That was the coloured side. Read the lower row of numbers.

trajan-lesson-ships-pairs = A new hand: two fish and two oil. The second ship takes pairs. Load both.
    .goal = Score 10 points with the ship for pairs.
    .done = Each pair brings 5 points while the ship is coloured.
trajan-lesson-ships-pairs-hint = Click the ship for pairs, then the fish, then the oil.
trajan-lesson-ships-one-pair = One pair brings 5 points, and the other one stays in your hand. Load both.
trajan-lesson-ships-less-for-it = There your hand is worth less. Two pairs bring 10 points on the ship for pairs.

trajan-lesson-ships-different = Four cards, and no two alike. Find the ship for them, and score as much as you can.
    .goal = Score 8 points with one ship.
    .done = Four different cards, 8 points. That ship pays least, but its cards are the easiest to find.
trajan-lesson-ships-different-hint = The third ship takes different cards. Load all four.
trajan-lesson-ships-four-kinds = That ship takes identical cards, so you could load only one. Look for the ship that takes different ones.
trajan-lesson-ships-not-full = It sails half empty. Each further card would bring two more points.

trajan-lesson-ships-wild = A tile with a wild card lies on your mat. It stands for any goods card when you ship. Together with your fish it makes four. Load them all.
    .goal = Score 20 points with one ship.
    .done = Four identical cards, 20 points: the most that a ship can pay. The wild tile is used up.
trajan-lesson-ships-wild-hint = Load the three fish on the ship for identical cards, then click the wild tile on your mat.
trajan-lesson-ships-without-wild = Three fish for 12 points. The wild tile would have made it four.

trajan-lesson-ships-where-now = Where do cards go that you ship?
    .done = Face up in your display. There they may bring points once more at the end of the game.
trajan-lesson-ships-back-to-hand = back in your hand
trajan-lesson-ships-in-display = in your display
trajan-lesson-ships-out-of-game = out of the game
trajan-lesson-ships-cards-displayed = Look at your mat: the fish lie open before you, in your display.

trajan-lesson-ships-remember = Shipping draws no new cards, so a good shipment needs a turn or two of collecting first. Watch the colours of the ships while you collect.
