### Lesson 11: extra actions and [+2].

trajan-lesson-extra = Ações extras e [+2]
    .idea = Com a ficha certa, você faz uma ação duas vezes, ou até três.
    .can = Você sabe fazer uma ação duas ou três vezes em um só turno.

trajan-lesson-extra-repeat = O seu disco acabou de avançar no senado. No seu tabuleiro individual há uma ficha amarela que mostra o senado. Gaste-a para fazer a mesma ação de novo: clique nela.
    .sheet = O seu disco acabou de avançar no senado. No seu tabuleiro individual há uma ficha amarela que mostra o senado. Gaste-a para fazer a mesma ação de novo: marque-a.
    .goal = Repita a ação do senado.
    .done = O seu disco avança mais uma vez. A ficha é removida do jogo.
trajan-lesson-extra-kept-it = Você pode guardar a ficha para depois, e aí o turno acaba. Desta vez, use-a.

trajan-lesson-extra-twice-scored = Quantos pontos os dois passos deram a você no total?
    .done = Dois pelo primeiro espaço, três pelo segundo.
trajan-lesson-extra-twice-scored-hint = A pontuação começou em 0. Agora ela mostra a soma.
trajan-lesson-extra-second-alone = Isso é só o segundo passo. O primeiro também conta.

trajan-lesson-extra-wrong-icon = O mesmo turno com duas fichas: uma mostra o senado, a outra, o fórum. Tente repetir com a ficha do fórum.
    .goal = Tente a ficha que mostra outra ação.
    .done = Não permitido: uma ficha só repete a ação que ela mostra, e só logo depois dessa ação.
trajan-lesson-extra-right-icon = A ficha do senado serve, então essa escolha está certa. Primeiro veja o que acontece com a outra.

trajan-lesson-extra-how-many-tiles = Imagine que você tem várias fichas que servem. Quantas pode gastar em um turno?
    .done = Uma por turno. As outras esperam turnos futuros.
trajan-lesson-extra-one-tile = uma
trajan-lesson-extra-as-many = quantas eu quiser
trajan-lesson-extra-only-one = Isso seria poderoso demais. Em cada turno só se pode gastar uma ficha de ação extra.

trajan-lesson-extra-wild = Algumas fichas são curingas: servem para qualquer ação. Aqui você tem uma. Gaste-a para repetir a ação do senado.
    .goal = Repita a ação com a ficha curinga.
    .done = Ela funciona como uma ficha do senado. Guarde as curingas para a ação mais importante.
trajan-lesson-extra-kept-wild = Você pode guardá-la. Desta vez, veja o que ela faz: gaste-a.

trajan-lesson-extra-place-plus-two = Você acaba de cumprir uma ficha de Trajano que dá um marcador [+2]. Coloque-o em uma das suas seis ações, e lá ele fica a partida inteira. Escolha o fórum.
    .goal = Coloque o marcador [+2] no fórum.
    .done = O marcador agora está no fórum. Por si só, ele não faz nada.
trajan-lesson-extra-other-action = Isso é permitido, e outro dia pode até ser uma boa ideia. O resto desta lição precisa dele no fórum.
trajan-lesson-extra-declined = Você pode deixar o marcador para lá, mas ele não custa nada. Coloque-o no fórum.

trajan-lesson-extra-three-tiles = Um turno mais adiante. Você pegou uma ficha do fórum, tem uma ficha de ação extra do fórum, e é lá que está o seu marcador [+2]. Gaste a ficha e pegue o que o marcador permite.
    .goal = Pegue mais duas fichas do fórum.
    .done = Três fichas em um turno: a ação, a repetição e mais uma pelo marcador. O marcador fica.
trajan-lesson-extra-three-tiles-hint = Clique na ficha de ação extra do seu tabuleiro individual, depois em uma ficha do fórum, depois em outra.
trajan-lesson-extra-no-use = Não aconteceu nada: o marcador só ajuda quando você gasta uma ficha de ação extra.
trajan-lesson-extra-stopped-early = O marcador oferecia mais uma ficha. Pegue-a.

trajan-lesson-extra-remember = Uma ficha de ação extra é meio turno, e com [+2] é quase um inteiro. Procure duplas: uma ficha e um marcador para a mesma ação.
