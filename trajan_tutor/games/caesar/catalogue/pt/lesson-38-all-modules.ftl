### The game that ends the course.

caesar-lesson-all-modules = Tudo de uma vez
    .idea = Uma partida inteira com todos os módulos, e ninguém guia você.
    .can = Você sabe jogar Caesar! com tudo o que há na caixa.

caesar-lesson-all-modules-game = Esta é a última das partidas, que foram crescendo: ela tem todos os módulos. O que você ainda não encontrou é explicado ao lado do tabuleiro. O conselheiro está ao seu lado e fala o quanto você quiser.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou.
caesar-lesson-all-modules-game-hint = Uma ficha em um posto de controle não conta nada com a face para baixo, mas o banco paga na hora.
caesar-lesson-all-modules-aim-control = Controle duas províncias

caesar-lesson-all-modules-result = Esse foi o curso. Agora comece uma partida sua, contra quem você quiser.
