### Lesson 1: the board and the goal.

trajan-lesson-board = O tabuleiro e o objetivo
    .idea = Os pontos decidem a partida, e você já vai fazer os primeiros.
    .can = Você se orienta na mesa e sabe de quem é a vez.

trajan-lesson-board-own-score = Você é o jogador A. O tabuleiro individual grande, com o círculo, é seu. Ache o número que conta os seus pontos e clique nele.
    .sheet = Você é o jogador A. O tabuleiro individual grande, com o círculo, é seu. Ache o número que conta os seus pontos e marque-o.
    .done = Essa é a sua pontuação. É nesse número que você deve ficar de olho.
trajan-lesson-board-own-score-hint = Fica no alto do seu tabuleiro individual, à direita.
trajan-lesson-board-score-of-b = Essa é a pontuação do jogador B, no tabuleiro individual pequeno. A sua está no grande.
trajan-lesson-board-somewhere-on-the-mat = Isso está no seu tabuleiro individual, mas não é a pontuação. Procure o número lá no alto.

trajan-lesson-board-goal = Os dois começam sem nenhum ponto. Muita coisa dá pontos: comércio, conquista, construção, um lugar no senado. Quem tiver mais pontos no fim vence.

trajan-lesson-board-first-points = Vamos fazer alguns. Neste turno você pode agir no senado. O senado é a trilha com os números de 2 a 8. O seu disco está no início dela, debaixo do disco de B. Clique no espaço seguinte.
    .sheet = Vamos fazer alguns. Neste turno você pode agir no senado. O senado é a trilha com os números de 2 a 8. O seu disco está no início dela, debaixo do disco de B. Marque o espaço seguinte.
    .goal = Avance o seu disco no senado.
    .done = O seu disco avança um espaço, e os pontos são seus na hora.
trajan-lesson-board-first-points-hint = O seu disco vai para o espaço com o 2.
trajan-lesson-board-passed = Você pode passar, e às vezes vai querer. Mas aí não acontece nada: nem movimento, nem pontos. Tente de novo com o seu disco.

trajan-lesson-board-how-many = Olhe de novo a sua pontuação. Quantos pontos você tem agora?
    .done = Dois pontos: é o número do espaço em que o disco parou.
trajan-lesson-board-how-many-hint = A pontuação fica no alto do seu tabuleiro individual.
trajan-lesson-board-disc-not-score = A pontuação conta pontos, não espaços. Leia o número no alto do seu tabuleiro individual.

trajan-lesson-board-other-turn = O seu turno acabou. Agora o jogador B joga um turno inteiro. Siga em frente para ver, uma jogada de cada vez.
trajan-lesson-board-other-takes = B recolhe os dois marcadores de uma bandeja.
trajan-lesson-board-other-drops = B coloca os marcadores nas bandejas seguintes. Na próxima lição você vai fazer o mesmo.
trajan-lesson-board-other-passes = B abre mão da ação. O turno acabou.

trajan-lesson-board-who-is-next = De quem é o próximo turno?
    .done = É seu. Com dois jogadores, os turnos simplesmente se alternam.
trajan-lesson-board-you-are = Meu
trajan-lesson-board-b-again = Do jogador B, de novo
trajan-lesson-board-who-has-less = De quem tem menos pontos
trajan-lesson-board-b-had-a-turn = B acabou de jogar. Cada um joga um turno, e a vez passa em sentido horário.
trajan-lesson-board-order-is-fixed = Os pontos não mudam a ordem. A vez vai passando em volta da mesa.

trajan-lesson-board-not-yours = Aqui não tem como estragar nada. Sempre que algo não é permitido, o tabuleiro diz por quê. Experimente: clique nos marcadores de uma bandeja do jogador B.
    .sheet = Aqui não tem como estragar nada. Sempre que algo não é permitido, o tabuleiro diz por quê. Experimente: marque os marcadores de uma bandeja do jogador B.
    .goal = Tente recolher marcadores do jogador B.
    .done = Não permitido, e o tabuleiro diz por quê. O que está no tabuleiro individual de B é de B.
trajan-lesson-board-that-was-yours = Essa bandeja era sua, por isso foi permitido. Desta vez faça o que não é permitido: clique no tabuleiro individual pequeno, o do jogador B.

trajan-lesson-board-six-areas = A mesa tem seis áreas, uma para cada ação: os barcos do porto, o fórum, as províncias do mapa, o senado, as pilhas com o Arco e o distrito de construções. Cada uma tem a sua própria lição.

trajan-lesson-board-look-around = Se quiser, dê uma olhada por aí: explore, jogue alguns turnos e volte. A próxima lição mostra como escolher a sua ação.
