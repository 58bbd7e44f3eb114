### Lesson 12: the demands of the people.

trajan-lesson-demands = As demandas do povo
    .idea = Três demandas por quarto de ano: atenda ou perca pontos.
    .can = Você sabe atender as demandas do povo, ou deixar uma sem atender sabendo quanto isso custa.

trajan-lesson-demands-how-many = A quarta rodada acaba, e há três demandas abertas: pão, jogos e religião. Você tem um pão e uma ficha curinga que atende qualquer demanda. A quantas das três você consegue atender?
    .done = A duas. Uma demanda vai ficar aberta.
trajan-lesson-demands-how-many-hint = Cada ficha atende uma demanda.
trajan-lesson-demands-wild-counts = A curinga também atende uma, a que você quiser.
trajan-lesson-demands-one-wild-one-demand = De qualquer tipo, mas só uma: cada ficha atende uma única demanda.

trajan-lesson-demands-end-quarter = Termine o seu turno no senado. Depois, deixe o quarto de ano acabar: clique no quarto de ano, dentro da trilha de tempo.
    .sheet = Termine o seu turno no senado. Depois, deixe o quarto de ano acabar: marque o quarto de ano, dentro da trilha de tempo.
    .goal = Termine o seu turno e deixe o quarto de ano acabar.
    .done = O povo pede pão, e o seu pão atende a demanda automaticamente: é a única escolha. Ele é removido do jogo.
trajan-lesson-demands-end-quarter-hint = Primeiro o seu disco no senado, depois o quarto de ano e a rodada dentro da trilha de tempo.

trajan-lesson-demands-use-wild = Em seguida o povo quer jogos, e isso você não tem. A sua ficha curinga pode atender essa demanda. Clique nela.
    .sheet = Em seguida o povo quer jogos, e isso você não tem. A sua ficha curinga pode atender essa demanda. Marque-a.
    .goal = Atenda a demanda de jogos com a ficha curinga.
    .done = Atendida. A ficha curinga também foi removida do jogo.
trajan-lesson-demands-kept-for-religion = Aqui isso é permitido: a ficha curinga atende então à demanda de religião. Nesta lição, use-a para os jogos.

trajan-lesson-demands-cost = Para a religião não sobrou nada. Quantos pontos custou essa única demanda aberta?
    .done = Quatro. Duas teriam custado nove, e três, quinze. A sua pontuação pode até ficar abaixo de zero.
trajan-lesson-demands-cost-hint = A regra mostrada aqui traz os números.
trajan-lesson-demands-cost-of-b = Foi isso que o jogador B perdeu: lá, duas demandas ficaram abertas.
trajan-lesson-demands-not-free = Custa mais. Leia a regra mostrada aqui.

trajan-lesson-demands-trajan-tile = Existe algo melhor do que uma ficha que se gasta. A ficha de Trajano da bandeja II mostra jogos. Cumpra essa ficha: ela pede amarelo e verde.
    .goal = Cumpra a ficha de Trajano com os jogos.
    .done = Ela dá só um ponto, mas fica no seu tabuleiro individual. Em cada quarto de ano, atende uma demanda de jogos.
trajan-lesson-demands-trajan-tile-hint = O verde está na bandeja II. Leve o amarelo até lá, como último marcador, a partir da bandeja VI.
trajan-lesson-demands-other-tray = A bandeja VI tem um marcador amarelo e leva exatamente à bandeja II.
trajan-lesson-demands-yellow-too-early = O amarelo caiu na bandeja I. Coloque primeiro o verde.

trajan-lesson-demands-keep-the-tile = O fim de um quarto de ano mais adiante. O povo quer jogos, e você pode atender essa demanda de dois jeitos: com uma ficha de fórum ou com a ficha de Trajano que fica com você. Escolha a que não custa nada.
    .goal = Atenda a demanda de jogos sem perder uma ficha.
    .done = A ficha de Trajano fica para o próximo quarto de ano, e a sua ficha de fórum também.
trajan-lesson-demands-spent-the-tile = Agora a ficha de fórum se foi. A ficha de Trajano atende a demanda e fica.

trajan-lesson-demands-remember = Você tem que atender todas as demandas que puder, mas escolhe com o quê. Fique de olho nelas desde a primeira rodada: as fichas de que você precisa estão no fórum e nas províncias.
