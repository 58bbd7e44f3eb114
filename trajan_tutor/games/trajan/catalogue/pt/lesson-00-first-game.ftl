### The first game: one quarter against player B.

trajan-lesson-first-game = Primeira partida: um quarto de ano
    .idea = Um quarto de ano contra o jogador B: uns nove turnos, e depois contamos os pontos.
    .can = Você sabe jogar um quarto de ano: distribuir, agir onde cai o último marcador e pontuar em várias áreas.

trajan-lesson-first-game-senate = Vence quem tiver mais pontos. Clique na bandeja marcada do seu círculo e depois nos marcadores que estão no centro, um a um: cada um vai para a bandeja seguinte, e o último cai sozinho. Você age onde ele cai. Siga as marcas: elas levam ao senado, que paga na hora.
    .goal = Jogue o seu primeiro turno.
    .done = Esse foi o seu primeiro turno. B também já jogou, então é a sua vez de novo.
trajan-lesson-first-game-senate-hint = Clique na bandeja marcada: é ela que começa um turno que leva ao senado.
trajan-lesson-first-game-senate-hint-2 = Clique nos marcadores do centro na ordem das marcas e depois em cada lugar marcado, até o senado.
trajan-lesson-first-game-aim-senate = Avance o seu disco no senado

trajan-lesson-first-game-ship = Agora o porto. Os barcos levam cartas de mercadoria da sua mão, e cada embarque dá pontos na hora. Três cartas diferentes já são uma boa carga. As marcas levam até lá quando vale a pena agora; se não, levam a um turno melhor. Você também pode jogar qualquer outro turno.
    .goal = Jogue mais um turno.
    .done = O seu turno acabou, e B também já jogou.
trajan-lesson-first-game-ship-hint = Para embarcar, o seu último marcador precisa cair na bandeja do porto. Depois, clique em um barco.
trajan-lesson-first-game-aim-ship = Pontue com um embarque

trajan-lesson-first-game-build = Agora o distrito de construções. Leve um trabalhador do seu acampamento até uma construção: a ficha e os pontos dela são seus, e a primeira ficha de cada tipo deixa você agir de novo na hora. As marcas levam até lá quando vale a pena agora.
    .goal = Jogue um terceiro turno.
    .done = Agora você já sabe como funciona um turno.
trajan-lesson-first-game-build-hint = Para construir, o último marcador precisa cair na bandeja da construção. Depois, clique em uma construção.
trajan-lesson-first-game-aim-build = Pontue com uma construção

trajan-lesson-first-game-rest = Agora jogue como quiser: o tabuleiro mostra as suas opções, e não tem como estragar nada. Acima do tabuleiro você vê o que o povo vai exigir no fim do quarto de ano. Uma ficha de fórum com o mesmo símbolo atende essa demanda; sem ela, você perde pontos.
    .goal = Jogue até o fim do quarto de ano.
    .done = O quarto de ano acabou, e todos os pontos foram contados.
trajan-lesson-first-game-rest-hint = Veja aonde leva cada uma das suas bandejas e escolha a área que dá mais pontos.
trajan-lesson-first-game-aim-tile = Pegue uma ficha do fórum
trajan-lesson-first-game-aim-trajan = Cumpra uma ficha de Trajano
trajan-lesson-first-game-aim-points = Faça mais dez pontos

trajan-lesson-first-game-result = Veja de onde vieram os seus pontos e os de B.
