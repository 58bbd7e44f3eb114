### Lesson 66: famine.

sylla-lesson-famine = Fome
    .idea = Ela cresce em cada rodada e tira prestígio de todo mundo; com Campos, tira menos.
    .can = Você sabe prever a fome e quanto ela vai custar a você.

sylla-lesson-famine-icons = Depois da eleição, o marcador de Fome anda para a direita: um espaço para cada símbolo de fome nos quatro eventos. Aqui, a Fome e a Revolta dos escravos têm um cada. Clique no espaço em que o marcador vai ficar.
    .sheet = Depois da eleição, o marcador de Fome anda para a direita: um espaço para cada símbolo de fome nos quatro eventos. Aqui, a Fome e a Revolta dos escravos têm um cada. Marque o espaço em que o marcador vai ficar.
    .done = De 1 para 3.
sylla-lesson-famine-icons-hint = O marcador está em 1, e dois símbolos o movem.
sylla-lesson-famine-count-all = Há dois símbolos na coluna, e cada um o move um espaço.
sylla-lesson-famine-too-far = Nem todos os quatro eventos têm um símbolo: só a Fome e a Revolta dos escravos.

sylla-lesson-famine-watch-it = Você acaba de se tornar cônsul. Pegue uma ficha de qualquer cor e veja.
    .goal = Pegue uma ficha e veja a fome crescer.
    .done = Lá está ele. Os símbolos contam em cada rodada, também os dos eventos que foram evitados.

sylla-lesson-famine-own-loss = Na fase VII, cada um perde tantos pontos de prestígio quantos a fome mostra, 2 a menos para cada Campo com a face para cima. Você tem um Campo. A fome está em 3. Quanto você perde?
    .done = Um. O seu Campo poupa 2.
sylla-lesson-famine-own-loss-hint = Três, menos dois.
sylla-lesson-famine-field-helps = Isso é o que os outros perdem. Você tem um Campo.
sylla-lesson-famine-two-not-one = Um Campo diminui a perda em 2, não em 1.
sylla-lesson-famine-not-all = Um Campo tira 2, e a fome está em 3.

sylla-lesson-famine-see-it = Você não tem votos nesta rodada. Então estenda a mão, com o polegar para cima ou para baixo, e veja a fome.
    .goal = Escolha um polegar e veja a fase VII.
    .done = Você perde 1 ponto de prestígio, e os outros, 3 cada.

sylla-lesson-famine-floor = Aqui você tem 2 pontos de prestígio, nenhum Campo, e a fome está em 5. Quantos pontos de prestígio você vai ter depois dela?
    .done = Nenhum. Ninguém fica abaixo de 0.
sylla-lesson-famine-floor-hint = Você só pode perder o que tem.
sylla-lesson-famine-below-nothing = O prestígio nunca fica abaixo de 0.

sylla-lesson-famine-ahead = Rodada 3. A fome está em 4, e três eventos têm um símbolo de fome. Se a coluna ficar assim, onde vai estar a fome depois da próxima eleição?
    .done = Em 6: a fome nunca passa disso. Sem nenhum Campo, isso custa 6 a você em cada rodada.
sylla-lesson-famine-ahead-hint = Quatro e três. Mas olhe o fim da trilha.
sylla-lesson-famine-never-above = A trilha acaba em 6, e o marcador também.

sylla-lesson-famine-prevent = Então não deixe a fome crescer. O último cubo é seu. Dois eventos são evitados: o Saque, com três cubos, e mais um. A Fome custaria pontos de prestígio a você na hora; fichas de Saúde, que a Epidemia poderia prejudicar, você não tem. Escolha.
    .goal = Evite o evento que custaria mais a você.
    .done = A Fome é evitada. A Epidemia prejudica quem tem fichas de Saúde, e agora você tem uma.
sylla-lesson-famine-prevent-hint = Qual dos dois custa pontos de prestígio a você já nesta rodada?
sylla-lesson-famine-health-of-others = Você protege as fichas de Saúde dos outros, e a Fome custa 1 a mais a você.
sylla-lesson-famine-consul-decides = Agora a Fome, a Epidemia e a Decadência empatam, e quem decide é o jogador B, o cônsul.
