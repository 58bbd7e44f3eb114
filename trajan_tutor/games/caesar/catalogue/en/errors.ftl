### Texts that cannot be read: moves, options and positions. Each sentence names the place and the way out.
### Room: sentences of at most 300 letters with what is put in.

## Moves in notation

# $near: “place wild-3-1 CR-AG CR, place wild-3-1 CR-AS CR, place wild-4-0 CR-AG…”
# $text: “place wild-3-1 CR-AG CRx”
caesar-notation-near = “{ $text }” is no move. Perhaps you mean: { $near }.
# $text: “no such move”
caesar-notation-unknown = “{ $text }” is no move. A move looks like “place shield-6-0 AS-SY SY”, “mark AS-SY” or “close SY”.

## Options

# $missing: “centurions, poison”
caesar-option-checkpoints = The module checkpoints is played only together with poison and centurions. Add { $missing }, or leave checkpoints out.
# $option: 2, 3
caesar-option-solo-only = The option { $option } belongs to the game against Crassus. Say solo as well, or leave it out.

## Positions; $place is the path of the field

caesar-position-middle = The game is in the middle of a turn. Finish the turn, or save the game as a record instead.
# $winner: “caesar”, “pompey”
caesar-position-winner = This position is the end of a game that { $winner } has won, so it cannot be played from.
# $found: 2, 13
# $most: 0, 12
# $name: “bonus”, “shield-5-1”
# $place: “bank”, “provinces, bank, sides”
caesar-position-count = In the position “{ $place }” counts { $found } of { $name }. The game has only { $most } there.
    .edit = there can be { $most } at most, and this would make { $found }.
# $place: “borders.AS-SY.token”
# $symbol: “shield”
# $token: “sword-6-0”
caesar-position-symbol = In the position “{ $place }” is { $token }, which does not fit: this space shows a { $symbol }.
# $free: 1, 2
# $place: “provinces.AS.closed”, “provinces.SY.closed”
caesar-position-closed =
    In the position “{ $place }” does not fit the border spaces: { $free ->
        [0] all are taken, so the province is closed
        [one] one is free, so the province is open
       *[other] { $free } are free, so the province is open
    }.
# $place: “provinces.SY.markers”
caesar-position-two-sides = In the position “{ $place }” holds markers of both sides. One side controls a province.
# $place: “provinces.AS.markers”, “provinces.HU.markers”
caesar-position-open-marker = In the position “{ $place }” is not empty, but the province is open. Only a closed province has control markers.
    .edit = the province is open, and only a closed one has control markers.
# $place: “provinces.HU.bonus”, “provinces.SY.bonus”
caesar-position-closed-bonus = In the position “{ $place }” is a bonus token, but the province is closed. Whoever closes a province takes its token: write null there.
    .edit = the province is closed then, and whoever closes it takes its bonus token; take the token away first.
# $place: “Africa”, “Sardinia and Italia”
caesar-position-italia = In the position “{ $place }” is one marker. Whoever controls Italia has two there.
# $place: “borders.AS-SY.marker”
# $province: “AS”
# $side: “caesar”
caesar-position-border-marker = In the position “{ $place }” is a marker of { $side }, but { $side } does not control { $province }. A side marks borders between two provinces of its own.
    .edit = { $side } does not control { $province }, and a side marks borders between two provinces of its own.
# $place: “sides.caesar.under”
caesar-position-under = In the position “{ $place }” counts markers, but the side holds no Senate token to put them under.
    .edit = there is no Senate token to put markers under.
# $name: “poison”
# $place: “bank[0]”
caesar-position-bank = In the position “{ $place }” is { $name }. The bank holds only tokens of the base game that were replaced.
    .edit = the bank holds only tokens of the base game.
# $place: “Africa”, “Sardinia and Italia”
caesar-position-not-his = In the position “{ $place }” is not empty, but Crassus has no Centurion influence tokens there: they are in “solo.pile”.
    .edit = Crassus has his Centurion influence tokens in a pile of their own.
# $expected: “A, A, B, B, C, D”
# $name: “E”
# $place: “solo.deck, solo.used”
caesar-position-tiles = In the position “{ $place }” hold tile { $name } too often. The deck of this difficulty is: { $expected }.
    .edit = the deck of this difficulty has no more of them: { $expected }.
# $place: “solo.deck”
caesar-position-no-tiles = In the position “{ $place }” is empty, and no tile is used. Crassus needs tactic tiles.
    .edit = Crassus needs tactic tiles.
# $name: “wild-2-2”
# $place: “solo.pile[0]”
caesar-position-pile = In the position “{ $place }” is { $name }, which is no Centurion influence token.
# $side: “Caesar”, “caesar”
caesar-position-not-winner = In the position “winner” is { $side }, but the other side has placed its last marker.
# $place: “sides.caesar.markers”
caesar-position-last-marker = In the position “{ $place }” is 0, so this side has won. A game that is over cannot be played from.
    .edit = the side would have placed its last marker, and the game would be over.
# $place: “actor”
# $side: “caesar”
caesar-position-cannot-place = In the position “{ $place }” is { $side }, who has no token for any free space and has lost. A game that is over cannot be played from.
    .edit = { $side } would have no token for any free space, and the game would be over.

# $file: “game.json”, “lesson.toml”
caesar-evaluation-weight = The file { $file } has no whole number for the weight “{ $weight }”, or does not know it.
# $file: “game.json”, “lesson.toml”
# $spaces: 1, 6
caesar-evaluation-chance = The file { $file } has no row of { $spaces } whole numbers for “{ $weight }”.

## Positions that cannot arise in play

# $place: “Africa”, “Sardinia and Italia”
caesar-impossible-count = { $place }: there are { $found } of { $name }, and in any game there are { $expected } at this point
# $province: “Syria”, “Hispania Ulterior”
caesar-impossible-bonus = { $province } is open and has no bonus token
caesar-impossible-italia = Italia has another bonus token than Senate
