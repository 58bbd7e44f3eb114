### What the engine says about games, options, data files and records. Each sentence names the place and the way out.

## Beginning a game

engine-game-unknown = Não há jogo “{ $game }” aqui. Instalados: { $known }.
engine-game-entry = O jogo “{ $game }” está instalado, mas “{ $place }” não o indica. O ponto de entrada dele indica um Plugin com esse nome, e o Plugin indica o jogo.
engine-game-broken = O jogo “{ $game }” está instalado, mas “{ $place }” não pode ser importado: { $problem }
engine-game-lacks = O jogo “{ $game }” não tem tudo de que um tutor precisa. Falta: { $capabilities }.
engine-bot-taken = Já há um bot “{ $bot }”. Dê outro nome ao seu.
engine-bot-unknown = Não há bot “{ $bot }”. Escolha um destes: { $known }. Um bot seu passa a ser conhecido depois que tt.play foi chamado com ele.
engine-bot-wrong = Um bot seu é uma função, ou uma classe cujos objetos são chamados como uma; “{ $given }” não é nenhuma das duas coisas. Dê a trajan_tutor.search.bots.Bot um nome e o que devolve um jogador.
engine-seats = O jogo { $game } não pode ser jogado com { $seats } lugares. Escolha um destes: { $offered }.
engine-seed = A semente { $seed } não pode ser usada. Escolha um número inteiro de 0 a 9007199254740991.
engine-option-unknown = Não há opção “{ $option }”. As opções deste jogo são: { $offered }.
engine-option-value = A opção { $option } não pode ser “{ $value }”. Escolha uma destas: { $choices }.

## Whatever is read from outside. $place is the file, or the words of reading-given

reading-given = O que foi dado
reading-missing = Não há arquivo { $place }.
reading-file = Não foi possível ler o arquivo { $place }: { $problem }.
reading-not-a-file = { $place } não é um arquivo que se possa ler: é uma pasta, um dispositivo ou um pipe.
reading-large = { $place } é grande demais: dá para ler até { $most } MB.
reading-not-beside = { $place } não está na pasta do arquivo que o indica e não é lido.
reading-not-unicode = { $place }, linha { $line }: há um byte que nenhum texto em UTF-8 tem.
reading-json = { $place }, linha { $line }, coluna { $column }: aqui o texto está cortado, ou não é JSON.
reading-toml = { $place }, linha { $line }: isto não pode ser lido como TOML: { $problem }.
reading-line = { $place }, linha { $line }: { $problem }.
reading-key = { $place }, em { $key }: { $problem }.
reading-no-game = { $place } não diz em “game” a que jogo pertence. Uma posição e um registro dizem; instalados: { $known }.

## What is wrong at that line or key

reading-twice = a chave “{ $key }” aparece duas vezes
reading-deep = há mais de { $most } níveis, um dentro do outro
reading-digits = um número inteiro tem mais de { $most } algarismos
reading-not-finite = um número não é finito
reading-half = há meio caractere, que não é Unicode válido
reading-kind = há um valor do tipo { $kind }, que nada aqui usa
reading-odd = há um número longo demais, ou uma data que não existe

## Data files of a game

engine-figure-lacks = Em { $place }, ao valor “{ $figure }” falta “{ $needed }”.
engine-figure-source = Em { $place }, o valor “{ $figure }” indica a fonte “{ $source }”, que não está na lista de fontes.
engine-figure-status = Em { $place }, o valor “{ $figure }” tem o status “{ $status }”. Ele precisa ser confirmed, reconstructed ou ruling.
engine-reading-lacks = Em { $place }, a interpretação { $ruling } não tem posição.
engine-book-words-lack = { $place }: às palavras número { $number } dos manuais falta “{ $needed }”. Acrescente: ruling, book e text.
engine-rule-lacks = Em { $place }, à regra { $rule } falta “{ $needed }”.
engine-rule-title = Em { $place }, a regra { $rule } aparece duas vezes, ou o título “{ $title }” não é o id dela com traços.

## Records

engine-record-kind = No registro, “{ $field }” precisa ser do tipo: { $expected }.
engine-record-lacks = Ao registro falta o campo “{ $field }”.
engine-record-version = O registro é da versão { $found }. Este programa lê a versão { $expected }.
engine-record-game = O registro é do jogo “{ $found }”, e não de “{ $game }”.
engine-record-move = A jogada { $number } do registro, “{ $move }”, não é uma jogada deste jogo.
engine-record-illegal = A jogada { $number } do registro, “{ $move }”, não é possível nesse ponto da partida.

## What is wrong in a position

engine-position-seen = Esta posição foi escrita como alguém a vê, e não está inteira. “tt.position(…)” a lê e distribui de novo o que está oculto; “tt.position(…).whole().json()” é inteira.
engine-position-not-seen = O que se vê nesta posição não se vê em nenhuma partida. Leia o texto como foi escrito.
engine-position-kind = Na posição, “{ $place }” precisa ser { $expected }.
engine-position-missing = Na posição, a “{ $place }” falta o campo “{ $field }”.
engine-position-unknown-field = Na posição, “{ $place }” tem um campo que ninguém conhece: “{ $field }”. Tire-o ou corrija o nome.
engine-position-name = Na posição, “{ $place }” é { $found }. Precisa ser um destes: { $expected }.
engine-position-number = Na posição, “{ $place }” é { $found }. Precisa ser um número inteiro de { $least } a { $most }.
    .edit = precisa ser um número inteiro de { $least } a { $most }, não { $found }.
engine-position-value = Na posição, “{ $place }” é { $found }. Precisa ser { $expected }.
engine-position-length =
    Na posição, “{ $place }” tem { $found ->
        [1] { $found } entrada
       *[other] { $found } entradas
    }. Precisa ter { $expected }.
    .edit = há espaço para { $expected }, e assim seriam { $found }.
engine-position-twice = Na posição, “{ $place }” indica { $name } duas vezes. Cada um pode aparecer ali uma vez.
    .edit = já está ali, e cada um pode estar ali só uma vez.

## The test that every game must pass; $detail tells more

engine-conformance-words = { $game }: o catálogo não tem palavras para { $key } ({ $purpose }).
    .mend = Acrescente “{ $name } = …” a { $file } e às palavras de todos os outros idiomas.
    .mend-form = Acrescente “.{ $form } = …” a “{ $name }” em { $file } e às palavras de todos os outros idiomas.
engine-conformance-endless = { $game }, { $seats } lugares: a partida não termina em { $moves } jogadas.
    .mend = Toda partida chega ao fim: procure um estado que se repete, ou uma última rodada que não a encerra.
engine-conformance-choices = { $game }, { $seats } lugares, depois de { $moves } jogadas: não há jogada permitida, ou uma aparece duas vezes.
    .mend = “legal” devolve cada jogada uma vez, e nenhuma só quando “is_over” é verdadeiro.
engine-conformance-actor = { $game }, { $seats } lugares, depois de { $moves } jogadas: o lugar da vez não existe ({ $detail }).
    .mend = “current_seat” devolve um lugar a partir de 0 e abaixo de “seats”, e -1 só quando a partida acabou.
engine-conformance-by-rules = { $game }, { $seats } lugares, depois de { $moves } jogadas: um lugar que as regras jogam tem escolha ({ $detail }).
    .mend = Tire esse lugar de “played_by_rules”, ou deixe-lhe exatamente uma jogada permitida.
engine-conformance-notation = { $game }, { $seats } lugares, depois de { $moves } jogadas: uma jogada e o texto dela não combinam ({ $detail }).
    .mend = “parse” devolve para cada texto de “notation” a mesmíssima jogada; duas jogadas nunca têm o mesmo texto.
engine-conformance-refused-legal = { $game }, { $seats } lugares, depois de { $moves } jogadas: uma jogada permitida é recusada ({ $detail }).
    .mend = Faça “legal” e “refuse” perguntarem à mesma função, que diz qual regra proíbe uma jogada.
engine-conformance-not-refused = { $game }, { $seats } lugares, depois de { $moves } jogadas: uma jogada não permitida não é recusada ({ $detail }).
    .mend = Faça “legal” e “refuse” perguntarem à mesma função, que diz qual regra proíbe uma jogada.
engine-conformance-rule-unknown = { $game }, { $seats } lugares, depois de { $moves } jogadas: é indicada uma regra que o manual de regras não tem ({ $detail }).
    .mend = Acrescente a regra ao manual (“rules” do jogo, em geral lido de “rules.toml” na pasta de dados), ou indique outra.
engine-conformance-features = { $game }, { $seats } lugares, depois de { $moves } jogadas: duas características têm um só nome e um só lugar, ou nenhuma vale pela pontuação ({ $detail }).
    .mend = Dê lugares diferentes a características de mesmo nome, e a exatamente uma o nome que vale pela pontuação.
engine-conformance-features-worth = { $game }, { $seats } lugares, depois de { $moves } jogadas: a soma do valor das características de um lugar não dá o que a avaliação diz ({ $detail }).
    .mend = “features” e “evaluate” se fazem das mesmas grandezas: o que um conta, o outro conta também.
engine-conformance-source = { $game }: os pontos da origem { $source } vêm de uma regra que o manual de regras não tem.
    .mend = “rule_of” indica uma regra do manual para cada origem do livro de pontos: acrescente uma ali (em geral em “rules.toml”), ou indique outra.
engine-conformance-out-of-turn = { $game }, { $seats } lugares, depois de { $moves } jogadas: um lugar pode agir fora da vez.
    .mend = “refuse” pergunta primeiro se o lugar da tentativa é o da vez.
engine-conformance-copy = { $game }, { $seats } lugares, depois de { $moves } jogadas: jogar em uma cópia muda o original.
    .mend = “copy” copia todas as listas e dicionários do estado que “apply” muda, também os que estão dentro de outros; o jogo ao acaso se faz em uma cópia.
engine-conformance-pickle = { $game }, { $seats } lugares, depois de { $moves } jogadas: um estado gravado com pickle volta mudado.
    .mend = Guarde no estado só o que pickle aceita: valores simples, e listas e dataclasses com slots feitas deles.
engine-conformance-spots = { $game }, { $seats } lugares, depois de { $moves } jogadas: um lugar (spot) de uma jogada não leva de volta à jogada ({ $detail }).
    .mend = Um spot de “spots_of” é um de “spots”, e “moves_at” desse spot devolve a jogada.
engine-conformance-determinize = { $game }, { $seats } lugares, depois de { $moves } jogadas: coisas escondidas, sorteadas de novo, mudam o que um lugar vê ({ $detail }).
    .mend = “determinize” sorteia só o que “observe” esconde e deixa todo o resto como está.
engine-conformance-pieces = { $game }, { $seats } lugares, depois de { $moves } jogadas: duas colocações têm o mesmo componente ({ $detail }).
    .mend = Dê a cada colocação um componente próprio: o que é e o número.
engine-conformance-spot-names = { $game }, { $seats } lugares, depois de { $moves } jogadas: dois spots têm o mesmo nome ({ $detail }).
    .mend = Dê a cada spot um nome próprio.
engine-conformance-position = { $game }, { $seats } lugares, depois de { $moves } jogadas: uma posição escrita e lida volta mudada, ou continua de outro modo.
    .mend = “dump” escreve tudo o que decide como a partida continua, e “load” lê tudo isso. Dentro de um escopo, uma posição é a do começo dele e as jogadas desde então.
engine-conformance-load = { $game }, { $seats } lugares, depois de { $moves } jogadas: “load” aceita uma posição que não pode existir, ou a lê como outra ({ $detail }).
    .mend = Recuse com UnreadableError, que indica o lugar. “trajan_tutor.engine.position_values” lê números dentro de limites, nomes, listas e objetos sem outros campos.
engine-conformance-load-breaks = { $game }, { $seats } lugares, depois de { $moves } jogadas: “load” quebra diante de uma posição que não pode existir, em vez de recusá-la ({ $detail }).
    .mend = Recuse com UnreadableError, que indica o lugar. “trajan_tutor.engine.position_values” lê números dentro de limites, nomes, listas e objetos sem outros campos.
engine-conformance-ledger = { $game }, { $seats } lugares, depois de { $moves } jogadas: pontos foram recebidos sem evento ({ $detail }).
    .mend = Os pontos se recebem em um só lugar, que os soma ao livro de pontos e escreve o evento, com origem e pontos.
engine-conformance-end = { $game }, { $seats } lugares, depois de { $moves } jogadas: a partida acabou, mas há uma jogada permitida, um lugar da vez ou nenhum vencedor.
    .mend = Quando “is_over” é verdadeiro, “legal” é vazio, “current_seat” é -1 e “winners” indica alguém.
engine-conformance-refused-end = { $game }, { $seats } lugares, depois de { $moves } jogadas: uma jogada depois do fim não é recusada.
    .mend = “refuse” pergunta primeiro se a partida acabou.
engine-conformance-record = { $game }, { $seats } lugares, depois de { $moves } jogadas: um registro escrito e lido volta mudado.
    .mend = Nomes e opções de uma preparação são textos, números e listas que cabem em JSON.
engine-conformance-replay = { $game }, { $seats } lugares, depois de { $moves } jogadas: um registro, jogado de novo, não leva ao mesmo estado.
    .mend = “apply” depende só do estado e da jogada: o acaso vem de uma semente no estado, e nada fica guardado no jogo.
engine-conformance-parse = { $game }, { $seats } lugares, depois de { $moves } jogadas: um texto que não é jogada é lido como uma.
    .mend = “parse” lança UnreadableError para todo texto que “notation” não produz.
engine-conformance-begin = { $game }, { $seats } lugares: a mesma preparação não começa a mesma partida, ou a começa com outros lugares.
    .mend = “new_game” tira todo o acaso da semente da preparação, e tantos lugares quantos ela diz.
engine-conformance-play-out = { $game }, { $seats } lugares: o jogo ao acaso não chega ao fim.
    .mend = “play_out” joga até “is_over”.
engine-conformance-forced = { $game }, { $seats } lugares, depois de { $moves } jogadas: é pedido um passo que é o único possível ({ $detail }).
    .mend = Jogue no fim de “apply” o passo que é o único possível, para que ninguém tenha de escolhê-lo.
engine-conformance-winners = { $game }, { $seats } lugares, depois de { $moves } jogadas: alguém venceu, embora a partida continue.
    .mend = “winners” não devolve ninguém até que “is_over” seja verdadeiro.
engine-conformance-determinize-seed = { $game }, { $seats } lugares, depois de { $moves } jogadas: coisas escondidas, sorteadas duas vezes com uma semente, diferem ({ $detail }).
    .mend = “determinize” tira todo o acaso da sua semente.
engine-conformance-legal-seen = { $game }, { $seats } lugares, depois de { $moves } jogadas: o lugar da vez não vê as suas jogadas permitidas ({ $detail }).
    .mend = Uma observação do lugar da vez contém tudo de que “legal” precisa; o que é sorteado de novo não muda nada disso.
engine-conformance-told = { $game }, { $seats } lugares, depois de { $moves } jogadas: uma jogada cujos eventos são anotados leva a outro estado que uma cujos eventos não são ({ $detail }).
    .mend = “apply” e “apply_and_tell” executam o mesmo código, e só o segundo escreve eventos.
engine-conformance-leak = { $game }, { $seats } lugares, depois de { $moves } jogadas: um lugar vê o que nenhum evento lhe mostrou ({ $detail }).
    .mend = Esconda isso em “observe”, ou conte a esse lugar em um evento o que ele agora pode saber.
engine-conformance-no-secret = { $game }, { $seats } lugares: algo é dito secreto, mas todos os lugares podem vê-lo.
    .mend = Esconda em “observe” o que um evento esconde, ou faça o evento contar a todos.

## What words are for that a game has to bring

engine-words-said = o próprio jogo as diz
engine-words-title = o nome do jogo
engine-words-rule-title = o título de uma regra, no manual de regras e ao lado de uma recusa
engine-words-rule = o texto de uma regra, no manual de regras
engine-words-area = o título de uma área das regras, no manual de regras e na imagem do que o estudante sabe
engine-words-source = uma origem de pontos, em tabelas e gráficos
engine-words-source-from = uma origem de pontos dentro de uma frase, como em “2 pontos por fileiras”
engine-words-note = uma nota sobre um valor que não é certo
engine-words-ruling = uma interpretação de uma questão que os manuais de regras deixam aberta
engine-words-disagreement = um ponto em que os manuais de regras divergem
engine-words-book = o nome de um manual de regras impresso
engine-words-offer = uma opção, no formulário de uma nova partida
engine-words-seat = como um lugar se chama
engine-words-look = uma área do tabuleiro, como na dica “Olhe para o mercado”
engine-words-reason = um motivo em uma dica
engine-words-period = uma parte da partida, em uma dica
engine-words-lesson = as palavras de uma lição
engine-words-campaign = o título de um momento em uma campanha
engine-words-first-times = a frase que explica algo na primeira vez que acontece
engine-words-exercise = uma pergunta de um exercício
engine-words-puzzle = o tema de um desafio

## Boards of games

view-check-spot = { $game }, { $seats } lugares: o spot { $spot } não está em nenhuma das folhas que { $seats } lugares veem.
    .mend = Desenhe um grupo com a classe “spot” e o id “{ $drawn }” em uma das folhas em { $folder } (“mat.S.” vale pelo tabuleiro individual de cada lugar), ou uma família.
view-check-placement = { $game }, { $seats } lugares: algo está em { $spot }, que não é um spot do jogo.
    .mend = “placements” só indica spots que “spots” diz: acrescente “{ $spot }” a eles.
view-check-symbol = { $game }, { $seats } lugares: o que está em { $spot } não tem o desenho “{ $symbol }”.
    .mend = Desenhe um grupo com a classe “symbol” e o id “{ $symbol }” em “symbols.svg” em { $folder }, ou dê um texto à colocação.
view-check-name = { $game }: o catálogo não tem palavras para { $key }: o nome do painel { $pane }.
    .mend = Acrescente “{ $key } = …” às palavras do jogo, ou indique outra chave em “panes.toml” em { $folder }.
view-check-pane = { $game }, { $seats } lugares: o spot { $spot } não está em nenhum painel.
    .mend = Faça uma caixa de um painel em “panes.toml” em { $folder } tão grande que o meio do spot fique dentro dela.

## Drawings

view-templates-missing = Não há desenhos em { $place }.
view-panes-unreadable = O que “panes.toml” diz não pode ser lido: { $problem }.
view-pane-sheet = Um painel mostra a folha { $sheet }, que este tabuleiro não tem.
view-theme-unknown = Não há tema “{ $theme }”; há: { $known }.
view-prefix = “{ $prefix }” não pode começar um id: uma letra, depois letras, algarismos, “-” ou “_”.
view-template-anchor = O modelo não tem espaço para “{ $symbol }” em { $spot }.
view-template-symbol = O modelo não tem o símbolo “{ $symbol }”.
view-template-frame = O símbolo “{ $symbol }” precisa de uma moldura que comece na origem dele.
view-template-cell = A família “{ $family }” precisa de exatamente uma célula.
view-template-transform = O que guarda o espaço para componentes em { $spot } só pode ser deslocado, não “{ $transform }”.

## Search

search-over = A partida acabou: não há nada para calcular adiante.
search-not-to-act = { SEAT($actor) } decide agora; não dá para buscar nada por { SEAT($seat) }.
search-player-budget = “{ $player }” não é um jogador. Diga o nome de um bot, ou lookahead, information-sets, flat ou beam com segundos de CPU ou amostras, como em lookahead@0.5s ou flat@200.
