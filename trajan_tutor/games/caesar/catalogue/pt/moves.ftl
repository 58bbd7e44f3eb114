### Moves as choices, and what a player is asked to choose.
### Room: rows of a list, which wrap; `.short` has half a line, a prompt one line or two.

## Placements. `.plain` says a move without what comes of it, `.answer` as the other side of the table sees it.

caesar-move-place =
    { $even ->
        [yes] Colocar { FORM($token, "a") } entre { $toward } e { $away }: então { $outcomes }
       *[no] Colocar { FORM($token, "a") }, { $high } voltado para { $toward } e { $low } para { $away }: então { $outcomes }
    }
    .short =
        { $even ->
            [yes] { FORM($token, "kind") }: { $high } para { $toward } e { $away }
           *[no] { FORM($token, "kind") }: { $high } para { $toward }, { $low } para { $away }
        }
    .answer =
        { $even ->
            [yes] Colocar { FORM($token, "a") } entre { $toward } e { $away }: então { FORM($outcomes, "answer") }
           *[no] Colocar { FORM($token, "a") }, { $high } voltado para { $toward } e { $low } para { $away }: então { FORM($outcomes, "answer") }
        }
    .plain =
        { $even ->
            [yes] Colocar { FORM($token, "a") } entre { $toward } e { $away }
           *[no] Colocar { FORM($token, "a") }, { $high } voltado para { $toward } e { $low } para { $away }
        }

## Placements face down

caesar-move-place-down = Colocar { FORM($token, "a") } com a face para baixo entre { $first } e { $second }, em troca de uma ficha de bônus do banco
    .short = { $token } com a face para baixo entre { $first } e { $second }

## What placements come to. In `.answer` the one who reads is the other side: the own sum stands first there, too.

caesar-outcome-open = { $province } fica em { $own } a { $enemy }
    .answer = { $province } fica em { $enemy } a { $own }
caesar-outcome-closed-own = { $province } fecha, { $own } a { $enemy } para você ({ $bonus })
    .answer = { $province } fecha, { $enemy } a { $own } contra você ({ $bonus })
caesar-outcome-closed-enemy = { $province } fecha, { $own } a { $enemy } contra você ({ $bonus })
    .answer = { $province } fecha, { $enemy } a { $own } para você ({ $bonus })
caesar-outcome-closed-tie = { $province } fecha com empate de { $own } a { $enemy } ({ $bonus })
    .answer = { $province } fecha com empate de { $own } a { $enemy } ({ $bonus })

## Closing

caesar-move-order = Resolver { $province } primeiro: { $own } a { $enemy }, com { FORM($bonus, "a") }
    .plain = Resolver { $province } primeiro
caesar-move-border =
    { $left ->
        [0] Pôr seu último marcador de controle na fronteira entre { $first } e { $second }: você vence
        [1] Pôr um marcador de controle na fronteira entre { $first } e { $second } (depois resta { $left })
       *[other] Pôr um marcador de controle na fronteira entre { $first } e { $second } (depois restam { $left })
    }
    .plain = Pôr um marcador de controle na fronteira entre { $first } e { $second }
    .short =
    { $left ->
        [0] seu último marcador na fronteira entre { $first } e { $second }: você vence
       *[other] um marcador na fronteira entre { $first } e { $second }
    }

## No more markers

caesar-move-borders-done = Não pôr mais marcadores de controle em fronteiras agora

## Markers in the senate

caesar-move-senate =
    { $markers ->
        [0] Não pôr nenhum marcador de controle sob a ficha Senado
        [1] Pôr um marcador de controle sob a ficha Senado
       *[other] Pôr { $markers } marcadores de controle sob a ficha Senado
    } ({ $left ->
        [0] não resta nenhum: você vence
        [1] resta { $left }
       *[other] restam { $left }
    })
    .plain =
    { $markers ->
        [0] Não pôr nenhum marcador de controle sob a ficha Senado
        [1] Pôr um marcador de controle sob a ficha Senado
       *[other] Pôr { $markers } marcadores de controle sob a ficha Senado
    }
    .short =
    { $markers ->
        [0] nenhum marcador sob a ficha Senado
        [1] um marcador sob a ficha Senado
       *[other] { $markers } marcadores sob a ficha Senado
    }{ $left ->
        [0] : você vence
       *[other] {""}
    }

## Bonus tokens

caesar-move-use-wealth = Sortear mais uma ficha; seu estoque continua com uma ficha a mais
    .short = sortear mais uma ficha
caesar-move-use-poison = { $side } devolve ao saco aleatoriamente uma ficha; esse estoque continua com uma ficha a menos
caesar-move-might-token = Virar para baixo { FORM($token, "the") } entre { $first } e { $second }
    .short = virar { FORM($token, "the") } entre { $first } e { $second }
caesar-move-might-marker = Virar para baixo o marcador de controle na fronteira entre { $first } e { $second }
caesar-move-might-province = Virar para baixo um marcador de controle na província { $province }
caesar-move-decline = Não usar { FORM($bonus, "the") }

## The end of a turn, and Crassus

caesar-move-draw = Sortear uma ficha do seu saco
caesar-move-draw-both = Sortear uma ficha do seu saco e abrir mão das duas fichas de bônus Centurião
caesar-move-centurion = Pegar { FORM($token, "the") } em vez de sortear
caesar-move-centurion-second = Pegar também { FORM($token, "the") }, pela sua segunda ficha de bônus Centurião
caesar-move-no-centurion = Não pegar uma segunda ficha de influência Centurião
caesar-move-extra = Jogar o turno extra
caesar-move-no-extra = Recusar o turno extra
caesar-move-bank-draw = Sortear uma ficha de bônus do banco
caesar-move-no-bank-draw = Deixar o banco como está
caesar-move-crassus = Deixar Crasso jogar o turno dele

## Prompts

caesar-prompt-turn = Coloque uma ficha em um espaço livre com o símbolo dela e escolha o lado do número maior.
    .short = colocar uma ficha
caesar-prompt-bank-draw = Você colocou uma ficha com a face para baixo em um posto de controle. Pode sortear uma ficha de bônus do banco.
    .short = uma ficha de bônus do banco, se quiser
caesar-prompt-bank = Você sorteou { FORM($bonus, "a") } do banco. Use-a agora, ou deixe-a de lado.
    .short = usar a ficha de bônus sorteada
caesar-prompt-order = Sua ficha fechou duas províncias. Qual é resolvida primeiro?
    .short = qual província é resolvida primeiro
caesar-prompt-closing = A província está sendo resolvida.
    .short = resolver a província
caesar-prompt-borders =
    { $left ->
        [1] Você pode pôr marcadores de controle em fronteiras entre províncias suas (resta { $left }).
       *[other] Você pode pôr marcadores de controle em fronteiras entre províncias suas (restam { $left }).
    }
    .short = marcadores de controle nas fronteiras
caesar-prompt-bank-senate =
    Você pode pôr marcadores de controle sob a ficha Senado do banco ({ $tokens ->
        [1] você tem uma
       *[other] você tem { $tokens }
    }; { $left ->
        [1] resta um marcador
       *[other] restam { $left } marcadores
    }).
    .short = marcadores sob a ficha do Senado do banco
caesar-prompt-senate =
    Você pode pôr marcadores de controle sob a ficha Senado ({ $tokens ->
        [1] você tem uma
       *[other] você tem { $tokens }
    }; { $left ->
        [1] resta um marcador
       *[other] restam { $left } marcadores
    }).
    .short = marcadores sob a ficha do Senado
caesar-prompt-bonus = Este fechamento deu a você { FORM($bonus, "a") }. Use-a agora, ou deixe-a de lado.
    .short = usar a ficha de bônus
caesar-prompt-draw = Sorteie uma ficha, ou pegue uma das suas fichas de influência Centurião no lugar.
    .short = sortear uma ficha
caesar-prompt-draw-second = Você pode pegar mais uma das suas fichas de influência Centurião, pela sua segunda ficha de bônus.
    .short = uma segunda ficha de influência do Centurião
caesar-prompt-extra = Você pode jogar mais um turno.
    .short = mais um turno
caesar-prompt-crassus = É a vez de Crasso.
    .short = o turno de Crasso
caesar-prompt-over = A partida acabou.
    .short = o fim da partida

## Steps of a turn

caesar-step-place = Colocar uma ficha
caesar-step-close = Fechar províncias
caesar-step-markers = Marcadores nas fronteiras
caesar-step-bonus = Ficha de bônus
caesar-step-draw = Sortear
caesar-step-crassus = Crasso
