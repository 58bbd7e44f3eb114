### Lesson 8: the Trajan action and the arch.

trajan-lesson-arch = A ação de Trajano e o Arco
    .idea = Fichas novas para o seu círculo, e onde elas ficam.
    .can = Você sabe levar uma nova ficha de Trajano ao local em que ela vai render.

trajan-lesson-arch-find-arch = Um dos seus locais não tem ficha, mas um portal: o seu Arco. Ache o Arco e clique nele.
    .sheet = Um dos seus locais não tem ficha, mas um portal: o seu Arco. Ache o Arco e marque-o.
    .done = O Arco está no local I. É para lá que vai a sua próxima ficha.
trajan-lesson-arch-tile-no-arch = Aí há uma ficha. O Arco é o portal, e está em um local sem ficha.

trajan-lesson-arch-take-tile = O seu último marcador cai na bandeja V, e você pode pegar uma ficha de uma das seis pilhas. De cada uma, só a do topo. Pegue a de 9 pontos.
    .goal = Pegue a ficha de 9 pontos.
    .done = A ficha está no local I, onde estava o Arco. Na pilha você já vê a próxima.
trajan-lesson-arch-other-stack = Essa também é uma boa ficha, mas a lição quer a de 9 pontos.

trajan-lesson-arch-arch-now = O Arco seguiu adiante sozinho. Em que local ele está agora?
    .done = No local III. Ele vai em sentido horário até o próximo local sem ficha.
trajan-lesson-arch-arch-now-hint = O local II tem uma ficha, então o Arco passou por ele.
trajan-lesson-arch-has-a-tile = Aí há uma ficha. O Arco segue até o próximo local livre.

trajan-lesson-arch-fitting = Mais um turno com a bandeja V. O Arco está no local III, e na bandeja III há um marcador verde e um branco. Pegue a ficha que pede essas duas cores.
    .goal = Pegue a ficha que combina com os marcadores da bandeja III.
    .done = As duas cores já estão lá. Agora basta uma distribuição que termine na bandeja III.
trajan-lesson-arch-fitting-hint = Cada ficha mostra as duas cores que pede. Compare as seis fichas do topo.
trajan-lesson-arch-missing-colours = Para essa ficha, outros marcadores teriam que chegar à bandeja III. Uma das seis pede verde e branco.

trajan-lesson-arch-full = Aqui há seis fichas no seu círculo, e o Arco espera no centro. Siga em frente e veja o que acontece agora quando o último marcador cai na bandeja V.
trajan-lesson-arch-nothing-to-take = Nada: não havia local para uma ficha, então o turno acabou sozinho.

trajan-lesson-arch-free-a-slot = O mesmo círculo mais uma vez. Abra espaço: cumpra a ficha da bandeja III. Ela pede verde e branco; o verde está lá.
    .goal = Libere um local para o Arco.
    .done = A ficha é sua, e o Arco saiu do centro.
trajan-lesson-arch-free-a-slot-hint = A bandeja VI tem três marcadores, e três bandejas adiante está a bandeja III. Guarde um branco para o final.
trajan-lesson-arch-no-tile-there = Essa distribuição não cumpre nada. Leve o branco à bandeja III, como último marcador.
trajan-lesson-arch-white-needed = O último marcador não era branco. Coloque o amarelo antes, para o branco cair na bandeja III.

trajan-lesson-arch-arch-back = Onde está o Arco agora?
    .done = No local III, que ficou livre. É para lá que vai a sua próxima ficha.
trajan-lesson-arch-not-the-centre = Ele já saiu do centro. Procure o local que ficou livre.

trajan-lesson-arch-remember = Antes de pegar uma ficha, olhe o Arco e os marcadores da bandeja dele. Uma ficha que combina vale por duas que não combinam.
