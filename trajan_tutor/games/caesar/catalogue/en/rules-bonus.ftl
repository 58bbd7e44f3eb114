### Rules of the bonus tokens and the modules.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Bonus tokens

# $bonus: “Might”, “Wealth”
caesar-bonus-use = Use a bonus token now or never
    .rule = You may use the effect of a bonus token when you take it. What you do not use then is lost; only a Senate token is kept.
    .refused = That is not what { FORM($bonus, "a") } does. Use it as it says, or leave it.
caesar-bonus-nothing = Nothing to use
    .rule = Without a bonus token, or without anything it could do, there is nothing to use.
    .refused = There is nothing to use here. Leave it.
caesar-tactics-extra = Tactics: another turn
    .rule = You may take another turn. As we read it, that is a full turn once more after this one, the draw included.
caesar-tactics-once = One extra turn
    .rule = Two Tactics tokens taken in one turn give one extra turn. One taken in the extra turn gives a further one.
    .refused = You already have an extra turn. A second Tactics token in the same turn gives no other.
caesar-tactics-decline = Decline the extra turn
    .rule = You may decline the extra turn. If you begin it and cannot place a token, you lose.
caesar-wealth-draw = Wealth: a larger supply
    .rule = Draw one more token at once. Your supply stays one larger.
caesar-might-influence = Might: flip a token face down
    .rule = Flip an enemy influence token face down. From then on it counts nothing on both sides.
caesar-might-marker = Might: flip a control marker face down
    .rule = Instead you may flip an enemy control marker face down. The borders of its province take no more control markers. As we read it, it still controls and counts as placed.
# $place: “Achaia”, “Italia and Macedonia”
caesar-might-enemy = Only enemy pieces
    .rule = Might flips influence tokens and control markers of the other side.
    .refused = There is nothing of the other side to flip at { $place }. Choose one of their influence tokens or control markers.
# $place: “Numidia and Africa”, “Hispania Citerior and Gallia”
caesar-might-covered = A control marker protects the token below
    .rule = An influence token that lies under a control marker cannot be flipped.
    .refused = The token at { $place } lies under a control marker. Choose another one.
# $place: “Macedonia”, “Mauritania and Numidia”
caesar-might-face-up = Only what lies face up
    .rule = What lies face down already cannot be flipped again.
    .refused = That lies face down already at { $place }. Choose something that lies face up.
caesar-might-closed = A closed province does not change
    .rule = Flipping a token face down changes nothing in a province that was closed before, not even where it was a tie.
caesar-senate-keep = Senate: keep the token
    .rule = You keep a Senate token, whoever controls the province.
# $markers: 2, 8
# $tokens: 1, 4
caesar-senate-markers = Senate: markers in Rome
    .rule = If you also take control by the same closing, you may put control markers under the token: as many as you own Senate tokens, this one included.
    .refused = { $markers ->
        [one] One control marker is
       *[other] { $markers } control markers are
    } too many: you own { $tokens ->
        [one] one Senate token
       *[other] { $tokens } Senate tokens
    }.
# $left: 2, 9
# $markers: 4, 12
caesar-senate-left = No more markers than you have
    .rule = You cannot put more markers under a Senate token than you have left.
    .refused = You have only { $left ->
        [one] one control marker
       *[other] { $left } control markers
    } left, not { $markers }.

# $markers: 1, 2
caesar-senate-exactly = As many markers as Senate tokens
    .rule = Under a Senate token go exactly as many markers as you own Senate tokens, or all that you have left if they are fewer, or none.
    .refused = Exactly as many markers as you own Senate tokens go under one, or all that are left, or none: not { $markers }.

## Poison

caesar-poison-return = Poison: back into the bag
    .rule = The other side puts one token of its supply, chosen at random, back into its bag. Both may see it. That supply stays one smaller.
caesar-poison-empty = Nothing to poison
    .rule = Against an empty supply Poison does nothing.
    .refused = The other supply is empty: Poison does nothing.
caesar-poison-setup = Three tokens with Poison
    .rule = With the module Poison three Poison tokens replace bonus tokens, and supplies begin with three tokens.

## Centurions

caesar-centurions-take = Centurions: a strong token
    .rule = At the end of the turn you take one of your own Centurion influence tokens into your supply instead of drawing.
# $token: “sword 7/0”, “shield or ship 4/4”
caesar-centurions-none = No Centurion influence token left
    .rule = If you have no Centurion influence token left, you draw as always.
    .refused = You have no { $token } to take any more. Draw, or take another one.
caesar-centurions-once = One Centurion influence token in a turn
    .rule = Two Centurion bonus tokens in one turn: one replaces the draw, the second is lost.
    .refused = A Centurion influence token replaces your draw already. A second Centurion bonus token in the same turn is lost.
caesar-centurions-setup = The module Centurions
    .rule = Three Centurion bonus tokens replace other bonus tokens. Each player has three Centurion influence tokens, strong ones, ready on the table.

## Checkpoints

caesar-checkpoints-face-down = Face down at a checkpoint
    .rule = On one of the three checkpoint spaces you may place a token face down; it counts nothing on both sides. As we read it, its symbol has to match.
    .refused = The space between { $first } and { $second } is no checkpoint. Place the token face up, or choose a checkpoint.
caesar-checkpoints-space = Three checkpoints
    .rule = The checkpoints lie between Gallia and Sardinia, Numidia and Africa, Aegyptus and Asia.
caesar-checkpoints-bank = Draw from the bank
    .rule = Whoever places face down may draw a bonus token from the bank in return, and resolve it. As we read it, that is done at once, before anything is closed, and its effect may be left unused.
caesar-checkpoints-empty = The bank is empty
    .rule = When the bank is empty, no token can be placed face down any more.
    .refused = The bank is empty, so no token can be placed face down any more.
caesar-checkpoints-senate = A Senate token of the bank
    .rule = You keep it. Markers may go under it when the first province that you win by this placement is resolved, before the bonus token of that province.
caesar-checkpoints-modules = Checkpoints needs both other modules
    .rule = The module Checkpoints is played only together with Poison and Centurions.
    .refused = This game is played without the module Checkpoints. Place the token face up.
