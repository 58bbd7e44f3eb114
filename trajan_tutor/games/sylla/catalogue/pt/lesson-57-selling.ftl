### Lesson 57: what to sell.

sylla-lesson-selling = O que vender
    .idea = Quem comprou a última construção escolhe a próxima e fala por último.
    .can = Você sabe escolher o que oferecer e achar o lance que ninguém supera.

sylla-lesson-selling-empty = Três construções foram vendidas, a última para você, e agora você oferece a próxima. Será que dá para oferecer o que já se foi? Clique em um local vazio.
    .sheet = Três construções foram vendidas, a última para você, e agora você oferece a próxima. Será que dá para oferecer o que já se foi? Marque um local vazio.
    .goal = Tente oferecer um local vazio.
    .done = Não permitido: você oferece uma construção que está em um local.
sylla-lesson-selling-lies-there = Essa pode ser oferecida. Primeiro clique em um local vazio.

sylla-lesson-selling-grey-of-others = O Campo e o Guindaste estão em locais cinza. Quantos hexágonos cinza B, C e D juntos podem pagar agora? Só contam cartas em pé.
    .done = Nenhum: todos os hexágonos cinza deles estão virados de lado. Você pode pagar dois.
sylla-lesson-selling-grey-of-others-hint = Senadores têm vermelho e amarelo, Vestais, amarelo. E o que está de lado já pagou.
sylla-lesson-selling-tilted-ones = Essas cartas estão viradas de lado: já pagaram nesta rodada.

sylla-lesson-selling-offer = Você quer o Campo, porque a fome está em 4. Quem vende fala por último. Ofereça a construção pela qual ninguém pode disputar com você.
    .goal = Ofereça o Campo.
    .done = Ninguém mais tem um hexágono cinza, então todos tiveram que passar na hora. É a sua vez de dar um lance.
sylla-lesson-selling-offer-hint = Clique no Campo.
sylla-lesson-selling-yellow-for-all = Amarelo, todo mundo pode pagar. E quem comprar oferece a próxima construção: talvez não o Campo.
sylla-lesson-selling-crane-first = Aí também ninguém pode disputar com você. Mas aqui o que você quer é o Campo.

sylla-lesson-selling-one-is-enough = Ninguém deu lance, e ninguém fala depois de você. Compre o Campo pelo mínimo que puder.
    .goal = Dê um lance de um hexágono pelo Campo.
    .done = Mais barato que isso não dá.
sylla-lesson-selling-one-is-enough-hint = Um hexágono basta.
sylla-lesson-selling-one-too-many = Ninguém fala depois de você, então um hexágono teria bastado.
sylla-lesson-selling-not-for-nobody = Assim o Campo é descartado. Aqui você o quer: dê um lance de um.

sylla-lesson-selling-how-many = Em uma rodada são expostas seis construções, e cinco são oferecidas, vendidas ou não. Quantas nunca são oferecidas?
    .done = Uma sobra e é removida. Se o que não agrada a você ficar para o fim, talvez nem chegue a ser oferecido.
sylla-lesson-selling-how-many-hint = Seis, menos cinco.
sylla-lesson-selling-five-offers = Conte as que sobram depois que cinco foram oferecidas.
sylla-lesson-selling-not-all = São seis locais, e cinco ofertas por rodada.

sylla-lesson-selling-for-nobody = A mesma rodada, mas os seus hexágonos cinza também estão virados de lado. Então ninguém pode pagar o Guindaste, e você quer que ninguém o tenha na próxima rodada. Ofereça-o.
    .goal = Ofereça o que ninguém pode comprar.
    .done = Todos passaram, e o Guindaste é descartado.
sylla-lesson-selling-for-nobody-hint = O Guindaste está no último local, que é cinza.
sylla-lesson-selling-b-would-buy = Essa alguém poderia comprar. Ofereça o Guindaste.

sylla-lesson-selling-who-offers = Ninguém comprou. Quem oferece a próxima construção? Clique no nome.
    .sheet = Ninguém comprou. Quem oferece a próxima construção? Marque o nome.
    .done = Você, de novo: quem vende continua oferecendo, até alguém comprar.
sylla-lesson-selling-who-offers-hint = Quem compra oferece a próxima. Aqui ninguém comprou.
sylla-lesson-selling-not-the-next = Ninguém comprou, então a oferta não passa adiante.

sylla-lesson-selling-cannot-be-topped = Agora D oferece a Ínsula, em um local amarelo, e você fala primeiro. Conte os hexágonos amarelos em pé dos outros. Que lance nenhum deles pode superar?
    .goal = Dê um lance que ninguém possa superar.
    .done = C e D têm três hexágonos amarelos cada e precisariam de quatro. Todos têm que passar, e a Ínsula é sua.
sylla-lesson-selling-cannot-be-topped-hint = Senadores e Vestais têm um hexágono amarelo cada.
sylla-lesson-selling-cannot-be-topped-hint-2 = B pode pagar dois, C, três, e D, três.
sylla-lesson-selling-c-goes-higher = C tem um Senador e duas Vestais em pé e pode pagar três.
sylla-lesson-selling-you-passed = Assim outra pessoa a compra. Aqui, dê um lance por ela.
