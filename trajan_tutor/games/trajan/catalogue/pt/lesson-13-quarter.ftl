### Lesson 13: the end of a quarter.

trajan-lesson-quarter = O fim de um quarto de ano
    .idea = O senado vota, e o tabuleiro é reposto.
    .can = Você sabe dizer quem vira cônsul e o que muda em um novo quarto de ano.

trajan-lesson-quarter-who-leads = O último turno do quarto de ano já foi. O seu disco está no espaço com o 3, o de B, no espaço com o 6. Você tem uma ficha com 5 votos. Quem tem mais votos?
    .done = Você: oito contra seis. Com o mesmo número de votos, venceria o disco que está mais adiante.
trajan-lesson-quarter-who-leads-hint = Some o número do espaço e as fichas do tabuleiro individual.
trajan-lesson-quarter-you-lead = Eu
trajan-lesson-quarter-b-leads = O jogador B
trajan-lesson-quarter-tiles-count = O disco de B está mais adiante, mas a sua ficha também conta: três mais cinco são oito.

trajan-lesson-quarter-end = Deixe o quarto de ano acabar: clique no quarto de ano, dentro da trilha de tempo. Primeiro as demandas do povo são atendidas, depois os votos são contados.
    .sheet = Deixe o quarto de ano acabar: marque o quarto de ano, dentro da trilha de tempo. Primeiro as demandas do povo são atendidas, depois os votos são contados.
    .goal = Deixe o quarto de ano acabar.
    .done = As suas fichas atendem todas as demandas. Você tem mais votos, então é cônsul.

trajan-lesson-quarter-consul = O cônsul escolhe uma das duas fichas de bônus do senado. Elas dão pontos no fim da partida. Clique na que você preferir.
    .sheet = O cônsul escolhe uma das duas fichas de bônus do senado. Elas dão pontos no fim da partida. Marque a que você preferir.
    .goal = Escolha uma ficha de bônus.
    .done = Ela fica no seu tabuleiro individual com o lado amarelo para cima. B, o vice-cônsul, recebeu a outra, com o lado cinza para cima, que vale menos.

trajan-lesson-quarter-disc = Um novo quarto de ano começou. Clique no lugar em que o seu disco está agora.
    .sheet = Um novo quarto de ano começou. Marque o lugar em que o seu disco está agora.
    .done = De volta ao início. O disco do cônsul fica por cima, e isso vence os empates.
trajan-lesson-quarter-not-there-any-more = Ele estava aí antes da contagem dos votos. Todos os discos voltaram.

trajan-lesson-quarter-ship = O barco de cartas idênticas estava cinza. E agora?
    .done = Todos os barcos mostram de novo o lado colorido e pagam o valor cheio.
trajan-lesson-quarter-coloured-again = Está colorido de novo
trajan-lesson-quarter-still-grey = Continua cinza
trajan-lesson-quarter-look-at-the-ship = Olhe o barco: a fileira de pontos de cima vale de novo.

trajan-lesson-quarter-tiles-left = E a sua ficha com os 5 votos?
    .done = Foi removida do jogo, como todas as fichas com votos. As demandas e o que tinha sobrado no fórum também.
trajan-lesson-quarter-votes-stay = Continua comigo
trajan-lesson-quarter-votes-gone = Não está mais comigo
trajan-lesson-quarter-look-at-your-mat = Olhe o seu tabuleiro individual: ela não está mais lá. Os votos valem só por um quarto de ano.

trajan-lesson-quarter-fresh = O tabuleiro é reposto: o fórum, o senado e todas as províncias que não têm ficha, líder nem legionário.

trajan-lesson-quarter-quarters-left = A partida tem quatro quartos de ano. Quantos ainda faltam, contando o que acabou de começar?
    .done = Três. Depois do quarto vem a pontuação final.
trajan-lesson-quarter-this-one-counts = Dos quatro quartos de ano, um já passou. Conte também o que acabou de começar.
