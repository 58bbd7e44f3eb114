### The command line. No percent sign in the help: the parser would read it as a placeholder.

## Help

cli-help-tutor = Um tutor de jogos de tabuleiro romanos: jogar no terminal, fazer posições, medir, verificar.
cli-help-language = idioma de tudo o que é mostrado, como en
cli-help-command = COMANDO
cli-help-learning = para aprender e jogar
cli-help-authoring = para escrever lições
cli-help-programming = para programar, medir e verificar
cli-help-options = opções
cli-help-help = mostrar esta ajuda e terminar
cli-help-version = mostrar a versão e terminar
cli-help-more = O que um comando aceita: trajan-tutor COMANDO --help
cli-help-play = jogar uma partida inteira no terminal, contra pessoas ou bots
cli-help-position = mostrar a posição depois de tantos turnos ao acaso, como JSON
cli-help-turns = mostrar cada posição a que um turno inteiro pode levar, um texto JSON por linha
cli-help-phase = mostrar cada posição que pode haver no começo da próxima fase, venda ou turno, um texto JSON por linha
cli-help-positions = mostrar a primeira posição de um registro e a que vem depois de cada turno, um texto JSON por linha
cli-help-quarter = mostrar cada resultado do fim de um quarto de ano, um texto JSON por linha
cli-help-simulate = jogar muitas partidas ao acaso e mostrar os números delas como JSON
cli-help-bench = medir a velocidade do jogo ao acaso, ou da busca: bench search
cli-help-searched = o jogo em que buscar, depois da palavra “search”
cli-help-provenance = mostrar valores não confirmados, interpretações, e onde os manuais de regras divergem
cli-help-check = verificar dados, regras, notação, registros e palavras de todos os jogos
cli-help-check-game = verificar só este jogo; diz o que está quebrado e como consertar
cli-help-game = nome do jogo
cli-help-seats = número de lugares
cli-help-option = uma opção do jogo, como um módulo, uma interpretação ou uma força; pode ser dita várias vezes
cli-help-seed = número inteiro que decide tudo o que é ao acaso
cli-help-players = quem joga em cada lugar, separado por vírgulas: person, random ou greedy
cli-help-setup = quick: a preparação é feita ao acaso; choose: os jogadores fazem todas as escolhas dela
cli-help-save = arquivo em que salvar a partida
cli-help-resume = arquivo com uma partida salva para continuar
cli-help-random-turns = número de turnos ao acaso a jogar antes
cli-help-picture = desenhar a posição depois de tantos turnos ao acaso em um arquivo SVG
cli-help-picture-file = o arquivo SVG a gravar
cli-help-replay = mostrar o filme de uma partida salva: pontos turno a turno, momentos decisivos, e como terminou
cli-help-replay-file = arquivo com uma partida salva ou um registro
cli-help-replay-page = em vez disso, gravar o filme como página HTML, para ver em qualquer navegador
cli-help-theme = cores: como diz o sistema de quem lê (auto), light ou dark
cli-help-tournament = fazer jogadores se enfrentarem nos mesmos sorteios, em todos os lugares, e mostrar como se saíram
cli-help-tournament-players = quem joga, separado por vírgulas: beginner, club, strong, strongest, greedy, random; ou lookahead, information-sets, flat ou beam com um orçamento de segundos de CPU ou amostras para cada busca, como em lookahead@0.5s ou beam@20; ou um jogador de outra pessoa, como em package.module:name@0.5s
cli-help-tournament-seconds = sem --players: a escada, em que a busca com estes segundos de CPU por turno enfrenta outras com os mesmos, a si mesma com um décimo deles, e os níveis se enfrentam
cli-help-processes = quantos processos jogam ao mesmo tempo
cli-help-results = um arquivo que guarda cada partida, para que um torneio interrompido continue
cli-help-position-file = arquivo com uma posição ou um registro, ou - para a entrada padrão
cli-help-limit = parar depois de tantas linhas
cli-help-games = número de partidas
cli-help-seconds = segundos de cada medição
cli-help-one-build = medir só a versão compilada ou pura que executa este comando

## Files and numbers

cli-tournament-row = { $player }: { $games } partidas, { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }% vencidas (intervalo de 95%: de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), diferença média de { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos em { $deals } sorteios, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } segundos de CPU por busca
cli-tournament-row-of-one-deal = { $player }: { $games } partidas, { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }% vencidas (intervalo de 95%: de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }), diferença média de { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos, de um só sorteio, { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } segundos de CPU por busca
cli-tournament-players = Um torneio com { $seats } lugares aceita de 2 a { $seats } jogadores, não { $players }.
cli-tournament-other = Os resultados em { $file } são de outro torneio. Indique outro arquivo.
cli-tournament-line = A linha { $line } de { $file } não é o resultado de uma partida. Remova-a, ou indique outro arquivo.
cli-picture-drawn = A imagem está em { $file }.
cli-replay-page = O filme está em { $file }.

## Positions

cli-position-over =
    A partida acaba depois de { $played ->
        [1] { $played } turno
       *[other] { $played } turnos
    }; não há posição depois de { $turns }. Peça menos.
cli-turns-limit = Parou no limite de { $limit } linhas: há mais. Dê um limite maior com --limit.
cli-option-form = “{ $option }” não é uma opção. Diga --option NOME=VALOR.
cli-turns-over = A posição em { $file } é o fim de uma partida; nenhum turno sai dela.
cli-turns-period = A posição em { $file } está logo antes do fim de um quarto de ano. Use o comando “quarter” para ela.
cli-quarter-none = A posição em { $file } não está antes do fim de um quarto de ano. Use o comando “turns” para ela.

## Playing in the terminal

cli-play-begin = Uma partida de { $game }, semente { $seed }.
cli-play-help = Digite o número de uma opção ou a notação dela. Comandos: board, undo, redo, save ARQUIVO, help, quit.
cli-play-number = Não há opção { $number }: digite um número de 1 a { $most }.
cli-play-save-where = Diga onde salvar a partida: save ARQUIVO
cli-play-saved = A partida está salva em { $file }. Continue outra vez com --resume { $file }
cli-play-first-time = Novidade na sua partida: { $text } (Regra: { $rule })
cli-play-left =
    A partida para aqui, depois de { $moves ->
        [1] { $moves } jogada
       *[other] { $moves } jogadas
    }.
cli-play-score =
    { $name }: { POINTS($points, "figure") } ({ $sources })
cli-play-source = { $source } { $points }

## Measuring

cli-bench-title = Jogo ao acaso de { $game } com { $seats } lugares, por segundo de um núcleo:
cli-bench-pure = versão pura
cli-bench-compiled = versão compilada
cli-bench-absent = { $build }: não está instalada aqui
cli-bench-row = { $build }: { NUMBER($decisions, useGrouping: 1) } decisões, { NUMBER($games, useGrouping: 1) } partidas; uma cópia leva { $copy } microssegundos
cli-bench-search-title = Busca em { $game } com { $seats } lugares, por segundo:
cli-bench-search-row = { $build }: { NUMBER($samples, useGrouping: 1) } amostras e { NUMBER($turns, useGrouping: 1) } turnos por segundo de CPU, uma primeira linha depois de { $first } ms, uma dica com os motivos depois de { $hint } segundos de CPU; pelo relógio, { NUMBER($one, useGrouping: 1) } amostras com um processo e { NUMBER($two, useGrouping: 1) } com dois, { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } vezes mais
cli-interrupted = Interrompido.
cli-interrupted-at = Interrompido: { $done } de { $whole } prontos.
cli-interrupted-results = Interrompido: { $done } de { $whole } partidas foram jogadas e guardadas em { $file }. O mesmo comando continua dali.
cli-not-written = Não é possível gravar { $file }: { $problem }. Libere espaço ali ou indique outro lugar.
cli-not-written-output = Não é possível gravar a saída: { $problem }.
cli-bench-failed = A medição com { $python } falhou.


## Informing and checking

cli-provenance-figures = Valores de { $game } que não são confirmados:
cli-provenance-disagreements = Pontos em que os manuais de regras divergem:
cli-provenance-rulings = Interpretações:
cli-provenance-at = Trecho: { $text }
cli-provenance-words = Palavras, { $book }: { $text }
cli-provenance-book = Ele diz: { $text }
cli-provenance-reason = Por quê: { $text }
cli-provenance-doubt = O que fala contra: { $text }
cli-provenance-doubt-books = O que fala contra ({ $books }): { $text }
cli-provenance-option = Opção { $option } = { $choice }: { $reading }
cli-provenance-usual = Opção { $option } = { $choice } (usual): { $reading }
cli-status-confirmed = confirmado
cli-status-reconstructed = reconstruído
cli-status-ruling = interpretação
cli-check-passed = { $game }: tudo combina.
cli-check-failed =
    { $game }: { $count ->
        [1] { $count } problema
       *[other] { $count } problemas
    }
