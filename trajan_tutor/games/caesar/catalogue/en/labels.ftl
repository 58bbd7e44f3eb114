### What places and pieces are called on the board: for readers of the picture and for those who listen to it.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

## Places; what lies there follows after a colon

# $province: “Gallia”, “Hispania Ulterior”
caesar-label-province = { $province }
# $province: “Italia”
caesar-label-second-space = { $province }, second space
# $one: “Gallia”, “Hispania Ulterior”
# $symbol: “ship”, “shield”
# $two: “Gallia”, “Hispania Citerior”
caesar-label-border = border space between { $one } and { $two }, { $symbol }
# $one: “Gallia”, “Aegyptus”
# $symbol: “ship”, “shield”
# $two: “Asia”, “Sardinia”
caesar-label-checkpoint = checkpoint between { $one } and { $two }, { $symbol }
# $bonus: “Might”, “Centurion”
caesar-label-bonus-kind = { $bonus }
caesar-label-bank = bank of bonus tokens
caesar-label-deck = tactic tiles of Crassus
caesar-label-used = tactic tiles used
caesar-label-pile = Centurion influence tokens of Crassus
# $side: “Caesar”, “Pompey”
caesar-label-name = { $side }
# $side: “Caesar”, “Pompey”
caesar-label-markers-of = control markers of { $side }
# $number: 1, 4
# $side: “Caesar”, “Pompey”
caesar-label-supply = supply of { $side }, token { $number }
# $side: “Caesar”, “Pompey”
caesar-label-supply-hidden = hidden supply of { $side }
# $side: “Caesar”, “Pompey”
caesar-label-bag = bag of { $side }
# $number: 1, 4
# $side: “Caesar”, “Pompey”
caesar-label-senate = Senate place { $number } of { $side }
# $side: “Caesar”, “Pompey”
caesar-label-centurions = Centurion influence tokens of { $side }
# $number: 1, 3
# $side: “Caesar”, “Pompey”
caesar-label-centurion = Centurion influence token { $number } of { $side }

## Pieces and states; read after the place

# $other: 0, 6
# $own: 4, 18
# $side: “Caesar”, “Pompey”
caesar-label-held = controlled by { $side }, { $own } to { $other }
# $sum: 0, 12
caesar-label-tied = closed, { $sum } each, controlled by nobody
caesar-label-full = full, about to be resolved
caesar-label-near = one space left
# $side: “Caesar”, “Pompey”
# $sum: 0, 7
caesar-label-sum = { $side } { $sum }
# $side: “Caesar”, “Pompey”
# $sum: 1, 13
caesar-label-sum-leads = { $side } leads with { $sum }
# $bonus: “Might”, “Centurion”
caesar-label-bonus-token = { FORM($bonus, "token") }
# $side: “Caesar”, “Pompey”
caesar-label-marker = control marker of { $side }
# $side: “Caesar”, “Pompey”
caesar-label-marker-down = control marker of { $side }, face down
# $first: 0, 6
# $one: “Achaia”, “Hispania Ulterior”
# $second: 0, 6
# $side: “Caesar”, “Pompey”
# $token: “ship 3/3”, “shield 5/1”
# $two: “Creta”, “Hispania Citerior”
caesar-label-token = { $token } of { $side }: { $first } towards { $one }, { $second } towards { $two }
# $side: “Caesar”, “Pompey”
caesar-label-token-down = influence token of { $side }, face down, counts 0
# $count: 1, 6
caesar-label-bonus-left =
    { $count ->
        [0] none left on the map
       *[other] { $count } on the map
    }
# $count: 0, 6
caesar-label-bank-tokens =
    { $count ->
        [0] empty
        [one] { $count } token, face down
       *[other] { $count } tokens, face down
    }
# $count: 3, 6
caesar-label-tiles-left =
    { $count ->
        [0] no tile left
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
# $count: 1, 4
# $tile: “B (draw 1, place 1)”, “A (draw 2, place 1, return 1)”
caesar-label-tile-used =
    { $count ->
        [one] { $tile }
       *[other] { $tile }, { $count } times
    }
# $count: 1, 4
# $tile: “B (draw 1, place 1)”, “A (draw 2, place 1, return 1)”
caesar-label-tile-last =
    { $count ->
        [one] now { $tile }
       *[other] now { $tile }, { $count } times used
    }
caesar-label-pile-left =
    { $count ->
        [0] none left
        [one] { $count } token left
       *[other] { $count } tokens left
    }
# $count: 6, 12
caesar-label-markers =
    { $count ->
        [0] all placed
       *[other] { $count } left
    }
# $count: 1, 4
caesar-label-tokens-hidden =
    { $count ->
        [one] { $count } hidden token
       *[other] { $count } hidden tokens
    }
# $count: 2, 14
caesar-label-tokens-in-bag =
    { $count ->
        [0] empty
        [one] { $count } token
       *[other] { $count } tokens
    }
# $count: 2, 3
caesar-label-centurions-left =
    { $count ->
        [0] none left to take
       *[other] { $count } left to take
    }
caesar-label-to-act = is to decide
# $side: “Caesar”, “Pompey”
caesar-label-won = { $side } has won

## Words printed on the board: a test tells when one has no room there

caesar-label-heading-bonus = Bonus tokens
caesar-label-heading-bank = Bank
# Names of provinces where the map is shown small.
caesar-label-short-hu = H. Ulterior
caesar-label-short-hc = H. Citerior
caesar-label-short-gc = G. Cisalpina
caesar-label-heading-deck = Tactic tiles
caesar-label-heading-pile = Centurions
caesar-label-heading-markers = Markers left
caesar-label-heading-supply = Supply
caesar-label-heading-senate = Senate

## Parts of the board on a narrow page, as headings of tabs

caesar-label-part-map = Map
caesar-label-part-mat = Own side
caesar-label-part-others = Other side

## The legend: what each symbol stands for

caesar-symbol-token = influence token
caesar-symbol-token-wild = wild influence token
caesar-symbol-token-centurion = Centurion influence token
caesar-symbol-token-down = influence token, face down
caesar-symbol-plate-sword = sword: border space or token
    .named = sword
caesar-symbol-plate-shield = shield: border space or token
    .named = shield
caesar-symbol-plate-ship = ship: border space or token
    .named = ship
caesar-symbol-plate-wild = wild: fits every border space
caesar-symbol-plate-shield-ship = shield or ship
caesar-symbol-control = control marker
    .named = control marker, marker, markers
caesar-symbol-control-down = control marker, face down
caesar-symbol-control-gone = control marker placed
caesar-symbol-sum-caesar = sum of influence
caesar-symbol-sum-caesar-lead = sum of influence, leading
caesar-symbol-bonus-senate = Senate: control markers under the token
    .named = Senate
caesar-symbol-bonus-tactics = Tactics: another turn
    .named = Tactics
caesar-symbol-bonus-wealth = Wealth: one more influence token
    .named = Wealth
caesar-symbol-bonus-might = Might: flip an enemy piece
    .named = Might
caesar-symbol-bonus-poison = Poison: an enemy token is put back
    .named = Poison
caesar-symbol-bonus-centurion = Centurion: a Centurion influence token
    .named = Centurion
caesar-symbol-bonus-back = bank of bonus tokens
caesar-symbol-bag = bag
    .named = bag
caesar-symbol-act-draw-1 = Crassus draws an influence token
caesar-symbol-act-draw-2 = Crassus draws two tokens
caesar-symbol-act-place-1 = Crassus places a token
caesar-symbol-act-place-2 = Crassus places two tokens
caesar-symbol-act-discard = Crassus puts the leftmost token back
caesar-symbol-act-centurion = Crassus takes a Centurion influence token
