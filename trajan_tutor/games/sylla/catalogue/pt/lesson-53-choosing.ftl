### Lesson 53: choosing four characters.

sylla-lesson-choosing = Escolher quatro
    .idea = Você começa com quatro de dez personagens, escolhidos em segredo.
    .can = Você sabe escolher quatro personagens e dizer com o que cada jogador começa.

sylla-lesson-choosing-first = Cada um tem os mesmos dez personagens, dois de cada tipo. Você escolhe quatro em segredo, e por enquanto ninguém vê quais. Comece com um voto: clique no Senador sem peixe.
    .sheet = Cada um tem os mesmos dez personagens, dois de cada tipo. Você escolhe quatro em segredo, e por enquanto ninguém vê quais. Comece com um voto: marque o Senador sem peixe.
    .goal = Escolha o Senador sem peixe.
    .done = Um de quatro. O peixe no outro Senador indica um cristão.
sylla-lesson-choosing-first-hint = O seu conjunto está na sua área. O Senador usa uma toga branca, e um dos dois tem um peixe.
sylla-lesson-choosing-with-a-fish = Esse Senador tem um peixe: é cristão. Desta vez, pegue o outro.
sylla-lesson-choosing-no-senator = Isso também é permitido. Nesta lição, comece pelo Senador.

sylla-lesson-choosing-once-more = Um segundo Senador igual? Clique nele mais uma vez.
    .sheet = Um segundo Senador igual? Marque-o mais uma vez.
    .goal = Tente escolher de novo o mesmo Senador.
    .done = Não permitido: só há um no seu conjunto. Cada um de vocês tem os mesmos dez.
sylla-lesson-choosing-that-was-left = Desse ainda há um. Primeiro clique no Senador que você já escolheu.

sylla-lesson-choosing-five-deniers = Cada um começa com 3 denários e recebe mais 1 para cada Mercador seu. Comece com 5: clique nos personagens de que precisa para isso.
    .sheet = Cada um começa com 3 denários e recebe mais 1 para cada Mercador seu. Comece com 5: marque os personagens de que precisa para isso.
    .goal = Escolha dois Mercadores.
    .done = Dois Mercadores, mais 2 denários. Um Mercador cristão conta como qualquer outro.
sylla-lesson-choosing-five-deniers-hint = No seu conjunto há dois Mercadores, um com peixe e outro sem.
sylla-lesson-choosing-brings-no-denier = Esse personagem não traz denário no começo. Só os Mercadores trazem.

sylla-lesson-choosing-fourth = Agora o quarto, qualquer um que você quiser. Depois os outros também escolhem, e todas as cartas são mostradas juntas.
    .goal = Escolha o seu quarto personagem.
    .done = Agora cada um vê o que os outros escolheram.

sylla-lesson-choosing-how-many-deniers = Quantos denários você tem agora?
    .done = Cinco: 3 para começar, e 1 para cada um dos seus dois Mercadores.
sylla-lesson-choosing-how-many-deniers-hint = Três, e mais um para cada Mercador na sua área.
sylla-lesson-choosing-merchants-too = Com 3 todo mundo começa. Os seus Mercadores trazem mais.
sylla-lesson-choosing-the-fish-too = O Mercador com o peixe também conta.

sylla-lesson-choosing-in-the-deck = São quatro conjuntos de dez. Cada um de vocês escolheu quatro; todos os outros são embaralhados juntos, e seis deles ficam abertos. Quantos restam na pilha de compras, com a face para baixo?
    .done = Dezoito. É deles que saem as fileiras abertas das próximas rodadas.
sylla-lesson-choosing-in-the-deck-hint = Quarenta, menos dezesseis, menos os seis da fileira aberta.
sylla-lesson-choosing-six-lie-open = Esses são os que foram embaralhados. Seis deles estão abertos agora.
sylla-lesson-choosing-all-of-them = Dezesseis dos quarenta estão à frente de você e dos outros.

sylla-lesson-choosing-look-at-theirs = Agora olhe os outros. Quem tem Senadores vai disputar o consulado; quem tem Mercadores tem dinheiro para isso. Todos vocês começam com 10 pontos de prestígio. Na próxima lição você pode conquistar o primeiro cargo.
