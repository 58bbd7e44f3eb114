### What happened. The name of the side stands before the sentence, so it has no subject of its own.

caesar-event-points =
    { $markers ->
        [one] One control marker
       *[other] { $markers } control markers
    } { FORM($source, "on") }.
caesar-event-turn = Turn begins.
caesar-event-turn-extra = Extra turn begins.
caesar-event-turn-crassus = Turn of Crassus begins.
caesar-event-placed = Placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }.
caesar-event-placed-down = Placed { FORM($token, "the") } face down between { $first } and { $second }.
caesar-event-bank = Drew { FORM($bonus, "a") } token from the bank.
caesar-event-closed = Closed { $province }.
caesar-event-took-bonus = Took the { $bonus } token of { $province }.
caesar-event-controlled = Takes control of { $province }, { $most } to { $least }.
caesar-event-controlled-italia = Takes control of Italia, { $most } to { $least }, and places two markers.
caesar-event-controlled-tie = Takes control of { $province }: in his turn Crassus wins the tie of { $most } to { $least }.
caesar-event-tied = Nobody controls { $province }: it is a tie of { $both } to { $both }.
caesar-event-border-marker = Put a marker on the border between { $first } and { $second }.
caesar-event-borders-done =
    Left out { $count ->
        [one] a marker
       *[other] { $count } markers
    } on borders for now.
caesar-event-senate-markers =
    Put { $markers ->
        [one] one marker
       *[other] { $markers } markers
    } under the Senate token ({ $tokens ->
        [one] one Senate token
       *[other] { $tokens } Senate tokens
    } owned).
caesar-event-declined = Left the { $bonus } token unused.
caesar-event-lost-bonus-nothing = The { $bonus } token has nothing to do.
caesar-event-lost-tactics-once = The { $bonus } token is lost: an extra turn is to come already.
caesar-event-lost-poison-empty = The { $bonus } token does nothing: the other supply is empty.
caesar-event-lost-centurions-none = The { $bonus } token is lost: no Centurion token is left.
caesar-event-lost-centurions-once = The { $bonus } token is lost: a Centurion token replaces the draw already.
caesar-event-wealth = Used Wealth: the supply grows to { $count }.
caesar-event-drew = Drew { FORM($token, "the") }.
caesar-event-drew-hidden = Drew a token.
caesar-event-drew-nothing = Drew nothing: the bag is empty.
caesar-event-turned-token = Turned { FORM($token, "the") } between { $first } and { $second } face down.
caesar-event-turned-border-marker = Turned the marker on the border between { $first } and { $second } face down.
caesar-event-turned-marker = Turned a marker on { $province } face down: its borders take no more markers.
caesar-event-returned = Poison: put { FORM($token, "the") } back into the bag.
caesar-event-centurion = Took { FORM($token, "the") } instead of drawing.
caesar-event-extra = Will take another turn after this one.
caesar-event-no-extra = Declined the extra turn.
caesar-event-no-bank = Drew nothing from the bank.
caesar-event-won = Placed the last control marker and wins.
caesar-event-won-no-placement = Wins: the other side cannot place a token.
caesar-event-won-crassus-stuck = Wins: Crassus cannot place a token.

## Crassus

caesar-event-tile = Revealed tile { $tile }.
caesar-event-row-drew = Drew { FORM($token, "the") } to the right end of the row.
caesar-event-row-drew-centurion = Took { FORM($token, "the") } from the Centurion pile.
caesar-event-row-short =
    { $count ->
        [one] One token that the tile asks for is
       *[other] { $count } tokens that the tile asks for are
    } missing in the bag.
caesar-event-row-discarded = Discarded { FORM($token, "the") } from the left end of the row.
caesar-event-chose-control = Closes { $province } because one token is enough to take control: { $number } is the smallest number that suffices (rule 1).
caesar-event-chose-close = Closes { $province } because one token is enough, though the player takes control: { $number } is the smallest number (rule 2).
caesar-event-chose-trails = Places in { $province } because he trails most there: { $number } is the highest number (rule 3).
caesar-event-chose-influence = Places in { $province } because there he lacks least for control: { $number } is the highest number (rule 4).
caesar-event-chose-neighbour = Places in { $province } because it lies next to a province that he controls: { $number } is the highest number (rule 5).
caesar-event-chose-central = Places in { $province } because it is central: { $number } is the highest number (rule 6).
caesar-event-chose-anywhere = Places in { $province }, where the highest number, { $number }, can lie (rule 7).
caesar-event-chose-province-beside-own = { $province } among several, because it lies next to a province that he controls.
caesar-event-chose-province-senate = { $province } among several, because of its Senate token.
caesar-event-chose-province-poison = { $province } among several, because of its Poison token.
caesar-event-chose-province-central = { $province } among several, because it is central.
caesar-event-chose-province-beside-central = { $province } among several, because it lies next to a central province.
caesar-event-chose-province-random = { $province } among several, at random.
caesar-event-chose-space-trails = The space between { $first } and { $second } among several, because he trails most in the province across.
caesar-event-chose-space-central = The space between { $first } and { $second } among several, because the province across is central.
caesar-event-chose-space-random = The space between { $first } and { $second } among several, at random.
caesar-event-chose-token-not-wild = { FORM($token, "The") } among several, because it is not wild.
caesar-event-chose-token-sum = { FORM($token, "The") } among several, because of the sum of its numbers.
caesar-event-chose-token-leftmost = { FORM($token, "The") } among several, because it lies leftmost.
caesar-event-crassus-placed = Placed { FORM($token, "the") }: { $high } towards { $toward }, { $low } towards { $away }.
caesar-event-crassus-skipped = No token fits for the second placement: it is left out.
caesar-event-crassus-discarded = Discarded the { $bonus } token.
caesar-event-crassus-discarded-empty = The { $bonus } token does nothing: the supply is empty.
caesar-event-marker-discarded = Discarded a control marker with it: { $count } left.
caesar-event-deck = Shuffled the tactic tiles anew.
