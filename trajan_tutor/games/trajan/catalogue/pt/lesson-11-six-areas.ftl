### The second short game: all six areas, and the Trajan tiles.

trajan-lesson-six-areas = As seis áreas
    .idea = Um quarto de ano em que você visita as áreas que preparam alguma coisa.
    .can = Você sabe jogar nas seis áreas e preparar o que rende depois.

trajan-lesson-six-areas-areas = O mesmo quarto de ano, com outro sorteio. As áreas que pagam na hora você já conhece. Agora pegue uma ficha de fórum, leve o líder a uma província e uma nova ficha de Trajano ao círculo. Ela rende com as duas cores na bandeja.
    .goal = Jogue até o fim do quarto de ano.
    .done = O quarto de ano acabou, e todos os pontos foram contados.
trajan-lesson-six-areas-areas-hint = Uma bandeja que agora não leva a nada de útil pode levar depois de outra distribuição: quem decide é o último marcador.
trajan-lesson-six-areas-aim-forum = Pegue uma ficha do fórum
trajan-lesson-six-areas-aim-march = Leve o seu líder a uma província
trajan-lesson-six-areas-aim-arch = Traga uma ficha de Trajano
trajan-lesson-six-areas-aim-tile = Cumpra uma ficha de Trajano

trajan-lesson-six-areas-result = O que rendeu desta vez, e o que só preparou alguma coisa? Compare as suas origens de pontos com as de B.
