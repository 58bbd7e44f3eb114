### Lesson 68: the end of the game.

sylla-lesson-end = O fim
    .idea = Cristãos, Escravos libertados e fichas: o que conta depois da quinta rodada.
    .can = Você sabe contar os seus últimos pontos de prestígio antes de dar os últimos votos.

sylla-lesson-end-ecclesia = A última rodada. Depois dela vem a Igreja: cada cristão com a face para cima, marcado por um peixe, dá 2 pontos de prestígio, virado de lado ou não. Quanto você vai receber?
    .done = Quatro: pelo Escravo cristão e pelo Mercador cristão virado de lado.
sylla-lesson-end-ecclesia-hint = Você tem três cartas de cristãos. Uma delas está virada para baixo.
sylla-lesson-end-down-does-not = O Senador cristão está virado para baixo: o Expurgo o cobre, e ele não dá nada.
sylla-lesson-end-two-each = Dois cristãos estão com a face para cima, em pé ou virados de lado, e cada um dá 2.

sylla-lesson-end-slaves = Depois, cada Escravo com a face para cima pode ser libertado por 2 denários e dá 3 pontos de prestígio. Você tem três Escravos e cinco denários. Quanto isso dá, se você guardar todos os denários até lá?
    .done = Seis: quatro denários libertam dois Escravos. Um denário sobra e não vale nada. Um Escravo cristão dá as duas coisas.
sylla-lesson-end-slaves-hint = Quantos Escravos cinco denários libertam?
sylla-lesson-end-not-all-three = Três Escravos custariam seis denários.
sylla-lesson-end-three-each = Cada Escravo libertado dá 3 pontos de prestígio, e você pode libertar dois.

sylla-lesson-end-tokens = Por fim, cada ficha dá o que o marcador dela mostra, ou nada na crise. Espírito cívico: 4 fichas, marcador em 3. Lazer: 2 fichas, em crise. Saúde: 3 fichas, marcador em 2. Quanto dão as suas fichas?
    .done = Dezoito: 12 e 6.
sylla-lesson-end-tokens-hint = Quatro vezes três, e três vezes dois.
sylla-lesson-end-leisure-is-nothing = Lazer está em crise: as fichas dele não dão nada.
sylla-lesson-end-health-too = Isso é só Espírito cívico. Saúde também dá alguma coisa.

sylla-lesson-end-last-hand = Resta uma decisão. Os Banhos públicos pagam 5 pelo primeiro lugar, e ninguém mais tem um voto. O seu Senador está virado de lado. Vença a obra e liberte quantos Escravos puder.
    .goal = Fique em primeiro lugar e liberte dois Escravos.
    .done = Um denário pela obra, quatro por dois Escravos. Tudo foi contado, e a partida acabou: vence quem tem mais pontos de prestígio.
sylla-lesson-end-last-hand-hint = Dois Escravos precisam de quatro dos seus cinco denários.
sylla-lesson-end-last-hand-hint-2 = Um voto basta para o primeiro lugar.
sylla-lesson-end-a-slave-less = Você fica em primeiro lugar. Mas sobram menos de quatro denários, e um Escravo a menos é libertado.
sylla-lesson-end-no-vote-no-place = Sem nenhum voto, você não fica em lugar nenhum. Os dois Escravos são libertados, mas a obra não dá nada.
sylla-lesson-end-plebs-bring-less = A plebe paga 1 por dois votos. O primeiro lugar paga 5 por um.

sylla-lesson-end-sources = Veja de onde vieram os seus pontos de prestígio nesta rodada. O que mais conta são as fichas. Veja o que os outros recebem.

sylla-lesson-end-tie = Dois jogadores empatam na frente, em pontos de prestígio. Quem vence?
    .done = Os dois. Dinheiro não vale mais nada.
sylla-lesson-end-shared = eles dividem a vitória
sylla-lesson-end-most-deniers = quem tem mais denários
sylla-lesson-end-consul = o primeiro cônsul
sylla-lesson-end-money-is-nothing = No fim, denários não valem nada.
sylla-lesson-end-consul-says-nothing = O cônsul desempata eventos, não isto.
