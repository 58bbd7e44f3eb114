### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

## Placements: the numbers of a token, where the larger one goes, beside which province, and the sums there

caesar-choice-token = { FORM($token, "name") }
caesar-choice-province = { $province }
caesar-choice-between = { $first }–{ $second }
caesar-choice-place =
    { $wild ->
        [yes] Curinga { $high }: { $toward }
       *[no] { $high } → { $toward }
    }
caesar-choice-place-leads = { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-closes = fecha { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-down =
    { $wild ->
        [yes] Curinga { $high }/{ $low } para baixo
       *[no] { $high }/{ $low } para baixo
    }

## Closing

caesar-choice-order = { $own }:{ $enemy }, { FORM($bonus, "token") }
caesar-choice-border =
    { $left ->
        [1] até { $second }, resta { $left }
       *[other] até { $second }, restam { $left }
    }
caesar-choice-borders-done = Parar por aqui
caesar-choice-borders-done-leads = deixar as fronteiras como estão
caesar-choice-senate =
    { $markers ->
        [0] Nenhum marcador
        [1] { $markers } marcador
       *[other] { $markers } marcadores
    }
caesar-choice-left =
    { $left ->
        [0] não resta nenhum: você vence
        [1] resta { $left }
       *[other] restam { $left }
    }

## Bonus tokens

caesar-choice-use = Usar { $bonus }
caesar-choice-use-wealth = sortear e manter mais uma
caesar-choice-use-poison = { $side } devolve uma ficha
caesar-choice-decline = Não usar
caesar-choice-decline-leads = sem uso: { FORM($bonus, "token") }
caesar-choice-turn-token =
    { $wild ->
        [yes] até { $second }: curinga { $high }/{ $low }
       *[no] até { $second }: { $high }/{ $low }
    }
caesar-choice-turn-marker = até { $second }: marcador
caesar-choice-turn-province = marcador de controle
caesar-choice-group-tokens = Fichas de influência
caesar-choice-group-markers = Marcadores de controle
caesar-choice-bank-draw = Sortear do banco
caesar-choice-bank-draw-leads = uma ficha de bônus
caesar-choice-no-bank-draw = Deixar o banco
caesar-choice-no-bank-draw-leads = sem ficha de bônus

## The end of a turn, and Crassus

caesar-choice-draw = Sortear
caesar-choice-draw-leads =
    { $tokens ->
        [0] o saco está vazio
        [1] entre { $tokens } ficha no saco
       *[other] entre { $tokens } fichas no saco
    }
caesar-choice-draw-both-leads = as duas fichas Centurião se perdem
caesar-choice-centurion = em vez de sortear
caesar-choice-centurion-second = pela segunda ficha de bônus
caesar-choice-no-centurion = Não pegar outra
caesar-choice-no-centurion-leads = a ficha de bônus se perde
caesar-choice-extra = Fazer mais um turno
caesar-choice-extra-leads = pela sua ficha Tática
caesar-choice-no-extra = Nenhum turno a mais
caesar-choice-no-extra-leads = o outro lado continua
caesar-choice-crassus = Deixar Crasso jogar
caesar-choice-crassus-leads = ele revela uma placa

## At the top of the table

caesar-now-place = Colocação de fichas
caesar-now-over = A partida acabou
caesar-markers-left =
    { $left ->
        [1] marcador de controle restante
       *[other] marcadores de controle restantes
    }
caesar-senate-tokens =
    { $tokens ->
        [0] Nenhuma ficha Senado
        [1] Uma ficha Senado
       *[other] { $tokens } fichas Senado
    }
caesar-in-bag =
    { $tokens ->
        [0] O saco está vazio
        [1] Uma ficha no saco
       *[other] { $tokens } fichas no saco
    }
