### Lesson 58: buildings that stay.

sylla-lesson-lasting-buildings = Construções que ficam
    .idea = Barraca, Campo, Templo particular e Taverna ficam com você e trabalham em cada rodada.
    .can = Você sabe dizer o que rendem uma Barraca, um Campo, um Templo particular e uma Taverna.

sylla-lesson-lasting-buildings-stall = Você acabou de comprar uma Barraca. Ela traz 2 denários sempre que há renda, e a renda desta rodada ainda está por vir. Quantos denários você vai receber, com o seu Mercador?
    .done = Seis: 3 que todos recebem, 1 do Mercador e 2 da Barraca. Ela já trabalha na hora.
sylla-lesson-lasting-buildings-stall-hint = Três, e o que trazem o seu Mercador e a sua Barraca.
sylla-lesson-lasting-buildings-stall-counts = A Barraca já trabalha na rodada em que você a compra.
sylla-lesson-lasting-buildings-merchant-counts = O seu Mercador está em pé e traz mais 1.

sylla-lesson-lasting-buildings-how-long = A Barraca fica à sua frente. Esta é a rodada 2 de 5. Quantos denários ela vai trazer até o fim da partida?
    .done = Oito: 2 em cada uma de quatro rodadas. Então compre cedo o que fica.
sylla-lesson-lasting-buildings-how-long-hint = Dois nesta rodada, e dois em cada uma das seguintes.
sylla-lesson-lasting-buildings-one-round = Isso é em uma rodada. Ela fica.
sylla-lesson-lasting-buildings-round-one-is-over = A primeira rodada já passou.
sylla-lesson-lasting-buildings-this-round-too = Nesta rodada ela também traz alguma coisa.

sylla-lesson-lasting-buildings-field = Imagine que o Campo é seu: ele tira 2 do que a fome custa a você. A fome está em 4, e todo mundo paga no fim da rodada. Quantos pontos de prestígio você perde?
    .done = Dois, enquanto os outros perdem quatro.
sylla-lesson-lasting-buildings-field-hint = Quatro, menos dois.
sylla-lesson-lasting-buildings-without-field = É o que perde quem não tem nenhum Campo.
sylla-lesson-lasting-buildings-not-all-of-it = Um Campo tira 2, e a fome está em 4.

sylla-lesson-lasting-buildings-two-fields = Aqui você tem dois Campos, e a fome está em 3. O que você perde?
    .done = Nada. Campos nunca dão pontos de prestígio: a perda não pode ficar abaixo de zero.
sylla-lesson-lasting-buildings-two-fields-hint = Dois para cada Campo, mas uma perda nunca é menor que zero.
sylla-lesson-lasting-buildings-no-gain = Juntos os Campos valem quatro, mas ninguém ganha com uma fome.
sylla-lesson-lasting-buildings-each-counts = Cada Campo tira 2.

sylla-lesson-lasting-buildings-temple = Fase IV, e você tem um Templo particular: pode pagar 2 denários por uma ficha de qualquer cor. O marcador de Saúde é o mais alto, então cada ficha dessas vale 3. Compre uma.
    .goal = Pague 2 denários por uma ficha de Saúde.
    .done = O Templo particular pode fazer isso uma vez em cada rodada.
sylla-lesson-lasting-buildings-temple-hint = O estoque de cada cor fica no fim da trilha dela. Saúde é azul.
sylla-lesson-lasting-buildings-other-colour = Isso é permitido, mas agora vale 2. Saúde vale 3.
sylla-lesson-lasting-buildings-kept-the-deniers = Você pode guardar os denários. Aqui, use o Templo particular.

sylla-lesson-lasting-buildings-tavern = Aqui você tem uma Taverna: na fase IV ela move um marcador um espaço, para a esquerda ou para a direita. No fim, cada ficha dá o que o marcador dela mostra. Faça o que mais ajuda você.
    .goal = Mova o marcador que mais rende para você.
    .done = Lazer está em 3 agora.
sylla-lesson-lasting-buildings-tavern-hint = De que cor você tem mais fichas? Clique no espaço à direita do marcador dela.
sylla-lesson-lasting-buildings-wrong-way = À esquerda as suas fichas valem menos. Mova-o para a direita.
sylla-lesson-lasting-buildings-fewer-tokens = Você tem mais fichas de outra cor. Olhe ao lado do seu nome.

sylla-lesson-lasting-buildings-worth = Você tem três fichas de Lazer. Quantos pontos de prestígio a mais elas dariam no fim, só por esse passo?
    .done = Três: um para cada ficha. C tem uma ficha verde e ganha 1 junto com você.
sylla-lesson-lasting-buildings-worth-hint = Mais um para cada ficha verde sua.
sylla-lesson-lasting-buildings-all-of-it = Isso é o que elas dão ao todo. Antes do passo eram seis.
sylla-lesson-lasting-buildings-for-each = Isso é por ficha. Você tem mais de uma.

sylla-lesson-lasting-buildings-last-round = Na última rodada dá para ter uma Barraca, um Campo ou uma Estátua de 4 pontos de prestígio, pelo mesmo preço. O que rende mais para você?
    .done = A Estátua. Quanto mais tarde você compra uma construção que fica, menos ela vale.
sylla-lesson-lasting-buildings-last-round-hint = Quantas vezes a Barraca e o Campo ainda podem trabalhar?
sylla-lesson-lasting-buildings-a-stall = a Barraca
sylla-lesson-lasting-buildings-a-field = o Campo
sylla-lesson-lasting-buildings-a-statue = a Estátua
sylla-lesson-lasting-buildings-two-votes = Ela traria 2 denários, uma vez: dois votos para a última grande obra, ou um Escravo libertado por 3 pontos de prestígio. A Estátua dá 4.
sylla-lesson-lasting-buildings-two-less = Ele pouparia 2 pontos de prestígio, uma vez. A Estátua dá 4.
