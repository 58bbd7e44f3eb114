### Lesson 15: a whole guided game.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-game = A whole game
    .idea = From the setup to the final scoring: two turns with help, and then you play.
    .can = You can play a whole game.

## The setup

trajan-lesson-game-first-tray = You play a whole game against player B. So far your markers lay ready; now you lay them. Every tray gets two, in any colours. Begin with tray I: click two markers in the middle of your circle.
    .sheet = You play a whole game against player B. So far your markers lay ready; now you lay them. Every tray gets two, in any colours. Begin with tray I: mark two markers in the middle of your circle.
    .goal = Put two markers into tray I.
    .done = Tray I is filled. You do not know your tiles yet, so variety is a good beginning.

trajan-lesson-game-no-third = Look at the markers that still lie in the middle. How many white ones are left, when one lies in tray I?
    .done = One. Each player owns two of each of the six colours.
trajan-lesson-game-no-third-hint = Each player owns two markers of each colour.
trajan-lesson-game-two-of-each = You own two white markers, and one of them lies in tray I.
trajan-lesson-game-one-is-left = There is a second white marker.

trajan-lesson-game-fill-trays = Fill the other five trays as you like. Then player B does the same.
    .goal = Fill all your trays.
    .done = Both circles are full, and each of you has a bonus tile. Look at yours: it shows what to collect.

trajan-lesson-game-cards = Now the first goods cards: three for each of you. Take each from the deck, or an open one from a discard pile.
    .goal = Take three goods cards.
    .done = Three cards to begin with. B took three as well.

trajan-lesson-game-first-tile = Then your first three Trajan tiles. Each comes from another stack and goes to slot II, IV or VI. Take the one with the most points: click its stack, then slot IV.
    .sheet = Then your first three Trajan tiles. Each comes from another stack and goes to slot II, IV or VI. Take the one with the most points: mark its stack, then slot IV.
    .goal = Take a first Trajan tile.
    .done = Nine points for two blue markers. One blue marker lies in that tray already.

trajan-lesson-game-same-stack = Try the same stack again: click the stack with the points.
    .sheet = Try the same stack again: mark the stack with the points.
    .goal = Try to take a second tile from the same stack.
    .done = Refused: the three tiles come from three different stacks.
trajan-lesson-game-other-stack = Another stack is right, and in a moment you will do so. First try the same one again.

trajan-lesson-game-wrong-slot = And another slot? Click slot I.
    .sheet = And another slot? Mark slot I.
    .goal = Try to use slot I.
    .done = Refused: the first tiles go to II, IV and VI. The arch begins at slot I.
trajan-lesson-game-right-slot = That is a right place. First see what happens with slot I.

trajan-lesson-game-two-more = Take your two other tiles. Then B does the same, and the game begins.
    .goal = Take two more tiles, each from another stack.
    .done = Everything is set up. The first turn is yours.

## The first quarter

trajan-lesson-game-which-tray = From here your circle is laid so that your first turns can be guided. At tray II a tile wants yellow and orange, and orange lies there. Which tray brings a yellow marker to tray II as the last one?
    .done = Tray VI: two markers, so the second one falls into tray II.
trajan-lesson-game-which-tray-hint = Count the markers of a tray: so many steps further on, the last one falls.
trajan-lesson-game-leads-past = Tray V holds two markers: the last one falls into tray I.
trajan-lesson-game-not-the-target = That is where the marker should arrive. Where does it come from?

trajan-lesson-game-turn-one = Sow tray VI. The yellow marker has to fall last, so drop the pink one first.
    .goal = Accomplish the tile at tray II.
    .done = Three points in your first turn, and two goods cards to come.
trajan-lesson-game-turn-one-hint = Click tray VI, then the pink marker, which lies in the middle of the circle by then.
trajan-lesson-game-yellow-first = Now yellow lies in tray I, and pink fell last. Drop the pink one first.
trajan-lesson-game-not-that-tray = That tray does not bring yellow to tray II. Tray VI does.

trajan-lesson-game-two-cards = The tile offers two goods cards. Take them: click the deck.
    .sheet = The tile offers two goods cards. Take them: mark the deck.
    .goal = Take the two goods cards.
    .done = They lie in your hand. Now comes the action of tray II: the forum.
trajan-lesson-game-no-cards = You may skip them, but cards bring points on the ships. Take them.

trajan-lesson-game-forum-tile = At the end of the quarter the people will want bread, games or religion. Nobody knows which yet. A tile that answers is worth having early. Take one with bread.
    .goal = Take a tile from the forum.
    .done = It lies on your mat. Then B has played: what happened is shown beside the board.
trajan-lesson-game-nothing-taken = A pass brings nothing. Take a tile first.

trajan-lesson-game-turn-two = The next one is worth nine points: the tile at tray IV wants two blue markers, and one lies there. Tray I holds three markers now, a blue one among them. Sow it so that blue falls last.
    .goal = Accomplish the tile at tray IV.
    .done = Nine points more. Two turns, two tiles: that is what looking ahead brings.
trajan-lesson-game-turn-two-hint = Sow tray I. Three markers lead to tray IV.
trajan-lesson-game-turn-two-hint-2 = Drop the white and the pink marker first, in any order.
trajan-lesson-game-blue-too-early = Blue has fallen before tray IV. Keep it for the last place.
trajan-lesson-game-another-tray = That is another tray. The blue marker that you need lies in tray I.

trajan-lesson-game-to-the-senate = You are in tray IV, so the action is the senate. Move your disc one space.
    .goal = Move up in the senate.
    .done = Two points, and two votes for the end of the quarter.
trajan-lesson-game-senate-passed = A pass brings nothing. A step in the senate brings points and votes.

trajan-lesson-game-quarter-one = Now you play the rest of the quarter alone. Look at three things: the demands, your empty slots and the senate. After each of your turns B plays.
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

