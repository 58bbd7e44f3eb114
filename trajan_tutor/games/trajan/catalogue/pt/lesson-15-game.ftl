### Lesson 15: a whole guided game.

trajan-lesson-game = Uma partida inteira
    .idea = Da preparação à pontuação final, e tudo é com você.
    .can = Você sabe jogar uma partida inteira.

## The setup

trajan-lesson-game-markers = Você joga uma partida inteira contra o jogador B. Até aqui os seus marcadores já vinham prontos; agora quem coloca é você, dois em cada bandeja. Você tem dois de cada cor.
    .goal = Encha todas as suas bandejas.
    .done = Os dois círculos estão cheios, e cada um de vocês tem uma ficha de bônus. Olhe a sua: ela mostra o que juntar.
trajan-lesson-game-markers-hint = Você ainda não conhece as suas fichas, então duas cores diferentes em uma bandeja são um bom começo.

trajan-lesson-game-cards = Agora as primeiras cartas de mercadoria: três para cada um. Cada carta você compra da pilha de compras ou pega aberta de uma pilha de descarte.
    .goal = Pegue três cartas de mercadoria.
    .done = Três cartas para começar. B também pegou três.
trajan-lesson-game-cards-hint = Cartas de um mesmo tipo vão juntas em um navio; todas diferentes, em outro.

trajan-lesson-game-first-tiles = Depois as suas três primeiras fichas de Trajano, cada uma de outra pilha, nos locais II, IV e VI. Uma ficha é cumprida quando as suas duas cores estão na bandeja ao lado do local.
    .goal = Pegue três fichas de Trajano, cada uma de outra pilha.
    .done = Está tudo preparado. O primeiro turno é seu.
trajan-lesson-game-first-tiles-hint = Onde uma das duas cores já está, só falta a outra.

## The quarters

trajan-lesson-game-quarter-one = Agora o primeiro quarto de ano. Fique de olho em três coisas: as demandas, os seus locais vazios e o senado. Depois de cada turno seu, B joga.
    .goal = Jogue até o fim do primeiro quarto de ano.
    .done = O primeiro quarto de ano acabou.
trajan-lesson-game-quarter-one-hint = Antes de distribuir, olhe todas as seis bandejas: aonde leva cada uma?
trajan-lesson-game-aim-demand = Atenda uma demanda no fim do quarto de ano
trajan-lesson-game-aim-new-tile = Traga uma nova ficha de Trajano para o seu círculo
trajan-lesson-game-aim-consul = Tenha mais votos que todos no senado

trajan-lesson-game-first-look = De onde vieram os pontos deste quarto de ano? Compare o que as suas fichas e o senado trouxeram com o que as demandas custaram.

trajan-lesson-game-quarter-two = O segundo quarto de ano. As fichas com votos se foram, e as demandas começam de novo. Desta vez, pense nas suas cartas de mercadoria: os barcos pagam por cartas que combinam.
    .goal = Jogue até o fim do segundo quarto de ano.
    .done = Metade da partida já foi.
trajan-lesson-game-quarter-two-hint = Junte cartas do mesmo tipo, ou todas diferentes. Depois deixe um barco levá-las.
trajan-lesson-game-aim-ship = Pontue com um barco
trajan-lesson-game-aim-tile = Cumpra uma ficha de Trajano

trajan-lesson-game-second-look = Meio da partida. Quem está na frente agora ainda pode ficar para trás: cartas, conjuntos e fichas de bônus só são contados no fim.

trajan-lesson-game-quarter-three = O terceiro quarto de ano. Os seus peões não devem ficar nos acampamentos: os trabalhadores constroem, e o líder abre províncias para os legionários.
    .goal = Jogue até o fim do terceiro quarto de ano.
    .done = Três quartos de ano já foram.
trajan-lesson-game-quarter-three-hint = Um líder que se move pega a ficha de fórum da província. Ela pode atender uma demanda.
trajan-lesson-game-aim-build = Pontue com uma construção
trajan-lesson-game-aim-leader = Leve o seu líder a uma província
trajan-lesson-game-aim-demand-again = Atenda uma demanda

trajan-lesson-game-third-look = O que rendeu mais desta vez? No último quarto de ano, faça mais disso.

trajan-lesson-game-quarter-four = O último quarto de ano. Nada mais precisa ser preparado: cada turno deve dar pontos. Embarque as suas cartas, atenda ao povo e olhe as suas fichas de bônus.
    .goal = Jogue até o fim da partida.
    .done = O último quarto de ano acabou, e tudo foi contado.
trajan-lesson-game-quarter-four-hint = Conte os turnos que restam. Um plano de três turnos pode chegar tarde demais.
trajan-lesson-game-aim-last-demand = Atenda mais uma vez a uma demanda
trajan-lesson-game-aim-last-tile = Cumpra uma ficha de Trajano
trajan-lesson-game-aim-points = Faça 15 pontos ou mais, contando a pontuação final

trajan-lesson-game-fourth-look = O último quarto de ano, sem a pontuação final: o que os turnos trouxeram e o que as demandas custaram.

trajan-lesson-game-final-scoring = Agora a pontuação final, origem por origem: cartas na mão, peões nos acampamentos, fichas que restam no círculo, conjuntos de fichas de construção e, por fim, as fichas de bônus.

trajan-lesson-game-result = Você jogou uma partida inteira. De onde veio a maior parte dos seus pontos, e o que custou pontos a você?
