### Texts that cannot be read: moves and positions. Each sentence names the place and the way out.
### Room: sentences of at most 300 letters with what is put in.

## Moves in notation

trajan-notation-near = “{ $text }” não é uma jogada. Talvez você queira dizer: { $near }.
trajan-notation-unknown = “{ $text }” não é uma jogada. Uma jogada é assim: “sow III”, “drop blue” ou “leader raetia”.

## Positions; $place is the path of the field

trajan-position-ends-quarter = Esta posição é de logo antes do fim de um quarto de ano, então não dá para jogar a partir dela. Deixe “ends_quarter” de fora, ou use a posição com o comando “quarter”.
trajan-position-middle = A partida está no meio de um turno. Termine o turno, ou salve a partida como registro.
trajan-position-count = Na posição, “{ $place }” conta { $found } de { $name }. O jogo só tem { $most }.
    .edit = pode haver no máximo { $most }, e assim seriam { $found }.
trajan-position-stack = Na posição, em “{ $place }” está { $name }, que é de outra pilha.
trajan-position-trajan-tile = Na posição, em “{ $place }” está { $found }, que não é uma ficha de Trajano deste jogo. Uma ficha é assim: “goods:yellow+green”, com as cores na ordem yellow, orange, green, white, pink, blue.
trajan-position-leader = Na posição, em “{ $place }” está { $found }, mas no tabuleiro este líder está em { $expected }. Faça os dois combinarem.
trajan-position-leader-twice = Na posição, em “{ $place }” o líder do lugar { $seat } aparece pela segunda vez. Um líder está em um lugar só.
trajan-position-senate-missing = Na posição, faltam no senado os discos destes lugares à mesa: { $seats }. Cada lugar tem um disco ali.
    .edit = cada lugar à mesa tem seu disco no senado; mova-o para outro espaço.
trajan-position-arch-centre = Na posição, “{ $place }” põe o Arco no centro, embora haja um local livre. Ele só está no centro enquanto os seis locais têm fichas.
    .edit = o Arco só está no centro enquanto os seis locais têm fichas.
trajan-position-arch-slot = Na posição, “{ $place }” põe o Arco no local { $slot }, que tem uma ficha. Ele está em um local livre.
    .edit = o local { $slot } tem uma ficha, e o Arco está em um local livre.
trajan-position-no-markers = Na posição, “{ $place }” não tem nenhum marcador. Um lugar à mesa precisa de pelo menos um para distribuir.
    .edit = um lugar à mesa precisa de pelo menos um marcador para distribuir.
trajan-position-tile-taken = Na posição, “{ $place }” tem uma ficha onde um peão já a pegou. Escreva null ali.
    .edit = quem está ali pegou a ficha; uma ficha e um peão não ficam juntos ali.
trajan-position-demands = Na posição, “piles.demands” tem { $found }, muito pouco para os quartos de ano que faltam: são precisas { $needed }.
    .edit = ainda virão { $needed } fichas de demanda, e só restariam { $found } para isso.
trajan-evaluation-weight = O arquivo { $file } tem de trazer { $quarters } números inteiros para “{ $quantity }”, um por quarto de ano, e nada que a avaliação não conte.

## Positions that cannot arise in play

trajan-impossible-count = { $place }: há { $found } de { $name }, e em qualquer partida há { $expected } neste ponto
trajan-impossible-discards = uma pilha de descarte está vazia embora a pilha de compras tenha cartas
trajan-impossible-cards = { SEAT($seat) } tem { $found } cartas de mercadoria na mão e na coleção pessoal, e ninguém tem menos de { $least } em momento algum
trajan-impossible-no-worker = { $place } não tem ficha nem trabalhador, então ninguém pode ter pegado a ficha
trajan-impossible-built = { SEAT($seat) } tem { $built } fichas de construção e só { $workers } trabalhadores no distrito
trajan-impossible-no-bonus = { SEAT($seat) } não tem ficha de bônus, e todos começam com uma
trajan-impossible-forum = a pilha de fichas de fórum tem { $found } fichas, e neste quarto de ano ela tem de { $least } a { $most }
trajan-impossible-province = { $place }: a ficha saiu ou alguém entrou ali, mas nenhum líder deixou o acampamento
