### Lesson 67: crises.

sylla-lesson-crisis = Crises
    .idea = Um marcador na ponta esquerda da trilha: quem tem mais fichas ganha, quem tem menos perde.
    .can = Você sabe dizer quem ganha e quem perde em uma crise e ficar fora dela.

sylla-lesson-crisis-where = A ponta esquerda de uma trilha é a crise. Um dos três marcadores está lá. Clique nele.
    .sheet = A ponta esquerda de uma trilha é a crise. Um dos três marcadores está lá. Marque-o.
    .done = Saúde está em crise: as fichas dela não valem nada agora.
sylla-lesson-crisis-not-the-left-end = Nenhum marcador está na crise aí. Olhe os três marcadores: qual está na ponta esquerda?

sylla-lesson-crisis-middle = Para cada cor em crise, quem tem mais fichas ganha 3 pontos de prestígio, e depois quem tem menos perde 3. Fichas de Saúde: você 2, B 4, C 2, D 1. Quanto muda o seu prestígio?
    .done = Nada. Entre quem tem mais e quem tem menos não acontece nada.
sylla-lesson-crisis-middle-hint = Quem tem mais? Quem tem menos? E você?
sylla-lesson-crisis-not-most = O jogador B tem mais que você.
sylla-lesson-crisis-not-fewest = O jogador D tem menos que você.

sylla-lesson-crisis-see-it = Você não tem votos. Estenda a mão, com o polegar para cima ou para baixo, e veja a crise.
    .goal = Escolha um polegar e veja a crise.
    .done = O jogador B ganhou 3, o jogador D perdeu 3. Enquanto Saúde ficar ali, isso se repete em cada rodada.

sylla-lesson-crisis-token = Saúde está em crise. Você tem 1 ficha de Saúde, B tem 1, C, 3, e D, 2. Você acaba de se tornar cônsul e pega uma ficha. Pegue a que evita que você perca 3.
    .goal = Pegue uma ficha para não ser quem tem menos.
    .done = Duas para você, uma para o jogador B. A ficha ainda não vale nada e já poupa 3 pontos de prestígio.
sylla-lesson-crisis-token-hint = Só se comparam as fichas da cor em crise.
sylla-lesson-crisis-still-fewest = Você e o jogador B continuam com menos fichas de Saúde que os outros. Os dois perderiam 3.

sylla-lesson-crisis-b-alone = Quantos jogadores perderiam 3 pontos de prestígio agora?
    .done = Um: o jogador B. Você e o jogador D estão no meio.
sylla-lesson-crisis-b-alone-hint = Conte as fichas de Saúde: você 2, B 1, C 3, D 2.
sylla-lesson-crisis-not-you = Agora você tem duas fichas de Saúde, e só um jogador tem menos.

sylla-lesson-crisis-lift-it = Você não tem nenhuma ficha de Saúde, então cada crise custa 3 a você. A obra são os Banhos públicos: Saúde para a direita, um espaço a cada 5 votos. Os outros não têm votos. Acabe com a crise.
    .goal = Tire Saúde da crise.
    .done = Nenhuma crise nesta rodada, para ninguém. E você fica em primeiro lugar na obra.
sylla-lesson-crisis-lift-it-hint = Cinco votos: o seu Senador e quatro denários.
sylla-lesson-crisis-four-are-too-few = Menos de cinco votos: Saúde continua na crise, e você perde 3.
sylla-lesson-crisis-plebs-lift-nothing = O polegar para baixo não tira nenhum marcador da crise. Ela custou 3 a você.

sylla-lesson-crisis-all-tie = Todos os quatro têm o mesmo número de fichas de uma cor em crise. O que acontece?
    .done = Todos têm o maior número e todos têm o menor: 3 a mais, 3 a menos.
sylla-lesson-crisis-all-tie-hint = Quem tem mais, então? E quem tem menos?
sylla-lesson-crisis-nothing = no fim das contas, nada
sylla-lesson-crisis-all-gain = todos ganham 3
sylla-lesson-crisis-all-lose = todos perdem 3
sylla-lesson-crisis-both-at-once = Isso é só metade. Todos têm o maior número, e todos têm também o menor.
