### Lesson 5, second part: the ships.

trajan-lesson-ships = O porto: três barcos
    .idea = Junte cartas que combinem com um barco e deixe-o zarpar.
    .can = Você sabe escolher o barco que paga mais pelas suas cartas.

trajan-lesson-ships-identical = O quarto jeito de usar o porto dá pontos: embarcar cartas. O primeiro barco leva cartas idênticas. Escolha esse barco e embarque os três peixes.
    .goal = Faça 12 pontos com o barco de cartas idênticas.
    .done = Três cartas idênticas, 12 pontos. O barco zarpa sozinho: não há mais nada para embarcar.
trajan-lesson-ships-identical-hint = Clique no barco de cartas idênticas e depois três vezes nos peixes da sua mão.
trajan-lesson-ships-sailed-early = O barco zarpa com dois peixes, por 6 pontos. Com um terceiro, seria o dobro.
trajan-lesson-ships-one-oil = Aqui, uma carta de azeite vale só 2 pontos, e nenhum peixe pode ir junto. Embarque os peixes.
trajan-lesson-ships-other-ship = A sua mão foi feita para o barco de cartas idênticas: lá, três peixes valem 12.

trajan-lesson-ships-turned = Um dos barcos está diferente agora. Clique nele.
    .sheet = Um dos barcos está diferente agora. Marque-o.
    .done = Ele mostra o lado cinza. Até o fim do quarto de ano, paga menos para todo mundo.
trajan-lesson-ships-still-coloured = Esse barco ainda não zarpou e continua mostrando o lado colorido.

trajan-lesson-ships-grey-side = Quanto dariam três cartas idênticas no lado cinza?
    .done = Sete, em vez de doze. Vale a pena chegar primeiro.
trajan-lesson-ships-that-was-coloured = Esse era o lado colorido. Leia a fileira de números de baixo.

trajan-lesson-ships-pairs = Uma mão nova: dois peixes e dois azeites. O segundo barco leva pares. Embarque os dois pares.
    .goal = Faça 10 pontos com o barco de pares.
    .done = Cada par dá 5 pontos enquanto o barco está no lado colorido.
trajan-lesson-ships-pairs-hint = Clique no barco de pares, depois nos peixes, depois nos azeites.
trajan-lesson-ships-one-pair = Um par dá 5 pontos, e o outro fica na sua mão. Embarque os dois.
trajan-lesson-ships-less-for-it = Nesse barco a sua mão vale menos. Dois pares dão 10 pontos no barco de pares.

trajan-lesson-ships-different = Quatro cartas, todas diferentes umas das outras. Ache o barco certo para elas e faça o máximo de pontos.
    .goal = Faça 8 pontos com um barco.
    .done = Quatro cartas diferentes, 8 pontos. É o barco que paga menos, mas as cartas dele são as mais fáceis de achar.
trajan-lesson-ships-different-hint = O terceiro barco leva cartas diferentes. Embarque as quatro.
trajan-lesson-ships-four-kinds = Esse barco leva cartas idênticas, então você só poderia embarcar uma. Procure o barco que leva cartas diferentes.
trajan-lesson-ships-not-full = Ele zarpa meio vazio. Cada carta a mais daria mais dois pontos.

trajan-lesson-ships-wild = Há uma ficha com um curinga no seu tabuleiro individual. No embarque, ela vale por qualquer carta de mercadoria. Junto com os seus peixes, são quatro. Embarque tudo.
    .goal = Faça 20 pontos com um barco.
    .done = Quatro cartas idênticas, 20 pontos: o máximo que um barco pode pagar. A ficha curinga foi gasta.
trajan-lesson-ships-wild-hint = Embarque os três peixes no barco de cartas idênticas e depois clique na ficha curinga do seu tabuleiro individual.
trajan-lesson-ships-without-wild = Três peixes por 12 pontos. Com a ficha curinga, seriam quatro.

trajan-lesson-ships-where-now = Para onde vão as cartas que você embarca?
    .done = Para a sua coleção pessoal, com a face para cima. Lá elas ainda podem dar pontos outra vez no fim da partida.
trajan-lesson-ships-back-to-hand = de volta para a mão
trajan-lesson-ships-in-display = para a minha coleção pessoal
trajan-lesson-ships-out-of-game = para fora do jogo
trajan-lesson-ships-cards-displayed = Olhe o seu tabuleiro individual: os peixes estão à sua frente, com a face para cima, na sua coleção pessoal.

trajan-lesson-ships-remember = Embarcar não traz cartas novas, então um bom embarque pede um ou dois turnos só para juntar cartas. Enquanto isso, fique de olho nas cores dos barcos.
