### Analysis beside the board, the review of a game, and mistakes that are tried again.

## Grades of decisions

coach-grade-best = a melhor
coach-grade-as-good = igual à melhor
coach-grade-slightly = um pouco menos
coach-grade-costs = custa
coach-grade-much = custa muito
coach-grade-open = difícil dizer
# Deals that were tried do not tell which of two it is.
coach-grade-between = { $first } ou { $second }
# Points, with half the 90 % interval.
coach-points-about = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Chances to win, of a hundred: with the better turn, and with the one that was played.
coach-chances-from-to = chances de { $better } para { $own } em 100
coach-loss-points = { POINTS($points) } a menos
coach-loss-decides = pode decidir a partida
# Marks of a curve.
coach-mark-points = −{ $lost }
coach-mark-chances = −{ $lost }/100
coach-review-counts =
    { $name }: de { $decisions ->
        [1] uma decisão
       *[other] { $decisions } decisões
    }, { $fine ->
        [0] nenhuma foi igual à melhor
        [1] 1 foi igual à melhor
       *[other] { $fine } foram iguais à melhor
    } e { $costly ->
        [0] nenhuma custou muito
        [1] 1 custou muito
       *[other] { $costly } custaram muito
    }.
coach-review-seats = Indique lugares cujas decisões podem ser vistas: { $offered }. As dos outros, só quando a partida acabar.
coach-review-others = As decisões dos outros podem ser vistas quando a partida acabar.
coach-review-head-turn = Turno
coach-review-head-seat = Jogador
coach-review-head-grade = Nota
coach-review-head-cost = Custo
coach-review-head-played = Jogado

# Before reasons that speak to whoever decided, where that is somebody else than the one who reads.
coach-review-seen-from = No que segue, “você” é { $name }.
coach-review-because = O que ele tem a mais que o turno jogado:

## Analysis beside the board

board-analysis = Ideias
board-analysis-best = melhor
board-analysis-less = { $what } a menos
# Chances to win, of a hundred.
board-analysis-chances = vence { $own } de 100, não { $better }
board-analysis-close = difícil dizer
board-analysis-said = { $title }: { $value }. Joga este turno.
# $value is how good the turn is, $less by how much it is worse: “1.5 ± 0.7 points less”.
board-analysis-said-less = { $title }: { $value }, { $less }. Joga este turno.
board-analysis-depth =
    { $playouts ->
        [1] uma simulação
       *[other] { $playouts } simulações
    }
board-analysis-waiting = As ideias vêm na sua vez.
board-analysis-empty = Procurando turnos
board-analysis-again = Pressione de novo para jogar.

## The review of a game

board-tab-review = Revisão
board-review-goes-on = O conselheiro procura os turnos que mais custaram: primeiro por alto, depois esses mais de perto.
board-review-turning =
    { $decisions ->
        [0] Não há decisão para rever.
       *[other] { $turns ->
            [0] Nenhum turno custou claramente alguma coisa.
            [1] Um turno custou claramente alguma coisa.
            [2] Os dois turnos que mais custaram.
           *[other] Os três turnos que mais custaram.
        }
    }
board-review-decided = Ver o turno que decidiu
board-review-turn = Turno { $turn }
board-review-open =
    { $decisions ->
        [1] Uma decisão fica de fora: os sorteios testados não mostram quanto custou.
       *[other] { $decisions } decisões ficam de fora: os sorteios testados não mostram quanto custaram.
    }
board-review-all = Todas as decisões
board-review-others = Ver também as decisões dos outros
board-review-moment = Turno { $turn }, { $name }
board-review-quick = Visto por alto: a nota pode mudar.
board-review-cost = custou { $what }
board-review-curve = { POINTS("title") } turno a turno: escolha um turno
board-review-decisions = Decisões
board-review-played = Jogado
board-review-better = Melhor
board-review-because = Por quê
board-review-here = Ir a esta posição
board-review-retry = Descubra você
board-review-before = A decisão anterior
board-review-after = A próxima decisão
board-review-board = O tabuleiro antes desta decisão, com o turno melhor marcado
board-review-unsure = visto por alto

## Mistakes that are tried again

board-practice = Aprender com os seus erros
board-practice-goal =
    Turno { $turn }, { $number } de { $mistakes }: encontre um turno melhor.
board-practice-goal-shown = Turno { $turn }, { $number } de { $mistakes }: o turno melhor.
board-practice-played = Na partida: { $steps } ({ $what }).
board-practice-did = Mostrar o que foi jogado
board-practice-because = O que o turno melhor tem a mais que o seu:
board-practice-reply = Uma boa resposta ({ SEAT($seat) }): { $what }.
board-practice-kept =
    { $mistakes ->
        [1] Treinar um erro de uma partida anterior
       *[other] Treinar { $mistakes } erros de partidas anteriores
    }
board-practice-over = Tente de novo, ou continue.
board-practice-again = Tentar de novo
board-practice-show = Mostrar o turno melhor
board-practice-next = Próximo turno
board-practice-leave = Voltar à partida
coach-practice-begun = Jogue o turno que você faria agora.
coach-practice-right = Isso é tão bom quanto o melhor.
coach-practice-did = Este é o turno que foi jogado.
coach-practice-shown = Este é o turno melhor. O conselheiro diz por quê, logo abaixo.
coach-practice-none = Não há erro para tentar de novo.
coach-practice-last = Esse foi o último erro.
coach-practice-judged = Esta tentativa acabou. Tente de novo, ou vá ao próximo erro.

## What the others did

board-rivals = O que os outros fizeram
