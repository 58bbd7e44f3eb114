### Moves as choices, and what a player is asked to choose.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

## Placements. `.plain` says a move without what comes of it, `.answer` as the other side of the table sees it.

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

caesar-move-place-down = Place { FORM($token, "a") } face down between { $first } and { $second }, for a bonus token of the bank
    .short = { $token } face down between { $first } and { $second }

## What placements come to. In `.answer` the one who reads is the other side: the own sum stands first there, too.

caesar-outcome-open = { $province } is at { $own } to { $enemy }
    .answer = { $province } is at { $enemy } to { $own }
caesar-outcome-closed-own = { $province } closes, { $own } to { $enemy } for you ({ $bonus })
    .answer = { $province } closes, { $enemy } to { $own } against you ({ $bonus })
caesar-outcome-closed-enemy = { $province } closes, { $own } to { $enemy } against you ({ $bonus })
    .answer = { $province } closes, { $enemy } to { $own } for you ({ $bonus })
caesar-outcome-closed-tie = { $province } closes with a tie of { $own } to { $enemy } ({ $bonus })
    .answer = { $province } closes with a tie of { $own } to { $enemy } ({ $bonus })

## Closing

caesar-move-order = Resolve { $province } first: { $own } to { $enemy }, with { FORM($bonus, "a") }
    .plain = Resolve { $province } first
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
caesar-move-use-poison = { $side } puts a random token back into the bag; that supply stays one smaller
caesar-move-might-token = Flip { FORM($token, "the") } between { $first } and { $second } face down
    .short = flip { FORM($token, "the") } between { $first } and { $second }
caesar-move-might-marker = Flip the control marker on the border between { $first } and { $second } face down
caesar-move-might-province = Flip a control marker on { $province } face down
caesar-move-decline = Leave { FORM($bonus, "the") } unused

## The end of a turn, and Crassus

caesar-move-draw = Draw a token from your bag
caesar-move-centurion = Take { FORM($token, "the") } instead of drawing
caesar-move-centurion-second = Take { FORM($token, "the") } too, by your second Centurion bonus token
caesar-move-no-centurion = Take no second Centurion influence token
caesar-move-extra = Take the extra turn
caesar-move-no-extra = Decline the extra turn
caesar-move-bank-draw = Draw a bonus token from the bank
caesar-move-no-bank-draw = Leave the bank as it is
caesar-move-crassus = Let Crassus play his turn

## Prompts

caesar-prompt-turn = Place a token: choose one of your supply, a free space of its symbol, and the province that the larger number faces.
caesar-prompt-bank-draw = You placed face down at a checkpoint. You may draw a bonus token from the bank.
caesar-prompt-bank = You drew { FORM($bonus, "a") } from the bank. Use it now, or leave it.
caesar-prompt-order = Your token closed two provinces. Which one is resolved first?
caesar-prompt-closing = The province is being resolved.
caesar-prompt-borders =
    You may put control markers on borders between your provinces ({ $left } left).
caesar-prompt-bank-senate =
    You may put control markers under the Senate token of the bank ({ $tokens ->
        [one] one is
       *[other] { $tokens } are
    } yours; { $left ->
        [one] one marker
       *[other] { $left } markers
    } left).
caesar-prompt-senate =
    You may put control markers under the Senate token ({ $tokens ->
        [one] one is
       *[other] { $tokens } are
    } yours; { $left ->
        [one] one marker
       *[other] { $left } markers
    } left).
caesar-prompt-bonus = This closing gave you { FORM($bonus, "a") }. Use it now, or leave it.
caesar-prompt-draw = Draw a token, or take one of your Centurion influence tokens instead.
caesar-prompt-draw-second = You may take another of your Centurion influence tokens, by your second bonus token.
caesar-prompt-extra = You may take another turn.
caesar-prompt-crassus = It is the turn of Crassus.
caesar-prompt-over = The game is over.

## Steps of a turn

caesar-step-place = Place a token
caesar-step-close = Close provinces
caesar-step-markers = Control markers on borders
caesar-step-bonus = Bonus token
caesar-step-draw = Draw
caesar-step-crassus = Crassus
