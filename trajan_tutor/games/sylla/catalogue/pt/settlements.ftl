### What the end of a round and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### seat had of it, in very few words.
### Room: cells of a table: as short as the English.

sylla-settled-round = Fim da rodada { $round }
sylla-settled-decadence = Contra: { $event }
sylla-settled-event = Evento: { $event }
sylla-settled-down = { $card }: para baixo
sylla-settled-work = Grande obra: { $work }
sylla-settled-together =
    { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    } ao todo.
sylla-settled-plebs = Pela plebe
sylla-settled-votes =
    { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    }
sylla-settled-famine = Fome { $famine }
sylla-settled-fields =
    { $fields ->
        [0] nenhum Campo
        [1] { $fields } Campo
       *[other] { $fields } Campos
    }
sylla-settled-crisis = Crise: { $colour }
sylla-settled-crises = Todas as crises juntas
sylla-settled-tokens =
    { $tokens ->
        [0] nenhuma ficha
        [1] { $tokens } ficha
       *[other] { $tokens } fichas
    }
sylla-settled-final = Pontuação final
sylla-settled-ecclesia = Igreja
sylla-settled-christians =
    { $christians ->
        [1] { $christians } cristão
       *[other] { $christians } cristãos
    }
sylla-settled-slaves = Escravos libertados
sylla-settled-freed =
    { $slaves ->
        [1] { $slaves } Escravo
       *[other] { $slaves } Escravos
    } por { $paid }
sylla-settled-colour = Fichas: { $colour }
sylla-settled-worth = { $tokens } × { $worth }
# Prestige never falls below 0, so less was lost than $says would have cost.
sylla-settled-least = { $says }, mas 0 é o mínimo
