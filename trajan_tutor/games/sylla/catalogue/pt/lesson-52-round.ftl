### Lesson 52: the round at a glance.

sylla-lesson-round = A rodada em resumo
    .idea = Sete fases: cônsul, gente, construções, renda, eventos, grande obra, fome.
    .can = Você sabe dizer o que vem depois em uma rodada e de quem é a vez.

sylla-lesson-round-too-early = Uma rodada tem sete fases, sempre na mesma ordem; abaixo da mesa você vê qual é a atual. Agora se elege o primeiro cônsul. Tente fazer algo de uma fase posterior: clique em uma construção.
    .sheet = Uma rodada tem sete fases, sempre na mesma ordem. Agora se elege o primeiro cônsul. Tente fazer algo de uma fase posterior: marque uma construção.
    .goal = Tente escolher uma construção agora.
    .done = Não permitido, com a indicação do que vem antes. Não dá para perder uma fase: a mesa pergunta a você.
sylla-lesson-round-that-was-a-bid = Isso faz parte da primeira fase, então foi permitido. Em vez disso, clique em uma construção.

sylla-lesson-round-consul = Fase I. D era cônsul e abriu com 2 votos. Cada um fala uma vez: oferece mais ou passa. Desta vez deixe o cargo para outra pessoa: passe.
    .goal = Passe.
    .done = Quem passa não fala mais nesta eleição.
sylla-lesson-round-consul-hint = Clique em “Passar”, abaixo da mesa.
sylla-lesson-round-you-could = Você poderia vencer com isso. Nesta lição, deixe o cargo para outra pessoa e passe.

sylla-lesson-round-who-is-next = Em cada fase a vez corre em sentido horário: depois de A vem B, depois de D vem A. D abriu, você passou. De quem é a vez agora? Clique no nome.
    .sheet = Em cada fase a vez corre em sentido horário: depois de A vem B, depois de D vem A. D abriu, você passou. De quem é a vez agora? Marque o nome.
    .done = De B, e em seguida de C. Com isso, os quatro já falaram, e a eleição acabou.
sylla-lesson-round-who-is-next-hint = Você é A. Quem vem depois de A?
sylla-lesson-round-opened-already = D abriu a eleição. Cada um só fala uma vez.
sylla-lesson-round-after-b = C também fala, mas B está entre você e C.

sylla-lesson-round-they-decide = O cargo de primeiro cônsul dá uma ficha, e quem o tem começa as fases seguintes. Siga em frente para ver.
sylla-lesson-round-b-passes = B passa.
sylla-lesson-round-c-passes = C também: os 2 votos de D são o maior lance.
sylla-lesson-round-d-is-consul = D pega uma ficha de Saúde. Depois a fome cresce pelos dois símbolos nos eventos.
sylla-lesson-round-d-recruits = Começa a fase II, pelo cônsul: D recruta um Mercador.

sylla-lesson-round-recruit = Fase II: cada um pega um personagem aberto. É a sua vez: clique em uma Vestal.
    .sheet = Fase II: cada um pega um personagem aberto. É a sua vez: marque uma Vestal.
    .goal = Recrute uma Vestal.
    .done = Ela é sua e a partir de agora trabalha para você.
sylla-lesson-round-recruit-hint = As Vestais estão na fileira aberta. Elas usam um véu.
sylla-lesson-round-other-card = Essa também é uma boa carta. Nesta lição, pegue uma Vestal.

sylla-lesson-round-on-sale = Os outros também recrutam. Depois vem a fase III: construções são vendidas, e o cônsul oferece a primeira.
sylla-lesson-round-b-recruits = B pega a outra Vestal.
sylla-lesson-round-c-recruits = C pega um Escravo. O que sobra vai para baixo da pilha de compras.
sylla-lesson-round-d-offers = D oferece o Campo, por hexágonos cinza.

sylla-lesson-round-buy = Um Campo ajuda contra a fome. Você fala primeiro: dê um lance de um hexágono cinza.
    .goal = Dê um lance de um hexágono pelo Campo.
    .done = O lance está em um. Agora os outros podem oferecer mais.
sylla-lesson-round-buy-hint = O lance de um hexágono cinza está abaixo da mesa. Clique nele.
sylla-lesson-round-a-field-is-good = Você pode passar. Mas um Campo por um hexágono é barato: dê um lance.

sylla-lesson-round-all-pass = Será que alguém oferece dois? Siga em frente para ver.
sylla-lesson-round-b-passes-too = B passa.
sylla-lesson-round-c-passes-too = C passa.
sylla-lesson-round-d-passes-too = D, que vende, é quem fala por último, e também passa.
sylla-lesson-round-you-pay = O Campo é seu. O seu Escravo paga com o hexágono cinza dele e é virado de lado.

sylla-lesson-round-who-offers = Em uma rodada são oferecidas cinco construções. D ofereceu a primeira. Quem oferece a segunda? Clique no nome.
    .sheet = Em uma rodada são oferecidas cinco construções. D ofereceu a primeira. Quem oferece a segunda? Marque o nome.
    .done = Você: quem compra uma construção oferece a próxima.
sylla-lesson-round-seller-again = D ofereceria de novo se ninguém tivesse comprado. Mas você comprou.
sylla-lesson-round-not-in-turn = Aqui a vez não corre em sentido horário. Quem tem o Campo agora?

sylla-lesson-round-cubes = Todas as cinco foram oferecidas, e a fase IV deu denários a todo mundo. Agora a fase V: quem combate tem cubos. O seu Legionário já colocou o dele. Mande uma Vestal contra a Epidemia: clique nela.
    .sheet = Todas as cinco foram oferecidas, e a fase IV deu denários a todo mundo. Agora a fase V: quem combate tem cubos. O seu Legionário já colocou o dele. Mande uma Vestal contra a Epidemia: marque-a.
    .goal = Coloque o cubo de uma Vestal na Epidemia.
    .done = Cada jogador coloca um cubo por vez, até não restar nenhum.
sylla-lesson-round-cubes-hint = A Epidemia é o primeiro dos quatro eventos.
sylla-lesson-round-elsewhere = Isso também é permitido. Nesta lição, combata a Epidemia.

sylla-lesson-round-two-prevented = Ainda faltam três cubos: os de B e C, e o seu último. Depois se decidem os eventos.
sylla-lesson-round-b-fights = B também combate a Epidemia.
sylla-lesson-round-c-fights = C combate o Culto imperial.
sylla-lesson-round-you-fight = A Epidemia e a Revolta dos escravos têm mais cubos: são evitadas. Os outros dois eventos acontecem e movem marcadores. Quem tem mais cubos em um evento pega uma ficha.

sylla-lesson-round-work-begins = Fase VI: uma grande obra, os Banhos públicos. Em segredo, cada um de vocês pega denários na mão e escolhe polegar para cima ou para baixo. O cônsul começa.
sylla-lesson-round-d-chooses = D já escolheu, mas você não vê o quê.

sylla-lesson-round-hand = Agora é a sua vez. O seu Senador é um voto, e cada denário na mão é mais um. O polegar para cima participa da obra, em que vence quem tem mais votos; o polegar para baixo rende um pouco, sem nenhum risco. Escolha como quiser.
    .goal = Escolha denários e polegar.
    .done = Você escolheu em segredo. Quando todos tiverem escolhido, as mãos se abrem.
sylla-lesson-round-hand-hint = Todos os denários na mão são gastos, aconteça o que acontecer.

sylla-lesson-round-opened = B e C também escolhem. Depois vem a fase VII: a fome tira prestígio de todo mundo, e a rodada acaba. Siga em frente para ver.
sylla-lesson-round-b-chooses = B já escolheu.
sylla-lesson-round-c-chooses = Todas as mãos se abrem, e os votos são contados. A fome está em 4: cada um perde 4, mas 2 a menos com um Campo.

sylla-lesson-round-who-opens = Começa uma nova rodada, de novo com uma eleição. É o cônsul quem abre os lances. Quem é? Clique no nome.
    .sheet = Começa uma nova rodada, de novo com uma eleição. É o cônsul quem abre os lances. Quem é? Marque o nome.
    .done = D: o cônsul continua cônsul até o fim da próxima eleição.
sylla-lesson-round-who-opens-hint = O sinal do cônsul está ao lado de um dos nomes.
sylla-lesson-round-not-in-turn-again = O cargo não passa adiante sozinho. Quem venceu a última eleição?

sylla-lesson-round-anew = Olhe em volta: o seu Escravo está em pé de novo, há novas construções à venda e novos personagens abertos. Depois de cinco rodadas assim, vence quem tem mais pontos de prestígio.
