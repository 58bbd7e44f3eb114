### Lesson 7: the military.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-military = The military
    .idea = Your leader opens a province, a legionary scores it.
    .can = You can move your leader and your legionaries into provinces that are worth it.

trajan-lesson-military-march = Your last marker falls into tray III: the military is yours. Your leader waits in the camp in Italia. Let it march to Noricum, the province on the right.
    .goal = Move your leader to Noricum.
    .done = Your leader is in Noricum, and the tile that lay there is yours.
trajan-lesson-military-other-province = That was allowed: it is a neighbour of the camp too. But in this lesson Noricum is the better place: it is worth 5 points.
trajan-lesson-military-enlisted = A figure went to the camp. You will need that later. First let the leader march: click Noricum.
trajan-lesson-military-too-far = A leader goes only to a neighbouring province. Noricum touches the camp.

trajan-lesson-military-what-came = The tile from Noricum is yours. Click it on your mat.
    .sheet = The tile from Noricum is yours. Mark it on your mat.
    .done = Every province with a tile is a small forum: the first leader that comes takes it.

trajan-lesson-military-conquer = Another turn for the military. The leader alone scores nothing. Send a legionary from your military camp after it: click Noricum.
    .sheet = Another turn for the military. The leader alone scores nothing. Send a legionary from your military camp after it: mark Noricum.
    .goal = Score Noricum with a legionary.
    .done = Five points, and the legionary stays in the province.
trajan-lesson-military-conquer-hint = Click the province that your leader is in.
trajan-lesson-military-marched-on = The leader marched on, and Noricum is left without a legionary. You score only where your leader is. Try again.
trajan-lesson-military-more-men = That brings one more legionary to the camp. But one is there already: send it to Noricum.

trajan-lesson-military-camp-empty = Later: your leader has moved on to Raetia. Your military camp is empty. See what happens when you call a legionary anyway: click Raetia.
    .sheet = Later: your leader has moved on to Raetia. Your military camp is empty. See what happens when you call a legionary anyway: mark Raetia.
    .goal = Try to send a legionary to Raetia.
    .done = Refused: nobody is there to be sent.
trajan-lesson-military-not-yet = That is a good move for another day. First click Raetia, where your leader is.

trajan-lesson-military-enlist = So this turn you get a legionary. Take a figure from your supply to the military camp: click your supply.
    .sheet = So this turn you get a legionary. Take a figure from your supply to the military camp: mark your supply.
    .goal = Bring a figure to your military camp.
    .done = From now on this figure is a legionary. You own fifteen figures, for soldiers and workers together: when the supply is empty, no more can come.
trajan-lesson-military-leader-alone = A leader without legionaries scores nothing. Bring a figure to the camp first.

trajan-lesson-military-one-each = Here one of your legionaries is already in Noricum, beside your leader. Another waits in the camp. Try to send it after the first.
    .goal = Try to place a second legionary in Noricum.
    .done = Refused: each province takes one legionary of each player. The leader has to march on.
trajan-lesson-military-somewhere-else = That would be allowed. First try what is not: a second legionary in Noricum.

trajan-lesson-military-no-way-back = And the way home? Try to move your leader back to the camp.
    .goal = Try to move your leader back to the camp.
    .done = Refused: a leader that has left the camp does not return.
trajan-lesson-military-onward-is-fine = Onward is always fine. Now try the way back: click the camp.

trajan-lesson-military-rival = In Belgica, worth 6 points, there is already a legionary of player B. Each rival there lowers the points by 3. How many points would your legionary score?
    .done = Six less three.
trajan-lesson-military-rival-hint = Take three away for the one rival.
trajan-lesson-military-full-worth = That is the full worth of Belgica. The rival who came first takes three away.
trajan-lesson-military-not-nothing = It is never less than nothing, but here something is left. One rival takes away three.

trajan-lesson-military-share = Three points are still points. Take them.
    .goal = Score Belgica with a legionary.
    .done = Three points. Whoever comes first to a province gets the most.
trajan-lesson-military-left-it = The turn is over without points. Send your legionary to Belgica this time.

trajan-lesson-military-remember = A province takes two or three turns: a figure to the camp, the leader to the province, the legionary after it. The provinces far away are worth up to 10 points.
