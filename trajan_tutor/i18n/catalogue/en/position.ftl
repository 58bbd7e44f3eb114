### A position as a value: what may be played in it, and why something may not
### Room: sentences of at most 300 letters with what is put in.

position-legal = “{ $move }” is possible. { $does }.
position-several = “{ $move }” is possible. It can mean { $count } moves: { $moves }.
position-refused = { $why } The rule: “{ $title }” ({ $rule }).
position-move = Move { $number }: { $problem }
position-seat = There is no seat { $seat }. The game has { $seats } seats, numbered from 0; -1 is a spectator.
position-secret = What seat { $seat } may know is not shown while people are playing this game.
position-open = Not all hands are shown while people are playing this game.
position-after = There is nothing after move { $after }: the game came here by { $moves }.
position-step = “{ $step }” is no step here: only a lesson has steps.
position-lesson-step = The lesson { $lesson } has no step “{ $step }”. It has: { $known }.
