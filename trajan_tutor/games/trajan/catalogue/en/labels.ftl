### What places and pieces are called on the board: for readers of the picture and for those who listen to it.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

## Places; what lies there follows after a colon

trajan-label-province =
    { $province }, { $worth }
trajan-label-camp = military camp in Italia
trajan-label-space = building space { $space }
trajan-label-ship = ship for { $ship }
trajan-label-stack = stack of Trajan tiles: { $stack }
trajan-label-forum-space = forum space { $number }
trajan-label-yellow-space = forum, yellow space { $number }
trajan-label-senate-space =
    { $number ->
        [0] senate track, start space
       *[other] senate track, space { $number }: { $worth }, { $votes ->
            [one] { $votes } vote
           *[other] { $votes } votes
        }
    }
trajan-label-senate-bonus = senate, bonus tile { $number } on offer
trajan-label-time =
    time track of { $length ->
        [one] { $length } step
       *[other] { $length } steps
    }
trajan-label-time-space =
    { $number ->
        [0] time track, start space
       *[other] time track, space { $number }
    }
trajan-label-demand-space = demand { $number } of this quarter
trajan-label-quarter = quarter and round
trajan-label-deck = deck of goods cards
trajan-label-pile = { $pile }
trajan-label-name = { SEAT($seat) }
trajan-label-score = score of { SEAT($seat) }
trajan-label-tray = tray { $slot }, { $action }, of { SEAT($seat) }
trajan-label-slot = Trajan slot { $slot } of { SEAT($seat) }
trajan-label-centre = centre of the action circle of { SEAT($seat) }
trajan-label-held = in the hand of { SEAT($seat) }: { $marker }
trajan-label-hand = in the hand of { SEAT($seat) }: { $goods }
trajan-label-hand-unknown = hidden cards of { SEAT($seat) }
trajan-label-display = displayed by { SEAT($seat) }: { $goods }
trajan-label-tiles = forum tiles of { SEAT($seat) }: { $tile }
trajan-label-bonus = bonus tile “{ $bonus }” of { SEAT($seat) }
trajan-label-built = construction tiles “{ $building }” of { SEAT($seat) }
trajan-label-kept = Trajan tiles kept for { $demand }, of { SEAT($seat) }
trajan-label-plus-two = [+2] space for { FORM($action, "the") }, of { SEAT($seat) }
trajan-label-supply = supply of { SEAT($seat) }
trajan-label-worker-camp = worker camp of { SEAT($seat) }
trajan-label-military-camp = military camp of { SEAT($seat) }

## Pieces; read after the place

trajan-label-marker = { FORM($colour, "marker") }
trajan-label-trajan-tile =
    Trajan tile: { $kind }, { $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-trajan-tile-ready =
    Trajan tile whose colours lie in the tray: { $kind }, { $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-stack-left =
    { $count ->
        [0] no tile left
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
trajan-label-stack-hidden =
    { $count ->
        [one] { $count } tile, face down
       *[other] { $count } tiles, face down
    }
trajan-label-building-tile =
    construction tile “{ $building }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-bonus-yellow =
    { $bonus }, yellow side ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } { FORM($bonus, "per") })
trajan-label-bonus-grey =
    { $bonus }, grey side ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } { FORM($bonus, "per") })
trajan-label-bonus-halves =
    { $bonus }, grey side ({ $halves ->
        [1] half a point
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points
    } { FORM($bonus, "per") })
trajan-label-worker = worker of { SEAT($seat) }
trajan-label-legionary = legionary of { SEAT($seat) }
trajan-label-leader = leader of { SEAT($seat) }
trajan-label-disc = senate disc of { SEAT($seat) }
trajan-label-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-ship-coloured = coloured side up
trajan-label-ship-grey = grey side up
trajan-label-ship-value =
    { $size }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-ship-value-grey =
    grey side, { $size }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-cargo = { $count } loaded
trajan-label-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
trajan-label-pile-empty = empty
trajan-label-cards-hidden =
    { $count ->
        [0] no hidden card
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
trajan-label-time-marker = time marker: { $time } of { $length } steps, { $left } to the start space
trajan-label-demand-asked = { $demand }, to be met now
trajan-label-quarter-of = quarter { $quarter } of { $quarters }
trajan-label-round = round { $round } of { $rounds }
trajan-label-to-act = is to decide
trajan-label-turn = has the turn
trajan-label-won = { SEAT($seat) } has won
trajan-label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-arch = arch
trajan-label-plus-two-marker = [+2] marker
trajan-label-kept-tiles =
    { $count ->
        [0] none
       *[other] { $count } kept
    }
trajan-label-figures =
    { $count ->
        [0] no figure
        [one] { $count } figure
       *[other] { $count } figures
    }
trajan-label-next-drop = the next marker goes here
trajan-label-target = target tray

## Words printed on the board: a test tells when one has no room there

trajan-label-heading-district = Construction district
trajan-label-heading-port = Seaport
trajan-label-part-map = Map
trajan-label-part-port = Seaport
trajan-label-part-district = District
trajan-label-part-others = Other mats
trajan-label-pane-circle = Circle
trajan-label-pane-own = Own things
trajan-label-pane-time = Time
trajan-label-heading-stacks = Trajan tiles
trajan-label-heading-forum = Forum
trajan-label-heading-senate = Senate
trajan-label-heading-bonus-offer = On offer
trajan-label-heading-deck = Deck
trajan-label-heading-discards = Discards
trajan-label-heading-hand = Hand
trajan-label-heading-display = Display
trajan-label-heading-tiles = Forum tiles
trajan-label-heading-kept = Kept
trajan-label-heading-supply = Supply
trajan-label-heading-workers = Workers
trajan-label-heading-legionaries = Legionaries
trajan-label-heading-built = Construction
trajan-label-heading-bonus = Bonus tiles
trajan-label-heading-quarter = Quarter
trajan-label-heading-round = Round
trajan-label-heading-identical = identical cards
trajan-label-heading-pairs = pairs
trajan-label-heading-different = different cards
trajan-label-heading-camp = Military camp
