### What stands beside the board: the steps of a turn, the areas of the rule book, the symbols.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## Steps of a turn

trajan-step-sow = Sow
trajan-step-time = Time
trajan-step-tile = Trajan tile
trajan-step-action = Action
trajan-step-extra = Extra action

## Steps of setup and of the end of a quarter

trajan-step-markers = Markers
trajan-step-cards = Goods cards
trajan-step-tiles = Trajan tiles
trajan-step-quarter = End of the quarter
trajan-step-demands = Demands of the people
trajan-step-votes = Senate and bonus tiles

## Areas of the rule book

trajan-area-game = The game
trajan-area-turn = The turn
trajan-area-setup = Setup
trajan-area-sow = Sowing
trajan-area-time = Time
trajan-area-tile = Trajan tiles
trajan-area-action = The action
trajan-area-seaport = Seaport
trajan-area-forum = Forum
trajan-area-military = Military
trajan-area-arch = Arch and stacks
trajan-area-senate = Senate
trajan-area-construction = Construction
trajan-area-extra = Extra actions
trajan-area-round = Rounds
trajan-area-quarter = End of a quarter
trajan-area-final = End of the game

## Symbols

trajan-symbol-marker-yellow = yellow marker
trajan-symbol-marker-orange = orange marker
trajan-symbol-marker-green = green marker
trajan-symbol-marker-white = white marker
trajan-symbol-marker-pink = pink marker
trajan-symbol-marker-blue = blue marker
trajan-symbol-action-seaport = seaport action
    .named = seaport
trajan-symbol-action-forum = forum action
    .named = forum
trajan-symbol-action-military = military action
    .named = military
trajan-symbol-action-senate = senate action
    .named = senate
trajan-symbol-action-trajan = Trajan action
trajan-symbol-action-construction = construction action
    .named = construction site, construction
trajan-symbol-demand-bread = the people want bread
    .named = bread
trajan-symbol-demand-games = the people want games
trajan-symbol-demand-religion = the people want religion
    .named = religion
trajan-symbol-goods-columns = goods: columns
trajan-symbol-goods-furs = goods: furs
    .named = furs
trajan-symbol-goods-scrolls = goods: scrolls
    .named = scrolls
trajan-symbol-goods-oil = goods: oil
trajan-symbol-goods-fruit = goods: fruit
    .named = fruit
trajan-symbol-goods-pottery = goods: pottery
    .named = pottery
trajan-symbol-goods-wine = goods: wine
    .named = wine
trajan-symbol-goods-fish = goods: fish
    .named = fish
trajan-symbol-goods-gold = goods: gold
trajan-symbol-goods-gems = goods: gems
    .named = gems
trajan-symbol-goods-cattle = goods: cattle
    .named = cattle
trajan-symbol-goods-wheat = goods: wheat
    .named = wheat
trajan-symbol-building-stairs = building: stairs
trajan-symbol-building-door = building: door
trajan-symbol-building-fountain = building: fountain
trajan-symbol-building-roof = building: roof
trajan-symbol-building-window = building: window
trajan-symbol-bonus-workers = bonus for workers on building spaces
trajan-symbol-bonus-legionaries = bonus for legionaries in provinces
trajan-symbol-bonus-bonus = bonus for yellow bonus tiles
trajan-symbol-kind-goods = Trajan tile: two goods cards
trajan-symbol-kind-points = Trajan tile: points only
trajan-symbol-kind-workers-1 = Trajan tile: one worker
trajan-symbol-kind-workers-2 = Trajan tile: two workers
trajan-symbol-kind-legionaries-1 = Trajan tile: one legionary
trajan-symbol-kind-legionaries-2 = Trajan tile: two legionaries
trajan-symbol-kind-plus-two = Trajan tile: [+2] marker
trajan-symbol-kind-bread = Trajan tile: kept for bread
trajan-symbol-kind-games = Trajan tile: kept for games
trajan-symbol-kind-religion = Trajan tile: kept for religion
trajan-symbol-wild-goods = stands for any goods card
trajan-symbol-wild-demand = stands for any demand
trajan-symbol-wild-construction = stands for any construction tile
trajan-symbol-wild-extra = stands for any extra action
trajan-symbol-trajan-tile = Trajan tile: two colours, points
trajan-symbol-trajan-tile-ready = Trajan tile whose colours lie in the tray
trajan-symbol-trajan-tile-back = Trajan tile, face down
trajan-symbol-forum-tile = forum tile
trajan-symbol-wild-tile = wild forum tile
trajan-symbol-extra-tile = extra-action tile
trajan-symbol-votes-tile = senate tile
trajan-symbol-sign-quarter = quarter of the game
trajan-symbol-sign-round = round
trajan-symbol-building-tile = construction tile
trajan-symbol-bonus-yellow = bonus tile, yellow side
trajan-symbol-bonus-grey = bonus tile, grey side
trajan-symbol-card = goods card
trajan-symbol-card-back = goods card, face down
trajan-symbol-demand-tile = demand tile
trajan-symbol-demand-tile-asked = demand to be met now
trajan-symbol-kept = Trajan tile kept for a demand
trajan-symbol-plus-two = [+2] marker
trajan-symbol-arch = arch: the next Trajan tile comes here
    .named = arch
trajan-symbol-worker = worker in the construction district
    .named = worker, workers
trajan-symbol-legionary = legionary in a province
    .named = legionary, legionaries
trajan-symbol-leader = leader of the legionaries
    .named = leader
trajan-symbol-disc = disc in the senate
trajan-symbol-supply-figures = figures in the supply
trajan-symbol-worker-camp-figures = figures in the worker camp
trajan-symbol-military-camp-figures = figures in the military camp
trajan-symbol-turn = whose turn it is
trajan-symbol-to-act = who is to decide
trajan-symbol-won = who has won
trajan-symbol-target = tray in which the sowing ends
trajan-symbol-next-drop = tray of the next marker
trajan-symbol-time-marker = time marker
    .named = time marker
trajan-symbol-time-start = start space of the time track
trajan-symbol-ship-coloured = ship, coloured side up
trajan-symbol-ship-grey = ship, grey side up
