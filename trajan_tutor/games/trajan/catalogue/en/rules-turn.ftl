### Rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Setup, the turn, sowing, time, Trajan tiles.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## The game and the turn

trajan-game-over = The game is over
    .rule = After the fourth quarter everybody counts final points. Nothing can be played any more.
    .refused = The game is over: nothing can be played any more.
# $actor: 0, 3
# $seat: 0, 3
trajan-turn-order = Players take turns clockwise
    .rule = One player does a whole turn, then the next one clockwise. Only at the end of a quarter are all asked, one after the other.
    .refused = Now it is { SEAT($actor) } who decides, not { SEAT($seat) }.
# $phase: “end the quarter”, “decide about the special action of the Trajan tile”
trajan-turn-steps = The steps of a turn
    .rule = A turn has a fixed order: sow markers, let time pass, take the Trajan tile that you have accomplished, do one action, then any extra actions. You finish one step before the next.
    .refused = That is not what comes next. First { $phase }.
# $seat: 0, 3
trajan-turn-own-mat = Your own mat
    .rule = You use only the pieces of your own mat. What lies on the mats of the others is theirs.
    .refused = That lies on the mat of { SEAT($seat) }. Choose something on your own mat or on the board.

## Setup

trajan-setup-markers = Two markers in every tray
    .rule = Your action circle has six trays. Before the game begins you put two of your twelve markers in each of them, in any colours you like.
# $colour: “blue”, “yellow”
# $tray: “V”, “III”
trajan-setup-markers-left = Two markers of each colour
    .rule = You own two markers of each of the six colours, and all of them go into your trays.
    .refused = You have no { FORM($colour, "marker") } left to place in tray { $tray }. Choose a colour that still lies beside your mat.
trajan-setup-goods = Three goods cards to begin with
    .rule = In turn order each player takes three goods cards, from any piles in any combination. As we read it, one by one, each the unseen top card of the deck or the open top card of one of the two discard piles.
    .refused = In this game the first goods cards come from the two discard piles only. Take the top card of one of them.
# $stack: “points”, “[+2] markers”
trajan-setup-stacks = Three different stacks
    .rule = The Trajan tiles lie in six stacks by what they bring. You begin with three of them, each the top tile of another stack.
    .refused = You have already taken a tile from the stack for { $stack }. Choose another stack.
# $slot: “I”, “VI”
trajan-setup-slots = Slots II, IV and VI
    .rule = Beside every tray is a slot for one Trajan tile. Your first three tiles go to the slots II, IV and VI, in any order.
    .refused = Slot { $slot } takes no tile now. Your first three tiles go to the free ones of the slots II, IV and VI.
trajan-setup-bonus = A bonus tile to begin with
    .rule = Every player draws a bonus tile and lays it down with its yellow side up. It scores at the end of the game. Two more tiles lie open at the senate for the first quarter.
trajan-setup-board = The board at the start
    .rule = A forum tile lies in every province and on every forum space, an extra-action tile on each of the three yellow spaces, a construction tile on every building space. Your leader and one figure begin in the military camp, another figure in the worker camp.

## Sowing and time

trajan-sow-tray = Take all markers of one tray
    .rule = You begin your turn by taking all the markers of one of your trays into your hand.
# $tray: “I”, “III”
trajan-sow-empty = An empty tray cannot be sown
    .rule = The tray that you take markers from must hold at least one.
    .refused = Tray { $tray } is empty. Choose a tray with markers in it.
# $colour: “blue”, “yellow”
# $tray: “I”, “III”
trajan-sow-colour = Only what is in your hand
    .rule = You drop the markers that you took, in any order of colours that you like.
    .refused = There is no { FORM($colour, "marker") } in your hand to drop in tray { $tray }. Choose another colour.
trajan-sow-clockwise = One marker in each next tray
    .rule = You drop your markers one by one, clockwise, beginning with the tray after the one you emptied. No tray is left out, not even the one you began with when you go all the way round. The tray of your last marker names your action.
trajan-time-advance = Time passes with every marker
    .rule = The time marker moves one step for each marker that you take out of the tray. A full tray makes you strong and the quarter short.

## Trajan tiles

trajan-tile-match = Accomplish a Trajan tile
    .rule = If a Trajan tile lies beside the tray of your last marker, and the tray holds both colours of the tile, you take the tile and its points. It does not matter how long the markers have been there or what else lies there. As we read it, a tile with one colour twice asks for two markers of it.
# $kind: “two workers”, “two legionaries”
trajan-tile-special = The special action of the tile
    .rule = Most Trajan tiles bring something besides their points. You may use that at once or leave it; the tile and its points are yours in any case.
    .refused = That is not what this tile ({ $kind }) offers. Use its special action or leave it.
trajan-tile-goods = Two goods cards
    .rule = The tile lets you draw two goods cards from the deck.
trajan-tile-figures = Figures for a camp
    .rule = The tile lets you move one or two figures, as it shows, from your supply to the worker camp or to the military camp. If your supply holds fewer, you move what is there.
    .refused = Your supply is empty: there is no figure to move to a camp.
# $action: “forum”, “construction”
trajan-tile-plus-two = A [+2] marker
    .rule = The tile lets you put a [+2] marker on one of the six actions of your mat; as we read it, one on each at most. When you repeat that action with an extra-action tile, the marker lets you do it once more.
    .refused = A [+2] marker lies on { FORM($action, "the") } already. Choose an action without one, or leave the marker.
trajan-tile-demand = A demand met for the rest of the game
    .rule = A Trajan tile with bread, games or religion stays on your mat. In every quarter it meets one demand of the people for what it shows.
trajan-tile-arch = The arch comes back
    .rule = While all six of your slots hold tiles, your arch waits in the centre of the action circle. When you accomplish a tile, the arch moves to the slot that became free.

## The action

# $action: “forum”, “construction”
# $wanted: “forum”, “construction”
trajan-action-target = The tray of the last marker names the action
    .rule = You may do one action: the one of the tray in which your last marker fell.
    .refused = That belongs to { FORM($wanted, "the") }. Your last marker lets you do { FORM($action, "the") }.
trajan-action-optional = The action may be left out
    .rule = You never have to do the action. You may pass.
