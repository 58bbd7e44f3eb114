### Moves as choices, what is owed, and the steps of a round. `.plain` says a move without what comes of it.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

# $card: “Senator”, “Christian Merchant”
sylla-move-take = Choose { FORM($card, "a") }
# $card: “Vestal”, “Christian Merchant”
sylla-move-recruit = Recruit { FORM($card, "a") }
# $building: “Bank”, “Triumphal arch”
# $colour: “red”, “yellow”
# $slot: 1, 6
sylla-move-offer = Offer { FORM($building, "the") } of slot { $slot } for { $colour } hexagons
# $colour: “red”, “Civic spirit”
# $slot: 1, 6
sylla-move-offer-empty = Offer what lies in slot { $slot }, for { $colour } hexagons
# $card: “Slave”, “Christian Merchant”
# $left: 0, 5
sylla-move-tilt =
    Tilt { FORM($card, "a") } ({ $left ->
        [0] that is enough
        [one] one more to pay
       *[other] { $left } more to pay
    })
    .plain = Tilt { FORM($card, "a") }
sylla-move-pass = Pass
# $cost: 0, 8
# $number: 0, 10
sylla-move-bid-votes =
    Bid { $number ->
        [one] one vote
       *[other] { $number } votes
    } ({ $cost ->
        [0] free
        [one] one denier
       *[other] { $cost } deniers
    } if you win)
    .plain =
        Bid { $number ->
            [one] one vote
           *[other] { $number } votes
        }
# $colour: “red”, “yellow”
# $number: 0, 6
sylla-move-bid-hexagons =
    Bid { $number ->
        [one] one { $colour } hexagon
       *[other] { $number } { $colour } hexagons
    }
# $colour: “Health”, “Civic spirit”
sylla-move-token = Take a token of { $colour }
# $colour: “Health”, “Civic spirit”
# $price: 2
sylla-move-token-temple =
    Pay { $price ->
        [one] one denier
       *[other] { $price } deniers
    } for a token of { $colour }
# $building: “Bank”, “Private temple”
sylla-move-discard = Discard { FORM($building, "the") } for what it brings
# $building: “Bank”, “Private temple”
sylla-move-keep = Keep { FORM($building, "the") }, which then does nothing more
sylla-move-no-token = Use no more Private temples
# $colour: “Health”, “Civic spirit”
# $direction: “left”, “right”
# $space: 0, 4
sylla-move-move = Move { $colour } { $direction }, to { $space }
# $colour: “Health”, “Leisure”
sylla-move-hold = Hold { $colour } at the end of the track
sylla-move-no-move = Use no more Taverns
# $event: “Flood”, “Imperial cult”
# $fighter: “Vestal”, “Legionary”
# $there: 0, 3
sylla-move-fight =
    A { $fighter } against { FORM($event, "the") } ({ $there ->
        [0] no cube yet
        [one] one cube there
       *[other] { $there } cubes there
    })
    .plain = A { $fighter } against { FORM($event, "the") }
# $lower: “Flood”, “Decadence”
# $upper: “Famine”, “Persecution of Christians”
sylla-move-prevent = Prevent { FORM($upper, "the") } and { FORM($lower, "the") }
# $event: “Flood”, “Imperial cult”
sylla-move-remove = Let { FORM($event, "the") } leave the game
# $piece: “Field”, “Christian Merchant”
sylla-move-turn-down = Turn { FORM($piece, "a") } face down
# $piece: “Slave”, “Christian Merchant”
sylla-move-turn-down-tilted = Turn { FORM($piece, "a") } face down, a tilted one
# $deniers: 0, 6
# $votes: 0, 6
sylla-move-hand-up =
    Thumb up with { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    }: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for the work
    .plain =
        Thumb up with { $deniers ->
            [0] no denier
            [one] one denier
           *[other] { $deniers } deniers
        } in hand
# $deniers: 0, 6
# $votes: 0, 6
sylla-move-hand-down =
    Thumb down with { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    }: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for the plebs
    .plain =
        Thumb down with { $deniers ->
            [0] no denier
            [one] one denier
           *[other] { $deniers } deniers
        } in hand

## What is owed

# $left: 1, 6
sylla-prompt-choose =
    Choose { $left ->
        [one] one more character
       *[other] { $left } characters
    } of your set in secret.
    .short = choosing characters in secret
sylla-prompt-election-opens = You are consul: open the bidding for the office with a number of votes.
    .short = opening the bidding for the office
# $bid: 0, 5
# $seat: 0, 3
sylla-prompt-election =
    { SEAT($seat) } bids { $bid ->
        [one] one vote
       *[other] { $bid } votes
    }. Bid more, or pass.
    .short = bidding for the office
sylla-prompt-consul = You are first consul: take a token of any colour.
    .short = the token of the first consul
sylla-prompt-recruit = Recruit one of the open characters.
    .short = recruiting
sylla-prompt-offer = Offer one of the buildings.
    .short = offering a building
# $building: “Bank”, “Triumphal arch”
sylla-prompt-sale-first = Nobody has bid for { FORM($building, "the") } yet. Bid hexagons, or pass.
    .short = bidding for the building
# $bid: 1, 6
# $building: “Bank”, “Triumphal arch”
# $seat: 0, 3
sylla-prompt-sale =
    { SEAT($seat) } bids { $bid ->
        [one] one hexagon
       *[other] { $bid } hexagons
    } for { FORM($building, "the") }. Bid more, or pass.
    .short = bidding more for the building
# $building: “Bank”, “Tavern”
# $cards: 1, 6
sylla-prompt-pay =
    Tilt { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to pay for { FORM($building, "the") }.
    .short = tilting cards to pay
# $building: “Bank”, “Private temple”
sylla-prompt-keep = Discard { FORM($building, "the") } for what it brings, or keep it.
    .short = keeping the building, or discarding it
# $left: 1, 2
sylla-prompt-insula =
    Take { $left ->
        [one] one more token
       *[other] { $left } tokens
    } for the Insula.
    .short = tokens for the Insula
sylla-prompt-temple = Use a Private temple, or leave it.
    .short = a Private temple
sylla-prompt-tavern = Move a marker with a Tavern, or leave it.
    .short = a Tavern
sylla-prompt-fight = Place a cube on an event.
    .short = placing a cube on an event
sylla-prompt-prevent = You break the tie: which two events are prevented?
    .short = which two events are prevented
# $event: “Flood”, “Persecution of Christians”
sylla-prompt-turn-down = Turn a piece face down for { FORM($event, "the") }.
    .short = turning a piece face down
sylla-prompt-remove = You break the tie: which of the two prevented events leaves the game?
    .short = which prevented event leaves the game
# $work: “Senatus”, “Colosseum”
sylla-prompt-hand = Choose in secret how many deniers you take in hand, and thumb up or down for { $work }.
    .short = the secret vote on the work
sylla-prompt-over = The game is over.
    .short = the end of the game

## The steps of a round

sylla-step-setup = Choose characters
sylla-step-consul = I First consul
sylla-step-recruiting = II Recruiting
sylla-step-buildings = III Buildings
sylla-step-income = IV Income
sylla-step-events = V Events
sylla-step-work = VI Great work
sylla-step-famine = VII Famine and crisis

## Texts that are no moves

sylla-notation-near = “{ $text }” is not a move. Perhaps you mean: { $near }.
sylla-notation-unknown = “{ $text }” is not a move. A move looks like “bid 3”, “tilt slave” or “hand 2 up”.
