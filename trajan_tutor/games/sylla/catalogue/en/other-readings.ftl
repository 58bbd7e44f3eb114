### How it is played under each reading that a new game can choose; and why a ruling has no other reading.
### Room: sentences, which wrap.

## Readings that can be chosen

sylla-reading-s4-discarded = A Crane and an Insula are discarded as soon as they are bought, for what they bring.
sylla-reading-s4-may-be-kept = Who buys a Crane or an Insula may keep the tile instead: it does nothing, but counts as a building for the Flood.
sylla-reading-s5-one-more = Each time a lasting event happens, everybody turns one more piece face down.
sylla-reading-s5-nothing-more = A lasting event turns pieces face down only the first time it happens.
sylla-reading-s13-first-three = Three players have the revenue tiles I, II and III, and I begins.
sylla-reading-s13-three-of-four = Three players draw three of the four revenue tiles, and the lowest number begins.
sylla-reading-s17-this-phase = A marker that a Tavern holds at an end of its track is safe from other Taverns in this phase.
sylla-reading-s17-all-round = A marker that a Tavern holds at an end of its track stays there all round, whatever events and works do.
sylla-reading-s23-open = Money and tokens of all lie open.
sylla-reading-s23-screens = Money and tokens of others are covered; a crisis shows the tokens of its colour until the new consul has his.
sylla-reading-s23-secret = Which tokens others take by a Private temple or an Insula is secret until a crisis of that colour, or the end.
sylla-reading-s33-offers = Three players offer 4 buildings in a round, sold or not.
sylla-reading-s33-sales = Three players go on offering until 4 buildings are sold, or none is left.

## No other reading

sylla-ruling-s2-only = No other reading: the rulebook puts all other characters into the deck, and a set that nobody has is among them.
sylla-ruling-s7-only = No other reading: Decadence takes every cube and never leaves, so the question never comes up.
sylla-ruling-s8-only = No other reading: the rulebook names the Res Publica markers for Taverns, and famine is no marker of them.
sylla-ruling-s10-only = No other reading: with 3 more for all and 3 less for all, or with nothing, everybody has as much as before.
sylla-ruling-s11-only = No other reading: nobody can take what is not there, and so many tokens of a colour hardly ever leave the supply.
sylla-ruling-s12-only = No other reading: without the publisher's variant there is nothing to play by.
sylla-ruling-s16-only = No other reading: that it pays from the next round on is printed, and the rest follows from its being a card.
sylla-ruling-s18-only = No other reading: everybody wants the income before it is spent, and a token and a marker do not get in each other’s way.
sylla-ruling-s19-only = No other reading: the consul decides, and to name one event after the other leads to the same pairs.
sylla-ruling-s20-only = No other reading: a piece that lies face down cannot be turned face down, and of pieces that lie face up the book excludes none.
sylla-ruling-s21-only = No other reading: what a second event covers has to wait for it, and nothing that turns up is said to wait longer.
sylla-ruling-s22-only = No other reading: the book leaves the order open, and the consul is first in everything else.
sylla-ruling-s27-only = No other reading: any order will do, since all have seen them; a fixed one lets a game be written down.
sylla-ruling-s28-only = Nothing to choose: what is drawn after the last round changes nothing, and Christians and Slaves count tilted or not.
sylla-ruling-s29-only = No other reading: at a table that runs out of coins one writes deniers down.
sylla-ruling-s30-only = No other reading: nobody sees a choice before all have chosen, so the order in which they are asked changes nothing.
sylla-ruling-s31-only = No other reading: a place without a figure brings nothing, as the example shows for the third.
sylla-ruling-s34-only = Read as exactly 8 and exactly 5, a vote too many would bring nothing, and nobody could tell beforehand who puts in how many.
sylla-ruling-s35-only = No other reading: a point for everybody would change nothing between them.

## What to try in a position

sylla-ruling-s4-try = Buy the Crane with three hexagons, and look at your buildings.
sylla-ruling-s5-try = Purge and Revolt have happened before. Prevent Purge and Decadence: what does Revolt turn face down now?
sylla-ruling-s17-try = A Tavern holds the Leisure marker at 4. Prevent Purge and Decadence, so that Eruption happens: where does the marker end?
sylla-ruling-s33-try = Two others have passed, and this is the fourth offer. Pass too: is there another one?
