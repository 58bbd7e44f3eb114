### Lesson 72: puzzles, each with an answer that can be counted.

sylla-lesson-puzzles = Desafios
    .idea = Seis posições, cada uma com uma resposta que a conta prova ser a melhor.
    .can = Você sabe achar a jogada que a conta prova ser a melhor.

sylla-lesson-puzzles-cheap-office = O jogador D é cônsul e abriu com 2. Agora é a sua vez, depois B, depois C. Torne-se cônsul com certeza, gastando o mínimo possível.
    .goal = Ache o menor lance que vence com certeza.
    .done = Quatro: B poderia oferecer no máximo quatro, C, três, e D já deu o seu lance. Dois denários pelo cargo.
sylla-lesson-puzzles-cheap-office-hint = Quem ainda pode dar um lance depois de você, e de quanto no máximo?
sylla-lesson-puzzles-cheap-office-hint-2 = Cada um só fala uma vez, então os denários de D não importam mais.
sylla-lesson-puzzles-still-answered = O jogador B tem quatro votos e ainda pode oferecer mais.
sylla-lesson-puzzles-d-has-bid = Vence, mas custa demais. Do jogador D você não precisa se defender: cada um só fala uma vez.
sylla-lesson-puzzles-no-office = Assim outra pessoa se torna cônsul. Você pode vencer isto com certeza.

sylla-lesson-puzzles-what-to-tilt = Você comprou o Campo, por dois hexágonos cinza. A renda e os eventos ainda estão por vir. Pague com o que não vai fazer falta.
    .goal = Vire de lado duas cartas que não fariam mais nada nesta rodada.
    .done = O Escravo e a carta Guindaste não têm outro trabalho nesta rodada. O Mercador traz o seu denário, o Legionário, o seu cubo.
sylla-lesson-puzzles-what-to-tilt-hint = O que cada uma das suas cartas com cinza faz no resto da rodada?
sylla-lesson-puzzles-what-to-tilt-hint-2 = Um Escravo não tem renda, nem cubo, nem voto. A carta Guindaste também não.
sylla-lesson-puzzles-merchant-works = Esse Mercador teria trazido um denário. Ache duas cartas sem mais nada a fazer.
sylla-lesson-puzzles-legionary-works = Esse Legionário teria dado um cubo. Ache duas cartas sem mais nada a fazer.

sylla-lesson-puzzles-last-cube = A última rodada, e o último cubo é seu. A Perseguição tem dois cubos, a Erupção e a Enchente têm um cada. Você tem três fichas de Lazer e uma Barraca. Onde o seu cubo rende mais?
    .goal = Coloque o seu cubo onde ele mais rende para você.
    .done = Uma quarta ficha de Lazer, e todas as quatro mantêm o seu valor. A Barraca já pagou pela última vez.
sylla-lesson-puzzles-last-cube-hint = O que você perderia com a Erupção, e o que com a Enchente, na última rodada?
sylla-lesson-puzzles-last-cube-hint-2 = Lazer está em 2. Um espaço mais à esquerda, cada ficha dele vale 1 a menos.
sylla-lesson-puzzles-stall-is-done = Uma Barraca paga na fase IV, e essa já passou de vez. A Erupção tira 1 de cada uma das suas fichas de Lazer.
sylla-lesson-puzzles-consul-saves-his-own = Um ponto de prestígio, e agora o jogador B desempata. O que pode acontecer com as suas fichas de Lazer?

sylla-lesson-puzzles-one-senator = A última rodada. O Expurgo leva um Senador: o que está em pé ou o cristão, que está virado de lado. O Templo paga 10 por 8 votos e 6 por 5. Você tem sete denários. Qual deles você vira para baixo?
    .goal = Vire para baixo o Senador que menos custa a você.
    .done = Sete denários e um Senador: oito votos, 10 pontos de prestígio. O cristão teria dado 2.
sylla-lesson-puzzles-one-senator-hint = Quantos votos você tem com o Senador em pé, e quantos sem ele?
sylla-lesson-puzzles-one-senator-hint-2 = Um cristão com a face para cima dá 2 no fim. E quanto dá o oitavo voto?
sylla-lesson-puzzles-eight-votes-gone = Sem ele você tem sete votos: 6 pontos de prestígio em vez de 10. O cristão vale só 2.

sylla-lesson-puzzles-not-too-many = A última rodada. O Senado paga 5 pelo primeiro lugar, e ninguém mais tem um voto. Você não tem nenhuma ficha de Espírito cívico; os outros têm muitas. Fique em primeiro lugar e não ajude ninguém.
    .goal = Vença a obra e deixe Espírito cívico onde está.
    .done = Primeiro lugar, com menos de cinco votos. Assim nenhuma ficha dos outros passou a valer mais.
sylla-lesson-puzzles-not-too-many-hint = Espírito cívico se move com cinco votos. O seu Senador é um.
sylla-lesson-puzzles-lifted-the-others = Cinco votos ou mais moveram Espírito cívico: 12 pontos de prestígio para os outros juntos, nenhum para você.
sylla-lesson-puzzles-small-plebs = A plebe paga aqui no máximo 3, o primeiro lugar, 5.

sylla-lesson-puzzles-ten-or-slaves = De novo a última rodada. Você tem dois Senadores em pé, sete denários e dois Escravos. Templo: 10 por 8 votos, 6 por 5 a 7. Um Escravo é libertado por 2 denários e dá 3. Ache a melhor mão.
    .goal = Ganhe 12 pontos de prestígio com o Templo e Escravos libertados.
    .done = Três denários e dois Senadores dão 6, quatro denários libertam dois Escravos, que dão mais 6. Com oito votos seriam 10.
sylla-lesson-puzzles-ten-or-slaves-hint = Conte os dois caminhos: quantos denários sobram para Escravos depois de 8 votos, e depois de 5?
sylla-lesson-puzzles-ten-or-slaves-hint-2 = Cinco votos precisam de três denários. Quatro sobram.
sylla-lesson-puzzles-ten-is-less = Dez pelo Templo, e nenhum Escravo: sobra no máximo um denário.
sylla-lesson-puzzles-one-slave-only = Antes do oitavo, os votos a mais não dão nada, e um Escravo a menos é libertado.
sylla-lesson-puzzles-slaves-alone = Isso deixa prestígio para trás. Dá para ter as duas coisas: o Templo por cinco votos e os dois Escravos.

sylla-lesson-puzzles-your-game = Tudo isso foi só conta: o que os outros podem fazer no máximo, o que uma carta ainda faz, quanto vale um passo. Agora uma partida inteira: explore a partir daqui e conte.
