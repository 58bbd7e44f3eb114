### Lesson 70: three players.

sylla-lesson-three-players = Três jogadores
    .idea = Seis personagens para cada um, uma fileira de cinco, quatro vendas: o resto você já conhece.
    .can = Você sabe jogar a três e dizer o que muda.

sylla-lesson-three-players-six = Com três jogadores, cada um escolhe seis personagens em vez de quatro. Escolha os seus, em segredo.
    .goal = Escolha seis personagens.
    .done = Seis. Agora os outros escolhem os deles, e todos são mostrados juntos.
sylla-lesson-three-players-six-hint = Clique nos personagens que você quer, um depois do outro. Um pouco de tudo nunca é ruim.

sylla-lesson-three-players-deck = O quarto conjunto, que não é de ninguém, também vai para a pilha de compras de personagens, com tudo o que não foi escolhido. Então a pilha tem quatro vezes dez cartas, menos as escolhidas. Quantas?
    .done = Vinte e duas. Cinco delas ficam abertas em cada rodada, uma a menos que com quatro jogadores.
sylla-lesson-three-players-deck-hint = Quarenta cartas, e três jogadores escolheram seis cada.
sylla-lesson-three-players-fourth-set = Sobra um conjunto, o quarto. Ele entra na pilha de compras.
sylla-lesson-three-players-chosen-are-out = O que os três jogadores escolheram não está na pilha de compras: seis cada.

sylla-lesson-three-players-four-offers = Construções: há seis nos locais, mas só quatro são oferecidas, vendidas ou não. Depois o resto é removido. Quantas dessas seis não vão ser oferecidas?
    .done = Duas. Quem oferece decide quais, então ofereça o que ajuda você.
sylla-lesson-three-players-four-offers-hint = Seis nos locais, quatro ofertas.
sylla-lesson-three-players-with-four-players = Com quatro jogadores, são oferecidas cinco. Com três, uma a menos.
sylla-lesson-three-players-not-all-sold = Só quatro são oferecidas, de seis.

sylla-lesson-three-players-cubes = Com três jogadores, cada um tem seis personagens, e sete depois do recrutamento. Em geral, cada jogador tem mais cubos contra os eventos, menos ou o mesmo número que em uma partida a quatro?
    .done = Mais, mas vocês são só três. Um empate é mais raro, e um só jogador já pode evitar um evento.
sylla-lesson-three-players-cubes-hint = Com quatro jogadores, cada um tem cinco cartas depois do primeiro recrutamento; com três, sete.
sylla-lesson-three-players-fewer = menos
sylla-lesson-three-players-as-many = o mesmo número
sylla-lesson-three-players-more = mais
sylla-lesson-three-players-seven-cards = Todo mundo tem mais cartas, então, em geral, também mais Legionários e Vestais.

sylla-lesson-three-players-your-game = Experimente: aqui começa uma partida inteira com três jogadores. Volte quando quiser.
