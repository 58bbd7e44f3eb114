### What can be called up in a game: a few words for each moment.
### Room: a few words, one line.

trajan-moment-board = De quem é cada tabuleiro
trajan-moment-sowing = Como a distribuição define sua ação
trajan-moment-time = Como o tempo corre
trajan-moment-tiles = As fichas de Trajano e suas cores
trajan-moment-cards = Comprar e baixar cartas
trajan-moment-ships = O que os barcos pagam
trajan-moment-wild-goods = Uma mercadoria curinga
trajan-moment-forum = O que o fórum oferece
trajan-moment-march = O líder marcha, os legionários seguem
trajan-moment-rival = Uma província onde já há outros
trajan-moment-arch = O Arco traz uma ficha
trajan-moment-senate = Passos no senado
trajan-moment-votes = Os votos e o cônsul
trajan-moment-build = Construir, espaço por espaço
trajan-moment-granted = A primeira ficha de um tipo
trajan-moment-repeat = Fazer uma ação duas vezes
trajan-moment-plus-two = O que faz um marcador [+2]
trajan-moment-demands = O que o povo exige
trajan-moment-wild-demand = Uma ficha para qualquer demanda
trajan-moment-quarter = O que muda em um novo quarto de ano
trajan-moment-sets = Conjuntos de fichas de construção
trajan-moment-planning = Planejar um turno à frente
trajan-moment-reading = Ler o outro círculo
trajan-moment-final = O que se conta no fim
