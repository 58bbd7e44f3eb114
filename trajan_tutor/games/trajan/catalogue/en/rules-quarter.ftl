### Rules: the end of a round, of a quarter, of the game.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Round and quarter

trajan-round-end = A round ends
    .rule = When the time marker reaches or passes the start of the time track, the round ends after this turn. The marker stays where it is.
trajan-round-demand = The people make a demand
    .rule = At the end of a round a demand tile is revealed, as long as fewer than three lie there.
trajan-quarter-end = A quarter ends
    .rule = When a round ends and three demand tiles already lie there, the quarter ends. The game has four quarters.
# $demand: “bread”, “religion”
trajan-quarter-demands = Meet as many demands as you can
    .rule = At the end of a quarter the people have three demands. Each that you can meet you have to meet. As we read it, you meet as many as you can in all, and you choose with which tiles.
    .refused = You have to meet as many demands as you can. With this choice for the demand for { $demand }, one would stay unmet that you can meet.
# $demand: “bread”, “religion”
trajan-quarter-kept = Trajan tiles meet a demand every quarter
    .rule = A Trajan tile on your mat with bread, games or religion meets one demand for it in every quarter, and you keep it.
    .refused = A Trajan tile that you keep meets one demand in a quarter, and it has to show what is asked. That does not fit the demand for { $demand }.
# $demand: “bread”, “religion”
trajan-quarter-tile = A forum tile meets one demand
    .rule = A forum tile with bread, games or religion meets one demand for it and leaves the game.
    .refused = The people want { $demand }: a forum tile meets this demand only if it shows that and is yours.
# $demand: “bread”, “religion”
trajan-quarter-wild = A wild demand tile meets any demand
    .rule = A wild demand tile meets one demand of any kind and leaves the game.
    .refused = You own no wild demand tile to meet the demand for { $demand } with.
trajan-quarter-penalty = Unmet demands cost points
    .rule = One unmet demand costs you 4 points, two cost 9, three cost 15. Your score can fall below zero.
trajan-quarter-votes = Count the votes
    .rule = Your votes are the number on the space of your disc in the senate and on your senate tiles. A tie goes to the disc that is further along, then to the one that lies higher in a stack.
# $tile: “bread”, “fruit and pottery”
trajan-quarter-consul = The consul chooses a bonus tile
    .rule = Whoever has the most votes becomes consul and takes one of the two bonus tiles at the senate, with its yellow side up.
    .refused = The bonus tile “{ $tile }” is not on offer. Choose one that lies at the senate.
trajan-quarter-vice-consul = The vice-consul takes the other tile
    .rule = Whoever has the second most votes becomes vice-consul and takes the bonus tile that the consul left, with its grey side up.
trajan-quarter-discs = The discs go back
    .rule = All discs return to the start of the senate in one stack: fewest votes at the bottom, the consul on top.
trajan-quarter-clean-up = What the quarter leaves behind
    .rule = Out of the game go the forum tiles spent on demands, all senate tiles that lie face up, and everything left in the forum. As we read it, senate tiles in provinces too, and the three demand tiles.
trajan-quarter-new-tiles = New tiles
    .rule = For the next quarter come two bonus tiles, a forum tile for each province without tile, leader and legionary, new tiles for the forum and three extra-action tiles, as far as they last.
trajan-quarter-ships = The ships show their coloured side again
    .rule = At the start of a quarter all three ships are flipped to the coloured side.

## The end of the game

trajan-final-hand = Cards in hand
    .rule = At the end every goods card in your hand scores 1 point.
trajan-final-workers = Workers in the camp
    .rule = At the end every figure of yours in the worker camp scores 1 point.
trajan-final-legionaries = Legionaries in the camp
    .rule = At the end every figure of yours in the military camp scores 1 point.
trajan-final-tiles = Trajan tiles left
    .rule = At the end every Trajan tile that still lies at your action circle scores 1 point.
trajan-final-sets = Sets of construction tiles
    .rule = At the end three construction tiles of one kind score 10 points, all four of a kind 20. A wild construction tile stands for any one that you lack.
trajan-final-bonus-goods = Bonus tiles for goods
    .rule = A bonus tile with two kinds of goods scores for each such card in your display, more on the yellow side than on the grey one. A wild goods tile stands for one such card.
trajan-final-bonus-demands = Bonus tiles for bread, games, religion
    .rule = A bonus tile with bread, games or religion scores 9 points on its yellow side, 6 on the grey one, if you own at least one forum tile that shows the same.
trajan-final-bonus-workers = The bonus tile for workers
    .rule = This bonus tile scores for each of your workers in the construction district, more on the yellow side than on the grey one. Half points are added up and the sum is rounded up.
trajan-final-bonus-legionaries = The bonus tile for legionaries
    .rule = This bonus tile scores 2 points for each of your legionaries in a province on its yellow side, 1 point on the grey one.
trajan-final-bonus-bonus = The bonus tile for bonus tiles
    .rule = This bonus tile scores 3 points for each of your bonus tiles that lies on its yellow side, itself included; on its own grey side it scores 2 points for each of those.
trajan-final-winner = The most points win
    .rule = Whoever has the most points after the final scoring wins.
trajan-final-tie = A tie goes to the senate
    .rule = Among players with equal points the one whose disc lies higher in the senate wins.
