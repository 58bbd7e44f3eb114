### Lesson 56: a sale.

sylla-lesson-sale = Uma venda
    .idea = Você oferece hexágonos e paga virando de lado o mesmo número de personagens da cor.
    .can = Você sabe dar lances por uma construção e pagar com quem faz menos falta.

sylla-lesson-sale-yellow = D oferece a Taverna em um local amarelo. Os lances são feitos com os hexágonos amarelos das suas cartas em pé. Quantos você tem?
    .done = Quatro. Então você poderia oferecer até quatro, e não mais do que pode pagar.
sylla-lesson-sale-yellow-hint = Olhe o pé de cada carta: o hexágono amarelo tem um pontinho.
sylla-lesson-sale-legionary-too = O Legionário tem um hexágono vermelho e um cinza, e nenhum amarelo.
sylla-lesson-sale-slave-too = Mais um: o Escravo mostra todas as três cores.

sylla-lesson-sale-bid = Quem está à esquerda de quem vende fala primeiro, quem vende fala por último, e cada um só fala uma vez. Agora é você. Dê um lance de um hexágono amarelo.
    .goal = Dê um lance de um hexágono pela Taverna.
    .done = O lance está em um. Nesta venda você não fala mais.
sylla-lesson-sale-bid-hint = Os lances ficam abaixo da mesa.
sylla-lesson-sale-more-than-needed = Você pode. Mas aqui veja primeiro o que acontece com um lance de um.
sylla-lesson-sale-once-only = Quem passa está fora desta venda. Aqui, dê um lance de um.

sylla-lesson-sale-least = B é o próximo e quer a Taverna. Quantos hexágonos B precisa oferecer no mínimo?
    .done = Dois: mais do que o maior lance, ou passar.
sylla-lesson-sale-as-much = Isso já foi oferecido. B precisa ir além.

sylla-lesson-sale-b-wins = Siga em frente para ver o que B faz.
sylla-lesson-sale-b-bids = B oferece dois.
sylla-lesson-sale-c-passes = C passa.
sylla-lesson-sale-d-passes = D também passa. B venceu e paga.
sylla-lesson-sale-b-tilts = Primeiro o Escravo é virado de lado.
sylla-lesson-sale-b-tilts-more = E depois o Mercador, que não traz denário nesta rodada. Com um único lance seu de dois, B teria pagado três.

sylla-lesson-sale-wrong-colour = Outra situação: você comprou a Taverna por dois hexágonos amarelos. Tente pagar com o seu Legionário: clique nele.
    .sheet = Outra situação: você comprou a Taverna por dois hexágonos amarelos. Tente pagar com o seu Legionário: marque-o.
    .goal = Tente pagar com uma carta sem hexágono amarelo.
    .done = Não permitido: ele não tem hexágono amarelo.
sylla-lesson-sale-has-yellow = Essa carta tem um hexágono amarelo. Primeiro tente o Legionário.

sylla-lesson-sale-pay-slave = Agora pague com dois dos outros quatro. Quem é virado de lado não faz mais nada nesta rodada. Destes eventos, uma Vestal só pode combater a Decadência. Quais dois fazem menos falta?
    .goal = Pague com os dois personagens que fazem menos falta.
    .done = A Taverna é sua. O seu Mercador ainda rende, o seu Senador ainda vota.
sylla-lesson-sale-pay-slave-hint = O Escravo não tem outro trabalho em uma rodada.
sylla-lesson-sale-pay-slave-hint-2 = Um Mercador traz um denário, um Senador, um voto. A sua Vestal só poderia combater a Decadência.
sylla-lesson-sale-costs-a-denier = Isso paga, mas custa um denário de renda na fase IV. Outro faria menos falta nesta rodada.
sylla-lesson-sale-costs-a-vote = Isso paga, mas custa um voto na fase VI. Outro faria menos falta nesta rodada.

sylla-lesson-sale-left-over = Nesta rodada ainda vêm outras construções amarelas. Quantos hexágonos amarelos você ainda pode oferecer?
    .done = Dois: o do Mercador e o do Senador. Cartas viradas de lado não podem pagar de novo até a próxima rodada.
sylla-lesson-sale-left-over-hint = Só cartas em pé podem pagar.
sylla-lesson-sale-tilted-ones = Cartas viradas de lado não contam. Olhe as que estão em pé.

sylla-lesson-sale-last-bid = Aqui é você quem vende o Guindaste. Os outros passaram, e você fala por último. Fique com ele pelo menor lance possível.
    .goal = Compre o Guindaste pelo menor lance.
    .done = Um hexágono basta quando ninguém ofereceu nada, e zero não é lance. Quem compra oferece a próxima construção.
sylla-lesson-sale-last-bid-hint = Depois de você não vem ninguém. Então ofereça o mínimo permitido.
sylla-lesson-sale-too-much = Depois de quem vende não vem ninguém. Um hexágono teria bastado.
sylla-lesson-sale-lost-for-all = Assim ninguém fica com ele: é descartado, e você oferece outra construção. Aqui, compre-o.
