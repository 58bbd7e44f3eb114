### What happened. The name of the seat stands before the sentence, so it has no subject of its own.

sylla-event-points =
    { $prestige } prestige from { $source }.
sylla-event-lost =
    Loses { $prestige } prestige by { $source }.
sylla-event-chose = Chose { FORM($card, "a") } in secret.
sylla-event-chose-hidden = Chose a character in secret.
sylla-event-revealed =
    Chose { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-deniers =
    Gets { $deniers ->
        [one] one denier
       *[other] { $deniers } deniers
    }.
sylla-event-deniers-hidden = Gets deniers.
sylla-event-round = Round { $round } begins.
sylla-event-opened =
    Opens with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
sylla-event-bid =
    Bids { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }.
sylla-event-passed = Passes.
sylla-event-consul =
    Is first consul with { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } and pays { $paid ->
        [0] nothing
        [one] one denier
       *[other] { $paid } deniers
    }.
sylla-event-token = Takes a token of { $colour }.
sylla-event-token-hidden = Takes a token in secret.
sylla-event-famine-moved = The famine goes from { $before } to { $after }.
sylla-event-recruited = Recruits { FORM($card, "a") }.
sylla-event-under-deck =
    Under the deck: { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-offered = Offers { FORM($building, "the") }.
sylla-event-bid-hexagons =
    Bids { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
sylla-event-unsold = Nobody wants { FORM($building, "the") }: it is discarded.
sylla-event-tilted = Tilts { FORM($card, "a") }.
sylla-event-bought =
    Buys { FORM($building, "the") } for { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
sylla-event-kept = Keeps { FORM($building, "the") }, which does nothing more.
sylla-event-crane = Takes a Crane card, which pays from the next round on.
sylla-event-income =
    Income: { $deniers ->
        [one] one denier
       *[other] { $deniers } deniers
    }.
sylla-event-income-hidden = Takes the income.
sylla-event-temple-left = Uses no more Private temples.
sylla-event-marker-moved = { $colour } goes from { $before } to { $after }.
sylla-event-marker-moved-crisis = { $colour } goes from { $before } into the crisis.
sylla-event-marker-held = Holds { $colour } at the end of the track.
sylla-event-marker-stayed = { $colour } stays: a Tavern holds it to the end of the round.
sylla-event-tavern-left = Uses no more Taverns.
sylla-event-cube = Places the cube of a { $fighter } on { FORM($event, "the") }.
sylla-event-fought =
    Has most cubes against { FORM($event, "the") }: { $cubes }.
sylla-event-prevented =
    { $event } is prevented with { $cubes ->
        [0] no cube
        [one] one cube
       *[other] { $cubes } cubes
    }.
sylla-event-happened = { $event } happens.
sylla-event-happened-again = { $event } happens again and turns nothing more face down.
sylla-event-turned-down = Turns { FORM($card, "a") } face down.
sylla-event-turned-down-tilted = Turns { FORM($card, "a") } face down that was tilted.
sylla-event-turned-down-building = Turns { FORM($building, "a") } face down.
sylla-event-turned-none = Has nothing that { FORM($event, "the") } turns down.
sylla-event-left = { $event } leaves the game.
sylla-event-turned-up =
    Turns up { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-turned-up-building =
    Turns up { $count ->
        [one] { FORM($building, "a") }
       *[other] { $count } { FORM($building, "many") }
    }.
sylla-event-drawn = A new event: { $event }.
sylla-event-put-up =
    Takes { $deniers ->
        [0] no denier
        [one] one denier
       *[other] { $deniers } deniers
    } into the hand, thumb up.
sylla-event-put-down =
    Takes { $deniers ->
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
    { $work } gets { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } in all.
sylla-event-famine-loss =
    The famine is { $famine }, with { $fields ->
        [0] no Field
        [one] one Field
       *[other] { $fields } Fields
    } against it.
sylla-event-crisis = { $colour } is in crisis.
sylla-event-crisis-shown =
    Shows { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    } of { $colour }.
sylla-event-freed =
    Frees { $slaves ->
        [one] one Slave
       *[other] { $slaves } Slaves
    } for { $paid } deniers.
sylla-event-ecclesia =
    Ecclesia counts { $christians ->
        [one] one Christian
       *[other] { $christians } Christians
    }.
sylla-event-counted =
    Counts { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } of { $colour }.
sylla-event-won = Wins with { $prestige } prestige.
sylla-event-row =
    In the row: { $count ->
        [one] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-slot = On sale: { FORM($building, "a") }.
sylla-event-work-shown = The next great work is { $work }.
