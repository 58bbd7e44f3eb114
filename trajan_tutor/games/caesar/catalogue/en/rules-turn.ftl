### Rules of the base game: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## The game and the turn

caesar-game-over = The game is over
    .rule = The game ends at the instant somebody places the last control marker, or when somebody cannot place a token. Nothing can be played any more.
    .refused = The game is over: nothing can be played any more.
# $actor: 0, 1
# $seat: 0, 1
caesar-turn-order = Caesar and Pompey take turns
    .rule = One side does a whole turn, then the other. Only when markers may go on borders is the other side asked too.
    .refused = Now it is { SEAT($actor) } who decides, not { SEAT($seat) }.
# $phase: “place a token”, “put control markers on borders, or leave it at that”
caesar-turn-steps = The steps of a turn
    .rule = Place a token; resolve the provinces that this closes, one after the other: bonus token, control, markers on borders, effect of the bonus token; draw a token.
    .refused = That is not what comes next. First { $phase }.
# $seat: 0, 1
caesar-turn-own-side = Your own pieces
    .rule = You use only your own tokens and markers.
    .refused = That belongs to { SEAT($seat) }. Choose something of your own or on the board.

## Setup

caesar-setup-bonus = A bonus token in every province
    .rule = Every province gets a bonus token, face up, at random; Italia always a Senate token.
caesar-setup-supply = Two tokens to begin with
    .rule = Each side draws two influence tokens from its bag into its supply, which the other side does not see.
caesar-setup-caesar = Caesar begins
    .rule = Caesar takes the first turn.

## Placing a token

caesar-place-token = Place one influence token
    .rule = You begin your turn by placing one token of your supply on a free space between two provinces. It counts in both.
# $token: “ship 4/2”, “shield 5/1”
caesar-place-supply = Only tokens of your supply
    .rule = You place a token from your supply.
    .refused = There is no { $token } in your supply. Choose one of the tokens you hold.
# $first: “Asia”, “Hispania Ulterior”
# $second: “Asia”, “Gallia Cisalpina”
caesar-place-free = One token on a space
    .rule = A border space takes one token, and it stays there to the end of the game.
    .refused = The space between { $first } and { $second } is taken. Choose a free space.
# $first: “Creta”, “Gallia Cisalpina”
# $second: “Asia”, “Gallia Cisalpina”
# $symbol: “ship”, “shield”
# $token: “ship 3/3”, “shield 6/0”
caesar-place-symbol = The symbol has to match
    .rule = Every space shows a sword, a shield or a ship. A token fits spaces of its own symbol.
    .refused = The space between { $first } and { $second } shows a { $symbol }, and { FORM($token, "the") } does not fit there. Choose a space with its symbol.
caesar-place-wild = Wild tokens fit everywhere
    .rule = A token without a symbol fits every space.
# $token: “ship 4/2”, “shield or ship 4/4”
caesar-place-way = Either way round
    .rule = A token has two numbers. You choose which of the two provinces the larger one faces.
    .refused = There is only one way to place { FORM($token, "the") }: it has the same number on both sides.

## Closing a province

caesar-close-full = A province is closed
    .rule = A province is closed as soon as all its border spaces are taken. It is resolved at once.
# $province: “Asia”, “Hispania Ulterior”
caesar-close-order = Two provinces closed at once
    .rule = When your token closes two provinces, you choose which is resolved first, with everything that belongs to it. Both are closed from the moment of placing.
    .refused = { $province } was not closed by this token. Choose one of the two provinces that were.
caesar-close-bonus = The bonus token goes to whoever closes
    .rule = Whoever closes a province takes its bonus token, even if the other side takes control.
caesar-control-higher = More influence takes control
    .rule = The numbers that face a closed province are added up. The side with the higher sum controls it and puts a control marker on it, to the end of the game.
caesar-control-italia = Italia counts twice
    .rule = Whoever controls Italia puts two control markers on it.
caesar-control-tie = A tie gives control to nobody
    .rule = If both sums are equal, nobody ever controls the province.

## Markers on borders

caesar-border-marker = Markers between two provinces of your own
    .rule = On a border space between two adjoining provinces that you control you may put one more control marker. It covers the token there, whoever owns that.
# $first: “Asia”, “Gallia Cisalpina”
# $second: “Creta”, “Macedonia”
caesar-border-both = Both provinces have to be yours
    .rule = A border takes your marker only if you control the provinces on both sides of it.
    .refused = You do not control both { $first } and { $second }. Choose a border between two provinces of your own.
# $first: “Asia”, “Hispania Ulterior”
# $second: “Asia”, “Hispania Citerior”
caesar-border-covered = One marker on a border
    .rule = A border takes one control marker.
    .refused = The border between { $first } and { $second } has a control marker already. Choose another one.
# $first: “Creta”, “Hispania Ulterior”
# $second: “Asia”, “Hispania Citerior”
caesar-border-face-down = A face-down marker blocks the borders
    .rule = A province with a face-down control marker on its own space takes no more markers on its borders; in Italia one of the two is enough.
    .refused = A control marker lies face down in { $first } or { $second }: their common border takes no more markers.
caesar-border-active-first = The side to move comes first
    .rule = If both sides may put markers on borders, the side whose turn it is places all of its own first.
caesar-border-optional = You may leave a marker out
    .rule = You need not put a marker on a border.
# $first: “Asia”, “Hispania Ulterior”
# $second: “Syria”, “Mauritania”
caesar-border-later = A marker left out may come later
    .rule = At every closing, each side may mark every such border that no marker covers yet, also where a province closes that does not touch it. So a marker that was left out may come later.
    .refused = In this game a border takes a marker only while one of its two provinces is being closed. Neither { $first } nor { $second } is.

## Drawing, and the end

caesar-draw-one = Draw one token
    .rule = At the end of your turn you draw one token from your bag into your supply, however many you hold.
caesar-draw-empty = An empty bag
    .rule = If the bag is empty, nothing is drawn.
caesar-end-last-marker = The last marker wins
    .rule = Whoever first gets rid of all twelve control markers, on the board or under Senate tokens, wins at once, whosever turn it is. As we read it, also with the first of the two on Italia; face-down markers count.
caesar-end-no-placement = Whoever cannot place loses
    .rule = A side that has no token for any free space at the start of its turn has lost.
