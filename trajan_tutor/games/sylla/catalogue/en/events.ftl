### What happened. The name of the seat stands before the sentence, so it has no subject of its own.
### Room: lines of the log, which wrap; `.short` has half a line.

# $prestige: 1, 10
# $source: “crises”, “great works”
sylla-event-points =
    { $prestige } prestige from { $source }.
# $prestige: 1, 6
# $source: “crises”, “famine”
sylla-event-lost =
    Lost { $prestige } prestige by { $source }.
# $card: “Slave”, “Christian Merchant”
sylla-event-chose = Chose { FORM($card, "a") } in secret.
sylla-event-chose-hidden = Chose a character in secret.
# $card: “Slave”, “Christian Merchant”
# $count: 1, 2
sylla-event-revealed =
    Chose { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
# $deniers: 1, 5
sylla-event-deniers =
    Got { $deniers ->
        [one] one denier
       *[other] { $deniers } deniers
    }.
sylla-event-deniers-hidden = Got deniers.
# $round: 2, 5
sylla-event-round = Round { $round } begins.
# $votes: 0, 10
sylla-event-opened =
    Opened with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    .short = opened with { $votes ->
            [one] one vote
           *[other] { $votes } votes
        }
# $votes: 1, 8
sylla-event-bid =
    Bid { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    .short = bid { $votes ->
            [one] one vote
           *[other] { $votes } votes
        }
sylla-event-passed = Passed.
    .short = passed
# $paid: 1, 8
# $votes: 1, 10
sylla-event-consul =
    Became first consul with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } and paid { $paid ->
        [0] nothing
        [one] one denier
       *[other] { $paid } deniers
    }.
    .short = became first consul with { $votes ->
            [one] one vote
           *[other] { $votes } votes
        }
# $colour: “Health”, “Civic spirit”
sylla-event-token = Took a token of { $colour }.
    .short = took a token of { $colour }
sylla-event-token-hidden = Took a token in secret.
    .short = took a token in secret
# $after: 0, 6
# $before: 0, 6
sylla-event-famine-moved = The famine went from { $before } to { $after }.
# $card: “Slave”, “Christian Merchant”
sylla-event-recruited = Recruited { FORM($card, "a") }.
    .short = recruited { FORM($card, "a") }
# $card: “Slave”, “Christian Merchant”
# $count: 1, 2
sylla-event-under-deck =
    Under the deck: { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
# $building: “Bank”, “Private temple”
sylla-event-offered = Offered { FORM($building, "the") }.
    .short = offered { FORM($building, "the") }
# $hexagons: 1, 7
sylla-event-bid-hexagons =
    Bid { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
    .short = bid { $hexagons ->
            [one] one hexagon
           *[other] { $hexagons } hexagons
        }
# $building: “Bank”, “Triumphal arch”
sylla-event-unsold = Nobody wanted { FORM($building, "the") }: it was discarded.
# $card: “Slave”, “Christian Merchant”
sylla-event-tilted = Tilted { FORM($card, "a") }.
# $building: “Bank”, “Private temple”
# $hexagons: 1, 7
sylla-event-bought =
    Bought { FORM($building, "the") } for { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
    .short = bought { FORM($building, "the") } for { $hexagons ->
            [one] one hexagon
           *[other] { $hexagons } hexagons
        }
# $building: “Bank”, “Private temple”
sylla-event-kept = Kept { FORM($building, "the") }, which does nothing more.
sylla-event-crane = Took a Crane card, which pays from the next round on.
# $deniers: 3, 9
sylla-event-income =
    Income: { $deniers ->
        [one] one denier
       *[other] { $deniers } deniers
    }.
    .short = took { $deniers ->
            [one] one denier
           *[other] { $deniers } deniers
        } of income
sylla-event-income-hidden = Took the income.
sylla-event-temple-left = Used no more Private temples.
# $after: 1, 4
# $before: 0, 4
# $colour: “Health”, “Civic spirit”
sylla-event-marker-moved = { $colour } went from { $before } to { $after }.
    .short = moved { $colour } from { $before } to { $after }
# $before: 1
# $colour: “Health”, “Civic spirit”
sylla-event-marker-moved-crisis = { $colour } went from { $before } into the crisis.
    .short = let { $colour } go into the crisis
# $colour: “Health”, “Civic spirit”
sylla-event-marker-held = Held { $colour } at the end of the track.
    .short = held { $colour } at the end of the track
# $colour: “red”, “Civic spirit”
sylla-event-marker-stayed = { $colour } stayed: a Tavern holds it to the end of the round.
sylla-event-tavern-left = Used no more Taverns.
# $event: “Flood”, “Persecution of Christians”
# $fighter: “Vestal”, “Legionary”
sylla-event-cube = Placed the cube of a { $fighter } on { FORM($event, "the") }.
    .short = placed the cube of a { $fighter } on { FORM($event, "the") }
# $cubes: 1, 4
# $event: “Flood”, “Senatorial purge”
sylla-event-fought =
    Had the most cubes against { FORM($event, "the") }: { $cubes }.
# $cubes: 0, 6
# $event: “Flood”, “Persecution of Christians”
sylla-event-prevented =
    { $event } was prevented with { $cubes ->
        [0] no cube
        [one] one cube
       *[other] { $cubes } cubes
    }.
# $event: “Flood”, “Persecution of Christians”
sylla-event-happened = { $event } happened.
# $event: “Famine”, “Persecution of Christians”
sylla-event-happened-again = { $event } happened again and turned nothing more face down.
# $card: “Slave”, “Christian Merchant”
sylla-event-turned-down = Turned { FORM($card, "a") } face down.
    .short = turned { FORM($card, "a") } face down
# $card: “Slave”, “Christian Merchant”
sylla-event-turned-down-tilted = Turned { FORM($card, "a") } face down that was tilted.
    .short = turned a tilted { $card } face down
# $building: “Field”, “Private temple”
sylla-event-turned-down-building = Turned { FORM($building, "a") } face down.
    .short = turned { FORM($building, "a") } face down
# $event: “Flood”, “Persecution of Christians”
sylla-event-turned-none = Had nothing that { FORM($event, "the") } turns down.
# $event: “Flood”, “Persecution of Christians”
sylla-event-left = { $event } left the game.
# $card: “Slave”, “Christian Merchant”
# $count: 1, 4
sylla-event-turned-up =
    Turned up { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
# $building: “Field”, “Private temple”
# $count: 1, 2
sylla-event-turned-up-building =
    Turned up { $count ->
        [one] { FORM($building, "a") }
       *[other] { $count } { FORM($building, "many") }
    }.
# $event: “Flood”, “Persecution of Christians”
sylla-event-drawn = A new event: { $event }.
# $deniers: 0, 9
sylla-event-put-up =
    Took { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    } into the hand, thumb up.
# $deniers: 0, 14
sylla-event-put-down =
    Took { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    } into the hand, thumb down.
sylla-event-put-hidden = Chose hand and thumb in secret.
# $deniers: 0, 9
# $votes: 0, 9
sylla-event-shown-up =
    Thumb up: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for the work, { $deniers } of them in hand.
# $deniers: 0, 9
# $votes: 0, 12
sylla-event-shown-down =
    Thumb down: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for the plebs, { $deniers } of them in hand.
# $votes: 0, 16
# $work: “Senatus”, “Colosseum”
sylla-event-work-built =
    { $work } got { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } in all.
# $famine: 1, 6
# $fields: 0, 2
sylla-event-famine-loss =
    The famine was { $famine }, with { $fields ->
        [0] no Field
        [one] one Field
       *[other] { $fields } Fields
    } against it.
# $colour: “Health”, “Civic spirit”
sylla-event-crisis = { $colour } is in crisis.
# $colour: “red”, “Civic spirit”
# $tokens: 1, 7
sylla-event-crisis-shown =
    Showed { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    } of { $colour }.
# $paid: 2, 6
# $slaves: 1, 3
sylla-event-freed =
    Freed { $slaves ->
        [one] one Slave
       *[other] { $slaves } Slaves
    } for { $paid } deniers.
# $christians: 1, 5
sylla-event-ecclesia =
    Ecclesia counted { $christians ->
        [one] one Christian
       *[other] { $christians } Christians
    }.
# $colour: “Health”, “Civic spirit”
# $tokens: 1, 7
sylla-event-counted =
    Counted { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } of { $colour }.
# $prestige: 22, 74
sylla-event-won = Won with { $prestige } prestige.
# $card: “Slave”, “Christian Merchant”
# $count: 1, 5
sylla-event-row =
    In the row: { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
# $building: “Bank”, “Private temple”
sylla-event-slot = On sale: { FORM($building, "a") }.
# $work: “Senatus”, “Colosseum”
sylla-event-work-shown = The next great work is { $work }.
