### Lesson 4: Trajan tiles.

trajan-lesson-tiles = Fichas de Trajano
    .idea = As cores dos seus marcadores também dão pontos.
    .can = Você sabe cumprir uma ficha de Trajano e usar o que ela dá além dos pontos.

trajan-lesson-tiles-find-tile = Ao lado de algumas das suas bandejas há fichas. Cada uma mostra duas cores e um número de pontos. Uma das suas vale 9 pontos. Clique nela.
    .sheet = Ao lado de algumas das suas bandejas há fichas. Cada uma mostra duas cores e um número de pontos. Uma das suas vale 9 pontos. Marque-a.
    .done = Branco e azul, na bandeja IV: são essas as duas cores que ela pede.
trajan-lesson-tiles-find-tile-hint = Há três fichas no seu círculo: nas bandejas II, IV e VI.
trajan-lesson-tiles-other-tile = Essa ficha vale menos. O número em cada ficha mostra os pontos dela.

trajan-lesson-tiles-match = Um marcador branco já está na bandeja IV; falta o azul. Leve o seu último marcador até lá, e que seja o azul. A bandeja II tem o número certo de marcadores.
    .goal = Cumpra a ficha da bandeja IV.
    .done = O seu último marcador cai na bandeja IV, e agora o branco e o azul estão juntos lá. A ficha é sua.
trajan-lesson-tiles-match-hint = Escolha a bandeja II. O primeiro marcador cai na bandeja III, então coloque antes a outra cor.
trajan-lesson-tiles-other-end = A partir daí, o último marcador cai em outra bandeja. Só conta a ficha da bandeja em que cai o último marcador. Tente a bandeja II.
trajan-lesson-tiles-blue-too-early = Agora o azul está na bandeja III, e o amarelo, na IV. Coloque primeiro o amarelo: aí o azul fica por último.

trajan-lesson-tiles-worth = Quantos pontos você tem agora?
    .done = Nove, na hora, e a sua ação ainda está por vir.

trajan-lesson-tiles-what-left = Olhe a bandeja IV. O que saiu do seu círculo?
    .done = Só a ficha. Os marcadores ficam e podem servir de novo.
trajan-lesson-tiles-the-tile = a ficha
trajan-lesson-tiles-the-markers = o marcador branco e o azul
trajan-lesson-tiles-both = a ficha e os dois marcadores
trajan-lesson-tiles-markers-stay = Olhe de novo: o marcador branco e o azul continuam na bandeja IV. Você nunca perde um marcador.

trajan-lesson-tiles-goods-tile = Outro círculo. A ficha da bandeja II pede laranja e azul. O laranja já está lá. Ache a bandeja que leva o azul até ela, como último marcador.
    .goal = Cumpra a ficha da bandeja II.
    .done = Três pontos. E esta ficha ainda faz mais uma coisa.
trajan-lesson-tiles-goods-tile-hint = A bandeja VI tem um marcador azul, e dois marcadores a partir dela levam à bandeja II.
trajan-lesson-tiles-not-forum = Assim o último marcador não cai na bandeja II. Que bandeja leva exatamente até lá?
trajan-lesson-tiles-blue-last = O azul caiu na bandeja I, uma antes da hora. O último marcador precisa ser o azul.

trajan-lesson-tiles-use-it = A ficha mostra cartas: você pode comprar agora duas cartas de mercadoria, antes da sua ação. Também pode deixar para lá. Compre as cartas: clique na pilha de compras.
    .sheet = A ficha mostra cartas: você pode comprar agora duas cartas de mercadoria, antes da sua ação. Também pode deixar para lá. Compre as cartas: marque a pilha de compras.
    .goal = Compre duas cartas de mercadoria com a sua ficha.
    .done = Mais duas cartas na sua mão. Elas vão ser úteis no porto.
trajan-lesson-tiles-left-it = Você pode deixar para lá, e a ficha com os pontos dela é sua do mesmo jeito. Mas vale a pena ter cartas. Desta vez, compre.

trajan-lesson-tiles-twice = A ficha da bandeja IV mostra amarelo duas vezes. O que ela pede?
    .done = Dois marcadores amarelos. O segundo pode ser o que você coloca por último.
trajan-lesson-tiles-one-yellow = um marcador amarelo na bandeja IV
trajan-lesson-tiles-two-yellow = dois marcadores amarelos na bandeja IV
trajan-lesson-tiles-any-two = quaisquer dois marcadores na bandeja IV
trajan-lesson-tiles-one-is-not-two = O amarelo aparece duas vezes, então ela pede dois.
trajan-lesson-tiles-colours-count = As cores contam: a ficha mostra amarelo e mais nada.

trajan-lesson-tiles-workers = Esta ficha leva dois peões para o seu acampamento de trabalhadores. Cumpra a ficha e use o que ela oferece.
    .goal = Cumpra a ficha da bandeja IV e leve dois peões para o seu acampamento de trabalhadores.
    .done = Dois peões foram do seu estoque para o acampamento de trabalhadores. Do mesmo jeito, as fichas com escudos enchem o acampamento militar.
trajan-lesson-tiles-workers-hint = Um amarelo está na bandeja IV. O outro está na bandeja II, duas bandejas antes.
trajan-lesson-tiles-wrong-way = A partir daí, o último marcador cai em outro lugar. Você precisa de mais um amarelo na bandeja IV, e ele tem que ser o último marcador.
trajan-lesson-tiles-yellow-too-early = O amarelo caiu na bandeja III. Coloque primeiro o verde, e aí o amarelo chega à bandeja IV.
trajan-lesson-tiles-left-workers = A ficha é sua, mas os peões dela continuam no estoque. Desta vez, pegue os peões: eles vão ser úteis.

trajan-lesson-tiles-only-last = Imagine que as duas cores de uma ficha estão na bandeja dela, mas o seu último marcador cai em outro lugar. Você pega a ficha?
    .done = Não. Só conta a bandeja em que cai o último marcador.
trajan-lesson-tiles-yes-colours = sim, as cores estão lá
trajan-lesson-tiles-no-last = não, falta o último marcador
trajan-lesson-tiles-last-must-be-there = Só as cores não bastam. A ficha espera até o seu último marcador cair na bandeja dela.

trajan-lesson-tiles-remember = Então cada distribuição faz duas coisas: escolhe uma ação e pode cumprir uma ficha. Os melhores turnos fazem as duas.
