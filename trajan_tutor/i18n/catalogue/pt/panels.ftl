### The panels beside the board, the form for a new game, the end of a game.

view-legend = Símbolos de { board-form-game-name }

## Tabs and steps

board-panels = Mais sobre a partida
board-steps = Passos
board-step-done = feito
board-step-present = agora
board-step-open = depois
board-step-star = resolvido na primeira tentativa
board-tab-log = Diário
board-tab-rule = Regra
board-tab-points = { POINTS("title") }
board-tab-book = Regras
board-tab-symbols = Símbolos
board-tab-ending = O fim
# What the coach found out that needs more room than its place beside the board.
board-tab-found = O que o conselheiro viu
board-close = Fechar
board-show-rule = Ver a regra
board-card-step = As regras deste passo
board-card-refused = Por que não é permitido
board-card-none = Agora você não precisa de nenhuma regra.
board-points-none = { POINTS("none") }
board-points-source = Origem
board-points-sum = Soma
board-filter = Buscar nas regras
board-filter-none = Nenhuma regra contém estas palavras.
board-loading = Um momento.

## How sure a rule is

board-mark-reconstructed = reconstruída
    .text = As fontes não dizem isto; foi deduzido.
board-mark-disagree = os manuais divergem
board-mark-ruling = interpretação nossa
board-mark-question = questão em aberto, decidida por nós

## The bubble beside a place

board-tip-more =
    { $count ->
        [1] mais { $count } opção
       *[other] mais { $count } opções
    }

## A new game

board-new = Nova partida
board-table-empty = Nenhuma partida começou nesta mesa.
board-text-needed = Um lugar ou uma jogada se indica com um texto, não com “{ $given }”.
board-table-static = Uma mesa de jogo precisa dos widgets do Jupyter. Instale o necessário com pip install "trajan-tutor[jupyter]" e execute a célula de novo.
board-form = Uma nova partida
board-form-game = Jogo
board-form-game-name = { GAME($game) }
board-form-seats = Jogadores
board-form-player = Jogador { $letter }
board-form-name = Nome do jogador { $letter }
board-form-name-hint = nome, se quiser
board-form-setup = Preparação
board-form-quick = rápida: a sorte decide
board-form-choose = por escolha, como nas regras
board-form-language = Idioma
board-form-theme = Cores
board-form-auto = como no caderno
board-form-light = claras
board-form-dark = escuras
board-form-contrast = alto contraste
board-form-safe = seguras para daltônicos
board-form-person = uma pessoa
board-form-bot =
    { $name ->
        [random] bot: joga aleatoriamente
        [greedy] bot: pega o máximo na hora
        [beginner] bot: iniciante
        [club] bot: bom jogador de clube
        [strong] bot: jogador forte
        [strongest] bot: o mais forte possível
       *[other] bot: { $name }
    }
board-form-begin = Começar
board-form-cancel = Continuar esta partida
board-form-again = O mesmo sorteio de novo
board-readings = Como o manual é lido
board-readings-ask = Como você lê?
board-readings-about = Onde o manual se cala ou pode ser lido de dois modos, escolha como você joga. O que você não escolher é jogado como de costume.
board-readings-as-usual = tudo como de costume
board-readings-usual = como de costume
board-reading-says = O manual
board-reading-chosen = { $ruling }: { $reading }
board-reading-here = { $ruling }, diferente nesta partida
board-reading-option = { $ruling }, pode ser escolhida
board-try-both = Testar as duas
board-form-wrong = O formulário da nova partida não tem resposta válida para “{ $field }”: nada foi feito.
board-begun = Uma nova partida começou.

## The end

# What the page offers when a game is over: to look back, to begin another one.
board-ending-next = E agora?
board-end-place = { $place }º { $name }: { $points }

## Reports: what the end of a scope or of the game brought everybody, row by row

board-reports = Balanços
board-report-all = Ver tudo
board-report-go-on = Continuar
# A row as it is read aloud: the cause, then what it brought each seat.
board-report-row = { $cause }: { $told }.
board-report-amount = { $name } { $amount }
board-report-text = { $name } { $text }
board-report-amount-and-text = { $name } { $amount } ({ $text })
