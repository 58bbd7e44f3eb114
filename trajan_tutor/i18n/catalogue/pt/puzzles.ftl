### Puzzles: what is said about a turn, and the command that finds them.

lesson-puzzle-best = Esse é o melhor turno de todos.
lesson-puzzle-as-good = Seu turno é tão bom quanto o melhor.
lesson-puzzle-nearly =
    Você encontrou a ideia. O melhor jeito de fazê-la rende cerca de { POINTS($points) } a mais.
lesson-puzzle-costs =
    Seu turno custa cerca de { POINTS($points) } em comparação com o melhor. Volte e procure algo melhor.
lesson-puzzle-worse =
    Seu turno custa mais de { POINTS($points) } em comparação com o melhor. Volte e procure algo melhor.
lesson-puzzle-unknown = { $file }, linha { $line }: não há desafio “{ $puzzle }” no arquivo ao lado da lição. Os que há: { $known }.
lesson-puzzle-turn = { $file }, linha { $line }: o turno guardado “{ $turn }” do desafio não pode ser jogado até onde é avaliado.

cli-help-puzzles = procurar em partidas posições com um turno claramente melhor, e mostrá-las para uma lição de desafios
cli-help-puzzles-games = em quantas partidas procurar
cli-help-puzzles-each = quantos desafios guardar de cada tema
cli-help-puzzles-count = encher com tantos desafios a estante de onde o treino os tira, e mostrá-la; com --check: verificar tantos dela
cli-help-puzzles-of = em vez disso, avaliar de novo os desafios deste arquivo, e mostrá-los
cli-help-puzzles-deals = em quantos sorteios os melhores turnos de um arquivo são comparados
cli-help-puzzles-check = com um arquivo: só verificar se o melhor turno de cada desafio ainda é claramente o melhor
cli-help-puzzles-processes = em quantos processos
cli-puzzles-none = Nenhum desafio foi encontrado em { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }. Procure em mais.
puzzle-none = Não há desafios nele.
puzzle-form = Ao desafio “{ $name }” falta algo, ou ele tem algo de outro tipo.
cli-puzzles-file = “{ $file }” não contém desafios deste comando. { $problem } Um arquivo assim se faz com “trajan-tutor puzzles”.
cli-puzzles-lost = { $name } não é mais um desafio: o melhor turno dele não é claramente o melhor, ou agora é outro. Fica de fora.
cli-puzzles-holds = { $name }: o melhor turno tem vantagem de { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } sorteios).
cli-puzzles-fails = { $name } não se sustenta: o melhor turno só tem vantagem de { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } sorteios).
