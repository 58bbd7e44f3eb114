### Lesson 59: buildings used at once.

sylla-lesson-buildings-at-once = Construções imediatas
    .idea = Ínsula, Guindaste, Arco do triunfo, Estátua e Banco são usados na compra e descartados.
    .can = Você sabe usar cada construção que é descartada na hora e dizer quanto ela vale.

sylla-lesson-buildings-at-once-insula = Você ganhou a Ínsula, por um hexágono amarelo. Ela é usada na hora e depois descartada. Pague com o seu Escravo.
    .goal = Pague a Ínsula.
    .done = A peça se foi, e o efeito dela vem agora.
sylla-lesson-buildings-at-once-insula-hint = Clique no Escravo, na sua área: ele tem um hexágono de cada cor.

sylla-lesson-buildings-at-once-two-tokens = Uma Ínsula dá duas fichas, iguais ou diferentes. Clique nas cores que você quer.
    .sheet = Uma Ínsula dá duas fichas, iguais ou diferentes. Marque as cores que você quer.
    .goal = Pegue duas fichas.
    .done = Duas fichas agora dão pontos de prestígio no fim e podem salvar você em uma crise.
sylla-lesson-buildings-at-once-two-tokens-hint = O estoque de cada cor fica no fim da trilha dela.

sylla-lesson-buildings-at-once-crane = Desta vez você ganhou o Guindaste, por um hexágono cinza. Pague por ele.
    .goal = Pague o Guindaste.
    .done = Pela peça você recebe uma carta Guindaste. Ela fica na sua área, virada de lado.
sylla-lesson-buildings-at-once-crane-hint = Clique no seu Escravo. Um Mercador ou um Legionário também poderia pagar.

sylla-lesson-buildings-at-once-from-when = A carta Guindaste paga como um personagem, mas ainda não está em pé. Esta é a rodada 2. A partir de que rodada ela pode pagar?
    .done = A partir da próxima, quando tudo volta a ficar em pé. Ela fica com você e paga em cada rodada.
sylla-lesson-buildings-at-once-from-when-hint = Cartas viradas de lado se levantam quando a próxima rodada começa.
sylla-lesson-buildings-at-once-tilted-now = Nesta rodada ela está virada de lado. Só cartas em pé podem pagar.
sylla-lesson-buildings-at-once-sooner = É antes disso: todas as cartas ficam em pé de novo depois de cada rodada.

sylla-lesson-buildings-at-once-red-now = Rodada 5, e a sua carta Guindaste está em pé. Ela tem um hexágono vermelho, um amarelo e um cinza. Quantos hexágonos vermelhos você pode pagar?
    .done = Quatro: Guindaste, Legionário, Senador e Escravo. E a carta Guindaste não tem outro trabalho a perder.
sylla-lesson-buildings-at-once-red-now-hint = O hexágono vermelho tem uma barra. Olhe o pé de cada carta.
sylla-lesson-buildings-at-once-crane-too = A carta Guindaste também paga.
sylla-lesson-buildings-at-once-red-alone = Mercadores e Vestais não têm hexágono vermelho.

sylla-lesson-buildings-at-once-arch = D oferece o Arco do triunfo: 6 pontos de prestígio na hora. Você fala primeiro. B, C e D vêm depois de você, e tudo está à vista. Dê um lance que nenhum deles possa superar.
    .goal = Dê um lance que ninguém possa superar.
    .done = B precisaria de cinco hexágonos vermelhos e tem quatro. Seis pontos de prestígio por quatro cartas desta rodada.
sylla-lesson-buildings-at-once-arch-hint = Conte os hexágonos vermelhos de B: Senadores, Legionários e Escravos têm um cada.
sylla-lesson-buildings-at-once-arch-hint-2 = B pode pagar quatro, então com menos o seu lance pode ser superado.
sylla-lesson-buildings-at-once-b-can-more = B tem dois Senadores, um Legionário e um Escravo: quatro hexágonos vermelhos.
sylla-lesson-buildings-at-once-six-prestige = O Arco do triunfo dá 6 pontos de prestígio na hora. Aqui, dê um lance por ele.

sylla-lesson-buildings-at-once-statue = Uma Estátua dá 4 pontos de prestígio do mesmo jeito. Aqui também há duas Estátuas. Quanto dariam juntos o Arco do triunfo e uma Estátua?
    .done = Dez, na hora e com certeza. Construções assim aparecem no fim da partida.
sylla-lesson-buildings-at-once-statue-hint = Seis e quatro.
sylla-lesson-buildings-at-once-arch-alone = Isso é o que dá uma só. Conte as duas juntas.

sylla-lesson-buildings-at-once-bank = Um Banco dá 5 denários na hora. Você o ganhou por um hexágono cinza. Pague de modo a não perder nem renda nem um cubo.
    .goal = Pague com quem não tem outro trabalho.
    .done = Cinco denários. Na fase VI, cada um deles é um voto.
sylla-lesson-buildings-at-once-bank-hint = O seu Escravo não tem outro trabalho em uma rodada.
sylla-lesson-buildings-at-once-slave-pays = Isso paga, mas tem outro trabalho a fazer nesta rodada. O seu Escravo não tem nenhum.

sylla-lesson-buildings-at-once-votes = A última grande obra ainda está por vir. Quantos votos você teria para ela com o que tem agora?
    .done = Sete: 6 denários e um Senador. Depois da última obra, 2 denários libertam um Escravo, por 3 pontos de prestígio. Fora isso, não vale a pena guardar denários.
sylla-lesson-buildings-at-once-votes-hint = Os seus denários e os seus Senadores em pé.
sylla-lesson-buildings-at-once-senator-too = Esses são os seus denários. O seu Senador também vota.
sylla-lesson-buildings-at-once-bank-alone = Esses vêm do Banco. Você ainda tem um denário e um Senador.
