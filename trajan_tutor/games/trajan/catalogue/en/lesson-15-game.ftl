### Lesson 15: a whole guided game.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-game = A whole game
    .idea = From the setup to the final scoring, and all of it is yours.
    .can = You can play a whole game.

## The setup

trajan-lesson-game-markers = You play a whole game against player B. So far your markers lay ready; now you lay them, two in every tray. You have two of each colour.
    .goal = Fill all your trays.
    .done = Both circles are full, and each of you has a bonus tile. Look at yours: it shows what to collect.
trajan-lesson-game-markers-hint = You do not know your tiles yet, so two different colours in a tray are a good beginning.

trajan-lesson-game-cards = Now the first goods cards: three for each of you. Take each from the deck, or an open one from a discard pile.
    .goal = Take three goods cards.
    .done = Three cards to begin with. B took three as well.
trajan-lesson-game-cards-hint = Cards of one kind go together on a ship; so do cards that are all different.

trajan-lesson-game-first-tiles = Then your first three Trajan tiles, each from another stack, on slots II, IV and VI. A tile is accomplished when its two colours lie in the tray beside its slot.
    .goal = Take three Trajan tiles, each from another stack.
    .done = Everything is set up. The first turn is yours.
trajan-lesson-game-first-tiles-hint = Where one of the two colours lies already, only the other one is still to come.

## The quarters

trajan-lesson-game-quarter-one = Now the first quarter. Look at three things: the demands, your empty slots and the senate. After each of your turns B plays.
    .goal = Play until the first quarter has ended.
    .done = The first quarter is over.
trajan-lesson-game-quarter-one-hint = Before you sow, look at all six trays: where does each of them lead?
trajan-lesson-game-aim-demand = Answer a demand at the end of the quarter
trajan-lesson-game-aim-new-tile = Bring a new Trajan tile to your circle
trajan-lesson-game-aim-consul = Have the most votes in the senate

trajan-lesson-game-first-look = Where did the points of this quarter come from? Compare what your tiles and the senate brought with what the demands cost.

trajan-lesson-game-quarter-two = The second quarter. Tiles with votes are gone, and the demands start again. This time think of your goods cards: the ships pay for cards that fit together.
    .goal = Play until the second quarter has ended.
    .done = Half of the game is over.
trajan-lesson-game-quarter-two-hint = Collect cards of one kind, or all different. Then let a ship carry them.
trajan-lesson-game-aim-ship = Score on a ship
trajan-lesson-game-aim-tile = Accomplish a Trajan tile

trajan-lesson-game-second-look = Half-time. Whoever leads now may fall back: the cards, sets and bonus tiles are counted at the end only.

trajan-lesson-game-quarter-three = The third quarter. Your figures should not stay in their camps: workers build, and the leader opens provinces for the legionaries.
    .goal = Play until the third quarter has ended.
    .done = Three quarters are over.
trajan-lesson-game-quarter-three-hint = A leader that moves takes the forum tile of the province. It can meet a demand.
trajan-lesson-game-aim-build = Score with a building
trajan-lesson-game-aim-leader = Move your leader to a province
trajan-lesson-game-aim-demand-again = Answer a demand

trajan-lesson-game-third-look = What brought the most this time? In the last quarter do more of it.

trajan-lesson-game-quarter-four = The last quarter. Nothing needs to be prepared any more: each turn should bring points. Load your cards, answer the people, and look at your bonus tiles.
    .goal = Play to the end of the game.
    .done = The last quarter is over, and all has been counted.
trajan-lesson-game-quarter-four-hint = Count the turns that are left. A plan for three turns may come too late.
trajan-lesson-game-aim-last-demand = Answer a demand once more
trajan-lesson-game-aim-last-tile = Accomplish a Trajan tile
trajan-lesson-game-aim-points = Gain 15 points or more, the final scoring included

trajan-lesson-game-fourth-look = The last quarter, without the final scoring: what the turns brought, and what the demands cost.

trajan-lesson-game-final-scoring = Now the final scoring, source by source: cards in the hand, figures in the camps, tiles left at the circle, sets of construction tiles, and at last the bonus tiles.

trajan-lesson-game-result = You have played a whole game. Which source brought you the most, and what cost you points?

