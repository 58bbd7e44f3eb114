### Caesar!, lesson 31: placing tokens.

caesar-lesson-placing = O mapa e como colocar uma ficha
    .idea = Você coloca uma ficha por turno, e ela conta em duas províncias.
    .can = Você sabe colocar qualquer ficha onde é permitido, voltada para o lado certo.

caesar-lesson-placing-your-sword = Você é César e joga com o vermelho. Quer mandar em uma parte maior do mapa do que Pompeu, que joga com o azul. Há duas fichas de influência no seu estoque, ao lado do mapa. Clique na que mostra uma espada.
    .sheet = Você é César e joga com o vermelho. Quer mandar em uma parte maior do mapa do que Pompeu, que joga com o azul. Há duas fichas de influência no seu estoque, ao lado do mapa. Marque a que mostra uma espada.
    .done = Uma espada e dois números: 4 e 2. Eles mostram a força da ficha em cada ponta.
caesar-lesson-placing-your-sword-hint = Seu estoque fica abaixo do seu nome. O símbolo está no meio de cada ficha.
caesar-lesson-placing-that-is-a-shield = Essa mostra um escudo. A espada está na outra.

caesar-lesson-placing-wrong-symbol = Entre duas províncias vizinhas há um espaço com um símbolo. Tente pôr o seu escudo onde ele não cabe. Clique na ficha de escudo e depois no espaço com um navio, entre Italia e Dalmatia.
    .sheet = Entre duas províncias vizinhas há um espaço com um símbolo. Tente pôr o seu escudo onde ele não cabe. Marque a ficha de escudo e depois o espaço com um navio, entre Italia e Dalmatia.
    .goal = Tente colocar uma ficha em um espaço com um navio.
    .done = Não é permitido: uma ficha só cabe em um espaço com o símbolo dela.
caesar-lesson-placing-wrong-symbol-hint = Primeiro a ficha de escudo no seu estoque, depois o navio entre Italia e Dalmatia.
caesar-lesson-placing-symbols-match = Ali os símbolos são iguais, então é permitido. Desta vez, escolha um espaço com um navio.

caesar-lesson-placing-place = Agora um espaço que combina. Clique na sua ficha de espada, depois na espada entre Gallia e Gallia Cisalpina. Por fim, clique em Gallia, para que o maior número fique voltado para lá.
    .sheet = Agora um espaço que combina. Marque a sua ficha de espada, depois a espada entre Gallia e Gallia Cisalpina. Por fim, marque Gallia, para que o maior número fique voltado para lá.
    .goal = Coloque a ficha de espada com o maior número voltado para Gallia.
    .done = O 4 está voltado para Gallia. Uma ficha fica onde está até o fim.
caesar-lesson-placing-place-hint = Três lugares, um depois do outro: a ficha de espada, o espaço, Gallia.
caesar-lesson-placing-other-way-round = Agora o 4 está voltado para Gallia Cisalpina. É permitido, mas, desta vez, gire a ficha.
caesar-lesson-placing-other-space = Isso também é permitido. Nesta lição, escolha o espaço entre Gallia e Gallia Cisalpina.

caesar-lesson-placing-both-sides = Olhe para Gallia Cisalpina. Quanta influência você tem ali agora?
    .done = Duas. Cada ficha conta nas duas províncias entre as quais ela está.
caesar-lesson-placing-both-sides-hint = Qual número da sua ficha está voltado para Gallia Cisalpina?
caesar-lesson-placing-that-faces-gallia = O 4 está voltado para Gallia. Olhe a outra ponta da ficha.
caesar-lesson-placing-not-nothing = A outra ponta da ficha não está vazia: está voltada para Gallia Cisalpina.

caesar-lesson-placing-how-many-tokens = Uma das suas duas fichas está no tabuleiro. Quantas há no seu estoque agora?
    .done = Duas de novo: no fim do seu turno, você sorteia uma do seu saco.
caesar-lesson-placing-drawn-already = Conte de novo. A última coisa do seu turno é sortear uma nova.

caesar-lesson-placing-pompey = Agora é a vez de Pompeu. Você só vê as fichas dele quando ele as coloca. Avance para ver.
caesar-lesson-placing-pompey-places = Um escudo ao lado da sua espada: 4 para Gallia Cisalpina, onde você tem 2.

caesar-lesson-placing-taken = Pompeu ocupou o espaço entre Gallia Cisalpina e Dalmatia. Tente colocar ali também um dos seus escudos.
    .goal = Tente colocar uma ficha em um espaço ocupado.
    .done = Não é permitido: uma ficha por espaço, na partida inteira. Você precisa responder em outro lugar.
caesar-lesson-placing-that-was-free = Esse espaço estava livre. Primeiro tente o que Pompeu ocupou.

caesar-lesson-placing-not-yours = Pompeu também tem fichas no estoque dele. Você vê quantas são, e nada mais. Será que você pode usar uma delas? Tente: clique no estoque dele.
    .sheet = Pompeu também tem fichas no estoque dele. Você vê quantas são, e nada mais. Será que você pode usar uma delas? Tente: marque o estoque dele.
    .goal = Tente pegar uma ficha de Pompeu.
    .done = Não é permitido: cada lado coloca só as suas próprias fichas. Mas você sabe com o que o saco dele começou, porque os dois lados têm as mesmas dezesseis fichas.
caesar-lesson-placing-that-was-yours = Essa era uma ficha sua. Desta vez, clique no estoque de Pompeu.

caesar-lesson-placing-wild = Aqui uma das suas fichas não mostra símbolo. Ela é curinga: cabe em qualquer espaço. Com ela, leve 3 de influência à província Italia.
    .goal = Coloque a ficha curinga com o 3 voltado para Italia.
    .done = Três para Italia, em um espaço à sua escolha. Fichas curinga são mais fracas, mas sempre cabem.
caesar-lesson-placing-wild-hint = Qualquer espaço livre junto da província Italia serve. Depois, clique na própria Italia.
caesar-lesson-placing-not-wild = Essa era a sua ficha de escudo. Pegue a outra.
caesar-lesson-placing-one-for-italia = Agora Italia fica com o número menor. Gire a ficha: no fim, clique em Italia.
caesar-lesson-placing-not-italia = Esse espaço não toca a província Italia. Procure um que toque.

caesar-lesson-placing-look-around = Então cada turno é uma ficha: qual, onde e voltada para que lado. Se quiser, explore. A próxima lição mostra para que serve toda essa influência.
