### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

## Placements: the numbers of a token, where the larger one goes, beside which province, and the sums there

# $token: “ship 4/2”, “shield 5/1”
caesar-choice-token = { FORM($token, "name") }
# $province: “Asia”, “Hispania Ulterior”
caesar-choice-province = { $province }
# $first: “Gallia”, “Aegyptus”
# $second: “Asia”, “Sardinia”
caesar-choice-between = { $first }–{ $second }
# $high: 2, 6
# $toward: “Creta”, “Hispania Ulterior”
# $wild: “no”, “yes”
caesar-choice-place =
    { $wild ->
        [yes] Wild { $high } → { $toward }
       *[no] { $high } → { $toward }
    }
# $away: “Creta”, “Hispania Ulterior”
# $enemy: 0, 6
# $low: 0, 3
# $own: 2, 10
caesar-choice-place-leads = { $own }:{ $enemy }, { $low } → { $away }
# $away: “Asia”, “Mauritania”
# $enemy: 0, 9
# $low: 0, 3
# $own: 3, 14
caesar-choice-place-closes = closes { $own }:{ $enemy }, { $low } → { $away }
# $high: 2, 5
# $low: 0, 3
# $wild: “no”, “yes”
caesar-choice-place-down =
    { $wild ->
        [yes] Wild { $high }/{ $low } face down
       *[no] { $high }/{ $low } face down
    }

## Closing

# $bonus: “Might”, “Tactics”
# $enemy: 0, 14
# $own: 2, 10
caesar-choice-order = { $own }:{ $enemy }, { FORM($bonus, "token") }
# $left: 0, 9
# $second: “Creta”, “Hispania Citerior”
caesar-choice-border = to { $second }, { $left } left
caesar-choice-borders-done = No more
caesar-choice-borders-done-leads = leave the borders as they are
# $markers: 0, 3
caesar-choice-senate =
    { $markers ->
        [0] No marker
        [one] { $markers } marker
       *[other] { $markers } markers
    }
# $left: 3, 11
caesar-choice-left =
    { $left ->
        [0] none left: you win
       *[other] { $left } left
    }

## Bonus tokens

# $bonus: “Poison”, “Wealth”
caesar-choice-use = Use { $bonus }
caesar-choice-use-wealth = draw one more, keep one more
# $side: “Pompey”
caesar-choice-use-poison = { $side } returns a token
caesar-choice-decline = Leave it
# $bonus: “Might”, “Wealth”
caesar-choice-decline-leads = unused: { FORM($bonus, "token") }
# $high: 2, 6
# $low: 0, 3
# $second: “Asia”, “Gallia Cisalpina”
# $wild: “no”, “yes”
caesar-choice-turn-token =
    { $wild ->
        [yes] to { $second }: wild { $high }/{ $low }
       *[no] to { $second }: { $high }/{ $low }
    }
# $second: “Syria”, “Sicilia”
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
# $tokens: 12
caesar-choice-draw-leads =
    { $tokens ->
        [0] the bag is empty
        [one] from { $tokens } token in the bag
       *[other] from { $tokens } tokens in the bag
    }
caesar-choice-draw-both-leads = both Centurion tokens are lost
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
# $left: 6, 12
caesar-markers-left =
    { $left ->
        [one] control marker left
       *[other] control markers left
    }
# $tokens: 0, 4
caesar-senate-tokens =
    { $tokens ->
        [0] No Senate token
        [one] One Senate token
       *[other] { $tokens } Senate tokens
    }
# $tokens: 2, 14
caesar-in-bag =
    { $tokens ->
        [0] The bag is empty
        [one] One token in the bag
       *[other] { $tokens } tokens in the bag
    }
