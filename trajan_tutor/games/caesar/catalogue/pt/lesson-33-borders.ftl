### Caesar!, lesson 33: markers on borders, and bonus tokens.

caesar-lesson-borders = Fronteiras e fichas de bônus
    .idea = Vizinhas da sua cor trazem um marcador a mais, e fichas de bônus mudam as regras.
    .can = Você sabe levar um terceiro marcador a uma fronteira e usar Força e Tática.

caesar-lesson-borders-neighbour = Syria já é sua. A vizinha, Aegyptus, ainda tem um espaço livre, com um navio. Feche Aegyptus e assuma o controle dela: você tem 6 ali, e Pompeu tem 8.
    .goal = Assuma o controle da província Aegyptus.
    .done = Doze contra oito. Agora duas vizinhas são suas, e o tabuleiro espera a sua próxima decisão.
caesar-lesson-borders-neighbour-hint = Sua ficha de navio tem um 6. Deixe-o voltado para Aegyptus.
caesar-lesson-borders-still-yours = O 6 precisa ficar voltado para Aegyptus, não para Asia. Gire a ficha.
caesar-lesson-borders-not-aegyptus = Isso não fecha nada. Procure o último espaço livre da província Aegyptus: ele mostra um navio.

caesar-lesson-borders-not-both = Agora você pode pôr um marcador em algumas fronteiras. Primeiro tente a errada: clique no espaço entre Cyrene e Aegyptus.
    .sheet = Agora você pode pôr um marcador em algumas fronteiras. Primeiro tente a errada: marque o espaço entre Cyrene e Aegyptus.
    .goal = Tente pôr um marcador em uma fronteira que não é toda sua.
    .done = Não é permitido: as duas províncias de uma fronteira precisam ser suas. Cyrene ainda não é de ninguém.
caesar-lesson-borders-that-is-allowed = Isso é permitido, e daqui a pouco você vai fazer isso. Primeiro tente a fronteira de Cyrene.

caesar-lesson-borders-border = Entre Syria e Aegyptus, os dois lados são seus. Ponha um marcador ali. Ele cobre a ficha, seja ela de quem for.
    .goal = Ponha um marcador de controle na fronteira entre as suas duas províncias.
    .done = Uma ficha fechou uma província e trouxe dois marcadores. Províncias lado a lado valem mais do que províncias distantes.
caesar-lesson-borders-border-hint = Clique na ficha entre Aegyptus e Syria.
caesar-lesson-borders-left-out = Você pode deixar isso para quando fechar outra província. Mas cada marcador leva você mais perto do fim. Coloque-o.

caesar-lesson-borders-markers-left = Quantos marcadores de controle você ainda tem?
    .done = Nove: um em Syria, um em Aegyptus, um na fronteira entre elas.
caesar-lesson-borders-two-and-one = Conte de novo: duas províncias e uma fronteira têm marcadores seus.

caesar-lesson-borders-might = Com Aegyptus veio a ficha de bônus Força. Ela vira uma ficha inimiga com a face para baixo, e essa ficha deixa de contar. Use-a na ficha mais forte que ainda está ao seu alcance: a que está entre Macedonia e Dalmatia.
    .goal = Vire com a face para baixo a ficha entre Macedonia e Dalmatia.
    .done = Seis de influência de Pompeu sumiram da província Dalmatia.
caesar-lesson-borders-might-hint = Clique na ficha azul entre Macedonia e Dalmatia.
caesar-lesson-borders-might-unused = Uma ficha de bônus é usada na hora ou se perde. Use-a desta vez.
caesar-lesson-borders-weaker-token = Aegyptus está fechada, e nada mais muda nela. Escolha uma ficha junto de províncias que ainda estão abertas.

caesar-lesson-borders-dalmatia-now = Quanta influência Pompeu tem agora na província Dalmatia?
    .done = Nenhuma. Força também pode virar um marcador de controle: ele fica, mas a província dele não recebe mais marcadores de controle nas fronteiras.
caesar-lesson-borders-face-down = Essa ficha está com a face para baixo. Não conta nada, em nenhuma das pontas.

caesar-lesson-borders-another-might = Imagine que você tem uma segunda ficha Força. Estão marcados três lugares onde Pompeu tem uma ficha. Qual das três você ainda pode virar? Clique nela.
    .sheet = Imagine que você tem uma segunda ficha Força. Estão marcados três lugares onde Pompeu tem uma ficha. Qual das três você ainda pode virar? Marque-a.
    .done = Só essa. Ela o enfraqueceria em Creta, que está aberta. Em Aegyptus nada mais muda. E se nada puder ser virado, uma ficha Força não faz nada.
caesar-lesson-borders-another-might-hint = Uma das três está sob o seu marcador, e uma está com a face para baixo.
caesar-lesson-borders-under-a-marker = O seu marcador está sobre ela. Um marcador protege a ficha que está embaixo, mesmo que ela seja do outro lado.
caesar-lesson-borders-down-already = Essa acabou de ser virada com a face para baixo. O que está com a face para baixo não pode ser virado de novo.

caesar-lesson-borders-as-it-stands = Outra partida. Um escudo entre as duas Hispaniae fecharia as duas de uma vez. Na província Hispania Citerior, Pompeu tem 5, e o seu escudo traz 3. Como as coisas estão, quem a controlaria?
    .done = Pompeu, e nenhuma ficha de bônus pode mudar isso: uma só colocação fecha as duas, no mesmo instante.
caesar-lesson-borders-as-it-stands-hint = Compare 3 e 5.
caesar-lesson-borders-i-would = eu
caesar-lesson-borders-pompey-would = Pompeu
caesar-lesson-borders-three-against-five = Três não bastam contra cinco.

caesar-lesson-borders-two-at-once = Quando uma ficha fecha duas províncias, você escolhe qual é resolvida primeiro, com a ficha de bônus dela. A Força da primeira não muda as somas da outra, mas pode virar um marcador de controle que já está lá. Hispania Ulterior tem Força. Feche as duas e vire o marcador de controle que Pompeu ganha.
    .goal = Vire o marcador de controle de Pompeu na província Hispania Citerior.
    .done = Primeiro o marcador de controle de Pompeu, depois Força. Ele controla Hispania Citerior mesmo assim, mas as fronteiras dela não recebem mais marcadores de controle dele.
caesar-lesson-borders-two-at-once-hint = Resolva Hispania Citerior primeiro. Depois clique nela para o efeito de Força.
caesar-lesson-borders-ulterior-first = Força veio cedo demais: Pompeu ainda não tinha marcador de controle em Hispania Citerior. Resolva essa primeiro.
caesar-lesson-borders-might-left = Sem Força, o marcador de controle de Pompeu fica como está. Use-a agora.
caesar-lesson-borders-one-token-closes-two = Isso não fecha nenhuma das duas. Olhe o escudo entre as duas Hispaniae.

caesar-lesson-borders-tactics = Hispania Citerior tinha a ficha de bônus Tática: um turno inteiro a mais, logo depois deste. Termine este turno e aceite o extra.
    .goal = Comece o seu turno extra.
    .done = Pompeu espera, e você coloca mais uma ficha.
caesar-lesson-borders-tactics-hint = Escolha o turno extra.
caesar-lesson-borders-tactics-left = Você pode recusar. Mas dois turnos seguidos valem muito. Aceite.

caesar-lesson-borders-two-tactics = Imagine que as duas Hispaniae têm Tática, e que você pega duas fichas assim em um turno. Quantos turnos extras vêm depois?
    .done = Um. Mas uma ficha Tática que você pega no turno extra dá mais um.
caesar-lesson-borders-not-two-turns = Dois seriam demais: pegas no mesmo turno, as duas fichas dão, juntas, um só turno extra.
caesar-lesson-borders-not-lost-both = A primeira delas vale como sempre. Só a segunda não acrescenta nada.

caesar-lesson-borders-remember = Olhe a ficha de bônus antes de fechar uma província, e também as vizinhas dela. Os melhores turnos rendem, de uma só vez, uma província, uma fronteira e uma ficha.
