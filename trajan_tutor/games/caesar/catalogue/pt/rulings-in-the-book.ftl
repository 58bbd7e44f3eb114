### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

caesar-ruling-c1-place = O turno, fechar províncias.
caesar-ruling-c1-says = Uma província cujos espaços de fronteira estão todos ocupados está fechada. Se as duas estão fechadas, o jogador ativo escolhe a ordem em que são resolvidas. Se marcadores vão às fronteiras uma vez por província ou uma vez por turno, o manual não diz.
caesar-reading-c1-together = As duas províncias estão fechadas desde o momento da colocação: a Força da primeira não muda nada na segunda.
caesar-reading-c1-one-by-one = A segunda província só é fechada quando é resolvida: a Força da primeira muda as somas dela.

caesar-ruling-c2-place = O turno, sortear. De um saco vazio, nada se diz.
caesar-ruling-c2-says = Uma ficha é sorteada para o estoque no fim do turno.

caesar-ruling-c3-place = O fim da partida. De um tabuleiro cheio, nada se diz.
caesar-ruling-c3-says = Quem não consegue colocar nenhuma ficha no começo do turno perde.

caesar-ruling-c4-place = O turno, bônus Tática.
caesar-ruling-c4-says = A Tática dá mais um turno. O efeito de uma ficha de bônus pode ser usado na hora, ou se perde.
caesar-ruling-c4-against = A ficha é usada quando é pega; o que vem depois é um turno como qualquer outro, e quem não consegue colocar em um turno perde.
caesar-reading-c4-may-decline = O turno extra da Tática pode ser recusado enquanto não começou.
caesar-reading-c4-must = O turno extra da Tática tem de ser feito, também onde nenhuma colocação é possível.

caesar-ruling-c5-place = O turno, sortear, e o bônus Tática.
caesar-ruling-c5-says = A Tática dá mais um turno, e um turno termina com o sorteio. Qual dos dois vem primeiro, o manual não diz.

caesar-ruling-c6-place = O turno, bônus Força.
caesar-ruling-c6-says = Uma ficha de influência ou um marcador de controle inimigo é virado para baixo. O que está sob um marcador não é mencionado.

caesar-ruling-c7-place = O turno, bônus Força.
caesar-ruling-c7-says = Uma província com um marcador de controle com a face para baixo no seu espaço não recebe mais marcadores nas fronteiras. Italia tem dois espaços, e dois marcadores.
caesar-ruling-c7-against = Enquanto um dos dois está com a face para cima, Italia ainda tem um marcador como qualquer outra província sob controle.
caesar-reading-c7-one = Um marcador com a face para baixo em Italia basta: as fronteiras dela não recebem mais marcadores.
caesar-reading-c7-both = As fronteiras de Italia só não recebem mais marcadores quando os dois marcadores dela estão com a face para baixo.

caesar-ruling-c8-place = O turno, bônus Força.
caesar-ruling-c8-says = O marcador é virado, não removido. Só dos marcadores em fronteiras se diz que não podem vir mais.

caesar-ruling-c9-place = O turno, bônus Senado, e a preparação.
caesar-ruling-c9-says = Uma ficha Senado é posta no seu lado do tabuleiro, nos espaços para ela. Quantos espaços há, e o que se faz com mais uma, o manual não diz.

caesar-ruling-c10-place = A preparação, e as expansões.
caesar-ruling-c10-says = Primeiro, a ficha Senado é posta no espaço cheio de Italia. Fichas de uma expansão substituem três fichas de bônus aleatórias. Que a de Italia fique de fora, o manual não diz.

caesar-ruling-c11-place = A expansão Postos de controle. De um banco vazio, nada se diz.
caesar-ruling-c11-says = Uma ficha colocada em um posto de controle pode ser colocada com a face para baixo; então uma ficha de bônus é sorteada do banco e resolvida.
caesar-ruling-c11-against = Colocar com a face para baixo e sortear são mencionados como duas coisas; pode-se fazer uma embora não haja o que sortear.
caesar-reading-c11-gone = Com o banco vazio, nenhuma ficha é mais colocada com a face para baixo.
caesar-reading-c11-without-drawing = Com o banco vazio, uma ficha ainda pode ser colocada com a face para baixo; nada é sorteado.

caesar-ruling-c12-place = A expansão Postos de controle.
caesar-ruling-c12-says = A ficha de influência pode ser posta com a face para baixo, e em troca uma ficha de bônus pode ser sorteada. Que o símbolo tenha de combinar, e quando a ficha do banco é resolvida, o manual não diz.
caesar-ruling-c12-against = O pode talvez seja só da colocação: quem escolhe colocar com a face para baixo então sorteia.
caesar-reading-c12-may = Quem coloca com a face para baixo pode sortear do banco, ou deixá-lo.
caesar-reading-c12-must = Quem coloca com a face para baixo tem de sortear do banco; o efeito ainda pode ficar sem uso.

caesar-ruling-c14-place = A expansão Postos de controle, e o bônus Senado.
caesar-ruling-c14-says = Marcadores vão sob uma ficha Senado se o mesmo fechamento deu o controle. Uma ficha do banco vem com uma colocação, antes de qualquer fechamento.
caesar-ruling-c14-against = Uma ficha do banco é pega sem nenhum fechamento, então a condição para os marcadores dela nunca pode se cumprir.
caesar-reading-c14-first-win = Uma ficha Senado do banco recebe marcadores no primeiro fechamento desta colocação que o lado dela ganha.
caesar-reading-c14-never = Uma ficha Senado do banco fica guardada, e não recebe marcadores.

caesar-ruling-c15-place = A expansão Centuriões.
caesar-ruling-c15-says = No fim do turno, em vez de sortear, pega-se uma das próprias fichas de influência Centurião. De duas fichas de bônus dessas em um turno, nada se diz.
caesar-ruling-c15-against = Cada uma das duas fichas de bônus promete uma ficha Centurião, e nada diz que uma das promessas não vale.

caesar-ruling-c16-place = A expansão Centuriões. Do caso de não restar nenhuma, nada se diz.
caesar-ruling-c16-says = Em vez de sortear, pega-se uma ficha de influência Centurião; cada lado tem três.

caesar-ruling-c17-place = A expansão Veneno.
caesar-ruling-c17-says = Uma ficha do estoque, escolhida aleatoriamente, vai para o saco. As fichas de influência Centurião, que começaram diante do jogador na mesa, não são mencionadas.

caesar-ruling-c18-place = A expansão Veneno. De um estoque vazio, nada se diz.
caesar-ruling-c18-says = O adversário devolve ao saco uma ficha do estoque, escolhida aleatoriamente; esse estoque continua com uma ficha a menos.

caesar-ruling-c20-place = O modo solo e a expansão Veneno.
caesar-ruling-c20-says = Crasso tem, no lugar de um estoque, uma fileira de três fichas com a face para cima, e usa Veneno. O que o Veneno faz à fileira dele, o manual não diz.

caesar-ruling-c21-place = O modo solo, regras 1 e 2 de Crasso.
caesar-ruling-c21-says = Ele toma o menor número que basta para o controle ou para fechar. Uma ficha tem dois números.

caesar-ruling-c23-place = O modo solo, regras 1 e 2 de Crasso, e a lista das províncias.
caesar-ruling-c23-says = A regra diz o menor número que basta; uma lista abaixo diz qual província é tomada se várias são possíveis.
caesar-ruling-c23-against = O número está na própria regra, e a lista só decide o que a regra deixa em aberto. Então o número viria primeiro.
caesar-reading-c23-province-first = Crasso escolhe a província pela lista, depois o menor número que basta ali.
caesar-reading-c23-number-first = Crasso escolhe o menor número que basta em qualquer lugar, depois a província pela lista.

caesar-ruling-c24-place = O modo solo, regras 3 e 4 de Crasso.
caesar-ruling-c24-says = A regra 3 vai aonde a diferença de influência é maior contra ele, a regra 4 aonde menos falta para o controle. Como conta uma liderança, o manual não diz.
caesar-ruling-c24-against = A quem lidera não falta nada. Então todas as províncias em que ele lidera podem ser iguais para a regra 4, e a lista decide.
caesar-reading-c24-lead-counts = Na regra 4 de Crasso, a liderança conta: ele vai aonde lidera por mais.
caesar-reading-c24-lead-counts-nothing = Na regra 4 de Crasso, toda liderança é igual: a lista das províncias decide entre elas.

caesar-ruling-c25-place = O modo solo, as listas dos espaços e das fichas.
caesar-ruling-c25-says = Uma lista diz qual espaço, a seguinte qual ficha. O que vem primeiro onde um depende da outra, o manual não diz.
caesar-ruling-c25-against = Ele coloca uma ficha, e os espaços são aqueles em que essa ficha serve; então a ficha pode vir primeiro.
caesar-reading-c25-space-first = Crasso escolhe o espaço pela lista, depois uma ficha que serve ali.
caesar-reading-c25-token-first = Crasso escolhe a ficha pela lista, depois um espaço em que ela serve.

caesar-ruling-c26-place = O modo solo; para o jogador, a ordem está em fechar províncias.
caesar-ruling-c26-says = Se uma colocação fecha duas províncias, o jogador ativo escolhe a ordem. Como Crasso escolhe, o manual não diz.

caesar-ruling-c27-place = O modo solo; para jogadores, os marcadores são descritos no fechamento de províncias.
caesar-ruling-c27-says = Um lado pode pôr marcadores em fronteiras e sob fichas Senado. Se Crasso o faz, o manual não diz.

caesar-ruling-c28-place = O modo solo, a pilha de placas táticas.
caesar-ruling-c28-says = A pilha é embaralhada de novo quando está vazia. Em que momento, o manual não diz.

caesar-ruling-c29-place = O modo solo, as placas táticas. Uma segunda colocação impossível não é mencionada.
caesar-ruling-c29-says = Para cada símbolo desses coloca-se uma ficha, e quem não consegue colocar no começo do turno perde. O que é de uma colocação no meio do turno dele, e que os símbolos sejam feitos de cima para baixo, o manual não diz.
caesar-ruling-c29-against = A placa pede duas colocações, e não conseguir colocar é o que faz perder.
caesar-reading-c29-left-out = Uma segunda colocação impossível de Crasso é deixada de fora.
caesar-reading-c29-loses = Crasso perde quando a segunda colocação dele é impossível.

caesar-ruling-c30-place = O modo solo, a variante mais difícil.
caesar-ruling-c30-says = Ao descartar uma ficha de bônus dessas, descarta-se também um marcador de controle dele. Vence quem primeiro se livra de todos os marcadores; entre parênteses: os coloca. Se ele se livrou de um descartado, o manual não diz.
caesar-ruling-c30-against = O parêntese fala de colocar, e um marcador que sai do jogo não foi colocado.

caesar-ruling-c31-place = O modo solo, as regras de Crasso.
caesar-ruling-c31-says = A regra 2 fecha uma província sem perder na hora. As outras regras não têm essas palavras.
caesar-ruling-c31-against = A cautela da regra 2 pode valer para tudo o que ele faz, já que nenhuma regra é feita para perder a partida.

caesar-ruling-c32-place = A expansão Postos de controle.
caesar-ruling-c32-says = A ficha conta 0/0 quando está com a face para baixo. Se o outro lado a vê antes, o manual não diz.

caesar-ruling-c33-place = A expansão Centuriões.
caesar-ruling-c33-says = Cada jogador prepara as fichas diante de si na mesa. Se com a face para cima, o manual não diz.

caesar-ruling-c34-place = O modo solo, regras 3 e 4 de Crasso, e a lista dos espaços.
caesar-ruling-c34-says = As regras pedem o maior número em uma província; a lista pede o espaço voltado para onde ele está mais atrás.
caesar-ruling-c34-against = A lista dos espaços não fala de números, e talvez se deva usar antes de escolher a ficha.
caesar-reading-c34-number-first = Pelas regras 3 e 4, Crasso toma o maior número que serve em qualquer ponto da província, depois o espaço.
caesar-reading-c34-space-first = Pelas regras 3 e 4, Crasso toma o espaço pela lista, depois o maior número que serve ali.

caesar-ruling-c35-place = O modo solo, regras 5, 6 e 7 de Crasso.
caesar-ruling-c35-says = Ele toma o maior número, e a província que o recebe.
caesar-ruling-c35-against = O maior número pode ser o maior da fileira dele; onde nenhuma província dessas o recebe, valeria a regra seguinte.

caesar-ruling-c36-place = O modo solo, a variante mais difícil.
caesar-ruling-c36-says = Uma ficha de bônus descartada também descarta um dos marcadores de controle dele. Em que ponto do fechamento, o manual não diz.

caesar-ruling-c37-place = A expansão Postos de controle, e o bônus Senado.
caesar-ruling-c37-says = Vão sob ela tantos marcadores quantas fichas Senado o lado tem ao todo. De duas fichas de uma vez, nada se diz.

caesar-ruling-c38-place = O modo solo, e o fim da partida.
caesar-ruling-c38-says = Quem não consegue colocar no começo do turno perde, e o modo solo termina como de costume. O que conta como começo do turno dele, o manual não diz.
caesar-ruling-c38-against = Ao pé da letra, ele perderia no começo do turno dele, antes de a placa ser virada.

caesar-ruling-c39-place = O modo solo, regra 4 de Crasso.
caesar-ruling-c39-says = Ele vai aonde tem influência. Os números dizem quanta; que um 0 não seja nenhuma, o manual não diz.
caesar-ruling-c39-against = As fichas se chamam fichas de influência, então qualquer uma junto a uma província pode ser influência ali.
caesar-reading-c39-sum = Crasso tem influência em uma província em que os números dele somam mais de 0.
caesar-reading-c39-any-token = Crasso tem influência em uma província em cujas fronteiras há qualquer ficha dele.

caesar-ruling-c40-place = O modo solo, a lista das fichas.
caesar-ruling-c40-says = Não curinga; a maior soma (ou a menor, como a regra pede); a primeira à esquerda. Quais regras pedem a menor soma, o manual não diz.

caesar-ruling-c41-place = O modo solo, regra 2 de Crasso, e o fim da partida.
caesar-ruling-c41-says = Ele fecha uma província sem perder na hora. Um lado que colocou seu último marcador vence na hora.

caesar-ruling-c42-place = O modo solo, regra 5 e a lista das províncias; o bônus Força.
caesar-ruling-c42-says = Ele coloca ao lado de uma província que controla. A Força vira um marcador, e só proíbe mais marcadores nas fronteiras.

caesar-ruling-c43-place = O modo solo; para jogadores, os marcadores são descritos em fechar províncias.
caesar-ruling-c43-says = Um lado acrescenta marcadores nas fronteiras entre suas províncias. Quais Crasso escolhe quando eles acabam, o manual não diz.

caesar-ruling-c44-place = O modo solo, as placas táticas com Centuriões.
caesar-ruling-c44-says = Pelo símbolo, ele pega a ficha Centurião do topo da sua pilha. Que a pilha possa estar vazia, o manual não diz.

caesar-ruling-c45-place = O modo solo, placa tática A.
caesar-ruling-c45-says = Se não foi possível sortear do saco o número necessário de fichas, nenhuma é descartada por este símbolo. Quantas a placa A sorteia, o manual não diz.

caesar-ruling-c46-place = O turno, bônus Riqueza.
caesar-ruling-c46-says = Sorteia-se mais uma ficha na hora, e o estoque continua com uma ficha a mais. De um saco vazio, nada se diz.

caesar-ruling-c47-place = O turno, fechar províncias, e o fim da partida.
caesar-ruling-c47-says = Em um espaço de fronteira entre duas províncias vizinhas suas, um jogador pode pôr mais 1 marcador de controle. Que possa haver mais fronteiras que marcadores, o manual não diz.

caesar-ruling-c48-place = O fim da partida.
caesar-ruling-c48-says = Quem não consegue colocar nenhuma ficha no começo do turno perde. Quando começa uma posição no papel não é questão do manual.

caesar-ruling-c49-place = O fim da partida, e o bônus Tática.
caesar-ruling-c49-says = Quem não consegue colocar no começo do turno perde, e a Tática dá mais um turno. Do caso em que nenhum lado consegue colocar, nada se diz.

caesar-ruling-c50-place = As expansões, e como se combinam.
caesar-ruling-c50-says = Três fichas Veneno substituem aleatoriamente três fichas de bônus, e três fichas Centurião outras três; as seis substituídas formam o banco.

caesar-ruling-c51-place = A expansão Centuriões.
caesar-ruling-c51-says = No fim do turno, em vez de sortear, pega-se uma ficha de influência Centurião. Efeitos de fichas de bônus podem ficar sem uso.

caesar-ruling-c52-place = O modo solo, a pilha de placas táticas, e o fim da partida.
caesar-ruling-c52-says = Uma pilha vazia é embaralhada de novo, e quem não consegue colocar no começo do turno perde. O que se olha primeiro, o manual não diz.

caesar-ruling-c53-place = O turno, fechar províncias.
caesar-ruling-c53-says = Em um espaço de fronteira entre duas províncias vizinhas suas, um jogador pode pôr mais 1 marcador de controle. A frase está entre os passos de um fechamento; em quais fechamentos, e em quais fronteiras, o manual não diz.
caesar-ruling-c53-against = A frase faz parte do fechamento de uma província, e o exemplo dela marca uma fronteira dessa província; então talvez fale só dessas fronteiras.
caesar-reading-c53-any-closing = Um marcador de fronteira deixado de fora pode ser colocado em qualquer fechamento posterior.
caesar-reading-c53-own-closing = Um marcador de fronteira é colocado quando uma das duas províncias dessa fronteira fecha, ou nunca.

caesar-ruling-c54-place = O modo solo; para jogadores, os marcadores são descritos em fechar províncias.
caesar-ruling-c54-says = Um jogador pode pôr mais 1 marcador de controle em uma fronteira dessas, e uma província é resolvida como de costume, com a diferença de que Crasso vence empates. Que algo mais seja diferente no turno dele, o manual não diz.
caesar-reading-c54-all-placed = No turno de Crasso, todos os marcadores de fronteira do jogador são colocados sem perguntar.
caesar-reading-c54-player-chooses = No turno de Crasso, o jogador escolhe quais dos seus marcadores de fronteira são colocados.

caesar-ruling-c55-place = O turno, bônus Senado.
caesar-ruling-c55-says = Podem ir marcadores de controle sob uma ficha Senado, a saber, tantos quantas fichas Senado você tem ao todo; nos exemplos 1, depois 3. Com menos marcadores restantes, nada se diz.
caesar-reading-c55-up-to = Sob uma ficha Senado vão tantos marcadores quantos você quiser, até o número das suas fichas Senado.
caesar-reading-c55-exactly = Sob uma ficha Senado vão exatamente tantos marcadores quantas fichas Senado você tem, ou todos os que restam, ou nenhum.
