### Lesson 60: income, Private temples and Taverns.

sylla-lesson-income = Renda e Tavernas
    .idea = Primeiro denários para todos, depois Templos particulares e Tavernas: cada um faz tudo de uma vez, o cônsul primeiro.
    .can = Você sabe contar a sua renda e mover um marcador para onde mais ajuda você.

sylla-lesson-income-income = As vendas estão quase no fim. Na fase IV cada um recebe 3 denários, 1 para cada Mercador em pé e 2 para cada Barraca. Quantos você vai receber?
    .done = Seis. O Mercador que pagou por uma construção não traz nada nesta rodada.
sylla-lesson-income-income-hint = Um Mercador está em pé, o outro está virado de lado.
sylla-lesson-income-tilted-merchant = Um dos seus Mercadores está virado de lado: ele pagou na fase III e não faz mais nada.
sylla-lesson-income-three-for-all = A sua Barraca traz 2, e o seu Mercador em pé, mais 1.

sylla-lesson-income-keep-deniers = Agora você tem 7 denários e um Senador. O seu Templo particular pediria 2 denários por uma ficha. Mas vem aí a grande obra Templo: com 8 votos ou mais, cada um recebe 10 pontos de prestígio, com 5 a 7 votos, 6. O que você faz?
    .goal = Use o Templo particular ou abra mão dele, o que for melhor.
    .done = Oito votos valem 10 pontos de prestígio. Uma ficha por 2 denários teria custado 4 deles.
sylla-lesson-income-keep-deniers-hint = Conte os seus votos com 7 denários e com 5.
sylla-lesson-income-keep-deniers-hint-2 = Guarde os denários: abaixo da mesa você pode abrir mão do Templo particular.
sylla-lesson-income-six-votes = Agora restam seis votos: 6 pontos de prestígio em vez de 10. Uma ficha vale 2.

sylla-lesson-income-first-tavern = Aqui você tem duas Tavernas. Cada uma pode mover um marcador um espaço. Comece pela sua melhor cor: mova Lazer para a direita.
    .goal = Mova Lazer para a direita.
    .done = Três fichas suas passam a valer 1 a mais cada uma.
sylla-lesson-income-first-tavern-hint = Lazer é verde. Clique no espaço com o 3 na trilha dele.
sylla-lesson-income-other-marker = Isso também pode ser bom. Nesta lição, comece com Lazer, para a direita.

sylla-lesson-income-same-again = A segunda Taverna: será que ela pode mover Lazer logo adiante, até o 4? Experimente.
    .goal = Tente mover de novo o mesmo marcador.
    .done = Não permitido: em uma fase, um marcador é movido por uma só Taverna, não importa de quem seja a próxima.
sylla-lesson-income-another-one = Esse é outro marcador, então foi permitido. Primeiro tente Lazer mais uma vez.

sylla-lesson-income-against-b = Então outro marcador. Você não tem fichas de Espírito cívico, mas B tem quatro. Para onde você o move?
    .goal = Faça B perder com a sua segunda Taverna.
    .done = Espírito cívico está em 1 agora, um espaço antes da crise.
sylla-lesson-income-against-b-hint = À esquerda uma ficha vale menos. Espírito cívico é violeta.
sylla-lesson-income-helps-b = À direita as fichas de B valem mais. Mova-o para o outro lado.
sylla-lesson-income-helps-d-too = Isso dá 1 a você, e o mesmo a D. Levar Levar Espírito cívico para a esquerda custa mais que isso a B.

sylla-lesson-income-what-b-loses = Quantos pontos de prestígio esse passo custaria a B, se a partida acabasse assim?
    .done = Quatro: 1 para cada uma de quatro fichas.
sylla-lesson-income-what-b-loses-hint = Cada ficha violeta de B vale 1 a menos.
sylla-lesson-income-for-each = Isso é por ficha. B tem quatro.
sylla-lesson-income-before-it = Isso era o que elas valiam antes. Ainda valem alguma coisa.

sylla-lesson-income-hold = Outra mesa: Saúde está no fim da trilha, em 4, e você tem quatro fichas dela. B também tem uma Taverna, não tem nenhuma ficha de Saúde e joga depois de você. Gaste a sua Taverna para manter Saúde ali.
    .goal = Segure o marcador de Saúde.
    .done = Ele fica onde está, e nenhuma outra Taverna o move nesta fase.
sylla-lesson-income-hold-hint = Clique no espaço do marcador de Saúde.
sylla-lesson-income-b-pushes-it = Agora B move Saúde para a esquerda, e as suas quatro fichas perdem 4.

sylla-lesson-income-b-moves = B ainda tem uma Taverna para usar. Siga em frente para ver.
sylla-lesson-income-b-has-moved = B escolhe então Espírito cívico. Um evento ou uma grande obra ainda pode mover Saúde mais tarde.

sylla-lesson-income-famine = A fome também tem uma trilha com um marcador. Será que uma Taverna pode movê-lo?
    .done = Não: as Tavernas só movem os três marcadores de Res Publica.
sylla-lesson-income-yes = sim
sylla-lesson-income-no = não
sylla-lesson-income-three-markers = As Tavernas movem Espírito cívico, Lazer e Saúde. A fome não é um deles.
