### Lesson 65: the joint effect of all votes for a work.

sylla-lesson-together = O que a obra traz a todos
    .idea = Todos os votos por uma obra, juntos, movem um marcador, para todo mundo.
    .can = Você sabe dizer até onde vai um marcador e a quem isso ajuda.

sylla-lesson-together-one-step = Todos os polegares para cima, juntos, movem um marcador: o Coliseu move Lazer para a direita, um espaço a cada 5 votos. Os outros não têm nenhum voto. Você tem dois Senadores e cinco fichas de Lazer. Mova-o gastando o mínimo possível.
    .goal = Mova Lazer um espaço para a direita e guarde um denário.
    .done = Cinco votos, um passo. E você também fica em primeiro lugar.
sylla-lesson-together-one-step-hint = Cinco votos, e dois deles são os seus Senadores.
sylla-lesson-together-too-few = Você fica em primeiro lugar, mas são menos de cinco votos: Lazer fica onde está.
sylla-lesson-together-one-too-many = Seis votos dão um passo, assim como cinco. Um denário foi gasto à toa.
sylla-lesson-together-thumb-down = Votos pela plebe não movem nenhum marcador. Tem que ser o polegar para cima.

sylla-lesson-together-worth = No fim, cada ficha vale o número embaixo do marcador dela. Lazer foi de 2 para 3. Quanto esse único passo rendeu a você, se ficar assim?
    .done = Cinco: um a mais para cada uma das suas cinco fichas.
sylla-lesson-together-worth-hint = Você tem cinco fichas de Lazer, e cada uma vale 1 a mais.
sylla-lesson-together-all-worth = Isso é o que elas valem ao todo. Antes eram dez.
sylla-lesson-together-each-token = Isso é por ficha. Você tem cinco.

sylla-lesson-together-steps = Banhos públicos: Saúde para a direita, um espaço a cada 5 votos. Polegar para cima: você 4, jogador B 4, jogador C 3. Polegar para baixo: jogador D 4. Quantos espaços Saúde se move?
    .done = Dois. Onze votos são pela obra, e o décimo primeiro sobra.
sylla-lesson-together-steps-hint = Some só os polegares para cima e conte quantos cincos cabem aí.
sylla-lesson-together-plebs-too = Assim você contou também os votos do jogador D. Eles são pela plebe.
sylla-lesson-together-added-up = Primeiro se somam os votos de todos: 4, 4 e 3.

sylla-lesson-together-granarii = O Celeiro move a fome para a esquerda, um espaço a cada 4 votos. A fome está em 5. Nove votos são pela obra. Clique no espaço em que a fome vai ficar.
    .sheet = O Celeiro move a fome para a esquerda, um espaço a cada 4 votos. A fome está em 5. Nove votos são pela obra. Marque o espaço em que a fome vai ficar.
    .done = Em 3: nove votos são duas vezes quatro, e sobra um.
sylla-lesson-together-granarii-hint = Quantos quatros cabem em nove?
sylla-lesson-together-four-here = O Celeiro só precisa de quatro votos por espaço, e são nove.
sylla-lesson-together-goes-left = O Celeiro é bom contra a fome: o marcador vai para a esquerda.

sylla-lesson-together-for-whom = O Senado move Espírito cívico. Você tem uma ficha dessas, os outros têm o mesmo ou mais. Clique nas fichas do jogador a quem isso mais ajuda.
    .sheet = O Senado move Espírito cívico. Você tem uma ficha dessas, os outros têm o mesmo ou mais. Marque as fichas do jogador a quem isso mais ajuda.
    .done = O jogador B, com seis fichas.
sylla-lesson-together-for-whom-hint = Compare as fichas violeta dos quatro jogadores.
sylla-lesson-together-fewer-tokens = Alguém tem mais fichas de Espírito cívico que isso.

sylla-lesson-together-how-much-more = Se os seus votos garantem esse passo, quanto o jogador B ganha com ele a mais do que você, que só tem uma ficha?
    .done = Cinco: seis para o jogador B, um para você. Aí o polegar para baixo pode ser a melhor resposta.
sylla-lesson-together-less-yours = Isso é o que o jogador B ganha. Você também ganha alguma coisa.
