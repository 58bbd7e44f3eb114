### The names of everything in Trajan. A word may have forms, which messages ask for with FORM($word, "form").
### Room: words inside sentences; `.name` and the like stand alone on cards, in tables and in charts: one line, as long as the English.

trajan-title = Trajan
trajan-in-a-line = Sow your markers: where the last one falls, you act.

## Actions, in the order of the slots; .the names the action, .name stands alone

trajan-action-seaport = seaport
    .the = the seaport action
    .name = Seaport
trajan-action-forum = forum
    .the = the forum action
    .name = Forum
trajan-action-military = military
    .the = the military action
    .name = Military
trajan-action-senate = senate
    .the = the senate action
    .name = Senate
trajan-action-trajan = Trajan
    .the = the Trajan action
    .name = Trajan
trajan-action-construction = construction
    .the = the construction action
    .name = Construction

## Slots and trays of the action circle

trajan-slot-1 = I
trajan-slot-2 = II
trajan-slot-3 = III
trajan-slot-4 = IV
trajan-slot-5 = V
trajan-slot-6 = VI

## Colours of markers; .marker names a marker, .a with the article, .name stands alone

trajan-colour-yellow = yellow
    .marker = yellow marker
    .a = a yellow marker
    .name = Yellow
trajan-colour-orange = orange
    .marker = orange marker
    .a = an orange marker
    .name = Orange
trajan-colour-green = green
    .marker = green marker
    .a = a green marker
    .name = Green
trajan-colour-white = white
    .marker = white marker
    .a = a white marker
    .name = White
trajan-colour-pink = pink
    .marker = pink marker
    .a = a pink marker
    .name = Pink
trajan-colour-blue = blue
    .marker = blue marker
    .a = a blue marker
    .name = Blue

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

## Goods; .card names a card, .a with the article, .name stands alone

trajan-goods-columns = columns
    .card = column card
    .a = a column card
    .name = Columns
trajan-goods-furs = furs
    .card = fur card
    .a = a fur card
    .name = Furs
trajan-goods-scrolls = scrolls
    .card = scroll card
    .a = a scroll card
    .name = Scrolls
trajan-goods-oil = oil
    .card = oil card
    .a = an oil card
    .name = Oil
trajan-goods-fruit = fruit
    .card = fruit card
    .a = a fruit card
    .name = Fruit
trajan-goods-pottery = pottery
    .card = pottery card
    .a = a pottery card
    .name = Pottery
trajan-goods-wine = wine
    .card = wine card
    .a = a wine card
    .name = Wine
trajan-goods-fish = fish
    .card = fish card
    .a = a fish card
    .name = Fish
trajan-goods-gold = gold
    .card = gold card
    .a = a gold card
    .name = Gold
trajan-goods-gems = gems
    .card = gem card
    .a = a gem card
    .name = Gems
trajan-goods-cattle = cattle
    .card = cattle card
    .a = a cattle card
    .name = Cattle
trajan-goods-wheat = wheat
    .card = wheat card
    .a = a wheat card
    .name = Wheat
trajan-goods-any = goods
    .card = goods card
    .a = a goods card
    .name = Goods

## Discard piles

trajan-pile-left = left discard pile
    .the = the left discard pile
trajan-pile-right = right discard pile
    .the = the right discard pile

## Ships and their sides

trajan-ship-identical = identical cards
trajan-ship-pairs = pairs
trajan-ship-different = different cards
trajan-side-coloured = coloured side
trajan-side-grey = grey side

## Forum tiles and extra-action tiles; .a and .the with the article, .name in few words and alone

trajan-tile-bread = bread tile
    .a = a bread tile
    .the = the bread tile
    .name = Bread
trajan-tile-games = games tile
    .a = a games tile
    .the = the games tile
    .name = Games
trajan-tile-religion = religion tile
    .a = a religion tile
    .the = the religion tile
    .name = Religion
trajan-tile-votes-2 = senate tile with 2 votes
    .a = a senate tile with 2 votes
    .the = the senate tile with 2 votes
    .name = 2 votes
trajan-tile-votes-3 = senate tile with 3 votes
    .a = a senate tile with 3 votes
    .the = the senate tile with 3 votes
    .name = 3 votes
trajan-tile-votes-4 = senate tile with 4 votes
    .a = a senate tile with 4 votes
    .the = the senate tile with 4 votes
    .name = 4 votes
trajan-tile-votes-5 = senate tile with 5 votes
    .a = a senate tile with 5 votes
    .the = the senate tile with 5 votes
    .name = 5 votes
trajan-tile-wild-goods = wild goods tile
    .a = a wild goods tile
    .the = the wild goods tile
    .name = Wild goods
trajan-tile-wild-demand = wild demand tile
    .a = a wild demand tile
    .the = the wild demand tile
    .name = Wild demand
trajan-tile-wild-construction = wild construction tile
    .a = a wild construction tile
    .the = the wild construction tile
    .name = Wild construction
trajan-tile-wild-extra = wild extra-action tile
    .a = a wild extra-action tile
    .the = the wild extra-action tile
    .name = Wild extra action
trajan-tile-extra-seaport = extra-action tile for the seaport
    .a = an extra-action tile for the seaport
    .the = the extra-action tile for the seaport
    .name = Extra: seaport
trajan-tile-extra-forum = extra-action tile for the forum
    .a = an extra-action tile for the forum
    .the = the extra-action tile for the forum
    .name = Extra: forum
trajan-tile-extra-military = extra-action tile for the military
    .a = an extra-action tile for the military
    .the = the extra-action tile for the military
    .name = Extra: military
trajan-tile-extra-senate = extra-action tile for the senate
    .a = an extra-action tile for the senate
    .the = the extra-action tile for the senate
    .name = Extra: senate
trajan-tile-extra-trajan = extra-action tile for Trajan
    .a = an extra-action tile for Trajan
    .the = the extra-action tile for Trajan
    .name = Extra: Trajan
trajan-tile-extra-construction = extra-action tile for construction
    .a = an extra-action tile for construction
    .the = the extra-action tile for construction
    .name = Extra: construction

## What the people demand

trajan-demand-bread = bread
trajan-demand-games = games
trajan-demand-religion = religion

## Provinces and the camp; .in, .to and .from with the preposition, .name stands alone

trajan-province-camp = the military camp
    .in = in the military camp
    .to = to the military camp
    .from = from the military camp
    .name = Military camp
trajan-province-alpes = Alpes
    .in = in Alpes
    .to = to Alpes
    .from = from Alpes
    .name = Alpes
trajan-province-raetia = Raetia
    .in = in Raetia
    .to = to Raetia
    .from = from Raetia
    .name = Raetia
trajan-province-noricum = Noricum
    .in = in Noricum
    .to = to Noricum
    .from = from Noricum
    .name = Noricum
trajan-province-narbonensis = Narbonensis
    .in = in Narbonensis
    .to = to Narbonensis
    .from = from Narbonensis
    .name = Narbonensis
trajan-province-lugudunensis = Lugudunensis
    .in = in Lugudunensis
    .to = to Lugudunensis
    .from = from Lugudunensis
    .name = Lugudunensis
trajan-province-belgica = Belgica
    .in = in Belgica
    .to = to Belgica
    .from = from Belgica
    .name = Belgica
trajan-province-germania-superior = Germania Superior
    .in = in Germania Superior
    .to = to Germania Superior
    .from = from Germania Superior
    .name = Germania Superior
trajan-province-aquitania = Aquitania
    .in = in Aquitania
    .to = to Aquitania
    .from = from Aquitania
    .name = Aquitania
trajan-province-britannia = Britannia
    .in = in Britannia
    .to = to Britannia
    .from = from Britannia
    .name = Britannia
trajan-province-germania-inferior = Germania Inferior
    .in = in Germania Inferior
    .to = to Germania Inferior
    .from = from Germania Inferior
    .name = Germania Inferior

## Trajan tiles; .name stands alone

trajan-kind-goods = two goods cards
    .name = Two goods cards
trajan-kind-points = points only
    .name = Points only
trajan-kind-workers-1 = one worker
    .name = One worker
trajan-kind-workers-2 = two workers
    .name = Two workers
trajan-kind-legionaries-1 = one legionary
    .name = One legionary
trajan-kind-legionaries-2 = two legionaries
    .name = Two legionaries
trajan-kind-plus-two = [+2] marker
    .name = [+2] marker
trajan-kind-bread = demand for bread
    .name = Demand for bread
trajan-kind-games = demand for games
    .name = Demand for games
trajan-kind-religion = demand for religion
    .name = Demand for religion

## Stacks of Trajan tiles

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

## Bonus tiles; .per says what their points are for, .name stands alone

trajan-bonus-columns-furs = columns and furs
    .per = for each such card displayed
    .name = Columns and furs
trajan-bonus-scrolls-oil = scrolls and oil
    .per = for each such card displayed
    .name = Scrolls and oil
trajan-bonus-fruit-pottery = fruit and pottery
    .per = for each such card displayed
    .name = Fruit and pottery
trajan-bonus-wine-fish = wine and fish
    .per = for each such card displayed
    .name = Wine and fish
trajan-bonus-gold-gems = gold and gems
    .per = for each such card displayed
    .name = Gold and gems
trajan-bonus-cattle-wheat = cattle and wheat
    .per = for each such card displayed
    .name = Cattle and wheat
trajan-bonus-bread = bread
    .per = if you own such a forum tile
    .name = Bread
trajan-bonus-games = games
    .per = if you own such a forum tile
    .name = Games
trajan-bonus-religion = religion
    .per = if you own such a forum tile
    .name = Religion
trajan-bonus-workers = workers
    .per = for each worker in the construction district
    .name = Workers
trajan-bonus-legionaries = legionaries
    .per = for each legionary in a province
    .name = Legionaries
trajan-bonus-bonus = bonus tiles
    .per = for each yellow bonus tile
    .name = Bonus tiles

## Sides of bonus tiles, and what the tiles score at the end

trajan-bonus-side-yellow = yellow side
trajan-bonus-side-grey = grey side

# $goods: “fish”, “pottery”
# $points: 2, 15
trajan-bonus-scores-goods =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your displayed cards of { $goods }
# $demand: “bread”, “religion”
# $points: 2, 15
trajan-bonus-scores-demand =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you own a forum tile with the sign for { $demand }
# $halves: 1, 2
trajan-bonus-scores-workers =
    { $halves ->
        [1] half a point, the sum rounded up,
        [2] 1 point
        [4] 2 points
       *[other] { $halves } half points, the sum rounded up,
    } for each of your workers in the construction district
# $points: 2, 15
trajan-bonus-scores-legionaries =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each of your legionaries in the provinces
# $points: 2, 15
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
trajan-phase-pay = meet the demand of the people, or leave it unmet
trajan-phase-bonus = choose a bonus tile
trajan-phase-over = look at the scores: the game is over
