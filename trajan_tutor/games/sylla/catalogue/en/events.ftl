### What happened. The name of the seat stands before the sentence, so it has no subject of its own.
### Room: lines of the log, which wrap; `.short` has half a line.

sylla-event-points =
    { $prestige } prestige from { $source }.
sylla-event-lost =
    Lost { $prestige } prestige by { $source }.
sylla-event-chose = Chose { FORM($card, "a") } in secret.
sylla-event-chose-hidden = Chose a character in secret.
sylla-event-revealed =
    Chose { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-deniers =
    Got { $deniers ->
        [one] one denier
       *[other] { $deniers } deniers
    }.
sylla-event-deniers-hidden = Got deniers.
sylla-event-round = Round { $round } begins.
sylla-event-opened =
    Opened with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
    .short = opened with { $votes ->
            [one] one vote
           *[other] { $votes } votes
        }
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
sylla-event-token = Took a token of { $colour }.
    .short = took a token of { $colour }
sylla-event-token-hidden = Took a token in secret.
    .short = took a token in secret
sylla-event-famine-moved = The famine went from { $before } to { $after }.
sylla-event-recruited = Recruited { FORM($card, "a") }.
    .short = recruited { FORM($card, "a") }
sylla-event-under-deck =
    Under the deck: { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-offered = Offered { FORM($building, "the") }.
    .short = offered { FORM($building, "the") }
sylla-event-bid-hexagons =
    Bid { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
    .short = bid { $hexagons ->
            [one] one hexagon
           *[other] { $hexagons } hexagons
        }
sylla-event-unsold = Nobody wanted { FORM($building, "the") }: it was discarded.
sylla-event-tilted = Tilted { FORM($card, "a") }.
sylla-event-bought =
    Bought { FORM($building, "the") } for { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
    .short = bought { FORM($building, "the") } for { $hexagons ->
            [one] one hexagon
           *[other] { $hexagons } hexagons
        }
sylla-event-kept = Kept { FORM($building, "the") }, which does nothing more.
sylla-event-crane = Took a Crane card, which pays from the next round on.
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
sylla-event-marker-moved = { $colour } went from { $before } to { $after }.
    .short = moved { $colour } from { $before } to { $after }
sylla-event-marker-moved-crisis = { $colour } went from { $before } into the crisis.
    .short = let { $colour } go into the crisis
sylla-event-marker-held = Held { $colour } at the end of the track.
    .short = held { $colour } at the end of the track
sylla-event-marker-stayed = { $colour } stayed: a Tavern holds it to the end of the round.
sylla-event-tavern-left = Used no more Taverns.
sylla-event-cube = Placed the cube of a { $fighter } on { FORM($event, "the") }.
    .short = placed the cube of a { $fighter } on { FORM($event, "the") }
sylla-event-fought =
    Had the most cubes against { FORM($event, "the") }: { $cubes }.
sylla-event-prevented =
    { $event } was prevented with { $cubes ->
        [0] no cube
        [one] one cube
       *[other] { $cubes } cubes
    }.
sylla-event-happened = { $event } happened.
sylla-event-happened-again = { $event } happened again and turned nothing more face down.
sylla-event-turned-down = Turned { FORM($card, "a") } face down.
    .short = turned { FORM($card, "a") } face down
sylla-event-turned-down-tilted = Turned { FORM($card, "a") } face down that was tilted.
    .short = turned a tilted { $card } face down
sylla-event-turned-down-building = Turned { FORM($building, "a") } face down.
    .short = turned { FORM($building, "a") } face down
sylla-event-turned-none = Had nothing that { FORM($event, "the") } turns down.
sylla-event-left = { $event } left the game.
sylla-event-turned-up =
    Turned up { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-turned-up-building =
    Turned up { $count ->
        [one] { FORM($building, "a") }
       *[other] { $count } { FORM($building, "many") }
    }.
sylla-event-drawn = A new event: { $event }.
sylla-event-put-up =
    Took { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    } into the hand, thumb up.
sylla-event-put-down =
    Took { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    } into the hand, thumb down.
sylla-event-put-hidden = Chose hand and thumb in secret.
sylla-event-shown-up =
    Thumb up: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for the work, { $deniers } of them in hand.
sylla-event-shown-down =
    Thumb down: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } for the plebs, { $deniers } of them in hand.
sylla-event-work-built =
    { $work } got { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } in all.
sylla-event-famine-loss =
    The famine was { $famine }, with { $fields ->
        [0] no Field
        [one] one Field
       *[other] { $fields } Fields
    } against it.
sylla-event-crisis = { $colour } is in crisis.
sylla-event-crisis-shown =
    Showed { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    } of { $colour }.
sylla-event-freed =
    Freed { $slaves ->
        [one] one Slave
       *[other] { $slaves } Slaves
    } for { $paid } deniers.
sylla-event-ecclesia =
    Ecclesia counted { $christians ->
        [one] one Christian
       *[other] { $christians } Christians
    }.
sylla-event-counted =
    Counted { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } of { $colour }.
sylla-event-won = Won with { $prestige } prestige.
sylla-event-row =
    In the row: { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-slot = On sale: { FORM($building, "a") }.
sylla-event-work-shown = The next great work is { $work }.
