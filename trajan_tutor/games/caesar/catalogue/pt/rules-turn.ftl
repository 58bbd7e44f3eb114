### Rules of the base game: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## The game and the turn

caesar-game-over = A partida acabou
    .rule = A partida termina no instante em que alguém coloca o último marcador de controle, ou quando alguém não consegue colocar uma ficha. Não se joga mais nada.
    .refused = A partida acabou: não se joga mais nada.
caesar-turn-order = César e Pompeu se alternam
    .rule = Um lado faz um turno inteiro, depois o outro. Só quando marcadores podem ir para as fronteiras o outro lado também decide.
    .refused = Agora quem decide é { SEAT($actor) }, não { SEAT($seat) }.
caesar-turn-steps = Os passos de um turno
    .rule = Coloque uma ficha; resolva as províncias que isso fecha, uma depois da outra: ficha de bônus, controle, marcadores nas fronteiras, efeito da ficha de bônus; sorteie uma ficha.
    .refused = Não é isso que vem agora. Primeiro é preciso { $phase }.
caesar-turn-own-side = Seus próprios componentes
    .rule = Você usa só as suas próprias fichas e marcadores.
    .refused = Isso é do outro lado ({ SEAT($seat) }). Escolha algo seu ou do tabuleiro.

## Setup

caesar-setup-bonus = Uma ficha de bônus em cada província
    .rule = Cada província recebe aleatoriamente uma ficha de bônus, com a face para cima; Italia recebe sempre uma ficha Senado.
caesar-setup-supply = Duas fichas para começar
    .rule = Cada lado sorteia do seu saco duas fichas de influência para o seu estoque, que o outro lado não vê.
caesar-setup-caesar = César começa
    .rule = César faz o primeiro turno.

## Placing a token

caesar-place-token = Colocar uma ficha de influência
    .rule = Você começa o turno colocando uma ficha do seu estoque em um espaço livre entre duas províncias. Ela conta nas duas.
caesar-place-supply = Só fichas do seu estoque
    .rule = Você coloca uma ficha do seu estoque.
    .refused = Esta ficha não está no seu estoque: { $token }. Escolha uma das fichas que você tem.
caesar-place-free = Uma ficha por espaço
    .rule = Um espaço de fronteira recebe uma ficha, e ela fica ali até o fim da partida.
    .refused = O espaço entre { $first } e { $second } está ocupado. Escolha um espaço livre.
caesar-place-symbol = O símbolo tem de combinar
    .rule = Cada espaço mostra uma espada, um escudo ou um navio. Uma ficha serve em espaços com o seu próprio símbolo.
    .refused = O espaço entre { $first } e { $second } mostra este símbolo: { $symbol }. Ali não serve { FORM($token, "the") }. Escolha um espaço com o símbolo dela.
caesar-place-wild = Curingas servem em qualquer espaço
    .rule = Uma ficha sem símbolo serve em qualquer espaço.
caesar-place-way = Em qualquer sentido
    .rule = Uma ficha tem dois números. Você escolhe para qual das duas províncias fica voltado o maior.
    .refused = Só há um jeito de colocar { FORM($token, "the") }: o número é o mesmo dos dois lados.

## Closing a province

caesar-close-full = Uma província é fechada
    .rule = Uma província é fechada assim que todos os seus espaços de fronteira estão ocupados. Ela é resolvida na hora.
caesar-close-order = Duas províncias fechadas de uma vez
    .rule = Quando sua ficha fecha duas províncias, você escolhe qual é resolvida primeiro, com tudo o que faz parte dela. As duas estão fechadas desde o momento da colocação.
    .refused = Esta ficha não fechou { FORM($province, "the") }. Escolha uma das duas províncias que ela fechou.
caesar-close-bonus = A ficha de bônus é de quem fecha
    .rule = Quem fecha uma província pega a ficha de bônus dela, mesmo que o outro lado assuma o controle.
caesar-control-higher = Mais influência assume o controle
    .rule = Somam-se os números voltados para uma província fechada. O lado com a maior soma a controla e põe nela um marcador de controle, até o fim da partida.
caesar-control-italia = Italia conta em dobro
    .rule = Quem controla Italia põe nela dois marcadores de controle.
caesar-control-tie = Um empate não dá o controle a ninguém
    .rule = Se as duas somas são iguais, ninguém jamais controla a província.

## Markers on borders

caesar-border-marker = Marcadores entre duas províncias suas
    .rule = Em um espaço de fronteira entre duas províncias vizinhas que controla, você pode pôr mais um marcador de controle. Ele cobre a ficha que está ali, seja de quem for.
caesar-border-both = As duas províncias têm de ser suas
    .rule = Uma fronteira só recebe seu marcador se você controla as províncias dos dois lados dela.
    .refused = Você não controla { $first } e { $second } ao mesmo tempo. Escolha uma fronteira entre duas províncias suas.
caesar-border-covered = Um marcador por fronteira
    .rule = Uma fronteira recebe um marcador de controle.
    .refused = A fronteira entre { $first } e { $second } já tem um marcador de controle. Escolha outra.
caesar-border-face-down = Um marcador virado bloqueia as fronteiras
    .rule = Uma província com um marcador de controle com a face para baixo no seu próprio espaço não recebe mais marcadores nas suas fronteiras; em Italia basta um dos dois.
    .refused = Há um marcador de controle com a face para baixo em { $first } ou { $second }: a fronteira entre elas não recebe mais marcadores.
caesar-border-active-first = O lado da vez coloca primeiro
    .rule = Se os dois lados podem pôr marcadores em fronteiras, o lado que tem o turno coloca primeiro todos os seus.
caesar-border-optional = Você pode deixar um marcador de fora
    .rule = Pôr um marcador em uma fronteira não é obrigatório.
caesar-border-later = Um marcador deixado de fora pode vir depois
    .rule = A cada fechamento, cada lado pode marcar toda fronteira dessas que nenhum marcador cobre ainda, também quando fecha uma província que não a toca. Assim, um marcador deixado de fora pode vir depois.
    .refused = Nesta partida, uma fronteira só recebe um marcador enquanto uma das suas duas províncias está sendo fechada. Nem { $first } nem { $second } está.

## Drawing, and the end

caesar-draw-one = Sortear uma ficha
    .rule = No fim do turno, você sorteia uma ficha do seu saco para o seu estoque, não importa quantas tenha.
caesar-draw-empty = Um saco vazio
    .rule = Se o saco está vazio, não se sorteia nada.
caesar-end-last-marker = O último marcador vence
    .rule = Quem primeiro se livra dos doze marcadores de controle, no tabuleiro ou sob fichas Senado, vence na hora, seja de quem for o turno. Na nossa leitura, também com o primeiro dos dois de Italia; contam os que estão com a face para baixo.
caesar-end-no-placement = Quem não consegue colocar perde
    .rule = Um lado que no começo do seu turno não tem ficha para nenhum espaço livre perdeu.
