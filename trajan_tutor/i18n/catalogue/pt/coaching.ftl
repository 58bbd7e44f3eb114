### The coach beside the board: its buttons, its dial, what it says while a person asks.

## Its panel

board-tab-coach = Dicas
board-coach-news = (novidade)
board-coach-thinking = O conselheiro procura turnos
# $turns are those that may still turn out to be the best: fewer and fewer.
board-coach-weighing =
    { $turns ->
        [1] Resta um turno
       *[other] { $turns } turnos ainda estão em questão
    }
board-coach-judging = O conselheiro olha o seu turno
board-coach-cancel = Cancelar
board-coach-hint = Dica
board-coach-why-not = Por que não …
board-coach-look = Para onde olhar
board-coach-consider = Uma pergunta
board-coach-play = O que jogar
board-coach-because = Por quê
board-coach-tell = Avaliar os meus turnos
board-coach-tell-always = sempre
board-coach-tell-above = quando custa mais de { POINTS($points, "figure") }
board-coach-tell-much = se sai caro (mais de { POINTS($points, "figure") })
board-coach-tell-never = nunca
board-coach-weighed = O turno da sua pergunta
board-coach-verdict = Seu último turno
board-coach-played = Seu turno: { $steps }.
board-coach-better = Mostrar um turno melhor
board-coach-retry = Desfazer e tentar de novo
board-coach-turns = Por que não outro turno?
board-coach-turns-text = Teste um turno no tabuleiro, ou escolha um dos que o conselheiro examinou. Depois compare, ou veja aonde ele leva.
board-coach-try = Testar turno
board-coach-list = Turnos para escolher
board-coach-choose = Turnos
board-coach-weigh-turn = Comparar com o melhor
board-coach-explore = Aonde levam os escolhidos?

## Trying a turn

board-coach-trial = Você está testando um turno
board-coach-trying = Você está testando um turno: não está valendo.
board-coach-trial-text = Não está valendo, ninguém responde, e o que está escondido é sorteado de novo.
board-coach-weigh = Comparar com o melhor
board-coach-keep = Guardar para explorar
board-coach-leave = Voltar à partida

## What needs more room

board-coach-explored = Aonde estes turnos levam
board-coach-look-back = Retrospectiva da partida
board-coach-deals = Os mesmos turnos em outros sorteios
board-coach-close = Fechar

## What it says

coach-explored = Os tabuleiros depois destes turnos e a sua vantagem em cada um.
coach-looked-back = Cada decisão tem uma nota.
coach-back = A partida voltou ao começo daquele turno.
coach-stopped = O conselheiro parou de pensar.
coach-worker-lost = O processo em que o conselheiro pensa foi interrompido duas vezes. Pergunte mais uma vez.
coach-thinking = O conselheiro ainda está pensando. Espere um pouco ou cancele.
coach-cancel-none = Não há nada para cancelar.
coach-hint-gone = Isso pertence a outra posição. Pergunte de novo aqui.
coach-in-trial = Você está testando um turno. Compare-o ou, antes, volte à partida.
coach-trial-begun = Teste um turno: não está valendo.
coach-trial-left = Você voltou à partida.
coach-trial-kept = O turno está guardado: escolha-o para ver aonde ele leva.
coach-trial-none = Você não está testando nenhum turno.
coach-trial-empty = Faça primeiro pelo menos uma jogada do turno.
coach-interrupted = A busca foi interrompida. A partida continua; pergunte de novo quando quiser.
coach-samples = O número de amostras é um inteiro de 1 a { NUMBER($most, useGrouping: 1) }, não “{ $samples }”.
coach-seed = Uma semente é um número inteiro, não “{ $seed }”.
coach-turn-texts = Um turno é um texto, com as jogadas separadas por vírgulas, ou uma lista dessas jogadas, não “{ $given }”.
coach-tell-unknown = “{ $when }” não diz quando avaliar. Escolha um destes: { $known }.
