### Moves as choices, and what a player is asked to choose.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

## Placements. `.plain` says a move without what comes of it, `.answer` as the other side of the table sees it.

# $away: “Creta”, “Hispania Ulterior”
# $even: “no”, “yes”
# $high: 2, 7
# $low: 0, 4
# $outcomes: “Asia is at 3 to 0 and Syria is at 3 to 0”, “Hispania Ulterior is at 4 to 0 and Hispania Citerior is at 2 to 0”
# $token: “ship 4/2”, “shield 5/1”
# $toward: “Asia”, “Hispania Ulterior”
caesar-move-place =
    { $even ->
        [yes] Place { FORM($token, "a") } between { $toward } and { $away }: then { $outcomes }
       *[no] Place { FORM($token, "a") }, { $high } towards { $toward } and { $low } towards { $away }: then { $outcomes }
    }
    .short =
        { $even ->
            [yes] { FORM($token, "kind") }: { $high } towards { $toward } and { $away }
           *[no] { FORM($token, "kind") }: { $high } towards { $toward }, { $low } towards { $away }
        }
    .answer =
        { $even ->
            [yes] Place { FORM($token, "a") } between { $toward } and { $away }: then { FORM($outcomes, "answer") }
           *[no] Place { FORM($token, "a") }, { $high } towards { $toward } and { $low } towards { $away }: then { FORM($outcomes, "answer") }
        }
    .plain =
        { $even ->
            [yes] Place { FORM($token, "a") } between { $toward } and { $away }
           *[no] Place { FORM($token, "a") }, { $high } towards { $toward } and { $low } towards { $away }
        }

## Placements face down

# $first: “Gallia”, “Aegyptus”
# $second: “Asia”, “Sardinia”
# $token: “ship 3/3”, “shield 4/2”
caesar-move-place-down = Place { FORM($token, "a") } face down between { $first } and { $second }, for a bonus token of the bank
    .short = { $token } face down between { $first } and { $second }

## What placements come to. In `.answer` the one who reads is the other side: the own sum stands first there, too.

# $enemy: 0, 6
# $own: 0, 6
# $province: “Asia”, “Hispania Ulterior”
caesar-outcome-open = { $province } is at { $own } to { $enemy }
    .answer = { $province } is at { $enemy } to { $own }
# $bonus: “Might”, “no bonus”
# $enemy: 0, 7
# $own: 2, 14
# $province: “Asia”, “Hispania Ulterior”
caesar-outcome-closed-own = { $province } closes, { $own } to { $enemy } for you ({ $bonus })
    .answer = { $province } closes, { $enemy } to { $own } against you ({ $bonus })
# $bonus: “Might”, “no bonus”
# $enemy: 1, 14
# $own: 0, 6
# $province: “Asia”, “Hispania Ulterior”
caesar-outcome-closed-enemy = { $province } closes, { $own } to { $enemy } against you ({ $bonus })
    .answer = { $province } closes, { $enemy } to { $own } for you ({ $bonus })
# $bonus: “Might”, “Tactics”
# $enemy: 0, 10
# $own: 0, 10
# $province: “Asia”, “Hispania Ulterior”
caesar-outcome-closed-tie = { $province } closes with a tie of { $own } to { $enemy } ({ $bonus })
    .answer = { $province } closes with a tie of { $own } to { $enemy } ({ $bonus })

## Closing

# $bonus: “Might”, “Centurion”
# $enemy: 0, 14
# $own: 0, 10
# $province: “Asia”, “Hispania Ulterior”
caesar-move-order = Resolve { $province } first: { $own } to { $enemy }, with { FORM($bonus, "a") }
    .plain = Resolve { $province } first
# $first: “Asia”, “Hispania Ulterior”
# $left: 0, 9
# $second: “Creta”, “Hispania Citerior”
caesar-move-border =
    { $left ->
        [0] Put your last control marker on the border between { $first } and { $second }: you win
       *[other] Put a control marker on the border between { $first } and { $second } ({ $left } left after it)
    }
    .plain = Put a control marker on the border between { $first } and { $second }
    .short =
    { $left ->
        [0] your last marker on the border between { $first } and { $second }: you win
       *[other] a marker on the border between { $first } and { $second }
    }

## No more markers

caesar-move-borders-done = Put no more control markers on borders now

## Markers in the senate

# $left: 1, 11
# $markers: 0, 9
caesar-move-senate =
    { $markers ->
        [0] Put no control marker under the Senate token
        [one] Put one control marker under the Senate token
       *[other] Put { $markers } control markers under the Senate token
    } ({ $left ->
        [0] none left: you win
       *[other] { $left } left
    })
    .plain =
    { $markers ->
        [0] Put no control marker under the Senate token
        [one] Put one control marker under the Senate token
       *[other] Put { $markers } control markers under the Senate token
    }
    .short =
    { $markers ->
        [0] no marker under the Senate token
        [one] a marker under the Senate token
       *[other] { $markers } markers under the Senate token
    }{ $left ->
        [0] : you win
       *[other] {""}
    }

## Bonus tokens

caesar-move-use-wealth = Draw one more token; your supply stays one larger
    .short = draw one more token
# $side: “Pompey”
caesar-move-use-poison = { $side } puts a random token back into the bag; that supply stays one smaller
# $first: “Asia”, “Hispania Ulterior”
# $second: “Asia”, “Gallia Cisalpina”
# $token: “ship 4/2”, “shield 4/2”
caesar-move-might-token = Flip { FORM($token, "the") } between { $first } and { $second } face down
    .short = flip { FORM($token, "the") } between { $first } and { $second }
# $first: “Asia”, “Hispania Ulterior”
# $second: “Syria”, “Hispania Citerior”
caesar-move-might-marker = Flip the control marker on the border between { $first } and { $second } face down
# $province: “Asia”, “Hispania Ulterior”
caesar-move-might-province = Flip a control marker on { $province } face down
# $bonus: “Might”, “no bonus”
caesar-move-decline = Leave { FORM($bonus, "the") } unused

## The end of a turn, and Crassus

caesar-move-draw = Draw a token from your bag
caesar-move-draw-both = Draw a token from your bag, and give up both Centurion bonus tokens
# $token: “wild 3/3”, “shield or ship 4/4”
caesar-move-centurion = Take { FORM($token, "the") } instead of drawing
# $token: “ship 4/2”, “shield or ship 4/4”
caesar-move-centurion-second = Take { FORM($token, "the") } too, by your second Centurion bonus token
caesar-move-no-centurion = Take no second Centurion influence token
caesar-move-extra = Take the extra turn
caesar-move-no-extra = Decline the extra turn
caesar-move-bank-draw = Draw a bonus token from the bank
caesar-move-no-bank-draw = Leave the bank as it is
caesar-move-crassus = Let Crassus play his turn

## Prompts

caesar-prompt-turn = Place a token on a free space with its symbol, and choose which way it faces.
    .short = placing a token
caesar-prompt-bank-draw = You placed face down at a checkpoint. You may draw a bonus token from the bank.
    .short = a bonus token from the bank, if wanted
# $bonus: “Might”, “Wealth”
caesar-prompt-bank = You drew { FORM($bonus, "a") } from the bank. Use it now, or leave it.
    .short = using the drawn bonus token, or leaving it
caesar-prompt-order = Your token closed two provinces. Which one is resolved first?
    .short = which province is resolved first
caesar-prompt-closing = The province is being resolved.
    .short = resolving the province
# $left: 1, 10
caesar-prompt-borders =
    You may put control markers on borders between your provinces ({ $left } left).
    .short = markers on the borders
# $left: 2, 11
# $tokens: 1, 2
caesar-prompt-bank-senate =
    You may put control markers under the Senate token of the bank ({ $tokens ->
        [one] one is
       *[other] { $tokens } are
    } yours; { $left ->
        [one] one marker
       *[other] { $left } markers
    } left).
    .short = markers under the Senate token of the bank
# $left: 2, 11
# $tokens: 1, 4
caesar-prompt-senate =
    You may put control markers under the Senate token ({ $tokens ->
        [one] one is
       *[other] { $tokens } are
    } yours; { $left ->
        [one] one marker
       *[other] { $left } markers
    } left).
    .short = markers under the Senate token
# $bonus: “Might”, “Wealth”
caesar-prompt-bonus = This closing gave you { FORM($bonus, "a") }. Use it now, or leave it.
    .short = using the bonus token, or leaving it
caesar-prompt-draw = Draw a token, or take one of your Centurion influence tokens instead.
    .short = drawing a token
caesar-prompt-draw-second = You may take another of your Centurion influence tokens, by your second bonus token.
    .short = a second Centurion influence token
caesar-prompt-extra = You may take another turn.
    .short = another turn
caesar-prompt-crassus = It is the turn of Crassus.
    .short = the turn of Crassus
caesar-prompt-over = The game is over.
    .short = the end of the game

## Steps of a turn

caesar-step-place = Place a token
caesar-step-close = Close provinces
caesar-step-markers = Control markers on borders
caesar-step-bonus = Bonus token
caesar-step-draw = Draw
caesar-step-crassus = Crassus
