### The controls around the board: history, bots one by one, hot seat, saved games, replays.

## The history

board-tab-history = Histórico
board-history-scrubber = Turno
board-history-before = O turno anterior
board-history-after = O turno seguinte
board-history-redo = Refazer
board-history-turn = Turno { $turn }, { $name }: { $points }
board-history-setup = Antes do primeiro turno: { $points }
board-history-called = { $text } (“{ $name }”)
board-history-end = O fim desta variante
board-history-lines = Variantes jogadas
board-history-number = Variante { $number }
board-history-first =
    desde o início, { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }, { POINTS("several") } { $points }
board-history-line =
    desde o turno { $turn }, { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }, { POINTS("several") } { $points }
board-history-mark-here = você está aqui
board-history-mark-over = jogada até o fim
board-history-mark-revealed = algo escondido já foi visto
board-history-mark-informed = começou sabendo o que estava escondido
board-history-go = Ir para lá
board-history-rename = Nome
board-history-name = Nome desta variante
board-history-keep = Guardar o nome
board-history-cancel = Cancelar
board-history-remove = Remover
board-history-removing =
    Remover { $decisions ->
        [1] esta variante, com { $decisions } decisão,
       *[other] esta variante, com { $decisions } decisões,
    } e todas as que saem dela?
board-history-remove-sure = Sim, remover
board-history-remove-not = Não, manter
board-history-choose = comparar
board-history-compare = Comparar as escolhidas
board-history-compare-hint = Escolha duas ou três variantes para comparar.

## Lines compared

board-compare = Variantes lado a lado
board-compare-points = { POINTS("title") }
board-compare-moves =
    { $count ->
        [0] Nenhuma decisão depois que as variantes se separam.
        [1] { $count } decisão depois que as variantes se separam: { $moves }
       *[other] { $count } decisões depois que as variantes se separam: { $moves }
    }
board-compare-revealed =
    { $count ->
        [1] { $count } coisa revelada no caminho
       *[other] { $count } coisas reveladas no caminho
    }
board-compare-nothing = Nada escondido foi revelado.

## Bots one by one

board-bots = Os turnos dos bots
board-bots-waiting = { $name } vai decidir agora.
board-bots-play = Continuar
board-bots-pause = Pausar
board-bots-speed = Velocidade
board-bots-at-once = De uma vez
board-bots-played-out = Mostrar o que fazem
board-missed = Enquanto você estava fora
board-missed-about = Os outros jogaram até a sua vez:
board-since = Desde o seu último turno

## The place where a step ends

board-tip-goal = Fazer o resto deste passo de uma vez, em qualquer ordem: ele termina aqui.

## Several people at one screen

board-hot-seat-text = É a vez de { $name }. Nenhum segredo aparece agora.
board-hot-seat-sit = { $name } se senta agora

## A saved game

board-offer-turn = Você tem uma partida salva como esta, jogada pela última vez em { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, turno { $number }.
board-offer-decisions =
    Você tem uma partida salva como esta, jogada pela última vez em { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, depois de { $number ->
        [1] { $number } decisão
       *[other] { $number } decisões
    }.
board-offer-continue = Continuar a partida salva
board-offer-no = Não, jogar esta
board-offer-gone = Não há mais partida salva para continuar: esta partida segue.
board-continued = A partida salva continua.

## All saved games

board-saved-games = Partidas salvas
board-saved-games-none = Não há partidas salvas aqui.
board-saved-games-game = Jogo
board-saved-games-players = Jogadores
board-saved-games-when = Última vez
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-names = { $players }
board-saved-games-turn = Turno
board-saved-games-over = encerrada
board-saved-games-decisions =
    { $count ->
        [1] { $count } decisão
       *[other] { $count } decisões
    }
board-saved-games-continue = Continuar
    .label = Continuar a partida de { $game } com { $players }, jogada pela última vez em { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-look = Ver
    .label = Ver a partida de { $game } com { $players }, jogada em { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-remove = Remover a partida de { $game } com { $players }, jogada pela última vez em { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
board-saved-games-removing = Remover esta partida para sempre, com todas as suas variantes?
board-saved-games-removed = A partida salva foi removida.
board-saved-games-spoiled = Não dá para continuar { $file }: { $problem }
board-saved-games-partly = Dá para continuar { $file }, mas não com tudo: { $problem }
board-saved-games-more =
    { $count ->
        [0] As partidas ficam aqui até que você as remova.
        [1] Há { $count } partida mais antiga em { $folder }. As partidas ficam até que você as remova: aqui, ou com “trajan-tutor saves --remove NOME”.
       *[other] Há { $count } partidas mais antigas em { $folder }. As partidas ficam até que você as remova: aqui, ou com “trajan-tutor saves --remove NOME”.
    }

## The form

board-form-pace = Turnos dos bots
board-form-pace-by-themselves = um por um
board-form-pace-step = um por um, a cada clique
board-form-hot-seat = Esconder o que cada um tem: as pessoas se revezam na mesma tela

## A replay

board-open-replay = Filme
board-replay = Filme da partida
board-replay-play = Assistir
board-replay-pause = Pausar
board-replay-previous = O turno anterior
board-replay-next = O próximo turno
board-replay-position = Momento da partida
board-replay-go = Jogar a partir daqui
board-replay-turning = Momentos decisivos
board-replay-curve = { POINTS("title") } turno a turno
