### How it is played under each reading that a new game can choose; and why a ruling has no other reading.
### Room: sentences, which wrap.

## Readings that can be chosen

sylla-reading-s4-discarded = Um Guindaste e uma Ínsula são descartados assim que são comprados, pelo que trazem.
sylla-reading-s4-may-be-kept = Quem compra um Guindaste ou uma Ínsula pode, em vez disso, ficar com a peça: ela não faz nada, mas conta como construção para a Enchente.
sylla-reading-s5-one-more = Cada vez que um evento duradouro acontece, todos viram mais um componente para baixo.
sylla-reading-s5-nothing-more = Um evento duradouro só vira componentes para baixo na primeira vez que acontece.
sylla-reading-s13-first-three = Três jogadores têm as peças de Renda I, II e III, e a I começa.
sylla-reading-s13-three-of-four = Três jogadores sorteiam três das quatro peças de Renda, e o menor número começa.
sylla-reading-s17-this-phase = Um marcador que uma Taverna prende em uma ponta da trilha está a salvo de outras Tavernas nesta fase.
sylla-reading-s17-all-round = Um marcador que uma Taverna prende em uma ponta da trilha fica ali a rodada toda, façam o que fizerem os eventos e as obras.
sylla-reading-s23-open = O dinheiro e as fichas de todos ficam abertos.
sylla-reading-s23-screens = O dinheiro e as fichas dos outros ficam cobertos; uma crise mostra as fichas da sua cor até o novo cônsul pegar a dele.
sylla-reading-s23-secret = Quais fichas os outros pegam com um Templo particular ou uma Ínsula é segredo até uma crise dessa cor, ou até o fim.
sylla-reading-s33-offers = Três jogadores oferecem 4 construções por rodada, vendidas ou não.
sylla-reading-s33-sales = Três jogadores seguem oferecendo até 4 construções serem vendidas, ou até não restar nenhuma.

## No other reading

sylla-ruling-s2-only = Sem outra leitura: o manual de regras põe todos os outros personagens na pilha de compras, e um conjunto que ninguém tem está entre eles.
sylla-ruling-s7-only = Sem outra leitura: a Decadência aceita qualquer cubo e nunca sai, então a questão não surge.
sylla-ruling-s8-only = Sem outra leitura: para as Tavernas o manual de regras fala dos marcadores de Res Publica, e a fome não é um deles.
sylla-ruling-s10-only = Sem outra leitura: com 3 a mais para todos e 3 a menos para todos, ou com nada, todos têm o mesmo que antes.
sylla-ruling-s11-only = Sem outra leitura: ninguém pode pegar o que não existe, e é raro saírem do estoque tantas fichas de uma cor.
sylla-ruling-s12-only = Sem outra leitura: sem a variante da editora, não há regras para jogar.
sylla-ruling-s16-only = Sem outra leitura: que ela paga a partir da próxima rodada está impresso, e o resto vem de ela ser uma carta.
sylla-ruling-s18-only = Sem outra leitura: todos querem a renda antes de gastá-la, e uma ficha e um marcador não se atrapalham.
sylla-ruling-s19-only = Sem outra leitura: o cônsul decide, e nomear um evento depois do outro leva aos mesmos pares.
sylla-ruling-s20-only = Sem outra leitura: um componente com a face para baixo não pode ser virado para baixo, e dos que estão com a face para cima o manual não exclui nenhum.
sylla-ruling-s21-only = Sem outra leitura: o que um segundo evento cobre tem de esperar por ele, e de nada que volta a ficar para cima se diz que espera mais.
sylla-ruling-s22-only = Sem outra leitura: o manual deixa a ordem em aberto, e o cônsul é o primeiro em tudo o mais.
sylla-ruling-s27-only = Sem outra leitura: qualquer ordem serve, já que todos os viram; com uma ordem fixa, dá para anotar uma partida.
sylla-ruling-s28-only = Nada a escolher: o que se compra depois da última rodada não muda nada, e cristãos e Escravos contam de lado ou não.
sylla-ruling-s29-only = Sem outra leitura: em uma mesa em que as moedas acabam, os denários são anotados.
sylla-ruling-s30-only = Sem outra leitura: ninguém vê uma escolha antes de todos escolherem, então a ordem em que decidem não muda nada.
sylla-ruling-s31-only = Sem outra leitura: um lugar sem número não traz nada, como o exemplo mostra para o terceiro.
sylla-ruling-s34-only = Lido como exatamente 8 e exatamente 5, um voto a mais não traria nada, e ninguém sabe antes quem põe quantos.
sylla-ruling-s35-only = Sem outra leitura: um ponto para todos não mudaria nada entre eles.

## What to try in a position

sylla-ruling-s4-try = Compre o Guindaste com três hexágonos e olhe suas construções.
sylla-ruling-s5-try = O Expurgo e a Revolta já aconteceram antes. Evite o Expurgo e a Decadência: o que a Revolta vira para baixo agora?
sylla-ruling-s17-try = Uma Taverna prende o marcador de Lazer em 4. Evite o Expurgo e a Decadência, para a Erupção acontecer: onde o marcador termina?
sylla-ruling-s33-try = Outros dois passaram, e esta é a quarta oferta. Passe também: há mais uma?
