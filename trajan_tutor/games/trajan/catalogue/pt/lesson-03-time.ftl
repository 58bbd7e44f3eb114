### Lesson 3: the time marker and rounds.

trajan-lesson-time = Marcador de tempo e rodadas
    .idea = Cada marcador que você recolhe custa um passo de tempo.
    .can = Você sabe ler a trilha de tempo e dizer quanto tempo um turno gasta.

trajan-lesson-time-two-steps = Em um canto do mapa há um anel de espaços: a trilha de tempo, com um único marcador para todos. Esvazie a bandeja III, coloque os dois marcadores dela e fique de olho no marcador de tempo.
    .goal = Distribua os dois marcadores da bandeja III.
    .done = O marcador de tempo anda dois passos: um para cada marcador que você recolhe de uma bandeja.
trajan-lesson-time-not-two = Essa bandeja não tem dois marcadores. Escolha a bandeja III, para ver o que dois marcadores fazem.

trajan-lesson-time-where-now = Onde está agora o marcador de tempo? Clique no espaço dele.
    .sheet = Onde está agora o marcador de tempo? Marque o espaço dele.
    .done = Dois passos depois do início.
trajan-lesson-time-where-now-hint = Ache o início do anel e conte dois passos adiante.
trajan-lesson-time-at-the-start = Esse é o início, onde ele estava antes. De lá para cá, ele andou.

trajan-lesson-time-most-time = Aqui o marcador de tempo já deu quase a volta toda. Qual das suas bandejas faria passar mais tempo? Clique nela.
    .sheet = Aqui o marcador de tempo já deu quase a volta toda. Qual das suas bandejas faria passar mais tempo? Marque-a.
    .done = Quatro marcadores, quatro passos.
trajan-lesson-time-not-the-most = Outra bandeja tem mais marcadores, e cada marcador é um passo.

trajan-lesson-time-steps-left = De quantos passos o marcador de tempo precisa para chegar de novo ao início?
    .done = Dois. Com eles, a rodada acaba.
trajan-lesson-time-steps-left-hint = Conte todos os passos, inclusive o que chega ao início.
trajan-lesson-time-spaces-between = Entre os dois há só um espaço, mas o passo que chega ao início também conta.
trajan-lesson-time-one-more = Não conte o espaço em que o marcador está: lá ele já chegou.

trajan-lesson-time-end-round = Encerre a rodada. Escolha uma bandeja com marcadores suficientes para levar o marcador de tempo até o início ou além dele, e coloque todos. A bandeja I levaria você ao senado.
    .goal = Leve o marcador de tempo até o início ou além dele.
    .done = O marcador de tempo passou do início: este turno é o último da rodada.
trajan-lesson-time-end-round-hint = São necessários dois passos. Três das suas bandejas têm dois marcadores ou mais.
trajan-lesson-time-too-short = Um marcador é um passo. O marcador de tempo pararia logo antes do início.

trajan-lesson-time-it-stays = A lição escolhe a bandeja I: três passos, quando bastavam dois. Onde está o marcador de tempo agora?
    .done = Um passo depois do início. Ele nunca volta para trás: a próxima rodada simplesmente começa um passo adiante.
trajan-lesson-time-not-back-to-start = Ele passa do início, não volta para lá. O terceiro passo o leva mais longe.

trajan-lesson-time-finish-turn = Primeiro termine o seu turno: avance o seu disco no senado ou passe. Depois veja o que o fim da rodada traz.
    .goal = Termine o seu turno.
    .done = A rodada acabou, e o povo de Roma mostra o que quer.

trajan-lesson-time-find-demand = Uma ficha é revelada: uma demanda do povo. Clique nela.
    .sheet = Uma ficha é revelada: uma demanda do povo. Marque-a.
    .done = No fim do quarto de ano você vai precisar atendê-la. Uma lição mais adiante mostra como.
trajan-lesson-time-empty-place = Esse lugar ainda está vazio. Ele espera a demanda de uma rodada seguinte.

trajan-lesson-time-slow-time = De volta à sua escolha. Desta vez você quer ir devagar, para que sobrem mais turnos. Gaste o mínimo de tempo possível.
    .goal = Deixe passar só um passo de tempo.
    .done = Um passo. O marcador não chega ao início, e quem encerra a rodada é outra pessoa.
trajan-lesson-time-slow-time-hint = Um marcador é um passo. Procure uma bandeja com um marcador só.
trajan-lesson-time-too-fast = Isso gasta mais de um passo. Que bandejas têm um marcador só?

trajan-lesson-time-remember = Bandejas cheias levam você longe no círculo, mas fazem o tempo correr. Com as de poucos marcadores, o tempo anda devagar. Quando há três demandas abertas e a rodada acaba mais uma vez, o quarto de ano termina.
