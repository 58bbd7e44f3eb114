### What the end of a quarter and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### player had of it, in very few words.
### Room: cells of a table: as short as the English.

# $quarter: 1, 4
trajan-settled-quarter = The end of quarter { $quarter }
# $demand: “bread”, “religion”
trajan-settled-demand = Demand for { $demand }
# $asked: 1, 2
# $met: 0, 2
trajan-settled-met =
    { $asked ->
        [1]
            { $met ->
                [0] not met
               *[other] met
            }
       *[other] { $met } of { $asked } met
    }
trajan-settled-penalty = Unmet demands
# $unmet: 1, 3
trajan-settled-unmet = { $unmet } unmet
trajan-settled-senate = Votes in the senate
# $place: 1, 4
# $votes: 2, 5
trajan-settled-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
trajan-settled-tiles = Bonus tiles
# $side: “grey side”, “yellow side”
# $tile: “bonus tiles”, “fruit and pottery”
trajan-settled-bonus = { $tile }, { $side }
trajan-settled-two = { $first }; { $next }
trajan-settled-final = Final scoring
