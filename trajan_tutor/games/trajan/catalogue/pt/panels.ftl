### What stands beside the board: the steps of a turn, the areas of the rule book, the symbols.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

## Steps of a turn

trajan-step-sow = Distribuir
trajan-step-time = Tempo
trajan-step-tile = Ficha de Trajano
trajan-step-action = Ação
trajan-step-extra = Ação extra

## Steps of setup and of the end of a quarter

trajan-step-markers = Marcadores
trajan-step-cards = Mercadorias
trajan-step-tiles = Fichas de Trajano
trajan-step-quarter = Fim do quarto de ano
trajan-step-demands = Demandas do povo
trajan-step-votes = Senado e fichas de bônus

## Areas of the rule book

trajan-area-game = O jogo
trajan-area-turn = O turno
trajan-area-setup = Preparação
trajan-area-sow = Distribuição
trajan-area-time = Tempo
trajan-area-tile = Fichas de Trajano
trajan-area-action = A ação
trajan-area-seaport = Porto
trajan-area-forum = Fórum
trajan-area-military = Militar
trajan-area-arch = Arco e pilhas
trajan-area-senate = Senado
trajan-area-construction = Construção
trajan-area-extra = Ações extras
trajan-area-round = Rodadas
trajan-area-quarter = Fim do quarto de ano
trajan-area-final = Fim da partida

## Symbols

trajan-symbol-marker-yellow = marcador amarelo
trajan-symbol-marker-orange = marcador laranja
trajan-symbol-marker-green = marcador verde
trajan-symbol-marker-white = marcador branco
trajan-symbol-marker-pink = marcador rosa
trajan-symbol-marker-blue = marcador azul
trajan-symbol-action-seaport = ação de porto
    .named = porto
trajan-symbol-action-forum = ação do fórum
    .named = fórum
trajan-symbol-action-military = ação militar
    .named = militar
trajan-symbol-action-senate = ação do senado
    .named = senado
trajan-symbol-action-trajan = ação de Trajano
trajan-symbol-action-construction = ação de construção
    .named = construção
trajan-symbol-demand-bread = o povo quer pão
    .named = pão
trajan-symbol-demand-games = o povo quer jogos
trajan-symbol-demand-religion = o povo quer religião
    .named = religião
trajan-symbol-goods-columns = mercadorias: colunas
trajan-symbol-goods-furs = mercadorias: peles
    .named = peles
trajan-symbol-goods-scrolls = mercadorias: pergaminhos
    .named = pergaminhos
trajan-symbol-goods-oil = mercadorias: azeite
trajan-symbol-goods-fruit = mercadorias: frutas
    .named = frutas
trajan-symbol-goods-pottery = mercadorias: cerâmica
    .named = cerâmica
trajan-symbol-goods-wine = mercadorias: vinho
    .named = vinho
trajan-symbol-goods-fish = mercadorias: peixe
    .named = peixe
trajan-symbol-goods-gold = mercadorias: ouro
trajan-symbol-goods-gems = mercadorias: joias
    .named = joias
trajan-symbol-goods-cattle = mercadorias: gado
    .named = gado
trajan-symbol-goods-wheat = mercadorias: trigo
    .named = trigo
trajan-symbol-building-stairs = ficha de construção: escada
trajan-symbol-building-door = ficha de construção: porta
trajan-symbol-building-fountain = ficha de construção: fonte
trajan-symbol-building-roof = ficha de construção: telhado
trajan-symbol-building-window = ficha de construção: janela
trajan-symbol-bonus-workers = bônus por trabalhadores em obras
trajan-symbol-bonus-legionaries = bônus por legionários nas províncias
trajan-symbol-bonus-bonus = bônus por fichas de bônus amarelas
trajan-symbol-kind-goods = ficha de Trajano: duas mercadorias
trajan-symbol-kind-points = ficha de Trajano: só pontos
trajan-symbol-kind-workers-1 = ficha de Trajano: um trabalhador
trajan-symbol-kind-workers-2 = ficha de Trajano: dois trabalhadores
trajan-symbol-kind-legionaries-1 = ficha de Trajano: um legionário
trajan-symbol-kind-legionaries-2 = ficha de Trajano: dois legionários
trajan-symbol-kind-plus-two = ficha de Trajano: marcador [+2]
trajan-symbol-kind-bread = ficha de Trajano guardada: pão
trajan-symbol-kind-games = ficha de Trajano guardada: jogos
trajan-symbol-kind-religion = ficha de Trajano guardada: religião
trajan-symbol-wild-goods = vale por qualquer carta de mercadoria
trajan-symbol-wild-demand = vale por qualquer demanda
trajan-symbol-wild-construction = vale por qualquer ficha de construção
trajan-symbol-wild-extra = vale por qualquer ação extra
trajan-symbol-trajan-tile = ficha de Trajano: duas cores, pontos
trajan-symbol-trajan-tile-ready = ficha de Trajano: cores na bandeja
trajan-symbol-trajan-tile-back = ficha de Trajano, com a face para baixo
trajan-symbol-forum-tile = ficha de fórum
trajan-symbol-wild-tile = ficha de fórum curinga
trajan-symbol-extra-tile = ficha de ação extra
trajan-symbol-votes-tile = ficha de senado
trajan-symbol-sign-quarter = quarto de ano da partida
trajan-symbol-sign-round = rodada
trajan-symbol-building-tile = ficha de construção
trajan-symbol-bonus-yellow = ficha de bônus, lado amarelo
trajan-symbol-bonus-grey = ficha de bônus, lado cinza
trajan-symbol-card = carta de mercadoria
trajan-symbol-card-back = carta de mercadoria, com a face para baixo
trajan-symbol-demand-tile = ficha de demanda
trajan-symbol-demand-tile-asked = demanda a atender agora
trajan-symbol-kept = ficha de Trajano guardada para uma demanda
trajan-symbol-plus-two = marcador [+2]
trajan-symbol-arch = Arco: a próxima ficha de Trajano vem aqui
    .named = Arco
trajan-symbol-worker = trabalhador no distrito de construções
    .named = trabalhador, trabalhadores
trajan-symbol-legionary = legionário em uma província
    .named = legionário, legionários
trajan-symbol-leader = líder dos legionários
    .named = líder
trajan-symbol-disc = disco no senado
trajan-symbol-supply-figures = peões no estoque
trajan-symbol-worker-camp-figures = peões no acampamento de trabalhadores
trajan-symbol-military-camp-figures = peões no acampamento militar
trajan-symbol-turn = de quem é o turno
trajan-symbol-to-act = quem decide agora
trajan-symbol-won = quem venceu
trajan-symbol-target = bandeja em que a distribuição termina
trajan-symbol-next-drop = bandeja do próximo marcador
trajan-symbol-time-marker = marcador de tempo
    .named = marcador de tempo
trajan-symbol-time-start = espaço inicial da trilha de tempo
trajan-symbol-ship-coloured = barco, lado colorido para cima
trajan-symbol-ship-grey = barco, lado cinza para cima
