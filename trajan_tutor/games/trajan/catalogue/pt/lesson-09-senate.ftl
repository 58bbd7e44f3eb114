### Lesson 9: the senate.

trajan-lesson-senate = O senado
    .idea = Um passo no senado dá pontos agora e votos depois.
    .can = Você sabe ganhar pontos e votos no senado.

trajan-lesson-senate-next-points = O seu disco já está no espaço com o 5. Quantos pontos daria o próximo passo?
    .done = Seis. Cada espaço vale um ponto a mais que o anterior.
trajan-lesson-senate-next-points-hint = Leia o número do espaço depois do seu disco.
trajan-lesson-senate-here-already = Você já está aí, e esses pontos já foram contados. Leia o próximo espaço.
trajan-lesson-senate-two-spaces = Isso fica dois espaços adiante. O disco avança um.

trajan-lesson-senate-one-space = O último espaço é o que vale mais. Tente levar o seu disco direto até lá.
    .goal = Tente avançar o seu disco mais de um espaço.
    .done = Não permitido: uma ação, um espaço. Para chegar longe, é preciso fazer a ação muitas vezes.
trajan-lesson-senate-one-is-fine = Essa é a jogada permitida. Primeiro tente a proibida: clique no último espaço.

trajan-lesson-senate-advance = Agora, o passo que é permitido.
    .goal = Avance o seu disco para o próximo espaço.
    .done = Seis pontos. E seis votos.
trajan-lesson-senate-passed = Quem passa deixa seis pontos para trás. Avance o seu disco.

trajan-lesson-senate-votes = O número de um espaço também vale como votos. Aqui o seu disco está no espaço com o 3, e você tem uma ficha com 4 votos. Quantos votos você tem?
    .done = Sete. O seu disco e as suas fichas contam juntos.
trajan-lesson-senate-votes-hint = Some os votos do espaço do seu disco e os das fichas de senado do seu tabuleiro individual.
trajan-lesson-senate-space-alone = Isso é só o espaço do seu disco. A ficha do seu tabuleiro individual também conta.
trajan-lesson-senate-tile-alone = Isso é só a ficha. O espaço do seu disco também conta.

trajan-lesson-senate-consul = No fim de um quarto de ano, os votos são comparados. Quem tem mais escolhe uma das duas fichas de bônus do senado, e o segundo fica com a outra. Depois, todos os discos voltam ao início.

trajan-lesson-senate-the-end = Aqui o seu disco está no último espaço. Siga em frente e veja o que rende mais uma distribuição até o senado.
trajan-lesson-senate-one-more = Dois marcadores da bandeja II, para terminar na bandeja IV.
trajan-lesson-senate-nothing-left = Nada: a trilha não tem mais espaços, então o turno acabou sozinho.

trajan-lesson-senate-still-good = Neste quarto de ano, para que ainda serve o seu disco no último espaço?
    .done = Os oito votos dele contam quando o quarto de ano terminar.
trajan-lesson-senate-more-points = mais pontos a cada ação
trajan-lesson-senate-votes-stay = votos no fim do quarto de ano
trajan-lesson-senate-disc-returns = ele volta logo para o início
trajan-lesson-senate-no-more-points = Os pontos do espaço foram contados quando o disco chegou lá. Não são contados outra vez.
trajan-lesson-senate-only-at-the-end = Os discos só voltam quando o quarto de ano acaba.
