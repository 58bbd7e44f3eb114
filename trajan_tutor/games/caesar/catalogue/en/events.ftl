### What happened. The name of the side stands before the sentence, so it has no subject of its own.
### Room: lines of the log, which wrap; `.short` has half a line.

caesar-event-points =
    { $markers ->
        [one] One control marker
       *[other] { $markers } control markers
    } { FORM($source, "from", $markers) }.
caesar-event-turn = Began a turn.
caesar-event-turn-extra = Began the extra turn.
caesar-event-turn-crassus = Began the turn of Crassus.
caesar-event-placed = Placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }.
    .short = placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }
caesar-event-placed-down = Placed { FORM($token, "the") } face down between { $first } and { $second }.
    .short = placed { FORM($token, "the") } face down between { $first } and { $second }
caesar-event-bank = Drew { FORM($bonus, "a") } from the bank.
    .short = drew { FORM($bonus, "a") } from the bank
caesar-event-closed = Closed { $province }.
caesar-event-took-bonus = Took { FORM($bonus, "the") } of { $province }.
caesar-event-controlled = Took control of { $province }, { $most } to { $least }.
    .short = took control of { $province }
caesar-event-controlled-italia = Took control of Italia, { $most } to { $least }, and placed two control markers.
    .short = took control of Italia
caesar-event-controlled-tie = Took control of { $province }: in his turn Crassus won the tie of { $most } to { $least }.
    .short = took control of { $province } by a tie
caesar-event-tied = Nobody controls { $province }: it is a tie of { $both } to { $both }.
caesar-event-border-marker = Put a control marker on the border between { $first } and { $second }.
    .short = put a control marker between { $first } and { $second }
caesar-event-borders-done =
    Left out { $count ->
        [one] a control marker
       *[other] { $count } control markers
    } on borders for now.
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
caesar-event-declined = Left { FORM($bonus, "the") } unused.
    .short = left { FORM($bonus, "the") } unused
caesar-event-lost-bonus-nothing = There is nothing to do for { FORM($bonus, "the") }.
caesar-event-lost-tactics-once = Lost { FORM($bonus, "the") }: an extra turn is to come already.
caesar-event-lost-poison-empty = There is nothing to do for { FORM($bonus, "the") }: the other supply is empty.
caesar-event-lost-centurions-none = Lost { FORM($bonus, "the") }: no Centurion influence token is left.
caesar-event-lost-centurions-once = Lost { FORM($bonus, "the") }: a Centurion influence token replaces the draw already.
caesar-event-wealth = Used Wealth: the supply grew to { $count }.
    .short = used Wealth, for a supply of { $count }
caesar-event-drew = Drew { FORM($token, "the") }.
caesar-event-drew-hidden = Drew a token.
caesar-event-drew-nothing = Drew nothing: the bag is empty.
caesar-event-turned-token = Flipped { FORM($token, "the") } between { $first } and { $second }: it lies face down.
    .short = flipped { FORM($token, "the") } between { $first } and { $second }
caesar-event-turned-border-marker = Flipped the control marker on the border between { $first } and { $second }: it lies face down.
    .short = flipped the control marker between { $first } and { $second }
caesar-event-turned-marker = Flipped a control marker on { $province }: it lies face down, and the borders of the province take no more control markers.
    .short = flipped a control marker on { $province }
caesar-event-returned = Poison: put { FORM($token, "the") } back into the bag.
    .short = put { FORM($token, "the") } back into the bag
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

caesar-event-tile = Revealed tile { $tile }.
caesar-event-row-drew = Drew { FORM($token, "the") } to the right end of the row.
caesar-event-row-drew-centurion = Took { FORM($token, "the") } from the pile of Centurion influence tokens.
caesar-event-row-short =
    { $count ->
        [one] One token that the tile asks for is
       *[other] { $count } tokens that the tile asks for are
    } missing in the bag.
caesar-event-row-discarded = Discarded { FORM($token, "the") } from the left end of the row.
caesar-event-chose-control = Closed { $province } because one token was enough to take control: { $number } is the smallest number that suffices (rule 1).
caesar-event-chose-close = Closed { $province } because one token was enough, though the player took control: { $number } is the smallest number (rule 2).
caesar-event-chose-trails = Placed in { $province } because he trails most there: { $number } is the highest number (rule 3).
caesar-event-chose-influence = Placed in { $province } because he lacks least for control there: { $number } is the highest number (rule 4).
caesar-event-chose-neighbour = Placed in { $province } because it lies next to a province that he controls: { $number } is the highest number (rule 5).
caesar-event-chose-central = Placed in { $province } because it is central: { $number } is the highest number (rule 6).
caesar-event-chose-anywhere = Placed in { $province }, where the highest number, { $number }, can lie (rule 7).
caesar-event-chose-province-beside-own = Chose { $province } among several provinces, because it lies next to a province that he controls.
caesar-event-chose-province-senate = Chose { $province } among several provinces, because of its Senate token.
caesar-event-chose-province-poison = Chose { $province } among several provinces, because of its Poison token.
caesar-event-chose-province-central = Chose { $province } among several provinces, because it is central.
caesar-event-chose-province-beside-central = Chose { $province } among several provinces, because it lies next to a central province.
caesar-event-chose-province-random = Chose { $province } among several provinces, at random.
caesar-event-chose-space-trails = Chose the space between { $first } and { $second } among several, because he trails most in the province across.
caesar-event-chose-space-central = Chose the space between { $first } and { $second } among several, because the province across is central.
caesar-event-chose-space-random = Chose the space between { $first } and { $second } among several, at random.
caesar-event-chose-token-not-wild = Chose { FORM($token, "the") } among several tokens, because it is not wild.
caesar-event-chose-token-sum = Chose { FORM($token, "the") } among several tokens, because of the sum of its numbers.
caesar-event-chose-token-leftmost = Chose { FORM($token, "the") } among several tokens, because it lies leftmost.
caesar-event-crassus-placed = Placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }.
    .short = placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }
caesar-event-crassus-skipped = No token fits for the second placement: it is left out.
caesar-event-crassus-discarded = Discarded { FORM($bonus, "the") }.
caesar-event-crassus-discarded-empty = There is nothing to do for { FORM($bonus, "the") }: the supply is empty.
caesar-event-marker-discarded = Discarded a control marker with it: { $count } left.
caesar-event-deck = Shuffled the tactic tiles anew.
