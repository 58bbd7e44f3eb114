### Lesson 16: planning two turns ahead.

trajan-lesson-planning = Planejar dois turnos à frente
    .idea = O que você coloca neste turno você recolhe no próximo.
    .can = Você sabe planejar um turno que só rende no seguinte.

trajan-lesson-planning-how-many = A ficha da bandeja IV vale 9 pontos. Ela pede branco e azul, e só falta o azul. A bandeja I poderia levar até lá no seu próximo turno. De quantos marcadores ela precisaria para isso?
    .done = De três: um para cada uma das bandejas II, III e IV. Por enquanto, ela tem dois.
trajan-lesson-planning-how-many-hint = Conte as bandejas de I a IV, sem a própria bandeja I.
trajan-lesson-planning-two-lead-to-three = Dois marcadores levam da bandeja I à bandeja III.
trajan-lesson-planning-one-too-many = Quatro marcadores levariam da bandeja I à bandeja V.

trajan-lesson-planning-prepare = Então a bandeja I precisa de mais um marcador, e é bom que seja azul. A bandeja V tem um rosa e um azul, e o segundo marcador dela cai na bandeja I. Distribua a partir dela.
    .goal = Com esta distribuição, leve um marcador azul à bandeja I.
    .done = A bandeja I tem agora três marcadores, e um deles é azul. O próximo turno está carregado.
trajan-lesson-planning-prepare-hint = Escolha a bandeja V e coloque antes o rosa: aí o azul cai na bandeja I.
trajan-lesson-planning-blue-stays-behind = O azul caiu na bandeja VI, e o rosa, na bandeja I. O número está certo, mas a cor não.
trajan-lesson-planning-nothing-prepared = Isso não leva nada à bandeja I. Olhe a bandeja V.

trajan-lesson-planning-finish = A sua ação é a de porto. Desta vez ela importa menos: pegue uma carta aberta.
    .goal = Termine o seu turno.
    .done = O seu plano está na bandeja I, e ninguém mais pode mexer nele.
trajan-lesson-planning-finish-hint = Clique em uma das duas pilhas de descarte.

trajan-lesson-planning-other-turn = Entre um turno e outro, joga o jogador B.
trajan-lesson-planning-other-sows = B distribui no outro círculo. O seu fica como está.
trajan-lesson-planning-other-done = B abre mão da ação. Agora é a sua vez.

trajan-lesson-planning-spoil = Você poderia fazer antes outra coisa e colher mais tarde. Mas não com qualquer bandeja: uma delas deixaria um marcador na bandeja I. Quatro marcadores ali levam à bandeja V, e o plano vai por água abaixo. Que bandeja é essa?
    .done = A bandeja VI. Uma bandeja carregada continua carregada enquanto nada cai nela, então olhe o que vem atrás dela.
trajan-lesson-planning-spoil-hint = Siga cada distribuição em sentido horário. Qual delas começa na bandeja I ou passa por ela?
trajan-lesson-planning-ends-before = Conte de novo: essa distribuição acaba antes de chegar à bandeja I.
trajan-lesson-planning-nothing-to-sow = A bandeja V agora está vazia. Não há o que distribuir a partir dela.
trajan-lesson-planning-the-plan-itself = A bandeja I é a carregada. Distribuir a partir dela é o próprio plano.

trajan-lesson-planning-harvest = Mas por que esperar? Colha o que você planejou: distribua a partir da bandeja I de modo que o azul caia na bandeja IV.
    .goal = Cumpra a ficha da bandeja IV.
    .done = Nove pontos, e ainda um turno no senado. Foi o turno modesto de antes que preparou este.
trajan-lesson-planning-harvest-hint = Coloque o azul por último.
trajan-lesson-planning-blue-too-early = O azul caiu na bandeja II. Guarde-o para o final.
trajan-lesson-planning-another-tray = A bandeja carregada é a I.

trajan-lesson-planning-on-your-own = Agora o plano é seu. A ficha da bandeja VI pede amarelo e azul, e o amarelo está lá. Você tem este turno e o próximo. Entre eles joga o jogador B.
    .goal = Cumpra a ficha da bandeja VI em dois turnos.
    .done = Uma bandeja com a cor certa e o número certo, e depois usá-la: isso é planejar.
trajan-lesson-planning-on-your-own-hint = Que bandeja leva à bandeja VI com três marcadores? Por enquanto, ela tem dois.
trajan-lesson-planning-on-your-own-colour = A bandeja III precisa de um marcador azul, e a bandeja II tem um. Que cor você precisa colocar primeiro?

trajan-lesson-planning-remember = Planeje de trás para a frente: que ficha você quer, que bandeja leva até lá, o que falta nela? Prepare isso neste turno e não deixe nada estragar o plano.
