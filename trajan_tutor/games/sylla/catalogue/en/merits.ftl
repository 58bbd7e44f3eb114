### What a turn does for certain, as the coach tells it: parts of a sentence, in a list.
### Room: parts of sentences, which wrap.

## Bids

sylla-merit-last = you are asked last: nobody can go higher
# $bid: 3, 14
# $most: 0, 9
# $others: 1, 3
# $seat: 0, 3
sylla-merit-unanswerable-votes =
    nobody can answer { $bid } { $bid ->
        [one] vote
       *[other] votes
    }: { $others ->
        [one] { SEAT($seat) }, still to bid, has { $most } at most
       *[other] of those still to bid { SEAT($seat) } has the most, { $most }
    }
# $bid: 1, 8
# $most: 0, 8
# $others: 1, 3
# $seat: 0, 3
sylla-merit-unanswerable-hexagons =
    nobody can answer { $bid } { $bid ->
        [one] hexagon
       *[other] hexagons
    }: { $others ->
        [one] { SEAT($seat) }, still to bid, can pay { $most } at most
       *[other] of those still to bid { SEAT($seat) } can pay the most, { $most }
    }
# $building: “Bank”, “Triumphal arch”
# $needed: 1, 10
# $others: 0, 9
sylla-merit-offer =
    { FORM($building, "the") } is yours if you want it: you bid last, and nobody else can pay more than { $others }, so { $needed } will do
# $senators: 0, 4
sylla-merit-free-bid =
    { $senators ->
        [0] it costs you no denier
       *[other] your upright Senators cover it: it costs you no denier
    }
# $deniers: 0, 8
# $left: 0, 6
sylla-merit-paid-bid =
    if it wins, it costs { $deniers } { $deniers ->
        [one] denier
       *[other] deniers
    } and leaves you { $left }
# $cards are characters of which one alone lies in the row.
# $cards: “Vestal”, “Christian Merchant, Merchant, Senator, Slave and Vestal”
# $colour: “Health”, “Civic spirit”
# $number: 0, 5
# $points: 0, 4
sylla-merit-office =
    the consul takes a token ({ $colour } is worth { $points } at present){ $number ->
        [0] , and recruits and offers first
       *[other] , and recruits first: of { $cards } there is only one
    }
# $cards are those that pay, $lost what they would still have done.
# $cards: “Merchant”, “Christian Slave, Slave, Christian Senator, Senator, Christian Merchant…”
# $lost: “a cube”, “2 deniers of income, a cube and 2 votes for the work”
sylla-merit-lost = paid with { $cards } it costs { $lost } in this round
# $cards: “Slave”, “Christian Slave, Crane card and Crane card”
sylla-merit-lost-nothing = { $cards } can pay, and would do nothing more in this round: the price costs no work
# $cards: “Slave and Senator”, “Christian Slave, Slave, Christian Senator, Senator, Christian Merchant…”
# $lost: “2 cubes”, “2 deniers of income, a cube and 2 votes for the work”
sylla-merit-lost-by-more = to bid more costs { $lost } in this round, paid with { $cards }
# $number: 1, 4
sylla-merit-lost-deniers =
    { $number ->
        [one] a denier of income
       *[other] { $number } deniers of income
    }
# $number: 1, 4
sylla-merit-lost-cubes =
    { $number ->
        [one] a cube
       *[other] { $number } cubes
    }
# $number: 1, 4
sylla-merit-lost-votes =
    { $number ->
        [one] a vote for the work
       *[other] { $number } votes for the work
    }
# $building: “Stall”
# $deniers: 4, 10
# $rounds: 2, 5
sylla-merit-stall =
    { FORM($building, "a") } brings { $deniers } deniers in { $rounds ->
        [one] the one income left
       *[other] the { $rounds } incomes left
    } while it lies face up
# $all: 1, 10
# $famine: 1, 6
# $loss: 0, 6
# $rounds: 1, 5
# $saved: 0, 2
sylla-merit-field =
    famine is { $famine }, of which you lose { $loss }: a Field saves { $saved } now, and { $rounds ->
        [one] this is the last famine
       *[other] { $all } in the { $rounds } famines left if the marker stays
    }

## Cards and hands

# $points: 2
sylla-merit-christian = a face-up Christian brings { $points } prestige at the end
# $card: “Vestal”, “Christian Merchant”
sylla-merit-last-card = it is the last { $card } in the row
# $points: 0, 10
# $votes: 1, 20
sylla-merit-plebs =
    { $votes } { $votes ->
        [one] vote brings
       *[other] votes bring
    } { $points } prestige from the plebs, whatever the others choose
# $points: 0, 6
# $votes: 0, 8
# $work: “Senatus”, “Colosseum”
sylla-merit-place =
    { $votes } { $votes ->
        [one] vote brings
       *[other] votes bring
    } at least { $points } prestige by the { $work }, whatever the others put into their hands
# $most: 4, 15
# $points: 5, 10
# $votes: 4, 19
sylla-merit-place-first =
    { $votes } { $votes ->
        [one] vote is
       *[other] votes are
    } the first place for certain, { $points } prestige: nobody else can have more than { $most }
# $points: 0, 10
# $votes: 0, 9
# $work: “Templum”
sylla-merit-place-templum =
    { $votes } votes bring { $points } prestige by the { $work }, whatever the others choose
# $more: 1, 3
# $points: 2, 10
# $sure: 0, 6
sylla-merit-more-votes =
    { $more } { $more ->
        [one] vote
       *[other] votes
    } more would make { $points } prestige certain, where { $sure } is certain now
# $least: 0, 4
# $loss: 0, 6
# $most: 2, 6
sylla-merit-famine = the famine takes { $loss } from you as things are, and { $least } to { $most } from each
# $loss: 1, 5
sylla-merit-famine-shared = the famine takes { $loss } from everybody alike as things are

## Tokens, markers, events

# $colour: “Health”, “Civic spirit”
# $points: 0, 4
sylla-merit-token = a { $colour } token is worth { $points } at present
# $change: 3, 6
# $colour: “Health”, “Civic spirit”
# $now: 0, 1
sylla-merit-crisis-most =
    you then have most { $colour } tokens: { $now ->
        [0] should its marker reach the crisis, that is worth { $change }
       *[other] that is worth { $change } in the crisis at the end of the round
    }
# $change: 3
# $colour: “Health”, “Civic spirit”
# $now: 0, 1
sylla-merit-crisis-middle =
    your { $colour } tokens then neither bring nor cost you anything in a crisis: { $now ->
        [0] should its marker reach the crisis, that saves { $change }
       *[other] that saves { $change } at the end of the round
    }
# $colour: “Health”, “Civic spirit”
# $most: 0, 1
# $points: 3
sylla-merit-crisis-in =
    { $colour } is in the crisis then, and you have { $most ->
        [0] the fewest tokens: that costs you { $points }
       *[other] the most tokens: that brings you { $points }
    } at the end of the round, if it stays there
# $colour: “Health”, “Civic spirit”
# $most: 0, 1
# $points: 3
sylla-merit-crisis-out =
    { $colour } leaves the crisis, in which you have { $most ->
        [0] the fewest tokens: that saves you { $points }
       *[other] the most tokens: that costs you { $points }
    } at the end of the round, if it stays out
# $colour: “Health”, “Civic spirit”
# $own: 0, 7
# $seat: 0, 3
# $theirs: 0, 7
sylla-merit-step-right =
    the step of { $colour } is worth { $own } to your tokens, and { $theirs } to those of { SEAT($seat) }
# $colour: “Health”, “Civic spirit”
# $own: 0, 9
# $seat: 0, 3
# $theirs: 0, 7
sylla-merit-step-left =
    the step of { $colour } takes { $own } from your tokens, and { $theirs } from those of { SEAT($seat) }
# $colour: “Health”, “Civic spirit”
# $event: “Flood”, “Persecution of Christians”
# $points: 0, 4
sylla-merit-cube-alone =
    no other seat has as many cubes on { FORM($event, "the") } so far: it brings a { $colour } token, worth { $points } now
# $colour: “Health”, “Civic spirit”
# $event: “Flood”, “Persecution of Christians”
# $points: 0, 4
sylla-merit-cube-tied =
    you tie for the most cubes on { FORM($event, "the") }: all who tie take a { $colour } token, worth { $points } now
# $event: “Famine”, “Imperial cult”
# $points: 1, 2
sylla-merit-hurts-all = { FORM($event, "the") } would take { $points } from everybody alike
# $event: “Epidemic”, “Imperial cult”
# $points: 1, 12
sylla-merit-hurts-you = { FORM($event, "the") } would hurt you most, by { $points }
# $event: “Famine”, “Imperial cult”
# $own: 0, 8
# $points: 1, 12
# $seat: 0, 3
sylla-merit-hurts-other =
    { FORM($event, "the") } would hurt { SEAT($seat) } the most, by { $points }, and you by { $own }: to prevent it helps { SEAT($seat) } more than you
# $event: “Famine”
# $points: 1
sylla-merit-happens-all = { FORM($event, "the") } happens and takes { $points } from everybody alike
# $event: “Famine”, “Decadence”
# $points: 1, 7
sylla-merit-happens-you = { FORM($event, "the") } happens and hurts you most, by { $points }
# $event: “Epidemic”, “Imperial cult”
# $own: 0, 9
# $points: 1, 14
# $seat: 0, 3
sylla-merit-happens-other =
    { FORM($event, "the") } happens and hurts { SEAT($seat) } most, by { $points }, and you by { $own }
# $card: “Slave”, “Christian Merchant”
sylla-merit-tilted = { FORM($card, "the") } is tilted: it has nothing to do in this round anyway
