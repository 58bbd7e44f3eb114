### The second game: three rounds.

sylla-lesson-three-rounds = Três rodadas
    .idea = Uma partida curta de três rodadas: o que fica se paga, e a fome cresce.
    .can = Você sabe jogar várias rodadas: o que se compra cedo trabalha até o fim.

sylla-lesson-three-rounds-first = Agora três rodadas, sorteadas como em uma partida inteira. Primeiro clique em quatro personagens que você quer: é com eles que você começa. Depois jogue a rodada, da eleição do cônsul até a grande obra. Denários e fichas ficam para a próxima rodada.
    .goal = Jogue a primeira das três rodadas.
    .done = A rodada acabou. As cartas viradas de lado estão em pé de novo, e o evento que saiu da coluna não volta mais.
sylla-lesson-three-rounds-first-hint = Um de cada tipo é um bom começo: votos, dinheiro e alguém contra os eventos.
sylla-lesson-three-rounds-first-hint-2 = Um Campo ou uma Barraca rende em cada rodada: quanto mais cedo você tiver um, mais ele rende.
sylla-lesson-three-rounds-aim-stays = Compre uma construção que fica: um Campo ou uma Barraca

sylla-lesson-three-rounds-rest = Mais duas rodadas. Eventos voltam, a fome cresce com os símbolos deles, e cada rodada tem a sua própria grande obra. Depois da última, denários não valem nada.
    .goal = Jogue até o fim da partida.
    .done = A partida acabou, e tudo foi contado.
sylla-lesson-three-rounds-rest-hint = Antes da última grande obra, guarde dois denários para cada Escravo que quiser libertar.
sylla-lesson-three-rounds-rest-hint-2 = Um evento que ninguém combate tira alguma coisa de todo mundo: veja quem ele atinge.
sylla-lesson-three-rounds-aim-building = Compre mais uma construção
sylla-lesson-three-rounds-aim-work = Participe de uma grande obra

sylla-lesson-three-rounds-result = Três rodadas, e de onde vieram os pontos de prestígio de cada um. Uma partida inteira tem cinco.
