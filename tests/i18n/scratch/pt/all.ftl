### A handful of messages in Portuguese, to try what the language asks of the code. No language of the product yet.

list-next = { $first }, { $next }
list-last = { $first } e { $last }
seat-0 = jogador A
    .of = do jogador A
seat-1 = jogador B
    .of = do jogador B
counted =
    { $count ->
        [1] um ponto
       *[other] { $count } pontos
    }
    .figure =
        { $count ->
            [1] 1 ponto
           *[other] { $count } pontos
        }
coach-verdict-costs = Há um turno melhor: dá cerca de { POINTS($points) } a mais.
cli-puzzles-holds = { $name }: a melhor jogada leva vantagem de { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } distribuições).
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

trajan-province-camp = acampamento militar
    .in = no acampamento militar
    .to = para o acampamento militar
trajan-province-raetia = Raetia
    .in = na província Raetia
    .to = para a província Raetia
trajan-tile-bread = ficha de pão
    .the = a ficha de pão
trajan-tile-votes-3 = ficha de senado com 3 votos
    .the = a ficha de senado com 3 votos
trajan-tile-wild-goods = mercadoria curinga
    .the = a mercadoria curinga
trajan-slot-2 = II
trajan-slot-3 = III
trajan-action-seaport = porto
    .of = de porto
trajan-action-military = militar
    .of = militar
trajan-colour-yellow = amarelo
trajan-colour-blue = azul
trajan-pile-left = pilha da esquerda
    .of = da pilha da esquerda

trajan-event-took-tile = Pegou { FORM($tile, "the") } no fórum.
trajan-event-leader-moved = Moveu o líder { FORM($province, "to") }.
trajan-event-conquered = Colocou um legionário { FORM($province, "in") }.
trajan-event-passed = Abriu mão da ação { FORM($action, "of") }.
trajan-event-dropped = Colocou um marcador { $colour } na bandeja { $tray }.
trajan-event-unmet =
    { $unmet ->
        [1] Deixou 1 demanda não atendida.
       *[other] Deixou { $unmet } demandas não atendidas.
    }
trajan-prompt-drop =
    { $left ->
        [1] Coloque um marcador na bandeja { $tray }: falta 1 marcador na mão.
       *[other] Coloque um marcador na bandeja { $tray }: faltam { $left } marcadores na mão.
    }
trajan-move-leader-tile = Mover o líder { FORM($province, "to") } e pegar { FORM($tile, "the") }
trajan-move-take-empty = Pegar a carta do topo { FORM($pile, "of") }
trajan-label-score = pontuação { FORM(SEAT($seat), "of") }
