### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

caesar-ruling-c1-place = A turn, closing provinces.
caesar-ruling-c1-says = A province whose border spaces are all taken is closed. If both are closed, the active player chooses the order in which they are resolved. Whether markers go on borders once for each province or once in the turn is not said.
caesar-reading-c1-together = Both provinces are closed from the moment of placing: Might from the first changes nothing in the second.
caesar-reading-c1-one-by-one = The second province is closed only when it is resolved: Might from the first changes its sums.

caesar-ruling-c2-place = A turn, drawing. That the bag may be empty is not said.
caesar-ruling-c2-says = One token is drawn into the supply at the end of the turn.

caesar-ruling-c3-place = The end of the game. Of a full board nothing is said.
caesar-ruling-c3-says = Who cannot place any token at the start of the turn loses.

caesar-ruling-c4-place = A turn, the bonus Tactics.
caesar-ruling-c4-says = Tactics gives another turn. The effect of a bonus token may be used at once, or is lost.
caesar-ruling-c4-against = The token is used when it is taken; what follows is a turn like any other, and who cannot place in a turn loses.
caesar-reading-c4-may-decline = The extra turn of Tactics may be declined while it has not begun.
caesar-reading-c4-must = The extra turn of Tactics has to be taken, also where no placement is possible.

caesar-ruling-c5-place = A turn, drawing, and the bonus Tactics.
caesar-ruling-c5-says = Tactics gives another turn, and a turn ends with the draw. Which of the two comes first is not said.

caesar-ruling-c6-place = A turn, the bonus Might.
caesar-ruling-c6-says = One enemy influence token or control marker is turned face down. What lies under a marker is not mentioned.

caesar-ruling-c7-place = A turn, the bonus Might.
caesar-ruling-c7-says = A province with a face-down control marker on its space takes no more markers on its borders. Italia has two spaces, and two markers.
caesar-ruling-c7-against = While one of the two lies face up, Italia still has a marker like any other province that is controlled.
caesar-reading-c7-one = One face-down marker on Italia is enough: its borders take no more markers.
caesar-reading-c7-both = The borders of Italia take no more markers only when both of its markers lie face down.

caesar-ruling-c8-place = A turn, the bonus Might.
caesar-ruling-c8-says = The marker is turned, not removed. Only of markers on borders is it said that no more may come.

caesar-ruling-c9-place = A turn, the bonus Senate, and the setup.
caesar-ruling-c9-says = A Senate token is put on your side of the board, on the places for it. How many places there are is not said, nor what is done with one more.

caesar-ruling-c10-place = The setup, and the expansions.
caesar-ruling-c10-says = The Senate token is put on the solid space of Italia first. Tokens of an expansion replace three random bonus tokens. That the one of Italia is exempt is not said.

caesar-ruling-c11-place = The expansion Checkpoints. Of an empty bank nothing is said.
caesar-ruling-c11-says = A token placed at a checkpoint may be placed face down; then one bonus token is drawn from the bank and resolved.
caesar-ruling-c11-against = Placing face down and drawing are named as two things; one can be done although there is nothing to draw.
caesar-reading-c11-gone = With an empty bank no token is placed face down any more.
caesar-reading-c11-without-drawing = With an empty bank a token may still be placed face down; nothing is drawn.

caesar-ruling-c12-place = The expansion Checkpoints.
caesar-ruling-c12-says = The influence token may be put face down, and in return a bonus token may be drawn. That its symbol has to match, and when the token from the bank is resolved, is not said.
caesar-ruling-c12-against = The word may can belong to the placing alone: whoever chooses to place face down then draws.
caesar-reading-c12-may = Who places face down may draw from the bank, or leave it.
caesar-reading-c12-must = Who places face down has to draw from the bank; the effect may still be left out.

caesar-ruling-c14-place = The expansion Checkpoints, and the bonus Senate.
caesar-ruling-c14-says = Markers go under a Senate token if the same closing gave control. A token from the bank comes with a placement, before anything is closed.
caesar-ruling-c14-against = A token from the bank is taken with no closing at all, so the condition for its markers can never hold.
caesar-reading-c14-first-win = A Senate token of the bank takes markers in the first closing of this placement that its side wins.
caesar-reading-c14-never = A Senate token of the bank is kept, and takes no markers.

caesar-ruling-c15-place = The expansion Centurions.
caesar-ruling-c15-says = At the end of the turn, instead of drawing, one of the own Centurion influence tokens is taken. Of two such bonus tokens in one turn nothing is said.
caesar-ruling-c15-against = Each of the two bonus tokens promises a Centurion token, and nothing says that one of the promises is void.

caesar-ruling-c16-place = The expansion Centurions. That none is left is not said.
caesar-ruling-c16-says = Instead of drawing one takes a Centurion influence token; each side has three.

caesar-ruling-c17-place = The expansion Poison.
caesar-ruling-c17-says = A random token of the supply goes into the bag. Centurion influence tokens, which began before the player on the table, are not named.

caesar-ruling-c18-place = The expansion Poison. Of an empty supply nothing is said.
caesar-ruling-c18-says = The opponent returns one random token of the supply to the bag; that supply stays one smaller.

caesar-ruling-c20-place = The solo game, and the expansion Poison.
caesar-ruling-c20-says = Crassus has a row of three face-up tokens in the place of a supply, and uses Poison. What Poison does to his row is not said.

caesar-ruling-c21-place = The solo game, rules 1 and 2 of Crassus.
caesar-ruling-c21-says = He takes the smallest number that suffices for control or for closing. A token has two numbers.

caesar-ruling-c23-place = The solo game, rules 1 and 2 of Crassus, and the list for provinces.
caesar-ruling-c23-says = The rule names the smallest number that suffices; a list below tells which province is taken if several are possible.
caesar-ruling-c23-against = The number is in the rule itself, and the list only settles what the rule leaves open. So the number would come first.
caesar-reading-c23-province-first = Crassus chooses the province by the list, then the smallest number that suffices there.
caesar-reading-c23-number-first = Crassus chooses the smallest number that suffices anywhere, then the province by the list.

caesar-ruling-c24-place = The solo game, rules 3 and 4 of Crassus.
caesar-ruling-c24-says = Rule 3 goes where the difference of influence is greatest to his disadvantage, rule 4 where he lacks least for control. How a lead counts is not said.
caesar-ruling-c24-against = Who leads lacks nothing. So all provinces where he leads may be equal for rule 4, and the list decides.
caesar-reading-c24-lead-counts = For rule 4 of Crassus a lead counts: he goes where he leads by most.
caesar-reading-c24-lead-counts-nothing = For rule 4 of Crassus any lead is the same: the list of provinces decides among them.

caesar-ruling-c25-place = The solo game, the lists for spaces and tokens.
caesar-ruling-c25-says = One list tells which space, the next one which token. What comes first where the one depends on the other is not said.
caesar-ruling-c25-against = He places a token, and the spaces are those where this token fits; so the token may come first.
caesar-reading-c25-space-first = Crassus chooses the space by its list, then a token that fits there.
caesar-reading-c25-token-first = Crassus chooses the token by its list, then a space where it fits.

caesar-ruling-c26-place = The solo game; for the player the order is given at the closing of provinces.
caesar-ruling-c26-says = If one placement closes two provinces, the active player chooses the order. How Crassus chooses is not said.

caesar-ruling-c27-place = The solo game; for players the markers are described at the closing of provinces.
caesar-ruling-c27-says = A side may put markers on borders and under Senate tokens. Whether Crassus does is not said.

caesar-ruling-c28-place = The solo game, the deck of tactic tiles.
caesar-ruling-c28-says = The deck is shuffled anew when it is empty. At which moment is not said.

caesar-ruling-c29-place = The solo game, the tactic tiles. An impossible second placement is not mentioned.
caesar-ruling-c29-says = For each such sign one token is placed, and who cannot place at the start of the turn loses. What becomes of a placement in the middle of his turn is not said, nor that signs are done from top to bottom.
caesar-ruling-c29-against = The tile asks for two placements, and not being able to place is what loses the game.
caesar-reading-c29-left-out = A second placement of Crassus that is impossible is left out.
caesar-reading-c29-loses = Crassus loses when his second placement is impossible.

caesar-ruling-c30-place = The solo game, the harder variant.
caesar-ruling-c30-says = On discarding such a bonus token one of his control markers is discarded too. Who first gets rid of all his markers wins; in brackets: places them. Whether he got rid of a discarded one is not said.
caesar-ruling-c30-against = The bracket tells of placing, and a marker that leaves the game was not placed.

caesar-ruling-c31-place = The solo game, the rules of Crassus.
caesar-ruling-c31-says = Rule 2 closes a province without losing at once. The other rules have no such words.
caesar-ruling-c31-against = The care of rule 2 can be meant for all that he does, since no rule is made to lose the game.

caesar-ruling-c32-place = The expansion Checkpoints.
caesar-ruling-c32-says = The token counts 0/0 when it lies face down. Whether the other side sees it before is not said.

caesar-ruling-c33-place = The expansion Centurions.
caesar-ruling-c33-says = Each player lays the tokens ready before him on the table. Whether they lie face up is not said.

caesar-ruling-c34-place = The solo game, rules 3 and 4 of Crassus, and the list for spaces.
caesar-ruling-c34-says = The rules ask for the highest number in a province; the list asks for the space that faces where he trails most.
caesar-ruling-c34-against = The list for spaces has no word about numbers, and may be meant to be used before the token is chosen.
caesar-reading-c34-number-first = By rules 3 and 4 Crassus takes the highest number that fits anywhere on the province, then the space.
caesar-reading-c34-space-first = By rules 3 and 4 Crassus takes the space by its list, then the highest number that fits there.

caesar-ruling-c35-place = The solo game, rules 5, 6 and 7 of Crassus.
caesar-ruling-c35-says = He takes the highest number, and the province that takes it.
caesar-ruling-c35-against = The highest number can be the highest of his row; where no such province takes it, the next rule would apply.

caesar-ruling-c36-place = The solo game, the harder variant.
caesar-ruling-c36-says = A discarded bonus token also discards one of his control markers. At which point of the closing is not said.

caesar-ruling-c37-place = The expansion Checkpoints, and the bonus Senate.
caesar-ruling-c37-says = As many markers as the side owns Senate tokens in all go under it. Of two tokens at once nothing is said.

caesar-ruling-c38-place = The solo game, and the end of the game.
caesar-ruling-c38-says = Who cannot place at the start of the turn loses, and the solo game ends as usual. What counts as his start of the turn is not said.
caesar-ruling-c38-against = By the letter he would lose at the start of his turn, before his tile is turned.

caesar-ruling-c39-place = The solo game, rule 4 of Crassus.
caesar-ruling-c39-says = He goes where he has influence. The numbers tell how great it is; that a 0 is none is not said.
caesar-ruling-c39-against = The tokens are called influence tokens, so any of them at a province may be influence there.
caesar-reading-c39-sum = Crassus has influence in a province where his numbers add up to more than 0.
caesar-reading-c39-any-token = Crassus has influence in a province where any token of his lies at its borders.

caesar-ruling-c40-place = The solo game, the list for tokens.
caesar-ruling-c40-says = Not wild; the highest (or lowest, as the rule asks) sum; the leftmost. Which rules ask for the lowest sum is not said.

caesar-ruling-c41-place = The solo game, rule 2 of Crassus, and the end of the game.
caesar-ruling-c41-says = He closes a province without losing at once. A side that has placed its last marker wins at once.

caesar-ruling-c42-place = The solo game, rule 5 and the list for provinces; the bonus Might.
caesar-ruling-c42-says = He places next to a province that he controls. Might turns a marker, and forbids only more markers on borders.

caesar-ruling-c43-place = The solo game; for players the markers are described at the closing of provinces.
caesar-ruling-c43-says = A side adds markers on the borders between its provinces. Which ones Crassus takes when they run out is not said.

caesar-ruling-c44-place = The solo game, the tactic tiles with Centurions.
caesar-ruling-c44-says = For the sign he takes the top Centurion token of his pile. That the pile may be empty is not said.

caesar-ruling-c45-place = The solo game, tactic tile A.
caesar-ruling-c45-says = If the needed number of tokens could not be drawn from the bag, no token is discarded by this sign. How many tile A draws is not said.

caesar-ruling-c46-place = A turn, the bonus Wealth.
caesar-ruling-c46-says = One more token is drawn at once, and the supply stays one larger. That the bag may be empty is not said.

caesar-ruling-c47-place = A turn, closing provinces, and the end of the game.
caesar-ruling-c47-says = A player may put one control marker more on a border space between two adjoining provinces of his own. That there can be more borders than markers is not said.

caesar-ruling-c48-place = The end of the game.
caesar-ruling-c48-says = Who cannot place any token at the start of the turn loses. When a position on paper begins is no question of the book.

caesar-ruling-c49-place = The end of the game, and the bonus Tactics.
caesar-ruling-c49-says = Who cannot place at the start of the turn loses, and Tactics gives another turn. That neither side can place is not said.

caesar-ruling-c50-place = The expansions, and how they are combined.
caesar-ruling-c50-says = Three Poison tokens and three Centurion tokens each replace three random bonus tokens; the six replaced ones form the bank.

caesar-ruling-c51-place = The expansion Centurions.
caesar-ruling-c51-says = At the end of the turn, instead of drawing, a Centurion influence token is taken. Effects of bonus tokens may be left out.

caesar-ruling-c52-place = The solo game, the deck of tactic tiles, and the end of the game.
caesar-ruling-c52-says = An empty deck is shuffled anew, and who cannot place at the start of the turn loses. Which is looked at first is not said.

caesar-ruling-c53-place = A turn, closing provinces.
caesar-ruling-c53-says = A player may put one control marker more on a border space between two adjoining provinces of his own. The sentence is among the steps of a closing; at which closings, and on which borders, is not said.
caesar-ruling-c53-against = The sentence belongs to the closing of a province, and its example marks a border of that province; so it may speak only of those borders.
caesar-reading-c53-any-closing = A border marker that was left out may be placed at any later closing.
caesar-reading-c53-own-closing = A border marker is placed when one of the two provinces of that border closes, or never.

caesar-ruling-c54-place = The solo game; for players the markers are described at the closing of provinces.
caesar-ruling-c54-says = A player may put one control marker more on such a border, and a province is resolved as usual with the difference that Crassus wins ties. That anything else is different in his turn is not said.
caesar-reading-c54-all-placed = In the turn of Crassus all border markers of the player are placed without asking.
caesar-reading-c54-player-chooses = In the turn of Crassus the player chooses which of the own border markers are placed.

caesar-ruling-c55-place = A turn, the bonus Senate.
caesar-ruling-c55-says = Control markers may go under a Senate token, namely as many as you have Senate tokens in all; in the examples 1, then 3. With fewer markers left nothing is said.
caesar-reading-c55-up-to = Under a Senate token go as many markers as you like, up to the number of your Senate tokens.
caesar-reading-c55-exactly = Under a Senate token go exactly as many markers as you own Senate tokens, or all that are left, or none.
