### What the coach says about Sylla: what a feature of a position means for a player, and the areas of the board.

sylla-reason-deniers =
    { $change ->
        [1] um denário a mais
       *[other] { $change } denários a mais
    }
sylla-reason-senators =
    { $here ->
        [1] mais votos: 1 Senador em pé em vez de { $there }
       *[other] mais votos: { $here } Senadores em pé em vez de { $there }
    }
sylla-reason-merchants =
    { $here ->
        [1] um Mercador para a renda que ainda vem
       *[other] { $here } Mercadores para a renda que ainda vem
    }
sylla-reason-slaves =
    { $here ->
        [1] um Escravo para pagar
       *[other] { $here } Escravos para pagar
    }
sylla-reason-freedom =
    { $here ->
        [1] um Escravo para libertar no fim
       *[other] { $here } Escravos para libertar no fim
    }
sylla-reason-legionaries = mais cubos de Legionários contra os próximos eventos
sylla-reason-vestals = mais cubos de Vestais contra os próximos eventos
sylla-reason-christians =
    { $here ->
        [1] um cristão para a Igreja
       *[other] { $here } cristãos para a Igreja
    }
sylla-reason-cranes = uma carta Guindaste para pagar
sylla-reason-stalls =
    { $here ->
        [1] uma Barraca para a renda que ainda vem
       *[other] { $here } Barracas para a renda que ainda vem
    }
sylla-reason-fields =
    { $here ->
        [1] um Campo contra a fome
       *[other] { $here } Campos contra a fome
    }
sylla-reason-temples = um Templo particular para as próximas fichas
sylla-reason-taverns = uma Taverna para mover marcadores
sylla-reason-face-down =
    { $here ->
        [1] um componente que ainda pode virar para cima
       *[other] { $here } componentes que ainda podem virar para cima
    }
sylla-reason-tokens = fichas que provavelmente vão valer mais
sylla-reason-crises = uma situação melhor nas crises
sylla-reason-office = o cargo de primeiro cônsul

sylla-period = rodada

## Areas of the board, after "Look at"

sylla-look-event = os eventos
sylla-look-slot = as construções à venda
sylla-look-row = os personagens abertos
sylla-look-track-0 = os marcadores
sylla-look-track-1 = os marcadores
sylla-look-track-2 = os marcadores
sylla-look-track-3 = os marcadores
sylla-look-track-4 = os marcadores
sylla-look-supply = o estoque de fichas
sylla-look-mat-cards = as suas cartas
sylla-look-mat-tilted = as suas cartas viradas de lado
sylla-look-mat-buildings = as suas construções
sylla-look-mat-set = o seu conjunto
sylla-look-list = as suas opções agora

## What happens after a turn

sylla-milestone-crisis-costs = a crise { FORM($colour, "of") } tira pontos de prestígio de você
sylla-milestone-crisis-brings = a crise { FORM($colour, "of") } dá pontos de prestígio a você
sylla-milestone-token = você ganha uma ficha de { $colour }
sylla-milestone-famine = a fome tira pontos de prestígio de você
