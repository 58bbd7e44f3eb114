### What places and pieces are called on the board: for readers of the picture and for those who listen to it.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

## Places; what lies there follows after a colon

trajan-label-province =
    { $province }, { $worth }
trajan-label-camp = acampamento militar na Italia
trajan-label-space = espaço de construção { $space }
trajan-label-ship = barco de { $ship }
trajan-label-stack = pilha de fichas de Trajano: { $stack }
trajan-label-forum-space = espaço { $number } do fórum
trajan-label-yellow-space = fórum, espaço amarelo { $number }
trajan-label-senate-space =
    { $number ->
        [0] trilha do senado, espaço inicial
       *[other] trilha do senado, espaço { $number }: { $worth }, { $votes ->
            [1] { $votes } voto
           *[other] { $votes } votos
        }
    }
trajan-label-senate-bonus = senado, ficha de bônus { $number } em oferta
trajan-label-time =
    trilha de tempo de { $length ->
        [1] { $length } passo
       *[other] { $length } passos
    }
trajan-label-time-space =
    { $number ->
        [0] trilha de tempo, espaço inicial
       *[other] trilha de tempo, espaço { $number }
    }
trajan-label-demand-space = demanda { $number } deste quarto de ano
trajan-label-quarter = quarto de ano e rodada
trajan-label-deck = pilha de compras de mercadorias
trajan-label-pile = { $pile }
trajan-label-name = { SEAT($seat) }
trajan-label-score = pontuação ({ SEAT($seat) })
trajan-label-tray = bandeja { $slot }, { $action } ({ SEAT($seat) })
trajan-label-slot = local { $slot } ({ SEAT($seat) })
trajan-label-centre = centro do círculo de ações ({ SEAT($seat) })
trajan-label-held = na mão ({ SEAT($seat) }): { $marker }
trajan-label-hand = na mão ({ SEAT($seat) }): { $goods }
trajan-label-hand-unknown = cartas ocultas ({ SEAT($seat) })
trajan-label-display = coleção pessoal ({ SEAT($seat) }): { $goods }
trajan-label-tiles = fichas de fórum ({ SEAT($seat) }): { $tile }
trajan-label-bonus = ficha de bônus “{ $bonus }” ({ SEAT($seat) })
trajan-label-built = fichas de construção “{ $building }” ({ SEAT($seat) })
trajan-label-kept = fichas de Trajano guardadas: { $demand } ({ SEAT($seat) })
trajan-label-plus-two = espaço do marcador [+2] para { FORM($action, "the") } ({ SEAT($seat) })
trajan-label-supply = estoque ({ SEAT($seat) })
trajan-label-worker-camp = acampamento de trabalhadores ({ SEAT($seat) })
trajan-label-military-camp = acampamento militar ({ SEAT($seat) })

## Pieces; read after the place

trajan-label-marker = { FORM($colour, "marker") }
trajan-label-trajan-tile =
    ficha de Trajano: { $kind }, { $pair }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-trajan-tile-ready =
    ficha de Trajano com as duas cores na bandeja: { $kind }, { $pair }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-stack-left =
    { $count ->
        [0] nenhuma ficha restante
        [1] { $count } ficha restante
       *[other] { $count } fichas restantes
    }
trajan-label-stack-hidden =
    { $count ->
        [1] { $count } ficha, com a face para baixo
       *[other] { $count } fichas, com a face para baixo
    }
trajan-label-building-tile =
    ficha de construção “{ $building }”, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-bonus-yellow =
    { $bonus }, lado amarelo ({ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } { FORM($bonus, "per") })
trajan-label-bonus-grey =
    { $bonus }, lado cinza ({ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } { FORM($bonus, "per") })
trajan-label-bonus-halves =
    { $bonus }, lado cinza ({ $halves ->
        [1] meio ponto
        [2] 1 ponto
        [4] 2 pontos
       *[other] { $halves } meios pontos
    } { FORM($bonus, "per") })
trajan-label-worker = trabalhador ({ SEAT($seat) })
trajan-label-legionary = legionário ({ SEAT($seat) })
trajan-label-leader = líder ({ SEAT($seat) })
trajan-label-disc = disco do senado ({ SEAT($seat) })
trajan-label-worth =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-ship-coloured = lado colorido para cima
trajan-label-ship-grey = lado cinza para cima
trajan-label-ship-value =
    { $size }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-ship-value-grey =
    lado cinza, { $size }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-cargo = carga: { $count }
trajan-label-cards =
    { $count ->
        [0] nenhuma carta
        [1] { $count } carta
       *[other] { $count } cartas
    }
trajan-label-pile-empty = vazia
trajan-label-cards-hidden =
    { $count ->
        [0] nenhuma carta oculta
        [1] { $count } carta oculta
       *[other] { $count } cartas ocultas
    }
trajan-label-time-marker = marcador de tempo: { $time } de { $length } passos, { $left } até o espaço inicial
trajan-label-demand-asked = { $demand }, a atender agora
trajan-label-quarter-of = quarto de ano { $quarter } de { $quarters }
trajan-label-round = rodada { $round } de { $rounds }
trajan-label-to-act = decide agora
trajan-label-turn = está na vez
trajan-label-won = { SEAT($seat) } venceu
trajan-label-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
trajan-label-arch = Arco
trajan-label-plus-two-marker = marcador [+2]
trajan-label-kept-tiles =
    { $count ->
        [0] nenhuma
        [1] { $count } guardada
       *[other] { $count } guardadas
    }
trajan-label-figures =
    { $count ->
        [0] nenhum peão
        [1] { $count } peão
       *[other] { $count } peões
    }
trajan-label-next-drop = o próximo marcador vai aqui
trajan-label-target = bandeja alvo

## Words printed on the board: a test tells when one has no room there

trajan-label-heading-district = Distrito de construções
trajan-label-heading-port = Porto
trajan-label-part-map = Mapa
trajan-label-part-port = Porto
trajan-label-part-district = Distrito
trajan-label-part-others = Os outros
trajan-label-pane-circle = Círculo
trajan-label-pane-own = O que é seu
trajan-label-pane-time = Tempo
trajan-label-heading-stacks = Trajano
trajan-label-heading-forum = Fórum
trajan-label-heading-senate = Senado
trajan-label-heading-bonus-offer = Em oferta
trajan-label-heading-deck = Compras
trajan-label-heading-discards = Descartes
trajan-label-heading-hand = Mão
trajan-label-heading-display = Coleção
trajan-label-heading-tiles = Do fórum
trajan-label-heading-kept = Guardadas
trajan-label-heading-supply = Estoque
trajan-label-heading-workers = Trabalhadores
trajan-label-heading-legionaries = Legionários
trajan-label-heading-built = Obras
trajan-label-heading-bonus = Bônus
trajan-label-heading-quarter = Quarto
trajan-label-heading-round = Rodada
trajan-label-heading-identical = idênticas
trajan-label-heading-pairs = pares
trajan-label-heading-different = diferentes
trajan-label-heading-camp = Acampamento militar
