### Half a year: two quarters with their demands and votes.

trajan-lesson-half-year = Meio ano
    .idea = Dois quartos de ano: o que sobra do primeiro ajuda você no segundo.
    .can = Você sabe jogar para além do fim de um quarto de ano e guardar o que ajuda no próximo.

trajan-lesson-half-year-third = Agora, dois quartos de ano. Cada um tem as suas demandas, e cada um termina com os votos para o cônsul, que pega uma ficha de bônus. As fichas de fórum que ninguém pediu ficam com você. Então uma ficha a mais não se perde.
    .goal = Jogue até o fim do terceiro quarto de ano.
    .done = Um quarto de ano acabou, e as demandas começam de novo.
trajan-lesson-half-year-third-hint = Pegue fichas com símbolos diferentes: você ainda não sabe o que o povo vai querer.
trajan-lesson-half-year-aim-forum = Pegue uma ficha do fórum
trajan-lesson-half-year-aim-votes = Avance o seu disco no senado

trajan-lesson-half-year-between = Quanto as demandas custaram a você, e o que os votos trouxeram? Ainda dá para mudar as duas coisas.

trajan-lesson-half-year-fourth = O último quarto de ano. Planeje de modo que nada fique sem uso: cartas, trabalhadores, fichas.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou, e todos os pontos foram contados.
trajan-lesson-half-year-fourth-hint = Conte os passos que restam na trilha de tempo antes de começar algo que leva três turnos.
trajan-lesson-half-year-aim-demand = Atenda uma demanda
trajan-lesson-half-year-aim-tile = Cumpra uma ficha de Trajano

trajan-lesson-half-year-result = Todos os pontos dos dois quartos de ano. Quais deles você preparou no primeiro?
