### Caesar!, lesson 39: where the rulebook can be read in two ways.

caesar-lesson-rulings = Dois modos de ler
    .idea = A mesma posição com duas leituras do manual de regras.
    .can = Você sabe onde o manual deixa uma questão em aberto e escolhe, antes da partida, como jogar.

caesar-lesson-rulings-who-has-citerior = Um escudo entre as duas Hispaniae fecha as duas. Imagine que você resolve Hispania Ulterior primeiro. A Força dela vira com a face para baixo o 5 de Pompeu em Hispania Citerior, e você tem 3 ali. Do modo como costumamos jogar, quem controla Citerior?
    .done = Pompeu. As duas estão fechadas desde o momento da colocação, e Força não muda uma província fechada.
caesar-lesson-rulings-who-has-citerior-hint = Quantas províncias estavam fechadas quando o escudo foi colocado ali?
caesar-lesson-rulings-i-have-it = eu
caesar-lesson-rulings-pompey-has-it = Pompeu
caesar-lesson-rulings-too-late-for-might = Seria assim se Citerior só fosse fechada quando chegasse a vez dela. Costumamos jogar com as duas fechando ao mesmo tempo.

caesar-lesson-rulings-closed-together = Vamos ver as duas leituras. Primeiro a usual: feche as duas, resolva Ulterior primeiro e vire o 5 entre Citerior e Gallia.
    .goal = Resolva Ulterior primeiro e vire a ficha de Pompeu entre Citerior e Gallia.
    .done = A ficha está com a face para baixo, e Pompeu controla Citerior mesmo assim.
caesar-lesson-rulings-closed-together-hint = O escudo vai entre as duas Hispaniae. Escolha Hispania Ulterior, depois a ficha entre Hispania Citerior e Gallia.
caesar-lesson-rulings-ulterior-first = Desta vez Ulterior primeiro, para que Força venha entre as duas.
caesar-lesson-rulings-another-target = Sem virar a ficha, não há o que comparar. Use Força na ficha entre Citerior e Gallia.
caesar-lesson-rulings-the-shield = Isso não fecha nenhuma das duas. Coloque o escudo entre as duas Hispaniae.

caesar-lesson-rulings-closed-in-turn = A mesmíssima posição, em uma partida em que uma província só é fechada quando é resolvida. Faça o mesmo mais uma vez.
    .goal = Resolva Ulterior primeiro e assuma o controle de Citerior.
    .done = Três contra nada: Citerior é sua. A posição é a mesma, só a leitura é outra.
caesar-lesson-rulings-ulterior-first-again = Ulterior primeiro, como antes.
caesar-lesson-rulings-another-target-again = Use Força na mesma ficha de antes: a que está entre Citerior e Gallia.
caesar-lesson-rulings-the-shield-again = O escudo entre as duas Hispaniae, como antes.

caesar-lesson-rulings-how-many = Outra questão. Você tem duas fichas Senado, e agora fecha e ganha Syria, com uma terceira. Quantos marcadores podem ir sob ela, no máximo?
    .done = Três: tantos quantas fichas Senado você tem, incluindo esta.
caesar-lesson-rulings-how-many-hint = A ficha nova também conta.
caesar-lesson-rulings-the-old-ones = A ficha de Syria já é sua, e conta.
caesar-lesson-rulings-only-the-new-one = É um marcador para cada ficha Senado que você tem.

caesar-lesson-rulings-up-to = O número pode ser lido como um limite. Aqui a partida foi preparada assim. Ponha só um marcador sob a ficha.
    .goal = Ponha um marcador sob a ficha Senado.
    .done = Um de três: nesta leitura, qualquer número até três é permitido.
caesar-lesson-rulings-one-this-time = Nesta lição, ponha um marcador ali, para ver que você pode.

caesar-lesson-rulings-exactly = Lemos as palavras como exatamente esse número, ou nenhum. Olhe as suas opções e ponha marcadores sob a ficha.
    .goal = Ponha sob a ficha Senado tantos marcadores quantos jogamos.
    .done = Três. Não dava para escolher um nem dois.
caesar-lesson-rulings-none-or-three = Nenhum é permitido. Mas cada marcador leva você mais perto do fim: ponha três.

caesar-lesson-rulings-markers-between = Quem só tem mais um marcador ficaria feliz com três; quem espera, não. Qual é a diferença, em marcadores, entre os dois modos de jogar?
    .done = Dois. Corridas se decidem por menos.
caesar-lesson-rulings-markers-between-hint = Um na primeira vez, três na segunda.
caesar-lesson-rulings-count-the-difference = Tire o um dos três.

caesar-lesson-rulings-crassus-too = Crasso tem o maior número de questões abertas, porque ele só escolhe por regras: que número, que espaço, que ficha vem primeiro. Cada uma delas também pode ser jogada dos dois modos.

caesar-lesson-rulings-all-rulings = Estas são todas as questões que o manual de regras deixa abertas, com as nossas respostas. Onde uma opção é indicada, você pode escolher a outra resposta ao começar uma partida.

caesar-lesson-rulings-when-to-agree = Qual é a melhor hora para combinar uma leitura?
    .done = Nessa hora, ninguém sabe ainda quem sai ganhando com ela.
caesar-lesson-rulings-when-somebody-gains = quando alguém ganha com ela
caesar-lesson-rulings-before-the-first-token = antes de colocar a primeira ficha
caesar-lesson-rulings-never-at-all = nunca, o manual é claro
caesar-lesson-rulings-too-late-to-agree = Aí cada um lê do jeito que mais ajuda a si mesmo, e vocês vão discutir.
caesar-lesson-rulings-both-read-on = Você acabou de ver a mesma posição terminar de dois modos.
