### Practice, and what a learner has mastered.

## A practice

practice-title = Treino
practice-idea = Alguns minutos sobre regras que você já encontrou.
practice-due = { $due ->
        [1] Há uma regra a revisar
       *[other] Há { $due } regras a revisar
    }. As perguntas de agora levam cerca de { $minutes ->
        [1] um minuto
       *[other] { $minutes } minutos
    }.
practice-number = ★
practice-about = Cinco minutos do que há a revisar
checkpoint-next = Verificação { $number }: o que estas lições ensinaram
checkpoint-title = Verificação { $number }
checkpoint-idea = Perguntas sobre estas lições: { $lessons }.
practice-end = O treino terminou
practice-stars = { $stars } ★: resolvido na primeira tentativa, de { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }.
practice-comes-back = Estas regras voltam no próximo treino.
practice-all-known = Cada regra volta quando é hora de lembrá-la.
practice-none = Não há nada para treinar: { GAME($game) }.
practice-none-met = { GAME($game) }: ainda não há nada para treinar. O treino pergunta sobre regras que você já encontrou. Comece com uma lição ou uma partida.
practice-no-game = Nenhum jogo está instalado.

## Puzzles of a practice: mistakes of one's own games, and puzzles of the shelf

practice-of-yours = De uma partida sua. { $asks }
practice-own = Turno { $turn } de uma partida sua. Você jogou: { $steps }. Havia algo melhor. O que você jogaria agora?
practice-own-goal = Encontre um turno tão bom quanto o melhor.
practice-own-done = Corrigido: este erro não volta.
practice-shelf = Um desafio de outra partida: { $theme } ({ $level }). Você é { SEAT($seat) }. Uma ideia é claramente melhor que todas as outras.
practice-shelf-goal = Encontre a melhor ideia.
practice-shelf-done = A segunda melhor ideia: { $lead }.
practice-best = De outra partida: você é { SEAT($seat) }. Qual destes turnos é claramente o melhor?
practice-best-hint = Pense nisto: { $theme }.
practice-best-wrong = Outro turno é claramente melhor. Pense nisto: { $theme }.
practice-best-done = Isso. O que decide aqui: { $theme }. A segunda melhor ideia: { $lead }.
puzzle-level-easy = fácil
puzzle-level-middle = nem tão fácil
puzzle-level-hard = difícil

## What is mastered

mastery-title = { $games ->
        [0] { GAME($game) }: você sabe { $known } de { $rules } regras
        [1] Uma partida de { GAME($game) }: você sabe { $known } de { $rules } regras
       *[other] { $games } partidas de { GAME($game) }: você sabe { $known } de { $rules } regras
    }
mastery-stars = { $stars ->
        [1] { $stars } ★ por acertar de primeira
       *[other] { $stars } ★ por acertar de primeira
    }
mastery-games = Partidas contra { $bot }: vitórias em { $won } de { $games }
mastery-rating = { $games ->
        [1] Classificação por uma partida a dois: cerca de { $rating } (de { $low } a { $high })
       *[other] Classificação por { $games } partidas a dois: cerca de { $rating } (de { $low } a { $high })
    }
mastery-rated = { $bot } { $rating }
mastery-rated-bots = Bots: { $bots }
mastery-level-new = nova
mastery-level-shaky = erro na última vez
mastery-level-learning = certa na última vez
mastery-level-mastered = dominada
mastery-is-due = a revisar
mastery-of = { $mastered } de { $rules }
mastery-rule = { $rule }: { $level }
mastery-rule-due = { $rule }: { $level }, a revisar
mastery-due = Para revisar:
mastery-due-rule = · { $rule }
mastery-due-more = · e mais { $left }
mastery-practise = Cinco minutos disso: tt.practice()
mastery-area = Cinco minutos de treino: { $area }
mastery-next = { $days ->
        [1] A próxima regra volta dentro de um dia.
       *[other] A próxima regra volta dentro de { $days } dias.
    }
mastery-begin = Ainda não houve treino. Comece com uma lição, ou com tt.practice().
mastery-reading = Lendo as partidas salvas: { $done } de { $whole }
