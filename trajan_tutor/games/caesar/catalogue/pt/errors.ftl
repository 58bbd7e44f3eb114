### Texts that cannot be read: moves, options and positions. Each sentence names the place and the way out.
### Room: sentences of at most 300 letters with what is put in.

## Moves in notation

caesar-notation-near = “{ $text }” não é uma jogada. Talvez você queira dizer: { $near }.
caesar-notation-unknown = “{ $text }” não é uma jogada. Uma jogada é assim: “place shield-6-0 AS-SY SY”, “mark AS-SY” ou “close SY”.

## Options

caesar-option-checkpoints = O módulo checkpoints só se joga junto com poison e centurions. Acrescente { $missing }, ou deixe checkpoints de fora.
caesar-option-solo-only = A opção { $option } é da partida contra Crasso. Acrescente também solo, ou deixe-a de fora.

## Positions; $place is the path of the field

caesar-position-middle = A partida está no meio de um turno. Termine o turno, ou salve a partida como registro.
caesar-position-winner = Esta posição é o fim de uma partida que { $winner } venceu, então não dá para jogar a partir dela.
caesar-position-count = Na posição, “{ $place }” conta { $found } de { $name }. O jogo só tem { $most } ali.
    .edit = pode haver no máximo { $most }, e assim seriam { $found }.
caesar-position-symbol = Na posição, em “{ $place }” está uma ficha que não serve ({ $token }): este espaço mostra outro símbolo ({ $symbol }).
caesar-position-closed =
    Na posição, “{ $place }” não combina com os espaços de fronteira: { $free ->
        [0] todos estão ocupados, então a província está fechada
        [1] um está livre, então a província está aberta
       *[other] { $free } estão livres, então a província está aberta
    }.
caesar-position-two-sides = Na posição, “{ $place }” tem marcadores dos dois lados. Uma província é controlada por um lado só.
caesar-position-open-marker = Na posição, “{ $place }” não está vazio, mas a província está aberta. Só uma província fechada tem marcadores de controle.
    .edit = a província está aberta, e só uma fechada tem marcadores de controle.
caesar-position-closed-bonus = Na posição, em “{ $place }” há uma ficha de bônus, mas a província está fechada. Quem fecha uma província pega a ficha dela: escreva null ali.
    .edit = assim a província fica fechada, e quem fecha uma província pega a ficha de bônus dela; tire a ficha antes.
caesar-position-italia = Na posição, em “{ $place }” há um marcador. Quem controla Italia tem dois ali.
caesar-position-border-marker = Na posição, em “{ $place }” há um marcador de { $side }, mas { $side } não controla { FORM($province, "the") }. Um lado marca fronteiras entre duas províncias suas.
    .edit = { $side } não controla { FORM($province, "the") }, e um lado marca fronteiras entre duas províncias suas.
caesar-position-under = Na posição, “{ $place }” conta marcadores, mas o lado não tem ficha Senado sob a qual pô-los.
    .edit = não há ficha Senado sob a qual pôr marcadores.
caesar-position-bank = Na posição, em “{ $place }” está { $name }. O banco só tem fichas do jogo básico que foram substituídas.
    .edit = o banco só tem fichas do jogo básico.
caesar-position-not-his = Na posição, “{ $place }” não está vazio, mas Crasso não tem fichas de influência Centurião ali: elas estão em “solo.pile”.
    .edit = Crasso tem suas fichas de influência Centurião em uma pilha à parte.
caesar-position-tiles = Na posição, “{ $place }” tem a placa { $name } vezes demais. A pilha desta dificuldade é: { $expected }.
    .edit = a pilha desta dificuldade não tem mais delas: { $expected }.
caesar-position-no-tiles = Na posição, “{ $place }” está vazio, e nenhuma placa foi usada. Crasso precisa de placas táticas.
    .edit = Crasso precisa de placas táticas.
caesar-position-pile = Na posição, em “{ $place }” está { $name }, que não é uma ficha de influência Centurião.
caesar-position-not-winner = Na posição, em “winner” está { $side }, mas foi o outro lado que colocou seu último marcador.
caesar-position-last-marker = Na posição, em “{ $place }” está 0, então este lado venceu. Não dá para jogar a partir de uma partida que acabou.
    .edit = o lado teria colocado seu último marcador, e a partida teria acabado.
caesar-position-cannot-place = Na posição, em “{ $place }” está { $side }, que não tem ficha para nenhum espaço livre e perdeu. Não dá para jogar a partir de uma partida que acabou.
    .edit = { $side } não teria ficha para nenhum espaço livre, e a partida teria acabado.

caesar-evaluation-weight = O arquivo { $file } não traz um número inteiro para o peso “{ $weight }”, ou não o conhece.
caesar-evaluation-chance = O arquivo { $file } não traz uma linha de { $spaces } números inteiros para “{ $weight }”.

## Positions that cannot arise in play

caesar-impossible-count = { $place }: há { $found } de { $name }, e em qualquer partida há { $expected } neste ponto
caesar-impossible-bonus = { $province }: a província está aberta e não tem ficha de bônus
caesar-impossible-italia = Italia tem uma ficha de bônus que não é Senado
