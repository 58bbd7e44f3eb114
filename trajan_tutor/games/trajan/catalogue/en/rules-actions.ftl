### Rules: the six actions and extra actions.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Seaport

trajan-seaport-draw = Draw two, discard one
    .rule = Seaport, first option: draw two goods cards from the deck, then discard one card from your hand.
trajan-seaport-no-cards = No cards to draw
    .rule = When there is no card to draw, you cannot choose to draw. If only one is left, you draw one.
    .refused = There is no card left to draw: the deck is empty, and nothing lies under the top cards of the discard piles.
trajan-seaport-discard = Discard on either pile
    .rule = After drawing two cards you lay one card from your hand face up on one of the two discard piles. You may choose the pile, but not whether you discard.
trajan-seaport-take = Take an open card
    .rule = Seaport, second option: take the top card of one of the two discard piles. Everybody sees what you take.
# $pile: “left discard pile”, “right discard pile”
trajan-seaport-pile-empty = An empty discard pile
    .rule = A discard pile that cannot be refilled stays empty until somebody discards a card on it.
    .refused = There is no card to take: { FORM($pile, "the") } is empty.
trajan-seaport-lay = Lay cards into your display
    .rule = Seaport, third option: lay one or two cards from your hand face up in front of you, then draw the same number from the deck. Displayed cards count for bonus tiles at the end.
# $goods: “oil”, “scrolls”
trajan-seaport-hand = Only cards in your hand
    .rule = You can discard, lay and ship only cards that you hold.
    .refused = You hold no { FORM($goods, "card") }.
# $ship: “pairs”, “identical cards”
trajan-seaport-ship = Ship cards
    .rule = Seaport, fourth option: lay cards from your hand that suit one of the three ships into your display and score what its upper side says for that many. A coloured ship is then flipped to its grey side, which pays less, until the quarter ends. You draw no cards for shipping.
    .refused = You are loading the ship for { $ship }. Load it, or let it set sail.
trajan-seaport-identical = The ship for identical cards
    .rule = The first ship takes one to four cards of the same kind.
    .refused = This ship takes one to four cards of the same kind, and sails with at least one. That does not fit.
trajan-seaport-pairs = The ship for pairs
    .rule = The second ship takes one to three pairs, each of another kind of goods.
    .refused = This ship takes one to three pairs of identical cards, each pair of another kind. You cannot make such a pair here.
trajan-seaport-different = The ship for different cards
    .rule = The third ship takes one to four cards, each of another kind.
    .refused = This ship takes one to four cards, each of another kind, and sails with at least one. That does not fit.
trajan-seaport-wild = Wild goods tiles
    .rule = A wild goods tile stands for one goods card of any kind when you ship. It then leaves the game. It cannot be laid or discarded.
    .refused = You do not own enough wild goods tiles for that.
trajan-seaport-refill = A discard pile is never left empty
    .rule = When the last card of a discard pile is taken, the next card of the deck is revealed there at once.
trajan-seaport-reshuffle = A new deck
    .rule = When the deck is empty and a card is needed, both discard piles, but for their top cards, are shuffled into a new deck.

## Forum

trajan-forum-take = Take a tile from the forum
    .rule = Forum: take any one tile that lies there, on a forum space or on one of the three yellow spaces.
# $tile: “bread tile”, “extra-action tile for the military”
trajan-forum-absent = Only tiles that lie there
    .rule = You can take only a tile that lies in the forum now. New ones come with the next quarter.
    .refused = There is no { $tile } on that space of the forum now.

## Military

trajan-military-enlist = A new legionary
    .rule = Military, first option: move a figure from your supply to the military camp. From then on it is a legionary.
trajan-military-supply = No figure left
    .rule = You own fifteen figures. When your supply is empty, no more can go to the camps.
    .refused = Your supply is empty: there is no figure to move to the military camp.
# $from: “Alpes”, “the military camp”
# $province: “Alpes”, “Germania Superior”
trajan-military-leader = The leader marches
    .rule = Military, second option: move your leader to a neighbouring province. Dotted lines are ways by sea.
    .refused = Your leader cannot go { FORM($from, "from") } { FORM($province, "to") }: the two are not neighbours.
trajan-military-camp = No way back to the camp
    .rule = Your leader begins in the military camp. Once gone, it moves only between provinces.
    .refused = Your leader cannot return to the military camp. Choose a neighbouring province.
trajan-military-tile = The tile in the province
    .rule = If a forum tile lies in the province that your leader enters, you take it.
trajan-military-legionary = A legionary for the province
    .rule = Military, third option: move one of your legionaries from the military camp to the province of your leader and score its points.
    .refused = Your leader is still in the military camp. Move it to a province first: your legionaries follow it.
# $province: “Raetia”, “Britannia”
trajan-military-camp-empty = No legionary in the camp
    .rule = A legionary goes to a province from the military camp, so one of yours must wait there.
    .refused = None of your legionaries waits in the military camp, so none can go { FORM($province, "to") }.
# $province: “Raetia”, “Germania Superior”
trajan-military-one-each = One legionary in a province
    .rule = In every province you may have one legionary, no more.
    .refused = You already have a legionary { FORM($province, "in") }.
trajan-military-rivals = Rivals lower the points
    .rule = A province scores three points less for each legionary of another player there, but never less than nothing.

## Trajan

trajan-arch-stack = A new Trajan tile
    .rule = Trajan: take the top tile of one of the six stacks and put it on the slot of your arch.
# $stack: “points”, “[+2] markers”
trajan-arch-stack-empty = An empty stack
    .rule = A stack whose tiles are all taken stays empty.
    .refused = The stack for { $stack } is empty. Choose another one.
trajan-arch-full = All slots are full
    .rule = While all six of your slots hold Trajan tiles, you cannot take another one.
    .refused = All six of your slots hold Trajan tiles. Accomplish one of them before you take another.
trajan-arch-moves = The arch moves on
    .rule = After you took a tile, your arch moves clockwise to the next slot without one. If all are full, it goes to the centre.

## Senate

trajan-senate-advance = Step forward in the senate
    .rule = Senate: move your disc one space to the right, on top of any discs there, and score the points of the space. At the end of the quarter the space is also worth as many votes.
    .refused = Your disc moves one space at a time: to the next space on its right.
trajan-senate-end = The last space of the senate
    .rule = The track ends with the space for eight points. A disc there stays until the quarter ends.
    .refused = Your disc is on the last space of the senate. It cannot move on in this quarter.

## Construction

trajan-construction-recruit = A new worker
    .rule = Construction, first option: move a figure from your supply to the worker camp. From then on it is a worker.
trajan-construction-supply = No figure left
    .rule = You own fifteen figures. When your supply is empty, no more can go to the camps.
    .refused = Your supply is empty: there is no figure to move to the worker camp.
# $space: “A1”, “D5”
trajan-construction-camp-empty = No worker in the camp
    .rule = A worker goes to a building space from the worker camp, so one of yours must wait there.
    .refused = None of your workers waits in the worker camp, so none can go to { $space }.
# $space: “A1”, “D1”
trajan-construction-adjacent = Build beside your own workers
    .rule = Construction, second option: move a worker from the camp to a building space. Your first worker may go anywhere, each later one only to a space beside one of your own, not diagonally.
    .refused = { $space } does not touch the space of one of your workers.
# $space: “B2”, “D4”
trajan-construction-own-worker = One worker on a space
    .rule = You have at most one worker on a building space. Workers of other players do not stand in your way.
    .refused = One of your workers is already on { $space }.
trajan-construction-tile = The construction tile
    .rule = If a construction tile lies on the space, you take it and score its points. On a space where a tile was taken before, you get nothing but the place.
# $action: “forum”
trajan-construction-grant = The first tile of a kind grants an action
    .rule = There are five kinds of construction tiles. The first one of a kind that you take grants you at once the action that belongs to the kind. You may skip it, but you cannot do it later.
    .refused = With the options of this game you cannot skip { FORM($action, "the") } that your construction tile grants.

## Extra actions

# $action: “forum”
trajan-extra-repeat = Do an action again
    .rule = After you did an action you may spend an extra-action tile of the same action to do it again. As we read it, also with another option of it. The tile leaves the game.
    .refused = In this game a tile does not repeat { FORM($action, "the") } in the turn in which you took the tile.
# $action: “forum”, “military”
trajan-extra-icon = The tile must show the action
    .rule = An extra-action tile repeats only the action that it shows, and it does not matter when you got the tile.
    .refused = You can repeat { FORM($action, "the") } only with a tile of yours that shows it, or with a wild one.
# $action: “forum”, “construction”
trajan-extra-wild = Wild extra-action tiles
    .rule = A wild extra-action tile repeats any action. If you also own a tile that shows the action, you choose which of the two you spend.
    .refused = You own no wild extra-action tile to repeat { FORM($action, "the") } with.
# $action: “forum”, “construction”
trajan-extra-once = One extra-action tile in a turn
    .rule = You may spend at most one extra-action tile in your turn.
    .refused = You have already spent an extra-action tile in this turn, so you cannot repeat { FORM($action, "the") } with another.
trajan-extra-plus-two = The [+2] marker repeats once more
    .rule = If a [+2] marker lies on the action that you repeat with a tile, you may do it a second time with the same tile. The marker stays on your mat.
# $action: “forum”, “construction”
trajan-extra-done = Repeat only what you did
    .rule = You can repeat an action only after you really did it, and a tile is spent only for a repetition that you do.
    .refused = You have spent a tile to repeat { FORM($action, "the") }, so you do it now. Choose one option.
