### Lesson 2: sowing.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-sowing = Sowing
    .idea = The markers in your circle decide what you may do.
    .can = You can choose your action by sowing, and count ahead where the last marker falls.

trajan-lesson-sowing-take = Your circle has six trays with coloured markers. Every turn begins by emptying one of them. Click tray I, the one for the seaport.
    .sheet = Your circle has six trays with coloured markers. Every turn begins by emptying one of them. Mark tray I, the one for the seaport.
    .goal = Take the markers of tray I.
    .done = Tray I is empty. You hold both markers: they lie in the middle of the circle.
trajan-lesson-sowing-other-tray = Any tray with markers would be allowed. To follow this lesson, take the one marked I.

trajan-lesson-sowing-drop = Now they go back, one into each next tray, clockwise. You choose the colour that is dropped first. Click a marker in the middle, or the next tray.
    .sheet = Now they go back, one into each next tray, clockwise. You choose the colour that is dropped first. Mark a marker in the middle, or the next tray.
    .goal = Drop both markers.
    .done = One drops into tray II, the last one into tray III. The last one drops by itself: there is nothing left to choose.
trajan-lesson-sowing-not-the-tray = The tray is not yours to choose: it is always the next one, here tray II. Click that tray, or a marker in the middle.

trajan-lesson-sowing-last-tray = Which tray did your last marker fall into? Click it.
    .sheet = Which tray did your last marker fall into? Mark it.
    .done = Tray III, the tray of the military. The tray of your last marker decides your action.
trajan-lesson-sowing-last-tray-hint = Tray I is empty, and two markers came from it. Count on two trays.
trajan-lesson-sowing-first-tray = That is where the first marker fell. The second one went one tray further.
trajan-lesson-sowing-emptied-tray = That tray is empty now. The markers went on from there.

trajan-lesson-sowing-wrong-action = So this turn is for the military, and for nothing else. See what happens when you try the senate: click its first space.
    .sheet = So this turn is for the military, and for nothing else. See what happens when you try the senate: mark its first space.
    .goal = Try to act in the senate.
    .done = Refused: the senate needs a last marker in tray IV.
trajan-lesson-sowing-that-is-military = That is a military action, and it would be allowed. But look what happens when you try the senate instead.

trajan-lesson-sowing-order = A turn always runs like this: empty a tray, drop the markers, do the action of the last tray. So you choose an action by counting.

trajan-lesson-sowing-empty = Here is another circle, later in a game. Some trays are full, some are empty. Try to take an empty one: click tray V.
    .sheet = Here is another circle, later in a game. Some trays are full, some are empty. Try to take an empty one: mark tray V.
    .goal = Try to take the markers of an empty tray.
    .done = Refused: there is nothing to sow. Only trays with markers can begin a turn.
trajan-lesson-sowing-not-empty = That tray held markers, so you may sow it. Click one that is empty, such as tray V.

trajan-lesson-sowing-count = Tray II holds three markers. If you sowed it, which tray would get the last one? Click it.
    .sheet = Tray II holds three markers. If you sowed it, which tray would get the last one? Mark it.
    .done = Tray V. Three markers, three trays on.
trajan-lesson-sowing-count-hint = The first marker falls into tray III. Count on from there.
trajan-lesson-sowing-counted-from-itself = That counts tray II itself. The first marker falls into the tray after it.
trajan-lesson-sowing-counted-too-far = One too far. The first of the three falls into tray III.

trajan-lesson-sowing-round = Tray IV holds six markers. Where would the last of them fall?
    .done = Back in tray IV. Six markers go once around the circle, and no tray is left out.
trajan-lesson-sowing-round-hint = There are six trays and six markers.
trajan-lesson-sowing-left-one-out = The empty tray is not left out. The sixth marker falls there.
trajan-lesson-sowing-one-too-few = The fifth marker falls there. One is still to be dropped.

trajan-lesson-sowing-reach-forum = Now choose by yourself. You want the forum, which is tray II. Which tray must you empty, so that your last marker falls there?
    .goal = Sow so that the last marker falls into tray II.
    .done = One marker, one tray on: the forum is yours this turn.
trajan-lesson-sowing-reach-forum-hint = Look for a tray whose number of markers leads exactly to tray II. Going around the circle counts too.
trajan-lesson-sowing-from-forum = That empties tray II itself, and its markers go away from it. The last marker has to fall into tray II.
trajan-lesson-sowing-elsewhere = Count again: that last marker falls into another tray. Which tray leads exactly to tray II?

trajan-lesson-sowing-practise = You can now plan a turn. Explore if you like: sow, look where the last marker falls, and come back.
