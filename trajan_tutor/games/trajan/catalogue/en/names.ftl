### The names of everything in Trajan. A word may have forms, which messages ask for with FORM($word, "form").

## Actions, in the order of the slots

trajan-action-seaport = seaport
trajan-action-forum = forum
trajan-action-military = military
trajan-action-senate = senate
trajan-action-trajan = Trajan
trajan-action-construction = construction

## Slots and trays of the action circle

trajan-slot-1 = I
trajan-slot-2 = II
trajan-slot-3 = III
trajan-slot-4 = IV
trajan-slot-5 = V
trajan-slot-6 = VI

## Colours of markers; .a with the article

trajan-colour-yellow = yellow
    .a = a yellow
trajan-colour-orange = orange
    .a = an orange
trajan-colour-green = green
    .a = a green
trajan-colour-white = white
    .a = a white
trajan-colour-pink = pink
    .a = a pink
trajan-colour-blue = blue
    .a = a blue

## The two colours of a Trajan tile

trajan-pair-yellow-yellow = two yellow
trajan-pair-yellow-orange = yellow and orange
trajan-pair-yellow-green = yellow and green
trajan-pair-yellow-white = yellow and white
trajan-pair-yellow-pink = yellow and pink
trajan-pair-yellow-blue = yellow and blue
trajan-pair-orange-orange = two orange
trajan-pair-orange-green = orange and green
trajan-pair-orange-white = orange and white
trajan-pair-orange-pink = orange and pink
trajan-pair-orange-blue = orange and blue
trajan-pair-green-green = two green
trajan-pair-green-white = green and white
trajan-pair-green-pink = green and pink
trajan-pair-green-blue = green and blue
trajan-pair-white-white = two white
trajan-pair-white-pink = white and pink
trajan-pair-white-blue = white and blue
trajan-pair-pink-pink = two pink
trajan-pair-pink-blue = pink and blue
trajan-pair-blue-blue = two blue

## Goods; .card names a card, .a with the article

trajan-goods-columns = columns
    .card = column card
    .a = a column card
trajan-goods-furs = furs
    .card = fur card
    .a = a fur card
trajan-goods-scrolls = scrolls
    .card = scroll card
    .a = a scroll card
trajan-goods-oil = oil
    .card = oil card
    .a = an oil card
trajan-goods-fruit = fruit
    .card = fruit card
    .a = a fruit card
trajan-goods-pottery = pottery
    .card = pottery card
    .a = a pottery card
trajan-goods-wine = wine
    .card = wine card
    .a = a wine card
trajan-goods-fish = fish
    .card = fish card
    .a = a fish card
trajan-goods-gold = gold
    .card = gold card
    .a = a gold card
trajan-goods-gems = gems
    .card = gem card
    .a = a gem card
trajan-goods-cattle = cattle
    .card = cattle card
    .a = a cattle card
trajan-goods-wheat = wheat
    .card = wheat card
    .a = a wheat card
trajan-goods-any = goods
    .card = goods card
    .a = a goods card

trajan-pile-left = left
trajan-pile-right = right

## Ships and their sides

trajan-ship-identical = identical cards
trajan-ship-pairs = pairs
trajan-ship-different = different cards
trajan-side-coloured = coloured side
trajan-side-grey = grey side

## Forum tiles

trajan-tile-bread = bread
trajan-tile-games = games
trajan-tile-religion = religion
trajan-tile-votes-2 = senate votes 2
trajan-tile-votes-3 = senate votes 3
trajan-tile-votes-4 = senate votes 4
trajan-tile-votes-5 = senate votes 5
trajan-tile-wild-goods = wild goods
trajan-tile-wild-demand = wild demand
trajan-tile-wild-construction = wild construction
trajan-tile-wild-extra = wild extra action
    .an = a wild extra action
trajan-tile-extra-seaport = extra seaport action
    .an = an extra seaport action
trajan-tile-extra-forum = extra forum action
    .an = an extra forum action
trajan-tile-extra-military = extra military action
    .an = an extra military action
trajan-tile-extra-senate = extra senate action
    .an = an extra senate action
trajan-tile-extra-trajan = extra Trajan action
    .an = an extra Trajan action
trajan-tile-extra-construction = extra construction action
    .an = an extra construction action

## What the people demand

trajan-demand-bread = bread
trajan-demand-games = games
trajan-demand-religion = religion

## Provinces

trajan-province-camp = the military camp
trajan-province-alpes = Alpes
trajan-province-raetia = Raetia
trajan-province-noricum = Noricum
trajan-province-narbonensis = Narbonensis
trajan-province-lugudunensis = Lugudunensis
trajan-province-belgica = Belgica
trajan-province-germania-superior = Germania Superior
trajan-province-aquitania = Aquitania
trajan-province-britannia = Britannia
trajan-province-germania-inferior = Germania Inferior

## Trajan tiles and their stacks

trajan-kind-goods = two goods cards
trajan-kind-points = points only
trajan-kind-workers-1 = one worker
trajan-kind-workers-2 = two workers
trajan-kind-legionaries-1 = one legionary
trajan-kind-legionaries-2 = two legionaries
trajan-kind-plus-two = [+2] marker
trajan-kind-bread = demand for bread
trajan-kind-games = demand for games
trajan-kind-religion = demand for religion

trajan-stack-goods = goods cards
trajan-stack-points = points
trajan-stack-workers = workers
trajan-stack-legionaries = legionaries
trajan-stack-plus-two = [+2] markers
trajan-stack-demands = demands

## Construction tiles

trajan-building-stairs = stairs
trajan-building-door = door
trajan-building-fountain = fountain
trajan-building-roof = roof
trajan-building-window = window

## Bonus tiles (.per says what their points are for), their sides, and what they score at the end

trajan-bonus-columns-furs = columns and furs
    .per = for each such card displayed
trajan-bonus-scrolls-oil = scrolls and oil
    .per = for each such card displayed
trajan-bonus-fruit-pottery = fruit and pottery
    .per = for each such card displayed
trajan-bonus-wine-fish = wine and fish
    .per = for each such card displayed
trajan-bonus-gold-gems = gold and gems
    .per = for each such card displayed
trajan-bonus-cattle-wheat = cattle and wheat
    .per = for each such card displayed
trajan-bonus-bread = bread
    .per = if you own such a forum tile
trajan-bonus-games = games
    .per = if you own such a forum tile
trajan-bonus-religion = religion
    .per = if you own such a forum tile
trajan-bonus-workers = workers
    .per = for each worker in the district
trajan-bonus-legionaries = legionaries
    .per = for each legionary in a province
trajan-bonus-bonus = bonus tiles
    .per = for each yellow bonus tile

trajan-bonus-side-yellow = yellow side
trajan-bonus-side-grey = grey side

trajan-bonus-scores-goods =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your displayed cards of { $goods }
trajan-bonus-scores-demand =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you own a forum tile with the sign for { $demand }
trajan-bonus-scores-workers =
    { $halves ->
        [1] half a point, the sum rounded up,
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points, the sum rounded up,
    } for each of your workers in the construction district
trajan-bonus-scores-legionaries =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your legionaries in the provinces
trajan-bonus-scores-bonus =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your bonus tiles that lies on its yellow side

## Sources of points; .from follows "points"

trajan-source-loaded = points before the position
    .from = from before the position began
trajan-source-trajan-tiles = Trajan tiles
    .from = from a Trajan tile
trajan-source-ships = ships
    .from = from a ship
trajan-source-provinces = provinces
    .from = from a province
trajan-source-senate = senate
    .from = from the senate
trajan-source-construction = construction tiles
    .from = from a construction tile
trajan-source-demands = demands of the people
    .from = for demands of the people
trajan-source-hand = cards in hand
    .from = for cards in hand
trajan-source-worker-camp = worker camp
    .from = for figures in the worker camp
trajan-source-military-camp = military camp
    .from = for figures in the military camp
trajan-source-tiles-left = Trajan tiles left
    .from = for Trajan tiles left at the action circle
trajan-source-sets = sets of construction tiles
    .from = for sets of construction tiles
trajan-source-bonus-goods = bonus tiles for goods
    .from = from a bonus tile for goods
trajan-source-bonus-other = other bonus tiles
    .from = from a bonus tile

## What each phase waits for, after "First" or "Now"

trajan-phase-place = place a marker in the tray in question
trajan-phase-draft = take a goods card
trajan-phase-start-tiles = choose a Trajan tile and a slot for it
trajan-phase-sow = choose a tray to sow from
trajan-phase-drop = drop a marker in the next tray
trajan-phase-special = decide about the special action of the Trajan tile
trajan-phase-action = choose one option of the action, or pass
trajan-phase-discard = discard a card
trajan-phase-lay = lay a second card, or stop laying
trajan-phase-load = load the ship, or set sail
trajan-phase-after-action = finish the action
trajan-phase-repeat = decide whether to repeat the action
trajan-phase-quarter = end the quarter
trajan-phase-pay = answer the demand of the people
trajan-phase-bonus = choose a bonus tile
trajan-phase-over = look at the scores: the game is over
