### What lies on the table and the places that can be clicked.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

sylla-label-event = { $event }
sylla-label-cubes =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } of { SEAT($seat) }
sylla-label-cubes-lead =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } of { SEAT($seat) }, who leads
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
sylla-label-track = { $colour }, space { $space }
sylla-label-marker = Marker of { $colour }, on space { $space }
sylla-label-famine-space = Famine, space { $space }
sylla-label-famine = Famine marker, on space { $space }
sylla-label-round = Round { $round }
sylla-label-work = Great work: { $work }
sylla-label-work-next = Next great work: { $work }
sylla-label-work-name = { $work }
sylla-label-row =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    } in the row
sylla-label-slot = Slot { $slot }, for { $colour } hexagons
sylla-label-on-sale = { $building } on sale for { $colour } hexagons
sylla-label-building-name = { $building }
sylla-label-on-offer = { $building } is offered for { $colour } hexagons
sylla-label-supply =
    Supply of { $colour }: { $count ->
        [one] one token
       *[other] { $count } tokens
    }
sylla-label-pile-buildings =
    { $count ->
        [one] One building
       *[other] { $count } buildings
    } to come
sylla-label-pile-characters =
    { $count ->
        [one] One character
       *[other] { $count } characters
    } in the deck
sylla-label-pile-events =
    { $count ->
        [one] One event
       *[other] { $count } events
    } to come
sylla-label-set = { $card }: { $count } left in the set, { $chosen } chosen
sylla-label-chosen =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, chosen
sylla-label-chosen-hidden =
    { $count ->
        [one] One character
       *[other] { $count } characters
    } chosen in secret
sylla-label-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }
sylla-label-tilted =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, tilted
sylla-label-down =
    { $count ->
        [one] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, face down
sylla-label-buildings =
    { $count ->
        [one] { $building }
       *[other] { $count } { FORM($building, "many") }
    }
sylla-label-buildings-down =
    { $count ->
        [one] { $building }
       *[other] { $count } { FORM($building, "many") }
    }, face down
sylla-label-name = { SEAT($seat) }
sylla-label-name-tile = { SEAT($seat) }, revenue tile { $tile }
sylla-label-to-act = is to decide
sylla-label-won = has won
sylla-label-prestige = { $prestige } prestige
sylla-label-deniers =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    }
sylla-label-tokens =
    { $count ->
        [one] One token
       *[other] { $count } tokens
    } of { $colour }
sylla-label-deniers-covered = Deniers, behind the screen
sylla-label-tokens-covered = Tokens of { $colour }, behind the screen
sylla-label-tokens-and-unseen =
    { $count ->
        [one] One token
       *[other] { $count } tokens
    } of { $colour } or more: { $unseen ->
        [one] one token was taken in secret
       *[other] { $unseen } tokens were taken in secret
    }
sylla-label-supply-unseen =
    Supply of { $colour }: at most { $count ->
        [one] one token
       *[other] { $count } tokens
    }
sylla-label-cubes-left =
    { $cubes ->
        [one] One cube
       *[other] { $cubes } cubes
    } of { FORM($fighter, "many") } to be placed
sylla-label-consul = First consul
sylla-label-bid-votes =
    { $bid ->
        [one] One vote
       *[other] { $bid } votes
    } bid
sylla-label-bid-hexagons =
    { $bid ->
        [one] One hexagon
       *[other] { $bid } hexagons
    } bid
sylla-label-hand-hidden = Hand and thumb, chosen in secret
sylla-label-hand-up =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    } in hand, thumb up
sylla-label-hand-down =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    } in hand, thumb down

## Headings on the table, parts of it

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
sylla-clock = Round { $round } of { $rounds }
sylla-warning = Famine { $famine }
    .says = Everybody loses { $famine } prestige by famine at the end of the round, 2 less for each Field.
sylla-seat-deniers =
    { $deniers ->
        [one] One denier
       *[other] { $deniers } deniers
    }
sylla-seat-covered = Money behind the screen
sylla-seat-votes =
    { $votes ->
        [one] One upright Senator
       *[other] { $votes } upright Senators
    }
sylla-points = prestige
