### What happened. The name of the side stands before the sentence, so it has no subject of its own.
### Room: lines of the log, which wrap; `.short` has half a line.

# $markers: 0, 1
# $source: “Italia”, “before the position began”
caesar-event-points =
    { $markers ->
        [one] One control marker
       *[other] { $markers } control markers
    } { FORM($source, "from", $markers) }.
caesar-event-turn = Began a turn.
caesar-event-turn-extra = Began the extra turn.
caesar-event-turn-crassus = Began the turn of Crassus.
# $away: “Creta”, “Hispania Citerior”
# $high: 2, 7
# $low: 0, 4
# $token: “ship 3/3”, “shield 5/1”
# $toward: “Achaia”, “Hispania Ulterior”
caesar-event-placed = Placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }.
    .short = placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }
# $first: “Gallia”, “Hispania Ulterior”
# $second: “Asia”, “Hispania Citerior”
# $token: “ship 4/2”, “shield 4/2”
caesar-event-placed-down = Placed { FORM($token, "the") } face down between { $first } and { $second }.
    .short = placed { FORM($token, "the") } face down between { $first } and { $second }
# $bonus: “Might”, “no bonus”
caesar-event-bank = Drew { FORM($bonus, "a") } from the bank.
    .short = drew { FORM($bonus, "a") } from the bank
# $province: “Syria”, “Hispania Ulterior”
caesar-event-closed = Closed { $province }.
# $bonus: “Might”, “Centurion”
# $province: “Syria”, “Hispania Ulterior”
caesar-event-took-bonus = Took { FORM($bonus, "the") } of { $province }.
# $least: 0, 6
# $most: 3, 14
# $province: “Syria”, “Hispania Ulterior”
caesar-event-controlled = Took control of { $province }, { $most } to { $least }.
    .short = took control of { $province }
# $least: 1, 11
# $most: 6, 19
caesar-event-controlled-italia = Took control of Italia, { $most } to { $least }, and placed two control markers.
    .short = took control of Italia
# $least: 0, 6
# $most: 0, 6
# $province: “Syria”, “Hispania Ulterior”
caesar-event-controlled-tie = Took control of { $province }: in his turn Crassus won the tie of { $most } to { $least }.
    .short = took control of { $province } by a tie
# $both: 0, 11
# $province: “Creta”, “Hispania Citerior”
caesar-event-tied = Nobody controls { $province }: it is a tie of { $both } to { $both }.
# $first: “Asia”, “Hispania Ulterior”
# $second: “Asia”, “Gallia Cisalpina”
caesar-event-border-marker = Put a control marker on the border between { $first } and { $second }.
    .short = put a control marker between { $first } and { $second }
# $count: 0, 5
caesar-event-borders-done =
    Left out { $count ->
        [one] a control marker
       *[other] { $count } control markers
    } on borders for now.
# $markers: 0, 4
# $tokens: 0, 5
caesar-event-senate-markers =
    Put { $markers ->
        [one] one control marker
       *[other] { $markers } control markers
    } under the Senate token ({ $tokens ->
        [one] one Senate token
       *[other] { $tokens } Senate tokens
    } owned).
    .short = put { $markers ->
            [one] one control marker
           *[other] { $markers } control markers
        } under a Senate token
# $bonus: “Might”, “Centurion”
caesar-event-declined = Left { FORM($bonus, "the") } unused.
    .short = left { FORM($bonus, "the") } unused
# $bonus: “Might”
caesar-event-lost-bonus-nothing = There is nothing to do for { FORM($bonus, "the") }.
# $bonus: “Tactics”
caesar-event-lost-tactics-once = Lost { FORM($bonus, "the") }: an extra turn is to come already.
# $bonus: “Poison”
caesar-event-lost-poison-empty = There is nothing to do for { FORM($bonus, "the") }: the other supply is empty.
# $bonus: “Might”, “no bonus”
caesar-event-lost-centurions-none = Lost { FORM($bonus, "the") }: no Centurion influence token is left.
# $bonus: “Centurion”
caesar-event-lost-centurions-once = Lost { FORM($bonus, "the") }: a Centurion influence token replaces the draw already.
# $count: 3, 5
caesar-event-wealth = Used Wealth: the supply grew to { $count }.
    .short = used Wealth, for a supply of { $count }
# $token: “ship 3/3”, “shield 5/1”
caesar-event-drew = Drew { FORM($token, "the") }.
caesar-event-drew-hidden = Drew a token.
caesar-event-drew-nothing = Drew nothing: the bag is empty.
# $first: “Creta”, “Gallia Cisalpina”
# $second: “Asia”, “Gallia Cisalpina”
# $token: “ship 3/3”, “shield 6/0”
caesar-event-turned-token = Flipped { FORM($token, "the") } between { $first } and { $second }: it lies face down.
    .short = flipped { FORM($token, "the") } between { $first } and { $second }
# $first: “Asia”, “Mauritania”
# $second: “Asia”, “Sardinia”
caesar-event-turned-border-marker = Flipped the control marker on the border between { $first } and { $second }: it lies face down.
    .short = flipped the control marker between { $first } and { $second }
# $province: “Creta”, “Hispania Ulterior”
caesar-event-turned-marker = Flipped a control marker on { $province }: it lies face down, and the borders of the province take no more control markers.
    .short = flipped a control marker on { $province }
# $token: “ship 3/3”, “shield 3/3”
caesar-event-returned = Poison: put { FORM($token, "the") } back into the bag.
    .short = put { FORM($token, "the") } back into the bag
# $token: “wild 3/3”, “shield or ship 4/4”
caesar-event-centurion = Took { FORM($token, "the") } instead of drawing.
    .short = took { FORM($token, "the") } instead of drawing
caesar-event-extra = Will take another turn after this one.
    .short = won another turn
caesar-event-no-extra = Declined the extra turn.
    .short = declined the extra turn
caesar-event-no-bank = Drew nothing from the bank.
caesar-event-won = Placed the last control marker and won.
caesar-event-won-no-placement = Won: the other side cannot place a token.
caesar-event-won-crassus-stuck = Won: Crassus cannot place a token.

## Crassus

# $tile: “B (draw 1, place 1)”, “A (draw 2, place 1, return 1)”
caesar-event-tile = Revealed tile { $tile }.
# $token: “ship 3/3”, “shield 4/2”
caesar-event-row-drew = Drew { FORM($token, "the") } to the right end of the row.
# $token: “ship 4/2”, “shield or ship 4/4”
caesar-event-row-drew-centurion = Took { FORM($token, "the") } from the pile of Centurion influence tokens.
# $count: 0, 2
caesar-event-row-short =
    { $count ->
        [one] One token that the tile asks for is
       *[other] { $count } tokens that the tile asks for are
    } missing in the bag.
# $token: “ship 3/3”, “shield 5/1”
caesar-event-row-discarded = Put { FORM($token, "the") } from the left end of the row back into the bag.
# $number: 0, 5
# $province: “Syria”, “Hispania Ulterior”
caesar-event-chose-control = Closed { $province } because one token was enough to take control: { $number } is the smallest number that suffices (rule 1).
# $number: 0, 3
# $province: “Creta”, “Hispania Ulterior”
caesar-event-chose-close = Closed { $province } because one token was enough, though the player took control: { $number } is the smallest number (rule 2).
# $number: 0, 6
# $province: “Asia”, “Hispania Ulterior”
caesar-event-chose-trails = Placed in { $province } because he trails most there: { $number } is the highest number (rule 3).
# $number: 4, 6
# $province: “Italia”
caesar-event-chose-influence = Placed in { $province } because he lacks least for control there: { $number } is the highest number (rule 4).
# $number: 4, 6
# $province: “Aegyptus”
caesar-event-chose-neighbour = Placed in { $province } because it lies next to a province that he controls: { $number } is the highest number (rule 5).
# $number: 0, 6
# $province: “Italia”, “Hispania Ulterior”
caesar-event-chose-central = Placed in { $province } because it is central: { $number } is the highest number (rule 6).
# $number: 6
# $province: “Hispania Citerior”
caesar-event-chose-anywhere = Placed in { $province }, where the highest number, { $number }, can lie (rule 7).
# $province: “Achaia”, “Hispania Ulterior”
caesar-event-chose-province-beside-own = Chose { $province } among several provinces, because it lies next to a province that he controls.
# $province: “Syria”, “Hispania Ulterior”
caesar-event-chose-province-senate = Chose { $province } among several provinces, because of its Senate token.
# $province: “Syria”, “Hispania Ulterior”
caesar-event-chose-province-poison = Chose { $province } among several provinces, because of its Poison token.
# $province: “Creta”, “Sardinia”
caesar-event-chose-province-central = Chose { $province } among several provinces, because it is central.
# $province: “Asia”, “Gallia Cisalpina”
caesar-event-chose-province-beside-central = Chose { $province } among several provinces, because it lies next to a central province.
# $province: “Achaia”, “Hispania Ulterior”
caesar-event-chose-province-random = Chose { $province } among several provinces, at random.
# $first: “Creta”, “Mauritania”
# $second: “Asia”, “Gallia Cisalpina”
caesar-event-chose-space-trails = Chose the space between { $first } and { $second } among several, because he trails most in the province across.
# $first: “Creta”, “Hispania Ulterior”
# $second: “Achaia”, “Hispania Citerior”
caesar-event-chose-space-central = Chose the space between { $first } and { $second } among several, because the province across is central.
# $first: “Africa”, “Sardinia”
# $second: “Creta”, “Gallia Cisalpina”
caesar-event-chose-space-random = Chose the space between { $first } and { $second } among several, at random.
# $token: “ship 3/3”, “shield 5/1”
caesar-event-chose-token-not-wild = Chose { FORM($token, "the") } among several tokens, because it is not wild.
# $token: “ship 4/2”, “shield or ship 4/4”
caesar-event-chose-token-sum = Chose { FORM($token, "the") } among several tokens, because of the sum of its numbers.
# $token: “wild 2/2”
caesar-event-chose-token-leftmost = Chose { FORM($token, "the") } among several tokens, because it lies leftmost.
# $away: “Creta”, “Hispania Citerior”
# $high: 2, 6
# $low: 0, 3
# $token: “ship 4/2”, “shield 6/0”
# $toward: “Asia”, “Hispania Ulterior”
caesar-event-crassus-placed = Placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }.
    .short = placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }
caesar-event-crassus-skipped = No token fits for the second placement: it is left out.
# $bonus: “Might”, “no bonus”
caesar-event-crassus-discarded = Discarded { FORM($bonus, "the") }.
# $bonus: “Might”, “no bonus”
caesar-event-crassus-discarded-empty = There is nothing to do for { FORM($bonus, "the") }: the supply is empty.
# $count: 0, 8
caesar-event-marker-discarded = Discarded a control marker with it: { $count } left.
caesar-event-deck = Shuffled the tactic tiles anew.
