### What lies on the table and the places that can be clicked.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

# $event: “Flood”, “Senatorial purge”
sylla-label-event = { $event }
# $cubes: 1, 2
# $seat: 0, 3
sylla-label-cubes =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } of { SEAT($seat) }
# $cubes: 1, 4
# $seat: 0, 3
sylla-label-cubes-lead =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } of { SEAT($seat) }, who leads
# $event: “Flood”, “Senatorial purge”
sylla-label-event-name = { FORM($event, "card") }

# What would become of an event: on the table in a word or two, in full in its details.
sylla-label-fate-prevented = Prevented
sylla-label-fate-prevented-would = as things are, prevented
sylla-label-fate-prevented-will = prevented
sylla-label-fate-leaves = Leaves
sylla-label-fate-leaves-would = as things are, prevented and leaves the game
sylla-label-fate-leaves-will = prevented, and leaves the game
sylla-label-fate-undecided = A tie
sylla-label-fate-undecided-would = as things are, a tie that the consul breaks
sylla-label-fate-undecided-will = a tie that the consul breaks
sylla-label-fate-happens = Happens
sylla-label-fate-happens-would = as things are, it happens
sylla-label-fate-happens-will = it happens
sylla-label-fate-happened = Happened
sylla-label-fate-happened-will = it has happened
# $colour: “Health”, “Civic spirit”
# $space: 0, 4
sylla-label-track = { $colour }, space { $space }
# $colour: “Health”, “Civic spirit”
# $space: 0, 4
sylla-label-marker = Marker of { $colour }, on space { $space }
# $space: 0, 5
sylla-label-famine-space = Famine, space { $space }
# $space: 0, 6
sylla-label-famine = Famine marker, on space { $space }
# $round: 1, 5
sylla-label-round = Round { $round }
# $work: “Senatus”, “Colosseum”
sylla-label-work = Great work: { $work }
# $work: “Senatus”, “Colosseum”
sylla-label-work-next = Next great work: { $work }
# $work: “Senatus”, “Colosseum”
sylla-label-work-name = { $work }
# $card: “Slave”, “Christian Merchant”
# $count: 1, 4
sylla-label-row =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    } in the row
# $colour: “red”, “yellow”
# $slot: 1, 6
sylla-label-slot = Slot { $slot }, for { $colour } hexagons
# $building: “Bank”, “Triumphal arch”
# $colour: “red”, “yellow”
sylla-label-on-sale = { $building } on sale for { $colour } hexagons
# $building: “Bank”, “Triumphal arch”
sylla-label-building-name = { $building }
# $building: “Bank”, “Tavern”
# $colour: “red”, “yellow”
sylla-label-on-offer = { $building } is offered for { $colour } hexagons
# $colour: “Health”, “Civic spirit”
# $count: 31, 38
sylla-label-supply =
    Supply of { $colour }: { $count ->
        [one] one token
       *[other] { $count } tokens
    }
# $count: 2, 26
sylla-label-pile-buildings =
    { $count ->
        [one] One building
       *[other] { $count } buildings
    } to come
# $count: 0, 20
sylla-label-pile-characters =
    { $count ->
        [one] One character
       *[other] { $count } characters
    } in the deck
# $count: 0, 6
sylla-label-pile-events =
    { $count ->
        [one] One event
       *[other] { $count } events
    } to come
# $card: “Senator”, “Christian Merchant”
# $chosen: 0, 2
# $count: 0, 2
sylla-label-set = { $card }: { $count } left in the set, { $chosen } chosen
# $card: “Slave”, “Christian Merchant”
# $count: 1, 2
sylla-label-chosen =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, chosen
# $count: 4, 6
sylla-label-chosen-hidden =
    { $count ->
        [one] One character
       *[other] { $count } characters
    } chosen in secret
# $card: “Slave”, “Christian Merchant”
# $count: 1, 5
sylla-label-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }
# $card: “Slave”, “Christian Merchant”
# $count: 1, 5
sylla-label-tilted =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, tilted
# $card: “Slave”, “Christian Merchant”
# $count: 1, 4
sylla-label-down =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, face down
# $building: “Field”, “Private temple”
# $count: 1, 4
sylla-label-buildings =
    { $count ->
        [one] { $building }
       *[other] { $count } { FORM($building, "many") }
    }
# $building: “Field”, “Private temple”
# $count: 1, 3
sylla-label-buildings-down =
    { $count ->
        [one] { $building }
       *[other] { $count } { FORM($building, "many") }
    }, face down
# $seat: 0, 3
sylla-label-name = { SEAT($seat) }
# $seat: 0, 3
sylla-label-name-tile = { SEAT($seat) }, revenue tile { $tile }
sylla-label-to-act = is to decide
sylla-label-won = has won
# $prestige: 2, 38
sylla-label-prestige = { $prestige } prestige
# $deniers: 0, 10
sylla-label-deniers =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    }
# $colour: “Health”, “Civic spirit”
# $count: 0, 6
sylla-label-tokens =
    { $count ->
        [one] One token
       *[other] { $count } tokens
    } of { $colour }
sylla-label-deniers-covered = Deniers, behind the screen
# $colour: “red”, “Civic spirit”
sylla-label-tokens-covered = Tokens of { $colour }, behind the screen
# $colour: “red”, “Civic spirit”
sylla-label-tokens-and-unseen =
    { $count ->
        [one] One token
       *[other] { $count } tokens
    } of { $colour } or more: { $unseen ->
        [one] one token was taken in secret
       *[other] { $unseen } tokens were taken in secret
    }
# $colour: “red”, “Civic spirit”
sylla-label-supply-unseen =
    Supply of { $colour }: at most { $count ->
        [one] one token
       *[other] { $count } tokens
    }
# $colour: “Civic spirit”, “Health”
sylla-label-supply-covered = Supply of { $colour }: not counted while screens stand
# $cubes: 1, 4
# $fighter: “Vestal”, “Legionary”
sylla-label-cubes-left =
    { $cubes ->
        [one] One cube
       *[other] { $cubes } cubes
    } of { FORM($fighter, "many") } to be placed
sylla-label-consul = First consul
# $bid: 0, 7
sylla-label-bid-votes =
    { $bid ->
        [one] One vote
       *[other] { $bid } votes
    } bid
# $bid: 1, 7
sylla-label-bid-hexagons =
    { $bid ->
        [one] One hexagon
       *[other] { $bid } hexagons
    } bid
sylla-label-hand-hidden = Hand and thumb, chosen in secret
# $deniers: 0, 6
sylla-label-hand-up =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    } in hand, thumb up
# $deniers: 0, 6
sylla-label-hand-down =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    } in hand, thumb down

## Headings on the table, parts of it

# $card: “Slave”, “Christian Merchant”
sylla-label-card-name = { $card }
sylla-label-heading-events = Events
sylla-label-heading-tracks = Res Publica
sylla-label-heading-famine = Famine
sylla-label-heading-round = Round
sylla-label-heading-slots = Buildings on sale
sylla-label-heading-work = Great work
sylla-label-heading-next = Next
sylla-label-heading-row = Open row
sylla-label-column-cards = Upright
sylla-label-column-set = To choose from
sylla-label-column-chosen = Chosen
sylla-label-column-tilted = Tilted
sylla-label-column-down = Face down
sylla-label-column-buildings = Buildings
sylla-label-column-buildings-down = Buildings, face down
sylla-label-part-own = My area
sylla-label-part-others = The others

## At a glance

sylla-now-setup = Choosing characters
sylla-now-consul = First consul
sylla-now-recruiting = Recruiting
sylla-now-buildings = Buildings
sylla-now-income = Income
sylla-now-events = Events
sylla-now-work = Great work
sylla-now-over = The game is over
# $round: 1, 5
# $rounds: 5
sylla-clock = Round { $round } of { $rounds }
# $famine: 1, 6
sylla-warning = Famine { $famine }
    .says = Everybody loses { $famine } prestige by famine at the end of the round, 2 less for each Field.
# $deniers: 1, 10
sylla-seat-deniers =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    }
sylla-seat-covered = Money behind the screen
# $votes: 0, 4
sylla-seat-votes =
    { $votes ->
        [one] One upright Senator
       *[other] { $votes } upright Senators
    }
sylla-points = prestige
