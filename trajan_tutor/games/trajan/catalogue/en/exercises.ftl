### Questions of exercises in the game's own words, and what sets a misunderstanding right.
### Room: sentences in a narrow panel, which wrap; an answer is a row.

# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-next-turn = { $who } chose “{ FORM($move, "plain") }”. Whose turn is it then?
# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-time-steps = { $who } chose “{ FORM($move, "plain") }”. How many steps does the time marker go?
# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-time-space = { $who } chose “{ FORM($move, "plain") }”. On which space does the time marker stop?
# $prompt: “Choose what to do in construction, or pass.”, “Do the construction action again: choose one option.”
trajan-exercise-accomplishes = { $prompt } With which of these do you accomplish a Trajan tile?
# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-accomplished-where = { $who } chose “{ FORM($move, "plain") }”. Click the Trajan tile that this accomplishes.
# $prompt: “Choose what to do in construction, or pass.”, “Do the construction action again: choose one option.”
trajan-exercise-takes-tile = { $prompt } Which of these brings you a tile out of a province?
# $prompt: “Choose what to do in construction, or pass.”, “Do the construction action again: choose one option.”
trajan-exercise-grants = { $prompt } Which of these gives you another action at once?
# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-refilled = { $who } chose “{ FORM($move, "plain") }”. Click the place where a card of the deck is revealed now.
# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
# $whom: “you”, “Bot B”
trajan-exercise-votes = { $who } chose “{ FORM($move, "plain") }”, and the votes of the quarter are counted. How many { $yours ->
        [1] have you
       *[other] has { $whom }
    }?
# $move: “Take the bonus tile “bonus tiles”: 3 points for each of your yellow bo…”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-consul = { $who } chose “{ FORM($move, "plain") }”, and the votes of the quarter are counted. Who may choose a bonus tile first?
# $move: “Take the marker of tray III: it falls in tray IV (senate)”, “Take the bonus tile “scrolls and oil”: 3 points for each of your displ…”
# $who: “You”
trajan-exercise-vice-consul = { $who } chose “{ FORM($move, "plain") }”, and the votes of the quarter are counted. Who gets the bonus tile that is left, with its other side?

trajan-mistake-time-space = That is the space where it stops. It goes one step for each marker that was taken.
trajan-mistake-time-one = Not one step a turn: one for each marker that was taken.
trajan-mistake-time-steps = So many steps it goes. Count them from where it is.
trajan-mistake-time-next = One too far: the space where it is now is not counted.
trajan-mistake-votes-place = That is the place. Count what the space of the disc and the tiles bring.
trajan-mistake-votes-none = There is at least one vote: look at the space of the disc and at the tiles.
trajan-mistake-votes-one-more = One too many: count the space of the disc and the tiles again.
