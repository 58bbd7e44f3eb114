### Questions about a position of Trajan, as a teacher asks them: they lead to a turn and name nothing of it.

## Trajan tiles and the action circle

trajan-ask-tile-lies = As duas cores da sua ficha de Trajano no local { $slot } já estão na bandeja dela. A partir de onde uma distribuição terminaria ali?
trajan-ask-tiles-ready =
    { $number ->
        [2] Duas das suas fichas de Trajano já têm
        [3] Três das suas fichas de Trajano já têm
        [4] Quatro das suas fichas de Trajano já têm
       *[other] { $number } das suas fichas de Trajano já têm
    } as duas cores na bandeja ao lado. Em qual dessas bandejas a sua distribuição poderia terminar?
trajan-ask-tile-short = À sua ficha de Trajano no local { $slot } só falta { FORM($colour, "a") }. Que distribuição poderia colocar um ali por último?
trajan-ask-tiles-in-reach = Com uma só distribuição dá para cumprir qualquer uma das suas fichas de Trajano nos locais { $slots }. O que cada uma traria além dos pontos?
trajan-ask-tile-kept = Uma ficha de Trajano com uma demanda fica com você e vale em cada quarto de ano. Para quais demandas você ainda não tem nada?
trajan-ask-tile-lack = Peões, cartas, um marcador [+2], uma ficha para uma demanda: do que você mais precisa, e qual das suas fichas de Trajano traz isso?
trajan-ask-drop-tiles = Os seus marcadores caem um a um. Que cores ainda faltam às suas fichas de Trajano nas bandejas por onde eles passam?
trajan-ask-ways =
    A partir de { $number ->
        [2] duas
        [3] três
       *[other] { $number }
    } das suas bandejas, uma distribuição termina na bandeja { FORM($action, "of") }. Qual delas você prefere esvaziar?
trajan-ask-half-ready =
    { $number ->
        [1] A uma das suas fichas de Trajano falta só um marcador. Qual é ela, e onde há marcadores dessa cor?
        [2] A duas das suas fichas de Trajano falta só um marcador cada. Onde há marcadores dessas cores?
        [3] A três das suas fichas de Trajano falta só um marcador cada. Onde há marcadores dessas cores?
       *[other] A { $number } das suas fichas de Trajano falta só um marcador cada. Onde há marcadores dessas cores?
    }

## Time

trajan-ask-round-ends =
    { $steps ->
        [1] Falta um passo
       *[other] Faltam { $steps } passos
    } para esta rodada acabar. Depois é revelada mais uma demanda. Pão, jogos ou religião: para quais deles você tem uma ficha?
trajan-ask-quarter-demands =
    { $steps ->
        [1] Falta um passo
       *[other] Faltam { $steps } passos
    } para este quarto de ano acabar. Quantas das demandas na mesa você consegue atender com o que está no seu tabuleiro individual?
trajan-ask-quarter-ready =
    { $steps ->
        [1] Falta um passo
       *[other] Faltam { $steps } passos
    } para este quarto de ano acabar. Quem já tem o necessário para isso: fichas para as demandas e votos?
trajan-ask-quarter-trays =
    { $steps ->
        [1] Falta um passo
       *[other] Faltam { $steps } passos
    } para este quarto de ano acabar. Quais das suas bandejas têm marcadores suficientes para encerrá-lo, e você quer isso agora?
trajan-ask-game-ends =
    { $steps ->
        [1] Falta um passo
       *[other] Faltam { $steps } passos
    } para a partida acabar. Quais das suas fichas de bônus, dos seus conjuntos e dos seus acampamentos ainda podem dar pontos?

## Seaport

trajan-ask-ships-coloured =
    { $number ->
        [0] Todos os barcos mostram o lado cinza até o fim do quarto de ano. Mesmo assim, quantos pontos a sua mão faria em cada um?
        [1] Um barco ainda mostra o lado colorido. Quantos pontos a sua mão faria nele, e quantos nos outros?
        [2] Dois barcos ainda mostram o lado colorido. Quantos pontos a sua mão faria em cada um deles?
       *[other] Todos os { $number } barcos ainda mostram o lado colorido. Quantos pontos a sua mão faria em cada um deles?
    }
trajan-ask-ship-more = Quanto a mais renderia cada barco com uma carta além das que você pode embarcar agora?
trajan-ask-hand-groups = Quantas cartas idênticas, quantos pares e quantas cartas diferentes há na sua mão?
trajan-ask-piles = Nas pilhas de descarte há { FORM($left, "a") } e { FORM($right, "a") }. Qual das duas melhoraria mais a sua mão?
trajan-ask-lay-bonus =
    { $number ->
        [1] A sua ficha de bônus de { $tiles } conta cartas da sua coleção pessoal. Quantas dessas você ainda tem na mão?
       *[other] As suas fichas de bônus de mercadorias contam cartas da sua coleção pessoal. Quantas dessas você ainda tem na mão?
    }
trajan-ask-lay-spare = Que cartas da sua mão não servem para nenhum barco e poderiam abrir espaço para outras novas?
trajan-ask-discard = Que carta da sua mão é a única do seu tipo e não interessa a nenhum barco nem a nenhuma ficha de bônus sua?

## Forum

trajan-ask-demands-open =
    O povo exige { $demands }. { $number ->
        [1] O que você tem para atender isso?
       *[other] Qual dessas demandas você ainda não consegue atender?
    }
trajan-ask-demands-to-come =
    { $number ->
        [1] Mais uma demanda vai ser revelada
        [2] Mais duas demandas vão ser reveladas
       *[other] Mais três demandas vão ser reveladas
    } neste quarto de ano. Pão, jogos ou religião: qual deles pegaria você sem resposta?
trajan-ask-forum-needed = Quantas fichas de pão, jogos e religião restam no fórum, e a quem mais elas fazem falta?
trajan-ask-extra-which = Que ação você mais gostaria de fazer duas vezes em um só turno, e em quanto tempo uma distribuição pode terminar nela?
trajan-ask-plus-two =
    { $number ->
        [1] O seu marcador [+2] espera uma ficha de ação extra. Em que ação ele está, e onde há uma ficha dessas?
       *[other] Os seus marcadores [+2] esperam fichas de ação extra. Em que ações eles estão, e onde há uma ficha dessas?
    }
trajan-ask-sets = De que tipo de ficha de construção você tem mais, e quantas faltam para um conjunto de três ou quatro?

## Military

trajan-ask-leader-tiles = O seu líder está { FORM($province, "in") }, e há fichas de fórum em { $number } províncias vizinhas. Qual delas combina com o que mais falta a você?
trajan-ask-leader-points = O seu líder está { FORM($province, "in") }. Que província vizinha vale mais para um legionário, e quem já está lá?
trajan-ask-deploy-rivals = Quantos pontos a província do seu líder dá agora, e quantos depois que outro jogador marchar para lá?
trajan-ask-deploy-camp =
    { $number ->
        [1] Um legionário espera
       *[other] { $number } legionários esperam
    } no seu acampamento militar. Que província paga mais: a do seu líder ou uma vizinha dela?
trajan-ask-enlist =
    { $number ->
        [0] O seu acampamento militar está vazio.
        [1] Um legionário espera no seu acampamento militar.
       *[other] { $number } legionários esperam no seu acampamento militar.
    } Que províncias ao alcance do seu líder ainda valem um legionário?

## Senate

trajan-ask-votes-tied = Empate em votos: você e { SEAT($seat) }. Quem de vocês ficaria na frente se o quarto de ano acabasse agora?
trajan-ask-senate-bonus = O cônsul e o vice-cônsul pegam as duas fichas de bônus do senado quando o quarto de ano acaba. Quantos pontos cada uma daria a você?
trajan-ask-votes-now = Quantos votos tem cada jogador, e quem seria cônsul e vice-cônsul se o quarto de ano acabasse agora?
trajan-ask-votes-forum = Quantos votos dá cada ficha de senado do fórum, e de quantos você precisa para ultrapassar alguém?
trajan-ask-senate-step = A que distância os outros estão à sua frente ou atrás de você na trilha do senado, e o que dão os espaços dela?

## Trajan

trajan-ask-arch-colours = O seu Arco está no local { $slot }. Qual das fichas de Trajano à vista tem uma cor que já está nessa bandeja?
trajan-ask-arch-ready = O seu Arco está no local { $slot }. Há alguma ficha de Trajano à vista com as duas cores já nessa bandeja?
trajan-ask-arch-where = Uma nova ficha de Trajano ficaria no local { $slot }. Que cores chegam a essa bandeja com mais facilidade?
trajan-ask-arch-kind = O que mais falta a você: peões, cartas, um marcador [+2], fichas para demandas ou simplesmente pontos? Olhe as fichas de Trajano à vista.

## Construction

trajan-ask-build-first = O seu primeiro trabalhador pode ir para qualquer lugar. Em volta de que espaço estão as fichas de construção mais valiosas?
trajan-ask-build-best = Em que espaços o seu próximo trabalhador pode entrar, e qual das fichas de construção de lá vale mais?
trajan-ask-build-grant = A primeira ficha de um tipo dá uma ação na hora. De que tipos você ainda não tem nenhuma?
trajan-ask-build-set = De que tipo de ficha de construção você tem duas ou mais, e onde há outra ao alcance dos seus trabalhadores?
trajan-ask-build-way = Onde ainda há fichas de construção, e por quais espaços os seus trabalhadores chegam até elas?
trajan-ask-recruit =
    { $number ->
        [0] O seu acampamento de trabalhadores está vazio.
        [1] Um trabalhador espera no seu acampamento.
       *[other] { $number } trabalhadores esperam no seu acampamento.
    } Que fichas de construção ao alcance valem um trabalhador?

## Extra actions, setup, the end of a quarter

trajan-ask-extra-held = Que fichas de ação extra estão no seu tabuleiro individual, e que ação renderia o mesmo na segunda vez?
trajan-ask-mark = Que ação você pretende fazer muitas e muitas vezes, e para qual você tem uma ficha de ação extra?
trajan-ask-pay = Qual das suas fichas vale alguma coisa também no fim da partida, de modo que é melhor gastar outra antes?
trajan-ask-start-tile = Em qual das suas bandejas estão juntos dois marcadores que uma das fichas de Trajano à vista pede?
