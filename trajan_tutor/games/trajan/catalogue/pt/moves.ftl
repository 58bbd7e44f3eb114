### Moves as choices, and what a player is asked to choose.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

## Sowing. `.plain` says a move without what comes of it.

trajan-move-sow =
    { $rounds ->
        [0] { $markers ->
            [1] Recolher o marcador da bandeja { $tray }: ele cai na bandeja { $target } ({ $action })
           *[other] Recolher os { $markers } marcadores da bandeja { $tray }: o último cai na bandeja { $target } ({ $action })
        }
        [1] { $markers ->
            [1] Recolher o marcador da bandeja { $tray }: ele cai na bandeja { $target } ({ $action }); uma rodada termina depois deste turno
           *[other] Recolher os { $markers } marcadores da bandeja { $tray }: o último cai na bandeja { $target } ({ $action }); uma rodada termina depois deste turno
        }
       *[other] { $markers ->
            [1] Recolher o marcador da bandeja { $tray }: ele cai na bandeja { $target } ({ $action }); { $rounds } rodadas terminam depois deste turno
           *[other] Recolher os { $markers } marcadores da bandeja { $tray }: o último cai na bandeja { $target } ({ $action }); { $rounds } rodadas terminam depois deste turno
        }
    }
    .short = bandeja { $tray } até { $target } ({ $action })
    .plain = { $markers ->
        [1] Recolher o marcador da bandeja { $tray }
       *[other] Recolher os { $markers } marcadores da bandeja { $tray }
    }
trajan-move-sow-quarter =
    { $markers ->
        [1] Recolher o marcador da bandeja { $tray }: ele cai na bandeja { $target } ({ $action }); o quarto de ano termina depois deste turno
       *[other] Recolher os { $markers } marcadores da bandeja { $tray }: o último cai na bandeja { $target } ({ $action }); o quarto de ano termina depois deste turno
    }
    .short = bandeja { $tray } até { $target } ({ $action })
    .plain = { $markers ->
        [1] Recolher o marcador da bandeja { $tray }
       *[other] Recolher os { $markers } marcadores da bandeja { $tray }
    }

## Markers, and the Trajan tile

trajan-move-drop = Colocar { FORM($colour, "a") } na bandeja { $tray }
    .short = { $colour } na bandeja { $tray }
trajan-move-mark = Pôr o marcador [+2] no espaço { FORM($action, "of") }
    .short = [+2] para { FORM($action, "the") }
trajan-move-decline = Não usar a ação especial da ficha ({ $kind })
    .short = ficha sem uso
trajan-move-use-goods =
    Comprar { $cards ->
        [1] { $cards } carta de mercadoria
       *[other] { $cards } cartas de mercadoria
    }
    .short = usar a ficha
trajan-move-use-workers =
    Mover { $figures ->
        [1] { $figures } peão
       *[other] { $figures } peões
    } do seu estoque para o acampamento de trabalhadores
    .short = usar a ficha
trajan-move-use-legionaries =
    Mover { $figures ->
        [1] { $figures } peão
       *[other] { $figures } peões
    } do seu estoque para o acampamento militar
    .short = usar a ficha

## Passing

trajan-move-pass = Passar: abrir mão { FORM($action, "of") }
    .short = passar
trajan-move-pass-granted = Passar: abrir mão { FORM($action, "of") } que a ficha de construção concede
trajan-move-pass-repeat = Passar: não repetir { FORM($action, "the") }
trajan-move-pass-plus-two = Passar: não usar o marcador [+2] para fazer { FORM($action, "the") } mais uma vez

## Seaport

trajan-move-draw =
    Comprar { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } da pilha de compras e depois descartar 1 carta
    .short = comprar { $cards } da pilha
trajan-move-take = Pegar a { FORM($goods, "card") } { FORM($pile, "of") }
    .short = a { FORM($goods, "card") }
trajan-move-take-empty = Pegar a carta do topo { FORM($pile, "of") }
trajan-move-lay = Baixar { FORM($goods, "a") } na sua coleção pessoal, talvez mais uma, e comprar o mesmo número de cartas
    .short = baixar { FORM($goods, "a") }
trajan-move-lay-second = Baixar { FORM($goods, "a") } como sua segunda carta e depois comprar 2 cartas
trajan-move-laid =
    Parar de baixar e comprar { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
trajan-move-discard = Descartar { FORM($goods, "a") } { FORM($pile, "in") }

## Ships

trajan-move-ship =
    Embarcar { $ship } ({ $side }): até { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com suas cartas
    .short = embarcar { $ship }
    .plain = Embarcar { $ship } ({ $side })
trajan-move-load =
    Carregar { FORM($goods, "a") }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora
    .plain = Carregar { FORM($goods, "a") }
trajan-move-load-wild =
    Carregar uma mercadoria curinga: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora
    .plain = Carregar uma mercadoria curinga
trajan-move-pair =
    Carregar um par de { $goods }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora
    .plain = Carregar um par de { $goods }
trajan-move-mixed =
    Carregar { FORM($goods, "a") } e uma mercadoria curinga como par: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora
    .plain = Carregar { FORM($goods, "a") } e uma mercadoria curinga como par
trajan-move-pair-wild =
    Carregar duas mercadorias curinga como par: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora
    .plain = Carregar duas mercadorias curinga como par
trajan-move-sail =
    Zarpar: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
    .plain = Zarpar

## Forum

trajan-move-forum = Pegar { FORM($tile, "the") }
    .short = { FORM($tile, "the") }
trajan-move-yellow = Pegar { FORM($tile, "the") } do seu espaço amarelo
    .short = { FORM($tile, "the") }

## Military

trajan-move-enlist = Mover um peão do seu estoque para o acampamento militar
    .short = um peão para o acampamento militar
trajan-move-leader = Mover o líder { FORM($province, "to") }
    .short = o líder { FORM($province, "to") }
trajan-move-leader-tile = Mover o líder { FORM($province, "to") } e pegar { FORM($tile, "the") }
    .short = o líder { FORM($province, "to") }

## Placing a legionary

trajan-move-deploy =
    Colocar um legionário { FORM($province, "in") }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
    .short = um legionário { FORM($province, "in") }
    .plain = Colocar um legionário { FORM($province, "in") }

## Senate

trajan-move-advance =
    Mover seu disco para o próximo espaço do senado: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } agora, { $votes ->
        [1] { $votes } voto
       *[other] { $votes } votos
    } no fim do quarto de ano
    .short = um passo no senado
    .plain = Mover seu disco para o próximo espaço do senado

## Trajan

trajan-move-stack =
    Pegar a ficha de Trajano “{ $kind }” ({ $pair }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }) para o local { $slot }
    .short = “{ $kind }” para o local { $slot }
trajan-move-stack-unknown = Pegar uma ficha de Trajano da pilha de { $stack }

## Construction

trajan-move-recruit = Mover um peão do seu estoque para o acampamento de trabalhadores
    .short = um peão para o acampamento de trabalhadores
trajan-move-build = Construir em { $space }, onde não há ficha
    .short = construir em { $space }

## Building on a tile

trajan-move-build-tile =
    Construir em { $space }: { $building }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
    .short = construir em { $space }
    .plain = Construir em { $space }
trajan-move-build-grant =
    Construir em { $space }: { $building }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, e sua primeira ficha de construção deste tipo concede { FORM($action, "the") }
    .short = construir em { $space }
    .plain = Construir em { $space }

## Repeating an action

trajan-move-no-repeat = Não repetir { FORM($action, "the") }
    .short = { FORM($action, "the") } uma vez só
trajan-move-repeat =
    { $times ->
        [1] Gastar { FORM($tile, "the") } para fazer { FORM($action, "the") } de novo
        [2] Gastar { FORM($tile, "the") } para fazer { FORM($action, "the") } mais duas vezes
       *[other] Gastar { FORM($tile, "the") } para fazer { FORM($action, "the") } mais { $times } vezes
    }
    .short = { FORM($action, "the") } de novo

## The end of a quarter

trajan-move-quarter = Encerrar o quarto de ano { $quarter }
trajan-move-pay-kept = Atender a demanda de { $demand } com uma ficha de Trajano, que fica com você
trajan-move-pay-tile = Atender a demanda de { $demand } com uma ficha de fórum, que sai do jogo
trajan-move-pay-wild = Atender a demanda de { $demand } com uma demanda curinga, que sai do jogo
trajan-move-bonus-goods =
    Pegar a ficha de bônus “{ $tile }”: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por carta sua destas na coleção pessoal: { $goods }
trajan-move-bonus-demand =
    Pegar a ficha de bônus “{ $tile }”: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se no fim você tiver uma ficha de fórum com o símbolo de { $demand }
trajan-move-bonus-workers =
    Pegar a ficha de bônus “{ $tile }”: { $halves ->
        [1] meio ponto (a soma é arredondada para cima)
        [2] 1 ponto
        [4] 2 pontos
       *[other] { $halves } meios pontos (a soma é arredondada para cima)
    } por trabalhador seu no distrito de construções
trajan-move-bonus-legionaries =
    Pegar a ficha de bônus “{ $tile }”: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por legionário seu nas províncias
trajan-move-bonus-bonus =
    Pegar a ficha de bônus “{ $tile }”: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por ficha de bônus amarela sua, contando esta

## Leaving a demand unmet

trajan-move-pay-unmet =
    Deixar a demanda de { $demand } não atendida ({ $unmet ->
        [1] { $unmet } demanda não atendida custa
       *[other] { $unmet } demandas não atendidas custam
    } { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    })
    .plain = Deixar a demanda de { $demand } não atendida

## Setup

trajan-move-place = Colocar { FORM($colour, "a") } na bandeja { $tray }
trajan-move-draft-deck = Pegar uma carta da pilha de compras, sem ver
trajan-move-draft-pile = Pegar a { FORM($goods, "card") } { FORM($pile, "of") }
trajan-move-start-tile =
    Pôr a ficha de Trajano “{ $kind }” ({ $pair }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }) no local { $slot }

## What is owed now

trajan-prompt-place =
    { $left ->
        [1] Coloque um marcador na bandeja { $tray }: cada bandeja recebe dois. Resta { $left } marcador.
       *[other] Coloque um marcador na bandeja { $tray }: cada bandeja recebe dois. Restam { $left } marcadores.
    }
    .short = colocar marcadores
trajan-prompt-draft = Pegue a carta de mercadoria { $card } de { $cards }, da pilha de compras ou de uma pilha de descarte.
    .short = pegar uma carta de mercadoria
trajan-prompt-start-tiles =
    { $left ->
        [1] Escolha uma ficha de Trajano de uma pilha que você ainda não usou e um local para ela, II, IV ou VI: falta escolher { $left } ficha.
       *[other] Escolha uma ficha de Trajano de uma pilha que você ainda não usou e um local para ela, II, IV ou VI: falta escolher { $left } fichas.
    }
    .short = uma ficha de Trajano para o começo
trajan-prompt-sow = Distribua uma bandeja.
    .short = distribuir uma bandeja
trajan-prompt-drop =
    { $left ->
        [1] Coloque um marcador na bandeja { $tray }: ainda há { $left } marcador na sua mão.
       *[other] Coloque um marcador na bandeja { $tray }: ainda há { $left } marcadores na sua mão.
    }
    .short = colocar o próximo marcador
trajan-prompt-special = Usar a ação especial da ficha: { $kind }?
    .short = a ação especial da ficha
trajan-prompt-special-plus-two = Escolha a ação que recebe seu marcador [+2], ou deixe-o de lado.
trajan-prompt-seaport = Escolha uma opção da ação de porto, ou passe.
    .short = o porto
trajan-prompt-forum = Pegue uma ficha do fórum, ou passe.
    .short = o fórum
trajan-prompt-military = Escolha uma opção da ação militar, ou passe.
    .short = a ação militar
trajan-prompt-senate = Mova seu disco no senado, ou passe.
    .short = o senado
trajan-prompt-trajan = Escolha uma ficha de Trajano para o local do seu Arco, ou passe.
    .short = uma nova ficha de Trajano
trajan-prompt-construction = Escolha uma opção da ação de construção, ou passe.
    .short = a ação de construção
trajan-prompt-action-granted = Sua ficha de construção concede { FORM($action, "the") }: escolha uma opção.
trajan-prompt-action-repeat = Faça { FORM($action, "the") } de novo: escolha uma opção.
trajan-prompt-action-plus-two = Seu marcador [+2] permite fazer { FORM($action, "the") } mais uma vez: escolha uma opção, ou passe.
trajan-prompt-discard = Descarte uma carta: escolha a carta e uma das duas pilhas.
    .short = descartar uma carta
trajan-prompt-lay = Baixe uma segunda carta, ou pare de baixar.
    .short = baixar uma segunda carta
trajan-prompt-load =
    { $cargo ->
        [0] Carregue o barco de { $ship }: escolha o que embarca primeiro.
       *[other] Carregue o barco de { $ship }: acrescente algo, ou zarpe.
    }
    .short = carregar o navio
trajan-prompt-repeat = Repetir { FORM($action, "the") } com uma ficha de ação extra?
    .short = a mesma ação de novo, com uma ficha de ação extra
trajan-prompt-quarter = O quarto de ano { $quarter } acabou: siga para as demandas do povo.
    .short = as demandas do povo
trajan-prompt-pay = Demanda { $step } de { $steps }: o povo quer { $demand }. Atenda a demanda, ou deixe-a não atendida.
    .short = uma demanda do povo
trajan-prompt-bonus = Você é cônsul: escolha uma das fichas de bônus.
    .short = uma ficha de bônus para o cônsul
trajan-prompt-over = A partida acabou.
    .short = o fim da partida
