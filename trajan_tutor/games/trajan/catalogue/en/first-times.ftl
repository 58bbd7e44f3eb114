### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.
### Room: sentences, which wrap.

trajan-first-time-tile = Your last marker completes the two colours of this Trajan tile, so the tile and its points are yours. The markers stay in the tray.
trajan-first-time-granted = This is your first construction tile of its kind, so it lets you act once more right away.
trajan-first-time-province-tile = Your leader takes the forum tile that lies in the province it enters.
trajan-first-time-arch = The new Trajan tile is at the slot of your arch. The arch has moved on to the next free slot, where your next tile will go.
trajan-first-time-shipped = The ship has paid for your cards. Until the quarter ends it shows its grey side, which pays less.
trajan-first-time-repeated = An extra-action tile lets you do the same action again. The tile leaves the game.
trajan-first-time-round = The time marker has passed the start, so a round is over: the people make one more demand, to be met when the quarter ends.
trajan-first-time-quarter = Three demands are on the table and another round is over, so the quarter ends: demands first, then the votes in the senate.
trajan-first-time-met = You meet a demand with a tile that shows the same sign. A forum tile leaves the game for it, a Trajan tile stays.
trajan-first-time-unmet = Demands that you leave unmet cost points: 4 for one, 9 for two, 15 for three. Take forum tiles with the signs of the demands in time.
trajan-first-time-votes = Votes count at the end of each quarter: the number under your disc in the senate, and your senate tiles.
trajan-first-time-consul = You have the most votes, so you are consul and choose a bonus tile. It scores at the end of the game.
trajan-first-time-vice-consul = You have the second most votes, so you get the bonus tile that the consul leaves, with its grey side up.
trajan-first-time-clean-up = A new quarter begins: old demands and senate tiles are gone, and the forum and empty provinces get new tiles.
trajan-first-time-final = The game is over. Now cards in hand, camps, Trajan tiles that are left, sets of construction tiles and bonus tiles score.
