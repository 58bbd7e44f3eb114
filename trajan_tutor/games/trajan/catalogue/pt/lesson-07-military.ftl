### Lesson 7: the military.

trajan-lesson-military = A ação militar
    .idea = O líder abre uma província, um legionário pontua nela.
    .can = Você sabe levar o líder e os legionários às províncias que valem a pena.

trajan-lesson-military-march = O seu último marcador cai na bandeja III: a ação militar é sua. O seu líder espera no acampamento, na Italia. Mande-o para Noricum, a província da direita.
    .goal = Mova o seu líder para Noricum.
    .done = O seu líder está em Noricum, e a ficha que estava lá é sua.
trajan-lesson-military-other-province = Isso foi permitido: ela também é vizinha do acampamento. Mas, nesta lição, Noricum é o melhor lugar: vale 5 pontos.
trajan-lesson-military-enlisted = Um peão foi para o acampamento. Você vai precisar dele mais tarde. Primeiro, mande o líder: clique em Noricum.
trajan-lesson-military-too-far = Um líder só vai para uma província vizinha. Noricum encosta no acampamento.

trajan-lesson-military-what-came = A ficha de Noricum é sua. Clique nela no seu tabuleiro individual.
    .sheet = A ficha de Noricum é sua. Marque-a no seu tabuleiro individual.
    .done = Cada província com uma ficha é um pequeno fórum: fica com ela o primeiro líder que chegar.

trajan-lesson-military-conquer = Mais um turno para a ação militar. O líder, por si só, não dá pontos. Mande atrás dele um legionário do seu acampamento militar: clique em Noricum.
    .sheet = Mais um turno para a ação militar. O líder, por si só, não dá pontos. Mande atrás dele um legionário do seu acampamento militar: marque Noricum.
    .goal = Pontue em Noricum com um legionário.
    .done = Cinco pontos, e o legionário fica na província.
trajan-lesson-military-conquer-hint = Clique na província em que está o seu líder.
trajan-lesson-military-marched-on = O líder seguiu em frente, e Noricum ficou sem legionário. Você só pontua onde está o seu líder. Tente de novo.
trajan-lesson-military-more-men = Isso leva mais um legionário ao acampamento. Mas já há um lá: mande-o para Noricum.

trajan-lesson-military-camp-empty = Mais tarde: o seu líder já foi para Raetia. O seu acampamento militar está vazio. Veja o que acontece se você chamar um legionário mesmo assim: clique em Raetia.
    .sheet = Mais tarde: o seu líder já foi para Raetia. O seu acampamento militar está vazio. Veja o que acontece se você chamar um legionário mesmo assim: marque Raetia.
    .goal = Tente mandar um legionário para Raetia.
    .done = Não permitido: não há ninguém para mandar.
trajan-lesson-military-not-yet = Essa é uma boa jogada para outro dia. Primeiro, clique em Raetia, onde está o seu líder.

trajan-lesson-military-enlist = Então neste turno você consegue um legionário. Leve um peão do seu estoque para o acampamento militar: clique no seu estoque.
    .sheet = Então neste turno você consegue um legionário. Leve um peão do seu estoque para o acampamento militar: marque o seu estoque.
    .goal = Leve um peão para o seu acampamento militar.
    .done = A partir de agora esse peão é um legionário. Você tem quinze peões ao todo, para legionários e trabalhadores: quando o estoque acaba, não vem mais nenhum.
trajan-lesson-military-leader-alone = Um líder sem legionários não dá pontos. Leve antes um peão para o acampamento.

trajan-lesson-military-one-each = Aqui um dos seus legionários já está em Noricum, ao lado do seu líder. Outro espera no acampamento. Tente mandá-lo atrás do primeiro.
    .goal = Tente colocar um segundo legionário em Noricum.
    .done = Não permitido: em cada província cabe um legionário de cada jogador. O líder tem que seguir em frente.
trajan-lesson-military-somewhere-else = Isso seria permitido. Primeiro tente o que não é: um segundo legionário em Noricum.

trajan-lesson-military-no-way-back = E o caminho de volta? Tente levar o seu líder de volta ao acampamento.
    .goal = Tente levar o seu líder de volta ao acampamento.
    .done = Não permitido: um líder que saiu do acampamento não volta.
trajan-lesson-military-onward-is-fine = Para a frente sempre pode. Agora tente o caminho de volta: clique no acampamento.

trajan-lesson-military-rival = Em Belgica, que vale 6 pontos, já há um legionário do jogador B. Cada legionário adversário que está lá tira 3 pontos. Quantos pontos faria o seu legionário?
    .done = Seis menos três.
trajan-lesson-military-rival-hint = Tire três, por causa do único adversário.
trajan-lesson-military-full-worth = Esse é o valor cheio de Belgica. O adversário que chegou antes tira três pontos.
trajan-lesson-military-not-nothing = Nunca fica abaixo de zero, mas aqui sobra alguma coisa. Um adversário tira três.

trajan-lesson-military-share = Três pontos ainda são pontos. Não deixe passar.
    .goal = Pontue em Belgica com um legionário.
    .done = Três pontos. Quem chega primeiro a uma província ganha mais.
trajan-lesson-military-left-it = O turno acabou sem pontos. Desta vez, mande o seu legionário para Belgica.

trajan-lesson-military-remember = Uma província leva dois ou três turnos: um peão para o acampamento, o líder para a província, o legionário atrás dele. As províncias mais distantes valem até 10 pontos.
