### What the coach says about Caesar!: what a feature of a position means for a player, and the areas of the board.
### Room: parts of sentences, which wrap; an area after “Look at” is a few words.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

caesar-reason-won = you win
caesar-reason-senate-tokens =
    { $change ->
        [one] one more Senate token
       *[other] { $change } more Senate tokens
    } ({ $here } in all)
caesar-reason-supply =
    { $change ->
        [one] one more influence token
       *[other] { $change } more influence tokens
    } in your supply
caesar-reason-province-lead = { $change } more influence in { $province } ({ $own } to { $enemy })
caesar-reason-province-closed = closes { $province }, { $own } to { $enemy }
caesar-reason-bonus-near = { FORM($bonus, "the") } of { $province } within reach
caesar-reason-rival-bonus-near = otherwise { $province } is one token from closing and gives away { FORM($bonus, "the") }
caesar-reason-border-ahead = a better chance of a control marker on the border between { $first } and { $second }

## What a placement does for certain

caesar-merit-bonus = you take { FORM($bonus, "the") } of { $province }
caesar-merit-turned = { $province } turns your way, { $own } to { $enemy }
caesar-merit-safe =
    { $province } is safe: you lead { $own } to { $enemy }, and { $spaces ->
        [one] its last space can
       *[other] its last { $spaces } spaces can
    } bring the other side no more than { $most }
caesar-merit-borders =
    once { $province } is yours, too, { $borders ->
        [one] the border to { $beside } brings a marker
       *[other] the borders to { $beside } bring a marker each
    }
caesar-merit-nothing-near = the other side can close no province with its next token
caesar-merit-left = { $province } is one token from closing then: the other side can take { FORM($bonus, "the") }
caesar-merit-race = that makes { $own } of your { $all } markers, against { $enemy } of the other side

# After "Look at": the province where a turn does most. $beside are own provinces whose border with it is uncovered.
caesar-stake =
    { $province }: { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } left, { $own } to { $enemy }{ $has_bonus ->
        [0] {""}
       *[other] ; who closes it takes { FORM($bonus, "the") }
    }{ $markers ->
        [1] {""}
       *[other] ; it is worth { $markers } markers
    }{ $borders ->
        [0] {""}
        [one] ; it could bring you the border to { $beside }
       *[other] ; it could bring you { $borders } borders
    }

caesar-period = game

## Areas of the board, after "Look at"; those that name an area of the rule book too are told alike

caesar-look-province = the provinces
caesar-look-province-second = the provinces
caesar-look-border = the borders between provinces
caesar-look-bonus = the bonus tokens
caesar-look-bank = the bank of bonus tokens
caesar-look-crassus = Crassus
caesar-look-mat-name = the turn
caesar-look-mat-bag = the bag
caesar-look-mat-supply = the supply
caesar-look-mat-markers = the control markers
caesar-look-mat-senate = the Senate tokens
caesar-look-mat-centurions = the Centurion influence tokens
caesar-look-list = your choices now

## What happens after a turn

caesar-milestone-won = you win { $province }
caesar-milestone-lost = the other side wins { $province }
