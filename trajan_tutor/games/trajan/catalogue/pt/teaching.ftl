### How to teach it: what somebody does and asks who explains the game at a table.

trajan-teaching-aim = Do que se trata
    .do = Mostre as seis áreas do tabuleiro e depois as seis bandejas de um tabuleiro individual: cada bandeja corresponde a uma área. Diga como a partida acaba e quem vence, e por enquanto mais nada.
    .ask = Quantas áreas são, e onde vocês as veem no tabuleiro individual?
trajan-teaching-sowing = Um turno
    .do = Esvazie uma das suas bandejas, coloque os marcadores devagar e deixe os outros gritarem a área antes de cair o último marcador. Ponha tudo de volta. Depois cada um faz isso uma vez no próprio tabuleiro individual, só para ver aonde chega.
    .ask = Qual das suas bandejas levaria vocês ao senado agora?
trajan-teaching-time = Por que o quarto de ano é curto
    .do = Mova o marcador de tempo com a mão, uma vez por uma bandeja com dois marcadores e outra por uma cheia. Revele a primeira demanda como se uma rodada tivesse acabado e deixe-a ali.
    .ask = Vocês recolhem cinco marcadores. Quanto anda o marcador de tempo?
trajan-teaching-tiles = Fichas de Trajano
    .do = Segure uma ficha ao lado da bandeja dela e ponha na bandeja um marcador de cada uma das cores dela. Mostre que o último marcador tem que cair ali e conte em voz alta os pontos da ficha.
    .ask = As duas cores já estão na bandeja. O que ainda falta?
trajan-teaching-areas = Seis áreas, uma frase para cada
    .do = Dê a volta no tabuleiro na ordem das bandejas e diga uma frase em cada área, com um componente na mão. Deixe de fora os casos especiais: eles são explicados quando aparecem.
    .ask = Aonde vocês iriam primeiro, e o que conseguiriam lá?
trajan-teaching-people = O que o povo quer
    .do = Ponha três demandas em fileira. Atenda uma delas com uma ficha de fórum e conte quanto custam as outras duas. Depois compare os discos do senado: os dois primeiros escolhem uma ficha de bônus.
    .ask = Quanto custa não atender nenhuma demanda?
