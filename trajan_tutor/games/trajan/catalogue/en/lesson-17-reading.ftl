### Lesson 17: reading the opponents.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-reading = Reading the opponents
    .idea = The circles of the others lie open: you can count what they can do next.
    .can = You can read from the other circle what is coming.

trajan-lesson-reading-their-action = Your circle shows what you can do, and the circle of B shows what B can do. Look at tray I on the small mat of B. You can enlarge the mat with the plus. The tray holds two markers: which action would it bring?
    .done = Two trays on from tray I lies tray III, the military.
trajan-lesson-reading-their-action-hint = Count two trays on, as you do on your own circle. Each tray shows its action.
trajan-lesson-reading-forum = the forum
trajan-lesson-reading-military = the military
trajan-lesson-reading-senate = the senate
trajan-lesson-reading-count-again = Count again: the first marker falls into tray II, the second one tray further.

trajan-lesson-reading-can-they = The people want bread, and the only bread in the forum is marked. The forum is the action of tray II. Can B reach it in the next turn?
    .done = No tray of B ends in tray II. So the bread will still be there after B, and you may take something else first.
trajan-lesson-reading-can-they-hint = Go through all six trays of B and count where each of them ends.
trajan-lesson-reading-they-can = yes
trajan-lesson-reading-they-cannot = no
trajan-lesson-reading-no-tray-leads-there = Count each of them: I ends in III, II in V, III in IV, IV in VI, V in VI, and VI in III.

trajan-lesson-reading-now-they-can = The same table, but one pink marker of B lies elsewhere. Now one tray of B leads to the forum. Click it.
    .sheet = The same table, but one pink marker of B lies elsewhere. Now one tray of B leads to the forum. Mark it.
    .done = Two markers from tray VI end in tray II. B can take the bread in the next turn.
trajan-lesson-reading-now-they-can-hint = From tray VI the first marker falls into tray I.
trajan-lesson-reading-leads-elsewhere = That tray ends somewhere else. Which one ends exactly in tray II?

trajan-lesson-reading-take-first = You are in the forum now, and B comes next. Take what B would take.
    .goal = Take the tile that B could take.
    .done = The bread is yours, and B has to look for another answer.
trajan-lesson-reading-take-first-hint = B wants to answer the people too, and they want bread.
trajan-lesson-reading-bread-left = The bread is still there, and B reaches it in the next turn. Take it first.

trajan-lesson-reading-how-far = The circles show how time runs as well. It is the last round of the quarter, and three steps are left to the start. How many steps can the next turn of B take at most?
    .done = Four: the markers of tray VI. Three are enough, so B can end the quarter before your next turn.
trajan-lesson-reading-how-far-hint = The time marker moves as many steps as there are markers in the tray. Look for B's fullest tray.
trajan-lesson-reading-fullest-tray = One of B's trays holds more than that. Look at tray VI.

trajan-lesson-reading-in-time = You have bread and games for the people, but no religion, and you are in the forum. A tile for a second military action lies there too. What do you take?
    .goal = Take what you need before the quarter ends.
    .done = Now you can meet all three demands, whatever B does. The other tile can wait, this one cannot.
trajan-lesson-reading-in-time-hint = A demand that you cannot meet costs 4 points at the end of the quarter. And the quarter may end right after this turn.
trajan-lesson-reading-too-late = You would like to take religion in your next turn. Go on, and see whether B lets you have it in time.

trajan-lesson-reading-province-now = Here your leader and that of B stand in the same province, Noricum, worth 5. Suppose B places a legionary first. How many points would be left for yours?
    .done = Two: five less three for the rival. Being second is expensive.
trajan-lesson-reading-province-now-hint = Each rival legionary lowers the points by 3.
trajan-lesson-reading-full-worth = That is for the one who comes first. A rival there lowers it by 3.

trajan-lesson-reading-be-first = But the military is yours in this turn. Be first.
    .goal = Score Noricum before B does.
    .done = Five for you, and only two are left for B.
trajan-lesson-reading-be-first-hint = Click Noricum, where your leader is.
trajan-lesson-reading-left-to-b = The turn is over, and now B may come first. Send your legionary this time.

trajan-lesson-reading-remember = Before you choose, look at the next player: which trays are loaded, what is wanted there? And how far can the time marker go? Take at once what will be gone, and let wait what is safe.
