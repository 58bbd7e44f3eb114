### What happened. The name of the seat stands before the sentence, so it has no subject of its own.
### Room: lines of the log, which wrap; `.short` has half a line.

sylla-event-points =
    { $prestige ->
        [1] { $prestige } ponto de prestígio
       *[other] { $prestige } pontos de prestígio
    } { FORM($source, "from") }.
sylla-event-lost =
    Perdeu { $prestige ->
        [1] { $prestige } ponto de prestígio
       *[other] { $prestige } pontos de prestígio
    } { FORM($source, "from") }.
sylla-event-chose = Escolheu { FORM($card, "a") } em segredo.
sylla-event-chose-hidden = Escolheu um personagem em segredo.
sylla-event-revealed =
    Escolheu { $count ->
        [1] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-deniers =
    Recebeu { $deniers ->
        [1] um denário
       *[other] { $deniers } denários
    }.
sylla-event-deniers-hidden = Recebeu denários.
sylla-event-round = Começa a rodada { $round }.
sylla-event-opened =
    Abriu com { $votes ->
        [1] um voto
       *[other] { $votes } votos
    }.
    .short = abriu com { $votes ->
            [1] um voto
           *[other] { $votes } votos
        }
sylla-event-bid =
    Deu um lance de { $votes ->
        [1] um voto
       *[other] { $votes } votos
    }.
    .short = deu um lance de { $votes ->
            [1] um voto
           *[other] { $votes } votos
        }
sylla-event-passed = Passou.
    .short = passou
sylla-event-consul =
    Tornou-se primeiro cônsul com { $votes ->
        [1] um voto
       *[other] { $votes } votos
    } e { $paid ->
        [0] não pagou nada
        [1] pagou um denário
       *[other] pagou { $paid } denários
    }.
    .short = tornou-se primeiro cônsul com { $votes ->
            [1] um voto
           *[other] { $votes } votos
        }
sylla-event-token = Pegou uma ficha de { $colour }.
    .short = pegou uma ficha de { $colour }
sylla-event-token-hidden = Pegou uma ficha em segredo.
    .short = pegou uma ficha em segredo
sylla-event-famine-moved = A fome foi de { $before } a { $after }.
sylla-event-recruited = Recrutou { FORM($card, "a") }.
    .short = recrutou { FORM($card, "a") }
sylla-event-under-deck =
    Para baixo da pilha de compras: { $count ->
        [1] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-offered = Ofereceu { FORM($building, "the") }.
    .short = ofereceu { FORM($building, "the") }
sylla-event-bid-hexagons =
    Deu um lance de { $hexagons ->
        [1] um hexágono
       *[other] { $hexagons } hexágonos
    }.
    .short = deu um lance de { $hexagons ->
            [1] um hexágono
           *[other] { $hexagons } hexágonos
        }
sylla-event-unsold = Ninguém quis { FORM($building, "the") }: foi para o descarte.
sylla-event-tilted = Virou { FORM($card, "a") } de lado.
sylla-event-bought =
    Comprou { FORM($building, "the") } por { $hexagons ->
        [1] um hexágono
       *[other] { $hexagons } hexágonos
    }.
    .short = comprou { FORM($building, "the") } por { $hexagons ->
            [1] um hexágono
           *[other] { $hexagons } hexágonos
        }
sylla-event-kept = Ficou com { FORM($building, "the") }, que não faz mais nada.
sylla-event-crane = Pegou uma carta Guindaste, que paga a partir da próxima rodada.
sylla-event-income =
    Renda: { $deniers ->
        [1] um denário
       *[other] { $deniers } denários
    }.
    .short = recebeu { $deniers ->
            [1] um denário
           *[other] { $deniers } denários
        } de renda
sylla-event-income-hidden = Recebeu a renda.
sylla-event-temple-left = Não usou mais Templos particulares.
sylla-event-marker-moved = O marcador de { $colour } foi de { $before } a { $after }.
    .short = moveu { $colour } de { $before } a { $after }
sylla-event-marker-moved-crisis = O marcador de { $colour } foi de { $before } para a crise.
    .short = deixou { $colour } entrar na crise
sylla-event-marker-held = Prendeu { $colour } no fim da trilha.
    .short = prendeu { $colour } no fim da trilha
sylla-event-marker-stayed = O marcador de { $colour } ficou: uma Taverna o prende até o fim da rodada.
sylla-event-tavern-left = Não usou mais Tavernas.
sylla-event-cube = Colocou um cubo de { $fighter } { FORM($event, "in") }.
    .short = colocou um cubo de { $fighter } { FORM($event, "in") }
sylla-event-fought =
    Teve mais cubos contra { FORM($event, "the") }: { $cubes }.
sylla-event-prevented =
    { FORM($event, "gender") ->
        [f] Foi evitada { FORM($event, "the") }
       *[m] Foi evitado { FORM($event, "the") }
    } com { $cubes ->
        [0] nenhum cubo
        [1] um cubo
       *[other] { $cubes } cubos
    }.
sylla-event-happened = Aconteceu { FORM($event, "the") }.
sylla-event-happened-again = Aconteceu de novo { FORM($event, "the") }: nada mais é virado para baixo.
sylla-event-turned-down = Virou { FORM($card, "a") } para baixo.
    .short = virou { FORM($card, "a") } para baixo
sylla-event-turned-down-tilted = Virou para baixo { FORM($card, "a") } que estava de lado.
    .short = virou para baixo { FORM($card, "a") } de lado
sylla-event-turned-down-building = Virou { FORM($building, "a") } para baixo.
    .short = virou { FORM($building, "a") } para baixo
sylla-event-turned-none = Não tinha nada para virar por causa { FORM($event, "of") }.
sylla-event-left = Saiu do jogo { FORM($event, "the") }.
sylla-event-turned-up =
    Virou para cima { $count ->
        [1] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-turned-up-building =
    Virou para cima { $count ->
        [1] { FORM($building, "a") }
       *[other] { $count } { FORM($building, "many") }
    }.
sylla-event-drawn = Um novo evento: { $event }.
sylla-event-put-up =
    Pôs { $deniers ->
        [0] nenhum denário
        [1] um denário
       *[other] { $deniers } denários
    } na mão, polegar para cima.
sylla-event-put-down =
    Pôs { $deniers ->
        [0] nenhum denário
        [1] um denário
       *[other] { $deniers } denários
    } na mão, polegar para baixo.
sylla-event-put-hidden = Escolheu mão e polegar em segredo.
sylla-event-shown-up =
    Polegar para cima: { $votes ->
        [1] um voto
       *[other] { $votes } votos
    } pela obra, sendo { $deniers } na mão.
sylla-event-shown-down =
    Polegar para baixo: { $votes ->
        [1] um voto
       *[other] { $votes } votos
    } pela plebe, sendo { $deniers } na mão.
sylla-event-work-built =
    Grande obra { $work }: { $votes ->
        [1] um voto
       *[other] { $votes } votos
    } ao todo.
sylla-event-famine-loss =
    A fome estava em { $famine }, com { $fields ->
        [0] nenhum Campo
        [1] um Campo
       *[other] { $fields } Campos
    } contra ela.
sylla-event-crisis = { $colour }: em crise.
sylla-event-crisis-shown =
    Mostrou { $tokens ->
        [0] nenhuma ficha
        [1] uma ficha
       *[other] { $tokens } fichas
    } de { $colour }.
sylla-event-freed =
    Libertou { $slaves ->
        [1] um Escravo
       *[other] { $slaves } Escravos
    } por { $paid } denários.
sylla-event-ecclesia =
    Igreja: contou { $christians ->
        [1] um cristão
       *[other] { $christians } cristãos
    }.
sylla-event-counted =
    Contou { $tokens ->
        [1] uma ficha
       *[other] { $tokens } fichas
    } de { $colour }.
sylla-event-won =
    Venceu com { $prestige ->
        [1] { $prestige } ponto de prestígio
       *[other] { $prestige } pontos de prestígio
    }.
sylla-event-row =
    Na fileira: { $count ->
        [1] { FORM($card, "a") }
       *[other] { $count } { FORM($card, "many") }
    }.
sylla-event-slot = À venda: { FORM($building, "a") }.
sylla-event-work-shown = A próxima grande obra: { $work }.
