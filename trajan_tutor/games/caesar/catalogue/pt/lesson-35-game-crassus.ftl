### A game against Crassus.

caesar-lesson-game-crassus = Uma partida contra Crasso
    .idea = Uma partida inteira contra um rival cujas regras você pode ler.
    .can = Você sabe jogar no modo solo, contra Crasso.

caesar-lesson-game-crassus-game = Ninguém joga por Crasso: ele começa, as fichas dele ficam abertas, e uma regra fixa, mostrada ao lado do tabuleiro, escolhe por ele. Assim você pode ver o que ele vai fazer a seguir, e colocar as suas fichas de modo a ajudá-lo o mínimo possível.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou.
caesar-lesson-game-crassus-game-hint = Primeiro pergunte onde ele pode assumir o controle com uma só ficha: ele vai fazer isso antes de qualquer outra coisa.
caesar-lesson-game-crassus-aim-control = Controle uma província

caesar-lesson-game-crassus-result = O que Crasso alcançou, e o que você deixou para ele? Jogue de novo em uma dificuldade mais alta quando quiser.
