### The prose of the notebooks that are made by hand, cell by cell. It is Markdown: what stands in `backticks`, in the
### brackets of links and in lines that are indented further stays as it is; in **asterisks** and *asterisks* stand labels
### of the board and its menus, said as they are there. A line that would begin with * or [ begins with { "" }.

## 00_welcome

notebook-00-welcome-welcome =
    # Boas-vindas

    Escolha um jogo e jogue: não é preciso ler nada antes. Ou [veja uma primeira partida](images/films/trajan.webp) por 45 segundos.
notebook-00-welcome-first-sowing =
    ## Como o tabuleiro responde

    1. O que tem contorno pode ser clicado. O texto ao lado do tabuleiro diz a que levam os lugares marcados.
    2. Clique em algo *sem* contorno: o tabuleiro responde com a regra. **Desfazer** volta atrás.
    3. *Dica* ajuda um pouco, e depois um pouco mais. O que aparece na partida pode ser consultado ao lado.
notebook-00-welcome-whole-game =
    ## Uma partida inteira

    Quatro quartos de ano, e então vence quem tem mais pontos. Ou uma outra: três lugares, a preparação é por escolha sua, e os outros procuram pontos.
notebook-00-welcome-keep =
    ## Guardar uma partida

    `board = tt.play("trajan")`, depois `board.save("my-game.json")`, e em outro dia `tt.load("my-game.json")`.
notebook-00-welcome-course =
    ## O curso

    O que você fez em cada lição:
notebook-00-welcome-teachers =
    Para docentes: [montar uma posição e uma lição](teaching/90_position_and_lesson.ipynb), [em aula](teaching/91_in_class.ipynb) e [folhas para imprimir](teaching/92_printable_sheets.ipynb).

    Para quem programa: [uma posição, uma busca e uma imagem em código](teaching/93_programming.ipynb).

## 20_hints

notebook-20-hints-cell-0 =
    # Dicas e exploração

    No tabuleiro, a aba **Dicas**, do conselheiro, tem tudo isto com cliques. Aqui você pede com chamadas: com uma `seed` e um número de amostras, a resposta é a mesma todas as vezes.
notebook-20-hints-cell-2 =
    ## Um passo depois do outro

    Para onde olhar, o que considerar, o que jogar e por quê. Cada coisa aparece quando você pede.
notebook-20-hints-cell-7 =
    ## Por que não?

    Indique um turno, ou o começo dele: ele é comparado com o melhor, com o que fala a favor dele. O turno melhor aparece quando você pede.
notebook-20-hints-cell-10 =
    ## Aonde um turno leva

    Até três turnos, com os mesmos sorteios: os tabuleiros depois deles, a sua vantagem alguns turnos mais tarde, e as respostas mais prováveis.
notebook-20-hints-cell-12 =
    ## Olhando para trás

    Quatro turnos, cada vez a primeira opção. Qual custou mais? Volte a um deles com `back.try_again(1)`.

## 21_review

notebook-21-review-review-0 =
    # Uma partida revista

    No fim de uma partida no tabuleiro, **Retrospectiva da partida** faz tudo isto com um clique, e *Ver o turno que decidiu* põe esse turno no tabuleiro para tentar de novo. Aqui uma chamada revê uma partida de dois bots. Com uma `seed`, o resultado é o mesmo todas as vezes; `seats` diz de quem são as decisões vistas: as suas, se você deixar de fora. Os turnos que claramente custaram mais estão marcados na curva.
notebook-21-review-review-2 =
    ## O turno que decidiu

    Os turnos que mais custaram são numerados a partir de 1. Aqui está o tabuleiro antes do primeiro deles, com o turno melhor marcado. Procure você antes de continuar a ler.
notebook-21-review-review-5 =
    ## Todas as decisões

    Cada uma que tem nota aparece ao lado do melhor turno encontrado; onde um limite cai dentro do intervalo, as duas notas são ditas. O que os sorteios não mostram fica de fora.

## 30_caesar

notebook-30-caesar-title =
    # Caesar!

    Dois lados, um mapa, doze marcadores de controle para cada um: vence o primeiro a colocar o último deles.
notebook-30-caesar-how =
    ## Seu primeiro turno

    1. Escolha uma ficha do seu estoque, depois um espaço com o símbolo dela.
    2. Escolha a província para a qual o maior número deve ficar voltado. Enquanto aponta para ela, você vê quais seriam as somas.
    3. O último espaço livre fecha uma província: quem a fecha pega a ficha de bônus, a soma mais alta assume o controle.
notebook-30-caesar-ask =
    ## Pergunte ao conselheiro

    Uma dica vem passo a passo: cada `more()` diz um pouco mais, e o último, por quê.
notebook-30-caesar-crassus =
    ## Modo solo contra Crasso

    As escolhas dele seguem regras; o diário diz quais, e por quê. `solo` é `low`, `medium` ou `high`.
notebook-30-caesar-modules =
    ## Módulos

    Veneno e Centuriões podem ser acrescentados um por um; Postos de controle precisa dos dois.
notebook-30-caesar-back =
    ## Olhar para trás

    `tt.compare(board)` põe variantes lado a lado. `tt.replay` mostra uma partida desde o começo, aqui uma de dois bots.

## 90_position_and_lesson

notebook-90-position-and-lesson-title =
    # 90 · Como montar uma posição e uma lição

    Uma posição com cliques; depois um exercício, jogando a solução dele, ou uma lição inteira em cinco passos: montar, gravar, preencher, provar, jogar.
notebook-90-position-and-lesson-build =
    ## 1. Monte uma posição

    Execute a célula. Clique em um lugar do tabuleiro: ao lado você vê o que há ali e o que se pode pôr ali.

    - **Pôr aqui** coloca um componente. Ele vem da caixa, ou de uma pilha escondida quando a caixa não tem mais do mesmo tipo.
    - Clique em um componente que está ali para tirá-lo ou movê-lo. Os lugares que o aceitam se iluminam.
    - **Lugares** lista tudo, também o que não tem lugar no tabuleiro: de quem é a vez, o tempo, as pilhas escondidas na ordem delas.
    - **Nova posição** começa com um tabuleiro vazio, ou com o texto de uma posição ou de uma partida salva.
notebook-90-position-and-lesson-calls =
    ## O mesmo com chamadas

    Todo lugar tem um nome: `editor.places_by_name()` os lista. Aqui o jogador A recebe três marcadores na bandeja III, e vinho fica no topo da pilha de compras.
notebook-90-position-and-lesson-refusal =
    ## O que não pode ser

    Uma posição a que nenhuma partida pode levar é recusada com uma frase, e tudo fica como estava.
notebook-90-position-and-lesson-record-exercise =
    ## Um exercício, sem escrever

    Jogue a solução no tabuleiro. Abaixo dele são propostas as regras que ela usa: estão marcadas as que poucas outras jogadas ali usariam. Um título e uma pergunta em uma frase, *Guardar*, e um arquivo fica ao lado do caderno: para `tt.exercise`, e para uma turma.
notebook-90-position-and-lesson-write =
    ## 2. Grave

    { "" }**Gravar** mostra a posição como JSON e uma lição para preencher, e salva uma ou outra ao lado do caderno: uma lição é um arquivo, com a posição dentro. Nenhum arquivo é sobrescrito, nunca. Aqui ela vai para uma pasta que é apagada depois.
notebook-90-position-and-lesson-play-position = Uma posição pode ser jogada na hora.
notebook-90-position-and-lesson-fill =
    ## 3. Preencha a lição

    Abra o arquivo em qualquer editor. Os comentários dele dizem para que serve cada linha. A posição aqui fica de fora.
notebook-90-position-and-lesson-own = Escreva as suas palavras, e um objetivo seu. Aqui o estudante precisa recolher três marcadores.
notebook-90-position-and-lesson-prove =
    ## 4. Prove

    Em um terminal: `trajan-tutor prove three-markers.toml`. Isso joga cada solução e cada erro, e indica a linha do que está errado.
notebook-90-position-and-lesson-play-lesson = ## 5. Jogue
notebook-90-position-and-lesson-exercise = Ou dê um passo dela como exercício, com dicas e sem a resposta.
notebook-90-position-and-lesson-next = [Em aula](91_in_class.ipynb) · [Folhas para imprimir](92_printable_sheets.ipynb) · [Todas as lições](../00_welcome.ipynb)

## 91_in_class

notebook-91-in-class-title =
    # 91 · Em aula

    Abra uma turma em um minuto, ou dê um exercício e recolha o que os estudantes fizeram.
notebook-91-in-class-live-class =
    ## Uma turma presente

    Em um terminal (*File*, *New*, *Terminal*):

        trajan-tutor class

    Sua página abre: *Deixar entrar* mostra um código e um QR. Os estudantes abrem o endereço em qualquer aparelho, digitam o código e um nome, e têm um tabuleiro. Você vê onde cada um está, quem empacou e que regra foi errada, e passa lições, exercícios e posições com um clique.

    Um plano de 45 minutos para a parede, com folhas para quem não tem aparelho: `trajan-tutor plan trajan` (`--paper letter` para Letter).

    Onde os estudantes alcançam este servidor de qualquer modo, como no Binder, este botão abre a mesma página aqui.
notebook-91-in-class-without-network =
    ## Uma turma sem rede

    O que segue não precisa de servidor: arquivos vão e vêm.
notebook-91-in-class-exercise =
    ## Um exercício

    Um passo de uma lição por si só: com dicas, sem resposta.
notebook-91-in-class-own-position =
    ## Um exercício seu

    Jogue a solução, e ele está escrito:

        tt.record_exercise("trajan")

    Qualquer posição serve: um tabuleiro, o que `tt.edit` monta, uma partida salva ([como](90_position_and_lesson.ipynb)). Ele verifica que a solução é jogada, conta para as regras que você marcou e não mostra a solução. Passe o arquivo dele:

        tt.exercise("own-my-exercise-1a2b3c.toml")
notebook-91-in-class-hand-in =
    ## Entregar

    Um estudante grava um arquivo e o envia a você. Nada sai do computador sem que alguém envie.

        tt.hand_in("Livia")

    ## Levar o progresso

    Um arquivo sem nome, de uma turma, da página leve ou de outro computador, e de volta. Nada se perde, e nada conta duas vezes.

        tt.take_progress()
        tt.bring_progress("trajan-tutor-progress.json")
notebook-91-in-class-class-title =
    ## A turma

    Ponha os arquivos em uma pasta. Aqui estão três como exemplo.
notebook-91-in-class-next = [Todas as lições](../00_welcome.ipynb)

## 92_printable_sheets

notebook-92-printable-sheets-title =
    # 92 · Folhas para imprimir

    Uma lição no papel: um tabuleiro para cada pergunta, as respostas em uma folha própria.
notebook-92-printable-sheets-answers-title = ## As respostas
notebook-92-printable-sheets-save =
    ## No papel

    Isto grava dois arquivos em uma pasta, as folhas e as respostas, em páginas A4 ou Letter:

        sheets.save("sheets")
        sheets.save("sheets", "letter")

    Eles são PDF com `pip install "trajan-tutor[pictures]"`. Sem isso, são páginas para um navegador (clique com o botão direito no arquivo, *Open in New Browser Tab*), que as imprime no mesmo papel.
notebook-92-printable-sheets-next = [Todas as lições](../00_welcome.ipynb)

## 93_programming

notebook-93-programming-title =
    # 93 · Para quem programa

    Uma posição, uma busca e uma imagem em código. Cada célula dá o mesmo a cada execução: o que o acaso decide tem uma semente, e o que pensa recebe um orçamento em simulações.
notebook-93-programming-position-title =
    ## Uma posição

    Uma posição é um valor: nada a muda. No fim de uma célula, ela mostra o seu tabuleiro.
notebook-93-programming-legal-title = As jogadas têm uma notação curta e uma frase, e uma resposta vazia quer dizer que nada proíbe uma delas.
notebook-93-programming-play-title = Jogar é obter outra posição. `json()` a escreve, `tt.position(…)` a lê.
notebook-93-programming-search-title =
    ## Uma busca

    Ela recebe o que um lugar pode ver, e nada mais: as cartas escondidas são sorteadas de novo em cada simulação. Ela não conhece nenhum jogo.
notebook-93-programming-margin = Cada linha é um turno inteiro. O primeiro valor é a diferença para o rival mais forte a que ele leva, em pontos; o segundo, o erro padrão dela. Dois turnos tiveram os mesmos sorteios; por isso, a diferença entre eles é mais segura que cada um:
notebook-93-programming-picture-title =
    ## Uma imagem

    O melhor turno no tabuleiro: cada jogada dele tem um número onde é feita, e a primeira, um anel.
notebook-93-programming-files = `drawing.save_svg("board.svg")` grava um arquivo que todo programa mostra igual, `drawing.save_png(…)` um feito de pontos.
notebook-93-programming-bots-title =
    ## Uma partida inteira

    Dois bots jogam até o fim. Cada um decide pelo que o lugar dele pode ver; o livro de pontos diz de onde vêm os pontos.
notebook-93-programming-next =
    Um bot seu é uma função de um jogo, uma observação e um gerador. Programas que aprendem jogam por PettingZoo e OpenSpiel: veja `docs/other-programs.md`.

    { "" }[Dicas e exploração](../trajan/20_hints.ipynb) · [Montar uma posição e uma lição](90_position_and_lesson.ipynb) · [Todas as lições](../00_welcome.ipynb)

## What the lesson says that is written in 90_position_and_lesson

notebook-own-title = Três marcadores
notebook-own-idea = Mais marcadores vão mais longe.
notebook-own-look = A bandeja III tem três marcadores. Até onde eles vão?
notebook-own-play = Cada marcador cai na bandeja seguinte, em sentido horário.
notebook-own-done = Certo: três marcadores, três bandejas.
