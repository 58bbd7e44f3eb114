### Lesson 14: final scoring and bonus tiles.

trajan-lesson-final = Pontuação final e fichas de bônus
    .idea = O que você tem no fim dá pontos mais uma vez.
    .can = Você sabe contar todos os pontos da pontuação final.

trajan-lesson-final-hand = O último turno da partida. Antes de ele acabar, conte o que ainda está por vir. Cada carta de mercadoria na mão dá um ponto. Quantos pontos vale a sua mão?
    .done = Duas cartas, dois pontos.
trajan-lesson-final-hand-hint = Conte as cartas da mão, não as da sua coleção pessoal.

trajan-lesson-final-camps = Cada peão que ainda espera em um dos seus dois acampamentos dá um ponto. Quantos pontos eles dão?
    .done = Dois trabalhadores e um legionário. Nas províncias ou no distrito, teriam dado mais.
trajan-lesson-final-both-camps = Conte juntos o acampamento de trabalhadores e o acampamento militar.

trajan-lesson-final-circle = Cada ficha de Trajano que ainda está no seu círculo dá um ponto, não importa o que ela mostre. Quantos pontos?
    .done = Duas fichas, dois pontos. Teria sido melhor cumprir as duas.
trajan-lesson-final-not-the-number = O número de uma ficha só conta quando você a cumpre. Agora cada ficha vale um.

trajan-lesson-final-sets = Você tem três portas do distrito de construções. Três fichas do mesmo tipo dão 10 pontos, e as quatro dão 20. Quantos pontos as suas portas dão agora?
    .done = Dez. Com a quarta porta, seria o dobro.
trajan-lesson-final-sets-hint = Três do mesmo tipo formam um conjunto.
trajan-lesson-final-not-four = Isso é o que dão as quatro. Você tem três.
trajan-lesson-final-values-scored = Esses são os valores das fichas. Eles são contados na hora em que você as pega. Agora conta o conjunto.

trajan-lesson-final-goods = Agora as suas fichas de bônus. Uma, com o lado amarelo para cima, dá 3 pontos por carta de colunas e por carta de peles da sua coleção pessoal. Quantos pontos?
    .done = Duas de colunas e uma de peles, três pontos cada. Essas cartas já pontuaram nos barcos, e agora pontuam mais uma vez.
trajan-lesson-final-goods-hint = Conte as cartas de colunas e de peles da sua coleção pessoal e multiplique por três.
trajan-lesson-final-every-card = Esse é o número de cartas. Cada uma dá três pontos.
trajan-lesson-final-both-kinds = Conte os dois tipos: duas de colunas e uma de peles.

trajan-lesson-final-bread = Outra ficha de bônus mostra pão. Ela pontua se você tem pelo menos uma ficha de fórum com pão, e você tem. No lado amarelo, quantos pontos ela dá?
    .done = Nove. Mais pães não dariam mais, e sem nenhum ela não dá nada.
trajan-lesson-final-grey-side = Esse é o lado cinza. A sua está com o lado amarelo para cima.

trajan-lesson-final-bonus-of-bonus = A terceira ficha de bônus conta as outras: 3 pontos por ficha de bônus com o lado amarelo para cima, ela mesma incluída. As suas três estão assim. Quantos pontos?
    .done = Nove.
trajan-lesson-final-bonus-of-bonus-hint = Três fichas, três pontos cada.
trajan-lesson-final-itself-too = Ela conta também a si mesma.

trajan-lesson-final-figures = Mais duas fichas de bônus contam peões: uma, os seus trabalhadores no distrito; outra, os seus legionários nas províncias. O lado amarelo paga o dobro do cinza.

trajan-lesson-final-end-game = Faça a sua última ação ou passe. Depois deixe o último quarto de ano acabar e veja a contagem completa.
    .goal = Leve a partida até o fim.
    .done = Tudo foi contado, e a partida acabou. Não há mais nada para jogar.
trajan-lesson-final-end-game-hint = Primeiro, aja no senado ou passe; depois, clique no quarto de ano, dentro da trilha de tempo.

trajan-lesson-final-who-won = Compare as duas pontuações. Quem venceu?
    .done = Você, embora antes B estivesse dez pontos à frente.
trajan-lesson-final-i-won = Eu
trajan-lesson-final-b-won = O jogador B
trajan-lesson-final-read-scores = Leia de novo as duas pontuações: agora a sua é maior.

trajan-lesson-final-tie = Se os dois tivessem o mesmo número de pontos, venceria quem tivesse o disco mais adiante no senado. Agora você conhece o jogo inteiro.
