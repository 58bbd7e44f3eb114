### The panel of a lesson beside its board, exercises, and the progress of a class.

lesson-place = Passo { $number } de { $steps }
lesson-ask-spot = Responda clicando em um lugar do tabuleiro.
lesson-ask-number = Digite um número:
lesson-ask-choice = Escolha uma resposta:
lesson-learned = O que você já sabe fazer
lesson-told-later = Mais sobre esta regra na lição “{ $title }”
lesson-moment-called = Novidade na sua partida: { $title }.
lesson-following = Próxima lição: { $title }
lesson-next-game = Próxima partida: { $title }
lesson-on-with-game = Continuar a partida: { $title }
lesson-about-game =
    { $minutes ->
        [1] { $idea } 1 minuto.
       *[other] { $idea } { $minutes } minutos.
    }
lesson-end-looking = Procurando os turnos que mais custaram a você…
lesson-end-brought = O seu melhor: { $source }, { POINTS($points, "figure") }.
lesson-end-cost = Atenção na próxima: { $source }, menos { POINTS($points, "figure") }.
lesson-end-no-turns = Nenhum turno seu teve um custo claro.
lesson-end-no-lessons = Você já consultou tudo o que apareceu nesta partida.
lesson-end-better = Ela teria melhorado o seu turno { $turn }.
lesson-end-refused = No turno { $turn }, esta regra ficou no seu caminho.
lesson-end-came-up = Isso apareceu no turno { $turn }.
lesson-standing-new = Ainda não começou
lesson-standing-begun = Começou, { $tries ->
        [1] { $tries } tentativa errada
       *[other] { $tries } tentativas erradas
    }, { $hints ->
        [1] { $hints } dica
       *[other] { $hints } dicas
    }
lesson-standing-done = Concluída, { $tries ->
        [1] { $tries } tentativa errada
       *[other] { $tries } tentativas erradas
    }, { $hints ->
        [1] { $hints } dica
       *[other] { $hints } dicas
    }
lesson-standing-won = Vitória com { $points } contra { $others }
lesson-standing-lost = Derrota com { $points } contra { $others }
lesson-dial-show-me = Mostre-me
    .about = A lição faz cada jogada por você, uma a cada clique em Avançar.
lesson-dial-guide-me = Guie-me
    .about = A lição explica e destaca os lugares que você pode escolher.
lesson-dial-let-me = Deixe comigo
    .about = A lição só dá o objetivo.
lesson-ambiguous = Várias lições se chamam “{ $lesson }”: { $known }. Escreva uma destas.
lesson-autonomy-unknown = Uma lição não pode ser jogada em “{ $autonomy }”. É possível: { $known }.

board-lesson = Lição
board-lesson-next = Avançar
board-lesson-back = Voltar
board-lesson-again = Tentar de novo
board-lesson-undo = Desfazer
board-lesson-hint = Dica
board-lesson-show-me = Mostrar como
board-lesson-explore = Explorar
board-lesson-come-back = Voltar à lição
board-lesson-reply = Responder
board-lesson-dial = Quanta ajuda
board-lesson-all = Todas as lições
board-lesson-games = Partidas
board-lesson-lessons = Lições
board-lesson-print = Imprimir o que você já sabe
board-lesson-to-game = Voltar à partida
board-lesson-to-end = Voltar ao fim da sua partida
board-lesson-to-lesson = Voltar à lição
board-lesson-to-table = Voltar à mesa
board-end-points = De onde vieram os pontos
board-end-turns = Os turnos que mais custaram
board-end-better = Jogar melhor
board-end-lessons = O que esta partida pediu
board-end-board = Ver o tabuleiro
board-end-back = Voltar ao resultado
board-end-again = Jogar esta partida de novo
board-practise = Treinar o que falta revisar
board-lesson-moments = Consultar
board-lesson-called = Novidade na partida:
board-lesson-progress = Passos desta lição

exercise-unknown = “{ $step }” não é um exercício da lição { $lesson }. É possível: { $known }.
exercise-no-more = Em um exercício, a ajuda acaba aqui. Tente e veja o que acontece.

## What a step lists of the game's data

lesson-listed = - { $title } { $text }
lesson-listed-differ = os manuais divergem
lesson-listed-book = { $book }: { $says }
lesson-listed-books = { $books }.
lesson-listed-place = o trecho
lesson-listed-quote = “{ $words }”
lesson-listed-quotes = { $first } … { $further }
lesson-listed-says = o que ele diz
lesson-listed-reason = por que lemos assim
lesson-listed-against = o que pesa contra
lesson-listed-only = sem opção
lesson-listed-usual = a leitura usual
lesson-listed-other = a outra leitura
lesson-listed-another = outra leitura
lesson-listed-option = como escolher
lesson-listed-choices = No formulário de uma nova partida, ou como a opção { $option }: { $others } para a outra leitura; o usual é { $played }.
lesson-listed-figures = Nos dados do jogo: { $figures }.

## A ruling that is tried

reading-trial-first = { $reading } { $task } Depois avance: a mesma posição com outra leitura.
reading-trial-other = A mesmíssima posição com outra leitura. { $reading } { $task }
reading-trial-play = Jogue como quiser e veja o que acontece.
reading-trial-over = A partida acabou. Olhe os pontos e compare.

## The list of lessons, and the notebooks of the course

lesson-minutes = { $minutes } min
lesson-list-part = { GAME($game) }: { $about }
lesson-list-games = partidas, uma levando à outra
lesson-list-lessons = lições ao lado delas
lesson-list-number = N.º
lesson-list-title = Lição
lesson-list-idea = De que trata
lesson-list-time = Tempo
lesson-list-standing = Você
course-title =
    { $number } · { $title }
    { $idea }
course-run = Clique aqui e pressione Shift + Enter.
course-next = A seguir: [{ $title }]({ $notebook })
course-all = [Todas as lições]({ $welcome })

## The progress of a class

class-title =
    { $learners ->
        [1] { $learners } estudante
       *[other] { $learners } estudantes
    }, { $lessons ->
        [1] { $lessons } lição ou exercício
       *[other] { $lessons } lições e exercícios
    }
class-done = feito
class-begun = iniciado
class-none = não iniciado
class-number = Em cada célula: tentativas erradas
class-bars = Média de tentativas erradas
class-learner = Estudante
class-lesson = Lição
class-standing = Situação
class-steps = Passos feitos
class-tries = Tentativas erradas
class-hints = Dicas
class-shown = Passos mostrados
class-rules = O que esta turma não entende: regras, pelo número de estudantes que as erraram.
class-rule = Regra
class-rule-learners = Estudantes que tentaram
class-rule-missed = que erraram
class-rule-exercises = Na tela; tt.sheets com o mesmo imprime
class-rule-sheet = tt.exercises("{ $game }", "{ $rule }")
class-unknown =
    { $results ->
        [1] { $results } resultado
       *[other] { $results } resultados
    } em { $lessons ->
        [1] { $lessons } lição desconhecida aqui: { $lesson }
       *[other] { $lessons } lições desconhecidas aqui, como { $lesson }
    }
class-exercise = { $title }: exercício “{ $step }”

## Lessons on paper

paper-unknown = Não há papel “{ $paper }”. Há: { $known }.
sheets-title = { $title }, pergunta { $number }
sheets-answers = { $title }: respostas
sheets-right = { $answer } · { $done }
sheets-made =
    { $title }: { $count ->
        [1] { $count } folha
       *[other] { $count } folhas
    } com perguntas, e uma com as respostas.
