### The first game: one quarter against player B.

trajan-lesson-first-game = Primeira partida: um quarto de ano
    .idea = Um quarto de ano contra o jogador B: uns nove turnos, e depois contamos os pontos.
    .can = Você sabe jogar um quarto de ano: distribuir, agir onde cai o último marcador e pontuar em várias áreas.

trajan-lesson-first-game-senate = O seu primeiro turno.
    .goal = Jogue o seu primeiro turno.
    .done = Esse foi o seu primeiro turno. B também já jogou, então é a sua vez de novo.
trajan-lesson-first-game-senate-tray = Clique na bandeja II: os 2 marcadores dela levam ao senado.
    .happened = Vence quem tiver mais pontos. Este é o círculo das suas bandejas.
trajan-lesson-first-game-senate-drop = Clique no amarelo: ele cai na III, e o branco completa uma ficha na IV.
    .happened = Os dois marcadores estão na sua mão. Cada um cai na bandeja seguinte.
trajan-lesson-first-game-senate-move = Clique no senado: o seu disco avança e dá 2 pontos.
    .happened = O branco caiu no senado e completou uma ficha de Trajano: 9 pontos.
trajan-lesson-first-game-senate-hint = Clique na bandeja marcada: é ela que começa um turno que leva ao senado.
trajan-lesson-first-game-senate-hint-2 = Clique nos marcadores do centro na ordem das marcas e depois em cada lugar marcado, até o senado.

trajan-lesson-first-game-ship = O seu segundo turno.
    .goal = Jogue mais um turno.
    .done = O seu turno acabou, e B também já jogou.
trajan-lesson-first-game-ship-tray = Clique na bandeja V: os 2 marcadores dela levam ao porto.
    .happened = As suas 3 cartas são todas diferentes, e um barco gosta disso.
trajan-lesson-first-game-ship-drop = Clique primeiro no branco: na bandeja VI, ele ajuda no próximo turno.
    .happened = Começando pelo branco ou pelo laranja, você chega ao porto.
trajan-lesson-first-game-ship-choose = Clique no barco de cartas diferentes: até 6 pontos.
    .happened = O último marcador caiu no porto, então você pode embarcar.
trajan-lesson-first-game-ship-first = Embarque as peles da sua mão.
    .happened = Quanto mais cartas diferentes o barco leva, mais pontos ele dá.
trajan-lesson-first-game-ship-second = Agora embarque o vinho.
    .happened = As peles estão a bordo.
trajan-lesson-first-game-ship-third = Embarque também o gado: o barco parte e dá 6 pontos.
    .happened = As peles e o vinho estão a bordo, e resta uma carta.
trajan-lesson-first-game-ship-hint = Para embarcar, o seu último marcador precisa cair na bandeja do porto. Depois, clique em um barco.

trajan-lesson-first-game-build = O seu terceiro turno.
    .goal = Jogue um terceiro turno.
    .done = Agora você já sabe como funciona um turno.
trajan-lesson-first-game-build-tray = Clique na bandeja I: o último marcador cai na construção.
    .happened = A sua bandeja I já está cheia: são 5 marcadores.
trajan-lesson-first-game-build-pink = Clique no rosa: ele cai na bandeja II. Guarde o laranja para o fim.
    .happened = A ordem é sua: o laranja por último, sobre o branco, completa uma ficha.
trajan-lesson-first-game-build-green = Clique no verde: ele cai na bandeja III.
    .happened = O rosa está na bandeja II. Agora vêm o verde e o azul.
trajan-lesson-first-game-build-blue = Clique no azul: ele cai na bandeja IV, e os laranja caem sozinhos depois.
    .happened = Na mão restam o azul e os laranja.
trajan-lesson-first-game-build-use = Clique no seu estoque: 1 figura vai para o acampamento de trabalhadores.
    .happened = O laranja e o branco completaram uma ficha de Trajano: 5 pontos e um trabalhador.
trajan-lesson-first-game-build-place = Leve o trabalhador à escada em B5: 5 pontos, e você age de novo.
    .happened = O último marcador caiu na construção, então você constrói.
trajan-lesson-first-game-build-again = Pegue a demanda curinga: ela atende qualquer demanda.
    .happened = A sua primeira escada deixa você agir de novo: no fórum.
trajan-lesson-first-game-build-hint = Para construir, o último marcador precisa cair na bandeja da construção. Depois, clique em uma construção.

trajan-lesson-first-game-rest = Agora jogue como quiser. As fichas do fórum atendem as demandas do povo; cada demanda não atendida custa pontos. A partir de agora você tem Ideias, e o conselheiro avisa depois de um turno que custa caro.
    .goal = Jogue até o fim do quarto de ano.
    .done = O quarto de ano acabou, e todos os pontos foram contados.
trajan-lesson-first-game-rest-hint = Veja aonde leva cada uma das suas bandejas e escolha a área que dá mais pontos.
trajan-lesson-first-game-aim-tile = Pegue uma ficha do fórum
trajan-lesson-first-game-aim-points = Faça mais dez pontos

trajan-lesson-first-game-result = Veja de onde vieram os seus pontos e os de B.
