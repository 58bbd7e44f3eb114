### What places and pieces are called on the board: for readers of the picture and for those who listen to it.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

## Places; what lies there follows after a colon

# $province: “Alpes”, “Lugudunensis”
# $worth: “3 points”, “10 points”
trajan-label-province =
    { $province }, { $worth }
trajan-label-camp = military camp in Italia
# $space: “A1”, “B1”
trajan-label-space = building space { $space }
# $ship: “pairs”, “identical cards”
trajan-label-ship = ship for { $ship }
# $stack: “points”, “[+2] markers”
trajan-label-stack = stack of Trajan tiles: { $stack }
# $number: 1, 6
trajan-label-forum-space = forum space { $number }
# $number: 1, 3
trajan-label-yellow-space = forum, yellow space { $number }
# $number: 0, 5
# $votes: 0, 6
# $worth: “0 points”, “6 points”
trajan-label-senate-space =
    { $number ->
        [0] senate track, start space
       *[other] senate track, space { $number }: { $worth }, { $votes ->
            [one] { $votes } vote
           *[other] { $votes } votes
        }
    }
# $number: 1, 2
trajan-label-senate-bonus = senate, bonus tile { $number } on offer
# $length: 11, 21
trajan-label-time =
    time track of { $length ->
        [one] { $length } step
       *[other] { $length } steps
    }
# $number: 0, 5
trajan-label-time-space =
    { $number ->
        [0] time track, start space
       *[other] time track, space { $number }
    }
# $number: 1, 3
trajan-label-demand-space = demand { $number } of this quarter
trajan-label-quarter = quarter and round
trajan-label-deck = deck of goods cards
# $pile: “left discard pile”, “right discard pile”
trajan-label-pile = { $pile }
# $seat: 0, 3
trajan-label-name = { SEAT($seat) }
# $seat: 0, 3
trajan-label-score = score of { SEAT($seat) }
# $action: “forum”, “construction”
# $seat: 0, 3
# $slot: “I”, “III”
trajan-label-tray = tray { $slot }, { $action }, of { SEAT($seat) }
# $seat: 0, 3
# $slot: “I”, “III”
trajan-label-slot = Trajan slot { $slot } of { SEAT($seat) }
# $seat: 0, 3
trajan-label-centre = centre of the action circle of { SEAT($seat) }
# $marker: “blue marker”, “yellow marker”
# $seat: 0, 3
trajan-label-held = in the hand of { SEAT($seat) }: { $marker }
# $goods: “fish”, “scrolls”
# $seat: 0, 3
trajan-label-hand = in the hand of { SEAT($seat) }: { $goods }
# $seat: 0, 3
trajan-label-hand-unknown = hidden cards of { SEAT($seat) }
# $goods: “fish”, “scrolls”
# $seat: 0, 3
trajan-label-display = displayed by { SEAT($seat) }: { $goods }
# $seat: 0, 3
# $tile: “games tile”, “extra-action tile for construction”
trajan-label-tiles = forum tiles of { SEAT($seat) }: { $tile }
# $bonus: “bread”, “columns and furs”
# $seat: 0, 3
trajan-label-bonus = bonus tile “{ $bonus }” of { SEAT($seat) }
# $building: “door”, “fountain”
# $seat: 0, 3
trajan-label-built = construction tiles “{ $building }” of { SEAT($seat) }
# $demand: “bread”, “religion”
# $seat: 0, 3
trajan-label-kept = Trajan tiles kept for { $demand }, of { SEAT($seat) }
# $action: “forum”, “construction”
# $seat: 0, 3
trajan-label-plus-two = [+2] space for { FORM($action, "the") }, of { SEAT($seat) }
# $seat: 0, 3
trajan-label-supply = supply of { SEAT($seat) }
# $seat: 0, 3
trajan-label-worker-camp = worker camp of { SEAT($seat) }
# $seat: 0, 3
trajan-label-military-camp = military camp of { SEAT($seat) }

## Pieces; read after the place

# $colour: “blue”, “yellow”
trajan-label-marker = { FORM($colour, "marker") }
# $kind: “[+2] marker”, “demand for games”
# $pair: “two blue”, “yellow and orange”
# $points: 1, 9
trajan-label-trajan-tile =
    Trajan tile: { $kind }, { $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $kind: “one worker”, “demand for games”
# $pair: “two pink”, “yellow and orange”
# $points: 1, 9
trajan-label-trajan-tile-ready =
    Trajan tile whose colours lie in the tray: { $kind }, { $pair }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $count: 4, 9
trajan-label-stack-left =
    { $count ->
        [0] no tile left
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
# $count: 9
trajan-label-stack-hidden =
    { $count ->
        [one] { $count } tile, face down
       *[other] { $count } tiles, face down
    }
# $building: “door”, “fountain”
# $points: 2, 5
trajan-label-building-tile =
    construction tile “{ $building }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $bonus: “bread”, “fruit and pottery”
# $points: 1, 9
trajan-label-bonus-yellow =
    { $bonus }, yellow side ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } { FORM($bonus, "per") })
# $bonus: “bread”, “fruit and pottery”
# $points: 1, 6
trajan-label-bonus-grey =
    { $bonus }, grey side ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } { FORM($bonus, "per") })
# $bonus: “workers”
# $halves: 1
trajan-label-bonus-halves =
    { $bonus }, grey side ({ $halves ->
        [1] half a point
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points
    } { FORM($bonus, "per") })
# $seat: 0, 3
trajan-label-worker = worker of { SEAT($seat) }
# $seat: 0, 3
trajan-label-legionary = legionary of { SEAT($seat) }
# $seat: 0, 3
trajan-label-leader = leader of { SEAT($seat) }
# $seat: 0, 3
trajan-label-disc = senate disc of { SEAT($seat) }
# $points: 0, 10
trajan-label-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-ship-coloured = coloured side up
trajan-label-ship-grey = grey side up
# $points: 2, 20
# $size: 1, 4
trajan-label-ship-value =
    { $size }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $points: 0, 15
# $size: 1, 4
trajan-label-ship-value-grey =
    grey side, { $size }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $count: 0, 3
trajan-label-cargo = { $count } loaded
# $count: 1, 52
trajan-label-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
trajan-label-pile-empty = empty
# $count: 1, 6
trajan-label-cards-hidden =
    { $count ->
        [0] no hidden card
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
# $left: 2, 16
# $length: 11, 21
# $time: 0, 9
trajan-label-time-marker = time marker: { $time } of { $length } steps, { $left } to the start space
# $demand: “bread”, “religion”
trajan-label-demand-asked = { $demand }, to be met now
# $quarter: 1, 4
# $quarters: 4
trajan-label-quarter-of = quarter { $quarter } of { $quarters }
# $round: 1, 4
# $rounds: 4
trajan-label-round = round { $round } of { $rounds }
trajan-label-to-act = is to decide
trajan-label-turn = has the turn
# $seat: 0, 1
trajan-label-won = { SEAT($seat) } has won
# $points: 0, 18
trajan-label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trajan-label-arch = arch
trajan-label-plus-two-marker = [+2] marker
# $count: 1, 2
trajan-label-kept-tiles =
    { $count ->
        [0] none
       *[other] { $count } kept
    }
# $count: 0, 13
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
