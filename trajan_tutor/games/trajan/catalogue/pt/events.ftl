### What happened. The name of the player stands before the sentence, so it has no subject of its own; events without a
### player tell what happened at the table.
### Room: lines of the log, which wrap; `.short` has half a line.

## Points

trajan-event-points =
    { $points ->
        [0] Nenhum ponto
        [1] { $points } ponto
       *[other] { $points } pontos
    } { FORM($source, "from") }.
trajan-event-points-lost =
    Perdeu { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } { FORM($source, "from") }.

## Setup

trajan-event-placed = Colocou { FORM($colour, "a") } na bandeja { $tray }.
    .short = colocou { FORM($colour, "a") } na bandeja { $tray }
trajan-event-bonus = Sorteou a ficha de bônus “{ $tile }”, { $side } para cima.
trajan-event-drafted = Pegou { FORM($goods, "a") } da pilha de compras.
trajan-event-drafted-hidden = Pegou uma carta da pilha de compras.
trajan-event-drafted-pile = Pegou a { FORM($goods, "card") } { FORM($pile, "of") }.

## Sowing, time, Trajan tiles

trajan-event-turn = Começou um turno (quarto de ano { $quarter }, rodada { $round }).
trajan-event-sowed =
    { $markers ->
        [1] Recolheu o marcador da bandeja { $tray }, terminando na bandeja { $target } ({ $action }).
       *[other] Recolheu os { $markers } marcadores da bandeja { $tray }, terminando na bandeja { $target } ({ $action }).
    }
    .short = distribuiu da bandeja { $tray } até { $target } ({ $action })
trajan-event-dropped = Colocou { FORM($colour, "a") } na bandeja { $tray }.
trajan-event-time =
    Avançou o marcador de tempo { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }, até o espaço { $time }.
trajan-event-lap =
    O marcador de tempo passou do início: { $rounds ->
        [1] { $rounds } rodada termina
       *[other] { $rounds } rodadas terminam
    } depois deste turno.
trajan-event-accomplished = Cumpriu a ficha de Trajano “{ $kind }” ({ $pair }) do local { $slot }.
    .short = cumpriu “{ $kind }” no local { $slot }
trajan-event-kept = Guardou a ficha de Trajano para atender uma demanda de { $demand } em cada quarto de ano.
trajan-event-arch-moved = Moveu o Arco para o local { $slot }.
trajan-event-arch-moved-centre = Moveu o Arco para o centro: todos os locais estão ocupados.
trajan-event-declined = Não usou a ação especial da ficha ({ $kind }).
trajan-event-marked = Pôs um marcador [+2] { FORM($action, "in") }.
    .short = pôs um marcador [+2] { FORM($action, "in") }
trajan-event-figures-workers =
    Moveu { $figures ->
        [1] { $figures } peão
       *[other] { $figures } peões
    } do estoque para o acampamento de trabalhadores.
    .short = enviou { $figures ->
            [1] um peão
           *[other] { $figures } peões
        } ao acampamento de trabalhadores
trajan-event-figures-legionaries =
    Moveu { $figures ->
        [1] { $figures } peão
       *[other] { $figures } peões
    } do estoque para o acampamento militar.
    .short = enviou { $figures ->
            [1] um peão
           *[other] { $figures } peões
        } ao acampamento militar

## Actions

trajan-event-passed = Abriu mão { FORM($action, "of") }.
    .short = abriu mão { FORM($action, "of") }
trajan-event-impossible = Teve de abrir mão { FORM($action, "of") } pela regra “{ $why }”.
trajan-event-passed-plus-two = Abriu mão da repetição que o marcador [+2] oferecia.
trajan-event-drew = Comprou { FORM($goods, "a") }.
trajan-event-drew-hidden = Comprou uma carta.
    .short = comprou uma carta
trajan-event-discarded = Descartou { FORM($goods, "a") } { FORM($pile, "in") }.
    .short = descartou { FORM($goods, "a") }
trajan-event-took-card = Pegou a { FORM($goods, "card") } { FORM($pile, "of") }.
    .short = pegou a { FORM($goods, "card") } { FORM($pile, "of") }
trajan-event-refilled = Na { $pile }, que ficou vazia, foi revelada { FORM($goods, "a") } da pilha de compras.
trajan-event-reshuffled =
    A pilha de compras estava vazia: { $cards ->
        [1] { $cards } carta descartada forma
       *[other] { $cards } cartas descartadas formam
    } a nova pilha.
trajan-event-laid = Baixou { FORM($goods, "a") } na coleção pessoal.
    .short = baixou { FORM($goods, "a") }
trajan-event-loaded = Carregou { FORM($goods, "a") } no barco de { $ship }.
trajan-event-loaded-wild = Carregou uma mercadoria curinga no barco de { $ship }.
trajan-event-shipped =
    Zarpou com { $cargo ->
        [1] { $cargo } carta
       *[other] { $cargo } cartas
    } no barco de { $ship }.
    .short = zarpou com { $cargo ->
            [1] { $cargo } carta
           *[other] { $cargo } cartas
        } no barco de { $ship }
trajan-event-shipped-pairs =
    Zarpou com { $cargo ->
        [1] { $cargo } par
       *[other] { $cargo } pares
    } no barco de { $ship }.
    .short = zarpou com { $cargo ->
            [1] { $cargo } par
           *[other] { $cargo } pares
        } no barco de { $ship }
trajan-event-took-tile = Pegou { FORM($tile, "the") } do fórum.
    .short = pegou { FORM($tile, "the") } do fórum
trajan-event-took-tile-yellow = Pegou { FORM($tile, "the") } de um espaço amarelo do fórum.
    .short = pegou { FORM($tile, "the") }
trajan-event-leader-moved = Moveu o líder { FORM($province, "to") }.
    .short = moveu o líder { FORM($province, "to") }
trajan-event-province-tile = Pegou { FORM($tile, "the") } { FORM($province, "in") }.
trajan-event-conquered = Colocou um legionário { FORM($province, "in") }.
    .short = colocou um legionário { FORM($province, "in") }
trajan-event-trajan-tile = Pôs a ficha de Trajano “{ $kind }” ({ $pair }) no local { $slot }.
    .short = pôs “{ $kind }” no local { $slot }
trajan-event-revealed-trajan =
    Agora na pilha de { $stack }: { $kind } ({ $pair }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }).
trajan-event-advanced =
    Moveu o disco no senado: { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    }.
    .short = avançou no senado: { $votes ->
            [1] { $votes } voto
           *[other] { $votes } votos
        }
trajan-event-built = Colocou um trabalhador em { $space }.
trajan-event-construction-tile = Pegou a ficha de construção “{ $building }” de valor { $value } em { $space }.
    .short = pegou a ficha “{ $building }” de valor { $value } em { $space }
trajan-event-granted = A primeira ficha de construção “{ $building }” concede { FORM($action, "the") }.
trajan-event-repeated = Gastou { FORM($tile, "the") } para fazer { FORM($action, "the") } de novo.
    .short = fez { FORM($action, "the") } de novo
trajan-event-repetition-declined = Não repetiu { FORM($action, "the") }.
trajan-event-plus-two = O marcador [+2] permite fazer { FORM($action, "the") } mais uma vez.

## Rounds and quarters

trajan-event-round = Começa a rodada { $round }.
trajan-event-demand = O povo exige { $demand }.
trajan-event-quarter-ends = Termina o quarto de ano { $quarter }.
trajan-event-met-kept = Atendeu a demanda de { $demand } com uma ficha de Trajano.
trajan-event-met-tile = Atendeu a demanda de { $demand } com uma ficha de fórum.
trajan-event-met-wild = Atendeu a demanda de { $demand } com uma demanda curinga.
trajan-event-unmet =
    { $unmet ->
        [1] Deixou { $unmet } demanda não atendida.
       *[other] Deixou { $unmet } demandas não atendidas.
    }
trajan-event-votes =
    Teve { $votes ->
        [0] nenhum voto
        [1] { $votes } voto
       *[other] { $votes } votos
    } e ficou em { $place ->
        [1] primeiro
        [2] segundo
        [3] terceiro
       *[other] quarto
    } lugar.
trajan-event-bonus-consul = Foi cônsul e pegou a ficha de bônus “{ $tile }”, { $side } para cima.
    .short = pegou a ficha de bônus “{ $tile }” como cônsul
trajan-event-bonus-vice-consul = Foi vice-cônsul e pegou a ficha de bônus “{ $tile }”, { $side } para cima.
    .short = pegou a ficha de bônus “{ $tile }” como vice-cônsul
trajan-event-cleaned = Os discos voltam ao início do senado; reposição do tabuleiro depois do quarto de ano { $quarter }.
trajan-event-cleaned-discs-stay = Reposição do tabuleiro depois do quarto de ano { $quarter }; os discos ficam onde estão no senado.
trajan-event-offered = Em oferta no senado: a ficha de bônus “{ $tile }”.
trajan-event-space-filled = Novidade { FORM($province, "in") }: { FORM($tile, "a") }.
trajan-event-forum-filled = Novidade no fórum: { FORM($tile, "a") }.
trajan-event-forum-filled-yellow = Novidade em um espaço amarelo do fórum: { FORM($tile, "a") }.
trajan-event-quarter = Começa o quarto de ano { $quarter }.

## The end

trajan-event-final = A partida termina: pontuação final.
trajan-event-won =
    Venceu com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
