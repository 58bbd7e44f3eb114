### Where the rulebooks are silent or disagree: our rulings, the disagreements, notes on figures, parts of the rulebooks.

## Rulings

trajan-ruling-r1-question = How many points does the grey side of a goods bonus tile bring for each card?
trajan-ruling-r1-answer = 2 points.
trajan-ruling-r1-why = The Czech and the Polish rulebook say so, and so does the photographed tile; the Portuguese rulebook says 1.
trajan-ruling-r2-question = How many points does the grey side of the workers bonus tile bring for each worker?
trajan-ruling-r2-answer = Half a point, with the sum rounded up.
trajan-ruling-r2-why = The Polish and the Portuguese rulebook say so; the Czech text is garbled and says 2.
trajan-ruling-r3-question = What if one turn carries the time marker over the start twice?
trajan-ruling-r3-answer = Two rounds end, one after the other. If the first one ends a quarter, the second ends right after that, in the new quarter.
trajan-ruling-r3-why = A round is one circuit of the time track.
trajan-ruling-r4-question = Do you have to take a Trajan tile that you accomplished?
trajan-ruling-r4-answer = Yes, the tile and its points. Only its special action is your choice.
trajan-ruling-r4-why = All three rulebooks put it that way.
trajan-ruling-r5-question = Can the leader go back to the military camp?
trajan-ruling-r5-answer = No.
trajan-ruling-r5-why = The action moves the leader to a province, and the camp is none.
trajan-ruling-r6-question = May you place a second worker on a building space of your own?
trajan-ruling-r6-answer = No.
trajan-ruling-r6-why = A worker goes beside one of your own, not on top of it.
trajan-ruling-r7-question = What happens when the deck of goods cards is empty?
trajan-ruling-r7-answer = Both discard piles, but for their top cards, are shuffled into a new deck. If there is nothing to shuffle, fewer cards are drawn.
trajan-ruling-r7-why = The rulebooks do not say.
trajan-ruling-r8-question = What happens when a discard pile is emptied during play?
trajan-ruling-r8-answer = It is refilled at once with the next card of the deck.
trajan-ruling-r8-why = The rulebooks say so for the setup; it is kept for play.
trajan-ruling-r9-question = What if there are not enough forum tiles for a new quarter?
trajan-ruling-r9-answer = The provinces are filled first, then the forum, as far as the tiles last.
trajan-ruling-r9-why = That is the order in which the rulebooks list the steps.
trajan-ruling-r10-question = Which tiles pay for the demands of the people?
trajan-ruling-r10-answer = As many demands as possible must be met. With what is your choice; you may spare a Trajan tile that you keep.
trajan-ruling-r10-why = The rulebooks say that you must meet them, not with what.
trajan-ruling-r11-question = Does a wild demand tile count for the bonus tile with bread, games or religion?
trajan-ruling-r11-answer = No.
trajan-ruling-r11-why = The text names tiles that show the sign.
trajan-ruling-r12-question = What can a wild goods tile stand for?
trajan-ruling-r12-answer = For one card when you ship, or for one card of one bonus tile at the end. Several may go in one shipment, even alone, and two of them can be a pair. It is never laid or discarded.
trajan-ruling-r12-why = Partly the text, partly its silence.
trajan-ruling-r13-question = How many [+2] markers may lie on one action?
trajan-ruling-r13-answer = One. When all six actions have one, you get none.
trajan-ruling-r13-why = There are 24 markers for four players with six actions each.
trajan-ruling-r14-question = What if your supply of figures is empty?
trajan-ruling-r14-answer = Options that need a figure are not available. A tile for two figures moves one if only one is left.
trajan-ruling-r14-why = The rulebooks do not say.
trajan-ruling-r15-question = Does the senate work the same way with two players?
trajan-ruling-r15-answer = Yes, both receive a bonus tile.
trajan-ruling-r15-why = The text makes no exception.
trajan-ruling-r16-question = Does the repetition by a [+2] marker count as a second extra-action tile?
trajan-ruling-r16-answer = No, it belongs to the use of the same tile.
trajan-ruling-r16-why = The text.
trajan-ruling-r17-question = What if fewer than three stacks of Trajan tiles are left?
trajan-ruling-r17-answer = You take from those that remain.
trajan-ruling-r17-why = It cannot happen during setup.
trajan-ruling-r18-question = May the action that a construction tile grants be left out, or put off?
trajan-ruling-r18-answer = Left out, yes. Put off, no.
trajan-ruling-r18-why = The summaries in the rulebooks call it possible, the text says at once.
trajan-ruling-r19-question = Does a repeated construction action grant an action again?
trajan-ruling-r19-answer = Yes, for the first tile of another kind.
trajan-ruling-r19-why = It is a construction action like any other.
trajan-ruling-r20-question = May you use an extra-action tile in the turn in which you took it?
trajan-ruling-r20-answer = Yes.
trajan-ruling-r20-why = Nothing forbids it.
trajan-ruling-r21-question = What exactly does an extra-action tile repeat?
trajan-ruling-r21-answer = The action, with any of its options, once you really did it. The tile is spent only for a repetition that you do. The repetition by a [+2] marker is optional and comes last.
trajan-ruling-r21-why = The text.
trajan-ruling-r22-question = You own both the tile that shows the action and a wild one: which is spent?
trajan-ruling-r22-answer = You choose.
trajan-ruling-r22-why = The rulebooks do not say.
trajan-ruling-r23-question = May you move only one figure with a Trajan tile for two?
trajan-ruling-r23-answer = No: both, or what your supply has, or none.
trajan-ruling-r23-why = The words “one (or two)” name the two kinds of tile.
trajan-ruling-r24-question = May you refuse to keep a Trajan tile with bread, games or religion?
trajan-ruling-r24-answer = No, it always goes to your mat.
trajan-ruling-r24-why = Keeping it is not a choice of action.
trajan-ruling-r25-question = What if there are fewer than two cards to draw?
trajan-ruling-r25-answer = Without any card you cannot choose to draw; with one left you draw one. You discard in any case. Laying cards needs no card to draw.
trajan-ruling-r25-why = The rulebooks do not say.
trajan-ruling-r26-question = What if a discard pile cannot be refilled?
trajan-ruling-r26-answer = It stays empty until a card is discarded on it.
trajan-ruling-r26-why = The rulebooks do not say.
trajan-ruling-r27-question = What happens at the end of a quarter to senate tiles that lie in provinces?
trajan-ruling-r27-answer = They stay. Only those that players hold leave the game.
trajan-ruling-r27-why = The rulebooks list their removal among what players and the forum hold.
trajan-ruling-r28-question = Which senate stack decides a tie at the end?
trajan-ruling-r28-answer = The stack as it lies after the fourth quarter, with the consul on top.
trajan-ruling-r28-why = That is the order of the steps.

## Where the three rulebooks disagree

trajan-disagreement-grey-goods-bonus = Points for each card on the grey side of a goods bonus tile.
trajan-disagreement-grey-workers-bonus = Points for each worker on the grey side of the workers bonus tile.
trajan-disagreement-final-tie = What the tie at the end is about: the Czech text speaks of tiles, the others of points.
trajan-disagreement-arch-start = The slot at which the arch begins: the Portuguese text prints T where the others print I.
trajan-disagreement-britannia-and-camp = The number of neighbours of Britannia: the Portuguese text reads as if the military camp touched it too.
trajan-disagreement-extra-limit = The limit for a turn: the Polish text limits extra-action tiles, the others extra actions.
trajan-disagreement-trajan-tile-point = The point for each Trajan tile left at the action circle: the Polish list of final points leaves it out.

## Notes on figures

trajan-note-yellow-split = The rulebooks give the total of 12 yellow extra-action tiles; that there are two for each action comes from two reconstructions that agree.
trajan-note-demand-split = The rulebooks give the total of 15 demand tiles; that there are five of each kind comes from two reconstructions that agree.
trajan-note-construction-split = The rulebooks give the total of 20 construction tiles; five kinds with the values 2, 3, 4 and 5 come from two reconstructions that agree.
trajan-note-time-length = The number of steps comes from one reconstruction. Another one, unfinished, says 12, 17 and 22.
trajan-note-forum-split = The rulebooks give the total of 70 forum tiles. Two reconstructions agree on the kinds; how many there are of each comes from one, and the total fits.
trajan-note-trajan-tiles = The colours come from two reconstructions that agree; most of the tiles can also be seen on photographs.
trajan-note-trajan-tile-point = The Czech and the Portuguese rulebook give the point for each Trajan tile that is left; the Polish one does not mention it.

## Parts of the rulebooks, named by us

trajan-part-setup = setup
trajan-part-turn = the course of a turn
trajan-part-sowing = sowing the markers
trajan-part-time-track = the time track
trajan-part-trajan-tile = accomplishing a Trajan tile
trajan-part-action = the action of the tray
trajan-part-seaport = the seaport
trajan-part-forum = the forum
trajan-part-military = the military
trajan-part-trajan-action = the Trajan action
trajan-part-senate = the senate
trajan-part-construction = construction
trajan-part-extra-actions = extra actions
trajan-part-end-of-round = the end of a round
trajan-part-demands = the end of a quarter: demands of the people
trajan-part-senate-count = the end of a quarter: the senate
trajan-part-clean-up = the end of a quarter: clean up
trajan-part-final-scoring = the end of the game
