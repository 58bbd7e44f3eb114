### Caesar!, lesson 36: the modules Poison and Centurions.

caesar-lesson-modules = Veneno e Centuriões
    .idea = Dois módulos com três fichas de bônus cada: um enfraquece o seu rival, o outro fortalece você.
    .can = Você sabe usar Veneno e Centuriões.

caesar-lesson-modules-poison = Dois tipos novos de fichas de bônus estão no mapa, três de cada. Elas substituem outras; assim, continua havendo uma em cada província. Com Veneno, você começa com três fichas em vez de duas. Syria tem uma ficha Veneno. Feche Syria e use a ficha: clique nas fichas escondidas de Pompeu.
    .sheet = Dois tipos novos de fichas de bônus estão no mapa, três de cada. Elas substituem outras; assim, continua havendo uma em cada província. Com Veneno, você começa com três fichas em vez de duas. Syria tem uma ficha Veneno. Feche Syria e use a ficha: marque as fichas escondidas de Pompeu.
    .goal = Envenene o estoque de Pompeu.
    .done = Uma das fichas dele, escolhida aleatoriamente, volta para o saco, e vocês dois veem qual.
caesar-lesson-modules-poison-hint = Só um espaço da província Syria está livre: o escudo entre Asia e Syria.
caesar-lesson-modules-poison-use-hint = Clique no estoque de Pompeu, ao lado do mapa. As fichas dele estão ali com a face para baixo.
caesar-lesson-modules-poison-left = Então ela se perde, como toda ficha de bônus que você não usa. Desta vez, use o veneno.
caesar-lesson-modules-poison-waits = Syria ainda está aberta, e quem a fecha pega a ficha Veneno. Feche-a você.

caesar-lesson-modules-how-many = Em cada turno ele coloca uma ficha e sorteia uma, como sempre. Entre quantas fichas ele vai escolher nos turnos dele?
    .done = Duas. O estoque dele fica com uma a menos até o fim da partida. Se já está vazio, Veneno não faz nada.
caesar-lesson-modules-how-many-hint = Ele tinha três. Uma se foi, e nenhuma regra a devolve.
caesar-lesson-modules-one-is-gone = Três era o que ele tinha antes. Ele só repõe o que coloca, então a que falta nunca volta.

caesar-lesson-modules-centurion = A outra ficha de bônus nova é o Centurião. Ao lado do mapa estão as suas três fichas fortes. Feche Hispania Ulterior. Depois, no fim do seu turno, pegue uma das três em vez de sortear.
    .goal = Pegue uma das suas fichas Centurião.
    .done = Ela é sua, e vai para trás do seu biombo como qualquer outra ficha. Mas Pompeu vê qual das três ela é.
caesar-lesson-modules-centurion-hint = O último espaço da província Hispania Ulterior mostra um escudo.
caesar-lesson-modules-centurion-take-hint = Agora clique em uma das três fichas ao lado do mapa. A espada tem um 7.
caesar-lesson-modules-drew-instead = Você pode sortear como de costume, mas aí o bônus Centurião se perde. Seu saco não tem nada tão forte.
caesar-lesson-modules-centurion-waits = Hispania Ulterior ainda está aberta. Feche-a para pegar a ficha de bônus dela.

caesar-lesson-modules-pompey = Digamos que você pegue a espada com o 7. Agora é a vez de Pompeu. Avance para ver.
caesar-lesson-modules-pompey-places = Ele joga em outro lugar. Em Syria ele tem 6, o número mais alto do jogo básico, e acha que está seguro.

caesar-lesson-modules-seven = Nada no seu saco supera um 6. A sua ficha nova, sim. Fique com Syria.
    .goal = Assuma o controle da província Syria.
    .done = Sete contra seis. Guarde uma ficha assim para uma província que não dá para ganhar sem ela.
caesar-lesson-modules-seven-hint = O último espaço da província Syria mostra uma espada. Gire o 7 para Syria.
caesar-lesson-modules-turned-away = O 7 ficou voltado para Aegyptus, e nada para Syria. Gire a ficha.
caesar-lesson-modules-syria-waits = Syria ainda está aberta, e Pompeu vai fechá-la. Use o 7 ali agora.

caesar-lesson-modules-two-at-once = Imagine que uma ficha sua fecha duas províncias, e as duas têm um bônus Centurião. Quantas fichas Centurião você pega?
    .done = Uma. Ela vem em vez do sorteio, e só há um sorteio por turno. Quando as três já tiverem sido pegas, você simplesmente sorteia.
caesar-lesson-modules-two-at-once-hint = Em vez de quê vem uma ficha Centurião? E quantas vezes por turno?
caesar-lesson-modules-one-draw = Uma ficha Centurião vem em vez do sorteio. Só há um sorteio por turno, então o segundo bônus se perde.
caesar-lesson-modules-not-none = O primeiro bônus vale como sempre. Só o segundo se perde.

caesar-lesson-modules-remember = Os dois módulos podem ser jogados juntos, ou só um, e também com Crasso. As três fichas fortes dele ficam em uma pilha, e uma placa pode dar a ele a do topo. Olhe as fichas de bônus antes de fechar: agora há mais fichas que valem uma província.
