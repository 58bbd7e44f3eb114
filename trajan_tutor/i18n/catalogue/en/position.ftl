### A position as a value: what may be played in it, and why something may not
### Room: sentences of at most 300 letters with what is put in.

# $does: “Place a shield token 4/2, 4 towards Gallia and 2 towards Sardinia: the…”, “Place a shield token 4/2, 4 towards Sardinia and 2 towards Italia: the…”
# $move: “place shield-4-2 GA-SD GA”, “place shield-4-2 SD-IT SD”
position-legal = “{ $move }” is possible. { $does }.
# $count: 20
# $move: “mat.0.supply.0”
# $moves: “place shield-6-0 HU-HC HU, place shield-6-0 HU-HC HC, place shield-6-0…”
position-several = “{ $move }” is possible. It can mean { $count } moves: { $moves }.
# $rule: “caesar.bonus.use”, “caesar.place.supply”
# $title: “The steps of a turn”, “Both provinces have to be yours”
# $why: “The space between Gallia Cisalpina and Dalmatia is taken. Choose a fre…”, “There is no sword 3/3 in your supply. Choose one of the tokens you hol…”
position-refused = { $why } The rule: “{ $title }” ({ $rule }).
# $number: 2, 3
# $problem: ““dance” is no move. Perhaps you mean: drop orange.”, “That is not what comes next. First choose one option of the action, or…”
position-move = Move { $number }: { $problem }
# $seat: “2”, “-2”
# $seats: 2, 3
position-seat = There is no seat { $seat }. The game has { $seats } seats, numbered from 0; -1 is a spectator.
# $seat: “0”, “1”
position-secret = What seat { $seat } may know is not shown while people are playing this game.
position-open = Not all hands are shown while people are playing this game.
position-dealt-anew = What could not be seen in this position is dealt anew.
position-after = There is nothing after move { $after }: the game came here by { $moves }.
position-step = “{ $step }” is no step here: only a lesson has steps.
# $known: “a, b”, “caesar, sylla, trajan”
# $lesson: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”
position-lesson-step = The lesson { $lesson } has no step “{ $step }”. It has: { $known }.
