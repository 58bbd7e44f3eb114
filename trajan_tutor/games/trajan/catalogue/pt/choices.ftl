### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

## Names that stand alone, and points

trajan-choice-action = { FORM($action, "name") }
trajan-choice-goods = { FORM($goods, "name") }
trajan-choice-kind = { FORM($kind, "name") }
trajan-choice-marker = { FORM($colour, "name") }
trajan-choice-points =
    { $points ->
        [1] +{ $points } ponto
       *[other] +{ $points } pontos
    }

## Sowing and the Trajan tile

trajan-choice-sow = Bandeja { $tray }
trajan-choice-sow-leads =
    { $rounds ->
        [0] { $markers } → { $target } { FORM($action, "name") }
        [1] { $markers } → { $target } { FORM($action, "name") }, fim da rodada
       *[other] { $markers } → { $target } { FORM($action, "name") }, fim: { $rounds } rodadas
    }
trajan-choice-sow-quarter = { $markers } → { $target } { FORM($action, "name") }, fim do quarto
trajan-choice-into = na bandeja { $tray }
trajan-choice-use-goods =
    Comprar { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
trajan-choice-use-goods-leads = da pilha de compras
trajan-choice-use-workers =
    { $figures ->
        [1] { $figures } trabalhador
       *[other] { $figures } trabalhadores
    }
trajan-choice-use-workers-leads = ao acampamento de trabalhadores
trajan-choice-use-legionaries =
    { $figures ->
        [1] { $figures } legionário
       *[other] { $figures } legionários
    }
trajan-choice-use-legionaries-leads = ao acampamento militar
trajan-choice-decline = Não usar
trajan-choice-decline-leads = sem uso: { $kind }
trajan-choice-mark = recebe o marcador [+2]

## Passing and repeating

trajan-choice-pass = Passar
trajan-choice-no-repeat = Não repetir
trajan-choice-without = sem { FORM($action, "the") }
trajan-choice-repeat =
    { $times ->
        [1] Repetir
        [2] Repetir duas vezes
       *[other] Repetir { $times } vezes
    }
trajan-choice-with = { $tile }

## Seaport

trajan-choice-draw =
    Comprar { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
trajan-choice-draw-leads = depois descartar 1
trajan-choice-take = Pegar { $goods }
trajan-choice-take-empty = Pegar uma carta
trajan-choice-from-pile = { FORM($pile, "of") }
trajan-choice-on-pile = { FORM($pile, "in") }
trajan-choice-lay = Baixar { $goods }
trajan-choice-lay-leads = na coleção; comprar o mesmo número
trajan-choice-lay-second = depois comprar 2 cartas
trajan-choice-laid = Parar de baixar
trajan-choice-laid-leads =
    comprar { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
trajan-choice-ship-identical =
    Embarcar { $cargo ->
        [1] { $cargo } carta
       *[other] { $cargo } idênticas
    }
trajan-choice-ship-pairs =
    Embarcar { $cargo ->
        [1] { $cargo } par
       *[other] { $cargo } pares
    }
trajan-choice-ship-different =
    Embarcar { $cargo ->
        [1] { $cargo } diferente
       *[other] { $cargo } diferentes
    }
trajan-choice-ship-leads =
    até { $points ->
        [1] +{ $points } ponto
       *[other] +{ $points } pontos
    }
trajan-choice-load-wild = Mercadoria curinga
trajan-choice-pair = Par de { $goods }
trajan-choice-mixed = { FORM($goods, "name") } + curinga
trajan-choice-pair-wild = Duas mercadorias curinga
trajan-choice-sail = Zarpar
trajan-choice-load-leads =
    { $points ->
        [1] { $points } ponto até agora
       *[other] { $points } pontos até agora
    }
trajan-choice-group-lay = Baixar cartas
trajan-choice-group-ship = Embarcar
trajan-choice-group-load = Carregar

## Forum; the words of the family say what sort of tile it is

trajan-choice-tile = { FORM($tile, "name") }
trajan-choice-forum = { $family }
trajan-choice-yellow = de um espaço amarelo
trajan-choice-tile-demand = ficha de demanda
trajan-choice-tile-votes = ficha de senado
trajan-choice-tile-wild = ficha curinga
trajan-choice-tile-extra = ficha de ação extra
trajan-choice-group-forum = Fichas de fórum
trajan-choice-group-yellow = Fichas de ação extra

## Military

trajan-choice-enlist = Alistar
trajan-choice-to-camp = do estoque ao acampamento
trajan-choice-deploy = Colocar um legionário
trajan-choice-deploy-leads =
    { FORM($province, "name") }, { $points ->
        [1] +{ $points } ponto
       *[other] +{ $points } pontos
    }
trajan-choice-leader = { FORM($province, "name") }
trajan-choice-no-tile = sem ficha ali
trajan-choice-group-leader = Marchar

## Senate

trajan-choice-advance = Avançar no senado
trajan-choice-advance-leads =
    { $points ->
        [1] +{ $points } ponto
       *[other] +{ $points } pontos
    }, { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    }

## Trajan tiles

trajan-choice-stack =
    { $pair }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-choice-start-tile = local { $slot }, { $pair }

## Construction

trajan-choice-recruit = Recrutar
trajan-choice-build = Construir em { $space }
trajan-choice-build-leads = sem ficha ali
trajan-choice-build-leads-tile =
    { $building }, { $points ->
        [1] +{ $points } ponto
       *[other] +{ $points } pontos
    }
trajan-choice-build-leads-grant =
    { $building }, { $points ->
        [1] +{ $points } ponto
       *[other] +{ $points } pontos
    }, depois { $action }
trajan-choice-group-build = Construir

## The end of a quarter

trajan-choice-quarter = Fim do quarto de ano { $quarter }
trajan-choice-quarter-leads = demandas, votos, novas fichas
trajan-choice-pay-kept = Ficha de Trajano guardada
trajan-choice-pay-tile = Ficha de fórum
trajan-choice-pay-wild = Demanda curinga
trajan-choice-pay-unmet = Não atender
trajan-choice-pay-for = demanda de { $demand }
trajan-choice-pay-costs =
    { $points ->
        [1] −{ $points } ponto até agora
       *[other] −{ $points } pontos até agora
    }
trajan-choice-bonus = { FORM($tile, "name") }
trajan-choice-bonus-goods =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por carta
trajan-choice-bonus-demand =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com uma ficha dessas
trajan-choice-bonus-workers =
    { $halves ->
        [1] ½ ponto
        [2] 1 ponto
        [4] 2 pontos
       *[other] { $halves } meios pontos
    } por trabalhador
trajan-choice-bonus-legionaries =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por legionário
trajan-choice-bonus-bonus =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por ficha amarela

## Setup

trajan-choice-deck = Da pilha de compras
trajan-choice-deck-leads = sem ver

## At the top of the table

trajan-now-sow = Distribuição
trajan-votes =
    { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    }
trajan-clock = Quarto { $quarter }/{ $quarters } · rodada { $round }/{ $rounds } · { $time }/{ $length }
    .quarter = Quarto de ano { $quarter } de { $quarters }
    .round = Rodada { $round } de { $rounds }
    .time = { $time } de { $length } passos de tempo nesta rodada
trajan-points = pontos
trajan-token-open = Demanda de { $demand }: em aberto
trajan-token-met = Demanda de { $demand }: você pode atendê-la
trajan-token-unknown = Uma demanda que ainda não foi revelada
trajan-penalty = −{ $points }
    .says =
        { $unmet ->
            [1] { $unmet } demanda está em aberto: no fim do quarto de ano ela custa { $points } pontos
           *[other] { $unmet } demandas estão em aberto: no fim do quarto de ano elas custam { $points } pontos
        }
trajan-left =
    { $left ->
        [0] não resta nada
        [1] resta { $left }
       *[other] restam { $left }
    }

## Questions of exercises

trajan-exercise-last-marker = { $who } escolheu “{ FORM($move, "plain") }”. Clique na bandeja em que cai o último marcador.
