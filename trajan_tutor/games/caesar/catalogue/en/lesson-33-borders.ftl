### Caesar!, lesson 33: markers on borders, and bonus tokens.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

caesar-lesson-borders = Borders and bonus tokens
    .idea = Neighbours of your own colour bring one marker more, and bonus tokens bend the rules.
    .can = You can bring a third marker to a border, and use Might and Tactics.

caesar-lesson-borders-neighbour = Syria is yours already. Its neighbour Aegyptus has one free space left, with a ship. Close Aegyptus and take control of it: you have 6 there, and Pompey has 8.
    .goal = Take control of Aegyptus.
    .done = Twelve against eight. Now two neighbours are yours, and the board waits for your next decision.
caesar-lesson-borders-neighbour-hint = Your ship token has a 6. Let it face Aegyptus.
caesar-lesson-borders-still-yours = The 6 has to face Aegyptus, not Asia. Turn the token round.
caesar-lesson-borders-not-aegyptus = That closes nothing. Look for the last free space of Aegyptus: it shows a ship.

caesar-lesson-borders-not-both = You may put a marker on some borders now. Try the wrong one first: click the space between Cyrene and Aegyptus.
    .sheet = You may put a marker on some borders now. Try the wrong one first: mark the space between Cyrene and Aegyptus.
    .goal = Try to put a marker on a border that is not all yours.
    .done = Refused: both provinces at a border must be yours. Cyrene is nobody's yet.
caesar-lesson-borders-that-is-allowed = That is allowed, and in a moment you will do it. First try the border of Cyrene.

caesar-lesson-borders-border = Between Syria and Aegyptus both sides are yours. Put a marker there. It covers the token, whoever owns it.
    .goal = Put a control marker on the border between your two provinces.
    .done = One token closed a province and brought two markers. Provinces side by side are worth more than provinces far apart.
caesar-lesson-borders-border-hint = Click the token between Aegyptus and Syria.
caesar-lesson-borders-left-out = You may leave it and do it at a later closing. But every marker brings you nearer to the end. Place it.

caesar-lesson-borders-markers-left = How many control markers are left to you?
    .done = Nine: one on Syria, one on Aegyptus, one on the border between them.
caesar-lesson-borders-two-and-one = Count again: two provinces and one border carry your markers.

caesar-lesson-borders-might = Aegyptus brought you the bonus token Might. It flips an enemy token face down, which then counts nothing. Use it on the stronger token that is still open to you: the one between Macedonia and Dalmatia.
    .goal = Flip the token between Macedonia and Dalmatia face down.
    .done = Six influence of Pompey are gone from Dalmatia.
caesar-lesson-borders-might-hint = Click the blue token between Macedonia and Dalmatia.
caesar-lesson-borders-might-unused = A bonus token is used at once or lost. Use it this time.
caesar-lesson-borders-weaker-token = Aegyptus is closed, and nothing changes in it any more. Choose a token beside provinces that are still open.

caesar-lesson-borders-dalmatia-now = How much influence has Pompey in Dalmatia now?
    .done = None. Might can also flip a control marker: it stays, but its province takes no more control markers on its borders.
caesar-lesson-borders-face-down = That token lies face down. It counts nothing at either end.

caesar-lesson-borders-another-might = Suppose that you have a second Might token. Three places are marked where Pompey has a token. Which of the three can you still flip? Click it.
    .sheet = Suppose that you have a second Might token. Three places are marked where Pompey has a token. Which of the three can you still flip? Mark it.
    .done = Only that one. It would weaken him in Creta, which is open. In Aegyptus nothing changes any more. And if nothing can be flipped, a Might token does nothing.
caesar-lesson-borders-another-might-hint = One of the three lies under your marker, and one lies face down.
caesar-lesson-borders-under-a-marker = Your marker lies on it. A marker protects the token below, even if it belongs to the other side.
caesar-lesson-borders-down-already = That one lies face down since a moment ago. What lies face down cannot be flipped again.

caesar-lesson-borders-as-it-stands = Another game. One shield between the two Hispaniae would close both at once. In Hispania Citerior Pompey has 5, and your shield brings 3. Who would control it, as things are?
    .done = Pompey would, and no bonus token can change that: one placement closes both, at the same moment.
caesar-lesson-borders-as-it-stands-hint = Compare 3 and 5.
caesar-lesson-borders-i-would = I would
caesar-lesson-borders-pompey-would = Pompey would
caesar-lesson-borders-three-against-five = Three are not enough against five.

caesar-lesson-borders-two-at-once = When one token closes two provinces, you choose which is resolved first, with its bonus token. Might from the first does not change the sums of the other, but it may flip a control marker that lies already. Hispania Ulterior holds Might. Close both, and flip the control marker that Pompey gets.
    .goal = Flip the control marker of Pompey in Hispania Citerior.
    .done = First Pompey’s control marker, then Might. He controls Hispania Citerior all the same, but its borders take no control marker of his any more.
caesar-lesson-borders-two-at-once-hint = Resolve Hispania Citerior first. Then click it for the effect of Might.
caesar-lesson-borders-ulterior-first = Might came too early: Pompey had no control marker in Hispania Citerior yet. Resolve that one first.
caesar-lesson-borders-might-left = Without Might the control marker of Pompey stays as it is. Use it now.
caesar-lesson-borders-one-token-closes-two = That closes neither of them. Look at the shield between the two Hispaniae.

caesar-lesson-borders-tactics = Hispania Citerior held the bonus token Tactics: a whole turn more, right after this one. Finish this turn, and take the extra one.
    .goal = Begin your extra turn.
    .done = Pompey waits, and you place a token again.
caesar-lesson-borders-tactics-hint = Choose the extra turn.
caesar-lesson-borders-tactics-left = You may decline it. But two turns in a row are strong. Take it.

caesar-lesson-borders-two-tactics = Suppose that both Hispaniae hold Tactics, so that you take two such tokens in one turn. How many extra turns follow?
    .done = One. But a Tactics token that you take in the extra turn gives a further one.
caesar-lesson-borders-not-two-turns = Two would be too strong: taken in the same turn, they give one extra turn together.
caesar-lesson-borders-not-lost-both = The first of them works as always. Only the second one adds nothing.

caesar-lesson-borders-remember = Look at the bonus token before you close a province, and at its neighbours too. The best closings bring a province, a border and a token at once.
