### Lesson 3: the time marker and rounds.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-time = The time marker and rounds
    .idea = Every marker that you take costs a step of time.
    .can = You can read the time track, and say how much time a turn takes.

trajan-lesson-time-two-steps = In a corner of the map lies a ring of spaces: the time track, with one marker for everybody. Empty tray III, drop its two markers, and keep an eye on the time marker.
    .goal = Sow the two markers of tray III.
    .done = The time marker moves two steps: one for each marker that you take out of a tray.
trajan-lesson-time-not-two = That tray does not hold two markers. Take tray III, so that you can see what two markers do.

trajan-lesson-time-where-now = Where is the time marker now? Click its space.
    .sheet = Where is the time marker now? Mark its space.
    .done = Two steps beyond the start.
trajan-lesson-time-where-now-hint = Find the start of the ring and count two steps on.
trajan-lesson-time-at-the-start = That is the start, where it was before. It has moved since.

trajan-lesson-time-most-time = Here the time marker has nearly gone all the way around. Which of your trays would make the most time pass? Click it.
    .sheet = Here the time marker has nearly gone all the way around. Which of your trays would make the most time pass? Mark it.
    .done = Four markers, four steps.
trajan-lesson-time-not-the-most = Another tray holds more markers, and each marker is a step.

trajan-lesson-time-steps-left = How many steps does the time marker need to reach the start again?
    .done = Two. From then on a round is over.
trajan-lesson-time-steps-left-hint = Count every step, the one onto the start too.
trajan-lesson-time-spaces-between = Only one space lies between them, but the step onto the start counts too.
trajan-lesson-time-one-more = Do not count the space that the marker is on: it is there already.

trajan-lesson-time-end-round = End the round. Choose a tray with enough markers to bring the time marker to the start or past it, and drop them all. Tray I would lead you to the senate.
    .goal = Bring the time marker to the start or past it.
    .done = The time marker has passed the start: this turn is the last one of the round.
trajan-lesson-time-end-round-hint = Two steps are needed. Three of your trays hold two markers or more.
trajan-lesson-time-too-short = One marker is one step. The time marker would stop just before the start.

trajan-lesson-time-it-stays = The lesson takes tray I: three steps, where two are enough. Where is the time marker now?
    .done = One step beyond the start. It never jumps back: the next round simply begins one step later.
trajan-lesson-time-not-back-to-start = It goes past the start, not back to it. The third step takes it further.

trajan-lesson-time-finish-turn = First you finish your turn: move your disc in the senate, or pass. Then see what the end of the round brings.
    .goal = Finish your turn.
    .done = The round is over, and the people of Rome show what they want.

trajan-lesson-time-find-demand = A tile is revealed: a demand of the people. Click it.
    .sheet = A tile is revealed: a demand of the people. Mark it.
    .done = At the end of the quarter you will have to meet it. A later lesson shows how.
trajan-lesson-time-empty-place = That place is still empty. It waits for the demand of a later round.

trajan-lesson-time-slow-time = Back to your choice. This time you want to go slowly, so that more turns are left. Take as little time as you can.
    .goal = Let only one step of time pass.
    .done = One step. The start is not reached, and somebody else has to end the round.
trajan-lesson-time-slow-time-hint = One marker is one step. Look for a tray with a single marker.
trajan-lesson-time-too-fast = That takes more than one step. Which trays hold a single marker?

trajan-lesson-time-remember = Full trays take you far around the circle, but they make time run. Small trays keep time slow. When three demands lie open and the round ends once more, the quarter is over.
