### Questions of exercises in the game's own words, and what sets a misunderstanding right.

trajan-exercise-next-turn = { $who } escolheu “{ FORM($move, "plain") }”. De quem é a vez depois?
trajan-exercise-time-steps = { $who } escolheu “{ FORM($move, "plain") }”. Quantos passos o marcador de tempo anda?
trajan-exercise-time-space = { $who } escolheu “{ FORM($move, "plain") }”. Em que espaço o marcador de tempo para?
trajan-exercise-accomplishes = { $prompt } Com qual destas opções você cumpre uma ficha de Trajano?
trajan-exercise-accomplished-where = { $who } escolheu “{ FORM($move, "plain") }”. Clique na ficha de Trajano que é cumprida com isso.
trajan-exercise-takes-tile = { $prompt } Qual destas opções traz para você uma ficha de uma província?
trajan-exercise-grants = { $prompt } Qual destas opções dá a você outra ação na hora?
trajan-exercise-refilled = { $who } escolheu “{ FORM($move, "plain") }”. Clique no lugar em que agora é revelada uma carta da pilha de compras.
trajan-exercise-votes =
    { $who } escolheu “{ FORM($move, "plain") }”, e os votos do quarto de ano são contados. Quantos votos { $yours ->
        [1] você tem
       *[other] { $whom } tem
    }?
trajan-exercise-consul = { $who } escolheu “{ FORM($move, "plain") }”, e os votos do quarto de ano são contados. Quem pode escolher primeiro uma ficha de bônus?
trajan-exercise-vice-consul = { $who } escolheu “{ FORM($move, "plain") }”, e os votos do quarto de ano são contados. Quem recebe a ficha de bônus que sobra, com o outro lado para cima?

trajan-mistake-time-space = Esse é o espaço em que ele para. Ele anda um passo para cada marcador recolhido.
trajan-mistake-time-one = Não é um passo por turno: é um para cada marcador recolhido.
trajan-mistake-time-steps = Esse é o número de passos que ele anda. Conte-os a partir de onde ele está.
trajan-mistake-time-next = Contou um a mais: o espaço em que ele está agora não conta.
trajan-mistake-votes-place = Essa é a colocação. Conte o que dão o espaço do disco e as fichas.
trajan-mistake-votes-none = Há pelo menos um voto: olhe o espaço do disco e as fichas.
trajan-mistake-votes-one-more = Um a mais: conte de novo o espaço do disco e as fichas.
