### What the coach says about Caesar!: what a feature of a position means for a player, and the areas of the board.
### Room: parts of sentences, which wrap; an area after “Look at” is a few words.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

caesar-reason-won = you win
# $change: 1
# $here: 1, 3
caesar-reason-senate-tokens =
    { $change ->
        [one] one more Senate token
       *[other] { $change } more Senate tokens
    } ({ $here } in all)
# $change: 1, 2
caesar-reason-supply =
    { $change ->
        [one] one more influence token
       *[other] { $change } more influence tokens
    } in your supply
# $change: 1, 6
# $enemy: 0, 9
# $own: 0, 9
# $province: “Asia”, “Macedonia”
caesar-reason-province-lead = { $change } more influence in { $province } ({ $own } to { $enemy })
# $enemy: 0, 4
# $own: 2, 9
# $province: “Creta”, “Hispania Citerior”
caesar-reason-province-closed = closes { $province }, { $own } to { $enemy }
# $bonus: “Might”, “no bonus”
# $province: “Syria”, “Hispania Ulterior”
caesar-reason-bonus-near = { FORM($bonus, "the") } of { $province } within reach
# $bonus: “Might”, “no bonus”
# $province: “Syria”, “Hispania Ulterior”
caesar-reason-rival-bonus-near = otherwise { $province } is one token from closing and gives away { FORM($bonus, "the") }
# $first: “Achaia”, “Sardinia”
# $second: “Creta”, “Gallia Cisalpina”
caesar-reason-border-ahead = a better chance of a control marker on the border between { $first } and { $second }

## What a placement does for certain

# $bonus: “Might”, “Tactics”
# $province: “Asia”, “Hispania Citerior”
caesar-merit-bonus = you take { FORM($bonus, "the") } of { $province }
# $enemy: 1, 6
# $own: 2, 10
# $province: “Asia”, “Mauritania”
caesar-merit-turned = { $province } turns your way, { $own } to { $enemy }
# $enemy: 0, 3
# $most: 6
# $own: 7, 13
# $province: “Achaia”, “Gallia Cisalpina”
# $spaces: 1
caesar-merit-safe =
    { $province } is safe: you lead { $own } to { $enemy }, and { $spaces ->
        [one] its last space can
       *[other] its last { $spaces } spaces can
    } bring the other side no more than { $most }
# $beside: “Asia”, “Gallia and Sicilia”
# $borders: 1, 2
# $province: “Asia”, “Hispania Ulterior”
caesar-merit-borders =
    once { $province } is yours, too, { $borders ->
        [one] the border to { $beside } brings a marker
       *[other] the borders to { $beside } bring a marker each
    }
caesar-merit-nothing-near = the other side can close no province with its next token
# $bonus: “Might”, “Tactics”
# $province: “Syria”, “Hispania Ulterior”
caesar-merit-left = { $province } is one token from closing then: the other side can take { FORM($bonus, "the") }
# $all: 12
# $enemy: 1, 11
# $own: 1, 10
caesar-merit-race = that makes { $own } of your { $all } markers, against { $enemy } of the other side

# After "Look at": the province where a turn does most. $beside are own provinces whose border with it is uncovered.
# $beside: “Syria”, “Hispania Ulterior”
# $bonus: “Might”, “Tactics”
# $borders: 0, 2
# $enemy: 0, 6
# $has_bonus: 1
# $markers: 1, 2
# $own: 0, 6
# $province: “Achaia”, “Hispania Ulterior”
# $spaces: 1, 6
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

# $province: “Syria”, “Hispania Ulterior”
caesar-milestone-won = you win { $province }
# $province: “Syria”, “Hispania Ulterior”
caesar-milestone-lost = the other side wins { $province }
