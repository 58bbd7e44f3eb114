### What can go wrong when a turn is searched.

search-budget = Uma busca precisa de um orçamento: um número de amostras ou de segundos acima de 0.
search-busy = Uma busca ainda está em andamento aqui. Espere por ela, ou cancele-a antes.
search-turn-empty = Indique pelo menos uma jogada do turno a examinar.
search-turn-illegal = A jogada “{ $move }” não é possível ali; este turno não pode ser comparado. Indique as jogadas de um turno permitido, na ordem delas.
search-turn-unknown = O turno “{ $moves }” não foi examinado. Indique-o antes à busca.
search-worker-lost =
    Um processo que fazia a busca parou. { $samples ->
        [1] { $samples } amostra está guardada
       *[other] { $samples } amostras estão guardadas
    }, e a busca pode continuar sem ele.
search-failed = A busca parou com um problema: { $problem }. A partida continua.
search-level = O nível “{ $level }” dos jogadores que calculam adiante precisa de um número de amostras acima de 0, e pode ter ajustes de uma busca e nada mais.
search-player-import = O jogador “{ $player }” não pode ser usado: { $problem }.
