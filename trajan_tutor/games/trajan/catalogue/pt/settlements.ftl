### What the end of a quarter and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### player had of it, in very few words.
### Room: cells of a table: as short as the English.

trajan-settled-quarter = Fim do quarto de ano { $quarter }
trajan-settled-demand = Demanda de { $demand }
trajan-settled-met =
    { $asked ->
        [1]
            { $met ->
                [0] não atendida
               *[other] atendida
            }
       *[other] atendidas: { $met } de { $asked }
    }
trajan-settled-penalty = Demandas não atendidas
trajan-settled-unmet =
    { $unmet ->
        [1] { $unmet } não atendida
       *[other] { $unmet } não atendidas
    }
trajan-settled-senate = Votos no senado
trajan-settled-votes =
    { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    }, { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] 4º
    }
trajan-settled-tiles = Fichas de bônus
trajan-settled-bonus = { $tile }, { $side }
trajan-settled-two = { $first }; { $next }
trajan-settled-final = Pontuação final
