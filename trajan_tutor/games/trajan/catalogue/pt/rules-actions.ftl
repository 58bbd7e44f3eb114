### Rules: the six actions and extra actions.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Seaport

trajan-seaport-draw = Comprar duas, descartar uma
    .rule = Ação de porto, primeira opção: compre da pilha de compras duas cartas de mercadoria e depois descarte uma carta da mão.
trajan-seaport-no-cards = Sem cartas para comprar
    .rule = Quando não há carta para comprar, você não pode escolher comprar. Se só resta uma, você compra uma.
    .refused = Não resta carta para comprar: a pilha de compras está vazia, e não há nada sob as cartas do topo das pilhas de descarte.
trajan-seaport-discard = Descartar em qualquer pilha
    .rule = Depois de comprar duas cartas, você põe uma carta da mão, aberta, sobre uma das duas pilhas de descarte. Pode escolher a pilha, mas descartar é obrigatório.
trajan-seaport-take = Pegar uma carta aberta
    .rule = Ação de porto, segunda opção: pegue, em uma das duas pilhas de descarte, a carta do topo. Todos veem o que você pega.
trajan-seaport-pile-empty = Uma pilha de descarte vazia
    .rule = Uma pilha de descarte que não pode ser reposta fica vazia até alguém descartar uma carta nela.
    .refused = Não há carta para pegar { FORM($pile, "in") }: ela está vazia.
trajan-seaport-lay = Baixar cartas na coleção pessoal
    .rule = Ação de porto, terceira opção: baixe à sua frente uma ou duas cartas da mão, com a face para cima, e compre o mesmo número da pilha de compras. As cartas baixadas contam para as fichas de bônus no fim.
trajan-seaport-hand = Só cartas da sua mão
    .rule = Você só pode descartar, baixar e embarcar cartas que tem na mão.
    .refused = Você não tem nenhuma { FORM($goods, "card") } na mão.
trajan-seaport-ship = Embarcar cartas
    .rule = Ação de porto, quarta opção: baixe na coleção pessoal cartas da mão que sirvam para um dos três barcos e receba os pontos que o lado de cima dele indica para esse número. Um barco colorido é então virado para o lado cinza, que paga menos, até o quarto de ano terminar. Por embarcar não se compram cartas.
    .refused = Você está carregando o barco de { $ship }. Carregue-o, ou faça-o zarpar.
trajan-seaport-identical = O barco de cartas idênticas
    .rule = O primeiro barco leva de uma a quatro cartas do mesmo tipo.
    .refused = Este barco leva de uma a quatro cartas do mesmo tipo, e zarpa com pelo menos uma. Isso não serve.
trajan-seaport-pairs = O barco de pares
    .rule = O segundo barco leva de um a três pares, cada um de outro tipo de mercadoria.
    .refused = Este barco leva de um a três pares de cartas idênticas, cada par de outro tipo. Aqui não dá para formar esse par.
trajan-seaport-different = O barco de cartas diferentes
    .rule = O terceiro barco leva de uma a quatro cartas, cada uma de outro tipo.
    .refused = Este barco leva de uma a quatro cartas, cada uma de outro tipo, e zarpa com pelo menos uma. Isso não serve.
trajan-seaport-wild = Mercadorias curinga
    .rule = Uma mercadoria curinga vale por uma carta de mercadoria de qualquer tipo quando você embarca. Depois sai do jogo. Não pode ser baixada nem descartada.
    .refused = Você não tem mercadorias curinga suficientes para isso.
trajan-seaport-refill = Uma pilha de descarte nunca fica vazia
    .rule = Quando a última carta de uma pilha de descarte é pega, a próxima carta da pilha de compras é revelada ali na hora.
trajan-seaport-reshuffle = Nova pilha de compras
    .rule = Quando a pilha de compras está vazia e é preciso uma carta, as duas pilhas de descarte, menos as cartas do topo, são embaralhadas e formam a nova pilha.

## Forum

trajan-forum-take = Pegar uma ficha do fórum
    .rule = Ação do fórum: pegue uma ficha qualquer que esteja ali, em um espaço do fórum ou em um dos três espaços amarelos.
trajan-forum-absent = Só fichas que estão ali
    .rule = Você só pode pegar uma ficha que está no fórum agora. As novas vêm com o próximo quarto de ano.
    .refused = Não há nenhuma { $tile } nesse espaço do fórum agora.

## Military

trajan-military-enlist = Um novo legionário
    .rule = Ação militar, primeira opção: mova um peão do seu estoque para o acampamento militar. A partir daí, ele é um legionário.
trajan-military-supply = Nenhum peão restante
    .rule = Você tem quinze peões. Quando seu estoque está vazio, nenhum outro pode ir para os acampamentos.
    .refused = Seu estoque está vazio: não há peão para mover para o acampamento militar.
trajan-military-leader = O líder marcha
    .rule = Ação militar, segunda opção: mova seu líder para uma província vizinha. As linhas pontilhadas são caminhos pelo mar.
    .refused = Seu líder não pode ir { FORM($from, "from") } { FORM($province, "to") }: não são vizinhos.
trajan-military-camp = Sem volta ao acampamento
    .rule = Seu líder começa no acampamento militar. Depois de sair, ele só se move entre províncias.
    .refused = Seu líder não pode voltar ao acampamento militar. Escolha uma província vizinha.
trajan-military-tile = A ficha na província
    .rule = Se há uma ficha de fórum na província em que seu líder entra, você a pega.
trajan-military-legionary = Um legionário para a província
    .rule = Ação militar, terceira opção: mova do acampamento militar um dos seus legionários para a província do seu líder e receba os pontos dela.
    .refused = Seu líder ainda está no acampamento militar. Mova-o primeiro para uma província: seus legionários o seguem.
trajan-military-camp-empty = Nenhum legionário no acampamento
    .rule = O legionário vai para a província a partir do acampamento militar, então um dos seus precisa estar lá.
    .refused = Nenhum dos seus legionários está no acampamento militar, então nenhum pode ir { FORM($province, "to") }.
trajan-military-one-each = Um legionário por província
    .rule = Em cada província você pode ter um legionário, não mais.
    .refused = Você já tem um legionário { FORM($province, "in") }.
trajan-military-rivals = Rivais reduzem os pontos
    .rule = Uma província dá três pontos a menos por legionário de outro jogador ali, mas nunca menos que zero.

## Trajan

trajan-arch-stack = Uma nova ficha de Trajano
    .rule = Ação de Trajano: pegue a ficha do topo de uma das seis pilhas e ponha-a no local do seu Arco.
trajan-arch-stack-empty = Uma pilha vazia
    .rule = Uma pilha da qual todas as fichas foram pegas fica vazia.
    .refused = A pilha de { $stack } está vazia. Escolha outra.
trajan-arch-full = Todos os locais ocupados
    .rule = Enquanto os seus seis locais têm fichas de Trajano, você não pode pegar outra.
    .refused = Os seus seis locais têm fichas de Trajano. Cumpra uma delas antes de pegar outra.
trajan-arch-moves = O Arco avança
    .rule = Depois que você pega uma ficha, seu Arco vai em sentido horário para o próximo local sem ficha. Se todos estão ocupados, vai para o centro.

## Senate

trajan-senate-advance = Avançar no senado
    .rule = Ação do senado: mova seu disco um espaço para a direita, em cima dos discos que houver ali, e receba os pontos do espaço. No fim do quarto de ano, o espaço também vale o mesmo número de votos.
    .refused = Seu disco anda um espaço por vez: até o próximo espaço à direita.
trajan-senate-end = O último espaço do senado
    .rule = A trilha termina no espaço de oito pontos. Um disco ali fica até o quarto de ano terminar.
    .refused = Seu disco está no último espaço do senado. Não pode avançar neste quarto de ano.

## Construction

trajan-construction-recruit = Um novo trabalhador
    .rule = Ação de construção, primeira opção: mova um peão do seu estoque para o acampamento de trabalhadores. A partir daí, ele é um trabalhador.
trajan-construction-supply = Nenhum peão restante
    .rule = Você tem quinze peões. Quando seu estoque está vazio, nenhum outro pode ir para os acampamentos.
    .refused = Seu estoque está vazio: não há peão para mover para o acampamento de trabalhadores.
trajan-construction-camp-empty = Nenhum trabalhador no acampamento
    .rule = O trabalhador vai para o espaço de construção a partir do acampamento de trabalhadores, então um dos seus precisa estar lá.
    .refused = Nenhum dos seus trabalhadores está no acampamento de trabalhadores, então nenhum pode ir para { $space }.
trajan-construction-adjacent = Construir ao lado dos seus trabalhadores
    .rule = Ação de construção, segunda opção: mova um trabalhador do acampamento para um espaço de construção. O seu primeiro trabalhador pode ir para qualquer um; os seguintes, só para um espaço ao lado de um seu, não na diagonal.
    .refused = O espaço { $space } não é vizinho do espaço de nenhum trabalhador seu.
trajan-construction-own-worker = Um trabalhador por espaço
    .rule = Você tem no máximo um trabalhador em um espaço de construção. Trabalhadores de outros jogadores não atrapalham.
    .refused = Um dos seus trabalhadores já está em { $space }.
trajan-construction-tile = A ficha de construção
    .rule = Se há uma ficha de construção no espaço, você a pega e recebe os pontos dela. Em um espaço cuja ficha já foi pega, você só ganha o lugar.
trajan-construction-grant = A primeira ficha de um tipo concede uma ação
    .rule = Há cinco tipos de fichas de construção. A primeira que você pega de cada tipo concede na hora a ação que corresponde ao tipo. Você pode abrir mão dela, mas não fazê-la depois.
    .refused = Com as opções desta partida, você não pode abrir mão { FORM($action, "of") } que sua ficha de construção concede.

## Extra actions

trajan-extra-repeat = Fazer uma ação de novo
    .rule = Depois de fazer uma ação, você pode gastar uma ficha de ação extra da mesma ação para fazê-la de novo. Na nossa leitura, também com outra opção dela. A ficha sai do jogo.
    .refused = Nesta partida, uma ficha não repete { FORM($action, "the") } no turno em que você a pegou.
trajan-extra-icon = A ficha precisa mostrar a ação
    .rule = Uma ficha de ação extra só repete a ação que mostra, e não importa quando você a recebeu.
    .refused = Você só pode repetir { FORM($action, "the") } com uma ficha sua que mostre essa ação, ou com um curinga.
trajan-extra-wild = Ações extras curinga
    .rule = Uma ação extra curinga repete qualquer ação. Se você também tem uma ficha que mostra a ação, escolhe qual das duas gasta.
    .refused = Você não tem ação extra curinga para repetir { FORM($action, "the") }.
trajan-extra-once = Uma ficha de ação extra por turno
    .rule = Você pode gastar no máximo uma ficha de ação extra no seu turno.
    .refused = Você já gastou uma ficha de ação extra neste turno, então não pode repetir { FORM($action, "the") } com outra.
trajan-extra-plus-two = O marcador [+2] repete mais uma vez
    .rule = Se há um marcador [+2] na ação que você repete com uma ficha, pode fazê-la uma segunda vez com a mesma ficha. O marcador fica no seu tabuleiro individual.
trajan-extra-done = Só se repete o que se fez
    .rule = Você só pode repetir uma ação depois de tê-la feito de fato, e uma ficha só é gasta por uma repetição que você faz.
    .refused = Você gastou uma ficha para repetir { FORM($action, "the") }, então essa ação é feita agora. Escolha uma opção.
