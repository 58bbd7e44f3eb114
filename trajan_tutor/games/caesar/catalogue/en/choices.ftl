### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

## Placements: the numbers of a token, where the larger one goes, beside which province, and the sums there

caesar-choice-token = { FORM($token, "name") }
caesar-choice-province = { $province }
caesar-choice-between = { $first }–{ $second }
caesar-choice-place =
    { $wild ->
        [yes] Wild { $high } → { $toward }
       *[no] { $high } → { $toward }
    }
caesar-choice-place-leads = { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-closes = closes { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-down =
    { $wild ->
        [yes] Wild { $high }/{ $low } face down
       *[no] { $high }/{ $low } face down
    }

## Closing

caesar-choice-order = { $own }:{ $enemy }, { FORM($bonus, "token") }
caesar-choice-border = to { $second }, { $left } left
caesar-choice-borders-done = No more
caesar-choice-borders-done-leads = leave the borders as they are
caesar-choice-senate =
    { $markers ->
        [0] No marker
        [one] { $markers } marker
       *[other] { $markers } markers
    }
caesar-choice-left =
    { $left ->
        [0] none left: you win
       *[other] { $left } left
    }

## Bonus tokens

caesar-choice-use = Use { $bonus }
caesar-choice-use-wealth = draw one more, keep one more
caesar-choice-use-poison = { $side } returns a token
caesar-choice-decline = Leave it
caesar-choice-decline-leads = unused: { FORM($bonus, "token") }
caesar-choice-turn-token =
    { $wild ->
        [yes] to { $second }: wild { $high }/{ $low }
       *[no] to { $second }: { $high }/{ $low }
    }
caesar-choice-turn-marker = to { $second }: marker
caesar-choice-turn-province = control marker
caesar-choice-group-tokens = Influence tokens
caesar-choice-group-markers = Control markers
caesar-choice-bank-draw = Draw from the bank
caesar-choice-bank-draw-leads = one bonus token
caesar-choice-no-bank-draw = Leave the bank
caesar-choice-no-bank-draw-leads = no bonus token

## The end of a turn, and Crassus

caesar-choice-draw = Draw
caesar-choice-draw-leads =
    { $tokens ->
        [0] the bag is empty
        [one] from { $tokens } token in the bag
       *[other] from { $tokens } tokens in the bag
    }
caesar-choice-centurion = instead of drawing
caesar-choice-centurion-second = by the second bonus token
caesar-choice-no-centurion = No second one
caesar-choice-no-centurion-leads = the bonus token is lost
caesar-choice-extra = Take another turn
caesar-choice-extra-leads = by your Tactics token
caesar-choice-no-extra = No further turn
caesar-choice-no-extra-leads = the other side goes on
caesar-choice-crassus = Let Crassus play
caesar-choice-crassus-leads = he reveals a tile

## At the top of the table

caesar-now-place = Placing tokens
caesar-now-over = The game is over
caesar-markers-left =
    { $left ->
        [one] control marker left
       *[other] control markers left
    }
caesar-senate-tokens =
    { $tokens ->
        [0] No Senate token
        [one] One Senate token
       *[other] { $tokens } Senate tokens
    }
caesar-in-bag =
    { $tokens ->
        [0] The bag is empty
        [one] One token in the bag
       *[other] { $tokens } tokens in the bag
    }
