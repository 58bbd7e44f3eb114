### The plan of an hour, to be printed.

plan-title = { GAME($game) } em 45 minutos
plan-about = Todos jogam a partir do quinto minuto: a primeira partida explica uma coisa de cada vez.
plan-foot = { GAME($game) } em 45 minutos · trajan-tutor plan { $game }
plan-foot-sheet = { GAME($game) } · para quem não tem aparelho · nome: ______________________
plan-foot-exit = { GAME($game) } · pergunta de saída, para entregar · nome: ______________________
plan-foot-answers = { GAME($game) } · respostas, para docentes
plan-answers = { GAME($game) }: respostas
plan-exit-right = Pergunta de saída: { $answer }
plan-minutes = min
plan-teacher = Docente
plan-pupils = Estudantes
plan-paper = No papel
plan-no-lessons = O jogo “{ $game }” não tem lições com que se possa fazer um plano.

plan-join-title = Entrada
plan-join-teacher = Inicie “trajan-tutor class”, deixe os estudantes entrar e ponha o código no projetor.
plan-join-pupils = Abram o endereço ou o código QR, digitem o código e um nome. Quem já entrou ajuda um vizinho.
plan-join-paper = Dois estudantes dividem um aparelho; quem não tem senta ao lado de alguém, ou pega as folhas.

plan-game-title = A primeira partida
plan-game-teacher = Passe “{ $game }” a todos. Circule, olhe os tabuleiros de quem está com dificuldade, e não diga nada sobre regras ainda.
plan-game-pupils = Joguem. O tabuleiro mostra o que pode ser feito, e diz por que algo não pode.
plan-game-paper = Pergunta 1: marquem no tabuleiro o que vocês fariam, e comparem com um vizinho.

plan-vote-title = Pausa: o que vocês jogariam?
plan-vote-teacher = Pause todos, abra uma posição no tabuleiro comum, pergunte a todos. Mostre as barras antes de dizer uma palavra.
plan-vote-pupils = Decidam cada um por si. Depois digam por quê, e mudem de ideia se outro motivo for melhor.
plan-vote-paper = Votem com a mão: um dedo para cada lugar no projetor.

plan-rule-title = A regra mais errada
plan-rule-teacher = Leia a primeira frase em “O que não foi entendido”, explique-a uma vez no tabuleiro comum, depois clique em “Treinar isto”.
plan-rule-pupils = Façam três exercícios sobre esta regra; quem terminar escreve um exercício para a turma.
plan-rule-paper = Perguntas 2 a 4, em duplas: um explica, o outro marca.

plan-pairs-title = Uns contra os outros
plan-pairs-teacher = Monte mesas de { $seats } com um clique; quem sobrar joga contra um bot. Não deixe ninguém receber dicas.
plan-pairs-pupils = Joguem, e digam antes de cada turno para que ele serve.
plan-pairs-paper = Ponham um jogo de verdade ao lado da tela, ou joguem em duplas em um aparelho.

plan-exit-title = Uma última pergunta
plan-exit-teacher = Passe um exercício, ou recolha a folha “pergunta de saída”. A aula de amanhã começa pelo que erraram.
plan-exit-pupils = Respondam sem ajuda. Levem o progresso para casa: um arquivo, e nenhuma conta.
plan-exit-paper = Preencham a folha “pergunta de saída” e a entreguem.

plan-written = As páginas estão no arquivo { $file }.
cli-help-plan = gravar um plano de 45 minutos com um jogo, e folhas para quem não tem aparelho, como páginas para imprimir
cli-help-plan-paper = “a4” ou “letter”
cli-help-plan-folder = onde o arquivo é gravado
