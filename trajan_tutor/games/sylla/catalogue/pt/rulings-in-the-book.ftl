### What the rulebook says where a ruling is needed: the place, what its words say and no more, what speaks against our reading,
### and how it is played by each reading that can be chosen. The words themselves are quoted in data/book-words.toml; nothing
### here stands in quotation marks. The places are parts of the book, named by us.
### Room: sentences, which wrap.

sylla-ruling-s1-place = As grandes obras, a lista delas e o exemplo resolvido da fase VI.
sylla-ruling-s1-says = A lista diz 4 votos por passo; no exemplo, 9 votos pelos Banhos públicos movem o marcador um espaço, o que só está certo com 5.
sylla-ruling-s1-against = A lista das obras, que diz 4 com todas as letras. Um exemplo também pode estar errado.
sylla-reading-s1-5 = Em Banhos públicos, Coliseu e Senado, o marcador anda um espaço a cada 5 votos; no Celeiro, a cada 4.
sylla-reading-s1-4 = Em todas essas obras, o marcador anda um espaço a cada 4 votos.
sylla-ruling-s1-try = Ponha os oito denários na mão, polegar para cima: quanto anda a Saúde?

sylla-ruling-s2-place = A preparação.
sylla-ruling-s2-says = Cada jogador pega o conjunto da sua peça de Renda e escolhe dele. Todas as outras cartas de personagem formam a pilha de compras.

sylla-ruling-s3-place = Fase III, construções. O caso de ninguém comprar só é mencionado para a peça.
sylla-ruling-s3-says = Se todos passam, a construção é descartada; quem comprou a última construção oferece uma peça nova. Quem oferece quando o cônsul ainda não vendeu nenhuma, o manual não diz.
sylla-ruling-s3-against = O direito de oferecer deveria circular, e com o mesmo vendedor ele pode ficar onde ninguém quer comprar.
sylla-reading-s3-seller = Quando ninguém compra, o mesmo jogador oferece a próxima construção.
sylla-reading-s3-left-neighbour = Quando ninguém compra, o vizinho à esquerda do vendedor oferece a próxima construção.
sylla-ruling-s3-try = Ninguém deu lance pela sua construção. Passe também: quem oferece a próxima?

sylla-ruling-s4-place = A lista das construções, Guindaste e Ínsula.
sylla-ruling-s4-says = Ínsula e Guindaste podem ser descartados na hora; Estátua, Arco do triunfo e Banco são. Para que serve uma peça que não é descartada, o manual não diz.
sylla-ruling-s4-against = A palavra pode: quem não é obrigado a descartar a peça fica com ela, e uma peça que fica é uma construção para a Enchente.

sylla-ruling-s5-place = Fase V, os eventos duradouros.
sylla-ruling-s5-says = Cada jogador vira uma carta sua para baixo. Em que ordem, e o que acontece quando o evento acontece de novo, o manual não diz.
sylla-ruling-s5-against = O evento dura o tempo todo, e o dano dele já está feito: cada um tem uma carta virada por ele.

sylla-ruling-s6-place = Fase I, primeiro cônsul.
sylla-ruling-s6-says = O cônsul da última rodada abre com um número de votos. Qual é o menor, o manual não diz.
sylla-ruling-s6-against = Um Senador em pé é um voto por si, então ninguém que tem Senadores poderia abrir com menos.
sylla-reading-s6-nothing = O cônsul pode abrir com um lance de 0.
sylla-reading-s6-senators = O cônsul abre com pelo menos tantos votos quantos Senadores em pé ele tem.
sylla-ruling-s6-try = Você abre a eleição e tem dois Senadores em pé. Pode dar lance de 0?

sylla-ruling-s7-place = Fase V, eventos.
sylla-ruling-s7-says = Cada cubo é colocado em um evento com o símbolo da carta dele. De não haver nenhum, nada se diz.

sylla-ruling-s8-place = A lista das construções, Taverna.
sylla-ruling-s8-says = Uma Taverna pode mover um marcador de Res Publica. A posição da fome é lida na trilha de Res Publica, mas o marcador dela é contraposto aos marcadores de Res Publica.

sylla-ruling-s9-place = Fase VI, grande obra.
sylla-ruling-s9-says = Os lugares vão pelos votos entre os polegares para cima. De alguém sem nenhum voto, nada se diz aqui; para os cubos da fase V, pede-se pelo menos um.
sylla-ruling-s9-against = Onde o manual quer pelo menos um, ele diz, como para os cubos. Aqui não diz, então um polegar para cima já tem um lugar.
sylla-reading-s9-not-ranked = Um polegar para cima sem voto não tem lugar na grande obra.
sylla-reading-s9-ranked = Um polegar para cima sem voto também tem um lugar, o último.
sylla-ruling-s9-try = Não ponha denário na mão, polegar para cima. Outros dois também têm o polegar para cima, e nenhum voto: eles pontuam?

sylla-ruling-s10-place = Fase VII, crise.
sylla-ruling-s10-says = Quem tem mais fichas da cor recebe 3 pontos de prestígio, depois quem tem menos perde 3. Do caso em que todos têm o mesmo número, nada se diz.

sylla-ruling-s11-place = Nenhum lugar. A questão surge nas fichas; o manual não fala de um estoque vazio.
sylla-ruling-s11-says = Nada além do número de fichas na caixa.

sylla-ruling-s12-place = Nenhum lugar. A variante da editora para dois jogadores não foi encontrada.
sylla-ruling-s12-says = O próprio manual é para três e quatro jogadores.

sylla-ruling-s13-place = A preparação, e o que ela muda para três jogadores.
sylla-ruling-s13-says = Cada jogador recebe aleatoriamente uma das quatro peças, e quem tem a peça I se torna o primeiro cônsul. Qual fica de fora com três jogadores, o manual não diz.
sylla-ruling-s13-against = As peças são dadas aleatoriamente entre quatro, então qualquer delas pode sobrar na caixa, também a peça I.

sylla-ruling-s14-place = Fase I, primeiro cônsul.
sylla-ruling-s14-says = Quem dá o maior lance paga os denários que ofereceu; seus Senadores cobrem o resto do lance. Do caso em que cobrem mais que o lance, nada se diz.
sylla-ruling-s14-against = Um voto é um Senador ou um denário, e Senadores contam por si; então um lance abaixo do número deles diz menos do que há.
sylla-reading-s14-allowed = Um lance abaixo do número dos próprios Senadores em pé é permitido, e de graça.
sylla-reading-s14-not-allowed = Um lance abaixo do número dos próprios Senadores em pé não é permitido.
sylla-ruling-s14-try = Você tem dois Senadores em pé. Pode dar lance de 1?

sylla-ruling-s15-place = Fase III, construções.
sylla-ruling-s15-says = Cada um diz quanto está disposto a pagar pela construção. Qual é o menor lance, o manual não diz.
sylla-ruling-s15-against = Nada proíbe um lance de 0, e então quem dá o primeiro lance recebe de graça o que ninguém mais quer.
sylla-reading-s15-1 = O menor lance por uma construção é 1 hexágono.
sylla-reading-s15-0 = Um lance de 0 hexágonos é permitido: a construção então não custa nada.
sylla-ruling-s15-try = O primeiro lance é seu. Pode dar lance de 0?

sylla-ruling-s16-place = A lista das construções, Guindaste.
sylla-ruling-s16-says = Pega-se uma carta Guindaste que pode ser usada em pagamentos a partir da próxima rodada. Os hexágonos dela só estavam em uma imagem.

sylla-ruling-s17-place = A lista das construções, Taverna.
sylla-ruling-s17-says = Uma Taverna também pode ser usada para bloquear um marcador no valor mais alto ou mais baixo. Contra o quê, e por quanto tempo, o manual não diz.
sylla-ruling-s17-against = Quem usa uma Taverna assim quer o marcador preso; só contra uma segunda Taverna, isso quase nunca vale a pena.

sylla-ruling-s18-place = Fase IV, renda.
sylla-ruling-s18-says = Os jogadores pegam sua renda e usam as construções cujo efeito é desta fase. Em que ordem, e que cada um faça tudo antes do próximo, o manual não diz.

sylla-ruling-s19-place = Fase V, eventos.
sylla-ruling-s19-says = Os dois eventos com mais cubos são evitados, e desses sai do jogo o que tem mais. O cônsul decide os empates.

sylla-ruling-s20-place = Fase V, os eventos duradouros.
sylla-ruling-s20-says = Cada jogador vira para baixo um Senador seu. Se ele pode estar de lado, e o que faz quem não tem nenhum, o manual não diz.

sylla-ruling-s21-place = Fase V, os eventos duradouros.
sylla-ruling-s21-says = O que um segundo evento em jogo cobre tem de ficar para baixo também depois da remoção; os outros valem de novo a partir desse momento. Que o que volta fique em pé, o manual não diz.

sylla-ruling-s22-place = Nenhum lugar. A questão surge na fase V; o manual não fala de fichas de menos.
sylla-ruling-s22-says = Quem tem mais cubos em um evento pega, cada um, uma ficha da cor dele.

sylla-ruling-s23-place = A preparação, onde se mencionam biombos; fase I para a ficha do cônsul.
sylla-ruling-s23-says = Os biombos escondem fichas e dinheiro; a ficha do cônsul é pública; em uma crise todos têm de mostrar suas fichas, e as escondem de novo. Se outras fichas são pegas em segredo, o manual não diz.
sylla-ruling-s23-against = Se só a ficha do cônsul é pega à vista de todos, então outras fichas podem ser pegas em segredo, que é para o que serve um biombo.

sylla-ruling-s24-place = Fase VII, crise.
sylla-ruling-s24-says = Para cada marcador em crise acontece esse tipo de crise: mais fichas recebem 3 pontos de prestígio na hora, menos fichas perdem 3 na hora; que ninguém caia abaixo de 0 é uma nota junto da fome. Em que ordem, o manual não diz.
sylla-ruling-s24-against = A nota sobre 0 está junto da fome, então pode valer para a fase inteira: primeiro se soma tudo o que nela se ganha e se perde.
sylla-reading-s24-one-by-one = As crises são contadas uma depois da outra; no caminho, o prestígio nunca cai abaixo de 0.
sylla-reading-s24-together = Todas as crises são contadas juntas; só a soma delas não cai abaixo de 0.
sylla-ruling-s24-try = Você tem 2 pontos de prestígio, é quem tem menos fichas de Espírito cívico e quem tem mais de Saúde, e as duas cores estão em crise. Abra a mão: quantos pontos de prestígio você tem depois das crises?

sylla-ruling-s25-place = O fim da partida, Igreja.
sylla-ruling-s25-says = Os jogadores podem libertar todos os seus Escravos com a face para cima, por 2 denários cada um. Se só alguns, o manual não diz.
sylla-ruling-s25-against = A palavra todos: quem não pode pagar por todos não libertaria nenhum.
sylla-reading-s25-as-many-as-possible = São libertados tantos Escravos quantos o dinheiro permite.
sylla-reading-s25-all-or-none = Um jogador liberta todos os Escravos, ou nenhum quando o dinheiro não dá para todos.
sylla-ruling-s25-try = Não ponha denário na mão, para que sobrem cinco. Quantos dos seus três Escravos são libertados com eles?

sylla-ruling-s26-place = A trilha de Res Publica, uma imagem que se perdeu.
sylla-ruling-s26-says = A posição do marcador diz quantos pontos de prestígio cada ficha traz. O texto não dá número para nenhum espaço; o exemplo conta 3, 3 e 1.
sylla-ruling-s26-against = Só a imagem mostrava isso, e a imagem se perdeu. O espaço da crise poderia valer 1, como o espaço ao lado.
sylla-reading-s26-0 = Uma ficha cujo marcador está na crise não vale nada no fim.
sylla-reading-s26-1 = Uma ficha cujo marcador está na crise vale 1 ponto de prestígio no fim.
sylla-ruling-s26-try = Não ponha denário na mão, polegar para cima. O Lazer está na crise: o que suas duas fichas dele trazem no fim?

sylla-ruling-s27-place = Fase II, recrutamento.
sylla-ruling-s27-says = Os personagens que sobram vão para baixo da pilha de compras. Em que ordem, o manual não diz.

sylla-ruling-s28-place = O fim de uma rodada, e o fim da partida.
sylla-ruling-s28-says = No fim da rodada, seis novos personagens são dispostos, e a partida termina no fim da quinta. Que a quinta seja uma exceção, o manual não diz.
sylla-ruling-s28-against = O manual de regras descreve o fim de uma rodada sem exceção para a última.

sylla-ruling-s29-place = Nenhum lugar. A caixa traz 35 moedas de 1 denário e 5 de 5; o manual não diz o que fazer se acabarem.
sylla-ruling-s29-says = Nada além do número de moedas.

sylla-ruling-s30-place = A preparação e a fase VI.
sylla-ruling-s30-says = Todos escolhem em segredo, e todos mostram juntos o que escolheram.

sylla-ruling-s31-place = As grandes obras.
sylla-ruling-s31-says = As obras dão prestígio por lugares; para um terceiro lugar só o Panteão tem um número, e no exemplo dos Banhos públicos o terceiro não recebe nada. Um quarto lugar não é mencionado.

sylla-ruling-s32-place = Fase I, primeiro cônsul, e o exemplo resolvido dela.
sylla-ruling-s32-says = Um Senador é um voto. Uma carta perde sua capacidade quando pagou uma construção; de virar de lado na fase I, nada se diz. No exemplo, um Senador está de lado mais tarde na rodada.
sylla-ruling-s32-against = Dois relatos públicos do jogo viram de lado Senadores que votaram, e no exemplo o Senador do Preto, que deu lance na fase I, está de lado na fase VI.
sylla-reading-s32-stay-upright = Senadores que votam na fase I ficam em pé.
sylla-reading-s32-tilt = São virados de lado tantos Senadores do novo cônsul quantos o lance dele precisou, primeiro os que não são cristãos.
sylla-ruling-s32-try = Dê um lance de dois votos: seus Senadores ficam em pé depois?

sylla-ruling-s33-place = Fase III, construções, e o que ela muda para três jogadores.
sylla-ruling-s33-says = Com quatro jogadores, são oferecidas 5 peças. Três jogadores podem comprar 4 ao todo, em vez de 5, e pelo menos duas são sempre removidas. Que as ofertas parem após quatro, o manual não diz.
sylla-ruling-s33-against = A palavra é comprar: uma peça que ninguém quer foi oferecida e não comprada, então as ofertas continuariam.
sylla-ruling-s34-place = As grandes obras, Templo.
sylla-ruling-s34-says = Todos com 8 votos recebem 10, todos com 5 votos recebem 6. De outros números, nada se diz.
sylla-ruling-s35-place = Fase V, eventos.
sylla-ruling-s35-says = O maior número de cubos colocados traz 1 ponto de prestígio. Que seja preciso pelo menos um só é dito das fichas.
