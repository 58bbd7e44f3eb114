### Lesson 18: puzzles. The positions and their values are in 18-puzzles.json.
### Room: sentences in a narrow panel, which wrap; a title is one line, an answer a button or a row.

trajan-lesson-puzzles = Puzzles
    .idea = Twelve positions, each with one turn that is clearly the best.
    .can = You can find the best turn where it is well hidden.

trajan-lesson-puzzles-one-marker = Your circle is full of tiles, and one short sowing can do two things at once. Find your best turn.
    .goal = Play the best turn.
    .done = One marker accomplished the tile at tray V, and its two workers came along. Without the workers the turn would be worth about seven points less.
trajan-lesson-puzzles-one-marker-hint = Which tray holds a single marker, and where would that one fall?
trajan-lesson-puzzles-one-marker-hint-2 = The tile at tray V asks for yellow and orange. And what does it offer besides points?

trajan-lesson-puzzles-right-order = White and blue lie in tray V, beside a tile that is worth many points. Find the best turn.
    .goal = Play the best turn.
    .done = Yellow fell last and met the white one. In the other order the tile would still lie there.
trajan-lesson-puzzles-right-order-hint = That tile asks for yellow and white. Which tray ends there?
trajan-lesson-puzzles-right-order-hint-2 = Tray III leads there with two markers. Which of them has to fall last?

trajan-lesson-puzzles-time-runs = You are player B here. The quarter is running out, and tile after tile waits at your circle. Find the best turn.
    .goal = Play the best turn.
    .done = Two markers, nine points, and little time has passed. The long sowing would have brought the end of the round nearer, for everybody.
trajan-lesson-puzzles-time-runs-hint = Your long sowing makes much time pass. Is there a shorter one that brings points?
trajan-lesson-puzzles-time-runs-hint-2 = Tray V holds a green marker, and its tile asks for green twice.

trajan-lesson-puzzles-tile-and-ship = You are player B here, in the last quarter. Your hand holds two fish, and your worker camp is empty. One turn helps both.
    .goal = Play the best turn.
    .done = Two workers and a ship in one turn. Leaving the workers would have cost about six points.
trajan-lesson-puzzles-tile-and-ship-hint = Which of your trays ends at the seaport, with orange as the last marker?
trajan-lesson-puzzles-tile-and-ship-hint-2 = Accomplish the tile at tray I, and do not leave what it offers.

trajan-lesson-puzzles-one-step = You are player B here. Several actions are in reach, and they look alike. Which of them brings most?
    .goal = Play the best turn.
    .done = Points at once, votes at the end of the quarter, and a lead over player A. A single card on a ship is worth less.
trajan-lesson-puzzles-one-step-hint = Look at your disc in the senate, and at that of player A.
trajan-lesson-puzzles-one-step-hint-2 = Which tray ends in tray IV, four trays on?

trajan-lesson-puzzles-second-roof = You are player B here. You own one roof, and your worker camp wants company. Find the best turn.
    .goal = Play the best turn.
    .done = A tile, two workers and a second roof. To call a worker instead of building would have cost about five points.
trajan-lesson-puzzles-second-roof-hint = The tile at tray VI asks for orange twice. Which tray ends there, with orange last?
trajan-lesson-puzzles-second-roof-hint-2 = Use the workers of the tile. Then look for another roof in the district.

trajan-lesson-puzzles-third-stairs = You are player B here, and you own two stairs. Three tiles of one kind bring ten points at the end, and four bring twenty. Find the best turn.
    .goal = Play the best turn.
    .done = The stairs on D1 make a set of three. To call a worker instead of building would have cost more than seven points.
trajan-lesson-puzzles-third-stairs-hint = Where in the district lies another tile with stairs, beside your own workers?
trajan-lesson-puzzles-third-stairs-hint-2 = Two trays end in tray VI. Which one leaves you more markers where you need them?

trajan-lesson-puzzles-fourth-fountain = Three fountains are yours, and the fourth still lies in the district. But your worker camp is empty. Find the best turn.
    .goal = Play the best turn.
    .done = First the worker, then the fountain: the set of four is worth twenty points at the end.
trajan-lesson-puzzles-fourth-fountain-hint = Can you do the construction action twice in this turn?
trajan-lesson-puzzles-fourth-fountain-hint-2 = Bring a worker to the camp first. Then repeat the action with your yellow tile, and build.

trajan-lesson-puzzles-far-island = You are player B here. An island far away is worth ten points, and a legionary waits in your camp. Can you do it all in one turn?
    .goal = Play the best turn.
    .done = Leader and legionary in one turn: nobody had time to come first.
trajan-lesson-puzzles-far-island-hint = Which tray ends in tray III? And which yellow tile do you own?
trajan-lesson-puzzles-far-island-hint-2 = Let your leader march to Britannia. Then repeat the action, and send the legionary after it.

trajan-lesson-puzzles-window-opens = You are player B here. Your leader is beside Britannia, but the military is out of reach for your sowing. Is it really?
    .goal = Play the best turn.
    .done = The window opened the way: one construction, and two military actions after it.
trajan-lesson-puzzles-window-opens-hint = The first tile of a kind grants an action. Which kind grants the military?
trajan-lesson-puzzles-window-opens-hint-2 = Build the window on C3, march to Britannia, and repeat with your yellow tile.

trajan-lesson-puzzles-march-for-games = You are player B here. The people want games, and so does one of your bonus tiles. Find the best turn.
    .goal = Play the best turn.
    .done = The tile, and the games from Raetia: they answer the people and score your bonus tile. Any other province would have cost about five points.
trajan-lesson-puzzles-march-for-games-hint = Tray V ends in tray III. Which of its markers should be the last, for the tile there?
trajan-lesson-puzzles-march-for-games-hint-2 = Orange last accomplishes the tile. Then look for games in a province that your leader can reach.

trajan-lesson-puzzles-three-from-forum = You are player B here. Two of your bonus tiles ask for bread and religion, and you own neither. Find the best turn.
    .goal = Play the best turn.
    .done = Three tiles from one forum action: the yellow one repeated it, and the marker added one more. Both bonus tiles will score.
trajan-lesson-puzzles-three-from-forum-hint = The tile at tray II brings a marker with +2. Which tray ends there, with pink last?
trajan-lesson-puzzles-three-from-forum-hint-2 = Put the marker on the forum, take the yellow forum tile, and use it at once.

trajan-lesson-puzzles-remember = All these turns did two things at once: a tile and an action, an action and a tile to repeat it. Look for such turns in your own games.
