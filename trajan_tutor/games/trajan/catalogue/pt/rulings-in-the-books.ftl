### What the rulebooks say where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the books, named by us.
### Room: sentences, which wrap.

trajan-ruling-r1-place = A lista das fichas de bônus, nos três manuais.
trajan-ruling-r1-says = O manual tcheco e o polonês dão 2 pontos por carta no lado cinza, o em português 1.
trajan-ruling-r1-against = O manual em português, que diz 1 ponto; com ele, o lado cinza seria um terço do amarelo.
trajan-reading-r1-2 = O lado cinza de uma ficha de bônus de mercadorias traz 2 pontos por carta dela.
trajan-reading-r1-1 = O lado cinza de uma ficha de bônus de mercadorias traz 1 ponto por carta dela.

trajan-ruling-r2-place = A lista das fichas de bônus, nos três manuais.
trajan-ruling-r2-says = O manual polonês e o em português dão meio ponto por trabalhador no lado cinza, o tcheco 2 pontos.
trajan-ruling-r2-against = O manual tcheco diz 2 pontos. Seria mais que o 1 ponto do lado amarelo, então é difícil que o texto esteja certo.
trajan-reading-r2-0-5 = O lado cinza da ficha de bônus de trabalhadores traz meio ponto por trabalhador, com a soma arredondada para cima.
trajan-reading-r2-2 = O lado cinza da ficha de bônus de trabalhadores traz 2 pontos por trabalhador, mais que o lado amarelo.

trajan-ruling-r3-place = O fim de uma rodada, nos três manuais.
trajan-ruling-r3-says = Uma rodada termina depois do turno em que o marcador de tempo chegou ao espaço inicial ou passou dele. De passar duas vezes em um turno, nada se diz.
trajan-ruling-r3-against = A rodada termina depois do turno, e um turno só acaba uma vez. Então um turno poderia encerrar uma só rodada, por mais longe que o marcador fosse.
trajan-reading-r3-two-rounds = Cada vez que o marcador passa do espaço inicial, uma rodada termina, também duas vezes em um turno.
trajan-reading-r3-one-round = Um turno encerra no máximo uma rodada, não importa quantas vezes o marcador passe do espaço inicial.

trajan-ruling-r4-place = O turno, passo da ficha de Trajano, nos três manuais.
trajan-ruling-r4-says = Onde estão as duas cores, a ficha é removida e os pontos dela são recebidos; a ação especial aparece como possibilidade.

trajan-ruling-r5-place = A ação militar, nos três manuais.
trajan-ruling-r5-says = O líder vai para uma província adjacente. O acampamento fica ao lado de três províncias, e é chamado de acampamento.
trajan-ruling-r5-against = O acampamento é um lugar do mapa com vizinhos próprios, e nenhum manual proíbe a volta com todas as letras.
trajan-reading-r5-no = O líder nunca volta ao acampamento militar.
trajan-reading-r5-yes = O líder pode voltar, de uma província vizinha, ao acampamento militar; nada se pega ali.

trajan-ruling-r6-place = A ação de construção, nos três manuais.
trajan-ruling-r6-says = Pode-se entrar em espaços com trabalhadores de outros jogadores, sem ficha nem pontos. De um segundo trabalhador seu, nada se diz.

trajan-ruling-r7-place = Nenhum lugar. A questão surge na ação de porto; nenhum dos três manuais fala de uma pilha de compras vazia.
trajan-ruling-r7-says = Nada. Só a preparação fala da pilha de compras e de cartas reveladas dela.

trajan-ruling-r8-place = A preparação, nos três manuais; para a ação de porto, nenhum deles diz nada.
trajan-ruling-r8-says = Enquanto se pegam as primeiras cartas, uma pilha de descarte que se esvazia é reposta na hora da pilha de compras.

trajan-ruling-r9-place = O fim do quarto de ano, reposição do tabuleiro, nos três manuais.
trajan-ruling-r9-says = Novas fichas vão para as províncias vazias, depois para o fórum. O que se faz quando elas acabam, os manuais não dizem.

trajan-ruling-r10-place = O fim do quarto de ano, demandas do povo, nos três manuais.
trajan-ruling-r10-says = Cada demanda que você pode atender, tem de atender; com uma ficha de Trajano isso também é possível. Com quais fichas, e que ao todo sejam atendidas tantas quanto possível, os manuais não dizem.
trajan-ruling-r10-against = Usar uma ficha de Trajano não custa nada, e poupá-la só faz sentido para se livrar de uma ficha de fórum; talvez ela deva vir primeiro.
trajan-reading-r10-any = Você escolhe com o que atende uma demanda, e pode poupar uma ficha de Trajano guardada.
trajan-reading-r10-kept-first = Uma ficha de Trajano guardada atende a demanda dela primeiro; fichas de fórum e curingas vêm depois.

trajan-ruling-r11-place = A lista das fichas de bônus, nos três manuais.
trajan-ruling-r11-says = Os pontos são por ter pelo menos uma ficha de fórum com o símbolo. Curingas não são mencionados ali.
trajan-ruling-r11-against = Uma demanda curinga vale por qualquer dos três símbolos quando se atendem demandas; poderia valer aqui também.
trajan-reading-r11-no = Uma demanda curinga não traz nada com a ficha de bônus de pão, jogos ou religião.
trajan-reading-r11-yes = Uma demanda curinga conta como ficha do símbolo para uma ficha de bônus dessas.

trajan-ruling-r12-place = A ação de porto e a pontuação final, nos três manuais.
trajan-ruling-r12-says = A ficha vale por uma carta de mercadoria. Se várias podem ser usadas juntas, ou sem carta, os manuais não dizem.
trajan-ruling-r12-against = Uma ficha que substitui uma carta pode ser pensada para completar cartas de verdade, de modo que uma sem carta, ou duas como par, não seriam um embarque.

trajan-ruling-r13-place = O turno, ação especial da ficha [+2], nos três manuais.
trajan-ruling-r13-says = O marcador vai para um dos seis espaços de ações extras. Que um espaço só receba um, e o que se faz quando todos têm um, os manuais não dizem.

trajan-ruling-r14-place = Nenhum lugar. A questão surge nas fichas de Trajano, na ação militar e na de construção; nenhum manual fala de um estoque vazio.
trajan-ruling-r14-says = Nada. Cada jogador tem 15 peões, e os manuais só dizem de onde eles são pegos.

trajan-ruling-r15-place = O fim do quarto de ano, o senado, nos três manuais.
trajan-ruling-r15-says = O cônsul pega uma das duas fichas de bônus, o vice-cônsul a outra. Não se menciona número de jogadores.
trajan-ruling-r15-against = Com dois jogadores, o segundo lugar também é o último, e talvez não se queira dar um bônus a quem fica em último.
trajan-reading-r15-both = Também com dois jogadores, o vice-cônsul pega a segunda ficha de bônus.
trajan-reading-r15-consul = Com dois jogadores, só o cônsul pega uma ficha de bônus.

trajan-ruling-r16-place = Ações extras, nos três manuais.
trajan-ruling-r16-says = Com um marcador [+2] no símbolo da ficha, você pode repetir a ação uma segunda vez; a ficha é descartada, o marcador fica.

trajan-ruling-r17-place = Nenhum lugar. A questão surge na preparação e na ação de Trajano; nenhum manual fala de pilhas vazias.
trajan-ruling-r17-says = A preparação deixa todos pegarem fichas de três pilhas diferentes. De pilhas que acabam, nada se diz.

trajan-ruling-r18-place = A ação de construção e os resumos das ações extras, nos três manuais.
trajan-ruling-r18-says = O jogador executa na hora a ação da primeira ficha de um tipo. Os resumos a chamam de possível.
trajan-ruling-r18-against = A frase em si não diz que você pode: o jogador executa a ação. E possível pode querer dizer onde houver uma.
trajan-reading-r18-may-decline = Você pode abrir mão da ação que uma ficha de construção concede, mas não adiá-la.
trajan-reading-r18-must = A ação que uma ficha de construção concede tem de ser feita onde for possível.

trajan-ruling-r19-place = A ação de construção e as ações extras, nos três manuais.
trajan-ruling-r19-says = A primeira ficha de um tipo concede uma ação. Se a própria ação de construção era uma repetição, não tem papel no texto.
trajan-ruling-r19-against = A ideia é que um turno tenha uma ação extra; uma cadeia de repetição e ação concedida o deixa mais longo do que os manuais parecem querer.
trajan-reading-r19-yes = Uma ação de construção repetida também concede uma ação, pela primeira ficha de outro tipo.
trajan-reading-r19-no = Uma ação de construção repetida não concede ação.

trajan-ruling-r20-place = Ações extras, nos três manuais.
trajan-ruling-r20-says = Uma ficha de ação extra do símbolo é descartada para repetir uma ação. Quando a ficha foi pega não tem papel no texto.
trajan-ruling-r20-against = Uma ficha do fórum que repete a ação do fórum em que foi pega se paga na hora, o que os manuais talvez não tenham previsto.

trajan-ruling-r21-place = Ações extras, nos três manuais.
trajan-ruling-r21-says = Depois de uma ação, você pode repetir essa mesma ação com uma ficha do símbolo dela, ou com um curinga. Se com outra opção dela, os manuais não dizem.

trajan-ruling-r22-place = Nenhum lugar. A questão surge nas ações extras; nenhum manual diz qual de duas fichas que servem sai.
trajan-ruling-r22-says = Um curinga substitui qualquer ficha de ação extra. Qual sai quando você tem as duas, os manuais não dizem.

trajan-ruling-r23-place = O turno, ação especial das fichas de trabalhador e de legionário, nos três manuais.
trajan-ruling-r23-says = A ficha move 1 ou 2 peões para o acampamento. Se é o que a ficha mostra, ou escolha sua, os manuais não dizem.

trajan-ruling-r24-place = O turno, ação especial das fichas de demanda, nos três manuais.
trajan-ruling-r24-says = A ficha fica no tabuleiro individual pelo resto da partida. A ação especial de uma ficha é algo que você pode usar.

trajan-ruling-r25-place = A ação de porto, nos três manuais; de cartas que acabam, nada se diz.
trajan-ruling-r25-says = Compre 2 cartas e depois descarte 1. Depois de baixar cartas, você compra tantas quantas baixou.

trajan-ruling-r26-place = Nenhum lugar. A questão surge na ação de porto; nenhum manual fala de uma pilha de descarte que fica vazia.
trajan-ruling-r26-says = Nada. Só a preparação repõe uma pilha que se esvazia, e ali a pilha de compras está cheia.

trajan-ruling-r27-place = O fim do quarto de ano, reposição do tabuleiro, nos três manuais.
trajan-ruling-r27-says = Todas as fichas de senado com a face para cima saem do jogo, usadas ou não. As províncias não são mencionadas.
trajan-reading-r27-leave = As fichas de senado nas províncias saem com as que os jogadores têm, e as províncias recebem novas fichas na hora.
trajan-reading-r27-stay = As fichas de senado nas províncias ficam; só saem as que os jogadores têm.

trajan-ruling-r28-place = O fim do quarto de ano e a pontuação final, nos três manuais.
trajan-ruling-r28-says = Vence a posição mais alta no senado. Se a de antes ou a de depois da volta dos discos, os manuais não dizem.
trajan-ruling-r28-against = Mais alto no senado pode ser como os discos estavam na quarta eleição, antes de serem reempilhados.

trajan-ruling-r29-place = A preparação, nos três manuais.
trajan-ruling-r29-says = As cartas podem ser pegas de qualquer das pilhas, em qualquer combinação. Se a pilha de compras é uma delas, os manuais não dizem.
trajan-reading-r29-deck-too = Suas primeiras cartas de mercadoria vêm da pilha de compras ou do topo de qualquer das pilhas de descarte.
trajan-reading-r29-piles-only = Suas primeiras cartas de mercadoria vêm só das duas pilhas de descarte; a pilha de compras as repõe.

trajan-ruling-r30-place = A preparação, nos três manuais.
trajan-ruling-r30-says = Todos pegam três cartas, e uma pilha que se esvazia é reposta na hora. Se você vê uma carta antes de pegar a próxima, os manuais não dizem.
trajan-ruling-r31-place = O fim de um quarto de ano, reposição do tabuleiro, nos três manuais.
trajan-ruling-r31-says = Saem fichas de fórum, fichas de senado e o resto do fórum. Das fichas de demanda, nada se diz.
trajan-ruling-r32-place = Um turno, o passo da ficha de Trajano, nos três manuais.
trajan-ruling-r32-says = A bandeja tem marcadores nas cores que a ficha mostra. De uma cor duas vezes, nada se diz.
