### A lesson file to be filled in: its comments, and the words that stand in it until somebody writes better ones.

skeleton-by-rules = É a vez de { $side }, e as regras dizem o que acontece então: ninguém poderia jogar esta lição. Passe antes a vez ao outro lado.

## Comments

skeleton-head = Uma lição sua. Altere-a em qualquer editor, depois diga “trajan-tutor prove” com o nome deste arquivo: isso joga cada solução e cada erro, e diz o que está errado, com arquivo e linha. “teaches” lista ids de regras (“trajan-tutor prove --table” mostra todos), “needs” as lições que vêm antes, “minutes” quanto tempo leva.
skeleton-begin = A lição começa com esta posição, como o editor a escreveu; o nome de um arquivo ao lado da lição também serviria. “seat” é o lugar do estudante, contado a partir de 0.
skeleton-tell = Um passo para ler. O que ele diz está abaixo, em [words], com o nome que é dado aqui.
skeleton-spots = Os lugares indicados aqui ganham um anel no tabuleiro. Tire o “#” para ver.
skeleton-do = Um passo para jogar: o estudante precisa alcançar o objetivo.
skeleton-goal = O objetivo: uma destas jogadas é feita. Outros objetivos: { $examples }; all, any e not os combinam.
skeleton-solutions = Caminhos até o objetivo: listas de jogadas como se escrevem em registros, ou “pick” e um lugar. O primeiro é mostrado a quem pede.
skeleton-hints = Dicas, a mais fraca primeiro. Elas também são palavras.
skeleton-mistake = Um erro que você prevê: o que se diz dele, quando é cometido, e jogadas que levam a ele, para que possa ser provado. Um passo pode ter vários.
skeleton-words = O que é lido. Escreva as suas frases entre as aspas. Um passo para jogar tem um objetivo e o que se diz quando ele é alcançado.

## Words to begin with

skeleton-title = Minha lição
skeleton-idea = O que o estudante deve guardar, em uma frase.
skeleton-says-look = Olhe o tabuleiro. É disto que a posição trata.
skeleton-says-play = Agora é a sua vez.
skeleton-says-goal = { $move }
skeleton-says-done = Certo. Diga aqui por que estava certo.
skeleton-says-hint = Diga aqui para onde olhar.
skeleton-says-mistake = { $move }: diga aqui por que isso não é tão bom.
