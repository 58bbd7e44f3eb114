### Lesson 71: what is reconstructed, and where the book disagrees with itself.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-rulings = What we know, and what we do not
    .idea = The same position under two readings, and the figures that we had to rebuild.
    .can = You can say what in this game is certain, and choose how you want to play.

sylla-lesson-rulings-two-places = The rulebook contradicts itself. Its list says that 4 votes move the marker of Thermae; its worked example is right only with 5. We play 5. You give nine votes, the others none. How many spaces does Health move?
    .done = One. With 4 it would be two.
sylla-lesson-rulings-two-places-hint = How many fives are in nine?
sylla-lesson-rulings-as-in-the-list = That would be so with 4 votes for a space, as the list has it. We play 5.

sylla-lesson-rulings-by-five = Let us see both. First as we usually play it: take all eight deniers, thumb up.
    .goal = Give all your votes to the work.
    .done = Health went from 2 to 3.
sylla-lesson-rulings-by-five-hint = Eight deniers and thumb up. Your Senator is the ninth vote.
sylla-lesson-rulings-not-all = In this lesson give all nine votes to the work: eight deniers, thumb up.

sylla-lesson-rulings-by-four = The very same position, in a game that was set up with 4 votes for a space. Do the same once more.
    .goal = Give all your votes to the work.
    .done = Health went from 2 to 4. The position is the same, only the ruling is another.
sylla-lesson-rulings-not-all-either = Give the same nine votes as before: eight deniers, thumb up.

sylla-lesson-rulings-difference = You hold four Health tokens. If the marker stays there, how much prestige is that second space worth to you?
    .done = Four. Close games are decided by less.
sylla-lesson-rulings-difference-hint = One more for each of your Health tokens.
sylla-lesson-rulings-for-one-token = That is for one token. You hold four.

sylla-lesson-rulings-free-bid = Another question: the election. Player B bids one vote. You have two Senators, so a bid of two is free. Bid two.
    .goal = Become consul with a bid of two.
    .done = You are consul, and paid nothing.
sylla-lesson-rulings-two-will-do = That wins too, and costs deniers. Bid two.
sylla-lesson-rulings-do-bid = With two votes you would be consul, for nothing. Bid two.

sylla-lesson-rulings-upright = Your Senators have voted. How many of them still stand upright, for payments and for the great work?
    .done = Both. The book tilts cards only when they pay for a building.
sylla-lesson-rulings-they-stand = Look at your cards: nothing was tilted.

sylla-lesson-rulings-free-bid-again = Two public reports of the game say otherwise: Senators that voted are tilted. Here the game was set up like that. Bid two again.
    .goal = Become consul with a bid of two.
    .done = Consul again. Now look at your Senators.
sylla-lesson-rulings-two-again = In this lesson bid two, as before.
sylla-lesson-rulings-do-bid-again = Bid two, as before, and compare.

sylla-lesson-rulings-tilted = How many of your Senators can vote for the great work now?
    .done = None. Under this reading the consulate costs more than it seems.
sylla-lesson-rulings-they-lie = Both were needed for the bid, and both are tilted.

sylla-lesson-rulings-lost-pictures = Some figures were only in pictures of the rulebook, and those are lost. We rebuilt them so that they agree with all that is known. Below you see which.

sylla-lesson-rulings-all-rulings = And these are the questions that the book leaves open, with our answers. Where an option is named, you can choose the other answer when you begin a game.

sylla-lesson-rulings-own-book = You own the printed game, and a hexagon on your card is not where ours is. What is best?
    .done = Your box is the better witness. Play by it at your table, and tell us.
sylla-lesson-rulings-throw-away = stop using this tutor
sylla-lesson-rulings-own-figures = believe the printed card
sylla-lesson-rulings-nobody-knows = toss a coin
sylla-lesson-rulings-still-a-game = The rules are the same. Only some figures may differ.
sylla-lesson-rulings-a-box-knows = Your box does know. What we rebuilt is marked as such.
