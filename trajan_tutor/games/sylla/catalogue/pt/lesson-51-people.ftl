### Lesson 51: five kinds of people.

sylla-lesson-people = Cinco tipos de gente
    .idea = Senadores votam, Mercadores rendem, Legionários e Vestais combatem eventos, Escravos pagam qualquer coisa.
    .can = Você sabe dizer o que cada um dos cinco tipos de gente faz por você.

sylla-lesson-people-senator = Esta é a sua gente: cinco personagens, um de cada tipo. Primeiro o Senador, com a coroa de louros: ele é um voto e não custa nada. Você não tem nenhum denário, mas dê um lance de um voto pelo cargo de cônsul.
    .goal = Dê um lance de um voto.
    .done = Um voto, e de graça. Cada Senador em pé vale um voto, e cada denário que você tem também.
sylla-lesson-people-senator-hint = Os lances ficam abaixo da mesa. Clique uma vez em + e depois no lance ao lado.
sylla-lesson-people-no-vote = Isso é permitido, mas o seu Senador é um voto de graça. Use-o.

sylla-lesson-people-merchant = Os Mercadores seguram uma balança. Na hora da renda, cada um recebe 3 denários, e mais 1 para cada Mercador seu em pé. Quantos denários você vai receber aqui?
    .done = Cinco: 3, e 1 para cada um dos seus dois Mercadores.
sylla-lesson-people-merchant-hint = Conte os personagens com balança na sua área.
sylla-lesson-people-three-for-all = Isso todo mundo recebe. Os seus Mercadores trazem mais.
sylla-lesson-people-one-for-each = Há duas cartas com balança, uma atrás da outra. Cada uma traz 1.
sylla-lesson-people-others-bring-none = Além dos 3 que todo mundo recebe, só os Mercadores trazem denários, 1 cada.

sylla-lesson-people-legionary = O Legionário usa um elmo. Mais adiante na rodada, ele combate um dos quatro eventos com um cubo. Mande-o contra a Revolta dos escravos, que mostra o elmo dele: clique no evento.
    .sheet = O Legionário usa um elmo. Mais adiante na rodada, ele combate um dos quatro eventos com um cubo. Mande-o contra a Revolta dos escravos, que mostra o elmo dele: marque o evento.
    .goal = Coloque o cubo do seu Legionário na Revolta dos escravos.
    .done = O seu cubo está lá. Os dois eventos com mais cubos são evitados.
sylla-lesson-people-legionary-hint = A Revolta dos escravos é o segundo evento. Embaixo da imagem há um elmo.
sylla-lesson-people-of-the-vestal = Esse era o cubo da sua Vestal. Desta vez use o Legionário, em um evento com elmo.
sylla-lesson-people-another-event = Ele também pode combater aí. Nesta lição, mande-o contra a Revolta dos escravos.

sylla-lesson-people-vestal = A Vestal usa um véu, e o símbolo dela é uma pira. Qual dos quatro eventos só uma Vestal pode combater? Clique nele.
    .sheet = A Vestal usa um véu, e o símbolo dela é uma pira. Qual dos quatro eventos só uma Vestal pode combater? Marque-o.
    .done = A Epidemia mostra uma pira e nenhum elmo. Contra ela, um Legionário não pode fazer nada.
sylla-lesson-people-vestal-hint = Olhe embaixo das imagens: pira, elmo ou os dois.
sylla-lesson-people-no-flame = Esse mostra um elmo e nenhuma pira. É para Legionários.
sylla-lesson-people-either-of-them = Esse mostra uma pira e um elmo: os dois podem combatê-lo.

sylla-lesson-people-slave = Cada carta mostra hexágonos: é com eles que você paga construções. Um personagem que paga é virado de lado e não faz mais nada nesta rodada. Você comprou o Campo por um hexágono cinza. Pague com o seu Escravo: clique nele.
    .sheet = Cada carta mostra hexágonos: é com eles que você paga construções. Um personagem que paga é virado de lado e não faz mais nada nesta rodada. Você comprou o Campo por um hexágono cinza. Pague com o seu Escravo: marque-o.
    .goal = Pague com o seu Escravo.
    .done = O Escravo tem as três cores e nenhum outro trabalho em uma rodada, então é ele quem paga primeiro.
sylla-lesson-people-slave-hint = O Escravo usa correntes. Clique nele, na sua área.
sylla-lesson-people-costs-its-work = Isso também paga. Mas quem foi virado de lado agora tem outro trabalho a fazer nesta rodada, e o seu Escravo não tem nenhum.

sylla-lesson-people-not-yours = Escravos são úteis. Será que o Escravo de outro jogador pode pagar por você? Experimente: clique no Escravo de C, na área dos outros.
    .sheet = Escravos são úteis. Será que o Escravo de outro jogador pode pagar por você? Experimente: marque o Escravo de C, na área dos outros.
    .goal = Tente usar um Escravo de outro jogador.
    .done = Não permitido: você só usa o que está à sua frente.
sylla-lesson-people-that-was-yours = Esse era seu. Desta vez, clique no Escravo de outro jogador.

sylla-lesson-people-fish = No fim da partida, cada cristão (carta com um peixe, com a face para cima) dá 2 pontos de prestígio. Quantos pontos dariam os dois peixes de B?
    .done = Quatro. Mas um dos eventos persegue os cristãos, então um peixe também é um risco.
sylla-lesson-people-fish-hint = Dois para cada carta com um peixe.
sylla-lesson-people-each-of-them = Isso é o que cada um dos dois dá.

sylla-lesson-people-which-kind = Você já tem votos e dinheiro o bastante, mas uma Epidemia e uma Erupção ameaçam Roma, as duas com uma pira. Quem você quer recrutar?
    .done = Uma Vestal combate as duas e ainda tem um hexágono amarelo para pagar.
sylla-lesson-people-which-kind-hint = A pira é o símbolo de um dos tipos de gente.
sylla-lesson-people-a-senator = um Senador
sylla-lesson-people-a-merchant = um Mercador
sylla-lesson-people-a-vestal = uma Vestal
sylla-lesson-people-votes-only = Um Senador traz um voto. Ele não pode combater um evento.
sylla-lesson-people-money-only = Um Mercador traz denários. Ele não pode combater um evento.
