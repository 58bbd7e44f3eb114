### Exercises that are recorded by playing their solution on the board.

recorded-head = Um exercício gravado no tabuleiro: a posição, a solução e as palavras estão todas neste arquivo. Passe-o a uma turma, ou abra-o com trajan_tutor.exercise.
recorded-says = Encontre no tabuleiro.
recorded-says-done = Sim. Essa é a solução.

recorded-title = um exercício em gravação: { $game }

## The form below the board

recorded-form-title = Título
recorded-form-question = Pergunta
recorded-form-hint = Dica
recorded-form-keep = Guardar
recorded-kept = Guardado no arquivo { $file }.

## While it is recorded

recorded-play = Agora jogue a solução no tabuleiro.
recorded-ready = Aqui está a solução até agora. Escreva uma pergunta, escolha as regras e guarde.
recorded-left = O tabuleiro mostra outra partida ou variante que não aquela em que a gravação começou. Volte a ela, ou descarte a gravação.
recorded-nothing = Nada foi jogado ainda. Primeiro jogue a solução no tabuleiro.
recorded-others = Outros jogaram antes da jogada { $number } da solução, “{ $move }”. Um exercício é um turno: desfaça o que veio depois dele.
recorded-not-begun = Nenhum exercício está sendo gravado.

## What is missing

recorded-no-title = Primeiro dê um título ao exercício.
recorded-no-question = Primeiro escreva a pergunta, em uma frase.
recorded-no-rule = Escolha pelo menos uma regra de que o exercício trata: ele conta para as regras dele.
recorded-rule = Não há regra “{ $rule }” neste jogo.
recorded-full = Já há { $most } exercícios seus aqui. Primeiro remova os arquivos de alguns.

## Files that cannot be given

recorded-too-long = { $file }: o arquivo é longo demais para um exercício.
recorded-rule-unknown = { $file }, linha { $line }: não há regra “{ $rule }” neste jogo.
recorded-no-step = { $file }: não há nada nele para fazer nem para responder.
recorded-unplayable = { $file }, linha { $line }: a jogada { $number } da solução, “{ $move }”, não pode ser feita ali. { $problem }
recorded-unsolved = { $file }, linha { $line }: a solução pode ser jogada, mas não alcança o objetivo.
