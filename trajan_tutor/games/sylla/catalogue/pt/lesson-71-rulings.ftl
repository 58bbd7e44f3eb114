### Lesson 71: what is reconstructed, and where the book disagrees with itself.

sylla-lesson-rulings = O que sabemos e o que não sabemos
    .idea = A mesma posição com duas leituras, e os números que tivemos que reconstruir.
    .can = Você sabe dizer o que é certo neste jogo e escolher como quer jogar.

sylla-lesson-rulings-two-places = O manual de regras se contradiz. A lista diz que 4 votos movem o marcador dos Banhos públicos; o exemplo só fecha com 5. Nós jogamos com 5. Você dá nove votos, os outros, nenhum. Quantos espaços Saúde se move?
    .done = Um. Com 4 seriam dois.
sylla-lesson-rulings-two-places-hint = Quantos cincos cabem em nove?
sylla-lesson-rulings-as-in-the-list = Seria assim com 4 votos por espaço, como diz a lista. Nós jogamos com 5.

sylla-lesson-rulings-by-five = Vamos ver as duas versões. Primeiro como jogamos normalmente: pegue todos os oito denários, polegar para cima.
    .goal = Dê todos os seus votos à obra.
    .done = Saúde foi de 2 para 3.
sylla-lesson-rulings-by-five-hint = Oito denários e polegar para cima. O seu Senador é o nono voto.
sylla-lesson-rulings-not-all = Nesta lição, dê todos os nove votos à obra: oito denários, polegar para cima.

sylla-lesson-rulings-by-four = Exatamente a mesma posição, em uma partida preparada com 4 votos por espaço. Faça o mesmo mais uma vez.
    .goal = Dê todos os seus votos à obra.
    .done = Saúde foi de 2 para 4. A posição é a mesma, só a interpretação é outra.
sylla-lesson-rulings-not-all-either = Dê os mesmos nove votos de antes: oito denários, polegar para cima.

sylla-lesson-rulings-difference = Você tem quatro fichas de Saúde. Se o marcador ficar ali, quantos pontos de prestígio esse segundo espaço vale para você?
    .done = Quatro. Partidas apertadas se decidem por menos.
sylla-lesson-rulings-difference-hint = Mais um para cada ficha de Saúde sua.
sylla-lesson-rulings-for-one-token = Isso é por ficha. Você tem quatro.

sylla-lesson-rulings-free-bid = Outra questão: a eleição. O jogador B dá um lance de um voto. Você tem dois Senadores, então um lance de dois sai de graça. Dê um lance de dois.
    .goal = Torne-se cônsul com um lance de dois.
    .done = Você é cônsul e não pagou nada.
sylla-lesson-rulings-two-will-do = Isso também vence, mas custa denários. Dê um lance de dois.
sylla-lesson-rulings-do-bid = Com dois votos você se tornaria cônsul, de graça. Dê um lance de dois.

sylla-lesson-rulings-upright = Os seus Senadores votaram. Quantos deles ainda estão em pé, para pagamentos e para a grande obra?
    .done = Os dois. No manual, cartas só são viradas de lado quando pagam por uma construção.
sylla-lesson-rulings-they-stand = Olhe as suas cartas: nada foi virado de lado.

sylla-lesson-rulings-free-bid-again = Dois relatos públicos do jogo dizem outra coisa: Senadores que votaram são virados de lado. Aqui a partida foi preparada assim. Dê de novo um lance de dois.
    .goal = Torne-se cônsul com um lance de dois.
    .done = Cônsul de novo. Agora olhe os seus Senadores.
sylla-lesson-rulings-two-again = Nesta lição, dê um lance de dois, como antes.
sylla-lesson-rulings-do-bid-again = Dê um lance de dois, como antes, e compare.

sylla-lesson-rulings-tilted = Quantos dos seus Senadores podem votar pela grande obra agora?
    .done = Nenhum. Nessa leitura, o consulado custa mais do que parece.
sylla-lesson-rulings-they-lie = Os dois foram necessários para o lance, e os dois estão virados de lado.

sylla-lesson-rulings-lost-pictures = Alguns números só estavam em imagens do manual de regras, e elas se perderam. Nós os reconstruímos de modo que combinem com tudo o que se sabe. Abaixo você vê quais.

sylla-lesson-rulings-all-rulings = E estas são as perguntas que o manual deixa abertas, com as nossas respostas. Onde aparece o nome de uma opção, você pode escolher a outra resposta ao começar uma partida.

sylla-lesson-rulings-own-book = Você tem o jogo impresso, e um hexágono da sua carta não está onde está o nosso. O que é melhor?
    .done = A sua caixa é a melhor testemunha. Siga-a na sua mesa e conte para nós.
sylla-lesson-rulings-throw-away = deixar de usar este tutor
sylla-lesson-rulings-own-figures = acreditar na carta impressa
sylla-lesson-rulings-nobody-knows = tirar cara ou coroa
sylla-lesson-rulings-still-a-game = As regras são as mesmas. Só alguns números podem ser diferentes.
sylla-lesson-rulings-a-box-knows = A sua caixa tem a resposta. O que nós reconstruímos vem indicado.
