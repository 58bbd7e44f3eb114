### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

caesar-first-time-bonus = Você colocou a última ficha em volta de uma província; por isso, a ficha de bônus dela é sua, seja quem for que controla a província.
caesar-first-time-control = A província está fechada e você tem mais influência ali; por isso, você a controla: um dos seus marcadores de controle vai nela.
caesar-first-time-lost = A província está fechada e o outro lado tem mais influência ali; por isso, ele controla a província, até o fim da partida.
caesar-first-time-tie = Os dois lados têm a mesma influência nesta província; por isso, ninguém jamais vai controlá-la.
caesar-first-time-italia = Italia conta em dobro: quem a controla põe nela dois marcadores de controle.
caesar-first-time-border = Quem controla duas províncias vizinhas pode pôr mais um marcador de controle na fronteira entre elas.
caesar-first-time-keep-senate = Você fica com a ficha Senado. Se também controlar a província, marcadores podem ir sob ela: tantos quantas fichas Senado você tem.
caesar-first-time-senate = Marcadores de controle sob uma ficha Senado contam como colocados: até tantos quantas fichas Senado o lado tem.
caesar-first-time-wealth = Riqueza aumenta um estoque: uma ficha a mais para escolher em todos os turnos que vêm.
caesar-first-time-might = Força vira uma ficha inimiga: de agora em diante, ela não conta nada de nenhum lado.
caesar-first-time-might-marker = Força vira um marcador de controle: a província continua controlada, mas as fronteiras dela não recebem mais marcadores.
caesar-first-time-tactics = Tática dá um turno extra inteiro depois deste.
caesar-first-time-empty-bag = O saco está vazio; por isso, nada é sorteado. Um lado que não pode colocar uma ficha no começo do seu turno perde.
caesar-first-time-last-marker = O último dos doze marcadores de controle foi colocado, e isso vence a partida na hora.
caesar-first-time-no-placement = Nenhuma ficha cabe em um espaço livre no começo do turno: isso perde a partida, por mais marcadores que estejam colocados.
