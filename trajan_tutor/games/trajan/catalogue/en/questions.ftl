### Questions about a position of Trajan, as a teacher asks them: they lead to a turn and name nothing of it.
### Room: sentences, which wrap.

## Trajan tiles and the action circle

# $slot: “I”, “III”
trajan-ask-tile-lies = Both colours of your Trajan tile at { $slot } lie in its tray already. From where would a sowing end there?
# $number: 0, 5
trajan-ask-tiles-ready =
    { $number ->
        [2] Two
        [3] Three
        [4] Four
       *[other] { $number }
    } of your Trajan tiles have both colours in the tray beside them. In which of these trays could your sowing end?
# $colour: “blue”, “yellow”
# $slot: “I”, “III”
trajan-ask-tile-short =
    Your Trajan tile at { $slot } lacks only { FORM($colour, "a") }. Which sowing could drop one there as its last?
# $slots: “I and IV”, “III and VI”
trajan-ask-tiles-in-reach =
    Your Trajan tiles at { $slots } can each be earned by one sowing. What would each bring you besides its points?
trajan-ask-tile-kept = A Trajan tile with a demand is kept and counts in every quarter. For which demands do you have nothing yet?
trajan-ask-tile-lack =
    Figures, cards, a [+2] marker, a tile for a demand: which do you need most, and which of your Trajan tiles brings it?
trajan-ask-drop-tiles = Your markers fall one by one. Which colours do your Trajan tiles still lack in the trays that they pass?
# $number trays, at least two, from which a sowing ends at the action.
# $action: “forum”, “construction”
# $number: 2, 4
trajan-ask-ways =
    From { $number ->
        [2] two
        [3] three
       *[other] { $number }
    } of your trays a sowing ends at { FORM($action, "the") }. Which of them would you rather empty?
# $number: 1, 5
trajan-ask-half-ready =
    { $number ->
        [one] One of your Trajan tiles lacks just one marker. Which is it, and where do markers of that colour lie?
        [2] Two of your Trajan tiles lack just one marker each. Where do markers of these colours lie?
        [3] Three of your Trajan tiles lack just one marker each. Where do markers of these colours lie?
       *[other] { $number } of your Trajan tiles lack just one marker each. Where do markers of these colours lie?
    }

## Time

# $steps: 1, 6
trajan-ask-round-ends =
    { $steps ->
        [one] One step is
       *[other] { $steps } steps are
    } left in this round. Then another demand is turned up. For which of bread, games and religion do you have a tile?
# $steps: 1, 6
trajan-ask-quarter-demands =
    { $steps ->
        [one] One step is
       *[other] { $steps } steps are
    } left in this quarter. How many of the demands on the table can you meet with what lies on your mat?
# $steps: 1, 6
trajan-ask-quarter-ready =
    { $steps ->
        [one] One step is
       *[other] { $steps } steps are
    } left in this quarter. Who is ready for its end: with tiles for the demands, and with votes?
# $steps: 2, 6
trajan-ask-quarter-trays =
    { $steps ->
        [one] One step is
       *[other] { $steps } steps are
    } left in this quarter. Which of your trays hold enough markers to end it, and do you want that now?
# $steps: 1, 8
trajan-ask-game-ends =
    { $steps ->
        [one] One step is
       *[other] { $steps } steps are
    } left in the game. Which of your bonus tiles, sets and camps can still bring you points?

## Seaport

# $number: 1, 3
trajan-ask-ships-coloured =
    { $number ->
        [0] All ships show their grey side until the quarter ends. What could your hand score on each of them even so?
        [one] One ship still shows its coloured side. What could your hand score on it, and what on the others?
        [2] Two ships still show their coloured side. What could your hand score on each of them?
       *[other] All { $number } ships still show their coloured side. What could your hand score on each of them?
    }
trajan-ask-ship-more = How much more would each ship bring with one more card than you can load now?
trajan-ask-hand-groups = How many identical cards, how many pairs, and how many different cards does your hand make?
# $left: “oil”, “scrolls”
# $right: “oil”, “scrolls”
trajan-ask-piles =
    On the discard piles lie { FORM($left, "a") } and { FORM($right, "a") }. Which of the two would improve your hand more?
# $number: 1, 3
# $tiles: “gold and gems”, “columns and furs, scrolls and oil and gold and gems”
trajan-ask-lay-bonus =
    { $number ->
        [one] Your bonus tile for { $tiles } counts cards in your display. How many of these do you still hold in your hand?
       *[other] Your bonus tiles for goods count cards in your display. How many of these do you still hold in your hand?
    }
trajan-ask-lay-spare = Which cards in your hand fit none of the ships, so that they could make room for new ones?
trajan-ask-discard = Which card in your hand is alone of its kind, and wanted by no ship and no bonus tile of yours?

## Forum

# $demands: “bread”, “bread, games and religion”
# $number: 1, 3
trajan-ask-demands-open =
    The people demand { $demands }. { $number ->
        [one] What do you have to meet that with?
       *[other] Which of these can you not meet yet?
    }
# $number: 1, 3
trajan-ask-demands-to-come =
    { $number ->
        [one] One more demand
        [2] Two more demands
       *[other] Three more demands
    } will be turned up in this quarter. Which of bread, games and religion would find you without an answer?
trajan-ask-forum-needed = How many tiles for bread, games and religion are left in the forum, and who else is short of them?
trajan-ask-extra-which = Which action would you most like to do twice in one turn, and how soon can a sowing end at it?
# $number: 1
trajan-ask-plus-two =
    { $number ->
        [one] Your [+2] marker waits for an extra-action tile. On which action does it lie, and where is such a tile?
       *[other] Your [+2] markers wait for extra-action tiles. On which actions do they lie, and where is such a tile?
    }
trajan-ask-sets = Of which kind of construction tile do you own most, and how many are missing for a set of three or four?

## Military

# $number: 2, 5
# $province: “Alpes”, “the military camp”
trajan-ask-leader-tiles =
    Forum tiles lie in { $number } provinces beside your leader { FORM($province, "in") }. Which of them fits what you lack most?
# $province: “Alpes”, “the military camp”
trajan-ask-leader-points =
    Your leader is { FORM($province, "in") }. Which neighbouring province is worth most to a legionary, and who is there already?
trajan-ask-deploy-rivals = How many points does the province of your leader bring now, and how many once another seat has marched in?
# $number: 1, 3
trajan-ask-deploy-camp =
    { $number ->
        [one] One legionary waits
       *[other] { $number } legionaries wait
    } in your military camp. Which province pays most: that of your leader, or one beside it?
# $number: 0, 3
trajan-ask-enlist =
    { $number ->
        [0] Your military camp is empty. Which provinces
        [one] One legionary waits in your military camp. Which provinces
       *[other] { $number } legionaries wait in your military camp. Which provinces
    } within reach of your leader are still worth a legionary?

## Senate

# $seat: 0, 2
trajan-ask-votes-tied = You and { SEAT($seat) } have the same number of votes. Which of you would come first if the quarter ended now?
trajan-ask-senate-bonus =
    Consul and vice-consul take the two bonus tiles of the senate when the quarter ends. How many points would each bring you?
trajan-ask-votes-now = How many votes has every seat, and who would be consul and vice-consul if the quarter ended now?
trajan-ask-votes-forum = How many votes does each senate tile in the forum bring, and how many do you need to pass somebody?
trajan-ask-senate-step = How far are the others ahead of you or behind you on the senate track, and what do its spaces bring?

## Trajan

# $slot: “I”, “III”
trajan-ask-arch-colours = Your arch is at { $slot }. Which of the open Trajan tiles has a colour that already lies in that tray?
# $slot: “I”, “III”
trajan-ask-arch-ready = Your arch is at { $slot }. Is there an open Trajan tile whose colours both lie in that tray?
# $slot: “I”, “III”
trajan-ask-arch-where = A new Trajan tile would lie at { $slot }. Which colours come into that tray most easily?
trajan-ask-arch-kind =
    What do you lack most: figures, cards, a [+2] marker, tiles for demands or plain points? Look at the open Trajan tiles.

## Construction

trajan-ask-build-first = Your first worker may go anywhere. Around which space do the most valuable construction tiles lie?
trajan-ask-build-best = Which spaces can your next worker enter, and which of the construction tiles there is worth most?
trajan-ask-build-grant = The first tile of a kind grants an action at once. Of which kinds do you have none yet?
trajan-ask-build-set = Of which kind of construction tile do you have two or more, and where is another within reach of your workers?
trajan-ask-build-way = Where do construction tiles still lie, and over which spaces can your workers reach them?
# $number: 0, 3
trajan-ask-recruit =
    { $number ->
        [0] Your worker camp is empty. Which construction tiles
        [one] One worker waits in your camp. Which construction tiles
       *[other] { $number } workers wait in your camp. Which construction tiles
    } within reach are worth a worker?

## Extra actions, setup, the end of a quarter

trajan-ask-extra-held = Which extra-action tiles lie on your mat, and which action would bring you as much a second time?
trajan-ask-mark = Which action do you mean to do again and again, and for which do you have an extra-action tile?
trajan-ask-pay = Which of your tiles is worth something at the end of the game too, so that another should go first?
trajan-ask-start-tile = In which of your trays do two markers lie together that one of the open Trajan tiles asks for?
