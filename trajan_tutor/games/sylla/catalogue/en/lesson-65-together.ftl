### Lesson 65: the joint effect of all votes for a work.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-together = What the work brings to all
    .idea = All votes for a work together move a marker, for everybody.
    .can = You can say how far a marker goes, and whom it helps.

sylla-lesson-together-one-step = All thumbs up together move a marker: Colosseum moves Leisure right, one space for 5 votes. The others have no votes at all. You have two Senators, and five Leisure tokens. Move it, as cheaply as you can.
    .goal = Move Leisure one space right, and keep a denier.
    .done = Five votes, one step. And you are first as well.
sylla-lesson-together-one-step-hint = Five votes, and two of them are your Senators.
sylla-lesson-together-too-few = First you are, but it is fewer than five votes: Leisure stays.
sylla-lesson-together-one-too-many = Six votes make one step, like five. One denier was spent for nothing.
sylla-lesson-together-thumb-down = Votes for the plebs move no marker. It has to be thumb up.

sylla-lesson-together-worth = At the end each token is worth the number under its marker. Leisure went from 2 to 3. How much did that one step bring you, if it stays there?
    .done = Five: one more for each of your five tokens.
sylla-lesson-together-worth-hint = You have five Leisure tokens, and each is worth 1 more.
sylla-lesson-together-all-worth = So much they are worth in all. Ten it was before.
sylla-lesson-together-each-token = That is for one token. You have five.

sylla-lesson-together-steps = Thermae: Health right, one space for 5 votes. Thumbs up: you 4, player B 4, player C 3. Thumb down: player D 4. How many spaces does Health move?
    .done = Two. Eleven votes are for the work, and the eleventh is left over.
sylla-lesson-together-steps-hint = Add up the thumbs up alone, and count the fives in it.
sylla-lesson-together-plebs-too = That counts the votes of player D too. They are for the plebs.
sylla-lesson-together-added-up = The votes of all are added up first: 4, 4 and 3.

sylla-lesson-together-granarii = Granarii move the famine left, one space for 4 votes. The famine is at 5. Nine votes are for the work. Click the space where the famine will be.
    .sheet = Granarii move the famine left, one space for 4 votes. The famine is at 5. Nine votes are for the work. Mark the space where the famine will be.
    .done = On 3: nine votes are two times four, and one is left over.
sylla-lesson-together-granarii-hint = How many fours are in nine?
sylla-lesson-together-four-here = Granarii need only four votes for a space, and there are nine.
sylla-lesson-together-goes-left = Granarii are good against famine: the marker goes left.

sylla-lesson-together-for-whom = Senatus moves Civic spirit. You have one such token, the others have as many or more. Click the tokens of the player whom it helps most.
    .sheet = Senatus moves Civic spirit. You have one such token, the others have as many or more. Mark the tokens of the player whom it helps most.
    .done = Player B, with six tokens.
sylla-lesson-together-for-whom-hint = Compare the violet tokens of all four players.
sylla-lesson-together-fewer-tokens = Somebody has more Civic spirit tokens than that.

sylla-lesson-together-how-much-more = If your votes carry that step, how much more does player B gain by it than you, with your one token?
    .done = Five: six for player B, one for you. Thumb down may be the better answer then.
sylla-lesson-together-less-yours = So much player B gains. You gain something too.
