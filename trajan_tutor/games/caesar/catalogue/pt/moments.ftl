### What can be called up in a game: a few words for each moment.
### Room: a few words, one line.

caesar-moment-placing = Fichas, símbolos e fronteiras
caesar-moment-control = Fechar uma província, e o controle
caesar-moment-wealth = O que faz a Riqueza
caesar-moment-borders = Um terceiro marcador na fronteira
caesar-moment-might = O que a Força vira para baixo
caesar-moment-tactics = Mais um turno com a Tática
caesar-moment-senate = Marcadores sob fichas Senado
caesar-moment-race = O último marcador vence
caesar-moment-crassus = Como Crasso escolhe
caesar-moment-poison = O que o Veneno tira
caesar-moment-centurion = Um Centurião em vez do sorteio
caesar-moment-checkpoints = Face para baixo no posto de controle
