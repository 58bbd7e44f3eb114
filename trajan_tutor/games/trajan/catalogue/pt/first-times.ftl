### What is explained the first time that it happens in one's games: a sentence, beside the card of its rule.

trajan-first-time-tile = O seu último marcador completa as duas cores desta ficha de Trajano, então a ficha e os pontos dela são seus. Os marcadores ficam na bandeja.
trajan-first-time-granted = Esta é a sua primeira ficha de construção deste tipo, então você pode agir de novo na hora.
trajan-first-time-province-tile = O seu líder pega a ficha de fórum que está na província em que ele entra.
trajan-first-time-arch = A nova ficha de Trajano está no local do seu Arco. O Arco seguiu até o próximo local livre, e é para lá que vai a sua próxima ficha.
trajan-first-time-shipped = O barco pagou pelas suas cartas. Até o fim do quarto de ano ele mostra o lado cinza, que paga menos.
trajan-first-time-repeated = Uma ficha de ação extra deixa você fazer a mesma ação de novo. A ficha é removida do jogo.
trajan-first-time-round = O marcador de tempo passou do início, então uma rodada acabou: o povo faz mais uma demanda, para atender no fim do quarto de ano.
trajan-first-time-quarter = Há três demandas na mesa e mais uma rodada acabou, então o quarto de ano termina: primeiro as demandas, depois os votos no senado.
trajan-first-time-met = Você atende uma demanda com uma ficha que mostra o mesmo símbolo. Uma ficha de fórum é removida do jogo, uma ficha de Trajano fica.
trajan-first-time-unmet = Demandas não atendidas custam pontos: 4 por uma, 9 por duas, 15 por três. Pegue a tempo fichas de fórum com os símbolos das demandas.
trajan-first-time-votes = Os votos contam no fim de cada quarto de ano: o número debaixo do seu disco no senado e as suas fichas de senado.
trajan-first-time-consul = Você tem mais votos que todos, então é cônsul e escolhe uma ficha de bônus. Ela pontua no fim da partida.
trajan-first-time-vice-consul = Você é quem tem mais votos depois do cônsul, então recebe a ficha de bônus que ele deixa, com o lado cinza para cima.
trajan-first-time-clean-up = Começa um novo quarto de ano: as demandas antigas e as fichas de senado se foram, e o fórum e as províncias vazias recebem fichas novas.
trajan-first-time-final = A partida acabou. Agora pontuam as cartas na mão, os acampamentos, as fichas de Trajano que restam, os conjuntos de fichas de construção e as fichas de bônus.
