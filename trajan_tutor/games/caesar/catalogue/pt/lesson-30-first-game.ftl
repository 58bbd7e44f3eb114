### The first game, played at once.

caesar-lesson-first-game = Uma primeira partida
    .idea = Uma partida contra Pompeu, retomada depois das primeiras fichas; as regras são explicadas conforme aparecem.
    .can = Você sabe jogar uma partida inteira: colocar, fechar, controlar.

caesar-lesson-first-game-first = O seu primeiro turno.
    .goal = Jogue o seu primeiro turno.
    .done = Isso foi um turno. Pompeu também já jogou.
caesar-lesson-first-game-first-token = Clique na sua espada, 3 e 3: ela pode fechar Dalmatia.
    .happened = Vence quem colocar primeiro todos os seus marcadores de controle.
caesar-lesson-first-game-first-space = Clique no espaço entre Macedonia e Dalmatia, o último livre ali.
    .happened = Uma ficha fica na fronteira e conta dos dois lados.
caesar-lesson-first-game-first-senate = Clique nos seus marcadores: mais 1 vai para baixo da ficha do Senado.
    .happened = Dalmatia é sua, 7 a 0: ali está o seu primeiro marcador.
caesar-lesson-first-game-first-hint = Clique na ficha marcada e depois em cada lugar marcado.

caesar-lesson-first-game-second = O seu segundo turno.
    .goal = Jogue o seu segundo turno.
    .done = Pompeu também já jogou, então é a sua vez de novo.
caesar-lesson-first-game-second-token = Clique no navio, 6 e 0: ele cabe em qualquer espaço de navio.
    .happened = A cada turno você compra uma ficha nova: aqui está um navio.
caesar-lesson-first-game-second-space = Clique no espaço entre Hispania Ulterior e Mauritania.
    .happened = Hispania Ulterior é pequena e ainda está vazia: com 6 você lidera ali.
caesar-lesson-first-game-second-side = Clique em Hispania Ulterior, para que o 6 fique voltado para ela.
    .happened = Uma província recebe o 6, e a outra, o 0.

caesar-lesson-first-game-third = O seu terceiro turno.
    .goal = Jogue o seu terceiro turno.
    .done = Três turnos jogados. Daqui em diante, a partida é sua.
caesar-lesson-first-game-third-token = Clique no seu escudo, 5 e 1: ele cabe nesse espaço.
    .happened = Em Hispania Ulterior você lidera, e ali há um espaço livre.
caesar-lesson-first-game-third-space = Clique no espaço entre Hispania Ulterior e Hispania Citerior.
    .happened = Ele cabe em qualquer espaço livre que mostre um escudo.
caesar-lesson-first-game-third-side = Clique em Hispania Citerior: o 5 fica voltado para ela, e Hispania Ulterior fecha.
    .happened = Em Hispania Ulterior você já lidera, então ali o 1 basta.
caesar-lesson-first-game-third-senate = Clique nos seus marcadores: 2 fichas do Senado levam 2 marcadores.
    .happened = Hispania Ulterior é sua, 7 a 0, e a ficha dela também.

caesar-lesson-first-game-rest = Continue assim: lidere em uma província quando ela fechar. O seu último marcador vence a partida. A partir de agora você tem Ideias, e o conselheiro avisa depois de um turno que custa caro.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou.
caesar-lesson-first-game-rest-hint = Procure uma província com um espaço livre: quem ocupa esse espaço fecha a província.
caesar-lesson-first-game-aim-close = Feche uma província
caesar-lesson-first-game-aim-control = Controle uma província

caesar-lesson-first-game-result = Aqui estão os seus marcadores e os de Pompeu.
