### Four players: the game that ends the course.

trajan-lesson-four-players = Um ano a quatro
    .idea = A partida inteira com quatro jogadores, e ninguém guia você.
    .can = Você sabe jogar Trajan, com quem quiser.

trajan-lesson-four-players-year = Esta é a última lição, e ela é uma partida: um ano inteiro com quatro jogadores. A esta altura você já conhece todas as regras. O conselheiro está ao seu lado e fala o quanto você quiser.
    .goal = Jogue até o fim da partida.
    .done = O ano acabou, e todos os pontos foram contados.
trajan-lesson-four-players-year-hint = Com quatro jogadores, uma boa ficha de fórum raramente espera por você. Pegue-a antes.
trajan-lesson-four-players-aim-points = Faça quarenta pontos

trajan-lesson-four-players-result = Todos os pontos do ano. Agora comece uma partida sua, contra quem quiser.
