### What the coach says about Caesar!: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

caesar-reason-won = you win
caesar-reason-senate-tokens =
    { $change ->
        [one] a Senate token more
       *[other] { $change } Senate tokens more
    }: { $here } in all
caesar-reason-supply =
    { $change ->
        [one] one token more
       *[other] { $change } tokens more
    } in your supply
caesar-reason-province-lead = { $change } influence more in { $province }: { $own } to { $enemy }
caesar-reason-border-ahead = a better chance of a marker on the border between { $first } and { $second }

caesar-period = game

## Areas of the board, after "Look at"; those that name an area of the rule book too are told alike

caesar-area-province = the provinces
caesar-area-border = the borders between provinces
caesar-area-bonus = the bonus tokens
caesar-area-bank = the bank of bonus tokens
caesar-area-crassus = Crassus
caesar-area-mat-name = the turn
caesar-area-mat-bag = the bag
caesar-area-mat-supply = the supply
caesar-area-mat-markers = the control markers
caesar-area-mat-senate = the Senate tokens
caesar-area-mat-centurions = the Centurion tokens
caesar-area-list = your choices now
