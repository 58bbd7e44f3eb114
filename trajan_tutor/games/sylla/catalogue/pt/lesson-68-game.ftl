### Lesson 68: a whole game.

sylla-lesson-game = Uma partida inteira
    .idea = Cinco rodadas contra três jogadores: você joga, e o conselheiro acompanha.
    .can = Você sabe jogar uma partida inteira de Sylla.

sylla-lesson-game-rounds = Uma partida inteira de cinco rodadas, desde a escolha dos seus quatro personagens. Aqui ninguém guia você: o tabuleiro mostra as suas opções, e o conselheiro acompanha. Comece: clique em quatro personagens que você quer.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou, e tudo foi contado.
sylla-lesson-game-rounds-hint = Antes de dar um lance, conte o que os outros podem oferecer: tudo está à vista.
sylla-lesson-game-rounds-hint-2 = O que fica é melhor comprar cedo. Na última grande obra, gaste o que não for preciso para os seus Escravos.
sylla-lesson-game-aim-building = Compre uma construção
sylla-lesson-game-aim-token = Pegue duas fichas

sylla-lesson-game-result = Todos os pontos de prestígio da partida, por origem. O que rendeu mais a quem venceu, e será que podia ter sido seu?
