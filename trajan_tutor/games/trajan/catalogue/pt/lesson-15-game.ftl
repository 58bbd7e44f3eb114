### Lesson 15: a whole guided game.

trajan-lesson-game = Uma partida inteira
    .idea = Da preparação à pontuação final: dois turnos com ajuda, e depois é com você.
    .can = Você sabe jogar uma partida inteira.

## The setup

trajan-lesson-game-first-tray = Você joga uma partida inteira contra o jogador B. Até aqui os seus marcadores já vinham prontos; agora quem coloca é você. Cada bandeja recebe dois, de quaisquer cores. Comece pela bandeja I: clique em dois marcadores no centro do seu círculo.
    .sheet = Você joga uma partida inteira contra o jogador B. Até aqui os seus marcadores já vinham prontos; agora quem coloca é você. Cada bandeja recebe dois, de quaisquer cores. Comece pela bandeja I: marque dois marcadores no centro do seu círculo.
    .goal = Coloque dois marcadores na bandeja I.
    .done = A bandeja I está cheia. Você ainda não conhece as suas fichas, então variar é um bom começo.

trajan-lesson-game-no-third = Olhe os marcadores que ainda estão no centro. Quantos brancos restam, se um está na bandeja I?
    .done = Um. Cada jogador tem dois marcadores de cada uma das seis cores.
trajan-lesson-game-no-third-hint = Cada jogador tem dois marcadores de cada cor.
trajan-lesson-game-two-of-each = Você tem dois marcadores brancos, e um deles está na bandeja I.
trajan-lesson-game-one-is-left = Existe um segundo marcador branco.

trajan-lesson-game-fill-trays = Encha as outras cinco bandejas como quiser. Depois o jogador B faz o mesmo.
    .goal = Encha todas as suas bandejas.
    .done = Os dois círculos estão cheios, e cada um de vocês tem uma ficha de bônus. Olhe a sua: ela mostra o que juntar.

trajan-lesson-game-cards = Agora as primeiras cartas de mercadoria: três para cada um. Cada carta você compra da pilha de compras ou pega aberta de uma pilha de descarte.
    .goal = Pegue três cartas de mercadoria.
    .done = Três cartas para começar. B também pegou três.

trajan-lesson-game-first-tile = Depois, as suas três primeiras fichas de Trajano. Cada uma vem de uma pilha diferente e vai para o local II, IV ou VI. Pegue a que tem mais pontos: clique na pilha dela e depois no local IV.
    .sheet = Depois, as suas três primeiras fichas de Trajano. Cada uma vem de uma pilha diferente e vai para o local II, IV ou VI. Pegue a que tem mais pontos: marque a pilha dela e depois o local IV.
    .goal = Pegue a sua primeira ficha de Trajano.
    .done = Nove pontos por dois marcadores azuis. Um marcador azul já está nessa bandeja.

trajan-lesson-game-same-stack = Tente a mesma pilha de novo: clique na pilha dos pontos.
    .sheet = Tente a mesma pilha de novo: marque a pilha dos pontos.
    .goal = Tente pegar uma segunda ficha da mesma pilha.
    .done = Não permitido: as três fichas vêm de três pilhas diferentes.
trajan-lesson-game-other-stack = Outra pilha é o certo, e daqui a pouco você faz isso. Primeiro tente de novo a mesma.

trajan-lesson-game-wrong-slot = E outro local? Clique no local I.
    .sheet = E outro local? Marque o local I.
    .goal = Tente usar o local I.
    .done = Não permitido: as primeiras fichas vão para II, IV e VI. O Arco começa no local I.
trajan-lesson-game-right-slot = Esse local está certo. Primeiro veja o que acontece com o local I.

trajan-lesson-game-two-more = Pegue as suas outras duas fichas. Depois B faz o mesmo, e a partida começa.
    .goal = Pegue mais duas fichas, cada uma de outra pilha.
    .done = Está tudo preparado. O primeiro turno é seu.

## The first quarter

trajan-lesson-game-which-tray = Daqui em diante o seu círculo já vem arrumado para guiar os seus primeiros turnos. A ficha da bandeja II pede amarelo e laranja, e o laranja já está lá. Que bandeja leva um marcador amarelo à bandeja II como último?
    .done = A bandeja VI: dois marcadores, então o segundo cai na bandeja II.
trajan-lesson-game-which-tray-hint = Conte os marcadores de uma bandeja: o último cai esse mesmo número de bandejas adiante.
trajan-lesson-game-leads-past = A bandeja V tem dois marcadores: o último cai na bandeja I.
trajan-lesson-game-not-the-target = É aí que o marcador tem que chegar. De onde ele vem?

trajan-lesson-game-turn-one = Distribua a partir da bandeja VI. O marcador amarelo tem que cair por último, então coloque antes o rosa.
    .goal = Cumpra a ficha da bandeja II.
    .done = Três pontos no seu primeiro turno, e ainda vêm duas cartas de mercadoria.
trajan-lesson-game-turn-one-hint = Clique na bandeja VI e depois no marcador rosa, que já vai estar no centro do círculo.
trajan-lesson-game-yellow-first = Agora o amarelo está na bandeja I, e o rosa caiu por último. Coloque antes o rosa.
trajan-lesson-game-not-that-tray = Essa bandeja não leva amarelo à bandeja II. A bandeja VI leva.

trajan-lesson-game-two-cards = A ficha oferece duas cartas de mercadoria. Compre as cartas: clique na pilha de compras.
    .sheet = A ficha oferece duas cartas de mercadoria. Compre as cartas: marque a pilha de compras.
    .goal = Compre as duas cartas de mercadoria.
    .done = Elas estão na sua mão. Agora vem a ação da bandeja II: o fórum.
trajan-lesson-game-no-cards = Você pode abrir mão delas, mas cartas dão pontos nos barcos. Compre as duas.

trajan-lesson-game-forum-tile = No fim do quarto de ano o povo vai querer pão, jogos ou religião. Ninguém sabe ainda qual. Vale a pena garantir cedo uma ficha que sirva. Pegue uma com pão.
    .goal = Pegue uma ficha do fórum.
    .done = Ela está no seu tabuleiro individual. Depois B jogou: o que aconteceu aparece ao lado do tabuleiro.
trajan-lesson-game-nothing-taken = Passar não rende nada. É melhor pegar uma ficha.

trajan-lesson-game-turn-two = A próxima vale nove pontos: a ficha da bandeja IV pede dois marcadores azuis, e um já está lá. A bandeja I tem agora três marcadores, um deles azul. Distribua a partir dela de modo que o azul caia por último.
    .goal = Cumpra a ficha da bandeja IV.
    .done = Mais nove pontos. Dois turnos, duas fichas: é isso que se ganha olhando adiante.
trajan-lesson-game-turn-two-hint = Distribua a partir da bandeja I. Três marcadores levam à bandeja IV.
trajan-lesson-game-turn-two-hint-2 = Coloque antes o marcador branco e o rosa, em qualquer ordem.
trajan-lesson-game-blue-too-early = O azul caiu antes da bandeja IV. Guarde-o para o último lugar.
trajan-lesson-game-another-tray = Essa é outra bandeja. O marcador azul de que você precisa está na bandeja I.

trajan-lesson-game-to-the-senate = Você está na bandeja IV, então a ação é a do senado. Avance o seu disco um espaço.
    .goal = Avance no senado.
    .done = Dois pontos, e dois votos para o fim do quarto de ano.
trajan-lesson-game-senate-passed = Passar não rende nada. Um passo no senado dá pontos e votos.

trajan-lesson-game-quarter-one = O resto do quarto de ano você joga por conta própria. Fique de olho em três coisas: as demandas, os seus locais vazios e o senado. Depois de cada turno seu, B joga.
    .goal = Jogue até o fim do primeiro quarto de ano.
    .done = O primeiro quarto de ano acabou.
trajan-lesson-game-quarter-one-hint = Antes de distribuir, olhe todas as seis bandejas: aonde leva cada uma?
trajan-lesson-game-aim-demand = Atenda uma demanda no fim do quarto de ano
trajan-lesson-game-aim-new-tile = Traga uma nova ficha de Trajano para o seu círculo
trajan-lesson-game-aim-consul = Tenha mais votos que todos no senado

trajan-lesson-game-first-look = De onde vieram os pontos deste quarto de ano? Compare o que as suas fichas e o senado trouxeram com o que as demandas custaram.

trajan-lesson-game-quarter-two = O segundo quarto de ano. As fichas com votos se foram, e as demandas começam de novo. Desta vez, pense nas suas cartas de mercadoria: os barcos pagam por cartas que combinam.
    .goal = Jogue até o fim do segundo quarto de ano.
    .done = Metade da partida já foi.
trajan-lesson-game-quarter-two-hint = Junte cartas do mesmo tipo, ou todas diferentes. Depois deixe um barco levá-las.
trajan-lesson-game-aim-ship = Pontue com um barco
trajan-lesson-game-aim-tile = Cumpra uma ficha de Trajano

trajan-lesson-game-second-look = Meio da partida. Quem está na frente agora ainda pode ficar para trás: cartas, conjuntos e fichas de bônus só são contados no fim.

trajan-lesson-game-quarter-three = O terceiro quarto de ano. Os seus peões não devem ficar nos acampamentos: os trabalhadores constroem, e o líder abre províncias para os legionários.
    .goal = Jogue até o fim do terceiro quarto de ano.
    .done = Três quartos de ano já foram.
trajan-lesson-game-quarter-three-hint = Um líder que se move pega a ficha de fórum da província. Ela pode atender uma demanda.
trajan-lesson-game-aim-build = Pontue com uma construção
trajan-lesson-game-aim-leader = Leve o seu líder a uma província
trajan-lesson-game-aim-demand-again = Atenda uma demanda

trajan-lesson-game-third-look = O que rendeu mais desta vez? No último quarto de ano, faça mais disso.

trajan-lesson-game-quarter-four = O último quarto de ano. Nada mais precisa ser preparado: cada turno deve dar pontos. Embarque as suas cartas, atenda ao povo e olhe as suas fichas de bônus.
    .goal = Jogue até o fim da partida.
    .done = O último quarto de ano acabou, e tudo foi contado.
trajan-lesson-game-quarter-four-hint = Conte os turnos que restam. Um plano de três turnos pode chegar tarde demais.
trajan-lesson-game-aim-last-demand = Atenda mais uma vez a uma demanda
trajan-lesson-game-aim-last-tile = Cumpra uma ficha de Trajano
trajan-lesson-game-aim-points = Faça 15 pontos ou mais, contando a pontuação final

trajan-lesson-game-fourth-look = O último quarto de ano, sem a pontuação final: o que os turnos trouxeram e o que as demandas custaram.

trajan-lesson-game-final-scoring = Agora a pontuação final, origem por origem: cartas na mão, peões nos acampamentos, fichas que restam no círculo, conjuntos de fichas de construção e, por fim, as fichas de bônus.

trajan-lesson-game-result = Você jogou uma partida inteira. De onde veio a maior parte dos seus pontos, e o que custou pontos a você?
