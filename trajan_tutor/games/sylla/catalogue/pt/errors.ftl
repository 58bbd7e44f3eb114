### Texts that cannot be read: positions. Each sentence names the place and the way out; $place is the path of the field.
### Room: sentences of at most 300 letters with what is put in.

sylla-position-middle = A partida está no meio de um turno. Termine o turno, ou salve a partida como registro.
sylla-position-over = Esta posição é o fim de uma partida, então não dá para jogar a partir dela.
sylla-position-winners = Na posição, “winners” tem de existir exatamente quando “phase” é “over”.
sylla-position-count = Na posição, “{ $place }” conta ao todo { $found } de { $name }. O jogo só tem { $most }.
sylla-position-covered = Na posição, em “{ $place }” está { $name }, que nenhum evento da coluna vira para baixo.
sylla-position-stays = Na posição, em “{ $place }” está { $name }, que é descartado ao ser comprado.
sylla-position-chosen = Na posição, “{ $place }” não combina com quem decide: os que vêm antes já escolheram, ninguém mais.
sylla-position-set = Na posição, “{ $place }” tem mais de { $name } do que um conjunto.
sylla-position-bidder = Na posição, em “{ $place }” está um lugar à mesa que não decidiu antes de quem decide agora.
sylla-position-slot = Na posição, “{ $place }” indica o local { $slot }, que está vazio.
sylla-position-kept = Na posição, “{ $place }” indica { $name }, que quem compra não pode escolher guardar ou descartar.
sylla-position-reading = Na posição, “{ $place }” existe embora a leitura das regras que precisa disso não tenha sido escolhida, ou não diz nada.
sylla-position-held = Na posição, “{ $place }” indica { $name }, que nenhuma Taverna prende: não está em uma ponta, ou é cedo demais na rodada.
sylla-position-happening = Na posição, “{ $place }” indica um evento que é evitado.
sylla-position-short =
    Na posição, “{ $place }” tem componentes de menos para as rodadas que faltam: { $least ->
        [1] é preciso pelo menos um
       *[other] são precisos pelo menos { $least }
    }.

sylla-evaluation-weight = O arquivo { $file } não traz um número inteiro para o peso “{ $weight }”, ou não o conhece.
