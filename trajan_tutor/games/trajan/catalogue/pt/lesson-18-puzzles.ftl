### Lesson 18: puzzles. The positions and their values are in 18-puzzles.json.

trajan-lesson-puzzles = Desafios
    .idea = Doze posições, cada uma com um turno claramente melhor que os outros.
    .can = Você sabe achar o melhor turno onde ele está bem escondido.

trajan-lesson-puzzles-one-marker = O seu círculo está cheio de fichas, e uma distribuição curta pode fazer duas coisas de uma vez. Ache o seu melhor turno.
    .goal = Jogue o melhor turno.
    .done = Um marcador cumpriu a ficha da bandeja V, e os dois trabalhadores dela vieram junto. Sem os trabalhadores, o turno valeria cerca de sete pontos a menos.
trajan-lesson-puzzles-one-marker-hint = Que bandeja tem um marcador só, e onde ele cairia?
trajan-lesson-puzzles-one-marker-hint-2 = A ficha da bandeja V pede amarelo e laranja. E o que ela oferece além dos pontos?

trajan-lesson-puzzles-right-order = Branco e azul estão na bandeja V, ao lado de uma ficha que vale muitos pontos. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = O amarelo caiu por último e encontrou o branco. Na outra ordem, a ficha ainda estaria lá.
trajan-lesson-puzzles-right-order-hint = Essa ficha pede amarelo e branco. Que bandeja termina ali?
trajan-lesson-puzzles-right-order-hint-2 = A bandeja III leva até lá com dois marcadores. Qual deles tem que cair por último?

trajan-lesson-puzzles-time-runs = Aqui você é o jogador B. O quarto de ano está acabando, e no seu círculo as fichas esperam, uma atrás da outra. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = Dois marcadores, nove pontos, e passou pouco tempo. A distribuição longa teria aproximado o fim da rodada, para todo mundo.
trajan-lesson-puzzles-time-runs-hint = A sua distribuição longa faz passar muito tempo. Existe uma mais curta que dê pontos?
trajan-lesson-puzzles-time-runs-hint-2 = A bandeja V tem um marcador verde, e a ficha dela pede verde duas vezes.

trajan-lesson-puzzles-tile-and-ship = Aqui você é o jogador B, no último quarto de ano. A sua mão tem dois peixes, e o seu acampamento de trabalhadores está vazio. Um só turno resolve as duas coisas.
    .goal = Jogue o melhor turno.
    .done = Dois trabalhadores e um barco em um só turno. Deixar os trabalhadores para lá teria custado cerca de seis pontos.
trajan-lesson-puzzles-tile-and-ship-hint = Qual das suas bandejas termina no porto, com o laranja como último marcador?
trajan-lesson-puzzles-tile-and-ship-hint-2 = Cumpra a ficha da bandeja I e não deixe para trás o que ela oferece.

trajan-lesson-puzzles-one-step = Aqui você é o jogador B. Várias ações estão ao alcance e parecem iguais. Qual delas rende mais?
    .goal = Jogue o melhor turno.
    .done = Pontos na hora, votos no fim do quarto de ano e vantagem sobre o jogador A. Uma carta só em um barco vale menos.
trajan-lesson-puzzles-one-step-hint = Olhe o seu disco no senado e o do jogador A.
trajan-lesson-puzzles-one-step-hint-2 = Que bandeja termina na bandeja IV, quatro bandejas adiante?

trajan-lesson-puzzles-second-roof = Aqui você é o jogador B. Você tem um telhado, e o seu acampamento de trabalhadores precisa de reforço. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = Uma ficha, dois trabalhadores e um segundo telhado. Chamar um trabalhador em vez de construir teria custado cerca de cinco pontos.
trajan-lesson-puzzles-second-roof-hint = A ficha da bandeja VI pede laranja duas vezes. Que bandeja termina ali, com o laranja por último?
trajan-lesson-puzzles-second-roof-hint-2 = Use os trabalhadores da ficha. Depois procure outro telhado no distrito.

trajan-lesson-puzzles-third-stairs = Aqui você é o jogador B e tem duas escadas. Três fichas do mesmo tipo dão dez pontos no fim, e quatro dão vinte. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = A escada em D1 forma um conjunto de três. Chamar um trabalhador em vez de construir teria custado mais de sete pontos.
trajan-lesson-puzzles-third-stairs-hint = Onde, no distrito, há outra ficha de escada ao lado dos seus trabalhadores?
trajan-lesson-puzzles-third-stairs-hint-2 = Duas bandejas terminam na bandeja VI. Qual delas deixa mais marcadores onde você precisa deles?

trajan-lesson-puzzles-fourth-fountain = Três fontes são suas, e a quarta ainda está no distrito. Mas o seu acampamento de trabalhadores está vazio. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = Primeiro o trabalhador, depois a fonte: o conjunto de quatro vale vinte pontos no fim.
trajan-lesson-puzzles-fourth-fountain-hint = Dá para fazer a ação de construção duas vezes neste turno?
trajan-lesson-puzzles-fourth-fountain-hint-2 = Primeiro leve um trabalhador ao acampamento. Depois repita a ação com a sua ficha amarela e construa.

trajan-lesson-puzzles-far-island = Aqui você é o jogador B. Uma ilha distante vale dez pontos, e um legionário espera no seu acampamento. Dá para fazer tudo em um só turno?
    .goal = Jogue o melhor turno.
    .done = Líder e legionário em um só turno: ninguém teve tempo de chegar antes.
trajan-lesson-puzzles-far-island-hint = Que bandeja termina na bandeja III? E que ficha amarela você tem?
trajan-lesson-puzzles-far-island-hint-2 = Mande o seu líder para Britannia. Depois repita a ação e mande o legionário atrás dele.

trajan-lesson-puzzles-window-opens = Aqui você é o jogador B. O seu líder está ao lado de Britannia, mas a sua distribuição não alcança a ação militar. Será mesmo?
    .goal = Jogue o melhor turno.
    .done = A janela abriu o caminho: uma construção e, depois dela, duas ações militares.
trajan-lesson-puzzles-window-opens-hint = A primeira ficha de um tipo dá uma ação. Que tipo dá a ação militar?
trajan-lesson-puzzles-window-opens-hint-2 = Construa a janela em C3, marche para Britannia e repita com a sua ficha amarela.

trajan-lesson-puzzles-march-for-games = Aqui você é o jogador B. O povo quer jogos, e uma das suas fichas de bônus também. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = A ficha, e os jogos de Raetia: eles atendem ao povo e fazem pontuar a sua ficha de bônus. Qualquer outra província teria custado cerca de cinco pontos.
trajan-lesson-puzzles-march-for-games-hint = A bandeja V termina na bandeja III. Qual dos marcadores dela deve ser o último, para a ficha que está ali?
trajan-lesson-puzzles-march-for-games-hint-2 = Com o laranja por último, a ficha é cumprida. Depois procure jogos em uma província que o seu líder alcance.

trajan-lesson-puzzles-three-from-forum = Aqui você é o jogador B. Duas das suas fichas de bônus pedem pão e religião, e você não tem nenhum dos dois. Ache o melhor turno.
    .goal = Jogue o melhor turno.
    .done = Três fichas com uma ação do fórum: a amarela a repetiu, e o marcador somou mais uma. As duas fichas de bônus vão pontuar.
trajan-lesson-puzzles-three-from-forum-hint = A ficha da bandeja II dá um marcador [+2]. Que bandeja termina ali, com o rosa por último?
trajan-lesson-puzzles-three-from-forum-hint-2 = Coloque o marcador no fórum, pegue a ficha amarela do fórum e use-a na hora.

trajan-lesson-puzzles-remember = Todos esses turnos fizeram duas coisas de uma vez: uma ficha e uma ação, uma ação e uma ficha para repeti-la. Procure turnos assim nas suas próprias partidas.
