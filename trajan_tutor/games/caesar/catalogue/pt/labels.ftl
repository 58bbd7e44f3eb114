### What places and pieces are called on the board: for readers of the picture and for those who listen to it.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

## Places; what lies there follows after a colon

caesar-label-province = { $province }
caesar-label-second-space = { $province }, segundo espaço
caesar-label-border = espaço de fronteira entre { $one } e { $two }, { $symbol }
caesar-label-checkpoint = posto de controle entre { $one } e { $two }, { $symbol }
caesar-label-bonus-kind = { $bonus }
caesar-label-bank = banco de fichas de bônus
caesar-label-deck = placas táticas de Crasso
caesar-label-used = placas táticas usadas
caesar-label-pile = fichas de influência Centurião de Crasso
caesar-label-name = { $side }
caesar-label-markers-of = marcadores de controle de { $side }
caesar-label-supply = estoque de { $side }, ficha { $number }
caesar-label-supply-hidden = estoque oculto de { $side }
caesar-label-bag = saco de { $side }
caesar-label-senate = espaço para a ficha Senado { $number } de { $side }
caesar-label-centurions = fichas de influência Centurião de { $side }
caesar-label-centurion = ficha de influência Centurião { $number } de { $side }

## Pieces and states; read after the place

caesar-label-held = sob controle de { $side }, { $own } a { $other }
caesar-label-tied = fechada, { $sum } para cada lado, ninguém tem o controle
caesar-label-full = cheia, prestes a ser resolvida
caesar-label-near = falta um espaço
caesar-label-sum = { $side } { $sum }
caesar-label-sum-leads = { $side } lidera com { $sum }
caesar-label-bonus-token = { FORM($bonus, "token") }
caesar-label-marker = marcador de controle de { $side }
caesar-label-marker-down = marcador de controle de { $side }, com a face para baixo
caesar-label-token = { $token } de { $side }: { $first } voltado para { $one }, { $second } para { $two }
caesar-label-token-down = ficha de influência de { $side }, com a face para baixo, conta 0
caesar-label-bonus-left =
    { $count ->
        [0] nenhuma resta no mapa
       *[other] { $count } no mapa
    }
caesar-label-bank-tokens =
    { $count ->
        [0] vazio
        [1] { $count } ficha, com a face para baixo
       *[other] { $count } fichas, com a face para baixo
    }
caesar-label-tiles-left =
    { $count ->
        [0] nenhuma placa restante
        [1] { $count } placa restante
       *[other] { $count } placas restantes
    }
caesar-label-tile-used =
    { $count ->
        [1] { $tile }
       *[other] { $tile }, { $count } vezes
    }
caesar-label-tile-last =
    { $count ->
        [1] agora { $tile }
       *[other] agora { $tile }, usada { $count } vezes
    }
caesar-label-pile-left =
    { $count ->
        [0] nenhuma restante
        [1] { $count } ficha restante
       *[other] { $count } fichas restantes
    }
caesar-label-markers =
    { $count ->
        [0] todos colocados
        [1] resta { $count }
       *[other] restam { $count }
    }
caesar-label-tokens-hidden =
    { $count ->
        [1] { $count } ficha oculta
       *[other] { $count } fichas ocultas
    }
caesar-label-tokens-in-bag =
    { $count ->
        [0] vazio
        [1] { $count } ficha
       *[other] { $count } fichas
    }
caesar-label-centurions-left =
    { $count ->
        [0] nenhuma resta para pegar
        [1] { $count } resta para pegar
       *[other] { $count } restam para pegar
    }
caesar-label-to-act = decide agora
caesar-label-won = { $side } venceu

## Words printed on the board: a test tells when one has no room there

caesar-label-heading-bonus = Fichas de bônus
caesar-label-heading-bank = Banco
# Names of provinces where the map is shown small.
caesar-label-short-hu = H. Ulterior
caesar-label-short-hc = H. Citerior
caesar-label-short-gc = G. Cisalpina
caesar-label-heading-deck = Placas táticas
caesar-label-heading-pile = Centuriões
caesar-label-heading-markers = Marcadores
caesar-label-heading-supply = Estoque
caesar-label-heading-senate = Senado

## Parts of the board on a narrow page, as headings of tabs

caesar-label-part-map = Mapa
caesar-label-part-mat = Meu lado
caesar-label-part-others = Outro lado

## The legend: what each symbol stands for

caesar-symbol-token = ficha de influência
caesar-symbol-token-wild = ficha de influência curinga
caesar-symbol-token-centurion = ficha de influência Centurião
caesar-symbol-token-down = ficha de influência, com a face para baixo
caesar-symbol-plate-sword = espada: espaço de fronteira ou ficha
    .named = espada
caesar-symbol-plate-shield = escudo: espaço de fronteira ou ficha
    .named = escudo
caesar-symbol-plate-ship = navio: espaço de fronteira ou ficha
    .named = navio
caesar-symbol-plate-wild = curinga: serve em toda fronteira
caesar-symbol-plate-shield-ship = escudo ou navio
caesar-symbol-control = marcador de controle
    .named = marcador de controle, marcador, marcadores
caesar-symbol-control-down = marcador de controle virado
caesar-symbol-control-gone = marcador de controle já colocado
caesar-symbol-sum-caesar = soma de influência
caesar-symbol-sum-caesar-lead = soma de influência, na liderança
caesar-symbol-bonus-senate = Senado: marcadores de controle sob a ficha
    .named = Senado
caesar-symbol-bonus-tactics = Tática: mais um turno
    .named = Tática
caesar-symbol-bonus-wealth = Riqueza: mais uma ficha de influência
    .named = Riqueza
caesar-symbol-bonus-might = Força: vira um componente inimigo
    .named = Força
caesar-symbol-bonus-poison = Veneno: ficha inimiga volta ao saco
    .named = Veneno
caesar-symbol-bonus-centurion = Centurião: uma ficha de influência Centurião
    .named = Centurião
caesar-symbol-bonus-back = banco de fichas de bônus
caesar-symbol-bag = saco
    .named = saco
caesar-symbol-act-draw-1 = Crasso sorteia uma ficha de influência
caesar-symbol-act-draw-2 = Crasso sorteia duas fichas
caesar-symbol-act-place-1 = Crasso coloca uma ficha
caesar-symbol-act-place-2 = Crasso coloca duas fichas
caesar-symbol-act-discard = Crasso devolve a 1ª da esquerda
caesar-symbol-act-centurion = Crasso: ficha de influência Centurião
