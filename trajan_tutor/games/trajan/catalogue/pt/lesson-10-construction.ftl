### Lesson 10: construction.

trajan-lesson-construction = Construção
    .idea = Trabalhadores juntam fichas, e algumas dão uma segunda ação.
    .can = Você sabe construir onde rende mais e usar a ação que a primeira ficha de um tipo dá.

trajan-lesson-construction-first-worker = O seu último marcador cai na bandeja VI: você pode construir. Um trabalhador espera no seu acampamento. Mande-o para o espaço B2: segunda fileira, segunda coluna, onde há uma fonte que vale 5.
    .goal = Construa no espaço B2.
    .done = A ficha é sua, com cinco pontos. E é a sua primeira fonte.
trajan-lesson-construction-other-space = O seu primeiro trabalhador pode ir para qualquer lugar, então isso foi permitido. Nesta lição, fique com a fonte em B2.
trajan-lesson-construction-recruited = Mais um trabalhador no acampamento é útil. Mas primeiro mande o que já espera lá: para B2.

trajan-lesson-construction-granted = A primeira ficha de cada tipo dá uma ação na hora. Uma fonte dá a ação de porto, não importa onde o seu último marcador tenha caído. Aproveite: consiga uma carta de mercadoria.
    .goal = Use a ação de porto que a fonte dá.
    .done = Duas ações em um turno. A faixa embaixo do distrito mostra o que cada tipo dá.
trajan-lesson-construction-granted-hint = Pegue uma carta aberta de uma pilha de descarte ou compre duas da pilha de compras.
trajan-lesson-construction-did-without = Você pode abrir mão dela, mas ela não volta. Desta vez, pegue uma carta.

trajan-lesson-construction-adjacent = Um turno mais adiante. Um dos seus trabalhadores está em B2, outro espera no acampamento. Tente mandá-lo para o canto mais distante: clique em D5.
    .sheet = Um turno mais adiante. Um dos seus trabalhadores está em B2, outro espera no acampamento. Tente mandá-lo para o canto mais distante: marque D5.
    .goal = Tente construir longe dos seus trabalhadores.
    .done = Não permitido: de agora em diante você só constrói ao lado dos seus próprios trabalhadores.
trajan-lesson-construction-beside-is-fine = Ao lado do seu trabalhador, tudo bem. Primeiro tente o proibido: clique no canto D5.

trajan-lesson-construction-own-worker = E no mesmo espaço? Tente mandar o segundo trabalhador também para B2.
    .goal = Tente construir onde está o seu trabalhador.
    .done = Não permitido: em cada espaço cabe um trabalhador de cada jogador. Trabalhadores dos outros não atrapalhariam você, mas a ficha eles já levaram.
trajan-lesson-construction-not-here-yet = Isso é permitido, e logo você vai fazer isso. Primeiro, clique em B2, onde está o seu trabalhador.

trajan-lesson-construction-best-neighbour = Quatro espaços encostam em B2: em cima, embaixo, à esquerda e à direita. Construa no que dá mais pontos.
    .goal = Faça 5 pontos com o seu trabalhador.
    .done = Cinco pontos, e a sua primeira janela dá uma ação militar: um legionário ou uma marcha.
trajan-lesson-construction-best-neighbour-hint = Compare A2, B1, B3 e C2: cada ficha mostra os pontos dela.
trajan-lesson-construction-lower-value = Outro vizinho vale mais. Compare os quatro.
trajan-lesson-construction-no-tile = Um trabalhador para o acampamento não dá pontos. Já há um esperando lá.

trajan-lesson-construction-camp-empty = Aqui o seu acampamento de trabalhadores está vazio. Tente construir mesmo assim, ao lado do seu trabalhador em B2.
    .goal = Tente construir sem trabalhador no acampamento.
    .done = Não permitido: não há ninguém para mandar.
trajan-lesson-construction-too-soon = É justamente disso que você vai precisar, mas só no próximo passo. Primeiro veja o que acontece sem ele: clique em A2.

trajan-lesson-construction-recruit = Então leve um peão do seu estoque para o acampamento de trabalhadores.
    .goal = Leve um peão para o seu acampamento de trabalhadores.
    .done = A partir de agora esse peão é um trabalhador. Trabalhadores e legionários vêm do mesmo estoque de quinze.

trajan-lesson-construction-remember = Fique de olho em duas coisas: fichas de valor alto e tipos que você ainda não tem. Três ou quatro fichas do mesmo tipo dão muitos pontos no fim da partida.
