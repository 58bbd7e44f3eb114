### Lesson 69: reading what the others hold.

sylla-lesson-reading = O que os outros podem fazer
    .idea = Cartas e denários dá para contar: assim você sabe o máximo que cada um pode oferecer.
    .can = Você sabe achar o lance a que ninguém pode responder.

sylla-lesson-reading-most-votes = A eleição. Ninguém pode oferecer mais votos do que os seus Senadores e denários juntos. Olhe o jogador B. Quantos votos B pode oferecer no máximo?
    .done = Quatro: um Senador e três denários.
sylla-lesson-reading-most-votes-hint = Conte os Senadores em pé de B e some os denários.
sylla-lesson-reading-senator-counts = Esses são os denários. O Senador também é um voto.
sylla-lesson-reading-merchants-do-not = Só Senadores e denários são votos, nenhuma outra carta.

sylla-lesson-reading-unanswerable = Os jogadores C e D têm menos. Você abre, e os outros falam uma vez cada: oferecem mais ou passam. Dê um lance a que ninguém possa responder, sem pagar um denário a mais.
    .goal = Abra com o menor lance que ninguém possa superar.
    .done = Ninguém pode oferecer mais, então todos passam. Você paga dois denários: dois dos quatro votos são os seus Senadores.
sylla-lesson-reading-unanswerable-hint = B tem quatro votos, C, três, D, dois.
sylla-lesson-reading-unanswerable-hint-2 = Para responder, é preciso oferecer mais que você. Quem poderia oferecer cinco?
sylla-lesson-reading-b-goes-higher = O jogador B tem quatro votos e ainda poderia oferecer mais.
sylla-lesson-reading-paid-too-much = Isso também vence. Mas um lance de quatro ninguém poderia superar, então você gasta denários à toa.

sylla-lesson-reading-best-token = Agora pegue a sua ficha. Em uma mesa, as fichas ficam atrás de biombos. Mas cada uma é pega à vista de todos, então quem conta conhece todas; aqui você as vê. Pegue a cor que quiser.
    .goal = Pegue uma ficha.
    .done = Os outros também viram.

sylla-lesson-reading-red-cards = Uma venda. O Templo particular está em um local vermelho: o lance conta hexágonos vermelhos. Escravos, Senadores e Legionários têm um vermelho. Quantos o jogador C pode oferecer?
    .done = Três: um Senador, um Escravo e um Legionário.
sylla-lesson-reading-red-cards-hint = Procure esses três tipos entre as cartas em pé de C.
sylla-lesson-reading-no-red-on-those = Vestais e Mercadores não têm hexágono vermelho.
sylla-lesson-reading-three-kinds-red = Três tipos têm um hexágono vermelho: Escravos, Senadores e Legionários. C tem um de cada.

sylla-lesson-reading-sure-sale = O jogador B pode oferecer 2, o jogador C, 3, o jogador D, 1. Você fala primeiro. Garanta o Templo particular sem virar de lado uma carta a mais.
    .goal = Dê um lance que ninguém possa superar.
    .done = Três. Todos os outros só podem passar.
sylla-lesson-reading-sure-sale-hint = O jogador C tem três. Quanto C teria que oferecer contra os seus três?
sylla-lesson-reading-c-has-three = O jogador C tem três hexágonos vermelhos e poderia oferecer mais.
sylla-lesson-reading-one-card-more = Isso também vence, mas vira de lado uma carta a mais que o necessário.

sylla-lesson-reading-first-place = A grande obra, o Coliseu: 5, 3 e 0. O jogador B pode ter cinco votos, C, três, D, dois. Você tem um Senador em pé. Garanta o primeiro lugar e não gaste mais que o necessário.
    .goal = Escolha o menor número de denários que garanta o primeiro lugar, façam os outros o que fizerem.
    .done = Cinco votos. O jogador B pode empatar com você, mas quem empata também fica em primeiro, com o valor inteiro.
sylla-lesson-reading-first-place-hint = B tem um Senador em pé e quatro denários.
sylla-lesson-reading-first-place-hint-2 = Em um empate, os dois ficam com o primeiro lugar. De quantos votos você precisa, então?
sylla-lesson-reading-b-may-have-five = O jogador B pode ter cinco votos, e você ficaria em segundo.
sylla-lesson-reading-tie-is-enough = Isso é mais do que B pode ter. Um empate bastaria: ele paga o valor inteiro.
sylla-lesson-reading-first-with-thumb-up = Lugares são para quem tem o polegar para cima.

sylla-lesson-reading-hands-open = Os outros escolhem, e todas as mãos se abrem.
sylla-lesson-reading-tied-first = O jogador B também tem cinco votos. Vocês dois recebem 5 pontos de prestígio.

sylla-lesson-reading-remember = O que os outros vão fazer é segredo deles. Mas o máximo que podem fazer está à vista: Senadores, denários, hexágonos, cubos. Conte isso antes de cada lance.
