### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.
### Room: buttons, as told above; sentences of exercises wrap.

sylla-choice-card = { $card }
sylla-choice-tilted = { $card } (de lado)
sylla-choice-building = { $building }
sylla-choice-event = { FORM($event, "card") }
sylla-choice-colour = { $colour }
sylla-choice-hexagons = { $colours }

## What is lost in this round by cards that tilt

sylla-choice-lost-vote =
    { $number ->
        [1] { $number } voto
       *[other] { $number } votos
    }
sylla-choice-lost-denier =
    { $number ->
        [1] { $number } denário
       *[other] { $number } denários
    }
sylla-choice-lost-cube =
    { $number ->
        [1] { $number } cubo
       *[other] { $number } cubos
    }
sylla-choice-costs = custa { $lost }
sylla-choice-costs-nothing = não custa nada nesta rodada
sylla-choice-costs-some =
    { $cards ->
        [1] custa voto, denário ou cubo
       *[other] custa { $cards } votos, denários, cubos
    }

## A building that may be kept

sylla-choice-discard = Descartar
sylla-choice-discard-leads = pelo que ela traz
sylla-choice-keep = Ficar com ela
sylla-choice-keep-leads = não faz mais nada

## Bids

sylla-choice-bid-votes =
    { $number ->
        [1] Lance: um voto
       *[other] Lance: { $number } votos
    }
sylla-choice-bid-pays =
    { $paid ->
        [0] de graça se vencer
        [1] paga um denário se vencer
       *[other] paga { $paid } denários se vencer
    }
sylla-choice-bid-hexagons =
    { $number ->
        [1] Lance: um { $colour }
       *[other] Lance: { $number } { FORM($colour, "more") }
    }
sylla-choice-pass = Passar

# Who has bid what, for what; .many votes or hexagons that one could pay.
sylla-bids-consul = Primeiro cônsul
sylla-bids-building = { $building }
sylla-bids-most = no máximo { $most }

sylla-choice-pass-leads =
    { $bid ->
        [0] ainda sem lance
       *[other] lance atual: { $bid }
    }
sylla-choice-offer-leads = local { $slot }, { $colour }: você tem { $most }

## Tokens and markers

sylla-choice-token-leads =
    você tem { $count }, { $worth ->
        [0] sem valor
       *[other] cada uma vale { $worth }
    }
sylla-choice-move-leads = de { $before } a { $after }
sylla-choice-hold-leads = fica preso em { $after }
sylla-choice-no-more = Parar
sylla-choice-no-more-leads = deixar o resto

## Events

sylla-choice-fight = { $fighter } → { FORM($event, "card") }
sylla-choice-fight-prevented =
    { $cubes ->
        [1] um cubo: evitado
       *[other] { $cubes } cubos: evitado
    }
sylla-choice-fight-leaves =
    { $cubes ->
        [1] um cubo: sai do jogo
       *[other] { $cubes } cubos: sai do jogo
    }
sylla-choice-fight-undecided =
    { $cubes ->
        [1] um cubo: empate
       *[other] { $cubes } cubos: empate
    }
sylla-choice-fight-happens =
    { $cubes ->
        [1] um cubo: acontece
       *[other] { $cubes } cubos: acontece
    }
sylla-choice-prevent-leads = e { FORM($event, "card") }
sylla-choice-remove-leads =
    { $cubes ->
        [1] com um cubo
       *[other] com { $cubes } cubos
    }
sylla-choice-turned-leads = face para baixo

## Hand and thumb

sylla-choice-thumb = Polegar { $thumb }
sylla-choice-hand =
    { $deniers ->
        [0] Sem denário
        [1] Um denário
       *[other] { $deniers } denários
    }, { $thumb }
sylla-choice-hand-up =
    { $votes ->
        [1] um voto pela obra
       *[other] { $votes } votos pela obra
    }
sylla-choice-hand-down =
    { $votes ->
        [1] um voto
       *[other] { $votes } votos
    }: { $prestige ->
        [1] { $prestige } ponto de prestígio
       *[other] { $prestige } pontos de prestígio
    }
