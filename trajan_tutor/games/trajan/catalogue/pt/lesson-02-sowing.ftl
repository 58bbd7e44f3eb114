### Lesson 2: sowing.

trajan-lesson-sowing = Distribuição
    .idea = Os marcadores do seu círculo decidem o que você pode fazer.
    .can = Você sabe escolher a sua ação com a distribuição e prever onde cai o último marcador.

trajan-lesson-sowing-take = O seu círculo tem seis bandejas com marcadores coloridos. Todo turno começa esvaziando uma delas. Clique na bandeja I, a do porto.
    .sheet = O seu círculo tem seis bandejas com marcadores coloridos. Todo turno começa esvaziando uma delas. Marque a bandeja I, a do porto.
    .goal = Recolha os marcadores da bandeja I.
    .done = A bandeja I ficou vazia. Os dois marcadores estão com você, no centro do círculo.
trajan-lesson-sowing-other-tray = Qualquer bandeja com marcadores seria permitida. Para seguir esta lição, escolha a que está marcada com I.

trajan-lesson-sowing-drop = Agora eles voltam, um para cada bandeja seguinte, em sentido horário. A cor que cai primeiro quem escolhe é você. Clique em um marcador no centro ou na próxima bandeja.
    .sheet = Agora eles voltam, um para cada bandeja seguinte, em sentido horário. A cor que cai primeiro quem escolhe é você. Marque um marcador no centro ou a próxima bandeja.
    .goal = Coloque os dois marcadores.
    .done = Um cai na bandeja II, e o último, na bandeja III. O último cai sozinho: não há mais o que escolher.
trajan-lesson-sowing-not-the-tray = A bandeja não é você quem escolhe: é sempre a próxima, aqui a bandeja II. Clique nela ou em um marcador no centro.

trajan-lesson-sowing-last-tray = Em que bandeja caiu o seu último marcador? Clique nela.
    .sheet = Em que bandeja caiu o seu último marcador? Marque-a.
    .done = Na bandeja III, a da ação militar. A bandeja do seu último marcador decide a sua ação.
trajan-lesson-sowing-last-tray-hint = A bandeja I está vazia, e dela saíram dois marcadores. Conte duas bandejas adiante.
trajan-lesson-sowing-first-tray = Foi aí que caiu o primeiro marcador. O segundo caiu uma bandeja adiante.
trajan-lesson-sowing-emptied-tray = Essa bandeja agora está vazia. Os marcadores saíram dela e seguiram adiante.

trajan-lesson-sowing-wrong-action = Então neste turno a ação é a militar, e nenhuma outra. Veja o que acontece se você tentar o senado: clique no primeiro espaço dele.
    .sheet = Então neste turno a ação é a militar, e nenhuma outra. Veja o que acontece se você tentar o senado: marque o primeiro espaço dele.
    .goal = Tente agir no senado.
    .done = Não permitido: para o senado, o último marcador precisa cair na bandeja IV.
trajan-lesson-sowing-that-is-military = Essa é uma ação militar e seria permitida. Mas veja o que acontece se, em vez disso, você tentar o senado.

trajan-lesson-sowing-order = Um turno é sempre assim: esvaziar uma bandeja, colocar os marcadores, fazer a ação da última bandeja. Ou seja: você escolhe a ação contando.

trajan-lesson-sowing-empty = Aqui está outro círculo, mais adiante na partida. Há bandejas cheias e bandejas vazias. Tente recolher de uma vazia: clique na bandeja V.
    .sheet = Aqui está outro círculo, mais adiante na partida. Há bandejas cheias e bandejas vazias. Tente recolher de uma vazia: marque a bandeja V.
    .goal = Tente recolher os marcadores de uma bandeja vazia.
    .done = Não permitido: não há o que distribuir. Só uma bandeja com marcadores pode começar um turno.
trajan-lesson-sowing-not-empty = Essa bandeja tinha marcadores, então você pode distribuir a partir dela. Clique em uma vazia, como a bandeja V.

trajan-lesson-sowing-count = A bandeja II tem três marcadores. Se você distribuísse a partir dela, que bandeja receberia o último? Clique nela.
    .sheet = A bandeja II tem três marcadores. Se você distribuísse a partir dela, que bandeja receberia o último? Marque-a.
    .done = A bandeja V. Três marcadores, três bandejas adiante.
trajan-lesson-sowing-count-hint = O primeiro marcador cai na bandeja III. Continue contando a partir daí.
trajan-lesson-sowing-counted-from-itself = Assim você contou também a bandeja II. O primeiro marcador cai na bandeja depois dela.
trajan-lesson-sowing-counted-too-far = Contou uma a mais. O primeiro dos três cai na bandeja III.

trajan-lesson-sowing-round = A bandeja IV tem seis marcadores. Onde cairia o último deles?
    .done = De volta à bandeja IV. Seis marcadores dão a volta completa no círculo, sem pular nenhuma bandeja.
trajan-lesson-sowing-round-hint = São seis bandejas e seis marcadores.
trajan-lesson-sowing-left-one-out = A bandeja vazia não é pulada. O sexto marcador cai nela.
trajan-lesson-sowing-one-too-few = Aí cai o quinto marcador. Ainda falta um.

trajan-lesson-sowing-reach-forum = Agora a escolha é sua. Você quer o fórum, que é a bandeja II. Que bandeja você precisa esvaziar para o último marcador cair lá?
    .goal = Distribua de modo que o último marcador caia na bandeja II.
    .done = Um marcador, uma bandeja adiante: neste turno o fórum é seu.
trajan-lesson-sowing-reach-forum-hint = Procure uma bandeja cujo número de marcadores leve exatamente à bandeja II. Dar a volta no círculo também vale.
trajan-lesson-sowing-from-forum = Isso esvazia justamente a bandeja II: os marcadores saem de lá. O último marcador precisa cair na bandeja II.
trajan-lesson-sowing-elsewhere = Conte de novo: aí o último marcador cai em outra bandeja. Qual delas leva exatamente à bandeja II?

trajan-lesson-sowing-practise = Agora você já sabe planejar um turno. Se quiser, explore: distribua, veja onde cai o último marcador e volte.
