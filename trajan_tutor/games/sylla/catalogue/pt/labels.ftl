### What lies on the table and the places that can be clicked.
### Room: tips and what is read aloud, which wrap; a name on the board is one line.

sylla-label-event = { $event }
sylla-label-cubes =
    { $cubes ->
        [1] um cubo
       *[other] { $cubes } cubos
    } ({ SEAT($seat) })
sylla-label-cubes-lead =
    { $cubes ->
        [1] um cubo
       *[other] { $cubes } cubos
    } ({ SEAT($seat) }), na liderança
sylla-label-event-name = { FORM($event, "card") }

# What would become of an event: on the table in a word or two, in full in its details.
sylla-label-fate-prevented = Evitado
sylla-label-fate-prevented-would = por enquanto, evitado
sylla-label-fate-prevented-will = evitado
sylla-label-fate-leaves = Sai
sylla-label-fate-leaves-would = por enquanto, evitado e sai do jogo
sylla-label-fate-leaves-will = evitado, e sai do jogo
sylla-label-fate-undecided = Empate
sylla-label-fate-undecided-would = por enquanto, um empate que o cônsul decide
sylla-label-fate-undecided-will = um empate que o cônsul decide
sylla-label-fate-happens = Acontece
sylla-label-fate-happens-would = por enquanto, acontece
sylla-label-fate-happens-will = acontece
sylla-label-fate-happened = Aconteceu
sylla-label-fate-happened-will = já aconteceu
sylla-label-track = { $colour }, espaço { $space }
sylla-label-marker = Marcador de { $colour }, no espaço { $space }
sylla-label-famine-space = Fome, espaço { $space }
sylla-label-famine = Marcador de Fome, no espaço { $space }
sylla-label-round = Rodada { $round }
sylla-label-work = Grande obra: { $work }
sylla-label-work-next = Próxima grande obra: { $work }
sylla-label-work-name = { $work }
sylla-label-row =
    { $count ->
        [1] { $card }
       *[other] { $count } { FORM($card, "many") }
    } na fileira
sylla-label-slot = Local { $slot }, para { FORM($colour, "many") }
sylla-label-on-sale = { $building } à venda por { FORM($colour, "many") }
sylla-label-building-name = { FORM($building, "card") }
sylla-label-on-offer = { $building } em oferta por { FORM($colour, "many") }
sylla-label-supply =
    Estoque de { $colour }: { $count ->
        [1] uma ficha
       *[other] { $count } fichas
    }
sylla-label-pile-buildings =
    { $count ->
        [1] Uma construção por vir
       *[other] { $count } construções por vir
    }
sylla-label-pile-characters =
    { $count ->
        [1] Um personagem
       *[other] { $count } personagens
    } na pilha de compras
sylla-label-pile-events =
    { $count ->
        [1] Um evento por vir
       *[other] { $count } eventos por vir
    }
sylla-label-set = { $card }: { $count } no conjunto, { $chosen } na escolha
sylla-label-chosen =
    { $count ->
        [1] Na escolha: { $card }
       *[other] Na escolha: { $count } { FORM($card, "many") }
    }
sylla-label-chosen-hidden =
    { $count ->
        [1] Um personagem escolhido em segredo
       *[other] { $count } personagens escolhidos em segredo
    }
sylla-label-cards =
    { $count ->
        [1] { $card }
       *[other] { $count } { FORM($card, "many") }
    }
sylla-label-tilted =
    { $count ->
        [1] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, de lado
sylla-label-down =
    { $count ->
        [1] { $card }
       *[other] { $count } { FORM($card, "many") }
    }, com a face para baixo
sylla-label-buildings =
    { $count ->
        [1] { $building }
       *[other] { $count } { FORM($building, "many") }
    }
sylla-label-buildings-down =
    { $count ->
        [1] { $building }
       *[other] { $count } { FORM($building, "many") }
    }, com a face para baixo
sylla-label-name = { SEAT($seat) }
sylla-label-name-tile = { SEAT($seat) }, peça de Renda { $tile }
sylla-label-to-act = decide agora
sylla-label-won = venceu
sylla-label-prestige =
    { $prestige ->
        [1] { $prestige } ponto de prestígio
       *[other] { $prestige } pontos de prestígio
    }
sylla-label-deniers =
    { $deniers ->
        [1] Um denário
       *[other] { $deniers } denários
    }
sylla-label-tokens =
    { $count ->
        [1] Uma ficha
       *[other] { $count } fichas
    } de { $colour }
sylla-label-deniers-covered = Denários, atrás do biombo
sylla-label-tokens-covered = Fichas de { $colour }, atrás do biombo
sylla-label-tokens-and-unseen =
    { $count ->
        [1] Uma ficha
       *[other] { $count } fichas
    } de { $colour } ou mais: { $unseen ->
        [1] uma ficha foi pega em segredo
       *[other] { $unseen } fichas foram pegas em segredo
    }
sylla-label-supply-unseen =
    Estoque de { $colour }: no máximo { $count ->
        [1] uma ficha
       *[other] { $count } fichas
    }
sylla-label-supply-covered = Estoque de { $colour }: o número não se mostra enquanto há biombos
sylla-label-cubes-left =
    { $cubes ->
        [1] Um cubo a colocar
       *[other] { $cubes } cubos a colocar
    } ({ FORM($fighter, "many") })
sylla-label-consul = Primeiro cônsul
sylla-label-bid-votes =
    { $bid ->
        [1] Lance de um voto
       *[other] Lance de { $bid } votos
    }
sylla-label-bid-hexagons =
    { $bid ->
        [1] Lance de um hexágono
       *[other] Lance de { $bid } hexágonos
    }
sylla-label-hand-hidden = Mão e polegar, escolhidos em segredo
sylla-label-hand-up =
    { $deniers ->
        [1] Um denário
       *[other] { $deniers } denários
    } na mão, polegar para cima
sylla-label-hand-down =
    { $deniers ->
        [1] Um denário
       *[other] { $deniers } denários
    } na mão, polegar para baixo

## Headings on the table, parts of it

sylla-label-card-name = { $card }
sylla-label-heading-events = Eventos
sylla-label-heading-tracks = Res Publica
sylla-label-heading-famine = Fome
sylla-label-heading-round = Rodada
sylla-label-heading-slots = À venda
sylla-label-heading-work = Grande obra
sylla-label-heading-next = Próxima
sylla-label-heading-row = Fileira
sylla-label-column-cards = Em pé
sylla-label-column-set = Para escolher
sylla-label-column-chosen = Na escolha
sylla-label-column-tilted = De lado
sylla-label-column-down = Para baixo
sylla-label-column-buildings = Construções
sylla-label-column-buildings-down = Construções, para baixo
sylla-label-part-own = Minha área
sylla-label-part-others = Os outros

## At a glance

sylla-now-setup = Escolha de personagens
sylla-now-consul = Primeiro cônsul
sylla-now-recruiting = Recrutamento
sylla-now-buildings = Construções
sylla-now-income = Renda
sylla-now-events = Eventos
sylla-now-work = Grande obra
sylla-now-over = A partida acabou
sylla-clock = Rodada { $round } de { $rounds }
sylla-warning = Fome { $famine }
    .says =
        { $famine ->
            [1] Cada um perde { $famine } ponto de prestígio pela fome no fim da rodada, 2 a menos por Campo.
           *[other] Cada um perde { $famine } pontos de prestígio pela fome no fim da rodada, 2 a menos por Campo.
        }
sylla-seat-deniers =
    { $deniers ->
        [1] Um denário
       *[other] { $deniers } denários
    }
sylla-seat-covered = Dinheiro atrás do biombo
sylla-seat-votes =
    { $votes ->
        [1] Um Senador em pé
       *[other] { $votes } Senadores em pé
    }
sylla-points = pontos de prestígio
