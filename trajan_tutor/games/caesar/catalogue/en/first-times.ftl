### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.
### Room: sentences, which wrap.

caesar-first-time-bonus = You have placed the last token around a province, so its bonus token is yours, whoever controls the province.
caesar-first-time-control = The province is closed and you have more influence there, so you control it: one of your control markers goes on it.
caesar-first-time-lost = The province is closed and the other side has more influence there, so it controls the province, to the end of the game.
caesar-first-time-tie = Both sides have the same influence in this province, so nobody will ever control it.
caesar-first-time-italia = Italia counts twice: whoever controls it puts two control markers there.
caesar-first-time-border = Whoever controls two neighbouring provinces may put one more control marker on the border between them.
caesar-first-time-keep-senate = You keep the Senate token. If you also control the province, markers may go under it: as many as you own Senate tokens.
caesar-first-time-senate = Control markers under a Senate token count as placed: up to as many as the side owns Senate tokens.
caesar-first-time-wealth = Wealth makes a supply larger: one more token to choose from in every turn to come.
caesar-first-time-might = Might flips an enemy token: from now on it counts nothing on either side.
caesar-first-time-might-marker = Might flips a control marker: the province stays controlled, but its borders take no more markers.
caesar-first-time-tactics = Tactics gives a whole extra turn after this one.
caesar-first-time-empty-bag = The bag is empty, so nothing is drawn. A side that cannot place a token at the start of its turn loses.
caesar-first-time-last-marker = The last of twelve control markers is placed, and that wins the game at once.
caesar-first-time-no-placement = No token fits any free space at the start of the turn: that loses the game, however many markers are placed.
