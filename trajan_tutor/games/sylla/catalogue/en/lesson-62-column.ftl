### Lesson 62: what is prevented, what happens, what leaves.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

sylla-lesson-column = What happens, what is prevented
    .idea = Of four events two are prevented, two happen, and one leaves the game.
    .can = You can foresee which events happen, and where markers go.

sylla-lesson-column-save-health = All cubes count together: the two events with most are prevented, the other two happen. The Epidemic would push Health into the crisis. You have the last cube. Prevent it.
    .goal = Prevent the Epidemic.
    .done = Slave revolt 3 cubes, Epidemic 2: prevented. The Imperial cult and Decadence have happened.
sylla-lesson-column-save-health-hint = The Slave revolt has three cubes. Which event do you want to be the second?
sylla-lesson-column-cult-instead = Now the Imperial cult is prevented, and the Epidemic happens: Health is in the crisis.
sylla-lesson-column-three-tie = Three events have one cube each, and the consul decides. You cannot rely on player B.

sylla-lesson-column-left = Then one event left the game, for good, and a new one took its place: of the two prevented, the one with more cubes. Which one was it?
    .done = The Slave revolt, with three cubes. The Epidemic had two, and stays.
sylla-lesson-column-left-hint = Epidemic had two cubes, Slave revolt three.
sylla-lesson-column-epidemic = Epidemic
sylla-lesson-column-revolt = Slave revolt
sylla-lesson-column-cult = Imperial cult
sylla-lesson-column-decadence = Decadence
sylla-lesson-column-fewer-cubes = It was prevented, but with fewer cubes than the other one. It may come again.
sylla-lesson-column-it-happened = That one happened. Only a prevented event leaves.

sylla-lesson-column-rightmost = Here the Imperial cult happens, then Decadence, the upper one first. The cult moves Civic spirit left. Decadence moves the marker that is rightmost then. Click that marker.
    .sheet = Here the Imperial cult happens, then Decadence, the upper one first. The cult moves Civic spirit left. Decadence moves the marker that is rightmost then. Mark that marker.
    .done = Leisure. Civic spirit has gone to 2 before. If several are rightmost, all of them move.
sylla-lesson-column-rightmost-hint = After the Imperial cult Civic spirit is at 2. Who is at 3?
sylla-lesson-column-cult-was-first = The Imperial cult comes first, and moves Civic spirit to 2. Another marker is rightmost then.
sylla-lesson-column-not-rightmost = Another marker is further right than that one.

sylla-lesson-column-famine-goes = The famine marker is not moved by Decadence, but by the event Famine. If that event happens here, where will the famine marker stand? Click the space.
    .sheet = The famine marker is not moved by Decadence, but by the event Famine. If that event happens here, where will the famine marker stand? Mark the space.
    .done = On 3, one space to the right.
sylla-lesson-column-famine-stays = There it is now. The Famine moves it.
sylla-lesson-column-one-space = It moves one space, to the right.

sylla-lesson-column-break-the-tie = Decadence has the most cubes. Famine and the Slave revolt tie, and you are consul: you say which of them is prevented too. The revolt would cost you a Slave. Click the one that you prevent.
    .sheet = Decadence has the most cubes. Famine and the Slave revolt tie, and you are consul: you say which of them is prevented too. The revolt would cost you a Slave. Mark the one that you prevent.
    .goal = Prevent the Slave revolt and Decadence.
    .done = Your Slaves stay. The Famine happened instead, and hit everybody alike.
sylla-lesson-column-break-the-tie-hint = Decadence is prevented in any case. Click the other event that you want to prevent.
sylla-lesson-column-slaves-turn-down = Now the revolt happens, and one of your Slaves has to be turned down. Prevent the other pair.

sylla-lesson-column-never-leaves = Decadence had three cubes, the Slave revolt one. But Decadence never leaves. What left the game?
    .done = The Slave revolt, in place of Decadence.
sylla-lesson-column-never-leaves-hint = Of the two prevented events one leaves in every round.
sylla-lesson-column-decadence-left = Decadence
sylla-lesson-column-revolt-left = the Slave revolt
sylla-lesson-column-nothing-left = nothing
sylla-lesson-column-decadence-stays = It had the most cubes, but it stays to the end of the game. Look at the column.
sylla-lesson-column-one-always-leaves = One always leaves. If it cannot be Decadence, it is the other one.

sylla-lesson-column-which-leaves = Flood and Famine were prevented, with two cubes each. So you, the consul, say which one leaves. You own no building, so the Flood cannot hurt you. Click the one that should leave.
    .sheet = Flood and Famine were prevented, with two cubes each. So you, the consul, say which one leaves. You own no building, so the Flood cannot hurt you. Mark the one that should leave.
    .goal = Let the event leave that could hurt you.
    .done = Famine is gone for good. Somebody else may fear the Flood.
sylla-lesson-column-which-leaves-hint = What can the Flood take from you? And what can Famine?
sylla-lesson-column-flood-left = You own nothing that the Flood could turn down. Famine would have cost you prestige.
