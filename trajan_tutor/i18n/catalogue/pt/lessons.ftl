### Lessons: what their player says, what is wrong with a lesson file, what the proof finds, and progress.

## A lesson being played

lesson-head = { $title } (passo { $number } de { $steps })
lesson-goal = Objetivo: { $goal }
coach-lesson-turn = { $head } { $steps }.
coach-lesson-because = { $head } { $reasons }.
lesson-aim-open = ○ { $aim }
lesson-aim-met = ✓ { $aim }
lesson-aims-met = Metas alcançadas: { $met } de { $all }.
lesson-own-way = Tudo bem, jogue do seu jeito. { $prompt }
lesson-own-turn = Agora é com você. { $prompt }
lesson-review-row = { $name }: { $points }
lesson-review-points = { $seat } { $points }
lesson-review-total = Ao todo
lesson-choice = - { $name }: { $text }
lesson-feedback = → { $text }
lesson-achieved = O que você já sabe fazer em { board-form-game-name }
lesson-achieved-game = { board-form-game-name }
lesson-achieved-name = Nome
lesson-achieved-date = Data: { DATETIME($date, dateStyle: "long") }
lesson-achieved-rules = Cada regra é um círculo: cheio quando você domina a regra, com um ponto quando acertou da última vez.
lesson-passed-over =
    { $steps ->
        [1] Um passo é pulado: você já fez isso em uma partida. “Voltar” o mostra.
       *[other] { $steps } passos são pulados: você já fez isso em uma partida. “Voltar” os mostra.
    }
lesson-finished = Você chegou ao fim desta lição.
lesson-goes-on = A lição continua a partir da posição dela, que difere um pouco da sua.
lesson-lost = Daqui não dá mais para alcançar o objetivo. Volte e tente outro caminho.
lesson-away = Você está explorando: jogue como quiser. A lição espera onde você parou.
lesson-look = Olhe aqui: { $place }.
lesson-no-hint = Aqui você não precisa de dica.
lesson-no-more-hints = Não há mais dicas para este passo. A lição pode mostrar a você como se faz.
lesson-first-reading = Leia um pouco mais: a lição já vai pedir que você jogue.
lesson-first-doing = Primeiro, alcance o objetivo ou peça uma dica.
lesson-first-others = Os outros decidem primeiro: observe, ou pule até a sua vez.
lesson-first-asked = Primeiro, responda à pergunta ou peça uma dica.
lesson-first-mistaken = Primeiro, volte; depois, tente outro caminho.
lesson-first-lost = Primeiro, volte; depois, tente outro caminho.
lesson-first-done = Este passo está feito. Vá para o próximo.
lesson-first-away = Você está explorando. Primeiro volte à lição.
lesson-comes-later = A lição aponta para este lugar, mas isso vem depois. { $prompt }
lesson-first-shown = Um turno está sendo mostrado. Siga com “Avançar”, ou volte: aí ele é seu.
lesson-hint-soon = O conselheiro procura uma dica. Ela aparece assim que houver uma.
lesson-shown-soon = Procurando um bom turno. Ele aparece assim que for encontrado.
lesson-shown-none = Não tenho um turno para mostrar aqui. Peça uma dica ou tente um turno seu.
lesson-shown-move = { $step }.
lesson-shown-because = { $step }. Por quê: { $why }.
lesson-shown-brings =
    { $points ->
        [1] { $step }. Isso dá 1 ponto na hora.
       *[other] { $step }. Isso dá { $points } pontos na hora.
    }
lesson-shown-leads = { $step }. Depois pode vir isto: { $goal }.
lesson-shown-on-way = { $step }. Isso está no caminho.
lesson-shown-wins = isso vence a partida
lesson-shown-tried = nenhum motivo se destaca, e este foi o melhor nos sorteios testados
lesson-shown-hidden = O que aparece agora é só um exemplo: ninguém sabe antes de acontecer.
lesson-shown-aim = Era isto que você ia tentar: { $aim }.
lesson-shown-waits = Fazer isso agora custaria demais: pode esperar.
lesson-shown-now-you = Tudo isso está desfeito, e nada aconteceu. Agora é com você: jogue assim, ou encontre algo melhor.
lesson-answer-wrong = Não é isso. Olhe de novo e tente mais uma vez.
lesson-answer-unclear-number = “{ $answer }” não é um número inteiro. Responda com algarismos, como 3.
lesson-answer-unclear-choice = “{ $answer }” não é uma das respostas. Escolha uma das oferecidas.
lesson-answer-unclear-spot = “{ $answer }” não é um lugar do tabuleiro. Clique em um.
lesson-unknown = Não há lição “{ $lesson }”. Todas as lições aparecem com tt.course(), ou no terminal com “trajan-tutor lesson”.
lesson-misspelt = Não há lição “{ $lesson }”. Talvez: { $known }.

## Lesson files

lesson-expected-text = um texto entre aspas
lesson-expected-number = um número inteiro
lesson-expected-flag = true ou false
lesson-expected-texts = uma lista de textos: ["um", "dois"]
lesson-expected-lists = uma lista de listas de textos: [["um", "dois"], ["três"]]
lesson-expected-pairs = uma lista de pares de textos: [["de", "para"]]
lesson-expected-table = uma tabela: uma parte própria sob [nome], ou nomes com valores entre chaves
lesson-expected-tables = uma lista de tabelas: partes próprias sob [[nome]]
lesson-expected-value = um valor

lesson-field-lacks = { $file }, linha { $line }: falta “{ $field }”. O esperado é { $expected }.
lesson-field-kind = { $file }, linha { $line }: “{ $field }” deve ser { $expected }.
lesson-field-unknown = { $file }, linha { $line }: não há campo “{ $field }” aqui. É possível: { $known }.
lesson-word = { $file }, linha { $line }: “{ $field }” não pode ser “{ $value }”. É possível: { $offered }.
lesson-own-name = { $file }, linha { $line }: “{ $value }” não serve de nome para palavras. Use letras minúsculas, algarismos e hifens, como take-two.
lesson-name-twice = { $file }, linha { $line }: outro passo já se chama “{ $name }”, na linha { $first }. Dê a cada passo um nome próprio.
lesson-no-steps = { $file }, linha { $line }: a lição não tem passos. Acrescente um sob [[step]].
lesson-no-solution = { $file }, linha { $line }: um passo a fazer precisa de “solutions”, uma lista com pelo menos uma lista de jogadas.
lesson-no-moves = { $file }, linha { $line }: um passo a observar precisa de “moves”, uma lista de jogadas.
lesson-says = { $file }, linha { $line }: “says” tem { $says } nomes para { $moves } jogadas. Dê um para cada jogada; "" não diz nada.
lesson-mistake-moves = { $file }, linha { $line }: um erro precisa de “moves”, o caminho até ele, para que possa ser provado.
lesson-goal-empty = { $file }, linha { $line }: um objetivo precisa de pelo menos um destes: { $known }.
lesson-answer-kind = { $file }, linha { $line }: “{ $field }” deve ser um texto, um número inteiro ou uma lista deles.
lesson-answer-form = { $file }, linha { $line }: a resposta não combina com a forma “{ $form }”: um número é um inteiro; um lugar ou uma opção, um texto.
lesson-answer-choice = { $file }, linha { $line }: a resposta “{ $answer }” não é nenhuma das opções ({ $offered }).
lesson-beside = { $file }, linha { $line }, um arquivo que fica ao lado: { $problem }
lesson-inside = { $file }, linha { $line }: a posição escrita ali não pode ser lida. { $problem }
lesson-version = { $file }, linha { $line }: este arquivo é da versão { $found }. Este programa lê a versão { $expected }; um mais novo talvez o leia.
lesson-record = { $file }, linha { $line }: este registro não pode ser usado. { $problem }
lesson-begin = { $file }, linha { $line }: a posição não pode existir. { $problem }
lesson-since-unknown = { $file }, linha { $line }: nenhum passo anterior se chama “{ $step }”. Há: { $known }.
lesson-begin-unknown = { $file }, linha { $line }: nenhum passo anterior chamado “{ $step }” tem posição própria. Os que têm: { $known }.
lesson-change = { $file }, linha { $line }: a posição não tem nada em “{ $way }” que se possa mudar.

## The proof

lesson-unknown-rule = { $file }, linha { $line }: não há regra “{ $name }”.
lesson-unknown-source = { $file }, linha { $line }: não há origem de pontos “{ $name }”.
lesson-unknown-feature = { $file }, linha { $line }: não há característica “{ $name }”.
lesson-unknown-spot = { $file }, linha { $line }: não há lugar “{ $name }” no tabuleiro neste passo.
lesson-unknown-move = { $file }, linha { $line }: “{ $name }” não é uma jogada, ou não está escrita como o jogo a escreve.
lesson-unknown-lesson = { $file }, linha { $line }: não há lição “{ $name }” antes desta.
lesson-unknown-words = { $file }, linha { $line }: a chave { $name } não tem palavras.
lesson-watch-impossible = { $file }, linha { $line }: as jogadas a observar não são possíveis. { $problem }
lesson-explore-impossible = { $file }, linha { $line }: ninguém pode explorar a partir daqui. { $problem }
lesson-play-impossible = { $file }, linha { $line }: ninguém pode continuar jogando a partir daqui. { $problem }
lesson-play-endless = { $file }, linha { $line }: a partida termina antes do ponto até onde o passo dura.
lesson-aim-missed = { $file }, linha { $line }: a meta “{ $name }” não é alcançada quando o passo é mostrado.
lesson-beat-impossible = { $file }, linha { $line }: a jogada “{ $move }” não é possível onde o passo a ensina.
lesson-beat-untrue = { $file }, linha { $line }: “{ $fact }” não vale no turno que o passo ensina.
lesson-beat-reply = { $file }, linha { $line }: os outros não respondem assim: { $replies }.
lesson-beat-long = { $file }, linha { $line }: “{ $text }” tem mais palavras do que pode ({ $most }).
lesson-beat-unstated = { $file }, linha { $line }: nenhum fato diz “{ $said }” em “{ $text }”.
lesson-not-your-turn = { $file }, linha { $line }: quando este passo começa, não é a vez do estudante.
lesson-impossible = { $file }, linha { $line }: nenhuma partida leva a esta posição: { $problem }.
lesson-goal-at-once = { $file }, linha { $line }: o objetivo é alcançado antes de se fazer qualquer coisa.
lesson-solution-stops = { $file }, linha { $line }: a solução { $way } para antes de “{ $entry }”: a essa altura, o passo está em { $phase }.
lesson-solution-fails = { $file }, linha { $line }: a solução { $way } não alcança o objetivo. O que se diz no fim dela: { $told }
lesson-solution-later = { $file }, linha { $line }: a lição não pode continuar depois da solução { $way }: o passo { $number } não é alcançado.
lesson-nothing-said = nada.
lesson-mistake-right = { $file }, linha { $line }: o erro “{ $name }” é uma resposta certa.
lesson-mistake-early = { $file }, linha { $line }: o passo acaba antes de “{ $entry }”, no caminho para o erro “{ $name }”.
lesson-mistake-unmet = { $file }, linha { $line }: o erro “{ $name }” não encontra a resposta dele.
lesson-choice-unanswered = { $file }, linha { $line }: a opção errada “{ $name }” não tem resposta própria.
lesson-out-of-sight = { $file }, linha { $line }: o passo pede “{ $name }”, mas a vista que ele abre não mostra este lugar. Indique-o em “spots”.
lesson-reply-impossible = { $file }, linha { $line }: a resposta a “{ $name }” não é possível. { $problem }

## Progress

progress-kind = O arquivo não contém progresso de lições.
progress-version = O arquivo é da versão { $found }; este programa lê a versão { $expected }.
progress-line = O arquivo não pode ser usado: a linha { $number } da parte “{ $journal }” não é o que deveria ser. Nada foi acrescentado.
progress-handed-in = Este arquivo foi entregue a um docente: ele resume o que foi feito. Use o arquivo que “Levar meu progresso” grava.
progress-brought = { $count ->
    [0] Tudo o que há nesse arquivo já está aqui.
    [1] Uma linha de progresso foi acrescentada.
   *[other] { $count } linhas de progresso foram acrescentadas.
  }
progress-full-lines = Nada foi acrescentado: com este arquivo o seu progresso teria mais de { NUMBER($most, useGrouping: 1) } linhas, e a turma não guarda mais do que isso. Continue com o arquivo em casa.
progress-full-size = Nada foi acrescentado: com este arquivo o seu progresso teria mais de { $most } MB, e a turma não guarda mais do que isso. Continue com o arquivo em casa.
progress-full-files = Nada foi acrescentado: a turma recebe { $most } arquivos de cada um, e todos já vieram. Leve daqui o seu progresso e continue com esse arquivo.
progress-taken = Seu progresso está no arquivo { $file }. Não há nome nele.
progress-field = No arquivo, “{ $field }” falta ou não é o que deveria ser.
progress-of-file = { $file }: { $problem }
progress-nobody = Diga o seu nome, para que o docente saiba de quem é o progresso.
progress-no-folder = Não há pasta { $folder }.

## The commands about lessons

cli-help-lesson = jogar uma lição no terminal, ou listar todas as lições
cli-help-lesson-name = nome de uma lição, ou o arquivo dela
cli-lesson-row = { $lesson }: { $title } ({ $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    })
cli-lesson-row-played = { $lesson }: { $title } ({ $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }). { $result }
cli-lesson-help = Pressione Enter para avançar. Digite uma resposta, o número de uma opção, uma jogada, ou “pick” e um lugar. Também: back, again, undo, hint, show, explore, return, board, quit.

cli-help-prove = provar que cada lição pode ser jogada como está escrita
cli-help-prove-game = nome de um jogo, ou o arquivo de uma lição; sem ele, todos os jogos
cli-help-prove-table = mostrar cada regra com os testes dela, os idiomas que a dizem, as lições que a ensinam e como é perguntada
cli-help-prove-complete = uma regra sem lição, pergunta, teste ou palavras em inglês conta como erro
cli-help-prove-exercises = provar também os exercícios: com uma semente para cada modo de perguntar, ou com tantas
cli-prove-passed =
    { $game }: { $lessons ->
        [1] { $lessons } lição provada.
       *[other] { $lessons } lições provadas.
    }
cli-prove-failed =
    { $game }: { $problems ->
        [1] { $problems } problema
       *[other] { $problems } problemas
    } em { $lessons ->
        [1] { $lessons } lição
       *[other] { $lessons } lições
    }.
cli-prove-exercises =
    { $game }: { $exercises ->
        [1] { $exercises } exercício feito e testado.
       *[other] { $exercises } exercícios feitos e testados.
    }
cli-help-prove-campaign = provar também a campanha: um iniciante joga cada partida dela com duas sementes, ou com tantas
cli-help-prove-players = bots contra os quais o iniciante joga; sem eles, os das lições
cli-prove-stage = { $lesson } contra { $bot }: { $won } vitórias em { $games }, de { $least } a { $most } turnos próprios; pontos { $points }.
cli-prove-moment = { $moment }: apareceu em { $games } de { $all }, pela primeira vez no turno { $first }.
cli-prove-moment-after = { $moment }: oferecido depois.
campaign-stage-not-played = { $file }, linha { $line }: na lição “{ $name }” não se continua a jogar; por isso, ela não é uma etapa.
campaign-stage-endless = { $file }, linha { $line }: uma partida da etapa “{ $name }” não chega ao fim.
campaign-stage-lost = { $file }, linha { $line }: um iniciante com dicas vence { $won } de { $games } partidas de “{ $name }”; o desejado são { $wins } em cem.
campaign-moment-nowhere = { $file }, linha { $line }: nenhuma etapa chama o momento “{ $name }”.
campaign-moment-step = { $file }, linha { $line }: o momento “{ $name }” indica um passo que a lição não tem, ou não nesta ordem: “{ $step }”.
campaign-moment-late = { $file }, linha { $line }: o momento “{ $name }” não aparece em { $within } turnos de “{ $stage }” (semente { $seed }, contra { $bot }).
campaign-moment-never = { $file }, linha { $line }: o momento “{ $name }” não apareceu em nenhuma partida jogada.
cli-prove-untaught = Nenhuma lição ensina a regra { $rule }.
cli-prove-table = { $game }: regra, número de testes, idiomas, lições, formas de pergunta
