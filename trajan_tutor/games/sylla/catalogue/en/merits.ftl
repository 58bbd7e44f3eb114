### What a turn does for certain, as the coach tells it: parts of a sentence, in a list.
### Room: parts of sentences, which wrap.

## Bids

sylla-merit-last = you are asked last: nobody can go higher
sylla-merit-unanswerable-votes =
    nobody can answer { $bid } { $bid ->
        [one] vote
       *[other] votes
    }: { $others ->
        [one] { SEAT($seat) }, still to bid, has { $most } at most
       *[other] of those still to bid { SEAT($seat) } has the most, { $most }
    }
sylla-merit-unanswerable-hexagons =
    nobody can answer { $bid } { $bid ->
        [one] hexagon
       *[other] hexagons
    }: { $others ->
        [one] { SEAT($seat) }, still to bid, can pay { $most } at most
       *[other] of those still to bid { SEAT($seat) } can pay the most, { $most }
    }
sylla-merit-offer =
    { FORM($building, "the") } is yours if you want it: you bid last, and nobody else can pay more than { $others }, so { $needed } will do
sylla-merit-free-bid =
    { $senators ->
        [0] it costs you no denier
       *[other] your upright Senators cover it: it costs you no denier
    }
sylla-merit-paid-bid =
    if it wins, it costs { $deniers } { $deniers ->
        [one] denier
       *[other] deniers
    } and leaves you { $left }
# $cards are characters of which one alone lies in the row.
sylla-merit-office =
    the consul takes a token ({ $colour } is worth { $points } at present){ $number ->
        [0] , and recruits and offers first
       *[other] , and recruits first: of { $cards } there is only one
    }
# $cards are those that pay, $lost what they would still have done.
sylla-merit-lost = paid with { $cards } it costs { $lost } in this round
sylla-merit-lost-nothing = { $cards } can pay, and would do nothing more in this round: the price costs no work
sylla-merit-lost-by-more = to bid more costs { $lost } in this round, paid with { $cards }
sylla-merit-lost-deniers =
    { $number ->
        [one] a denier of income
       *[other] { $number } deniers of income
    }
sylla-merit-lost-cubes =
    { $number ->
        [one] a cube
       *[other] { $number } cubes
    }
sylla-merit-lost-votes =
    { $number ->
        [one] a vote for the work
       *[other] { $number } votes for the work
    }
sylla-merit-stall =
    { FORM($building, "a") } brings { $deniers } deniers in { $rounds ->
        [one] the one income left
       *[other] the { $rounds } incomes left
    } while it lies face up
sylla-merit-field =
    famine is { $famine }, of which you lose { $loss }: a Field saves { $saved } now, and { $rounds ->
        [one] this is the last famine
       *[other] { $all } in the { $rounds } famines left if the marker stays
    }

## Cards and hands

sylla-merit-christian = a face-up Christian brings { $points } prestige at the end
sylla-merit-last-card = it is the last { $card } in the row
sylla-merit-plebs =
    { $votes } { $votes ->
        [one] vote brings
       *[other] votes bring
    } { $points } prestige from the plebs, whatever the others choose
sylla-merit-place =
    { $votes } { $votes ->
        [one] vote brings
       *[other] votes bring
    } at least { $points } prestige by the { $work }, whatever the others put into their hands
sylla-merit-place-first =
    { $votes } { $votes ->
        [one] vote is
       *[other] votes are
    } the first place for certain, { $points } prestige: nobody else can have more than { $most }
sylla-merit-place-templum =
    { $votes } votes bring { $points } prestige by the { $work }, whatever the others choose
sylla-merit-more-votes =
    { $more } { $more ->
        [one] vote
       *[other] votes
    } more would make { $points } prestige certain, where { $sure } is certain now
sylla-merit-famine = the famine takes { $loss } from you as things are, and { $least } to { $most } from each
sylla-merit-famine-shared = the famine takes { $loss } from everybody alike as things are

## Tokens, markers, events

sylla-merit-token = a { $colour } token is worth { $points } at present
sylla-merit-crisis-most =
    you then have most { $colour } tokens: { $now ->
        [0] should its marker reach the crisis, that is worth { $change }
       *[other] that is worth { $change } in the crisis at the end of the round
    }
sylla-merit-crisis-middle =
    your { $colour } tokens then neither bring nor cost you anything in a crisis: { $now ->
        [0] should its marker reach the crisis, that saves { $change }
       *[other] that saves { $change } at the end of the round
    }
sylla-merit-crisis-in =
    { $colour } is in the crisis then, and you have { $most ->
        [0] the fewest tokens: that costs you { $points }
       *[other] the most tokens: that brings you { $points }
    } at the end of the round, if it stays there
sylla-merit-crisis-out =
    { $colour } leaves the crisis, in which you have { $most ->
        [0] the fewest tokens: that saves you { $points }
       *[other] the most tokens: that costs you { $points }
    } at the end of the round, if it stays out
sylla-merit-step-right =
    the step of { $colour } is worth { $own } to your tokens, and { $theirs } to those of { SEAT($seat) }
sylla-merit-step-left =
    the step of { $colour } takes { $own } from your tokens, and { $theirs } from those of { SEAT($seat) }
sylla-merit-cube-alone =
    no other seat has as many cubes on { FORM($event, "the") } so far: it brings a { $colour } token, worth { $points } now
sylla-merit-cube-tied =
    you tie for the most cubes on { FORM($event, "the") }: all who tie take a { $colour } token, worth { $points } now
sylla-merit-hurts-all = { FORM($event, "the") } would take { $points } from everybody alike
sylla-merit-hurts-you = { FORM($event, "the") } would hurt you most, by { $points }
sylla-merit-hurts-other =
    { FORM($event, "the") } would hurt { SEAT($seat) } the most, by { $points }, and you by { $own }: to prevent it helps { SEAT($seat) } more than you
sylla-merit-happens-all = { FORM($event, "the") } happens and takes { $points } from everybody alike
sylla-merit-happens-you = { FORM($event, "the") } happens and hurts you most, by { $points }
sylla-merit-happens-other =
    { FORM($event, "the") } happens and hurts { SEAT($seat) } most, by { $points }, and you by { $own }
sylla-merit-tilted = { FORM($card, "the") } is tilted: it has nothing to do in this round anyway
