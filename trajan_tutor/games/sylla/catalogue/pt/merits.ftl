### What a turn does for certain, as the coach tells it: parts of a sentence, in a list.
### Room: parts of sentences, which wrap.

## Bids

sylla-merit-last = é a sua vez por último: ninguém pode dar um lance maior
sylla-merit-unanswerable-votes =
    ninguém pode superar { $bid } { $bid ->
        [1] voto
       *[other] votos
    }: { $others ->
        [1] { SEAT($seat) }, que ainda vai dar lance, tem no máximo { $most }
       *[other] entre quem ainda vai dar lance, { SEAT($seat) } tem o maior número, { $most }
    }
sylla-merit-unanswerable-hexagons =
    ninguém pode superar { $bid } { $bid ->
        [1] hexágono
       *[other] hexágonos
    }: { $others ->
        [1] { SEAT($seat) }, que ainda vai dar lance, pode pagar no máximo { $most }
       *[other] entre quem ainda vai dar lance, { SEAT($seat) } pode pagar mais, { $most }
    }
sylla-merit-offer =
    se você quiser, fica com { FORM($building, "the") }: seu lance é o último, e ninguém mais pode pagar acima de { $others }, então { $needed } já basta
sylla-merit-free-bid =
    { $senators ->
        [0] não custa nenhum denário
       *[other] seus Senadores em pé cobrem o lance: não custa nenhum denário
    }
sylla-merit-paid-bid =
    se vencer, custa { $deniers } { $deniers ->
        [1] denário
       *[other] denários
    } e deixa você com { $left }
# $cards are characters of which one alone lies in the row.
sylla-merit-office =
    o cônsul pega uma ficha (de { $colour }, vale { $points } no momento){ $number ->
        [0] , e recruta e oferece primeiro
       *[other] , e recruta primeiro: destes só há um na fileira: { $cards }
    }
# $cards are those that pay, $lost what they would still have done.
sylla-merit-lost = pagando com { $cards }, custa { $lost } nesta rodada
sylla-merit-lost-nothing = dá para pagar com o que não faria mais nada nesta rodada ({ $cards }): o preço não custa trabalho
sylla-merit-lost-by-more = um lance maior custa { $lost } nesta rodada, pagando com { $cards }
sylla-merit-lost-deniers =
    { $number ->
        [1] um denário de renda
       *[other] { $number } denários de renda
    }
sylla-merit-lost-cubes =
    { $number ->
        [1] um cubo
       *[other] { $number } cubos
    }
sylla-merit-lost-votes =
    { $number ->
        [1] um voto pela obra
       *[other] { $number } votos pela obra
    }
sylla-merit-stall =
    { FORM($building, "a") } traz { $deniers } denários { $rounds ->
        [1] na única renda que resta
       *[other] nas { $rounds } rendas que restam
    } enquanto está com a face para cima
sylla-merit-field =
    a fome está em { $famine }, e você perde { $loss }: um Campo poupa { $saved } agora, e { $rounds ->
        [1] esta é a última fome
       *[other] { $all } nas { $rounds } fomes que restam, se o marcador não sair do lugar
    }

## Cards and hands

sylla-merit-christian = um cristão com a face para cima traz { $points } pontos de prestígio no fim
sylla-merit-last-card =
    { FORM($card, "gender") ->
        [f] { $card }: a última na fileira
       *[m] { $card }: o último na fileira
    }
sylla-merit-plebs =
    { $votes } { $votes ->
        [1] voto traz
       *[other] votos trazem
    } { $points } { $points ->
        [1] ponto de prestígio
       *[other] pontos de prestígio
    } da plebe, seja qual for a escolha dos outros
sylla-merit-place =
    { $votes } { $votes ->
        [1] voto traz
       *[other] votos trazem
    } pelo menos { $points } { $points ->
        [1] ponto de prestígio
       *[other] pontos de prestígio
    } com a grande obra { $work }, seja o que for que os outros ponham na mão
sylla-merit-place-first =
    { $votes } { $votes ->
        [1] voto garante
       *[other] votos garantem
    } o primeiro lugar, { $points } pontos de prestígio: ninguém mais pode ter acima de { $most }
sylla-merit-place-templum =
    { $votes ->
        [1] { $votes } voto traz
       *[other] { $votes } votos trazem
    } { $points } pontos de prestígio com a grande obra { $work }, seja qual for a escolha dos outros
sylla-merit-more-votes =
    { $more ->
        [1] mais { $more } voto garantiria
       *[other] mais { $more } votos garantiriam
    } { $points } pontos de prestígio, em vez dos { $sure } garantidos agora
sylla-merit-famine = do jeito que está, a fome tira { $loss } de você, e de { $least } a { $most } de cada um
sylla-merit-famine-shared = do jeito que está, a fome tira { $loss } de todos por igual

## Tokens, markers, events

sylla-merit-token = uma ficha de { $colour } vale { $points } no momento
sylla-merit-crisis-most =
    com isso, ninguém tem mais fichas de { $colour } que você: { $now ->
        [0] se o marcador chegar à crise, isso vale { $change }
       *[other] isso vale { $change } na crise do fim da rodada
    }
sylla-merit-crisis-middle =
    com isso, suas fichas de { $colour } não trazem nem custam nada em uma crise: { $now ->
        [0] se o marcador chegar à crise, isso poupa { $change }
       *[other] isso poupa { $change } no fim da rodada
    }
sylla-merit-crisis-in =
    com isso, { $colour } fica em crise, e você tem { $most ->
        [0] menos fichas: isso custa { $points } a você
       *[other] mais fichas: isso traz { $points } a você
    } no fim da rodada, se o marcador continuar lá
sylla-merit-crisis-out =
    { $colour } sai da crise, em que você tem { $most ->
        [0] menos fichas: isso poupa { $points } a você
       *[other] mais fichas: isso custa { $points } a você
    } no fim da rodada, se o marcador continuar fora
sylla-merit-step-right =
    o passo de { $colour } rende { $own } com as suas fichas, e { $theirs } com as de outro lugar à mesa ({ SEAT($seat) })
sylla-merit-step-left =
    o passo de { $colour } tira { $own } das suas fichas, e { $theirs } das de outro lugar à mesa ({ SEAT($seat) })
sylla-merit-cube-alone =
    ninguém mais tem tantos cubos { FORM($event, "in") } até agora: isso traz uma ficha de { $colour }, que vale { $points } agora
sylla-merit-cube-tied =
    você empata em número de cubos { FORM($event, "in") }: todos os empatados com mais cubos pegam uma ficha de { $colour }, que vale { $points } agora
sylla-merit-hurts-all = { FORM($event, "the") } tiraria { $points } de todos por igual
sylla-merit-hurts-you = { FORM($event, "the") } prejudicaria mais você, em { $points }
sylla-merit-hurts-other =
    { FORM($event, "the") } prejudicaria mais { SEAT($seat) }, em { $points }, e você em { $own }: evitar isso ajuda mais { SEAT($seat) } do que você
sylla-merit-happens-all = { FORM($event, "the") } acontece e tira { $points } de todos por igual
sylla-merit-happens-you = { FORM($event, "the") } acontece e prejudica mais você, em { $points }
sylla-merit-happens-other =
    { FORM($event, "the") } acontece e prejudica mais { SEAT($seat) }, em { $points }, e você em { $own }
sylla-merit-tilted = { FORM($card, "the") } está de lado: já não tem nada a fazer nesta rodada
