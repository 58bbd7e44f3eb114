### Caesar!, lesson 34: the race to the last marker.

caesar-lesson-race = A corrida até o último marcador
    .idea = Doze marcadores colocados, e você venceu, seja como for o mapa.
    .can = Você sabe vencer com o seu último marcador e impedir que o outro lado faça o mesmo.

caesar-lesson-race-how-many = Uma partida no fim. Há marcadores seus em províncias, em uma fronteira e sob as suas fichas Senado. Quantos você ainda tem?
    .done = Dois. No momento em que o último é colocado, você venceu.

caesar-lesson-race-win = Pode ser neste turno. Mauritania ainda tem um espaço livre, e ao lado dela Hispania Ulterior já é sua. Coloque os seus dois últimos marcadores.
    .goal = Coloque os dois marcadores e vença.
    .done = Um na província, um na fronteira, e a partida acaba na hora.
caesar-lesson-race-win-hint = O espaço livre da província Mauritania mostra uma espada. Pompeu tem 4 ali, e você tem 1.
caesar-lesson-race-win-border-hint = Depois da província vem a fronteira com Hispania Ulterior.
caesar-lesson-race-five-for-numidia = O 5 foi para Numidia. Em Mauritania você só tem 2, contra 4. Gire a ficha.
caesar-lesson-race-not-mauritania = Isso não fecha nada, e Pompeu ganha mais um turno. Feche Mauritania.
caesar-lesson-race-border-left-out = Ainda há um marcador na sua mão. Ponha-o na fronteira entre Hispania Ulterior e Mauritania.

caesar-lesson-race-second-senate = Marcadores também podem ir sob fichas Senado. Você tem uma ficha dessas, e outra está em Syria. Se você fechar Syria e a controlar, pode pôr até dois marcadores sob a nova: nenhum, um ou dois. Ponha os dois.
    .goal = Ponha dois marcadores sob a sua nova ficha Senado.
    .done = Duas fichas Senado, dois marcadores de uma vez. Uma terceira receberia três.
caesar-lesson-race-second-senate-hint = Feche Syria com a sua ficha de escudo e deixe o 5 voltado para lá.
caesar-lesson-race-both-markers-hint = Depois clique nos marcadores ao lado do mapa: esse clique vale por todos os que são permitidos.
caesar-lesson-race-no-control-no-markers = A ficha Senado é sua, e você fica com ela. Mas Pompeu controla Syria, então nenhum marcador vai sob a ficha.
caesar-lesson-race-syria-waits = Syria ainda está aberta, e Pompeu também quer a ficha Senado dela. Feche-a agora.
caesar-lesson-race-fewer-markers = Você pode não pôr nenhum, mas para que esperar? Cada marcador leva você mais perto do fim.

caesar-lesson-race-markers-now = Antes deste turno você tinha dez marcadores. Quantos tem agora?
    .done = Sete: um foi para Syria, dois para baixo da ficha Senado. Você nunca pode pôr mais do que tem.
caesar-lesson-race-province-and-senate = Um marcador para Syria e dois para o Senado: três de dez.

caesar-lesson-race-danger = Agora é Pompeu quem só tem mais um marcador. É a sua vez. Em que lugar do mapa ele poderia vencer no próximo turno dele? Clique no lugar.
    .sheet = Agora é Pompeu quem só tem mais um marcador. É a sua vez. Em que lugar do mapa ele poderia vencer no próximo turno dele? Marque o lugar.
    .done = Em Mauritania: um espaço livre, e ele lidera ali com 5 contra 2.
caesar-lesson-race-danger-hint = Procure uma província com um espaço livre em que Pompeu tem mais influência do que você.

caesar-lesson-race-stop = Então aja primeiro. Feche Mauritania antes, sem deixar que Pompeu a controle.
    .goal = Feche a província Mauritania sem deixar Pompeu vencer.
    .done = Sete contra cinco. Ele precisa procurar outro caminho, e você tem um turno a mais.
caesar-lesson-race-stop-hint = Você precisa de mais de 5 em Mauritania. Sua ficha de espada pode somar 5 aos 2 que já estão lá.
caesar-lesson-race-closed-for-pompey = Ela está fechada, mas com 3 contra 5. Pompeu colocou o último marcador dele no seu turno e venceu. Gire a ficha.
caesar-lesson-race-too-late = Mauritania ainda está aberta. Avance e veja o que Pompeu faz.

caesar-lesson-race-no-placement = Para Pompeu falta um marcador, e para você, sete. A corrida está perdida, mas não a partida: quem não pode colocar uma ficha no começo de um turno perde. Quatro espaços estão livres. O saco dele está vazio, então ele não sorteia nada. Ele tem duas espadas: todas as outras fichas dele estão no mapa.
    .goal = Deixe Pompeu sem espaço para as fichas dele.
    .done = Não há mais espaço livre com espada: ele não tem onde colocar, e você venceu. Guarde uma ficha curinga para quando o mapa encher.
caesar-lesson-race-no-placement-hint = Só um espaço livre mostra uma espada: entre Numidia e Africa.
caesar-lesson-race-no-placement-hint-2 = Em Numidia, Pompeu lidera, 6 contra 1. A sua espada a fecha. Não deixe que ele a ganhe.
caesar-lesson-race-numidia-for-pompey = O último espaço dele está ocupado, mas Numidia também está fechada, e ele a ganhou com o último marcador. Com o 5 voltado para Numidia, dá empate.
caesar-lesson-race-sword-still-free = Ainda há uma espada livre, e ele tem espadas. Ele colocaria uma ali, ganharia Numidia e, com ela, a partida.

caesar-lesson-race-your-game = Você conhece todas as regras do jogo básico. Explore a partir daqui: é uma partida inteira contra Pompeu.
