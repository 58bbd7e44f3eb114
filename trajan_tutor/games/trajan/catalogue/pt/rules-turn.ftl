### Rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Setup, the turn, sowing, time, Trajan tiles.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## The game and the turn

trajan-game-over = A partida acabou
    .rule = Depois dos quatro quartos de ano, todos fazem a pontuação final. Não se joga mais nada.
    .refused = A partida acabou: não se joga mais nada.
trajan-turn-order = Os turnos seguem em sentido horário
    .rule = Um jogador faz um turno inteiro, depois o próximo em sentido horário. Só no fim do quarto de ano todos decidem, um depois do outro.
    .refused = Agora quem decide é { SEAT($actor) }, não { SEAT($seat) }.
trajan-turn-steps = Os passos de um turno
    .rule = O turno tem ordem fixa: distribuir marcadores, deixar o tempo passar, pegar a ficha de Trajano que você cumpriu, fazer uma ação e depois as ações extras, se houver. Cada passo termina antes do seguinte.
    .refused = Não é isso que vem agora. Primeiro é preciso { $phase }.
trajan-turn-own-mat = Seu próprio tabuleiro
    .rule = Você usa só os componentes do seu tabuleiro individual. O que está nos dos outros é deles.
    .refused = Isso está no tabuleiro individual de outro jogador ({ SEAT($seat) }). Escolha algo do seu tabuleiro individual ou do tabuleiro.

## Setup

trajan-setup-markers = Dois marcadores em cada bandeja
    .rule = Seu círculo de ações tem seis bandejas. Antes da partida, você coloca dois dos seus doze marcadores em cada uma, nas cores que quiser.
trajan-setup-markers-left = Dois marcadores de cada cor
    .rule = Você tem dois marcadores de cada uma das seis cores, e todos vão para as suas bandejas.
    .refused = Não resta nenhum { FORM($colour, "marker") } para a bandeja { $tray }. Escolha uma cor que ainda esteja ao lado do seu tabuleiro individual.
trajan-setup-goods = Três cartas de mercadoria para começar
    .rule = Na ordem dos turnos, cada jogador pega três cartas de mercadoria de qualquer das pilhas, em qualquer combinação. Na nossa leitura, uma por uma: a carta do topo da pilha de compras, sem ver, ou, em uma das duas pilhas de descarte, a carta aberta do topo.
    .refused = Nesta partida, as primeiras cartas de mercadoria vêm só das duas pilhas de descarte. Pegue a carta do topo de uma delas.
trajan-setup-stacks = Três pilhas diferentes
    .rule = As fichas de Trajano ficam em seis pilhas, conforme o que trazem. Você começa com três, cada uma do topo de uma pilha diferente.
    .refused = Você já pegou uma ficha da pilha de { $stack }. Escolha outra pilha.
trajan-setup-slots = Locais II, IV e VI
    .rule = Ao lado de cada bandeja há um local para uma ficha de Trajano. Suas três primeiras fichas vão para os locais II, IV e VI, em qualquer ordem.
    .refused = O local { $slot } não recebe ficha agora. Suas três primeiras fichas vão para os locais II, IV e VI que estiverem livres.
trajan-setup-bonus = Uma ficha de bônus para começar
    .rule = Cada jogador sorteia uma ficha de bônus e a deixa com o lado amarelo para cima. Ela pontua no fim da partida. Outras duas fichas ficam abertas no senado para o primeiro quarto de ano.
trajan-setup-board = O tabuleiro no começo
    .rule = Há uma ficha de fórum em cada província e em cada espaço do fórum, uma ficha de ação extra em cada um dos três espaços amarelos e uma ficha de construção em cada espaço de construção. Seu líder e um peão começam no acampamento militar, outro peão no acampamento de trabalhadores.

## Sowing and time

trajan-sow-tray = Recolher todos os marcadores de uma bandeja
    .rule = Você começa o turno recolhendo na mão todos os marcadores de uma das suas bandejas.
trajan-sow-empty = Uma bandeja vazia não serve
    .rule = A bandeja da qual você recolhe os marcadores precisa ter pelo menos um.
    .refused = A bandeja { $tray } está vazia. Escolha uma bandeja com marcadores.
trajan-sow-colour = Só o que está na sua mão
    .rule = Você coloca os marcadores que recolheu, na ordem de cores que quiser.
    .refused = Não há nenhum { FORM($colour, "marker") } na sua mão para a bandeja { $tray }. Escolha outra cor.
trajan-sow-clockwise = Um marcador em cada bandeja seguinte
    .rule = Você coloca os marcadores um por um, em sentido horário, a partir da bandeja depois da que esvaziou. Nenhuma bandeja é pulada, nem aquela de onde você começou, se der a volta toda. A bandeja do último marcador define sua ação.
trajan-time-advance = Cada marcador faz o tempo passar
    .rule = O marcador de tempo anda um passo por marcador que você recolhe da bandeja. Uma bandeja cheia dá força a você e encurta o quarto de ano.

## Trajan tiles

trajan-tile-match = Cumprir uma ficha de Trajano
    .rule = Se ao lado da bandeja do seu último marcador há uma ficha de Trajano e a bandeja tem as duas cores da ficha, você pega a ficha e os pontos dela. Não importa há quanto tempo os marcadores estão ali, nem o que mais há na bandeja. Na nossa leitura, uma ficha com a mesma cor duas vezes pede dois marcadores dessa cor.
trajan-tile-special = A ação especial da ficha
    .rule = A maioria das fichas de Trajano traz algo além dos pontos. Você pode usar isso na hora ou abrir mão; a ficha e os pontos são seus de qualquer jeito.
    .refused = Não é isso que esta ficha oferece ({ $kind }). Use a ação especial dela ou abra mão.
trajan-tile-goods = Duas cartas de mercadoria
    .rule = A ficha permite comprar duas cartas de mercadoria da pilha de compras.
trajan-tile-figures = Peões para um acampamento
    .rule = A ficha permite mover um ou dois peões, conforme mostra, do seu estoque para o acampamento de trabalhadores ou para o acampamento militar. Se houver menos no estoque, você move os que houver.
    .refused = Seu estoque está vazio: não há peão para mover para um acampamento.
trajan-tile-plus-two = Um marcador [+2]
    .rule = A ficha permite pôr um marcador [+2] em uma das seis ações do seu tabuleiro individual; na nossa leitura, no máximo um em cada. Quando você repete essa ação com uma ficha de ação extra, o marcador permite fazê-la mais uma vez.
    .refused = Já há um marcador [+2] { FORM($action, "in") }. Escolha uma ação sem marcador, ou abra mão dele.
trajan-tile-demand = Uma demanda atendida até o fim da partida
    .rule = Uma ficha de Trajano com pão, jogos ou religião fica no seu tabuleiro individual. Em cada quarto de ano, ela atende uma demanda do povo pelo que mostra.
trajan-tile-arch = O Arco volta
    .rule = Enquanto os seus seis locais têm fichas, seu Arco espera no centro do círculo de ações. Quando você cumpre uma ficha, o Arco vai para o local que ficou livre.

## The action

trajan-action-target = A bandeja do último marcador define a ação
    .rule = Você pode fazer uma ação: a da bandeja em que caiu seu último marcador.
    .refused = Isso faz parte { FORM($wanted, "of") }. Seu último marcador permite { FORM($action, "the") }.
trajan-action-optional = Pode-se abrir mão da ação
    .rule = A ação nunca é obrigatória. Você pode passar.
