### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

sylla-first-time-consul = O seu lance teve mais votos que todos, então você é primeiro cônsul: paga, pega uma ficha e começa as fases seguintes. E também decide os empates.
sylla-first-time-other-consul = Quem dá o maior lance é o primeiro cônsul e o único que paga. O cônsul começa as fases seguintes e decide os empates.
sylla-first-time-famine-grows = Depois de cada eleição a fome cresce: um espaço para cada símbolo de fome nos quatro eventos. Ela é paga no fim da rodada.
sylla-first-time-tilted = Você paga uma construção virando cartas de lado. Uma carta virada de lado não dá voto, nem denário, nem cubo até o fim da rodada.
sylla-first-time-unsold = Ninguém quer esta construção: ela é descartada, e a mesma pessoa oferece outra.
sylla-first-time-income = Renda: 3 denários, mais 1 para cada Mercador em pé e mais 2 para cada Barraca.
sylla-first-time-fight-token = Você tem mais cubos neste evento, ou tantos quanto quem tem mais, então pega uma ficha da cor dele. As fichas contam no fim da partida.
sylla-first-time-prevented = Os dois eventos com mais cubos são evitados. Um deles sai do jogo.
sylla-first-time-happened = Os dois eventos que não são evitados acontecem: cada um faz o que mostram os seus símbolos, com todo mundo.
sylla-first-time-turned-down = Um evento duradouro vira para baixo uma das suas cartas ou construções. Ela não faz nada até esse evento sair do jogo.
sylla-first-time-work-place = Entre todos os polegares para cima, os seus votos bastam para um lugar na grande obra e para os pontos de prestígio dele. Quem empata fica no mesmo lugar, e cada um recebe o valor inteiro.
sylla-first-time-plebs = O polegar para baixo é seguro: os seus votos dão pontos de prestígio da plebe, 1 a cada dois, façam os outros o que fizerem.
sylla-first-time-famine = No fim da rodada, a fome tira tantos pontos de prestígio quanto o marcador dela mostra, 2 a menos para cada Campo com a face para cima.
sylla-first-time-crisis = O marcador desta cor está em crise: ter mais fichas dela dá 3 pontos de prestígio, ter menos custa 3.
sylla-first-time-round = Uma rodada decide quatro coisas: que eventos acontecem, a grande obra, a fome e cada cor em crise. Depois todas as cartas ficam em pé de novo.
sylla-first-time-tokens = A partida acabou: cada ficha sua vale o que o marcador da cor dela mostra, e nada na crise.
