### Questions about a position of Sylla, as a teacher asks them: they lead to a turn and name nothing of it.

## Characters

sylla-ask-choose-fighters = Quais dos eventos da coluna os Legionários combatem, e quais as Vestais?
sylla-ask-choose-christians =
    { $points ->
        [1] Um cristão dá { $points } ponto de prestígio no fim. Que evento viraria um deles para baixo, e esse evento está na coluna?
       *[other] Um cristão dá { $points } pontos de prestígio no fim. Que evento viraria um deles para baixo, e esse evento está na coluna?
    }
sylla-ask-choose-votes = Votos contam em cada eleição e em cada obra. O que dão os votos pela grande obra { $work }, e quem traz votos?
sylla-ask-choose-income = Todo mundo ganha { $revenue } denários por rodada, e são { $rounds } rodadas. Quanto um denário a mais em cada uma somaria a isso?
sylla-ask-choose-hexagons = Que personagens do seu conjunto podem pagar nas três cores, e quais em uma só?

sylla-ask-recruit-unfought = Qual dos eventos da coluna nenhuma das suas cartas em pé pode combater?
sylla-ask-recruit-cubes = Quantos cubos de Legionários e de Vestais cada jogador vai ter contra os eventos desta rodada?
sylla-ask-recruit-votes = Quantos votos cada jogador tem sem nenhum denário, e o que dão os votos pela grande obra { $work }?
sylla-ask-recruit-income =
    { $rounds ->
        [1] Ainda vem uma renda. Quantos denários cada jogador ganha agora em uma delas?
       *[other] Ainda vêm { $rounds } rendas. Quantos denários cada jogador ganha agora em uma delas?
    }
sylla-ask-recruit-hexagons = Que construção à venda você mais gostaria de ter, e quantos hexágonos da cor dela você tem?
sylla-ask-recruit-christians =
    { $points ->
        [1] Um cristão com a face para cima dá { $points } ponto de prestígio no fim. Quais dos personagens abertos são cristãos?
       *[other] Um cristão com a face para cima dá { $points } pontos de prestígio no fim. Quais dos personagens abertos são cristãos?
    }
sylla-ask-recruit-colours = Em que cores você pode pagar menos hexágonos que os outros, e o que está à venda por elas?
sylla-ask-recruit-single = Que personagens abertos só aparecem uma vez, e quem escolhe depois?

## The election

sylla-ask-consul-later = A quantos votos no máximo podem chegar os que falam depois de você, com Senadores e denários juntos?
sylla-ask-consul-office = O cônsul pega uma ficha que vale até { $points } e recruta primeiro. Quantos denários seus isso vale?
sylla-ask-consul-free = Até quanto você poderia oferecer sem que o cargo custasse um denário?
sylla-ask-consul-row = O cônsul recruta primeiro. Que personagens abertos só aparecem uma vez, e o que um deles faria por você?
sylla-ask-consul-token = O cônsul pega uma ficha de qualquer cor. Quanto vale uma de cada cor agora?
sylla-ask-consul-money = Os denários pagos pelo cargo se vão. O que eles poderiam fazer como votos pela grande obra { $work } no fim da rodada?
sylla-ask-consul-ties = O cônsul desempata os eventos. Qual dos quatro você mais gostaria de ver evitado?

## The sale

sylla-ask-offer-alone = Por qual das construções você pode pagar mais hexágonos que qualquer outro?
sylla-ask-offer-rivals = Quem pode pagar mais em cada cor, e que cartas teria que virar de lado para isso?
sylla-ask-offer-two = O que { FORM($first, "a") } e { FORM($second, "a") } dariam a você até o fim da partida?
sylla-ask-offer-left =
    { $number ->
        [1] Só mais uma construção é oferecida nesta rodada, e o resto é removido. De qual você sentiria falta?
        [2] Mais duas construções são oferecidas nesta rodada, e o resto é removido. De qual você sentiria falta?
        [3] Mais três construções são oferecidas nesta rodada, e o resto é removido. De qual você sentiria falta?
        [4] Mais quatro construções são oferecidas nesta rodada, e o resto é removido. De qual você sentiria falta?
       *[other] Mais { $number } construções são oferecidas nesta rodada, e o resto é removido. De qual você sentiria falta?
    }
sylla-ask-offer-famine = O marcador de Fome está em { $famine }. Quem tem proteção contra a fome, e quem perderia mais?
sylla-ask-offer-money =
    { $rounds ->
        [1] Ainda vem uma renda. Que construções trazem denários, e o que você ainda poderia fazer com eles?
       *[other] Ainda vêm { $rounds } rendas. Que construções trazem denários, na hora ou toda vez?
    }
sylla-ask-offer-at-once = Quais das construções dão pontos de prestígio na hora, e quem pode pagar mais hexágonos por elas?
sylla-ask-offer-spare = Quais das suas cartas em pé não têm mais nada a fazer nesta rodada e poderiam pagar por uma construção?
sylla-ask-offer-hexagons = Quantos hexágonos vermelhos, amarelos e cinza cada jogador ainda pode pagar?

sylla-ask-sale-worth = O que { FORM($building, "the") } daria a você daqui até o fim da partida, e o que daria aos outros?
sylla-ask-sale-later = Quantos { FORM($colour, "many") } no máximo podem pagar os que falam depois de você?
sylla-ask-sale-cards = Quais das suas cartas poderiam pagar { FORM($colour, "a") }, e o que elas ainda fariam nesta rodada?
sylla-ask-sale-next = Para qual das outras construções você prefere guardar os seus hexágonos?
sylla-ask-pay-work = Quais das suas cartas desta cor não têm mais nada a fazer nesta rodada: nem renda, nem cubo, nem voto?

## Tokens and markers

sylla-ask-token-worth = Quanto vale agora uma ficha de cada cor?
sylla-ask-token-crisis = Que marcadores estão na crise ou ao lado dela, e quem tem menos fichas dessas cores?
sylla-ask-token-moves = Que marcadores andariam para a esquerda se os eventos da coluna acontecessem?
sylla-ask-temple-price =
    { $price ->
        [1] Aqui uma ficha custa { $price } denário. O que ele daria a você como voto pela grande obra { $work }?
       *[other] Aqui uma ficha custa { $price } denários. O que eles dariam a você como votos pela grande obra { $work }?
    }
sylla-ask-tavern-own = De que cor você tem mais fichas que os outros, e de qual menos?

## Events

sylla-ask-fight-cubes = Dois dos quatro eventos vão ser evitados. Quais têm mais cubos até agora?
sylla-ask-fight-left = Quantos cubos os outros ainda têm para colocar, e em que eventos eles podem ir?
sylla-ask-fight-crisis = Um passo para a esquerda, e { $colour } entra em crise. Quem tem mais fichas dessa cor, e quem tem menos?
sylla-ask-fight-harm = Qual dos quatro eventos tiraria mais de você, e qual prejudicaria mais os outros?
sylla-ask-fight-turns = Alguns eventos viram um componente para baixo. Quais das suas cartas ou construções você teria que entregar?
sylla-ask-fight-turns-others = Alguns eventos viram um componente para baixo. Quem perderia mais com eles?
sylla-ask-fight-rightmost = Que marcador está mais à direita, e quem tem mais fichas da cor dele?
sylla-ask-fight-steps = Que eventos movem um marcador para a esquerda, e quantas fichas da cor dele cada jogador tem?
sylla-ask-fight-token = Em qual dos eventos de cima você poderia ter mais cubos, e quanto vale a ficha dele?
sylla-ask-fight-famine = O marcador de Fome está em { $famine }. Quem sofreria com mais um passo, e quem tem Campos?
sylla-ask-prevent-leaves = Dos dois eventos evitados, sai do jogo o que tem mais cubos. De qual você quer se livrar?
sylla-ask-turn-down = Qual dos componentes que você pode virar tem menos a fazer daqui para a frente?
sylla-ask-remove = Qual dos eventos evitados prejudicaria mais você se voltasse?

## The great work

sylla-ask-hand-plebs =
    { $votes ->
        [1] A plebe paga um ponto de prestígio por voto, a cada { $votes }. Quantos você ganharia ali sem nenhum denário?
       *[other] A plebe paga um ponto de prestígio a cada { $votes } votos. Quantos você ganharia ali sem nenhum denário?
    }
sylla-ask-hand-others = Quantos votos pela grande obra { $work } cada um dos outros pode ter no máximo?
sylla-ask-hand-templum = A grande obra { $work } paga só pelos votos: { $for_many } a partir de { $many }, { $for_some } a partir de { $some }. O que os seus denários renderiam em outro lugar?
sylla-ask-hand-marker = Cada { $votes } votos juntos pela grande obra { $work } movem { $colour } um passo para a direita. Quem tem mais fichas dessa cor?
sylla-ask-hand-famine = Cada { $votes } votos juntos pela grande obra { $work } fazem a fome recuar um passo. Quem perde mais com ela como as coisas estão?
sylla-ask-hand-keeps = Os denários na sua mão são gastos, aconteça o que acontecer. O que eles poderiam fazer por você na próxima eleição?
sylla-ask-hand-slaves =
    { $price ->
        [1] No fim, { $price } denário liberta um Escravo. Quantos Escravos você tem, e quantos denários sobram para votos?
       *[other] No fim, { $price } denários libertam um Escravo. Quantos Escravos você tem, e quantos denários sobram para votos?
    }
