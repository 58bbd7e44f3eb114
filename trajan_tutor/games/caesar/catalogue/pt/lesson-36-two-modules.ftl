### A game with two modules.

caesar-lesson-two-modules = Uma partida com os dois módulos
    .idea = Uma partida inteira em que algumas fichas de bônus são trocadas por novas.
    .can = Você sabe jogar com dois módulos.

caesar-lesson-two-modules-game = Veneno diminui o estoque do outro lado, e um Centurião traz a você uma ficha forte. Veja onde estão antes de colocar.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou.
caesar-lesson-two-modules-game-hint = Uma ficha com sete em uma das pontas decide quase qualquer província por si só. Para conseguir uma, feche uma província com um Centurião.
caesar-lesson-two-modules-aim-control = Controle duas províncias

caesar-lesson-two-modules-result = Qual das fichas novas mudou mais para você, e qual para Pompeu?
