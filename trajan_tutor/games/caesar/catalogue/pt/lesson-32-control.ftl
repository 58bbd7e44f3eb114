### Caesar!, lesson 32: closing a province, and who controls it.

caesar-lesson-control = Fechar e controlar
    .idea = Quando o último espaço de uma província é ocupado, o lado mais forte a controla.
    .can = Você sabe dizer quem vai controlar uma província antes de ela ser fechada.

caesar-lesson-control-spaces-left = Syria, à direita, só tem dois espaços de fronteira. Um deles está ocupado: Pompeu tem 4 de influência ali. Quantos espaços da província Syria ainda estão livres?
    .done = Um. Assim que todos os espaços de uma província estão ocupados, ela é fechada, e os dois lados são comparados.
caesar-lesson-control-spaces-left-hint = O segundo espaço fica entre Asia e Syria.
caesar-lesson-control-one-is-taken = Um dos dois já tem uma ficha de Pompeu.

caesar-lesson-control-close = Então é você quem decide o que acontece com Syria. Feche-a e leve para lá mais influência do que Pompeu tem.
    .goal = Feche a província Syria e assuma o controle dela.
    .done = Cinco contra quatro: Syria é sua, e o seu marcador de controle fica nela até o fim da partida.
caesar-lesson-control-close-hint = O último espaço mostra um escudo. Gire a sua ficha para que o 5 fique voltado para Syria.
caesar-lesson-control-one-is-too-little = O 5 está voltado para Asia; Syria recebe só 1, contra 4. Agora é Pompeu quem a controla. Gire a sua ficha.
caesar-lesson-control-syria-still-open = Syria ainda está aberta, e Pompeu pode fechá-la no turno dele. Feche-a você.

caesar-lesson-control-use-wealth = Quem fecha uma província também pega a ficha de bônus redonda que está nela. Esta é Riqueza: você sorteia mais uma ficha e, de agora em diante, fica com uma a mais. É agora ou nunca: clique no seu saco.
    .sheet = Quem fecha uma província também pega a ficha de bônus redonda que está nela. Esta é Riqueza: você sorteia mais uma ficha e, de agora em diante, fica com uma a mais. É agora ou nunca: marque o seu saco.
    .goal = Use a ficha Riqueza.
    .done = Três fichas em vez de duas, e assim fica. Cada ficha Riqueza acrescenta uma.
caesar-lesson-control-left-wealth = Você pode deixá-la, mas aí ela se perde. Uma ficha a mais para escolher ajuda em todos os turnos.

caesar-lesson-control-markers-left = Cada lado começa com doze marcadores de controle. Quantos você ainda tem?
    .done = Onze. O primeiro lado que fica sem nenhum vence a partida.
caesar-lesson-control-markers-left-hint = O número está ao lado do mapa, abaixo do seu nome.
caesar-lesson-control-one-was-placed = Um dos doze agora está em Syria.

caesar-lesson-control-who-would-control = Outra partida. Na província Hispania Ulterior, à esquerda, Pompeu tem 6 de influência. Você poderia fechá-la com o 4 da sua ficha de escudo. Quem a controlaria?
    .done = Pompeu: seis contra quatro. Mas há mais uma coisa nela.
caesar-lesson-control-who-would-control-hint = Compare 4 e 6.
caesar-lesson-control-i-would = eu
caesar-lesson-control-pompey-would = Pompeu
caesar-lesson-control-nobody-would = ninguém
caesar-lesson-control-four-against-six = Não importa quem fecha uma província. A soma mais alta a controla: seis contra quatro.

caesar-lesson-control-prize = A ficha Senado que está ali vai para quem fecha a província, e você a quer. Feche Hispania Ulterior, mesmo que Pompeu vá controlá-la.
    .goal = Pegue a ficha Senado da província Hispania Ulterior.
    .done = Pompeu tem a província, e você tem a ficha. Às vezes esse é o melhor negócio.
caesar-lesson-control-prize-hint = O último espaço da província Hispania Ulterior mostra um escudo.
caesar-lesson-control-not-closed = Hispania Ulterior ainda está aberta. Coloque a sua ficha de escudo no último espaço dela.

caesar-lesson-control-tie = Syria mais uma vez, e agora Pompeu tem 5. Você não pode superar isso, mas pode igualar. Feche Syria de modo que ninguém a controle.
    .goal = Feche a província Syria com a mesma influência dos dois lados.
    .done = Cinco para cada um. Ninguém jamais vai controlar Syria, e Pompeu perdeu uma província com que contava.
caesar-lesson-control-tie-hint = Qual das suas fichas de escudo tem um 5? Deixe-o voltado para Syria.
caesar-lesson-control-pompey-controls = Pompeu tem mais e agora controla Syria. Você precisa de exatamente 5 ali.
caesar-lesson-control-tie-elsewhere = Syria ainda está aberta, e Pompeu vai fechá-la para si. Feche-a agora.

caesar-lesson-control-italia-needs = Italia, no centro, é o maior prêmio. Falta um espaço, e Pompeu lidera com 11 contra os seus 8. Quanta influência a sua última ficha precisa trazer para que você controle Italia?
    .done = Quatro: doze contra onze.
caesar-lesson-control-italia-needs-hint = Você precisa de mais de 11, e tem 8.
caesar-lesson-control-that-would-tie = Isso daria onze para cada um, e ninguém a controlaria.

caesar-lesson-control-italia = Sua ficha de navio cabe no último espaço. Tome Italia.
    .goal = Assuma o controle da província Italia.
    .done = Italia conta em dobro: há dois marcadores seus nela. Nenhuma outra província vale dois.
caesar-lesson-control-six-for-dalmatia = O 6 está voltado para Dalmatia, e nada vai para Italia. Gire a sua ficha.
caesar-lesson-control-italia-still-open = Italia ainda está aberta, e Pompeu também pode ter um navio. Feche-a agora.

caesar-lesson-control-remember = Conte os espaços livres antes de colocar. Quem coloca a última ficha de uma província escolhe como ela termina.
