### Lesson 5, first part: goods cards.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-seaport = The seaport: goods cards
    .idea = Three ways to get the cards that ships will pay for.
    .can = You can get goods cards in each way that the seaport offers.

trajan-lesson-seaport-draw = Your last marker falls into tray I: the seaport is open to you. Here goods cards are traded. The first way to get some: draw two from the deck. Click the deck.
    .sheet = Your last marker falls into tray I: the seaport is open to you. Here goods cards are traded. The first way to get some: draw two from the deck. Mark the deck.
    .goal = Draw two cards from the deck.
    .done = A wheat and a fish. But now one card has to go.
trajan-lesson-seaport-took-open = That is another way: one open card instead of two unseen ones. You will try it in a moment. First draw from the deck.
trajan-lesson-seaport-not-lay = Laying cards down is a third way, and comes later in this lesson. First draw from the deck.

trajan-lesson-seaport-discard = You hold two fish now. Ships like identical cards, so keep the fish. Discard one of the others: click the card in your hand, then one of the two discard piles.
    .sheet = You hold two fish now. Ships like identical cards, so keep the fish. Discard one of the others: mark the card in your hand, then one of the two discard piles.
    .goal = Discard a card that is not a fish.
    .done = Done. Choose the pile with care: what you leave on top, the next player may take.
trajan-lesson-seaport-discard-hint = Oil, fruit and wheat are single cards. Click one of them, then a pile.
trajan-lesson-seaport-keep-fish = That was one of your two fish. Identical cards are worth more together. Discard a single card instead.

trajan-lesson-seaport-take = Another turn in the seaport. A fish lies open on the right pile, and you know what you want. Take it.
    .goal = Take the open fish.
    .done = Three fish. Only one card more, but the right one, and you need not discard.
trajan-lesson-seaport-other-pile = That card is not a fish. Look at the other discard pile.
trajan-lesson-seaport-drew-blind = From the deck you get what chance brings. The fish lies open on the right pile.

trajan-lesson-seaport-new-card = The last card of that pile is in your hand, and yet a card lies there again. Where does it come from? Click the place.
    .sheet = The last card of that pile is in your hand, and yet a card lies there again. Where does it come from? Mark the place.
    .done = From the deck. An emptied pile gets a new card at once.
trajan-lesson-seaport-not-left = The left pile still has its own card. The new one was unseen until now.

trajan-lesson-seaport-lay = The third way: lay one or two cards from your hand face up in front of you, and draw the same number. Keep the fish, and lay down the two others.
    .goal = Lay the oil and the wheat into your display.
    .done = Both lie in your display, and you have two new cards in your hand. At the end of the game some displayed cards bring points.
trajan-lesson-seaport-lay-hint = Click the oil in your hand, then the wheat.
trajan-lesson-seaport-laid-fish = The fish are a pair already: keep them for a ship. Lay down oil and wheat.
trajan-lesson-seaport-laid-one = One is allowed. But two cards laid bring two new ones. Lay both.

trajan-lesson-seaport-hand-size = How many cards do you hold now?
    .done = Four, as before: for each card that you lay you draw one.
trajan-lesson-seaport-drew-again = The two fish stay, and for the two cards laid down you draw two.

trajan-lesson-seaport-rare = Late in a game cards may run out. Then the discard piles are shuffled into a new deck, and only their top cards stay. You will rarely see it, but the board knows what to do.
