### What happened. The name of the side stands before the sentence, so it has no subject of its own.
### Room: lines of the log, which wrap; `.short` has half a line.

caesar-event-points =
    { $markers ->
        [1] Um marcador de controle
       *[other] { $markers } marcadores de controle
    } { FORM($source, "from", $markers) }.
caesar-event-turn = Começou um turno.
caesar-event-turn-extra = Começou o turno extra.
caesar-event-turn-crassus = Começou o turno de Crasso.
caesar-event-placed = Colocou { FORM($token, "the") }: { $high } voltado para { $toward }, { $low } para { $away }.
    .short = colocou { FORM($token, "the") }: { $high } para { $toward }, { $low } para { $away }
caesar-event-placed-down = Colocou { FORM($token, "the") } com a face para baixo entre { $first } e { $second }.
    .short = colocou { FORM($token, "the") } com a face para baixo entre { $first } e { $second }
caesar-event-bank = Sorteou { FORM($bonus, "a") } do banco.
    .short = sorteou { FORM($bonus, "a") } do banco
caesar-event-closed = Fechou { FORM($province, "the") }.
caesar-event-took-bonus = Pegou { FORM($bonus, "the") } { FORM($province, "of") }.
caesar-event-controlled = Assumiu o controle { FORM($province, "of") }, { $most } a { $least }.
    .short = assumiu o controle { FORM($province, "of") }
caesar-event-controlled-italia = Assumiu o controle da província Italia, { $most } a { $least }, e colocou dois marcadores de controle.
    .short = assumiu o controle da província Italia
caesar-event-controlled-tie = Assumiu o controle { FORM($province, "of") }: no seu próprio turno, Crasso venceu o empate de { $most } a { $least }.
    .short = assumiu o controle { FORM($province, "of") } em um empate
caesar-event-tied = Ninguém controla { FORM($province, "the") }: é um empate de { $both } a { $both }.
caesar-event-border-marker = Pôs um marcador de controle na fronteira entre { $first } e { $second }.
    .short = pôs um marcador de controle entre { $first } e { $second }
caesar-event-borders-done =
    { $count ->
        [1] Deixou de pôr um marcador de controle em uma fronteira por enquanto.
       *[other] Deixou de pôr { $count } marcadores de controle em fronteiras por enquanto.
    }
caesar-event-senate-markers =
    Pôs { $markers ->
        [1] um marcador de controle
       *[other] { $markers } marcadores de controle
    } sob a ficha Senado ({ $tokens ->
        [1] tem uma ficha Senado
       *[other] tem { $tokens } fichas Senado
    }).
    .short = pôs { $markers ->
            [1] um marcador de controle
           *[other] { $markers } marcadores de controle
        } sob uma ficha Senado
caesar-event-declined = Não usou { FORM($bonus, "the") }.
    .short = não usou { FORM($bonus, "the") }
caesar-event-lost-bonus-nothing = Não há nada a fazer com { FORM($bonus, "the") }.
caesar-event-lost-tactics-once = Perdeu { FORM($bonus, "the") }: já há um turno extra por vir.
caesar-event-lost-poison-empty = Não há nada a fazer com { FORM($bonus, "the") }: o outro estoque está vazio.
caesar-event-lost-centurions-none = Perdeu { FORM($bonus, "the") }: não resta nenhuma ficha de influência Centurião.
caesar-event-lost-centurions-once = Perdeu { FORM($bonus, "the") }: uma ficha de influência Centurião já substitui o sorteio.
caesar-event-wealth = Usou Riqueza: o estoque cresceu para { $count }.
    .short = usou Riqueza, para um estoque de { $count }
caesar-event-drew = Sorteou { FORM($token, "the") }.
caesar-event-drew-hidden = Sorteou uma ficha.
caesar-event-drew-nothing = Não sorteou nada: o saco está vazio.
caesar-event-turned-token = Virou { FORM($token, "the") } entre { $first } e { $second }: agora está com a face para baixo.
    .short = virou { FORM($token, "the") } entre { $first } e { $second }
caesar-event-turned-border-marker = Virou o marcador de controle na fronteira entre { $first } e { $second }: agora está com a face para baixo.
    .short = virou o marcador de controle entre { $first } e { $second }
caesar-event-turned-marker = Virou um marcador de controle { FORM($province, "in") }: agora está com a face para baixo, e as fronteiras da província não recebem mais marcadores de controle.
    .short = virou um marcador de controle { FORM($province, "in") }
caesar-event-returned = Veneno: devolveu { FORM($token, "the") } ao saco.
    .short = devolveu { FORM($token, "the") } ao saco
caesar-event-centurion = Pegou { FORM($token, "the") } em vez de sortear.
    .short = pegou { FORM($token, "the") } em vez de sortear
caesar-event-extra = Vai jogar mais um turno depois deste.
    .short = ganhou mais um turno
caesar-event-no-extra = Recusou o turno extra.
    .short = recusou o turno extra
caesar-event-no-bank = Não sorteou nada do banco.
caesar-event-won = Colocou o último marcador de controle e venceu.
caesar-event-won-no-placement = Venceu: o outro lado não consegue colocar nenhuma ficha.
caesar-event-won-crassus-stuck = Venceu: Crasso não consegue colocar nenhuma ficha.

## Crassus

caesar-event-tile = Revelou a placa { $tile }.
caesar-event-row-drew = Sorteou { FORM($token, "the") } para o fim da fileira.
caesar-event-row-drew-centurion = Pegou { FORM($token, "the") } da pilha de fichas de influência Centurião.
caesar-event-row-short =
    { $count ->
        [1] Falta no saco uma ficha que a placa pede.
       *[other] Faltam no saco { $count } fichas que a placa pede.
    }
caesar-event-row-discarded = Devolveu ao saco { FORM($token, "the") }, a primeira à esquerda da fileira.
caesar-event-chose-control = Fechou { FORM($province, "the") } porque uma ficha bastava para assumir o controle: { $number } é o menor número suficiente (regra 1).
caesar-event-chose-close = Fechou { FORM($province, "the") } porque uma ficha bastava, embora o controle tenha ficado com o jogador: { $number } é o menor número (regra 2).
caesar-event-chose-trails = Colocou uma ficha { FORM($province, "in") } porque é onde está mais atrás: { $number } é o maior número (regra 3).
caesar-event-chose-influence = Colocou uma ficha { FORM($province, "in") } porque é onde falta menos para ter o controle: { $number } é o maior número (regra 4).
caesar-event-chose-neighbour = Colocou uma ficha { FORM($province, "in") } porque ela é vizinha de uma província sob seu controle: { $number } é o maior número (regra 5).
caesar-event-chose-central = Colocou uma ficha { FORM($province, "in") } porque ela é central: { $number } é o maior número (regra 6).
caesar-event-chose-anywhere = Colocou uma ficha { FORM($province, "in") }, onde o maior número, { $number }, pode ficar (regra 7).
caesar-event-chose-province-beside-own = Escolheu { FORM($province, "the") } entre várias províncias porque ela é vizinha de uma sob seu controle.
caesar-event-chose-province-senate = Escolheu { FORM($province, "the") } entre várias províncias por causa da ficha Senado dela.
caesar-event-chose-province-poison = Escolheu { FORM($province, "the") } entre várias províncias por causa da ficha Veneno dela.
caesar-event-chose-province-central = Escolheu { FORM($province, "the") } entre várias províncias porque ela é central.
caesar-event-chose-province-beside-central = Escolheu { FORM($province, "the") } entre várias províncias porque ela é vizinha de uma província central.
caesar-event-chose-province-random = Escolheu { FORM($province, "the") } entre várias províncias, aleatoriamente.
caesar-event-chose-space-trails = Entre vários espaços, escolheu o que fica entre { $first } e { $second }, porque é na província do outro lado que está mais atrás.
caesar-event-chose-space-central = Entre vários espaços, escolheu o que fica entre { $first } e { $second }, porque a província do outro lado é central.
caesar-event-chose-space-random = Entre vários espaços, escolheu aleatoriamente o que fica entre { $first } e { $second }.
caesar-event-chose-token-not-wild = Escolheu { FORM($token, "the") } entre várias fichas porque não é curinga.
caesar-event-chose-token-sum = Escolheu { FORM($token, "the") } entre várias fichas por causa da soma dos números dela.
caesar-event-chose-token-leftmost = Escolheu { FORM($token, "the") } entre várias fichas porque é a primeira à esquerda.
caesar-event-crassus-placed = Colocou { FORM($token, "the") }: { $high } voltado para { $toward }, { $low } para { $away }.
    .short = colocou { FORM($token, "the") }: { $high } para { $toward }, { $low } para { $away }
caesar-event-crassus-skipped = Nenhuma ficha serve para a segunda colocação: ela é deixada de fora.
caesar-event-crassus-discarded = Descartou { FORM($bonus, "the") }.
caesar-event-crassus-discarded-empty = Não há nada a fazer com { FORM($bonus, "the") }: o estoque está vazio.
caesar-event-marker-discarded =
    { $count ->
        [1] Descartou com ela um marcador de controle: resta { $count }.
       *[other] Descartou com ela um marcador de controle: restam { $count }.
    }
caesar-event-deck = Embaralhou as placas táticas de novo.
