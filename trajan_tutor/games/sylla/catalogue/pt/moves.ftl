### Moves as choices, what is owed, and the steps of a round. `.plain` says a move without what comes of it.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

sylla-move-take = Escolher { FORM($card, "a") }
sylla-move-recruit = Recrutar { FORM($card, "a") }
sylla-move-offer = Oferecer { FORM($building, "the") } do local { $slot } por { FORM($colour, "many") }
sylla-move-offer-empty = Oferecer o que está no local { $slot }, por { FORM($colour, "many") }
sylla-move-tilt =
    Virar { FORM($card, "a") } de lado ({ $left ->
        [0] já basta
        [1] falta pagar mais um
       *[other] falta pagar mais { $left }
    })
    .plain = Virar { FORM($card, "a") } de lado
sylla-move-pass = Passar
sylla-move-bid-votes =
    Dar lance de { $number ->
        [1] um voto
       *[other] { $number } votos
    } ({ $cost ->
        [0] de graça
        [1] um denário
       *[other] { $cost } denários
    } se você vencer)
    .plain =
        Dar lance de { $number ->
            [1] um voto
           *[other] { $number } votos
        }
sylla-move-bid-hexagons =
    Dar lance de { $number ->
        [1] um hexágono { $colour }
       *[other] { $number } { FORM($colour, "many") }
    }
sylla-move-token = Pegar uma ficha de { $colour }
sylla-move-token-temple =
    Pagar { $price ->
        [1] um denário
       *[other] { $price } denários
    } por uma ficha de { $colour }
sylla-move-discard = Descartar { FORM($building, "the") } pelo que traz
sylla-move-keep = Ficar com { FORM($building, "the") }, que depois não faz mais nada
sylla-move-no-token = Não usar mais Templos particulares
sylla-move-move = Mover { $colour } { $direction }, até { $space }
sylla-move-hold = Prender { $colour } no fim da trilha
sylla-move-no-move = Não usar mais Tavernas
sylla-move-fight =
    { $fighter } contra { FORM($event, "the") } ({ $there ->
        [0] nenhum cubo ainda
        [1] um cubo ali
       *[other] { $there } cubos ali
    })
    .plain = { $fighter } contra { FORM($event, "the") }
sylla-move-prevent = Evitar { FORM($upper, "the") } e { FORM($lower, "the") }
sylla-move-remove = Tirar { FORM($event, "the") } do jogo
sylla-move-turn-down = Virar { FORM($piece, "a") } para baixo
sylla-move-turn-down-tilted = Virar para baixo { FORM($piece, "a") } que está de lado
sylla-move-hand-up =
    Polegar para cima com { $deniers ->
        [0] nenhum denário
        [1] um denário
       *[other] { $deniers } denários
    }: { $votes ->
        [1] um voto
       *[other] { $votes } votos
    } pela obra
    .plain =
        Polegar para cima com { $deniers ->
            [0] nenhum denário
            [1] um denário
           *[other] { $deniers } denários
        } na mão
sylla-move-hand-down =
    Polegar para baixo com { $deniers ->
        [0] nenhum denário
        [1] um denário
       *[other] { $deniers } denários
    }: { $votes ->
        [1] um voto
       *[other] { $votes } votos
    } pela plebe
    .plain =
        Polegar para baixo com { $deniers ->
            [0] nenhum denário
            [1] um denário
           *[other] { $deniers } denários
        } na mão

## What is owed

sylla-prompt-choose =
    Escolha em segredo { $left ->
        [1] mais um personagem
       *[other] { $left } personagens
    } do seu conjunto.
    .short = escolher personagens em segredo
sylla-prompt-election-opens = Você é cônsul: abra os lances pelo cargo com um número de votos.
    .short = abrir os lances pelo cargo
sylla-prompt-election =
    { $bid ->
        [1] Há um lance de um voto
       *[other] Há um lance de { $bid } votos
    } ({ SEAT($seat) }). Dê um lance maior, ou passe.
    .short = dar lances pelo cargo
sylla-prompt-consul = Você é primeiro cônsul: pegue uma ficha de qualquer cor.
    .short = a ficha do primeiro cônsul
sylla-prompt-recruit = Recrute um dos personagens abertos.
    .short = recrutar
sylla-prompt-offer = Ofereça uma das construções.
    .short = oferecer uma construção
sylla-prompt-sale-first = Ninguém deu lance ainda na venda { FORM($building, "of") }. Dê um lance de hexágonos, ou passe.
    .short = dar lances pela construção
sylla-prompt-sale =
    { $bid ->
        [1] Há um lance de um hexágono
       *[other] Há um lance de { $bid } hexágonos
    } na venda { FORM($building, "of") } ({ SEAT($seat) }). Dê um lance maior, ou passe.
    .short = dar um lance maior pela construção
sylla-prompt-pay =
    Vire { $cards ->
        [1] uma carta
       *[other] { $cards } cartas
    } de lado para pagar { FORM($building, "the") }.
    .short = virar cartas para pagar
sylla-prompt-keep =
    { FORM($building, "gender") ->
        [f] Descarte { FORM($building, "the") } pelo que traz, ou fique com ela.
       *[m] Descarte { FORM($building, "the") } pelo que traz, ou fique com ele.
    }
    .short = ficar com a construção ou descartá-la
sylla-prompt-insula =
    Pegue { $left ->
        [1] mais uma ficha
       *[other] { $left } fichas
    } pela Ínsula.
    .short = fichas pela Ínsula
sylla-prompt-temple = Use um Templo particular, ou deixe-o de lado.
    .short = um Templo particular
sylla-prompt-tavern = Mova um marcador com uma Taverna, ou deixe-a de lado.
    .short = uma Taverna
sylla-prompt-fight = Coloque um cubo em um evento.
    .short = colocar um cubo em um evento
sylla-prompt-prevent = Você decide o empate: quais dois eventos são evitados?
    .short = quais dois eventos são evitados
sylla-prompt-turn-down = Vire um componente para baixo por causa { FORM($event, "of") }.
    .short = virar um componente para baixo
sylla-prompt-remove = Você decide o empate: qual dos dois eventos evitados sai do jogo?
    .short = qual evento evitado sai do jogo
sylla-prompt-hand = Escolha em segredo quantos denários pôr na mão, e o polegar para cima ou para baixo para a grande obra { $work }.
    .short = o voto secreto sobre a grande obra
sylla-prompt-over = A partida acabou.
    .short = o fim da partida

## The steps of a round

sylla-step-setup = Escolher personagens
sylla-step-consul = I Primeiro cônsul
sylla-step-recruiting = II Recrutamento
sylla-step-buildings = III Construções
sylla-step-income = IV Renda
sylla-step-events = V Eventos
sylla-step-work = VI Grande obra
sylla-step-famine = VII Fome e crise

## Texts that are no moves

sylla-notation-near = “{ $text }” não é uma jogada. Talvez você queira dizer: { $near }.
sylla-notation-unknown = “{ $text }” não é uma jogada. Uma jogada é assim: “bid 3”, “tilt slave” ou “hand 2 up”.
