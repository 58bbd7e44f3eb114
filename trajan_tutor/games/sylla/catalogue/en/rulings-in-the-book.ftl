### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

sylla-ruling-s1-place = The great works, their list and the worked example of phase VI.
sylla-ruling-s1-says = The list names 4 votes for a step; in the example 9 votes for Thermae move the marker one space, which is right only with 5.
sylla-ruling-s1-against = The list of works, which says 4 in so many words. An example can be wrong as well.
sylla-reading-s1-5 = For Thermae, Colosseum and Senatus every 5 votes move the marker one space; for Granarii 4.
sylla-reading-s1-4 = For all these works every 4 votes move the marker one space.
sylla-ruling-s1-try = Take all eight deniers, thumb up: how far does Health move?

sylla-ruling-s2-place = The setup.
sylla-ruling-s2-says = Each player takes the set of his revenue tile and chooses from it. All other character cards make the deck.

sylla-ruling-s3-place = Phase III, buildings. That nobody buys is mentioned only for the tile.
sylla-ruling-s3-says = If all pass, the building is discarded; who bought the last building offers a new tile. Who offers when the consul has sold none yet is not said.
sylla-ruling-s3-against = The right to offer is meant to go round, and with the same seller it can stay where nobody wants to buy.
sylla-reading-s3-seller = When nobody buys, the same player offers the next building.
sylla-reading-s3-left-neighbour = When nobody buys, the left neighbour of the seller offers the next building.
sylla-ruling-s3-try = Nobody has bid on your building. Pass too: who offers the next one?

sylla-ruling-s4-place = The list of buildings, Crane and Insula.
sylla-ruling-s4-says = Insula and Crane may be discarded at once; Statue, Triumphal arch and Bank are. What a tile is good for that is not discarded is not said.
sylla-ruling-s4-against = The word may: who need not discard the tile keeps it, and a tile that is kept is a building for the Flood.

sylla-ruling-s5-place = Phase V, the lasting events.
sylla-ruling-s5-says = Each player turns one own card face down. In which order, and what happens when the event happens again, is not said.
sylla-ruling-s5-against = The event goes on all the time, and its damage is done already: each has one card face down by it.

sylla-ruling-s6-place = Phase I, first consul.
sylla-ruling-s6-says = The consul of the last round opens with a number of votes. What the lowest is, is not said.
sylla-ruling-s6-against = An upright Senator is a vote by itself, so nobody who has Senators could open with less.
sylla-reading-s6-nothing = The consul may open with a bid of 0.
sylla-reading-s6-senators = The consul opens with at least as many votes as he has upright Senators.
sylla-ruling-s6-try = You open the election, and have two upright Senators. Can you bid 0?

sylla-ruling-s7-place = Phase V, events.
sylla-ruling-s7-says = Each cube is placed on an event with the sign of its card. That there is none is not said.

sylla-ruling-s8-place = The list of buildings, Tavern.
sylla-ruling-s8-says = A Tavern may move one Res Publica marker. The position of famine is read on the Res Publica track, but its marker is set against the Res Publica markers.

sylla-ruling-s9-place = Phase VI, great work.
sylla-ruling-s9-says = Places go by votes among the thumbs up. That one has no vote at all is not said here; for the cubes of phase V at least one is asked.
sylla-ruling-s9-against = Where the book wants at least one it says so, as for cubes. Here it does not, so a thumb up alone has a place.
sylla-reading-s9-not-ranked = A thumb up without a vote has no place in the great work.
sylla-reading-s9-ranked = A thumb up without a vote has a place too, the last one.
sylla-ruling-s9-try = Take no denier, thumb up. Two others have their thumb up too, and no vote: do they score?

sylla-ruling-s10-place = Phase VII, crisis.
sylla-ruling-s10-says = Those with the most tokens of the colour get 3 prestige, then those with the fewest lose 3. That all have the same number is not said.

sylla-ruling-s11-place = No place. The question comes up at the tokens; the book does not speak of an empty supply.
sylla-ruling-s11-says = Nothing but the number of tokens in the box.

sylla-ruling-s12-place = No place. The variant of the publisher for two players could not be found.
sylla-ruling-s12-says = The book itself is for three and four players.

sylla-ruling-s13-place = The setup, and what it changes for three players.
sylla-ruling-s13-says = Each player receives at random one of the four tiles, and who has tile I becomes first consul. Which one is left out with three players is not said.
sylla-ruling-s13-against = Tiles are given at random out of four, so any of them may be left in the box, also tile I.

sylla-ruling-s14-place = Phase I, first consul.
sylla-ruling-s14-says = The highest bidder pays the deniers that he offered; his Senators cover the rest of the bid. That they cover more than the bid is not said.
sylla-ruling-s14-against = A vote is a Senator or a denier, and Senators count by themselves; so a bid below their number says less than there is.
sylla-reading-s14-allowed = A bid below the number of one's own upright Senators is allowed, and free.
sylla-reading-s14-not-allowed = A bid below the number of one's own upright Senators is not allowed.
sylla-ruling-s14-try = You have two upright Senators. Can you bid 1?

sylla-ruling-s15-place = Phase III, buildings.
sylla-ruling-s15-says = Each says how much to pay for the building. What the lowest bid is, is not said.
sylla-ruling-s15-against = Nothing forbids a bid of 0, and then who bids first gets for nothing what nobody else wants.
sylla-reading-s15-1 = The lowest bid for a building is 1 hexagon.
sylla-reading-s15-0 = A bid of 0 hexagons is allowed: the building then costs nothing.
sylla-ruling-s15-try = You are the first to bid. Can you bid 0?

sylla-ruling-s16-place = The list of buildings, Crane.
sylla-ruling-s16-says = A Crane card is taken that can be used for payments from the next round on. Its hexagons stood only in a picture.

sylla-ruling-s17-place = The list of buildings, Tavern.
sylla-ruling-s17-says = A Tavern can also be used to block a marker at the highest or lowest value. Against what, and how long, is not said.
sylla-ruling-s17-against = Who uses a Tavern so wants the marker held; against a second Tavern alone that is hardly ever worth it.

sylla-ruling-s18-place = Phase IV, income.
sylla-ruling-s18-says = Players take their income and use the buildings whose effect is in this phase. In which order, and that each does all of it before the next, is not said.

sylla-ruling-s19-place = Phase V, events.
sylla-ruling-s19-says = The two events with the most cubes are prevented, and of those the one with more leaves the game. The consul breaks ties.

sylla-ruling-s20-place = Phase V, the lasting events.
sylla-ruling-s20-says = Each player turns one own Senator face down. Whether it may be tilted, and what who has none does, is not said.

sylla-ruling-s21-place = Phase V, the lasting events.
sylla-ruling-s21-says = What a second event that is in the game covers must stay face down also after the removal; from that moment on the others work again. That what turns up lies upright is not said.

sylla-ruling-s22-place = No place. The question comes up in phase V; the book does not speak of too few tokens.
sylla-ruling-s22-says = Those with the most cubes on an event each take a token of its colour.

sylla-ruling-s23-place = The setup, where screens are mentioned; phase I for the token of the consul.
sylla-ruling-s23-says = Screens hide tokens and money; the consul’s token is public; in a crisis all must show their tokens, and hide them again. Whether other tokens are taken in secret is not said.
sylla-ruling-s23-against = If only the token of the consul is taken for all to see, then other tokens may be taken in secret, which is what a screen is for.

sylla-ruling-s24-place = Phase VII, crisis.
sylla-ruling-s24-says = For each marker in crisis that type of crisis happens: the most tokens gain 3 prestige at once, the fewest lose 3 at once; that nobody falls below 0 is a note at famine. In which order is not said.
sylla-ruling-s24-against = The note about 0 is at famine, so it can be meant of the phase as a whole: all that is won and lost in it is added first.
sylla-reading-s24-one-by-one = Crises are counted one after the other; prestige never falls below 0 on the way.
sylla-reading-s24-together = All crises are counted together; only their sum does not fall below 0.
sylla-ruling-s24-try = You have 2 prestige, the fewest tokens of Civic spirit and the most of Health, and both are in crisis. Open your hand: how much prestige do you have after the crises?

sylla-ruling-s25-place = The end of the game, Ecclesia.
sylla-ruling-s25-says = Players may free all their face-up Slaves, for 2 deniers each. Whether only some may be freed is not said.
sylla-ruling-s25-against = The word all: who cannot pay for all of them would free none.
sylla-reading-s25-as-many-as-possible = As many Slaves are freed as the money allows.
sylla-reading-s25-all-or-none = A player frees all of the Slaves, or none where the money is too little for all.
sylla-ruling-s25-try = Take no denier into your hand, so that five are left. How many of your three Slaves are freed for them?

sylla-ruling-s26-place = The Res Publica track, a picture that is lost.
sylla-ruling-s26-says = The position of the marker tells how much prestige each token brings. The text gives no number for any space; the example counts 3, 3 and 1.
sylla-ruling-s26-against = Only the picture showed it, and the picture is lost. The crisis space could be worth 1 like the space beside it.
sylla-reading-s26-0 = A token whose marker is in the crisis is worth nothing at the end.
sylla-reading-s26-1 = A token whose marker is in the crisis is worth 1 prestige at the end.
sylla-ruling-s26-try = Take no denier, thumb up. Leisure is in the crisis: what do your two tokens of it bring at the end?

sylla-ruling-s27-place = Phase II, recruiting.
sylla-ruling-s27-says = The characters that are left go under the deck. In which order is not said.

sylla-ruling-s28-place = The end of a round, and the end of the game.
sylla-ruling-s28-says = At the end of the round six new characters are laid out, and the game ends at the end of the fifth. That the fifth is an exception is not said.
sylla-ruling-s28-against = The rulebook tells of the end of a round without an exception for the last one.

sylla-ruling-s29-place = No place. The box holds 35 coins of 1 denier and 5 of 5; the book does not speak of their running out.
sylla-ruling-s29-says = Nothing but the number of coins.

sylla-ruling-s30-place = The setup and phase VI.
sylla-ruling-s30-says = All choose in secret, and all show what they chose together.

sylla-ruling-s31-place = The great works.
sylla-ruling-s31-says = Works give prestige for places; for a third place the Pantheum alone has a figure, and in the example of Thermae the third gains nothing. A fourth place is not named.

sylla-ruling-s32-place = Phase I, first consul, and its worked example.
sylla-ruling-s32-says = A Senator is a vote. A card loses its ability when it paid for a building; of tilting in phase I nothing is said. In the example a Senator is tilted later in the round.
sylla-ruling-s32-against = Two public reports of the game tilt Senators that voted, and in the example the Senator of Black, who bid in phase I, lies tilted in phase VI.
sylla-reading-s32-stay-upright = Senators that vote in phase I stay upright.
sylla-reading-s32-tilt = As many Senators of the new consul are tilted as his bid needed, those who are no Christians first.
sylla-ruling-s32-try = Bid two votes: do your Senators stand upright afterwards?

sylla-ruling-s33-place = Phase III, buildings, and what it changes for three players.
sylla-ruling-s33-says = With four players 5 tiles are offered. Three players can buy 4 in all, instead of 5, and at least two tiles are always removed. That offers stop after four is not said.
sylla-ruling-s33-against = The word is buy: a tile that nobody wants was offered and not bought, so the offers would go on.
sylla-ruling-s34-place = The great works, Templum.
sylla-ruling-s34-says = All with 8 votes gain 10, all with 5 votes gain 6. Of other numbers nothing is said.
sylla-ruling-s35-place = Phase V, events.
sylla-ruling-s35-says = The highest number of cubes placed on it brings 1 prestige. That at least one is needed is said of tokens alone.
