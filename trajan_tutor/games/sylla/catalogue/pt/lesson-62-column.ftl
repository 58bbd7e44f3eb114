### Lesson 62: what is prevented, what happens, what leaves.

sylla-lesson-column = O que acontece, o que se evita
    .idea = De quatro eventos, dois são evitados, dois acontecem, e um sai do jogo.
    .can = Você sabe prever que eventos acontecem e para onde vão os marcadores.

sylla-lesson-column-save-health = Todos os cubos contam juntos: os dois eventos com mais cubos são evitados, os outros dois acontecem. A Epidemia empurraria Saúde para a crise. O último cubo é seu. Evite a Epidemia.
    .goal = Evite a Epidemia.
    .done = Revolta dos escravos com 3 cubos, Epidemia com 2: evitadas. O Culto imperial e a Decadência aconteceram.
sylla-lesson-column-save-health-hint = A Revolta dos escravos tem três cubos. Que evento você quer como segundo?
sylla-lesson-column-cult-instead = Agora o Culto imperial é evitado, e a Epidemia acontece: Saúde está em crise.
sylla-lesson-column-three-tie = Três eventos têm um cubo cada, e o cônsul decide. Você não pode contar com o jogador B.

sylla-lesson-column-left = Depois, dos dois eventos evitados, o que tinha mais cubos saiu do jogo para sempre, e um novo tomou o lugar dele. Qual saiu?
    .done = A Revolta dos escravos, com três cubos. A Epidemia tinha dois e fica.
sylla-lesson-column-left-hint = A Epidemia tinha dois cubos, a Revolta dos escravos, três.
sylla-lesson-column-epidemic = Epidemia
sylla-lesson-column-revolt = Revolta dos escravos
sylla-lesson-column-cult = Culto imperial
sylla-lesson-column-decadence = Decadência
sylla-lesson-column-fewer-cubes = Foi evitado, mas com menos cubos do que o outro. Pode voltar.
sylla-lesson-column-it-happened = Esse aconteceu. Só sai um evento evitado.

sylla-lesson-column-rightmost = Aqui acontece o Culto imperial e depois a Decadência: o de cima primeiro. O Culto move Espírito cívico para a esquerda. A Decadência move o marcador que então estiver mais à direita. Clique nesse marcador.
    .sheet = Aqui acontece o Culto imperial e depois a Decadência: o de cima primeiro. O Culto move Espírito cívico para a esquerda. A Decadência move o marcador que então estiver mais à direita. Marque esse marcador.
    .done = Lazer. Antes disso, Espírito cívico foi para 2. Se vários estão mais à direita, todos eles se movem.
sylla-lesson-column-rightmost-hint = Depois do Culto imperial, Espírito cívico está em 2. Quem está em 3?
sylla-lesson-column-cult-was-first = O Culto imperial vem primeiro e move Espírito cívico para 2. Aí outro marcador é o mais à direita.
sylla-lesson-column-not-rightmost = Outro marcador está mais à direita do que esse.

sylla-lesson-column-famine-goes = O marcador de Fome não é movido pela Decadência, mas pelo evento Fome. Se esse evento acontecer aqui, onde vai parar o marcador de Fome? Clique no espaço.
    .sheet = O marcador de Fome não é movido pela Decadência, mas pelo evento Fome. Se esse evento acontecer aqui, onde vai parar o marcador de Fome? Marque o espaço.
    .done = Em 3, um espaço para a direita.
sylla-lesson-column-famine-stays = É onde ele está agora. A Fome o move.
sylla-lesson-column-one-space = Ele se move um espaço, para a direita.

sylla-lesson-column-break-the-tie = A Decadência tem mais cubos. A Fome e a Revolta dos escravos empatam, e você é cônsul: você diz qual delas também é evitada. A Revolta custaria um Escravo a você. Clique na que você evita.
    .sheet = A Decadência tem mais cubos. A Fome e a Revolta dos escravos empatam, e você é cônsul: você diz qual delas também é evitada. A Revolta custaria um Escravo a você. Marque a que você evita.
    .goal = Evite a Revolta dos escravos e a Decadência.
    .done = Os seus Escravos ficam. Em vez disso, a Fome aconteceu e atingiu todo mundo por igual.
sylla-lesson-column-break-the-tie-hint = A Decadência é evitada de qualquer jeito. Clique no outro evento que você quer evitar.
sylla-lesson-column-slaves-turn-down = Agora a Revolta acontece, e um dos seus Escravos precisa ser virado para baixo. Evite a outra dupla.

sylla-lesson-column-never-leaves = A Decadência tinha três cubos, a Revolta dos escravos, um. Mas a Decadência nunca sai. O que saiu do jogo?
    .done = A Revolta dos escravos, no lugar da Decadência.
sylla-lesson-column-never-leaves-hint = Dos dois eventos evitados, um sai em cada rodada.
sylla-lesson-column-decadence-left = a Decadência
sylla-lesson-column-revolt-left = a Revolta dos escravos
sylla-lesson-column-nothing-left = nada
sylla-lesson-column-decadence-stays = Ela tinha mais cubos, mas fica até o fim da partida. Olhe a coluna.
sylla-lesson-column-one-always-leaves = Sempre sai um. Se não pode ser a Decadência, é o outro.

sylla-lesson-column-which-leaves = A Enchente e a Fome foram evitadas, com dois cubos cada. Então você, que é cônsul, diz qual delas sai. Você não tem construções, então a Enchente não pode prejudicar você. Clique no evento que deve sair.
    .sheet = A Enchente e a Fome foram evitadas, com dois cubos cada. Então você, que é cônsul, diz qual delas sai. Você não tem construções, então a Enchente não pode prejudicar você. Marque o evento que deve sair.
    .goal = Tire do jogo o evento que poderia prejudicar você.
    .done = A Fome se foi para sempre. Outros talvez tenham medo da Enchente.
sylla-lesson-column-which-leaves-hint = O que a Enchente pode tirar de você? E o que a Fome pode tirar?
sylla-lesson-column-flood-left = Você não tem nada que a Enchente possa virar para baixo. A Fome teria custado pontos de prestígio.
