### What other programs are told that play the games through PettingZoo or OpenSpiel.

rl-missing = Outros programas precisam do extra “rl”: pip install "trajan-tutor[rl]".
rl-no-vector = O jogo { $game } não diz em números o que um lugar sabe; por isso, outros programas ainda não podem jogá-lo.
rl-illegal = A jogada { $move } de { $agent } não é permitida agora. As jogadas permitidas estão marcadas na máscara de ações.
rl-seeds = Não pode haver { $seeds } sementes para sortear. Escolha um número inteiro a partir de 1.
rl-option-text = A opção { $option } não pode ser “{ $value }” aqui: parênteses, vírgula, dois-pontos, ponto e vírgula, mais e igual têm um significado próprio no texto de um jogo do OpenSpiel.
rl-observer = Um observador deste jogo não aceita parâmetros, mas recebeu: { $parameters }.
rl-number = { $name }: “{ $given }” não serve aqui. Dê um número inteiro.
rl-number-action = Ação
rl-number-seed = Semente
rl-number-seeds = Número de sementes
rl-number-seats = Número de lugares
rl-no-move = Não há aqui a ação { $move }: as ações são os números inteiros de 0 a { $most }.
rl-undo = Um estado não pode desfazer uma ação. Guarde uma cópia dele, feita com clone(), e continue a partir dela.
