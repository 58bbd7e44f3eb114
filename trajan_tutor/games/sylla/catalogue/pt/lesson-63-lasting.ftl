### Lesson 63: lasting events.

sylla-lesson-lasting = Eventos duradouros
    .idea = Cinco eventos viram cartas ou construções para baixo, até o evento sair do jogo.
    .can = Você sabe virar para baixo o que menos custa e dizer quando isso volta.

sylla-lesson-lasting-not-theirs = Acontece a Revolta dos escravos: cada um vira um Escravo seu para baixo. O cônsul começa, e é você. Será que pode ser um Escravo do jogador B? Clique nele.
    .sheet = Acontece a Revolta dos escravos: cada um vira um Escravo seu para baixo. O cônsul começa, e é você. Será que pode ser um Escravo do jogador B? Marque-o.
    .goal = Tente virar para baixo um Escravo do jogador B.
    .done = Não permitido: cada um escolhe entre os seus.
sylla-lesson-lasting-that-is-yours = Esse é seu, e é permitido. Desfaça e tente o Escravo do jogador B.

sylla-lesson-lasting-not-a-slave = E se não for um Escravo? Clique no seu Mercador.
    .sheet = E em vez de um Escravo? Marque o seu Mercador.
    .goal = Tente virar para baixo uma carta que não seja um Escravo.
    .done = Não permitido. Revolta dos escravos: um Escravo. Expurgo: um Senador. Perseguição: um cristão. Saque: uma Barraca. Enchente: qualquer construção ou carta Guindaste.
sylla-lesson-lasting-slaves-fit = Um Escravo cristão é um Escravo. Desfaça e tente o seu Mercador.

sylla-lesson-lasting-which-slave = Você tem um Escravo, virado de lado, e um Escravo cristão. Virada para baixo, uma carta não faz nada, nem mesmo no fim. E no fim cada cristão com a face para cima dá 2 pontos de prestígio. Vire para baixo o outro.
    .goal = Vire para baixo o Escravo que menos custa a você.
    .done = O cristão fica. Todos os outros também viraram um Escravo para baixo, se tinham um.
sylla-lesson-lasting-which-slave-hint = Cartas viradas de lado também podem ser viradas para baixo. Clique no Escravo virado de lado.
sylla-lesson-lasting-christian-down = Se essa Revolta ficar até o fim, esse cristão não rende nada. Vire para baixo o Escravo sem peixe.

sylla-lesson-lasting-has-none = O jogador C não tem nenhum Escravo. Quantas cartas ele precisou virar para baixo?
    .done = Nenhuma. Quem não tem nada do tipo não vira nada.
sylla-lesson-lasting-no-other-card = Nunca se pega outro tipo no lugar, e C não tem nenhum Escravo.

sylla-lesson-lasting-keep-the-vote = O Expurgo do senado. Um dos seus Senadores está em pé, o outro está virado de lado. Depois dos eventos vem a grande obra, e nela votam os Senadores em pé. Vire um para baixo.
    .goal = Vire para baixo o Senador que não custa nenhum voto.
    .done = O seu voto está a salvo. O que estava virado de lado não faria mais nada nesta rodada.
sylla-lesson-lasting-keep-the-vote-hint = Qual dos dois ainda pode votar nesta rodada? Vire para baixo o outro.
sylla-lesson-lasting-vote-lost = Esse ainda poderia ter votado nesta rodada. O que está virado de lado não pode.

sylla-lesson-lasting-field-down = A Enchente virou para baixo um dos seus dois Campos. Um Campo diminui em 2 a sua perda pela fome. A fome está em 4. Quantos pontos de prestígio você vai perder?
    .done = Dois. O Campo virado para baixo não ajuda ninguém.
sylla-lesson-lasting-field-down-hint = Só conta o Campo com a face para cima.
sylla-lesson-lasting-both-fields = Um dos dois está virado para baixo e não tem efeito.
sylla-lesson-lasting-no-field = Um Campo ainda está com a face para cima.

sylla-lesson-lasting-turn-up = Quando um evento sai, o que ele cobre volta a ficar com a face para cima. Um Escravo e um Escravo cristão seus estão virados para baixo. A Perseguição aos cristãos fica na coluna. Se a Revolta dos escravos sair, quantos dos dois voltam?
    .done = Um. A Perseguição cobre cristãos, então o Escravo cristão continua virado para baixo.
sylla-lesson-lasting-turn-up-hint = Qual dos dois a Perseguição também cobre?
sylla-lesson-lasting-still-covered = O Escravo cristão está coberto duas vezes: pela Revolta e pela Perseguição.
sylla-lesson-lasting-one-is-free = O Escravo sem peixe não está coberto por mais nada.

sylla-lesson-lasting-let-it-leave = A Revolta dos escravos e a Enchente foram evitadas e empatam. Você é cônsul. Traga o seu Escravo de volta.
    .goal = Tire do jogo o evento que cobre o seu Escravo.
    .done = Todos os Escravos que nenhum outro evento cobre viraram para cima, também os dos outros. E já estão em pé.
sylla-lesson-lasting-flood-covers-nothing = Nenhuma construção sua está virada para baixo. É o outro evento que cobre o seu Escravo.
