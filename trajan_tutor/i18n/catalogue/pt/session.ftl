### A game being played: names, turns, picks, saved games.

## Names

session-name-you = Você
session-name-person = Jogador { $letter }
session-name-bot = Bot { $letter }
session-name-bot-side = { $side } (bot)

## Whose turn it is

session-turn-you = É a sua vez.
session-turn = É a vez de { $name }.
session-over = A partida acabou.
session-won =
    { $count ->
        [1] { $names } vence.
       *[other] { $names } dividem a vitória.
    }
session-won-you = Você vence.

## The log, read aloud: whom the next sentences concern

session-told = { $name }: { $text }

## Picking, choosing, taking back

session-refused-no-spot = Não há lugar “{ $spot }” neste tabuleiro.
session-refused-nothing = Você não pode escolher nada ali agora.
session-refused-no-move = “{ $move }” não é uma das opções agora.
session-undo-none = Não há nada para desfazer.
session-undone = Desfeito: decida de novo.
session-undo-others = Outro jogador já decidiu depois. Você só pode pedir de volta a sua própria última decisão.
session-unsealed = Sua escolha secreta é sua de novo: escolha outra vez.
session-not-at-table = Você joga com outros aqui: vocês avançam juntos, e ninguém volta nem olha para trás por conta própria.
session-not-your-turn = Outro jogador decide agora.
session-ended = Esta partida foi encerrada. Nada mais se decide nela.
session-seat-kept = Um bot joga por você na sua ausência. Na próxima decisão, o lugar é seu de novo.
session-chosen-early = Você já escolheu. A escolha é revelada quando todos tiverem escolhido; até lá, você pode pegá-la de volta.
session-narrowed =
    Este lugar pode significar { $count ->
        [1] { $count } opção
       *[other] { $count } opções
    }: clique em um segundo lugar, ou escolha na lista.
session-unpicked = Nada mais está escolhido.

## Going back and forth

session-redo-none = Não há nada para refazer.
session-redone = Refeito.
session-jumped = A partida está agora no momento que você escolheu.
session-no-node = Não há mais lugar { $number } nesta partida.
session-prune-root = O começo da partida não pode ser removido.
session-pruned = Essa variante foi removida.

## Bots one by one, several people at one screen

session-no-bot = Nenhum bot decide agora.
session-pace-unknown = “{ $pace }” não é um ritmo para bots. Diga at-once ou step.
session-share-settings = “{ $setting }” não pode ser escolhido onde a partida é compartilhada: ela é jogada por pessoas, do modo usual. Deixe-o de fora, ou deixe de fora share=True.
session-hot-seat = Antes, { SEAT($seat) } precisa se sentar.
session-hot-seat-none = Ninguém precisa se sentar agora.
# $points has its sign, $count has none: only the latter can be selected on.
session-gain = { $points } { FORM($source, "from", $count) }
session-since-quiet =
    { $turns ->
        [1] { $turns } turno dos outros: { POINTS("quiet") }.
       *[other] { $turns } turnos dos outros: { POINTS("quiet") }.
    }
session-gains = { $name }: { $gains }.

## Beginning a game

session-person-seat = Não há lugar { $seat }. A partida tem { $seats } lugares, numerados a partir de 0.
session-names-many = Há { $names } nomes para { $seats } lugares. Dê no máximo um nome por lugar.
session-bot-chose = O bot “{ $bot }” escolheu { $chosen }, que não é uma jogada permitida. Ele devolve um dos números de game.legal(observation.state), aqui { $legal }.
session-players-many = Há { $players } jogadores para { $seats } lugares. Dê um por lugar.
session-setup-unknown = “{ $setup }” não é um modo de preparar uma partida. Diga quick ou choose.

## Values of a wrong kind

session-value = “{ $given }” não pode ser { $name }: dê { $expected }.
session-value-text = um texto
session-value-language = as letras de um idioma, como en ou pt-BR
# $given: what was asked for, such as "xx". $offered: what can be asked for, such as "en (English)".
session-language-unknown = Não há idioma “{ $given }” aqui; nada muda. Você pode escolher: { $offered }.
# $variable: TRAJAN_TUTOR_LANGUAGE
session-language-variable = { $variable } indica o idioma “{ $given }”, que não existe aqui: vale o inglês. Você pode escolher: { $offered }.
session-language-not-kept = Este idioma vale agora, mas não depois da próxima vez que tudo for iniciado.
session-value-texts = uma lista de textos, como ["Ada", "Bo"]
session-value-number = um número inteiro
session-value-numbers = uma lista de números inteiros, como [0, 1]
session-value-flag = True ou False
session-value-path = o caminho de um arquivo ou de uma pasta
session-value-named = um dict de valores pelos seus nomes

## Saved games

session-path-needed = Um arquivo se indica pelo caminho, um texto, não por “{ $given }”.
session-game-needed = Indique um jogo, como tt.play("trajan"), ou uma posição de onde começar. Há: { $known }.
session-home-nobody = { $variable } não indica uma pasta: não há usuário a cuja pasta “{ $given }” possa se referir.
session-home-wrong = { $variable } não indica uma pasta que possa existir: “{ $given }” ({ $problem }).
session-home-gone = A pasta em que o Python roda não existe mais; nada poderia ser salvo. Mude para outra, ou indique uma em { $variable }.
session-file-not-written = Não foi possível gravar o arquivo { $path }: { $problem }.
session-not-a-file = { $path } não é um arquivo comum: nada pode ser guardado nele.
session-saved-games-gone = Não há mais partida salva { $file }. Escolha outra.
session-saved-games-not-removed = Não foi possível remover a partida salva { $file }: { $problem }.
session-journal-not-written = O que você faz não está sendo salvo: nada pode ser gravado em { $folder } ({ $problem }). Você pode continuar; tudo é salvo assim que for possível.
# What is not on the disk, since when.
session-unsaved-game =
    { $number ->
        [1] Não está salvo
       *[other] Não está salvo desde a decisão { $number }
    }
session-unsaved-change = A última mudança não está salva
session-unsaved-lesson = Não está salvo desde o passo { $number }
session-unsaved-attempts =
    { $count ->
        [1] Uma resposta não está salva
       *[other] { $count } respostas não estão salvas
    }
session-unsaved-mistakes =
    { $count ->
        [1] Um erro para treinar não está salvo
       *[other] { $count } erros para treinar não estão salvos
    }
session-journal-kind = O arquivo { $file } não contém o que deveria, ou está danificado. Ele fica como está.
session-journal-version = O arquivo { $file } foi gravado por outro programa, na versão { $found }; este lê a versão { $expected }. Ele fica como está.
session-journal-line = Uma linha do arquivo está danificada.
session-journal-damaged =
    { $count ->
        [1] No arquivo { $file }, uma linha está danificada. O que havia nela fica de fora.
       *[other] No arquivo { $file }, { $count } linhas estão danificadas. O que havia nelas fica de fora.
    }
session-journal-astray =
    { $count ->
        [1] Uma decisão não pode ser mostrada: falta o que foi decidido antes dela.
       *[other] { $count } decisões não podem ser mostradas: falta o que foi decidido antes delas.
    }
session-journal-begun = Um dos que gravaram esta partida conta outro começo, que fica de fora: { $problem }
session-journal-left-out =
    { $count ->
        [0] A decisão { $number } da partida salva, “{ $move }”, não é possível e fica de fora.
        [1] A decisão { $number } da partida salva, “{ $move }”, não é possível. Ela fica de fora, e uma decisão depois dela.
       *[other] A decisão { $number } da partida salva, “{ $move }”, não é possível. Ela fica de fora, e { $count } decisões depois dela.
    }
session-journal-empty = Não há partida salva em { $folder }.
session-tree-version = O arquivo é de uma versão ({ $found }) diferente da que este programa lê ({ $expected }).
session-tree-twice = A partida salva está danificada: a decisão { $number } aparece duas vezes.
session-tree-lacks = A partida salva está danificada: falta a decisão { $number }.
session-tree-differs = A partida salva está danificada: as jogadas dela não levam ao ponto em que a partida está.
session-field = Em uma partida salva, “{ $field }” precisa ser { $expected }.

## Comparing, replays, the end of a game

session-total = Total
session-compare-source = Só dá para comparar posições de uma partida em curso, em um tabuleiro ou fora dele, não do tipo { $kind }.
session-compare-many = Compare dois lugares, ou até { $most }; aqui há { $given }.
session-compare-named = { $letter }, com o nome “{ $name }”
session-compare-done = { $letter } – { $done }
session-compare-better = Por enquanto, { $side } é melhor para você, por { POINTS($count, "figure") }. O que vem depois não é contado.
session-compare-best = { $side } é melhor para você, por { POINTS($count, "figure") }.
session-compare-even = Por enquanto, são igualmente bons para você: é cedo para dizer qual é melhor.
session-compare-nothing = nada
session-compare-way =
    { $side }, { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }: { $moves }
session-compare-revealed = { $side }, revelado no caminho: { $told }
session-replay-turn = Turno
session-replay-end = Fim
session-replay-turning =
    Turno { $turn }, { $name }: ganhou { POINTS($swing, "figure") } em relação { $seats ->
        [2] ao outro
       *[other] aos outros
    }.
session-replay-title =
    Filme de uma partida de { board-form-game-name }: { $frames ->
        [1] { $frames } imagem
       *[other] { $frames } imagens
    }
session-replay-mark = { $name } +{ $swing }
session-replay-points = { $name } { $points }
session-replay-all = { POINTS("title") }: { $points }.
session-replay-frame = Turno { $turn }, { $name }.
session-replay-done = Turno { $turn }, { $text }
session-replay-done-before = { $text }
session-replay-brought = { $name }: { $text } ({ $points }).
session-replay-setup = Antes do primeiro turno.
session-replay-seat = Um filme não pode ser visto pelos olhos do lugar { $seat } enquanto os segredos dele estão em jogo.
session-replay-source = Um filme se faz de um registro, do caminho de uma partida salva ou de uma partida em curso, não do tipo { $kind }.
session-why-points =
    { POINTS($points, "figure") }, { $margin } a mais que o seguinte.
session-why-shared =
    Cada um tem { POINTS($points, "figure") }.
session-why-tie =
    Outros também têm { POINTS($points, "figure") }; a regra “{ $rule }” decide.
kept-board = { GAME($game) }: { $turn }
kept-comparison = { GAME($game) }: lugares comparados: { $places }
kept-moves = Jogadas possíveis: { $count }
kept-course = Lições: { $lessons }, concluídas: { $done }
