### Lesson 16: planning two turns ahead.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-planning = Planning two turns ahead
    .idea = What you drop in this turn, you pick up in the next.
    .can = You can plan a turn that only the next one harvests.

trajan-lesson-planning-how-many = The tile at tray IV is worth 9 points. It asks for white and blue, and only blue is missing. Tray I could lead there in your next turn. How many markers would it need for that?
    .done = Three: one each for the trays II, III and IV. At present it holds two.
trajan-lesson-planning-how-many-hint = Count the trays from I to IV, without tray I itself.
trajan-lesson-planning-two-lead-to-three = Two markers lead from tray I to tray III.
trajan-lesson-planning-one-too-many = Four markers would lead from tray I to tray V.

trajan-lesson-planning-prepare = So tray I needs one marker more, and it should be a blue one. Tray V holds pink and blue, and its second marker falls into tray I. Sow it.
    .goal = Bring a blue marker into tray I with this sowing.
    .done = Tray I now holds three markers, and one of them is blue. You have loaded the next turn.
trajan-lesson-planning-prepare-hint = Take tray V, and drop pink first: then blue falls into tray I.
trajan-lesson-planning-blue-stays-behind = Blue fell into tray VI, and pink into tray I. The number is right, but the colour is not.
trajan-lesson-planning-nothing-prepared = That brings nothing into tray I. Look at tray V.

trajan-lesson-planning-finish = Your action is the seaport. It matters less this time: take an open card.
    .goal = Finish your turn.
    .done = Your plan lies in tray I, and nobody else can touch it.
trajan-lesson-planning-finish-hint = Click one of the two discard piles.

trajan-lesson-planning-other-turn = Player B has a turn in between.
trajan-lesson-planning-other-sows = B sows on the other circle. Yours stays as it is.
trajan-lesson-planning-other-done = B skips the action. Now you.

trajan-lesson-planning-spoil = You could do something else first, and harvest later. But not with every tray: one of them would drop a marker into tray I. Four markers there lead to tray V, and the plan is spoiled. Which tray is it?
    .done = Tray VI. A loaded tray stays loaded as long as nothing falls into it, so look at what lies behind it.
trajan-lesson-planning-spoil-hint = Follow each sowing clockwise. Which of them begins in tray I or passes it?
trajan-lesson-planning-ends-before = Count again: this sowing ends before it comes round to tray I.
trajan-lesson-planning-nothing-to-sow = Tray V is empty now. There is nothing to sow from it.
trajan-lesson-planning-the-plan-itself = Tray I is the loaded one. Sowing it is the plan itself.

trajan-lesson-planning-harvest = Why wait, though? Harvest what you planned: sow tray I so that blue falls into tray IV.
    .goal = Accomplish the tile at tray IV.
    .done = Nine points, and a turn in the senate as well. The small turn before made this great one.
trajan-lesson-planning-harvest-hint = Drop blue last.
trajan-lesson-planning-blue-too-early = Blue fell into tray II. Keep it for the end.
trajan-lesson-planning-another-tray = The loaded tray is tray I.

trajan-lesson-planning-on-your-own = Now plan by yourself. The tile at tray VI asks for yellow and blue, and yellow is there. You have this turn and the next one. Between them player B plays.
    .goal = Accomplish the tile at tray VI within two turns.
    .done = A tray with the right colour and the right number, and then its use: that is planning.
trajan-lesson-planning-on-your-own-hint = Which tray leads to tray VI with three markers? It holds two at present.
trajan-lesson-planning-on-your-own-colour = Tray III needs a blue marker, and tray II has one. Which colour must you drop first?

trajan-lesson-planning-remember = Plan backwards: which tile do you want, which tray leads there, what is missing in it? Let this turn bring it, and let nothing spoil it.
