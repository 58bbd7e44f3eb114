### Lesson 19: where the rulebooks disagree.

trajan-lesson-rulings = Onde os manuais divergem
    .idea = A mesma posição com duas interpretações, e o que muda.
    .can = Você sabe dizer onde os manuais de regras divergem e escolher como quer jogar.

trajan-lesson-rulings-two-books = O jogo saiu em várias línguas, e os manuais de regras nem sempre concordam. Você tem uma ficha de bônus de colunas e peles, com o lado cinza para cima. O manual tcheco e o polonês dão 2 pontos por carta dessas. Quantos pontos dão as suas três cartas?
    .done = Seis. Mas o manual português dá só 1 ponto por carta.
trajan-lesson-rulings-two-books-hint = Conte as cartas de colunas e de peles da sua coleção pessoal e multiplique por dois.
trajan-lesson-rulings-one-each = Isso seria um ponto por carta, como no manual português.
trajan-lesson-rulings-yellow-side = O lado amarelo paga três. A sua está com o lado cinza para cima.

trajan-lesson-rulings-by-two = Vamos ver as duas versões. Primeiro como jogamos normalmente, com 2 pontos: termine o seu turno e deixe a partida acabar.
    .goal = Leve a partida até o fim.
    .done = Olhe a sua pontuação e guarde-a na memória.
trajan-lesson-rulings-by-two-hint = Passe ou avance o seu disco no senado. Depois, clique no quarto de ano, dentro da trilha de tempo.

trajan-lesson-rulings-by-one = Exatamente a mesma posição, agora como no manual português. Termine-a mais uma vez, do mesmo jeito.
    .goal = Leve a partida até o fim.
    .done = Desta vez a sua pontuação ficou um pouco menor.

trajan-lesson-rulings-difference = Qual é a diferença, em pontos, entre os dois manuais para essas três cartas?
    .done = Três, e partidas apertadas se decidem por menos.
trajan-lesson-rulings-difference-hint = Seis pontos em um manual. E três cartas a um ponto cada no outro.
trajan-lesson-rulings-per-card = Essa é a diferença de uma carta. Você tem três.

trajan-lesson-rulings-five-workers = Aqui a sua ficha de bônus é a dos trabalhadores, com o lado cinza para cima, e cinco trabalhadores seus estão no distrito. O manual polonês e o português dão meio ponto para cada um, com a soma arredondada para cima. É assim que jogamos. Quantos pontos?
    .done = Três: cinco metades são dois e meio, arredondado para cima.
trajan-lesson-rulings-five-workers-hint = Metade de cinco, e depois até o próximo número inteiro.
trajan-lesson-rulings-garbled-book = Isso daria 2 pontos por trabalhador. É o que diz o manual tcheco, mas o texto dele está truncado nesse ponto.
trajan-lesson-rulings-other-side-up = O lado amarelo paga um ponto por trabalhador. A sua está com o lado cinza para cima.
trajan-lesson-rulings-rounded-down = A metade não se perde: a soma é arredondada para cima.

trajan-lesson-rulings-ten-for-five = Agora a mesma posição como no manual tcheco, com 2 pontos por trabalhador. Termine o seu turno e deixe a partida acabar.
    .goal = Leve a partida até o fim.
    .done = Dez pontos em vez de três, pelos mesmos cinco trabalhadores. Quem lê o manual tcheco teria feito questão dessa ficha.

trajan-lesson-rulings-no-way-back = Às vezes nenhum manual diz nada. Um líder pode marchar de volta ao acampamento? Nós dizemos que não: os manuais falam de províncias, e o acampamento não é uma. Experimente.
    .goal = Tente levar o seu líder de volta ao acampamento.
    .done = Não permitido, e o motivo cita a nossa interpretação.
trajan-lesson-rulings-onward = Isso é permitido de qualquer jeito. Tente o caminho de volta: clique no acampamento.

trajan-lesson-rulings-way-back = Outros dizem que sim. Desta vez a partida foi preparada com a outra interpretação. Tente a mesma jogada de novo.
    .goal = Leve o seu líder de volta ao acampamento.
    .done = Permitido. A posição é a mesma, só a interpretação é outra.
trajan-lesson-rulings-somewhere-else = Isso é permitido de qualquer jeito. Clique no acampamento e veja a diferença.

trajan-lesson-rulings-all-differences = Você viu três dos pontos em que as interpretações divergem. Abaixo estão todos os pontos em que os manuais dizem coisas diferentes. Abra um para ver o que diz cada manual e como jogamos.

trajan-lesson-rulings-all-rulings = E estas são as perguntas que os manuais deixam abertas, com as nossas respostas. Onde aparece o nome de uma opção, você pode escolher a outra resposta ao começar uma partida.

trajan-lesson-rulings-what-to-do = Você joga com amigos, e os manuais de vocês divergem. Quando vocês resolvem isso?
    .done = Antes do primeiro turno. Assim ninguém sai ganhando com a resposta.
trajan-lesson-rulings-loudest = quando alguém insistir
trajan-lesson-rulings-before-the-game = antes da partida
trajan-lesson-rulings-when-it-matters = quando isso decidir a partida
trajan-lesson-rulings-not-the-loudest = Isso ajuda quem fala mais alto, e não o jogo.
trajan-lesson-rulings-too-late = A essa altura a resposta decide quem vence, e ninguém vai concordar.

trajan-lesson-rulings-remember = Aqui cada regra diz de onde vem e avisa quando é uma interpretação nossa. Alguns números não estão em manual nenhum: abaixo você vê quais são e de onde os tiramos.
