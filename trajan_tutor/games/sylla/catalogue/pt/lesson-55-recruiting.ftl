### Lesson 55: recruiting.

sylla-lesson-recruiting = Recrutamento
    .idea = Um personagem aberto para cada um, em cada rodada, e ele trabalha na hora.
    .can = Você sabe escolher o personagem que mais faz por você nesta rodada.

sylla-lesson-recruiting-a-vote = Você é cônsul, então escolhe primeiro. Cada um pega um personagem aberto, que trabalha na hora. Para a grande obra desta rodada você quer votos: clique em quem vota.
    .sheet = Você é cônsul, então escolhe primeiro. Cada um pega um personagem aberto, que trabalha na hora. Para a grande obra desta rodada você quer votos: marque quem vota.
    .goal = Recrute um personagem que seja um voto.
    .done = Com dois Senadores você tem dois votos na fase VI, e este ainda é cristão.
sylla-lesson-recruiting-a-vote-hint = Só Senadores votam. Eles usam uma coroa de louros.
sylla-lesson-recruiting-no-vote = Essa também é uma boa carta, mas não é um voto. Procure a coroa de louros.

sylla-lesson-recruiting-the-others = Em sentido horário, os outros escolhem entre os que sobram. Siga em frente para ver.
sylla-lesson-recruiting-b-recruits = B pega uma Vestal, contra a Epidemia.
sylla-lesson-recruiting-c-recruits = C pega a outra Vestal. Agora não há mais nenhuma aberta.
sylla-lesson-recruiting-d-recruits = D pega o Mercador. Essa foi a fase II.

sylla-lesson-recruiting-under-the-deck = Dos seis personagens abertos, cada um de vocês pega um. O que sobra vai para baixo da pilha de compras. Quantos são?
    .done = Dois: o Legionário e o Escravo. Todos os viram, e em uma rodada posterior eles podem voltar.
sylla-lesson-recruiting-under-the-deck-hint = Seis, menos um para cada um dos quatro jogadores.
sylla-lesson-recruiting-taken-ones = Esses são os que foram pegos. Os outros vão para baixo da pilha de compras.
sylla-lesson-recruiting-laid-out = Esses são os que estavam abertos no começo. Quatro deles foram pegos.

sylla-lesson-recruiting-none-pleases = Você já tem gente o bastante, e nenhum dos abertos agrada. O que você faz?
    .done = Você precisa pegar um. Mas todos têm hexágonos, então pelo menos ele pode pagar.
sylla-lesson-recruiting-pass = Passo
sylla-lesson-recruiting-take-one = Pego um mesmo assim
sylla-lesson-recruiting-from-the-deck = Compro um da pilha de compras
sylla-lesson-recruiting-must-not-pass = Na fase II ninguém passa.
sylla-lesson-recruiting-not-from-the-deck = A pilha de compras não está aberta. Você pega um dos personagens abertos.

sylla-lesson-recruiting-two-things = De novo você escolhe primeiro. Quer mais um denário na fase IV e um hexágono cinza para o Campo. Um destes personagens serve para as duas coisas: recrute-o.
    .goal = Recrute o personagem que traz um denário e tem um hexágono cinza.
    .done = Não esqueça: em uma rodada é uma coisa ou a outra. Depois de pagar, ele não traz denário.
sylla-lesson-recruiting-two-things-hint = Denários vêm dos Mercadores. Olhe o pé da carta: há um hexágono cinza?
sylla-lesson-recruiting-grey-alone = O hexágono cinza está lá, mas esse personagem não traz denário.
sylla-lesson-recruiting-neither = Esse personagem não traz denário e não tem hexágono cinza.

sylla-lesson-recruiting-fish-or-not = Agora há dois Senadores abertos, um com peixe. A Perseguição viraria para baixo um cristão de cada jogador, e você não tem outro. Você precisa do voto nesta rodada: qual dos dois?
    .goal = Recrute o Senador que não corre perigo.
    .done = Contra a Perseguição, ele está a salvo. Em uma rodada tranquila, o do peixe vale 2 pontos de prestígio a mais.
sylla-lesson-recruiting-fish-or-not-hint = A Perseguição vira cartas com peixe.
sylla-lesson-recruiting-would-be-turned = Ele também é um voto e dá 2 pontos de prestígio no fim. Mas, se a Perseguição acontecer, é ele que é virado para baixo.
sylla-lesson-recruiting-votes-wanted = Você precisa de um voto nesta rodada. Pegue um Senador.

sylla-lesson-recruiting-remember = Então, diante de um personagem aberto, pergunte três coisas: o que ele faz nesta rodada, o que ele pode pagar e quem mais gostaria de tê-lo? Quem escolhe cedo pega aquilo de que os outros precisam.
