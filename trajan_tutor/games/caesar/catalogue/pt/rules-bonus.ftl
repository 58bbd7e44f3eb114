### Rules of the bonus tokens and the modules.
### Room: a title is one line; `.rule` is a few sentences on a card, `.refused` one of at most 300 letters.

## Bonus tokens

caesar-bonus-use = Usar uma ficha de bônus agora ou nunca
    .rule = Você pode usar o efeito de uma ficha de bônus quando a pega. O que não usa na hora se perde; só uma ficha Senado fica guardada.
    .refused = Não é isso que faz { FORM($bonus, "a") }. Use-a como ela diz, ou deixe-a de lado.
caesar-bonus-nothing = Nada para usar
    .rule = Sem ficha de bônus, ou sem nada que ela possa fazer, não há o que usar.
    .refused = Não há o que usar aqui. Deixe de lado.
caesar-tactics-extra = Tática: mais um turno
    .rule = Você pode fazer mais um turno. Na nossa leitura, é um turno inteiro depois deste, sorteio incluído.
caesar-tactics-once = Um turno extra
    .rule = Duas fichas Tática pegas no mesmo turno dão um turno extra. Uma pega no turno extra dá mais um.
    .refused = Você já tem um turno extra. Uma segunda ficha Tática no mesmo turno não dá outro.
caesar-tactics-decline = Recusar o turno extra
    .rule = Você pode recusar o turno extra. Se o começar e não conseguir colocar uma ficha, perde.
caesar-wealth-draw = Riqueza: um estoque maior
    .rule = Sorteie mais uma ficha na hora. Seu estoque continua com uma ficha a mais.
caesar-might-influence = Força: virar uma ficha para baixo
    .rule = Vire para baixo uma ficha de influência inimiga. A partir daí ela não conta nada dos dois lados.
caesar-might-marker = Força: virar um marcador de controle
    .rule = Em vez disso, você pode virar para baixo um marcador de controle inimigo. As fronteiras da província dele não recebem mais marcadores de controle. Na nossa leitura, ele continua controlando e conta como colocado.
caesar-might-enemy = Só componentes inimigos
    .rule = A Força vira fichas de influência e marcadores de controle do outro lado.
    .refused = Não há nada do outro lado para virar aqui: { $place }. Escolha uma ficha de influência ou um marcador de controle do outro lado.
caesar-might-covered = Um marcador protege a ficha embaixo
    .rule = Uma ficha de influência que está sob um marcador de controle não pode ser virada.
    .refused = A ficha está sob um marcador de controle: { $place }. Escolha outra.
caesar-might-face-up = Só o que está com a face para cima
    .rule = O que já está com a face para baixo não pode ser virado de novo.
    .refused = Isso já está com a face para baixo: { $place }. Escolha algo que esteja com a face para cima.
caesar-might-closed = Uma província fechada não muda
    .rule = Virar uma ficha para baixo não muda nada em uma província que já estava fechada, nem mesmo onde houve empate.
caesar-senate-keep = Senado: guardar a ficha
    .rule = Você guarda uma ficha Senado, seja de quem for o controle da província.
caesar-senate-markers = Senado: marcadores em Roma
    .rule = Se com o mesmo fechamento você também assume o controle, pode pôr marcadores de controle sob a ficha: tantos quantas fichas Senado você tem, contando esta.
    .refused = { $markers ->
        [1] Um marcador de controle é demais
       *[other] { $markers } marcadores de controle são demais
    }: você tem { $tokens ->
        [1] uma ficha Senado
       *[other] { $tokens } fichas Senado
    }.
caesar-senate-left = Não mais marcadores do que você tem
    .rule = Você não pode pôr sob uma ficha Senado mais marcadores do que os que restam a você.
    .refused = { $left ->
        [1] Só resta a você um marcador de controle
       *[other] Só restam a você { $left } marcadores de controle
    }, não { $markers }.

caesar-senate-exactly = Tantos marcadores quantas fichas Senado
    .rule = Sob uma ficha Senado vão exatamente tantos marcadores quantas fichas Senado você tem, ou todos os que restam a você, se são menos, ou nenhum.
    .refused = Vão sob uma ficha Senado exatamente tantos marcadores quantas fichas Senado você tem, ou todos os que restam, ou nenhum: não { $markers }.

## Poison

caesar-poison-return = Veneno: de volta ao saco
    .rule = O outro lado devolve ao seu saco uma ficha do seu estoque, escolhida aleatoriamente. Os dois podem vê-la. Esse estoque continua com uma ficha a menos.
caesar-poison-empty = Nada para envenenar
    .rule = Contra um estoque vazio, o Veneno não faz nada.
    .refused = O outro estoque está vazio: o Veneno não faz nada.
caesar-poison-setup = Três fichas com Veneno
    .rule = Com o módulo Veneno, três fichas Veneno substituem fichas de bônus, e os estoques começam com três fichas.

## Centurions

caesar-centurions-take = Centuriões: uma ficha forte
    .rule = No fim do turno, você pega para o seu estoque uma das suas fichas de influência Centurião em vez de sortear.
caesar-centurions-none = Nenhuma ficha de influência Centurião
    .rule = Se não resta a você nenhuma ficha de influência Centurião, você sorteia como sempre.
    .refused = Você não tem mais esta ficha para pegar: { $token }. Sorteie, ou pegue outra.
caesar-centurions-once = Uma ficha de influência Centurião por turno
    .rule = Duas fichas de bônus Centurião em um turno: uma substitui o sorteio, a segunda se perde.
    .refused = Uma ficha de influência Centurião já substitui seu sorteio. Uma segunda ficha de bônus Centurião no mesmo turno se perde.
caesar-centurions-setup = O módulo Centuriões
    .rule = Três fichas de bônus Centurião substituem outras fichas de bônus. Cada jogador tem três fichas de influência Centurião, que são fortes, diante de si na mesa.

## Checkpoints

caesar-checkpoints-face-down = Face para baixo no posto de controle
    .rule = Em um dos três postos de controle, você pode colocar uma ficha com a face para baixo; ela não vale nada para nenhum dos dois lados. Na nossa leitura, o símbolo dela tem de combinar.
    .refused = O espaço entre { $first } e { $second } não é um posto de controle. Coloque a ficha com a face para cima, ou escolha um posto de controle.
caesar-checkpoints-space = Três postos de controle
    .rule = Os postos de controle ficam entre Gallia e Sardinia, Numidia e Africa, Aegyptus e Asia.
caesar-checkpoints-bank = Sortear do banco
    .rule = Quem coloca com a face para baixo pode, em troca, sortear uma ficha de bônus do banco e resolvê-la. Na nossa leitura, na hora, antes de qualquer fechamento, e o efeito dela pode ficar sem uso.
caesar-checkpoints-empty = O banco está vazio
    .rule = Quando o banco está vazio, nenhuma ficha pode mais ser colocada com a face para baixo.
    .refused = O banco está vazio, então nenhuma ficha pode mais ser colocada com a face para baixo.
caesar-checkpoints-senate = Uma ficha Senado do banco
    .rule = Você a guarda. Marcadores podem ir sob ela quando é resolvida a primeira província que você ganha com esta colocação, antes da ficha de bônus dessa província.
caesar-checkpoints-modules = Postos de controle precisa dos outros módulos
    .rule = O módulo Postos de controle só se joga junto com Veneno e Centuriões.
    .refused = Esta partida é jogada sem o módulo Postos de controle. Coloque a ficha com a face para cima.
