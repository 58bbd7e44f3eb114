### Caesar!, lesson 35: Crassus.

caesar-lesson-crassus = Modo solo contra Crasso
    .idea = Um rival que ninguém joga, e cuja próxima jogada muitas vezes dá para prever.
    .can = Você sabe dizer onde Crasso vai colocar e impedir isso.

caesar-lesson-crassus-first-turn = Não há um segundo jogador? Então Crasso joga com o azul. Ninguém joga por ele: ele segue regras. As três fichas dele ficam abertas, e é ele quem começa. Avance para ver.
caesar-lesson-crassus-he-chose-italia = Uma placa manda sortear uma ficha e colocar uma. Ele não tem influência em lugar nenhum, então escolhe o centro, a começar por Italia.

caesar-lesson-crassus-answer = Seus turnos são os mesmos de sempre. Responda a ele: leve 4 de influência à província Italia.
    .goal = Coloque uma ficha com o 4 voltado para Italia.
    .done = Quatro para cada um em Italia. E agora você sabe o que ele tem.
caesar-lesson-crassus-answer-hint = As suas duas fichas têm um 4. Escolha um espaço livre junto da província Italia, depois clique em Italia.
caesar-lesson-crassus-two-for-italia = Italia ficou com o número menor. Gire a ficha.
caesar-lesson-crassus-elsewhere = Esse espaço não toca a província Italia. Desta vez, responda a ele em Italia.

caesar-lesson-crassus-where = Outra posição, e é a vez de Crasso. A primeira regra dele: se uma ficha dá a ele o controle de uma província, ele a coloca. Você tem 3 de influência em Syria, e um espaço está livre ali. Onde ele vai colocar? Clique no lugar.
    .sheet = Outra posição, e é a vez de Crasso. A primeira regra dele: se uma ficha dá a ele o controle de uma província, ele a coloca. Você tem 3 de influência em Syria, e um espaço está livre ali. Onde ele vai colocar? Marque o lugar.
    .done = Em Syria: o espaço mostra um escudo, e ele tem escudos.
caesar-lesson-crassus-where-hint = Procure uma província com um espaço livre cujo símbolo ele tem.

caesar-lesson-crassus-which-number = Ele usa o menor número que basta e, no turno dele, vence empates. Você tem 3 em Syria. Qual número vai ficar voltado para lá: o 3 de um escudo, ou o 5 do outro?
    .done = O 3. Um empate basta para ele.
caesar-lesson-crassus-which-number-hint = Será que 3 bastam contra 3, se ele vence empates?
caesar-lesson-crassus-more-than-needed = Cinco serviriam, mas ele usa o menor número que basta.

caesar-lesson-crassus-he-does-it = Vamos ver se acertamos.
caesar-lesson-crassus-took-syria = Três contra três, e Syria é dele. A ficha Riqueza não serve para ele: das fichas de bônus, ele só usa Senado e Veneno. Já os marcadores, ele coloca sempre que pode.

caesar-lesson-crassus-guard = Aqui é a sua vez, e você conhece as fichas dele. Onde ele atacaria a seguir? Chegue antes.
    .goal = Tome de Crasso o que ele tomaria a seguir.
    .done = Syria é sua. Sem uma província para tomar, ele recupera terreno onde está atrás, ou reforça onde já é forte.
caesar-lesson-crassus-guard-hint = Você tem 2 de influência em Syria, um espaço está livre, e ele tem escudos.
caesar-lesson-crassus-left-open = Syria ainda está aberta. Avance, e veja o que Crasso faz com ela.

caesar-lesson-crassus-closes-for-you = Agora você tem 6 de influência em Syria, e ele não pode igualar isso. Vem então a segunda regra: se uma ficha dele fecha uma província, ele a fecha, mesmo que ela fique sua. Onde ele vai colocar? Clique no lugar.
    .sheet = Agora você tem 6 de influência em Syria, e ele não pode igualar isso. Vem então a segunda regra: se uma ficha dele fecha uma província, ele a fecha, mesmo que ela fique sua. Onde ele vai colocar? Marque o lugar.
    .done = Em Syria de novo. Ele gasta nisso o menor número que tem, e só não faz isso quando daria a vitória a você.
caesar-lesson-crassus-closes-for-you-hint = É a mesma província de antes, com um espaço livre.

caesar-lesson-crassus-he-closes-it = Por que ele daria uma província a você? Avance para ver e olhe a ficha de bônus.
caesar-lesson-crassus-took-the-senate = Syria é sua, mas a ficha Senado é dele. Então, mesmo onde você lidera, não deixe livre o último espaço de uma província com uma ficha que ele usa.

caesar-lesson-crassus-beside-his-own = Aqui ele não pode ganhar nada nem fechar nada, e não está atrás em lugar nenhum. Então ele coloca junto de uma província dele, com o maior número que tem: um 4. Entre várias províncias, ele prefere uma com uma ficha Senado. Entre os espaços dela, um que leva a uma província central, como Creta. Onde ele vai colocar? Clique no espaço.
    .sheet = Aqui ele não pode ganhar nada nem fechar nada, e não está atrás em lugar nenhum. Então ele coloca junto de uma província dele, com o maior número que tem: um 4. Entre várias províncias, ele prefere uma com uma ficha Senado. Entre os espaços dela, um que leva a uma província central, como Creta. Onde ele vai colocar? Marque o espaço.
    .done = Ali ele coloca o 4 da ficha de navio. A ficha curinga dele também tem um 4, mas entre várias fichas ele usa uma que não é curinga.
caesar-lesson-crassus-beside-his-own-hint = Syria é dele. As vizinhas dela são Aegyptus e Asia.
caesar-lesson-crassus-beside-his-own-hint-2 = Aegyptus tem a ficha Senado. Qual dos três espaços livres dela leva a Creta?
caesar-lesson-crassus-senate-first = Ele também poderia colocar ali, com o navio. Mas a outra vizinha de Syria tem uma ficha Senado.
caesar-lesson-crassus-central-first = A província está certa. Mas entre os três espaços livres dela ele usa o que leva a uma província central.
caesar-lesson-crassus-which-space = A província está certa. Agora clique no espaço: qual deles leva a uma província central?

caesar-lesson-crassus-his-row = Uma placa diz a ele o que fazer. A placa A diz: sortear duas, colocar uma, devolver ao saco a primeira à esquerda. Quantas fichas haverá na fileira dele depois disso?
    .done = Três, como antes. Mas não são as mesmas três; por isso, olhe de novo em cada turno.
caesar-lesson-crassus-his-row-hint = Três e duas, menos a que ele coloca, menos a que ele devolve.
caesar-lesson-crassus-and-one-back = Ele começa com três e sorteia duas. Uma é colocada, e uma volta para o saco.

caesar-lesson-crassus-tile-a = A pilha de compras dele tem seis placas assim. Quando acaba, é embaralhada de novo. Avance para ver o turno dele.
caesar-lesson-crassus-as-foreseen = O 4 do navio voltado para Aegyptus, como você previu. A espada era a primeira à esquerda e voltou para o saco.

caesar-lesson-crassus-beat-him = Onde nenhuma dessas regras se aplica, ele escolhe o centro e, por fim, qualquer província. Você vence Crasso como venceria Pompeu. Ele também perde se não puder colocar nenhuma ficha depois de sortear. Se estiver fácil vencer, use uma pilha mais difícil, ou a variante mais difícil: nela, cada ficha de bônus que ele descarta leva junto um dos marcadores dele, e assim o deixa mais perto do último.

caesar-lesson-crassus-your-game = Isso é tudo de que você precisa. Explore a partir daqui: uma partida inteira contra Crasso. As fichas dele ficam sempre abertas; olhe-as antes de colocar as suas.
