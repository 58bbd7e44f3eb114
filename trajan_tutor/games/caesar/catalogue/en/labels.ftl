### What places and pieces are called on the board: for readers of the picture and for those who listen to it.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

## Places; what lies there follows after a colon

caesar-label-province = { $province }
caesar-label-second-space = { $province }, second space
caesar-label-border = border space between { $one } and { $two }, { $symbol }
caesar-label-checkpoint = checkpoint between { $one } and { $two }, { $symbol }
caesar-label-bonus-kind = { $bonus }
caesar-label-bank = bank of bonus tokens
caesar-label-deck = tactic tiles of Crassus
caesar-label-used = tactic tiles used
caesar-label-pile = Centurion influence tokens of Crassus
caesar-label-name = { $side }
caesar-label-markers-of = control markers of { $side }
caesar-label-supply = supply of { $side }, token { $number }
caesar-label-supply-hidden = hidden supply of { $side }
caesar-label-bag = bag of { $side }
caesar-label-senate = Senate place { $number } of { $side }
caesar-label-centurions = Centurion influence tokens of { $side }
caesar-label-centurion = Centurion influence token { $number } of { $side }

## Pieces and states; read after the place

caesar-label-held = controlled by { $side }, { $own } to { $other }
caesar-label-tied = closed, { $sum } each, controlled by nobody
caesar-label-full = full, about to be resolved
caesar-label-near = one space left
caesar-label-sum = { $side } { $sum }
caesar-label-sum-leads = { $side } leads with { $sum }
caesar-label-bonus-token = { FORM($bonus, "token") }
caesar-label-marker = control marker of { $side }
caesar-label-marker-down = control marker of { $side }, face down
caesar-label-token = { $token } of { $side }: { $first } towards { $one }, { $second } towards { $two }
caesar-label-token-down = influence token of { $side }, face down, counts 0
caesar-label-bonus-left =
    { $count ->
        [0] none left on the map
       *[other] { $count } on the map
    }
caesar-label-bank-tokens =
    { $count ->
        [0] empty
        [one] { $count } token, face down
       *[other] { $count } tokens, face down
    }
caesar-label-tiles-left =
    { $count ->
        [0] no tile left
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
caesar-label-tile-used =
    { $count ->
        [one] { $tile }
       *[other] { $tile }, { $count } times
    }
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
caesar-label-markers =
    { $count ->
        [0] all placed
       *[other] { $count } left
    }
caesar-label-tokens-hidden =
    { $count ->
        [one] { $count } hidden token
       *[other] { $count } hidden tokens
    }
caesar-label-tokens-in-bag =
    { $count ->
        [0] empty
        [one] { $count } token
       *[other] { $count } tokens
    }
caesar-label-centurions-left =
    { $count ->
        [0] none left to take
       *[other] { $count } left to take
    }
caesar-label-to-act = is to decide
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
caesar-symbol-act-discard = Crassus discards the leftmost token
caesar-symbol-act-centurion = Crassus takes a Centurion influence token
