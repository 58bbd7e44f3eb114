### Lesson 17: reading the opponents.

trajan-lesson-reading = Ler os adversários
    .idea = Os círculos dos outros estão à vista: dá para contar o que eles podem fazer.
    .can = Você sabe ler no outro círculo o que vem por aí.

trajan-lesson-reading-their-action = O seu círculo mostra o que você pode fazer, e o de B mostra o que B pode fazer. Olhe a bandeja I no tabuleiro individual pequeno de B. Com o sinal de mais, você amplia o tabuleiro. A bandeja tem dois marcadores: que ação ela daria?
    .done = Duas bandejas depois da bandeja I está a bandeja III, a da ação militar.
trajan-lesson-reading-their-action-hint = Conte duas bandejas adiante, como no seu próprio círculo. Cada bandeja mostra a sua ação.
trajan-lesson-reading-forum = a do fórum
trajan-lesson-reading-military = a militar
trajan-lesson-reading-senate = a do senado
trajan-lesson-reading-count-again = Conte de novo: o primeiro marcador cai na bandeja II, o segundo, uma bandeja adiante.

trajan-lesson-reading-can-they = O povo quer pão, e o único pão do fórum está marcado. O fórum é a ação da bandeja II. B consegue chegar até ele no próximo turno?
    .done = Nenhuma bandeja de B termina na bandeja II. Então, depois de B, o pão ainda vai estar lá, e você pode pegar outra coisa antes.
trajan-lesson-reading-can-they-hint = Percorra as seis bandejas de B e conte onde cada uma termina.
trajan-lesson-reading-they-can = sim
trajan-lesson-reading-they-cannot = não
trajan-lesson-reading-no-tray-leads-there = Conte uma por uma: I termina em III, II em V, III em IV, IV em VI, V em VI, e VI em III.

trajan-lesson-reading-now-they-can = A mesma mesa, mas um marcador rosa de B está em outro lugar. Agora uma bandeja de B leva ao fórum. Clique nela.
    .sheet = A mesma mesa, mas um marcador rosa de B está em outro lugar. Agora uma bandeja de B leva ao fórum. Marque-a.
    .done = Dois marcadores da bandeja VI terminam na bandeja II. B pode pegar o pão no próximo turno.
trajan-lesson-reading-now-they-can-hint = A partir da bandeja VI, o primeiro marcador cai na bandeja I.
trajan-lesson-reading-leads-elsewhere = Essa bandeja termina em outro lugar. Qual delas termina exatamente na bandeja II?

trajan-lesson-reading-take-first = Agora você está no fórum, e B vem depois. Pegue o que B pegaria.
    .goal = Pegue a ficha que B poderia pegar.
    .done = O pão é seu, e B vai ter que procurar outra resposta.
trajan-lesson-reading-take-first-hint = B também quer atender ao povo, e o povo quer pão.
trajan-lesson-reading-bread-left = O pão continua lá, e B chega até ele no próximo turno. Pegue-o antes.

trajan-lesson-reading-how-far = Os círculos mostram também como o tempo corre. É a última rodada do quarto de ano, e faltam três passos até o início. Quantos passos o próximo turno de B pode dar no máximo?
    .done = Quatro: os marcadores da bandeja VI. Três bastam, então B pode encerrar o quarto de ano antes do seu próximo turno.
trajan-lesson-reading-how-far-hint = O marcador de tempo anda tantos passos quantos forem os marcadores da bandeja. Procure a bandeja mais cheia de B.
trajan-lesson-reading-fullest-tray = Uma das bandejas de B tem mais que isso. Olhe a bandeja VI.

trajan-lesson-reading-in-time = Você tem pão e jogos para o povo, mas não religião, e está no fórum. Lá também há uma ficha para uma segunda ação militar. O que você pega?
    .goal = Pegue aquilo de que você precisa antes de o quarto de ano acabar.
    .done = Agora você consegue atender às três demandas, faça B o que fizer. A outra ficha pode esperar, esta não.
trajan-lesson-reading-in-time-hint = Uma demanda a que você não consegue atender custa 4 pontos no fim do quarto de ano. E o quarto de ano pode acabar logo depois deste turno.
trajan-lesson-reading-too-late = Você queria pegar a religião no seu próximo turno. Siga em frente e veja se B deixa você chegar a tempo.

trajan-lesson-reading-province-now = Aqui o seu líder e o de B estão na mesma província, Noricum, que vale 5. Imagine que B coloque um legionário primeiro. Quantos pontos restariam para o seu?
    .done = Dois: cinco menos três pelo adversário. Chegar em segundo sai caro.
trajan-lesson-reading-province-now-hint = Cada legionário adversário tira 3 pontos.
trajan-lesson-reading-full-worth = Isso é para quem chega primeiro. Um adversário lá tira 3.

trajan-lesson-reading-be-first = Mas neste turno a ação militar é sua. Chegue primeiro.
    .goal = Pontue em Noricum antes de B.
    .done = Cinco para você, e só dois restam para B.
trajan-lesson-reading-be-first-hint = Clique em Noricum, onde está o seu líder.
trajan-lesson-reading-left-to-b = O turno acabou, e agora B pode chegar primeiro. Desta vez, mande o seu legionário.

trajan-lesson-reading-remember = Antes de escolher, olhe o próximo jogador: que bandejas estão carregadas, e o que ele quer? E até onde pode ir o marcador de tempo? Pegue logo o que vai sumir e deixe esperar o que está seguro.
