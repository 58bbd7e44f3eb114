### Lesson 5, first part: goods cards.

trajan-lesson-seaport = O porto: cartas de mercadoria
    .idea = Três jeitos de conseguir as cartas pelas quais os barcos vão pagar.
    .can = Você sabe conseguir cartas de mercadoria de todos os jeitos que o porto oferece.

trajan-lesson-seaport-draw = O seu último marcador cai na bandeja I: o porto está aberto para você. Aqui se negociam cartas de mercadoria. O primeiro jeito de conseguir algumas: comprar duas da pilha de compras. Clique na pilha de compras.
    .sheet = O seu último marcador cai na bandeja I: o porto está aberto para você. Aqui se negociam cartas de mercadoria. O primeiro jeito de conseguir algumas: comprar duas da pilha de compras. Marque a pilha de compras.
    .goal = Compre duas cartas da pilha de compras.
    .done = Um trigo e um peixe. Mas agora uma carta tem que sair.
trajan-lesson-seaport-took-open = Esse é outro jeito: uma carta aberta em vez de duas desconhecidas. Você já vai experimentar. Primeiro, compre da pilha de compras.
trajan-lesson-seaport-not-lay = Baixar cartas é um terceiro jeito, e vem mais adiante nesta lição. Primeiro, compre da pilha de compras.

trajan-lesson-seaport-discard = Agora você tem dois peixes na mão. Os barcos gostam de cartas idênticas, então fique com os peixes. Descarte uma das outras: clique na carta da sua mão e depois em uma das duas pilhas de descarte.
    .sheet = Agora você tem dois peixes na mão. Os barcos gostam de cartas idênticas, então fique com os peixes. Descarte uma das outras: marque a carta da sua mão e depois uma das duas pilhas de descarte.
    .goal = Descarte uma carta que não seja peixe.
    .done = Feito. Escolha bem a pilha: o que você deixa no topo, o próximo jogador pode pegar.
trajan-lesson-seaport-discard-hint = Azeite, frutas e trigo só têm uma carta cada. Clique em uma delas e depois em uma pilha.
trajan-lesson-seaport-keep-fish = Esse era um dos seus dois peixes. Cartas idênticas valem mais juntas. Descarte uma carta que não tem par.

trajan-lesson-seaport-take = Mais um turno no porto. Há uma carta de peixe aberta na pilha da direita, e você sabe o que quer. Pegue-a.
    .goal = Pegue a carta de peixe aberta.
    .done = Três peixes. É só uma carta a mais, mas a certa, e você não precisa descartar.
trajan-lesson-seaport-other-pile = Essa carta não é um peixe. Olhe a outra pilha de descarte.
trajan-lesson-seaport-drew-blind = Da pilha de compras vem o que a sorte trouxer. A carta de peixe está aberta na pilha da direita.

trajan-lesson-seaport-new-card = A última carta daquela pilha está na sua mão, e mesmo assim já há outra carta lá. De onde ela vem? Clique no lugar.
    .sheet = A última carta daquela pilha está na sua mão, e mesmo assim já há outra carta lá. De onde ela vem? Marque o lugar.
    .done = Da pilha de compras. Uma pilha que fica vazia recebe uma carta nova na hora.
trajan-lesson-seaport-not-left = A pilha da esquerda ainda tem a sua própria carta. A nova, ninguém tinha visto até agora.

trajan-lesson-seaport-lay = O terceiro jeito: baixar à sua frente uma ou duas cartas da mão, com a face para cima, e comprar a mesma quantidade. Fique com os peixes e baixe as outras duas.
    .goal = Baixe o azeite e o trigo na sua coleção pessoal.
    .done = As duas estão na sua coleção pessoal, e você tem duas cartas novas na mão. No fim da partida, algumas cartas da coleção dão pontos.
trajan-lesson-seaport-lay-hint = Clique no azeite da sua mão e depois no trigo.
trajan-lesson-seaport-laid-fish = Os peixes já são um par: guarde-os para um barco. Baixe o azeite e o trigo.
trajan-lesson-seaport-laid-one = Baixar uma só é permitido. Mas duas cartas baixadas trazem duas novas. Baixe as duas.

trajan-lesson-seaport-hand-size = Quantas cartas você tem na mão agora?
    .done = Quatro, como antes: para cada carta que baixa, você compra uma.
trajan-lesson-seaport-drew-again = Os dois peixes ficam, e pelas duas cartas baixadas você compra duas.

trajan-lesson-seaport-rare = No fim de uma partida as cartas podem acabar. Aí as pilhas de descarte são embaralhadas e viram uma nova pilha de compras; só as cartas do topo ficam. É raro, mas o tabuleiro sabe o que fazer.
