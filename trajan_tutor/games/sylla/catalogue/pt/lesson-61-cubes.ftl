### Lesson 61: cubes on events.

sylla-lesson-cubes = Cubos contra eventos
    .idea = Um cubo para cada Legionário e Vestal em pé, e o que ganha quem tem mais cubos.
    .can = Você sabe colocar os seus cubos onde eles trazem uma ficha.

sylla-lesson-cubes-how-many = Fase V. Cada Legionário ou Vestal em pé dá um cubo a você. Uma carta virada de lado não dá nenhum. Você tem dois Legionários e uma Vestal. Quantos cubos?
    .done = Dois. A Vestal está virada de lado: ela pagou por uma construção.
sylla-lesson-cubes-how-many-hint = Olhe as suas cartas. A Vestal está virada de lado.
sylla-lesson-cubes-tilted-too = A sua Vestal está virada de lado, então não dá cubo nesta rodada.

sylla-lesson-cubes-wrong-icon = Cada evento mostra quem o combate: um elmo para Legionários, uma pira para Vestais. A Fome mostra uma pira, e os seus dois cubos são de Legionários. Experimente: clique na Fome.
    .sheet = Cada evento mostra quem o combate: um elmo para Legionários, uma pira para Vestais. A Fome mostra uma pira, e os seus dois cubos são de Legionários. Experimente: marque a Fome.
    .goal = Tente colocar um cubo de Legionário na Fome.
    .done = Não permitido. Olhe o símbolo do evento antes de contar com um cubo.
sylla-lesson-cubes-that-is-theirs = Esse, os dois tipos podem combater. Desfaça e clique na Fome.

sylla-lesson-cubes-against-the-revolt = Já a Revolta dos escravos pode ser combatida por Legionários. Você é cônsul, então coloca o primeiro cubo. Clique na Revolta dos escravos.
    .sheet = Já a Revolta dos escravos pode ser combatida por Legionários. Você é cônsul, então coloca o primeiro cubo. Marque a Revolta dos escravos.
    .goal = Coloque um cubo na Revolta dos escravos.
    .done = Um cubo seu está lá. Não dá para guardar um cubo: todos precisam ser colocados.
sylla-lesson-cubes-another-event = Um Legionário também pode combater aí. Desta vez, clique na Revolta dos escravos.

sylla-lesson-cubes-the-others = Em sentido horário, cada um coloca um cubo por vez, até todos estarem colocados. Siga em frente para ver os outros.
sylla-lesson-cubes-b-places = O jogador B tinha uma Vestal e combate a Fome.
sylla-lesson-cubes-c-places = O jogador C tinha um Legionário. Na Revolta dos escravos agora está um a um.
sylla-lesson-cubes-d-places = O jogador D colocou uma Vestal no Culto imperial. Esse foi o último cubo dos outros.

sylla-lesson-cubes-two-tokens = Quem tem mais cubos em um dos três eventos de cima ganha uma ficha da cor dele. Em caso de empate, cada um pega uma. Coloque o seu último cubo de modo a pegar duas fichas.
    .goal = Pegue duas fichas com o seu último cubo.
    .done = Lazer pela Revolta dos escravos, Espírito cívico pelo Culto imperial. Um empate bastou, duas vezes.
sylla-lesson-cubes-two-tokens-hint = Na Revolta dos escravos você já empata. Onde mais você pode empatar?
sylla-lesson-cubes-two-tokens-hint-2 = O jogador D tem um cubo no Culto imperial, que Legionários podem combater.
sylla-lesson-cubes-one-token = Agora você está na frente do jogador C. Mas é uma ficha só, como antes.
sylla-lesson-cubes-no-second-token = A Decadência dá prestígio e nenhuma ficha. Ache um segundo evento em que você empate.

sylla-lesson-cubes-none-left = Outra rodada. Você ainda tem um cubo, de uma Vestal. A Revolta dos escravos mostra só um elmo. Clique nela.
    .sheet = Outra rodada. Você ainda tem um cubo, de uma Vestal. A Revolta dos escravos mostra só um elmo. Marque-a.
    .goal = Tente colocar um cubo que você não tem.
    .done = Não permitido: os seus dois Legionários estão virados de lado.
sylla-lesson-cubes-that-can-be-fought = Aí uma Vestal pode combater. Desfaça e clique na Revolta dos escravos.

sylla-lesson-cubes-decadence = A Decadência é diferente. Ela não tem ficha: quem tem mais cubos nela ganha 1 ponto de prestígio. O jogador D tem um cubo lá. Pegue a sua parte.
    .goal = Ganhe prestígio com o seu último cubo.
    .done = Um ponto de prestígio. A Decadência aceita qualquer cubo e nunca sai da coluna.
sylla-lesson-cubes-token-instead = Isso vale uma ficha. Desta vez, vá atrás do prestígio da Decadência.

sylla-lesson-cubes-shared = Você e o jogador D tinham um cubo cada na Decadência. Quantos jogadores ganharam um ponto de prestígio?
    .done = Vocês dois. Um cubo também ajuda a evitar o evento em que está: isso vem a seguir.
sylla-lesson-cubes-shared-hint = Quem empata no primeiro lugar recebe o valor inteiro.
sylla-lesson-cubes-only-you = O jogador D tinha lá tantos cubos quanto você.
sylla-lesson-cubes-not-nobody = Um empate não anula nada. Veja quem tinha mais cubos.
