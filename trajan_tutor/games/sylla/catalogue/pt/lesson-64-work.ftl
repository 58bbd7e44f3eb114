### Lesson 64: the great work or the plebs.

sylla-lesson-work = A obra ou a plebe
    .idea = Denários na mão e um polegar, escolhidos em segredo: pela grande obra ou pela plebe.
    .can = Você sabe dizer o que os seus votos rendem, com o polegar para cima e para baixo.

sylla-lesson-work-votes = Na fase VI cada um pega denários na mão, em segredo. Os seus votos são esses denários e os seus Senadores em pé. Quantos votos você pode ter no máximo?
    .done = Quatro: três denários e um Senador em pé.
sylla-lesson-work-votes-hint = Três denários. E quantos dos seus Senadores estão em pé?
sylla-lesson-work-tilted-senator = Um dos seus dois Senadores está virado de lado: ele não tem voto nesta rodada.
sylla-lesson-work-senator-too = Esses são os denários. Um Senador em pé também vota.

sylla-lesson-work-plebs = O polegar para baixo é pela plebe: 1 ponto de prestígio a cada 2 votos, arredondado para baixo, façam os outros o que fizerem. Ganhe assim 2 pontos de prestígio.
    .goal = Ganhe 2 pontos de prestígio com a plebe.
    .done = Quatro votos, dois pontos de prestígio. Todos os denários na mão são gastos.
sylla-lesson-work-plebs-hint = Dois pontos de prestígio pedem quatro votos, e um dos votos é o seu Senador.
sylla-lesson-work-rounded-down = Três votos dão 1 ponto de prestígio: meio ponto não existe.
sylla-lesson-work-too-few = Foram menos de quatro votos. O seu Senador é um deles, então pegue todos os três denários.
sylla-lesson-work-thumb-up = Esse era o polegar para cima, pela obra. A plebe é com o polegar para baixo.

sylla-lesson-work-places = O polegar para cima é pela obra. Quem tem mais votos fica em primeiro lugar; depois vêm o segundo e o terceiro. Os Banhos públicos pagam 5, 3 e 0. Digamos que os votos sejam 6, 4 e 4. Quanto recebe cada um dos que têm quatro?
    .done = Três para cada um: os dois ficam em segundo, com o valor inteiro. O lugar seguinte é pulado.
sylla-lesson-work-places-hint = Quem empata fica no mesmo lugar, e cada um recebe o valor inteiro dele.
sylla-lesson-work-tie-is-full = O valor de um lugar não se divide: cada um recebe tudo.
sylla-lesson-work-not-first = Cinco é para o primeiro lugar, com seis votos.
sylla-lesson-work-not-third = Ninguém está em segundo antes deles, então são eles os segundos.

sylla-lesson-work-nobody-votes = Panteão: 10, 6 e 2. Olhe os outros: nenhum Senador em pé, nenhum denário. Fique em primeiro lugar gastando o mínimo possível.
    .goal = Fique em primeiro lugar e guarde os seus denários.
    .done = Um voto bastou para 10 pontos de prestígio, e você fica com todos os quatro denários.
sylla-lesson-work-nobody-votes-hint = Os outros não têm voto. Você tem um sem nenhum denário: o seu Senador.
sylla-lesson-work-spent-for-nothing = Primeiro lugar também, mas os denários na mão são gastos, e só o seu Senador já teria vencido.
sylla-lesson-work-plebs-pay-less = A plebe paga aqui no máximo 2. O primeiro lugar paga 10.

sylla-lesson-work-templum = O Templo não tem lugares: 5 votos dão 6 pontos de prestígio, 8 votos dão 10, a todos que os tiverem. Você tem dois Senadores em pé e cinco denários. Oito estão fora de alcance. Pegue o necessário, e não mais.
    .goal = Ganhe 6 pontos de prestígio e guarde dois denários.
    .done = Cinco votos, 6 pontos de prestígio. Os outros dois denários são seus na próxima rodada.
sylla-lesson-work-templum-hint = Dois dos cinco votos são os seus Senadores.
sylla-lesson-work-more-than-five = Isso também dá 6. Entre cinco e oito votos não se paga nada a mais.
sylla-lesson-work-fewer-than-five = Com os seus dois Senadores, isso dá menos de cinco votos, e o Templo não paga nada.
sylla-lesson-work-templum-plebs = A plebe paga 1 por dois votos. Cinco votos pelo Templo pagam 6.

sylla-lesson-work-back = Você tem cinco denários na mão, e os outros três têm mais votos. O que acontece com os seus denários?
    .done = Todos os denários, em todas as mãos, são gastos, pela obra ou pela plebe.
sylla-lesson-work-all-spent = são gastos
sylla-lesson-work-kept = voltam
sylla-lesson-work-half = metade deles volta
sylla-lesson-work-not-only-winners = Cada um gasta o que tem na mão, não importa quem fique em primeiro. É por isso que se conta antes.
