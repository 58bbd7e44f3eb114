### Lesson 70: three players.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-three-players = Three players
    .idea = Six characters each, a row of five, four sales: the rest is as you know it.
    .can = You can play with three, and say what is different.

sylla-lesson-three-players-six = With three players each chooses not four characters, but six. Choose yours, in secret.
    .goal = Choose six characters.
    .done = Six. Now the others choose theirs, and all are shown together.
sylla-lesson-three-players-six-hint = Click the characters that you want, one after the other. A little of everything is never bad.

sylla-lesson-three-players-deck = The fourth set, which nobody has, goes into the character deck too, with all that was not chosen. So the deck has four times ten cards, less those chosen. How many?
    .done = Twenty-two. Five of them lie open in each round, one less than with four players.
sylla-lesson-three-players-deck-hint = Forty cards, and three players have chosen six each.
sylla-lesson-three-players-fourth-set = That leaves one set, the fourth. It joins the deck.
sylla-lesson-three-players-chosen-are-out = What three players chose is not in the deck: six each.

sylla-lesson-three-players-four-offers = Buildings: six lie in the slots, but only four are offered, sold or not. Then the rest is removed. How many of these six will not be offered?
    .done = Two. Whoever offers decides which ones, so offer what helps you.
sylla-lesson-three-players-four-offers-hint = Six in the slots, four offers.
sylla-lesson-three-players-with-four-players = With four players five are offered. With three it is one less.
sylla-lesson-three-players-not-all-sold = Only four are offered, of six.

sylla-lesson-three-players-cubes = With three players each has six characters, and seven after recruiting. Does one player have more cubes against events than with four, as a rule?
    .done = More, but there are only three of you. A tie is rarer, and one player alone can save an event.
sylla-lesson-three-players-cubes-hint = With four players each has five cards after the first recruiting, with three seven.
sylla-lesson-three-players-fewer = fewer
sylla-lesson-three-players-as-many = the same number
sylla-lesson-three-players-more = more
sylla-lesson-three-players-seven-cards = Everybody has more cards, so as a rule more Legionaries and Vestals too.

sylla-lesson-three-players-your-game = Try it: a whole game with three players begins here. Come back when you like.
