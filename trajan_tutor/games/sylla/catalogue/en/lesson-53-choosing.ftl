### Lesson 53: choosing four characters.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-choosing = Choosing four
    .idea = You begin with four of ten characters, chosen in secret.
    .can = You can choose four characters, and say what each seat begins with.

sylla-lesson-choosing-first = Each of you holds the same ten characters, two of each kind. You choose four in secret, and nobody sees them yet. Begin with a vote: click the Senator without a fish.
    .sheet = Each of you holds the same ten characters, two of each kind. You choose four in secret, and nobody sees them yet. Begin with a vote: mark the Senator without a fish.
    .goal = Choose the Senator without a fish.
    .done = One of four. The fish on the other Senator marks a Christian.
sylla-lesson-choosing-first-hint = Your set lies in your area. The Senator wears a white toga, and one of the two has a fish.
sylla-lesson-choosing-with-a-fish = That Senator has a fish: he is a Christian. This time take the other one.
sylla-lesson-choosing-no-senator = That is allowed as well. In this lesson begin with the Senator.

sylla-lesson-choosing-once-more = A second Senator of that kind? Click him once more.
    .sheet = A second Senator of that kind? Mark him once more.
    .goal = Try to choose the same Senator again.
    .done = Refused: there is one in your set. Each of you has the same ten.
sylla-lesson-choosing-that-was-left = There is one left of that kind. First click the Senator that you have chosen already.

sylla-lesson-choosing-five-deniers = Everybody begins with 3 deniers, and gets 1 more for each Merchant of their own. Begin with 5: click the characters you need for that.
    .sheet = Everybody begins with 3 deniers, and gets 1 more for each Merchant of their own. Begin with 5: mark the characters you need for that.
    .goal = Choose two Merchants.
    .done = Two Merchants, 2 more deniers. A Christian Merchant counts like any other.
sylla-lesson-choosing-five-deniers-hint = Two Merchants are in your set, one with a fish and one without.
sylla-lesson-choosing-brings-no-denier = That character brings no denier at the beginning. Only Merchants do.

sylla-lesson-choosing-fourth = Now the fourth, whichever you like. Then the others choose too, and all cards are shown together.
    .goal = Choose your fourth character.
    .done = Now everybody sees what the others have chosen.

sylla-lesson-choosing-how-many-deniers = How many deniers do you have now?
    .done = Five: 3 to begin with, and 1 for each of your two Merchants.
sylla-lesson-choosing-how-many-deniers-hint = Three, and one more for each Merchant in your area.
sylla-lesson-choosing-merchants-too = Everybody begins with 3. Your Merchants bring more.
sylla-lesson-choosing-the-fish-too = The Merchant with the fish counts as well.

sylla-lesson-choosing-in-the-deck = There are four sets of ten. Each of you has chosen four; all others are shuffled together, and six of them lie open. How many are left in the deck, face down?
    .done = Eighteen. The open rows of the next rounds are drawn from them.
sylla-lesson-choosing-in-the-deck-hint = Forty, less sixteen, less the six in the open row.
sylla-lesson-choosing-six-lie-open = That many are shuffled. Six of them lie open now.
sylla-lesson-choosing-all-of-them = Sixteen of the forty lie in front of you and the others.

sylla-lesson-choosing-look-at-theirs = Now look at the others. Whoever has Senators will bid for the consulate; whoever has Merchants has money for it. You all begin with 10 prestige. In the next lesson you can win the first office.
