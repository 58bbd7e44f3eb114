### What the rulebooks say where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the books, named by us.
### Room: sentences, which wrap.

trajan-ruling-r1-place = The list of bonus tiles, in all three rulebooks.
trajan-ruling-r1-says = The Czech and the Polish book give 2 points for each card on the grey side, the Portuguese book 1.
trajan-ruling-r1-against = The Portuguese rulebook, which says 1 point; with it the grey side would be a third of the yellow one.
trajan-reading-r1-2 = The grey side of a goods bonus tile brings 2 points for each of its cards.
trajan-reading-r1-1 = The grey side of a goods bonus tile brings 1 point for each of its cards.

trajan-ruling-r2-place = The list of bonus tiles, in all three rulebooks.
trajan-ruling-r2-says = The Polish and the Portuguese book give half a point for each worker on the grey side, the Czech book 2 points.
trajan-ruling-r2-against = The Czech rulebook says 2 points. That would be more than the 1 point of the yellow side, so its text can hardly be right.
trajan-reading-r2-0-5 = The grey side of the workers bonus tile brings half a point for each worker, the sum rounded up.
trajan-reading-r2-2 = The grey side of the workers bonus tile brings 2 points for each worker, more than its yellow side.

trajan-ruling-r3-place = The end of a round, in all three rulebooks.
trajan-ruling-r3-says = A round ends after the turn in which the time marker reached or passed the start space. Of passing it twice in one turn nothing is said.
trajan-ruling-r3-against = The round ends after the turn, and a turn is over only once. So one turn may end one round, however far the marker went.
trajan-reading-r3-two-rounds = Each time that the marker passes the start space a round ends, also twice in one turn.
trajan-reading-r3-one-round = One turn ends one round at most, however often the marker passes the start space.

trajan-ruling-r4-place = A turn, the step of the Trajan tile, in all three rulebooks.
trajan-ruling-r4-says = The tile is removed and its points are scored where the two colours lie; its special action is put as a possibility.

trajan-ruling-r5-place = The military, in all three rulebooks.
trajan-ruling-r5-says = The leader moves to an adjacent province. The camp lies beside three provinces, and it is called a camp.
trajan-ruling-r5-against = The camp is a place of the map with neighbours of its own, and no book forbids the way back in so many words.
trajan-reading-r5-no = The leader never goes back to the military camp.
trajan-reading-r5-yes = The leader may go back to the military camp from a province beside it; nothing is taken there.

trajan-ruling-r6-place = Construction, in all three rulebooks.
trajan-ruling-r6-says = Spaces with workers of other players may be entered, without tile and points. Of a second worker of your own nothing is said.

trajan-ruling-r7-place = No place. The question comes up at the seaport; none of the three rulebooks speaks of an empty deck.
trajan-ruling-r7-says = Nothing. The setup alone tells of the deck, and of cards that are turned up from it.

trajan-ruling-r8-place = The setup, in all three rulebooks; for the seaport none of them says anything.
trajan-ruling-r8-says = While the first cards are taken, an emptied discard pile is refilled at once from the deck.

trajan-ruling-r9-place = The end of a quarter, clean-up, in all three rulebooks.
trajan-ruling-r9-says = New tiles come to provinces that are empty, then to the forum. What is done when they run out is not said.

trajan-ruling-r10-place = The end of a quarter, demands of the people, in all three rulebooks.
trajan-ruling-r10-says = Each demand that you can meet you have to meet; with a Trajan tile you can meet it too. With which tiles, and that as many as possible are met in all, is not said.
trajan-ruling-r10-against = Using a Trajan tile costs nothing, and sparing it makes sense only to get rid of a forum tile; so it may be meant to go first.
trajan-reading-r10-any = You choose with what you meet a demand, and may spare a Trajan tile that you keep.
trajan-reading-r10-kept-first = A Trajan tile that you keep meets its demand first; forum tiles and wild tiles come after it.

trajan-ruling-r11-place = The list of bonus tiles, in all three rulebooks.
trajan-ruling-r11-says = The points are for owning at least one forum tile with the sign. Wild tiles are not named there.
trajan-ruling-r11-against = A wild demand tile stands for any of the three signs when demands are met; it might do so here as well.
trajan-reading-r11-no = A wild demand tile brings nothing with the bonus tile of bread, games or religion.
trajan-reading-r11-yes = A wild demand tile counts as a tile of the sign for such a bonus tile.

trajan-ruling-r12-place = The seaport and the final scoring, in all three rulebooks.
trajan-ruling-r12-says = The tile stands for a goods card. Whether several may be used together, or alone, is not said.
trajan-ruling-r12-against = A tile that stands for a card may be meant to complete real cards, so that one alone, or two as a pair, would be no shipment.

trajan-ruling-r13-place = A turn, the special action of the [+2] tile, in all three rulebooks.
trajan-ruling-r13-says = The marker goes on one of the six spaces for extra actions. That a space holds only one, and what is done when all have one, is not said.

trajan-ruling-r14-place = No place. The question comes up at the Trajan tiles, the military and construction; no rulebook speaks of an empty supply.
trajan-ruling-r14-says = Nothing. Each player has 15 figures, and the books tell only from where they are taken.

trajan-ruling-r15-place = The end of a quarter, the senate, in all three rulebooks.
trajan-ruling-r15-says = The consul takes one of the two bonus tiles, the vice-consul the other. No number of players is named.
trajan-ruling-r15-against = With two players the second place is also the last one, and a bonus for being last may not be meant.
trajan-reading-r15-both = With two players too, the vice-consul takes the second bonus tile.
trajan-reading-r15-consul = With two players only the consul takes a bonus tile.

trajan-ruling-r16-place = Extra actions, in all three rulebooks.
trajan-ruling-r16-says = With a [+2] marker on the sign of the tile you may repeat the action a second time; the tile is discarded, the marker stays.

trajan-ruling-r17-place = No place. The question comes up at the setup and at the Trajan action; no rulebook speaks of empty stacks.
trajan-ruling-r17-says = The setup lets everybody take tiles from three different stacks. That stacks run out is not said.

trajan-ruling-r18-place = Construction, and the summaries of extra actions, in all three rulebooks.
trajan-ruling-r18-says = The player carries out the action of the first tile of a kind at once. The summaries call it possible.
trajan-ruling-r18-against = The sentence itself has no word for may: the player carries the action out. And possible can mean where there is one.
trajan-reading-r18-may-decline = You may leave out the action that a construction tile grants, but not put it off.
trajan-reading-r18-must = The action that a construction tile grants has to be done where it can be.

trajan-ruling-r19-place = Construction and extra actions, in all three rulebooks.
trajan-ruling-r19-says = The first tile of a kind grants an action. Whether the construction action was itself a repetition plays no part in the text.
trajan-ruling-r19-against = A turn is meant to have one extra action; a chain of repetition and granted action makes it longer than the books seem to want.
trajan-reading-r19-yes = A construction action that is repeated grants an action too, for the first tile of another kind.
trajan-reading-r19-no = A construction action that is repeated grants no action.

trajan-ruling-r20-place = Extra actions, in all three rulebooks.
trajan-ruling-r20-says = One extra-action tile of the sign is discarded to repeat an action. When the tile was taken plays no part in the text.
trajan-ruling-r20-against = A tile from the forum that repeats the forum action in which it was taken pays for itself at once, which the books may not have seen.

trajan-ruling-r21-place = Extra actions, in all three rulebooks.
trajan-ruling-r21-says = After an action you may repeat that same action by a tile of its sign, or a wild one. Whether with another option of it is not said.

trajan-ruling-r22-place = No place. The question comes up at extra actions; no rulebook says which of two fitting tiles leaves.
trajan-ruling-r22-says = A wild tile stands for any extra-action tile. Which one leaves when you hold both is not said.

trajan-ruling-r23-place = A turn, the special action of worker and legionary tiles, in all three rulebooks.
trajan-ruling-r23-says = The tile moves 1 or 2 figures to the camp. Whether that is what the tile shows, or your choice, is not said.

trajan-ruling-r24-place = A turn, the special action of demand tiles, in all three rulebooks.
trajan-ruling-r24-says = The tile stays on the mat for the rest of the game. The special action of a tile is something that you may use.

trajan-ruling-r25-place = The seaport, in all three rulebooks; that cards run out is not said.
trajan-ruling-r25-says = Draw 2 cards, then discard 1. After laying cards you draw as many as you laid.

trajan-ruling-r26-place = No place. The question comes up at the seaport; no rulebook speaks of a discard pile that stays empty.
trajan-ruling-r26-says = Nothing. The setup alone refills an emptied pile, and there the deck is full.

trajan-ruling-r27-place = The end of a quarter, clean-up, in all three rulebooks.
trajan-ruling-r27-says = All senate tiles that lie face up leave the game, used or not. Provinces are not named.
trajan-reading-r27-leave = Senate tiles in provinces leave with those that players hold, and the provinces get new tiles at once.
trajan-reading-r27-stay = Senate tiles in provinces stay; only those that players hold leave.

trajan-ruling-r28-place = The end of a quarter, and the final scoring, in all three rulebooks.
trajan-ruling-r28-says = The higher position in the senate wins. Whether it is looked at before or after the discs went back is not said.
trajan-ruling-r28-against = Higher in the senate can mean how the discs stood when the fourth election was held, before they were restacked.

trajan-ruling-r29-place = The setup, in all three rulebooks.
trajan-ruling-r29-says = The cards may be taken from any piles in any combination. Whether the deck is one of the piles is not said.
trajan-reading-r29-deck-too = Your first goods cards come from the deck or from the top of either discard pile.
trajan-reading-r29-piles-only = Your first goods cards come from the two discard piles only; the deck refills them.

trajan-ruling-r30-place = The setup, in all three rulebooks.
trajan-ruling-r30-says = Everybody takes three cards, and an emptied pile is refilled at once. Whether you see a card before you take the next is not said.
trajan-ruling-r31-place = The end of a quarter, clean-up, in all three rulebooks.
trajan-ruling-r31-says = Forum tiles, senate tiles and the rest of the forum leave. Of the demand tiles nothing is said.
trajan-ruling-r32-place = A turn, the step of the Trajan tile, in all three rulebooks.
trajan-ruling-r32-says = The tray has markers in the colours that the tile shows. Of one colour twice nothing is said.
