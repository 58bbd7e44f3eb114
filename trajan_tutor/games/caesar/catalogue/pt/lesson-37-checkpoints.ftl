### Caesar!, lesson 37: the module Checkpoints.

caesar-lesson-checkpoints = Postos de controle
    .idea = Até uma ficha fraca pode render uma ficha de bônus: coloque-a com a face para baixo em um posto de controle.
    .can = Você sabe decidir quando é melhor colocar uma ficha com a face para baixo.

caesar-lesson-checkpoints-face-down = Três espaços têm contorno duplo: os postos de controle. Este módulo precisa dos outros dois: as seis fichas de bônus que eles substituíram ficam com a face para baixo em um banco. Coloque a sua ficha de escudo com a face para baixo: clique nela, depois no posto de controle entre Gallia e Sardinia, depois no banco.
    .sheet = Três espaços têm contorno duplo: os postos de controle. Este módulo precisa dos outros dois: as seis fichas de bônus que eles substituíram ficam com a face para baixo em um banco. Coloque a sua ficha de escudo com a face para baixo: marque-a, depois o posto de controle entre Gallia e Sardinia, depois o banco.
    .goal = Coloque uma ficha com a face para baixo em um posto de controle.
    .done = O símbolo dela precisa combinar, como sempre. E agora você pode sortear do banco.
caesar-lesson-checkpoints-face-down-hint = Três lugares, um depois do outro: a ficha, o posto de controle e o banco com as seis fichas.
caesar-lesson-checkpoints-face-up = Isso é permitido, mas aí você não sorteia nada. No fim, clique no banco, não em uma província.

caesar-lesson-checkpoints-from-the-bank = Você pode deixar o banco como está, mas aqui ele compensa: clique nele. Você sorteia Força e decide na hora se usa a ficha. Na província Gallia, Pompeu tem 6 de influência. Vire a ficha dele.
    .sheet = Você pode deixar o banco como está, mas aqui ele compensa: marque-o. Você sorteia Força e decide na hora se usa a ficha. Na província Gallia, Pompeu tem 6 de influência. Vire a ficha dele.
    .goal = Vire a ficha de Pompeu entre Hispania Citerior e Gallia.
    .done = A espada mais forte dele não conta mais nada. Uma ficha do banco, depois de usada, sai do jogo.
caesar-lesson-checkpoints-from-the-bank-hint = Clique no banco, e depois na ficha azul entre Hispania Citerior e Gallia.
caesar-lesson-checkpoints-left-unused = Você pode deixá-la, mas aí ela se perde. Use-a desta vez.
caesar-lesson-checkpoints-bank-left = Você pode deixar o banco como está, mas aí a sua ficha não rende nada. Desta vez, sorteie.

caesar-lesson-checkpoints-how-much = Para isso, uma ficha com um 4 e um 2 ficou ali. Quanta influência ela tem na província Gallia?
    .done = Nenhuma: com a face para baixo, ela não conta nada de nenhum dos lados. Por isso, use uma ficha fraca, ou uma para a qual você não tem um bom lugar.
caesar-lesson-checkpoints-face-down-counts-nothing = Isso é o que está impresso nela. Com a face para baixo, ela não conta nada.

caesar-lesson-checkpoints-senate = Aegyptus tem um espaço livre, que é um posto de controle. Você lidera ali com 11 contra 4; não precisa de mais influência. Para fechar a província, coloque uma ficha com a face para baixo e use o que sair do banco.
    .goal = Ponha um marcador sob uma ficha Senado.
    .done = Uma província, uma ficha Senado e um marcador sob ela: tudo com uma ficha que não conta nada. O banco vem primeiro, depois a província é fechada.
caesar-lesson-checkpoints-senate-hint = O espaço entre Aegyptus e Asia mostra um navio. Uma ficha curinga também cabe, e vai fazer menos falta.
caesar-lesson-checkpoints-senate-marker-hint = A ficha Senado do banco recebe um marcador porque você ganha uma província no mesmo turno. Clique nos seus marcadores.
caesar-lesson-checkpoints-no-bank = Aegyptus é sua, mas, com a ficha com a face para cima, você não sorteia nada. No fim, clique no banco.
caesar-lesson-checkpoints-no-marker = Você fica com a ficha, mas marcadores vão sob ela agora ou nunca. Ponha um ali.

caesar-lesson-checkpoints-bank-empty = Aqui o banco acabou. Tente mesmo assim: a sua ficha de escudo, o posto de controle entre Gallia e Sardinia, o banco.
    .goal = Tente colocar uma ficha com a face para baixo com o banco vazio.
    .done = Não é permitido: não há nada para sortear. De agora em diante, um posto de controle é um espaço como qualquer outro.
caesar-lesson-checkpoints-face-up-this-time = Com a face para cima é sempre permitido. Desta vez, tente com a face para baixo: no fim, clique no banco.

caesar-lesson-checkpoints-remember = Você não vê o que o banco tem. Mas nunca é Veneno nem Centurião, porque esses estão no mapa. Conte o que já apareceu e você vai saber o que resta.

caesar-lesson-checkpoints-your-game = Agora você conhece todas as regras. Explore a partir daqui: uma partida com os três módulos contra Pompeu.
