### The first game: one round.

sylla-lesson-first-game = Primeira partida
    .idea = Uma rodada, a última de uma partida: sete fases, e vence quem tiver mais pontos de prestígio.
    .can = Você sabe jogar uma rodada, da eleição do cônsul até a grande obra.

sylla-lesson-first-game-consul = A última rodada de uma partida começa com uma eleição.
    .goal = Veja quem se torna primeiro cônsul.
    .done = Roma tem o seu primeiro cônsul. Agora o marcador de Fome avança: um espaço para cada símbolo de fome nos quatro eventos.
sylla-lesson-first-game-consul-bid = Ofereça 5 votos por isso: um é o seu Senador, os outros, 4 denários.
    .happened = Vence o maior prestígio. O cônsul pega uma ficha e recruta primeiro.
sylla-lesson-first-game-consul-token = Clique na ficha de Espírito cívico: essa cor vale mais agora.
    .happened = Ninguém oferece mais: você é cônsul e paga 4 denários.
sylla-lesson-first-game-consul-hint = Só quem vence paga. O cônsul pega uma ficha e recruta primeiro.

sylla-lesson-first-game-recruit = Cada um pega um personagem, a começar pelo cônsul.
    .goal = Recrute um personagem.
    .done = O personagem é seu e já trabalha para você. Os outros também recrutaram.
sylla-lesson-first-game-recruit-card = Clique no Mercador cristão: dinheiro agora, prestígio no fim.
    .happened = O cônsul pega o primeiro personagem da fileira aberta.
sylla-lesson-first-game-recruit-hint = Dinheiro e votos ainda contam mais uma vez nesta rodada, e cada cristão dá pontos de prestígio no fim.

sylla-lesson-first-game-offer = Cinco construções são vendidas, uma depois da outra.
    .goal = Jogue até uma construção ser oferecida.
    .done = A construção está à venda.
sylla-lesson-first-game-offer-building = Ofereça o que você mesmo quer: clique na Estátua, prestígio na hora.
    .happened = Agora vêm as construções, e o cônsul oferece a primeira.
sylla-lesson-first-game-offer-hint = Você será o último a dar lance, então ofereça o que quer comprar.

sylla-lesson-first-game-sale = Você paga com os seus personagens: cada hexágono da cor certa vale um.
    .goal = Jogue até a construção ser vendida.
    .done = A construção foi vendida. Quem comprou oferece a próxima.
sylla-lesson-first-game-sale-bid = Ofereça 1 hexágono: ninguém mais quer a Estátua.
    .happened = Os outros passaram, para manter os personagens em pé.
sylla-lesson-first-game-sale-pay = Clique no seu Escravo: serve para qualquer cor, e não custa nada.
    .happened = Você paga 1 hexágono, e a Estátua dá 4 pontos de prestígio.

sylla-lesson-first-game-buildings = Mais quatro construções são vendidas do mesmo jeito. Quem paga fica virado de lado nesta rodada. O Arco do triunfo dá 6 pontos de prestígio. Dê um lance quando valer a pena, ou passe. A partir de agora, Ideias mostra turnos para escolher, e o conselheiro avisa quando um turno custa caro.
    .goal = Jogue até o fim da venda das construções.
    .done = As vendas acabaram, e cada um recebe 3 denários, mais 1 para cada Mercador em pé.
sylla-lesson-first-game-buildings-hint = Quem dá o maior lance vira cartas de lado para pagar. Uma carta virada de lado não faz mais nada nesta rodada.
sylla-lesson-first-game-buildings-hint-2 = Pelo Arco do triunfo ofereça aquilo de que não precisa, e deixe um Legionário ou uma Vestal em pé contra os eventos.

sylla-lesson-first-game-events = Quatro eventos ameaçam Roma. Cada Legionário e cada Vestal em pé coloca um cubo: clique no evento que você quer combater. Os dois eventos com mais cubos são evitados, os outros acontecem. Quem tem mais cubos em um evento pega uma ficha.
    .goal = Jogue até a decisão dos eventos.
    .done = Dois eventos são evitados, e os outros dois acontecem.
sylla-lesson-first-game-events-hint = Em um evento que ninguém mais combate, um único cubo basta para ganhar a ficha dele.
sylla-lesson-first-game-aim-cube = Coloque um cubo em um evento

sylla-lesson-first-game-work = Por último vem a grande obra. Em segredo, cada um pega denários na mão e escolhe polegar para cima ou para baixo. Com o polegar para cima, quem tem mais votos ganha 10 pontos de prestígio; depois vêm 6 e 2. O polegar para baixo é seguro: 1 ponto de prestígio a cada dois votos. Depois desta rodada, denários não valem nada.
    .goal = Jogue até o fim da rodada.
    .done = A fome leva a sua parte. Depois são contados os cristãos, os Escravos libertados e as fichas.
sylla-lesson-first-game-work-hint = Senadores em pé também são votos. Depois, dois denários libertam um Escravo, o que dá 3 pontos de prestígio.
sylla-lesson-first-game-aim-votes = Escolha os seus votos

sylla-lesson-first-game-result = Veja de onde vieram os seus pontos de prestígio e os dos outros. Uma partida inteira tem cinco rodadas assim; a sua próxima tem três.
