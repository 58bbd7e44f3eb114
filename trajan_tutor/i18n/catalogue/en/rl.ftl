### What other programs are told that play the games through PettingZoo or OpenSpiel.
### Room: sentences of at most 300 letters with what is put in.

rl-missing = Other programs need the extra “rl”: pip install "trajan-tutor[rl]".
# $game: “toy”, “my-lesson.toml”
rl-no-vector = The game { $game } does not say what a seat knows as numbers, so other programs cannot play it yet.
# $move: “place shield-4-2 SD-IT IT”, “Take the 2 markers of tray I: the last one falls in tray III (military…”
rl-illegal = The move { $move } of { $agent } is not legal now. The legal moves are marked in the action mask.
rl-seeds = There cannot be { $seeds } seeds to draw from. Choose a whole number from 1 up.
# $option: 2, 3
rl-option-text = The option { $option } cannot be “{ $value }” here: brackets, comma, colon, semicolon, plus and equals sign have a meaning of their own in the text of an OpenSpiel game.
rl-observer = An observer of this game takes no parameters, but was given: { $parameters }.
# $given: "3", 3.5, True
# $name: an action, a seed
rl-number = “{ $given }” cannot be { $name }: give a whole number.
rl-number-action = an action
rl-number-seed = a seed
rl-number-seeds = the number of seeds
rl-number-seats = the number of seats
# $most: 1203, 4999
# $move: 5000
rl-no-move = There is no action { $move } here: actions are the whole numbers from 0 to { $most }.
rl-undo = A state here cannot take an action back. Keep a copy of it, made by clone(), and go on from that.
