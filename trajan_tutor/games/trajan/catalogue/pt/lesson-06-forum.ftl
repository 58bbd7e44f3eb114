### Lesson 6: the forum.

trajan-lesson-forum = O fórum
    .idea = Um turno, uma ficha: pegue o que você vai precisar.
    .can = Você conhece as fichas do fórum e sabe pegar a de que precisa.

trajan-lesson-forum-bread = O seu último marcador cai na bandeja II, então o fórum está aberto para você: pegue uma ficha qualquer das que estão lá. O povo exige pão. Pegue a ficha que atende essa demanda.
    .goal = Pegue o pão do fórum.
    .done = O pão fica no seu tabuleiro individual, à espera do fim do quarto de ano. Sem ele, o povo tiraria pontos de você.
trajan-lesson-forum-bread-hint = A demanda do povo mostra um pão. A primeira ficha do fórum mostra o mesmo.
trajan-lesson-forum-other-need = Essa ficha atende uma demanda de religião. O povo pode até pedir isso mais tarde; agora ele quer pão.
trajan-lesson-forum-other-tile = Você pode pegar essa. Mas ela não atende a demanda: o povo quer pão.
trajan-lesson-forum-passed = Desta vez, nenhuma ficha. Você só perdeu a chance. Pegue o pão.

trajan-lesson-forum-find-it = Onde está a sua ficha agora? Clique nela.
    .sheet = Onde está a sua ficha agora? Marque-a.
    .done = As fichas de fórum ficam no seu tabuleiro individual até você precisar delas.

trajan-lesson-forum-kinds = O fórum oferece mais. Pão, jogos e religião atendem demandas do povo. Louros são votos no senado. Nos espaços amarelos há fichas que deixam você fazer uma ação duas vezes. As próximas lições usam todas elas.

trajan-lesson-forum-absent = Alguns turnos depois, o fórum está assim. Nada é reposto antes do próximo quarto de ano. Tente pegar uma ficha de um espaço vazio.
    .goal = Tente pegar uma ficha de um espaço vazio do fórum.
    .done = Não permitido: o que foi, já foi. As boas fichas não esperam por você.
trajan-lesson-forum-that-is-there = Essa ficha estava lá, então você pode pegá-la. Desta vez, clique em um espaço sem ficha.

trajan-lesson-forum-most-votes = Agora pegue algo útil: a ficha com mais votos para o senado.
    .goal = Pegue a ficha com mais votos.
    .done = São cinco votos para você no fim do quarto de ano.
trajan-lesson-forum-most-votes-hint = Há duas fichas de senado lá: o número nos louros é o número de votos. Pegue a maior.
trajan-lesson-forum-fewer-votes = Dois votos. A outra ficha de senado tem mais.
trajan-lesson-forum-no-votes = Essa não é uma ficha de senado, então não tem votos. Procure louros com um número.

trajan-lesson-forum-optional = Aqui o fórum está quase vazio: só restam as fichas amarelas. Imagine que você não quer nenhuma. Agir nunca é obrigatório. Abra mão da ação.
    .goal = Passe.
    .done = O turno acabou. Você pode passar em qualquer ação, mas raramente é uma boa ideia.
trajan-lesson-forum-optional-hint = Não há um lugar no tabuleiro para isso. Escolha na lista de jogadas.
trajan-lesson-forum-took-it = Claro que você pode pegar. Desta vez, veja o que acontece quando você não quer nada: passe.

trajan-lesson-forum-remember = O fórum é simples e rápido: um turno, uma ficha. Olhe primeiro as demandas do povo e depois o que os outros deixam para você.
