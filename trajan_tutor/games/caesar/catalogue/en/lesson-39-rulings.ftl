### Caesar!, lesson 39: where the rulebook can be read in two ways.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-rulings = Two ways to read it
    .idea = The same position under two readings of the rulebook.
    .can = You can say where the rulebook leaves a question open, and choose before the game how you play.

caesar-lesson-rulings-who-has-citerior = One shield between the two Hispaniae closes both. Suppose that you resolve Hispania Ulterior first. Its Might flips the 5 of Pompey in Hispania Citerior face down, and you have 3 there. Who controls Citerior, as we usually play?
    .done = Pompey. Both are closed from the moment of placing, and Might does not change a closed province.
caesar-lesson-rulings-who-has-citerior-hint = How many provinces were closed when the shield lay there?
caesar-lesson-rulings-i-have-it = I do
caesar-lesson-rulings-pompey-has-it = Pompey does
caesar-lesson-rulings-too-late-for-might = So it would be if Citerior were closed only when its turn comes. We usually play that both are closed at once.

caesar-lesson-rulings-closed-together = Let us see both readings. First the usual one: close both, resolve Ulterior first, and flip the 5 between Citerior and Gallia.
    .goal = Resolve Ulterior first, and flip the token of Pompey between Citerior and Gallia.
    .done = The token lies face down, and Pompey controls Citerior all the same.
caesar-lesson-rulings-closed-together-hint = The shield goes between the two Hispaniae. Choose Hispania Ulterior, then the token between Hispania Citerior and Gallia.
caesar-lesson-rulings-ulterior-first = This time Ulterior first, so that Might comes between the two.
caesar-lesson-rulings-another-target = Without the flip there is nothing to compare. Use Might on the token between Citerior and Gallia.
caesar-lesson-rulings-the-shield = That closes neither of them. Place the shield between the two Hispaniae.

caesar-lesson-rulings-closed-in-turn = The very same position, in a game in which a province is closed only when it is resolved. Do the same once more.
    .goal = Resolve Ulterior first, and take control of Citerior.
    .done = Three against nothing: Citerior is yours. The position is the same, only the reading is another.
caesar-lesson-rulings-ulterior-first-again = Ulterior first, as before.
caesar-lesson-rulings-another-target-again = Use Might on the same token as before: the one between Citerior and Gallia.
caesar-lesson-rulings-the-shield-again = The shield between the two Hispaniae, as before.

caesar-lesson-rulings-how-many = Another question. You own two Senate tokens, and now close and win Syria with a third. How many markers may go under it at most?
    .done = Three: as many as you own Senate tokens, this one included.
caesar-lesson-rulings-how-many-hint = The new token counts too.
caesar-lesson-rulings-the-old-ones = The token of Syria is yours already, and counts.
caesar-lesson-rulings-only-the-new-one = It is one marker for every Senate token that you own.

caesar-lesson-rulings-up-to = The number can be read as a limit. Here the game was set up like that. Put just one marker under the token.
    .goal = Put one marker under the Senate token.
    .done = One of three: by this reading any number up to three is allowed.
caesar-lesson-rulings-one-this-time = In this lesson put one marker there, to see that you may.

caesar-lesson-rulings-exactly = We read the words as exactly as many, or none. Look at your choices, and put markers under the token.
    .goal = Put as many markers under the Senate token as we play.
    .done = Three. One or two could not be chosen.
caesar-lesson-rulings-none-or-three = None is allowed. But every marker brings you nearer to the end: put three.

caesar-lesson-rulings-markers-between = Somebody who has just one marker left would be glad of three, somebody who waits would not. How many markers lie between the two ways to play?
    .done = Two. Races are decided by less.
caesar-lesson-rulings-markers-between-hint = One the first time, three the second time.
caesar-lesson-rulings-count-the-difference = Take the one from the three.

caesar-lesson-rulings-crassus-too = Crassus has the most open questions, because he chooses by rules alone: which number, which space, which token comes first. Each of them can be played in both ways too.

caesar-lesson-rulings-all-rulings = These are all the questions that the rulebook leaves open, with our answers. Where an option is named, you can choose the other answer when you begin a game.

caesar-lesson-rulings-when-to-agree = When is the best time to agree on a reading?
    .done = Then nobody knows yet whom it helps.
caesar-lesson-rulings-when-somebody-gains = when somebody gains by it
caesar-lesson-rulings-before-the-first-token = before the first token is placed
caesar-lesson-rulings-never-at-all = never, the book is clear
caesar-lesson-rulings-too-late-to-agree = Then each will read it as it helps, and you will argue.
caesar-lesson-rulings-both-read-on = You have just seen the same position end in two ways.
