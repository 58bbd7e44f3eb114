### The first game: one round.

sylla-lesson-first-game = Primeira partida
    .idea = Uma rodada, a última de uma partida: sete fases, e vence quem tiver mais pontos de prestígio.
    .can = Você sabe jogar uma rodada, da eleição do cônsul até a grande obra.

sylla-lesson-first-game-consul = Vocês são quatro e jogam a última rodada de uma partida. Primeiro vem uma eleição: quem oferece mais votos se torna primeiro cônsul e pega uma ficha. O seu Senador vale um voto, e cada denário seu vale mais um. Dê um lance ou passe.
    .goal = Veja quem se torna primeiro cônsul.
    .done = Roma tem o seu primeiro cônsul. Agora o marcador de Fome avança: um espaço para cada símbolo de fome nos quatro eventos.
sylla-lesson-first-game-consul-hint = Só quem vence paga. Você ainda vai precisar de denários depois, então não ofereça mais do que a ficha vale para você.
sylla-lesson-first-game-aim-bid = Dê um lance pelo consulado

sylla-lesson-first-game-recruit = Agora cada um pega um personagem da fileira aberta, a começar pelo cônsul. Quando for a sua vez, clique no que você quer: um Senador pelos votos, um Mercador pelo dinheiro, um Legionário ou uma Vestal contra os eventos.
    .goal = Recrute um personagem.
    .done = O personagem é seu e já trabalha para você.
sylla-lesson-first-game-recruit-hint = Votos e dinheiro ainda contam mais uma vez nesta rodada, então um Senador ou um Mercador é uma boa escolha.
sylla-lesson-first-game-aim-recruit = Recrute um personagem

sylla-lesson-first-game-buildings = Cinco construções são vendidas, uma depois da outra. Você paga com os seus personagens: cada hexágono da cor certa vale um, e quem paga fica virado de lado nesta rodada. O Arco do triunfo dá 6 pontos de prestígio, a Estátua, 4. Dê um lance quando valer a pena, ou passe.
    .goal = Jogue até o fim da venda das construções.
    .done = As vendas acabaram, e cada um recebe 3 denários, mais 1 para cada Mercador em pé.
sylla-lesson-first-game-buildings-hint = Quem dá o maior lance vira cartas de lado para pagar. Uma carta virada de lado não faz mais nada nesta rodada.
sylla-lesson-first-game-buildings-hint-2 = Pelo Arco do triunfo ou pela Estátua, ofereça aquilo de que não precisa: o seu Escravo tem um hexágono de cada cor.
sylla-lesson-first-game-aim-building = Compre uma construção

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
