### How to teach it: what somebody does and asks who explains the game at a table.
### Room: sentences, which wrap.

caesar-teaching-aim = What it is about
    .do = Put twelve control markers in front of each side. Say that the side whose markers are gone first has won, and that everything else is about getting rid of them.
    .ask = Does it help you to have many markers left?
caesar-teaching-placing = One turn
    .do = Place one token between two provinces, turn it around on its space, and let the others say what changes. Then try a space with another symbol, and take the token back.
    .ask = The token shows 5 and 1. Which province do you give the 5, and why?
caesar-teaching-closing = Closing a province
    .do = Fill the spaces around a small province, one token for each side by turns. Add up both sums aloud. Show that one side can take the bonus token and the other one the control.
    .ask = You close a province and are behind in it. What do you get, and what does the other side get?
caesar-teaching-borders = Why neighbours count
    .do = Put your control marker on two provinces side by side, then one on the border between them. That is how a closing places two or three markers at once.
    .ask = Which province would bring you the most borders now?
caesar-teaching-bonus = Bonus tokens
    .do = Lay one of each in a row and say what it does in five words. Say that it is used at once or lost, and only Senate is kept.
    .ask = Which bonus token would you close a province for, though you lose it?
