### The rules: the value is the title, .rule tells the rule, .refused says why an attempt was refused.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Game

sylla-game-over = A partida acabou
    .rule = Depois da fase VII da quinta rodada, contam-se a Igreja, os Escravos libertados e as fichas, e a partida acaba.
    .refused = A partida acabou: não se joga mais nada.

## Turn

sylla-turn-order = Um lugar depois do outro
    .rule = Em cada fase, os jogadores decidem em sentido horário. Em uma eleição e em uma venda, cada um decide uma vez.
    .refused = Agora quem decide é { SEAT($actor) }, não { SEAT($seat) }.
sylla-turn-steps = As sete fases
    .rule = Uma rodada tem sete fases: primeiro cônsul, recrutamento, construções, renda, eventos, grande obra, fome e crise.
    .refused = Não é isso que vem agora. Primeiro é preciso { $phase }.
sylla-turn-own = Seus próprios componentes
    .rule = Você usa e vira só o que está à sua frente.
    .refused = Isso é de outro jogador ({ SEAT($seat) }). Escolha algo seu ou do tabuleiro.

## Setup

sylla-setup-choose = Escolher personagens em segredo
    .rule = Cada um pega um conjunto de dez personagens e escolhe quatro deles em segredo; com três jogadores, seis. Todos mostram os seus juntos.
    .refused = Não resta nenhuma carta deste personagem no seu conjunto: { $card }. Escolha outro personagem.
sylla-setup-deal = A pilha de personagens
    .rule = Todos os personagens que ninguém escolheu são embaralhados na pilha de compras. Seis ficam abertos; com três jogadores, cinco.
sylla-setup-deniers = Os primeiros denários
    .rule = Você começa com 3 denários, mais 1 por Mercador seu, e com 10 pontos de prestígio.

## Consul

sylla-consul-bid = A eleição do primeiro cônsul
    .rule = O cônsul da última rodada abre com um número de votos; depois, em sentido horário, cada um dos outros jogadores, uma vez, passa ou aumenta.
sylla-consul-higher = Dar um lance maior ou passar
    .rule = Quem não abre tem de oferecer mais votos que o maior lance, ou passar.
    .refused =
        { $highest ->
            [1] Já há um lance de um voto.
           *[other] Já há um lance de { $highest } votos.
        } Dê um lance maior, ou passe.
sylla-consul-votes = O que é um voto
    .rule = Um Senador com a face para cima é um voto, e um denário também. Na nossa leitura, o Senador tem de estar também em pé, e você não pode oferecer mais do que tem dos dois.
    .refused =
        Você tem { $most ->
            [1] um voto
           *[other] { $most } votos
        }, somando Senadores e denários. Não dê um lance maior que isso.
sylla-consul-opens = O cônsul tem de abrir
    .rule = O cônsul da última rodada abre os lances com um número de votos. Na nossa leitura, ele não pode passar, e pode abrir até sem nenhum voto.
    .refused =
        Você abre os lances: ofereça um número de votos. Senadores seus entre eles: { $senators }.
sylla-consul-lowest = Um lance abaixo dos próprios Senadores
    .rule = Um lance abaixo do número dos seus próprios Senadores é permitido, e de graça.
    .refused =
        Você tem { $senators ->
            [1] um Senador
           *[other] { $senators } Senadores
        }, e nesta partida cada Senador conta por si. Ofereça pelo menos esse número de votos.
sylla-consul-pays = Quem dá o maior lance paga
    .rule = Só quem deu o maior lance paga, um denário por voto que os seus Senadores em pé não cobrem. É cônsul até a próxima eleição.
sylla-consul-token = A ficha do cônsul
    .rule = O novo cônsul pega uma ficha de Res Publica de qualquer cor.

## Token

sylla-token-supply = Uma ficha do estoque
    .rule = Uma ficha se pega do estoque. Uma cor da qual não resta nenhuma não pode ser pega.
    .refused = Não resta nenhuma ficha de { $colour } no estoque. Escolha outra cor.

## Famine

sylla-famine-icons = A fome cresce
    .rule = Depois da eleição, o marcador de Fome vai para a direita, um espaço por símbolo de fome nos quatro eventos. Nunca passa de 6.

## Recruit

sylla-recruit-must = Todos recrutam
    .rule = A partir do cônsul, em sentido horário, cada um tem de pegar um dos personagens abertos. Como mostra o exemplo, ele já vale na hora.
sylla-recruit-row = Um personagem aberto
    .rule = Você recruta um personagem que está na fileira aberta.
    .refused = Este personagem não está na fileira: { $card }. Escolha um dos personagens abertos.
sylla-recruit-rest = O resto vai para baixo da pilha
    .rule = Os personagens que ninguém pegou vão para baixo da pilha de compras.

## Sale

sylla-sale-offer = Oferecer uma construção
    .rule = O cônsul oferece uma das construções; depois oferece quem comprou a última. Com quatro jogadores, cinco construções são oferecidas por rodada. Com três, podem-se comprar quatro ao todo; na nossa leitura, quatro são oferecidas. O que resta é removido.
sylla-sale-slot = Uma construção em um local
    .rule = Você oferece uma construção que está em um dos seis locais.
    .refused = O local { $slot } está vazio. Ofereça uma construção de outro local.
sylla-sale-bid = Dar lance pela construção
    .rule = O jogador à esquerda do vendedor dá o primeiro lance. Em sentido horário, cada um, uma vez, passa ou aumenta, o vendedor por último. Quem dá o maior lance fica com a construção, paga e oferece a próxima.
sylla-sale-higher = Oferecer mais hexágonos ou passar
    .rule = Você tem de oferecer mais hexágonos que o maior lance, ou passar.
    .refused =
        { $highest ->
            [1] Já há um lance de um hexágono.
           *[other] Já há um lance de { $highest } hexágonos.
        } Dê um lance maior, ou passe.
sylla-sale-hexagons = Oferecer o que pode pagar
    .rule = Um lance diz quanto você vai pagar, em hexágonos da cor do local. Na nossa leitura, cada carta conta um, e você não pode oferecer mais do que tem de cartas em pé com essa cor.
    .refused =
        Você { $most ->
            [0] não tem nenhuma carta em pé
            [1] tem uma carta em pé
           *[other] tem { $most } cartas em pé
        } com { FORM($colour, "a") }. Não dê um lance maior que isso, ou passe.
sylla-sale-lowest = Pelo menos um hexágono
    .rule = O menor lance por uma construção é um hexágono.
    .refused = Ofereça pelo menos um hexágono, ou passe.
sylla-sale-unsold = Ninguém a quer
    .rule = Se todos passam, a construção é descartada, e o mesmo vendedor oferece de novo.

## Pay

sylla-pay-tilt = Virar cartas de lado para pagar
    .rule = Você paga virando de lado, à sua escolha, tantas cartas em pé com a cor quantos hexágonos ofereceu. Cartas de lado não fazem mais nada nesta rodada.
sylla-pay-colour = Cartas da cor
    .rule = Só cartas com um hexágono da cor do local podem pagar.
    .refused = Não há hexágono { $colour } { FORM($card, "in") }. Vire de lado uma carta que tenha um.
sylla-pay-upright = Cartas em pé
    .rule = Só uma carta em pé pode pagar; uma que está de lado ou com a face para baixo não pode.
    .refused = Você não tem esta carta em pé: { $card }. Vire de lado uma carta que esteja em pé.

## Building

sylla-building-stall = Barraca
    .rule = Na fase IV, uma Barraca traz 2 denários. Ela fica.
sylla-building-field = Campo
    .rule = Um Campo reduz em 2 a sua própria perda pela fome. Ele fica.
sylla-building-temple = Templo particular
    .rule = Na fase IV, cada Templo particular pode trocar 2 denários por uma ficha de qualquer cor. Ele fica.
    .refused = Você não tem Templo particular que possa ser usado agora, ou tem menos de 2 denários.
sylla-building-tavern = Taverna
    .rule = Na fase IV, cada Taverna pode mover um marcador de Res Publica um espaço para qualquer lado; não o marcador de Fome. Ela fica.
    .refused = Você não tem Taverna que possa ser usada agora.
sylla-building-insula = Ínsula
    .rule = Uma Ínsula pode ser descartada na hora por duas fichas de quaisquer cores. Na nossa leitura, ela sempre é.
sylla-building-crane = Guindaste
    .rule = Um Guindaste pode ser descartado na hora por uma carta Guindaste, que pode ser usada a partir da próxima rodada. Na nossa leitura, ele sempre é, e a carta tem um hexágono de cada cor.
sylla-building-arch = Arco do triunfo
    .rule = Um Arco do triunfo é descartado na hora por 6 pontos de prestígio.
sylla-building-statue = Estátua
    .rule = Uma Estátua é descartada na hora por 4 pontos de prestígio.
sylla-building-bank = Banco
    .rule = Um Banco é descartado na hora por 5 denários.

## Income

sylla-income-revenue = Renda
    .rule = A partir do cônsul, em sentido horário, cada um recebe 3 denários, 1 por Mercador em pé e 2 por Barraca, e depois usa Templos particulares e Tavernas.

## Tavern

sylla-tavern-once = Um marcador, uma vez
    .rule = Nenhuma Taverna move um marcador que outra Taverna moveu nesta fase; nem, na nossa leitura, um que ela prendeu.
    .refused = Uma Taverna já moveu ou prendeu o marcador de { $colour } nesta fase. Escolha outro marcador.
sylla-tavern-end = Prender um marcador
    .rule = Uma Taverna pode ser gasta com um marcador em uma ponta da sua trilha: ele fica ali, e nenhuma outra Taverna o move nesta fase.

## Fight

sylla-fight-cubes = Combater eventos
    .rule = Você recebe um cubo por Legionário e por Vestal em pé. A partir do cônsul, em sentido horário, cada um tem de colocar um cubo por vez em um evento com esse símbolo, até todos estarem colocados.
sylla-fight-icon = Quem combate um evento
    .rule = Um cubo só fica em um evento que mostra o símbolo dele.
    .refused = Cubos de { FORM($fighter, "many") } não podem combater { FORM($event, "the") }. Escolha um evento com esse símbolo.
sylla-fight-column = Os quatro eventos
    .rule = Só eventos da coluna podem ser combatidos e evitados, e o de cima é nomeado primeiro.
    .refused = Isso não está na coluna agora. Escolha entre os quatro eventos, o de cima primeiro.
sylla-fight-left = Um cubo que resta
    .rule = Você coloca um cubo que tem.
    .refused = Não resta a você nenhum cubo deste tipo: { $fighter }. Coloque um do outro tipo.
sylla-fight-token = Fichas para quem tem mais cubos
    .rule = Em cada um dos três eventos de cima, os jogadores com mais cubos, pelo menos um, pegam uma ficha da cor dele.
sylla-fight-decadence = Prestígio pela Decadência
    .rule = Os jogadores com mais cubos na Decadência recebem 1 ponto de prestígio.

## Column

sylla-column-prevent = Dois eventos são evitados
    .rule = Os dois eventos com mais cubos são evitados. O cônsul decide os empates.
    .refused = Os dois eventos com mais cubos não podem ser { FORM($upper, "the") } e { FORM($lower, "the") }. Escolha outro par.
sylla-column-happen = Os outros dois acontecem
    .rule = Os dois eventos que não são evitados acontecem, o de cima primeiro.
sylla-column-marker = Um marcador vai para a esquerda
    .rule = Epidemia, Erupção e Culto imperial movem o marcador de Saúde, Lazer ou Espírito cívico um espaço para a esquerda. Na crise, na nossa leitura, ele fica.
sylla-column-famine = Fome
    .rule = O evento Fome move o marcador de Fome um espaço para a direita.
sylla-column-turn-down = Virar um componente para baixo
    .rule = Por um evento duradouro, cada jogador vira para baixo um componente seu do tipo, de lado ou não. Ele fica sem efeito até o evento sair do jogo.
sylla-column-covers = O que um evento vira
    .rule = A Perseguição aos cristãos vira um cristão, o Expurgo do senado um Senador, a Enchente uma construção ou uma carta Guindaste, a Revolta dos escravos um Escravo, o Saque uma Barraca.
    .refused = Você não pode virar { FORM($piece, "a") } para baixo por causa { FORM($event, "of") }. Escolha um componente do tipo certo.
sylla-column-own = Sem nenhum, nada a virar
    .rule = Você vira um componente seu que está com a face para cima; quem não tem nenhum não vira nenhum.
    .refused = Você não tem este componente desse jeito: { $piece }. Escolha outro.
sylla-column-decadence = Decadência
    .rule = A Decadência move um espaço para a esquerda o marcador de Res Publica mais à direita, ou todos os que empatam; o marcador de Fome, não.
sylla-column-remove = Um evento sai do jogo
    .rule = Dos dois eventos evitados, sai do jogo o que tem mais cubos. A Decadência nunca sai: nesse caso, sai o outro. O cônsul decide os empates.
    .refused = Você não pode tirar { FORM($event, "the") } do jogo: dos dois eventos evitados, sai o que tem mais cubos, e nunca a Decadência.
sylla-column-turn-up = O que volta a ficar para cima
    .rule = Quando um evento sai, tudo o que ele cobre volta a ficar com a face para cima, em pé, exceto o que outro evento da coluna também cobre.
sylla-column-new = Um novo evento
    .rule = Um novo evento toma o lugar do que saiu.

## Work

sylla-work-hand = Mão e polegar
    .rule = Todos escolhem em segredo: qualquer número de denários na mão, e o polegar, para cima pela grande obra ou para baixo pela plebe. Todas as mãos são abertas juntas, e todos os denários na mão são gastos.
sylla-work-deniers = Denários que você tem
    .rule = Você põe na mão denários que tem.
    .refused =
        Você tem { $most ->
            [1] um denário
           *[other] { $most } denários
        }. Não ponha mais que isso na mão.
sylla-work-plebs = Polegar para baixo: a plebe
    .rule = Com o polegar para baixo, você recebe 1 ponto de prestígio a cada 2 votos, arredondado para baixo. Votos são Senadores em pé e denários na mão.
sylla-work-places = Polegar para cima: lugares
    .rule = Quem está com o polegar para cima é classificado pelos votos. Quem empata divide o lugar, cada um com o valor inteiro, e o lugar seguinte é pulado.
sylla-work-templum = Templo
    .rule = No Templo, todos com 8 votos ou mais recebem 10 pontos de prestígio; com 5 a 7 votos, 6.
sylla-work-together = Todos os votos juntos
    .rule = Todos os votos pela obra movem um marcador: o Celeiro, a fome para a esquerda a cada 4; os Banhos públicos a Saúde, o Coliseu o Lazer e o Senado o Espírito cívico para a direita a cada 5.

## Famine

sylla-famine-loss = Fome
    .rule = Todos perdem tantos pontos de prestígio quanto mostra o marcador de Fome, 2 a menos por Campo com a face para cima. Ninguém cai abaixo de 0.

## Crisis

sylla-crisis-count = Crise
    .rule = Para cada cor cujo marcador está na crise, quem tem mais fichas dela recebe 3 pontos de prestígio e quem tem menos perde 3, na hora. Na nossa leitura, o ganho vem primeiro, e ninguém cai abaixo de 0.

## Round

sylla-round-new = A próxima rodada
    .rule = No fim de uma rodada, novos personagens e construções são dispostos, e tudo fica em pé de novo.

## End

sylla-end-christians = Igreja
    .rule = No fim, cada cristão com a face para cima traz 2 pontos de prestígio, de lado ou não.
sylla-end-slaves = Escravos libertados
    .rule = Depois, Escravos com a face para cima podem ser libertados por 2 denários cada um, e cada um traz 3 pontos de prestígio. Na nossa leitura, são libertados tantos quantos o dinheiro permite.
sylla-end-tokens = Fichas
    .rule = Depois, cada ficha traz o que mostra o marcador dela. Pela nossa reconstrução da trilha, são de 1 a 4, e nada na crise.
sylla-end-winner = Quem vence
    .rule = Vence quem tem mais prestígio; um empate é dividido. Dinheiro não vale nada.
