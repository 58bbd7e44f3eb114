### Rules: the end of a round, of a quarter, of the game.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Round and quarter

trajan-round-end = Uma rodada termina
    .rule = Quando o marcador de tempo chega ao início da trilha de tempo ou passa dele, a rodada termina depois deste turno. O marcador fica onde está.
trajan-round-demand = O povo faz uma demanda
    .rule = No fim de uma rodada, uma ficha de demanda é revelada, enquanto houver menos de três ali.
trajan-quarter-end = Um quarto de ano termina
    .rule = Quando uma rodada termina e já há três fichas de demanda ali, o quarto de ano termina. A partida tem quatro quartos de ano.
trajan-quarter-demands = Atender tantas demandas quanto puder
    .rule = No fim de um quarto de ano, o povo tem três demandas. Cada uma que você pode atender, tem de atender. Na nossa leitura, você atende ao todo tantas quanto puder, mas escolhe com quais fichas.
    .refused = Você tem de atender tantas demandas quanto puder. Com esta escolha para a demanda de { $demand }, ficaria não atendida uma que você pode atender.
trajan-quarter-kept = Ficha de Trajano: uma demanda por quarto de ano
    .rule = Uma ficha de Trajano no seu tabuleiro individual com pão, jogos ou religião atende uma demanda disso em cada quarto de ano, e fica com você.
    .refused = Uma ficha de Trajano guardada atende uma demanda por quarto de ano e tem de mostrar o que se pede. Isso não serve para a demanda de { $demand }.
trajan-quarter-tile = Uma ficha de fórum atende uma demanda
    .rule = Uma ficha de fórum com pão, jogos ou religião atende uma demanda disso e sai do jogo.
    .refused = O povo quer { $demand }: uma ficha de fórum só atende esta demanda se mostrar isso e for sua.
trajan-quarter-wild = Uma demanda curinga atende qualquer demanda
    .rule = Uma demanda curinga atende uma demanda de qualquer tipo e sai do jogo.
    .refused = Você não tem demanda curinga para atender a demanda de { $demand }.
trajan-quarter-penalty = Demandas não atendidas custam pontos
    .rule = Uma demanda não atendida custa 4 pontos, duas custam 9, três custam 15. Sua pontuação pode cair abaixo de zero.
trajan-quarter-votes = Contar os votos
    .rule = Seus votos são o número do espaço do seu disco no senado e os das suas fichas de senado. Um empate vai para o disco que está mais adiante, depois para o que está mais alto em uma pilha.
trajan-quarter-consul = O cônsul escolhe uma ficha de bônus
    .rule = Quem tem mais votos vira cônsul e pega uma das duas fichas de bônus do senado, com o lado amarelo para cima.
    .refused = A ficha de bônus “{ $tile }” não está em oferta. Escolha uma que esteja no senado.
trajan-quarter-vice-consul = O vice-cônsul pega a outra ficha
    .rule = Quem tem o segundo maior número de votos vira vice-cônsul e pega a ficha de bônus que o cônsul deixou, com o lado cinza para cima.
trajan-quarter-discs = Os discos voltam
    .rule = Todos os discos voltam ao início do senado em uma pilha: quem teve menos votos embaixo, o cônsul no topo.
trajan-quarter-clean-up = O que sai com o quarto de ano
    .rule = Saem do jogo as fichas de fórum gastas com demandas, todas as fichas de senado com a face para cima e tudo o que resta no fórum. Na nossa leitura, também as fichas de senado nas províncias e as três fichas de demanda.
trajan-quarter-new-tiles = Novas fichas
    .rule = Para o próximo quarto de ano vêm duas fichas de bônus, uma ficha de fórum para cada província sem ficha, líder e legionário, novas fichas para o fórum e três fichas de ação extra, enquanto houver.
trajan-quarter-ships = Os barcos voltam ao lado colorido
    .rule = No começo de um quarto de ano, os três barcos são virados para o lado colorido.

## The end of the game

trajan-final-hand = Cartas na mão
    .rule = No fim, cada carta de mercadoria na sua mão dá 1 ponto.
trajan-final-workers = Trabalhadores no acampamento
    .rule = No fim, cada peão seu no acampamento de trabalhadores dá 1 ponto.
trajan-final-legionaries = Legionários no acampamento
    .rule = No fim, cada peão seu no acampamento militar dá 1 ponto.
trajan-final-tiles = Fichas de Trajano restantes
    .rule = No fim, cada ficha de Trajano que ainda está no seu círculo de ações dá 1 ponto.
trajan-final-sets = Conjuntos de fichas de construção
    .rule = No fim, três fichas de construção de um mesmo tipo dão 10 pontos, e as quatro de um tipo dão 20. Uma construção curinga vale por qualquer uma que falte a você.
trajan-final-bonus-goods = Fichas de bônus de mercadorias
    .rule = Uma ficha de bônus com dois tipos de mercadoria pontua por carta dessas na sua coleção pessoal, mais no lado amarelo que no cinza. Uma mercadoria curinga vale por uma carta dessas.
trajan-final-bonus-demands = Fichas de bônus de pão, jogos, religião
    .rule = Uma ficha de bônus com pão, jogos ou religião dá 9 pontos no lado amarelo, 6 no cinza, se você tiver pelo menos uma ficha de fórum que mostre o mesmo.
trajan-final-bonus-workers = A ficha de bônus de trabalhadores
    .rule = Esta ficha de bônus pontua por trabalhador seu no distrito de construções, mais no lado amarelo que no cinza. Os meios pontos são somados, e a soma é arredondada para cima.
trajan-final-bonus-legionaries = A ficha de bônus de legionários
    .rule = Esta ficha de bônus dá 2 pontos por legionário seu em uma província no lado amarelo, 1 ponto no cinza.
trajan-final-bonus-bonus = A ficha de bônus de fichas de bônus
    .rule = Esta ficha de bônus dá 3 pontos por ficha de bônus sua com o lado amarelo para cima, contando ela mesma; no próprio lado cinza, dá 2 pontos por cada uma dessas.
trajan-final-winner = Vence quem tem mais pontos
    .rule = Vence quem tem mais pontos depois da pontuação final.
trajan-final-tie = O senado decide o empate
    .rule = Entre jogadores com os mesmos pontos, vence aquele cujo disco está mais alto no senado.
