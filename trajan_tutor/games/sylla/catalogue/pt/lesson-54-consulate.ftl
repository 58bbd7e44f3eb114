### Lesson 54: the consulate.

sylla-lesson-consulate = O primeiro cônsul
    .idea = Votos são Senadores e denários; o maior lance vence, e só quem vence paga.
    .can = Você sabe disputar o consulado sabendo de antemão quanto ele custa.

sylla-lesson-consulate-open = Você é cônsul da rodada passada, então é você quem abre: não pode passar, mas qualquer número de votos serve. Abra com o que não custa nada: o voto do seu Senador.
    .goal = Abra com um voto.
    .done = O lance está em um voto. Em sentido horário, cada um dos outros fala uma vez.
sylla-lesson-consulate-open-hint = Clique uma vez em +, abaixo da mesa, e depois no lance ao lado.
sylla-lesson-consulate-senator-for-nothing = Isso é permitido. Mas o seu Senador vota de graça, então ofereça pelo menos o voto dele.
sylla-lesson-consulate-more-than-the-senator = Isso é permitido, mas custaria denários se vencesse. Aqui, dê um lance de um voto.

sylla-lesson-consulate-they-bid = Agora os outros. Cada um oferece mais do que o maior lance ou passa. Siga em frente para ver.
sylla-lesson-consulate-b-bids = B oferece 3: dois Senadores e um denário. C não tem mais de três votos e precisa passar.
sylla-lesson-consulate-d-bids = D, sem nenhum Senador, oferece 4, vence e paga 4 denários.

sylla-lesson-consulate-who-pays = D venceu. Quantos denários B pagou pelo lance de 3?
    .done = Nenhum: só quem vence paga. Um lance superado não custa nada.
sylla-lesson-consulate-who-pays-hint = Os denários estão ao lado do nome. Os de B diminuíram?
sylla-lesson-consulate-b-lost = D superou o lance de B. Só paga quem dá o maior lance.

sylla-lesson-consulate-most-votes = Outra eleição: D abriu com 3, e agora é a sua vez. Cada Senador em pé é um voto, e cada denário também. Quantos votos você pode oferecer no máximo?
    .done = Cinco: 4 denários e um Senador.
sylla-lesson-consulate-most-votes-hint = Conte os seus denários e os seus Senadores em pé.
sylla-lesson-consulate-senator-too = Esses são os seus denários. O seu Senador também é um voto.
sylla-lesson-consulate-only-votes = Só Senadores e denários são votos. Os outros personagens não são.

sylla-lesson-consulate-least = E, se você der um lance, quantos votos é preciso oferecer no mínimo?
    .done = Quatro: mais do que o maior lance. Quem não quer, passa.
sylla-lesson-consulate-as-much = Isso foi o que D ofereceu. Você precisa ir além.

sylla-lesson-consulate-nobody-tops-it = B e C falam depois de você, e tudo está à vista: B tem dois Senadores e 3 denários, C, um Senador e 2 denários. Dê um lance que ninguém possa superar.
    .goal = Dê um lance que nem B nem C possam superar.
    .done = B precisaria de 6 votos e tem cinco, então todos tiveram que passar: você é primeiro cônsul e começa cada fase desta rodada.
sylla-lesson-consulate-nobody-tops-it-hint = Quantos votos B pode oferecer no máximo?
sylla-lesson-consulate-nobody-tops-it-hint-2 = B tem cinco votos. Contra um lance seu de cinco, precisaria de seis.
sylla-lesson-consulate-b-has-five = B tem cinco votos: dois Senadores e 3 denários. Então B oferece mais.
sylla-lesson-consulate-you-passed = Você pode passar. Mas aqui o cargo pode ser seu com certeza.

sylla-lesson-consulate-deniers-left = O seu lance de cinco votos vence; um deles é o seu Senador. Quantos denários você paga?
    .done = Quatro: um para cada voto que os seus Senadores não cobrem. O Senador fica em pé e vota de novo na fase VI.
sylla-lesson-consulate-deniers-left-hint = Cinco votos, menos os seus Senadores.
sylla-lesson-consulate-senator-paid-one = Um dos cinco votos era o seu Senador. Ele não custa nada.
sylla-lesson-consulate-you-had-four = Conte de novo: cinco votos, e um deles é de graça.

sylla-lesson-consulate-token = O cônsul pega do estoque uma ficha de qualquer cor. Você tem uma de Saúde. Clique na cor que quiser.
    .sheet = O cônsul pega do estoque uma ficha de qualquer cor. Você tem uma de Saúde. Marque a cor que quiser.
    .goal = Pegue uma ficha.
    .done = No fim da partida, cada ficha dá o que o marcador dela mostra: agora, 2. As cores de que você tem mais podem pagar ainda mais se você empurrar o marcador delas.
sylla-lesson-consulate-token-hint = O estoque fica na ponta direita de cada trilha. Clique em um.

sylla-lesson-consulate-famine = Depois de cada eleição a fome cresce: um espaço para cada símbolo de fome nos quatro eventos. Onde vai parar o marcador dela? Clique no espaço.
    .sheet = Depois de cada eleição a fome cresce: um espaço para cada símbolo de fome nos quatro eventos. Onde vai parar o marcador dela? Marque o espaço.
    .done = Dois símbolos de fome, dois espaços. Um evento que sai leva o seu símbolo junto.
sylla-lesson-consulate-famine-hint = Procure símbolos de fome no pé dos quatro eventos.
sylla-lesson-consulate-one-icon = Há mais de um símbolo de fome. Olhe todos os quatro eventos.
sylla-lesson-consulate-where-it-is = É onde ele está agora. Ele anda conforme os símbolos de fome nos eventos.
sylla-lesson-consulate-not-each-event = Nem todo evento mostra um símbolo de fome. Conte só esses símbolos.

sylla-lesson-consulate-none-left = Perto do fim de uma partida, uma cor pode acabar. Aqui todas as fichas de Espírito cívico já foram pegas. Tente pegar uma mesmo assim.
    .goal = Tente pegar uma ficha de Espírito cívico.
    .done = Não permitido: o estoque está vazio. E continua assim, porque as fichas nunca voltam.
sylla-lesson-consulate-that-was-there = Dessa cor ainda restam algumas. Primeiro tente a violeta.

sylla-lesson-consulate-below = Aqui B é cônsul, com dois Senadores, e abre com um voto. Quantos denários B pagaria se todos os outros passassem?
    .done = Nenhum: um lance abaixo dos próprios Senadores é permitido e sai de graça.
sylla-lesson-consulate-below-hint = Cada voto que um Senador cobre é de graça.
sylla-lesson-consulate-votes-are-free = Um Senador de B cobre esse voto.
