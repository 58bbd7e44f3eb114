### What the coach says about Trajan: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

trajan-reason-sets =
    { $change ->
        [1] um ponto a mais por conjuntos de fichas de construção no fim da partida
       *[other] { $change } pontos a mais por conjuntos de fichas de construção no fim da partida
    }
trajan-reason-bonus-tiles =
    { $change ->
        [1] um ponto a mais por fichas de bônus no fim da partida ({ $tile })
       *[other] { $change } pontos a mais por fichas de bônus no fim da partida ({ $tile })
    }
trajan-reason-legionaries =
    { $change ->
        [1] um legionário a mais nas províncias
       *[other] { $change } legionários a mais nas províncias
    }
trajan-reason-time-left =
    { $change ->
        [1] o quarto de ano fica um passo mais curto
       *[other] o quarto de ano fica { $change } passos mais curto
    }
trajan-reason-reach = a sua próxima distribuição pode terminar na bandeja { FORM($action, "of") } (a partir de { $trays }), o que sem isso não daria
trajan-reason-tile-planned =
    { $turns ->
        [1] a ficha de Trajano no local { $slot } ({ $kind }) pode ser sua no próximo turno
       *[other] a ficha de Trajano no local { $slot } ({ $kind }) pode ser sua em dois turnos
    }{ $keeps ->
        [0] {""}
       *[other] {" "}e depois atende uma demanda em cada quarto de ano
    }
trajan-reason-rounds-left =
    { $change ->
        [1] uma rodada a mais neste quarto de ano
       *[other] { $change } rodadas a mais neste quarto de ano
    }
trajan-reason-votes =
    { $change ->
        [1] um voto a mais no senado ({ $here } ao todo)
       *[other] { $change } votos a mais no senado ({ $here } ao todo)
    }
trajan-reason-cards =
    { $change ->
        [1] uma carta de mercadoria a mais na sua mão
       *[other] { $change } cartas de mercadoria a mais na sua mão
    }
trajan-reason-worker-camp =
    { $change ->
        [1] um trabalhador a mais pode construir
       *[other] { $change } trabalhadores a mais podem construir
    }
trajan-reason-military-camp =
    { $change ->
        [1] um legionário a mais pode marchar
       *[other] { $change } legionários a mais podem marchar
    }
trajan-reason-wild-goods =
    { $change ->
        [1] uma mercadoria curinga para os seus barcos
       *[other] { $change } mercadorias curinga para os seus barcos
    }
trajan-reason-wild-construction =
    { $change ->
        [1] uma construção curinga para os seus conjuntos de fichas de construção
       *[other] { $change } construções curinga para os seus conjuntos de fichas de construção
    }
trajan-reason-wild-demand = uma demanda curinga, que atende qualquer demanda do povo
trajan-reason-extra-action = { FORM($tile, "a") }, para você fazer uma ação duas vezes em um só turno
trajan-reason-trajan-tile = uma ficha de Trajano no local { $slot } para cumprir mais tarde ({ $kind }, { $here ->
        [1] um ponto
       *[other] { $here } pontos
    })
trajan-reason-tile-ready = as duas cores da sua ficha de Trajano no local { $slot } estão na bandeja dela ({ $pair }): termine um turno ali, e ela é sua
trajan-reason-half-ready = uma das duas cores da sua ficha de Trajano no local { $slot } está na bandeja dela ({ $pair })
trajan-reason-plus-two =
    { $change ->
        [1] um marcador [+2] a mais no seu tabuleiro individual, para você fazer uma ação mais duas vezes
       *[other] { $change } marcadores [+2] a mais no seu tabuleiro individual, para você fazer uma ação mais duas vezes
    }
trajan-reason-to-move = o próximo turno é seu
trajan-reason-answers =
    { $change ->
        [1] você consegue atender mais uma demanda de { $demand } no fim do quarto de ano
       *[other] você consegue atender mais { $change } demandas de { $demand } no fim do quarto de ano
    }
trajan-reason-kept = uma ficha que fica com você e atende uma demanda de { $demand } em cada quarto de ano
trajan-reason-demands-unmet =
    { $change ->
        [1] você consegue atender mais uma demanda do povo no fim do quarto de ano
       *[other] você consegue atender mais { $change } demandas do povo no fim do quarto de ano
    }

## Plans at the own action circle: what the next own turns earn there, whatever the others do

trajan-plan =
    { $late ->
        [0] { $tiles }: { $legs }
       *[other] { $tiles }, se a partida durar até lá: { $legs }
    }
trajan-plan-meets =
    { $pair } ficam juntos na bandeja { $slot } { $turns ->
        [1] no próximo turno
        [2] em dois turnos
       *[other] em três turnos
    } (ficha de Trajano: { $kind }, { POINTS($points) })
trajan-plan-lies =
    { $pair } já estão na bandeja { $slot }, e você pode cumprir { $turns ->
        [1] no próximo turno
        [2] em dois turnos
       *[other] em três turnos
    } a ficha de Trajano ({ $kind }, { POINTS($points) })
trajan-plan-leg =
    { $turns ->
        [1] no próximo turno
       *[other] depois
    } de { $tray } a { $target } ({ $action })

## Why the markers fall in their order; $turns is 0 for this turn itself

trajan-order-drop = { $colour } em { $tray }
trajan-order-only =
    Atenção à ordem: { $drops }. Nenhuma outra ordem cumpre a ficha de Trajano no local { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] agora
        [1] já no próximo turno
       *[other] em até dois turnos
    }.
trajan-order-some =
    Atenção à ordem: algumas ordens dos marcadores cumprem a ficha de Trajano no local { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] agora
        [1] já no próximo turno
       *[other] em até dois turnos
    }, outras não; esta sim.
trajan-order-any = Coloque os marcadores em qualquer ordem: isso não muda o que você pode cumprir nos próximos dois turnos.

trajan-stake-tile = a sua ficha de Trajano no local { $slot } ({ $kind }, { POINTS($points) }), que precisa de { $pair } na bandeja dela

trajan-period = quarto de ano

## Areas of the board, after "Look at"

trajan-look-province = as províncias no mapa
trajan-look-district = o distrito de construções
trajan-look-ship = os barcos do porto
trajan-look-deck = as cartas de mercadoria do porto
trajan-look-pile = as pilhas de descarte do porto
trajan-look-stack = as pilhas de fichas de Trajano
trajan-look-forum = o fórum
trajan-look-yellow = os espaços amarelos do fórum
trajan-look-senate = o senado
trajan-look-senate-bonus = as fichas de bônus do senado
trajan-look-time = a trilha de tempo
trajan-look-demand = as demandas do povo
trajan-look-quarter = a trilha de tempo
trajan-look-mat-name = o seu tabuleiro individual
trajan-look-mat-score = os seus pontos
trajan-look-mat-centre = o centro do seu círculo de ações
trajan-look-mat-tray = as bandejas do seu círculo de ações
trajan-look-mat-slot = as suas fichas de Trajano e as bandejas ao lado delas
trajan-look-mat-held = os marcadores que você tem na mão
trajan-look-mat-plus-two = os espaços para os seus marcadores [+2]
trajan-look-mat-hand = as cartas de mercadoria da sua mão
trajan-look-mat-display = as cartas de mercadoria da sua coleção pessoal
trajan-look-mat-tiles = as suas fichas de fórum
trajan-look-mat-kept = as fichas de Trajano que ficam com você
trajan-look-mat-bonus = as suas fichas de bônus
trajan-look-mat-built = as suas fichas de construção
trajan-look-mat-supply = o seu estoque de peões
trajan-look-mat-worker-camp = o seu acampamento de trabalhadores
trajan-look-mat-military-camp = o seu acampamento militar
trajan-look-list = as suas opções agora

## What happens after a turn

trajan-milestone-tile = você cumpre a ficha de Trajano da bandeja { $tray }
trajan-milestone-province = o seu legionário vai { FORM($province, "to") }
trajan-milestone-unmet =
    { $demands ->
        [1] uma demanda não é atendida
       *[other] { $demands } demandas não são atendidas
    }
