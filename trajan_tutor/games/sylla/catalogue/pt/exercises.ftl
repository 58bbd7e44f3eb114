### Questions of exercises in the game's own words, and what sets a misunderstanding right.

sylla-exercise-first-deniers =
    { $who } escolheu “{ FORM($move, "plain") }” como último personagem. Cada um começa com 3 denários: quantos a mais trazem { $yours ->
        [1] os seus personagens
       *[other] os personagens de { $whom }
    }?
sylla-exercise-consul-pays =
    { $who } escolheu “{ FORM($move, "plain") }”, e { $yours ->
        [1] você vence a eleição
       *[other] { $whom } vence a eleição
    } com { $votes ->
        [1] um voto
       *[other] { $votes } votos
    }. Quantos denários isso custa?
sylla-exercise-consul = { $who } escolheu “{ FORM($move, "plain") }”, e a eleição acabou. Quem é o primeiro cônsul?
sylla-exercise-famine-icons = { $who } escolheu “{ FORM($move, "plain") }”. Agora contam os símbolos de fome dos quatro eventos. Que número o marcador de Fome mostra depois?
sylla-exercise-famine-icons-where = { $who } escolheu “{ FORM($move, "plain") }”. Agora contam os símbolos de fome dos quatro eventos. Clique no espaço em que o marcador de Fome para.
sylla-exercise-bought = { $who } escolheu “{ FORM($move, "plain") }”. Quem comprou { FORM($building, "the") }?
sylla-exercise-income =
    { $who } escolheu “{ FORM($move, "plain") }”, e a última venda acabou. Quantos denários de renda { $yours ->
        [1] você recebe
       *[other] { $whom } recebe
    }?
sylla-exercise-marker-goes = { $who } escolheu “{ FORM($move, "plain") }”. Clique no espaço em que um marcador de Res Publica para depois disso.
sylla-exercise-bank = { $who } escolheu “{ FORM($move, "plain") }”, e o Banco está pago. Quantos denários ele dá?
sylla-exercise-most-cubes = { $who } escolheu “{ FORM($move, "plain") }”: o último cubo está colocado. Quem tem mais cubos { FORM($event, "in") }?
sylla-exercise-prevented = { $who } escolheu “{ FORM($move, "plain") }”. Com quantos cubos este evento é evitado: { $event }?
sylla-exercise-famine-event = { $who } escolheu “{ FORM($move, "plain") }”. O evento Fome acontece. Que número o marcador de Fome mostra depois?
sylla-exercise-famine-event-where = { $who } escolheu “{ FORM($move, "plain") }”. O evento Fome acontece. Clique no espaço em que o marcador de Fome para.
sylla-exercise-decadence-marker = { $who } escolheu “{ FORM($move, "plain") }”, e a Decadência acontece. Clique no espaço em que um marcador para depois disso.
sylla-exercise-together = Clique no espaço em que um marcador para depois de todos esses votos juntos.
sylla-exercise-together-votes = Quantos votos recebe ao todo a grande obra { $work }?

## What sets a misunderstanding right

sylla-mistake-first-deniers-all = Isso é tudo junto. A pergunta é só sobre o que vem além dos 3 primeiros.
sylla-mistake-first-deniers-none = Cada Mercador traz mais 1, inclusive um cristão.
sylla-mistake-first-deniers-fewer = Falta um: um Mercador cristão também é um Mercador.
sylla-mistake-consul-pays-all = Esse é o lance inteiro. Senadores em pé são votos que não custam nada.
sylla-mistake-consul-pays-nothing = Só os Senadores não bastam para esse lance: o resto se paga.
sylla-mistake-consul-pays-one-more = Um a mais: conte os Senadores em pé do novo cônsul.
sylla-mistake-famine-icons-stays = Era onde ele estava antes. Ele anda um espaço para cada símbolo de fome nos quatro eventos.
sylla-mistake-famine-icons-more = Um espaço a mais: conte os símbolos nos quatro eventos.
sylla-mistake-famine-icons-less = Um espaço a menos: conte os símbolos nos quatro eventos.
sylla-mistake-stall-one = Uma Barraca traz 2 denários, não um.
sylla-mistake-stall-forgotten = A Barraca ainda traz 2 denários.
sylla-mistake-stall-too-much = Um a mais: 3 para cada um, 1 para cada Mercador em pé, 2 para cada Barraca.
sylla-mistake-field-forgotten = A perda diminui em 2 para cada Campo com a face para cima.
sylla-mistake-field-one = Um Campo diminui a perda em 2, não em 1.
sylla-mistake-arch-for-statue = 4 é o que dá uma Estátua.
sylla-mistake-statue-for-arch = 6 é o que dá um Arco do triunfo.
sylla-mistake-bank-for-prestige = 5 é o que dá um Banco, em denários.
sylla-mistake-stall-for-bank = 2 é o que traz uma Barraca, em cada rodada.
sylla-mistake-arch-for-bank = 6 é o que dá um Arco do triunfo, em pontos de prestígio.
sylla-mistake-income-for-bank = 3 é o que cada um recebe de renda.
sylla-mistake-income-plain = Esses são os 3 que cada um recebe. Mercadores em pé trazem 1 cada, Barracas, 2.
sylla-mistake-income-without-base = Além disso, cada um recebe 3.
sylla-mistake-income-tilted = Um a mais: um Mercador virado de lado ou virado para baixo não traz nada.
sylla-mistake-decadence-token = Ficha é o que dão os três eventos de cima. A Decadência dá prestígio.
sylla-mistake-decadence-three = 3 é o que uma crise dá a quem tem mais fichas.
sylla-mistake-prevented-one-less = Há um cubo a mais nele.
sylla-mistake-prevented-one-more = Há um cubo a menos nele.
sylla-mistake-famine-event-stays = Era onde ele estava antes. O evento o move um espaço.
sylla-mistake-famine-event-two = O evento o move só um espaço.
sylla-mistake-plebs-every-vote = A cada 2 votos vem 1 ponto de prestígio, não a cada voto.
sylla-mistake-plebs-hand-alone = Senadores em pé também são votos, e a cada 2 votos vem 1 ponto.
sylla-mistake-work-votes = Esses são os votos. O que conta é o lugar entre todos com o polegar para cima, ou, no Templo, o número de votos.
sylla-mistake-work-most = Outros têm mais votos, ou são poucos votos para isso.
sylla-mistake-work-middle = Olhe de novo os votos de todos com o polegar para cima.
sylla-mistake-together-own = Esses são os votos de um só jogador. Contam todos os votos pela obra.
sylla-mistake-together-hand = Esses são os denários de uma só mão. Senadores também são votos, e todos os votos contam.
sylla-mistake-famine-two-less = Sem um Campo com a face para cima, conta a fome inteira.
sylla-mistake-crisis-most = 3 só ganha quem tem mais fichas da cor.
sylla-mistake-crisis-fewest = 3 só perde quem tem menos fichas da cor.
sylla-mistake-christians-one = Um cristão dá 2 pontos de prestígio, não um.
sylla-mistake-christians-three = 3 é o que dá um Escravo libertado. Um cristão dá 2.
sylla-mistake-slaves-paid = Isso é o que eles custam em denários. Cada um dá 3 pontos de prestígio.
sylla-mistake-slaves-one = Cada Escravo libertado dá 3 pontos de prestígio.
sylla-mistake-tokens-one-each = Essas são fichas de uma cor. Cada uma dá o que mostra o marcador da sua cor.
