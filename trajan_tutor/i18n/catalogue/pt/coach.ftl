### What the coach says: hints, reasons, verdicts, looking back. It speaks to the learner, in short sentences.

## The ladder

coach-look = Olhe para { $area }.
# $stake is a place with what is at stake there, such as “Asia: the next token closes it”.
coach-look-stake = Olhe aqui: { $stake }.
# $choices are moves in words. All choose at once and in secret.
coach-mixture = os outros podem responder ao que preveem; por isso, varie a sua escolha, com a primeira na maioria das vezes ({ $choices })
coach-mixture-one = contra o que os outros provavelmente vão escolher, esta é a melhor quase sempre
coach-consider-only = Só há uma coisa a fazer.
coach-consider-open = Nenhum turno se destaca aqui. Escolha o que preferir.
# $places are places of the board in which turns that are as good do most.
coach-consider-places = Nenhum turno se destaca aqui. Começar por { $places } é igualmente bom.
coach-consider-best = Aqui nenhum motivo sozinho decide, mas nos sorteios testados um turno foi melhor que todos os outros.
coach-hint-refined = Pensando mais, outro turno é melhor.
coach-play = Jogue:
# Said above the board, while the whole turn stands in the panel of the coach.
coach-play-said = Comece assim: { $step }.
coach-because-said = O que mais conta: { $reason }.
coach-play-until = Comece assim e depois pergunte de novo:
# What counts most of a turn follows, the weightiest first.
coach-because = O que conta:
coach-net = Cerca de { POINTS($points) } a mais que a segunda melhor ideia: { $parts }.
coach-net-gain = { $what } +{ $points }
coach-net-loss = { $what } −{ $points }
coach-net-rest = o resto
coach-net-rival-less =
    { $seats ->
        [2] perda do outro jogador
       *[other] perda do seu rival mais forte
    }
coach-net-rival-more =
    { $seats ->
        [2] ganho do outro jogador
       *[other] ganho do seu rival mais forte
    }
coach-net-chances = Vence { $here } de 100 partidas; a segunda melhor ideia, { $there }.
coach-net-often = Foi melhor que a segunda melhor ideia em { $times } de 10 sorteios.
coach-even = { $count } turnos são quase igualmente bons; este é um deles.
coach-nearly-lost = Esta partida está quase perdida: daqui você vence { $here } de 100.
coach-nearly-won = Esta partida está quase ganha: daqui você vence { $here } de 100.
coach-because-open = Nenhum motivo se destaca; este turno foi o melhor nos sorteios testados.
coach-because-further = Isto também conta a favor dele:
coach-because-own = Por que não o seu turno? Comparado com ele, o melhor dá a você:
# What is opened.
coach-more-steps = Turno completo
coach-more-turns = Mais, e outros turnos
coach-because-wins = Você vence.
coach-because-only = Não há outra coisa a fazer.
coach-against-second = O que a segunda melhor ideia tem a seu favor:
coach-against-own = O que conta a favor do seu turno:
## Reasons: parts of sentences

coach-reason-now =
    { $there ->
        [0] na hora, { POINTS($here) } { FORM($source, "from", $here) }
       *[other] na hora, { POINTS($change) } a mais { FORM($source, "from", $change) }: { $here } em vez de { $there }
    }
# $what the first turn did, such as “closes Asia, 7 to 5”; $points is one of the two sentences around.
coach-reason-by = { $what }: { $points }
coach-reason-now-about =
    na hora, cerca de { POINTS($points) } a mais { FORM($source, "from", $points) }
# What a turn brings by itself, compared with nothing.
coach-reason-brings = { POINTS($points) } { FORM($source, "from", $points) }
# $cause is what is different on the board, such as “you can meet one demand more for bread”.
coach-reason-cause =
    { $cause }: espere cerca de { POINTS($points) } a mais { FORM($source, "from", $points) }
# $what is something that happens, such as “you win Sicilia”; $first and $second count deals of ten, after this turn and after the other.
coach-reason-happens =
    { $what }: { $first ->
        [0] em nenhum sorteio
        [10] em todos os sorteios
       *[other] em { $first } de 10 sorteios
    }, em vez de { $second ->
        [0] nenhum
        [10] todos
       *[other] { $first ->
            [0] { $second } de 10
            [10] { $second } de 10
           *[other] { $second }
        }
    }
coach-reason-later =
    nos próximos turnos, cerca de { POINTS($points) } a mais { FORM($source, "from", $points) }
coach-reason-prospects =
    uma posição melhor depois dos próximos turnos: espere cerca de { POINTS($points) } a mais
coach-reason-rival =
    { $seats ->
        [2] o outro jogador
       *[other] seu rival mais forte
    } fica com cerca de { POINTS($points) } a menos nos próximos turnos
coach-reason-rival-what =
    { $seats ->
        [2] o outro jogador
       *[other] seu rival mais forte
    } fica com cerca de { POINTS($points) } a menos: { $what }
coach-reason-rival-source =
    { $seats ->
        [2] o outro jogador
       *[other] seu rival mais forte
    } fica com cerca de { POINTS($points) } a menos nos próximos turnos, a maior parte { FORM($source, "from") }
# $sources are two words that stand by themselves, such as “ships” and “provinces”.
coach-reason-rival-sources =
    { $seats ->
        [2] o outro jogador
       *[other] seu rival mais forte
    } fica com cerca de { POINTS($points) } a menos nos próximos turnos (na maior parte: { $sources })
coach-reason-rival-time =
    { $seats ->
        [2] o outro jogador
       *[other] seu rival mais forte
    } fica com cerca de { POINTS($points) } a menos nos próximos turnos: { $time }
coach-reason-rival-period =
    { $seats ->
        [2] o outro jogador
       *[other] seu rival mais forte
    } fica com cerca de { POINTS($points) } a menos, porque agora é fim de { $period }
coach-reason-worth =
    { $what }: espere cerca de { POINTS($points) } com isso
coach-reason-long =
    { $what }; com os próximos turnos, cerca de { POINTS($points) } a mais
# A turn that brings the win or the loss of the game nearer: no figure says that. $what is why.
coach-reason-decides = isso pode decidir a partida
coach-reason-decides-what = { $what }, e isso pode decidir a partida
# Two reasons side by side; each may be words for a thing or a sentence.
coach-reason-also = { $first }; { $second }

## The best answer

# $what is the step in words, such as “Drop a white marker in tray VI”.
coach-answer-gain = { FORM($what, "answer") }: { POINTS($points) } { FORM($source, "from", $points) }
coach-answer =
    { SEAT($seat) } provavelmente responde: { FORM($what, "answer") } ({ $all ->
        [0] em { $times } de { $deals } sorteios
       *[other] em todos os sorteios
    }).
coach-answer-decides =
    { SEAT($seat) } pode vencer assim: { FORM($what, "answer") } ({ $all ->
        [0] em { $times } de { $deals } sorteios
       *[other] em todos os sorteios
    }).

## Verdicts on the learner's turn

coach-verdict-equal = Seu turno leva à mesma posição que o melhor.
coach-verdict-as-good = Seu turno é tão bom quanto o melhor.
coach-verdict-slightly = Seu turno é bom. Outro dá um pouco mais.
# $reason is what counts most of the better turn, such as “closes Asia, 7 to 5”; $verdict is a sentence.
coach-verdict-missed = Faltou isto: { $reason }. { $verdict }
coach-verdict-costs =
    Há um turno melhor: ele dá cerca de { POINTS($points) } a mais (de { $low } a { $high }, nove vezes em dez).
coach-verdict-costs-exactly = Há um turno melhor: ele dá { POINTS($points) } a mais.
# Chances to win, of a hundred.
coach-verdict-costs-chances = Há um turno melhor: o seu baixa suas chances de vencer de { $better } para { $own } em 100.
coach-verdict-too-close = Difícil dizer: aqui a sorte pesa mais do que a escolha entre o seu turno e o melhor.
coach-verdict-between-slightly = Seu turno é tão bom quanto o melhor, ou um pouco pior: os sorteios não mostram qual dos dois.
coach-verdict-between-costs = Outro turno é melhor, por pouco ou por muito: os sorteios não mostram qual dos dois.
coach-offer = Quer ver?

## What cannot be done

coach-no-moves = Não há nada a decidir aqui, então não há dica.
coach-no-own = Primeiro, indique ou jogue um turno: aí dá para comparar com o melhor.
coach-not-done = A busca ainda não terminou. Espere ou cancele.
coach-cancelled = A busca foi cancelada. Peça uma nova dica.
coach-cancelled-twice = A busca já estava cancelada.
coach-cancelled-late = A busca já terminou: a dica está pronta.
coach-turn-empty = Isso não é um turno: indique pelo menos uma jogada.
coach-turn-illegal = A jogada { $number } do turno, “{ $move }”, não pode ser feita ali. Escolha uma das jogadas permitidas.
coach-tell-points = “{ $points }” não é um número de { POINTS("several") } que sirva para uma avaliação. Dê 0 ou mais.
coach-explore-many = Indique de um a { $most } turnos para comparar, não { $given }.
coach-explore-deals = O número de sorteios é um inteiro de 1 a { NUMBER($most, useGrouping: 1) }, não “{ $deals }”.
coach-explore-number = Não há turno número { $number } aqui: dê um número de 0 a { $last }.

## Looking back

coach-moment =
    Turno { $turn }: outro turno daria cerca de { POINTS($points) } a mais.
coach-moment-chances =
    Turno { $turn }: suas chances de vencer caíram de { $better } para { $own } em 100.
coach-retrospect =
    { $decisions ->
        [0] Não há decisão para rever.
       *[other] { $fine ->
            [1] { $fine } de { $decisions } decisões quase não podia ser melhor.
           *[other] { $fine } de { $decisions } decisões quase não podiam ser melhores.
        }{ $open ->
            [0] {""}
            [1] {" "}Fica de fora uma: os sorteios testados não mostram quanto custou.
           *[other] {" "}Ficam de fora { $open }: os sorteios testados não mostram quanto custaram.
        }
    }

## What is shown of it

coach-step = { $number }. { $what }.
coach-reason-line = { $what }. ({ $rule })
coach-compared = A segunda melhor ideia: { $steps }.
# $standing is one of the two sentences below.
coach-equal-turn = Ou: { $steps } ({ $standing }).
# $steps are those after a beginning that both turns have in common.
coach-equal-alike = Ou, depois do mesmo começo: { $steps } ({ $standing }).
coach-equals-more =
    { $count ->
        [1] Mais um é praticamente tão bom.
       *[other] Mais { $count } são praticamente tão bons.
    }
coach-equal-just = igualmente bom
coach-equal-level =
    { $alike ->
        [0] tão bom quanto, com margem de { POINTS($either) }
        [1] tão bom quanto, com margem de { POINTS($either) }; há outro jeito de fazer o mesmo
       *[other] tão bom quanto, com margem de { POINTS($either) }; há outros { $alike } jeitos de fazer o mesmo
    }
# Chances to win, of a hundred: with the best turn and with this one.
coach-equal-chances =
    { $alike ->
        [0] { $less ->
            [0] vence { $there } de 100 partidas, como o melhor turno
           *[other] vence { $there } de 100 partidas; o melhor turno, { $here }
        }
        [1] { $less ->
            [0] vence { $there } de 100 partidas, como o melhor turno; há outro jeito de fazer o mesmo
           *[other] vence { $there } de 100 partidas; o melhor turno, { $here }; há outro jeito de fazer o mesmo
        }
       *[other] { $less ->
            [0] vence { $there } de 100 partidas, como o melhor turno; há outros { $alike } jeitos de fazer o mesmo
           *[other] vence { $there } de 100 partidas; o melhor turno, { $here }; há outros { $alike } jeitos de fazer o mesmo
        }
    }
coach-equal-less =
    { $alike ->
        [0] { POINTS($points) } a menos, com margem de { $either }
        [1] { POINTS($points) } a menos, com margem de { $either }; há outro jeito de fazer o mesmo
       *[other] { POINTS($points) } a menos, com margem de { $either }; há outros { $alike } jeitos de fazer o mesmo
    }
coach-completed = Isso é o começo de um turno. O melhor final para ele: { $steps }.
coach-steps-next = { $first }; { $next }
coach-ask-look = Pergunte para onde olhar.
coach-ask-consider = Peça uma pergunta que leve até lá.
coach-ask-play = Pergunte o que jogar.
coach-ask-because = Pergunte por quê.
coach-named = Sua pergunta: { $steps }.
coach-not-your-turn = A dica é para quem está na vez. Espere a sua vez.
coach-hot-seat = Primeiro, quem vai jogar precisa se sentar; depois dá para pedir uma dica.
coach-over = A partida acabou; já não é preciso dica. Veja a retrospectiva.
coach-explore-title =
    { $turns ->
        [1] Aonde este turno leva
       *[other] Aonde estes { $turns } turnos levam
    }
# $option is the number of a turn, counted from 1.
coach-explore-dealt = O turno { $option } revela algo escondido: o desenho mostra como terminam alguns de muitos sorteios, com pontos de interrogação onde eles diferem.
# $name is a turn in few words.
coach-explore-deal = { $name } (sorteio { $deal } de { $deals })
coach-explore-mean =
    Turno { $option }: alguns turnos depois, { $points ->
        [0] a partida está quase empatada
       *[other] você está cerca de { POINTS($points) } à frente
    }.
coach-explore-mean-behind =
    Turno { $option }: alguns turnos depois, você está cerca de { POINTS($points) } atrás.
# The game is over in some of the deals that were played on.
coach-explore-decides =
    Turno { $option }: alguns turnos depois, de { $deals ->
        [1] um sorteio
       *[other] { $deals } sorteios
    } você venceu { $won } e perdeu { $lost }.
# Chances to win, of a hundred.
coach-explore-lead-chances = Com o turno { $option } você vence { $here } de 100 partidas; com o turno 1, { $there }.
coach-explore-lead =
    O turno { $option } dá cerca de { POINTS($points) } a mais que o turno 1.
coach-explore-behind =
    O turno { $option } dá cerca de { POINTS($points) } a menos que o turno 1.
coach-explore-same = Os turnos { $option } e 1 estão próximos demais para dizer qual é melhor.
coach-retrospect-none = Nenhum turno teve um custo claro.
coach-retrospect-empty = Nenhum turno teve um custo claro, então não há a que voltar.
coach-explore-equal = Os turnos { $option } e 1 levam à mesma posição.
coach-retrospect-try = { $number }. { $what }
coach-retrospect-how = Volte a um deles com try_again(número). Com better(número) você vê a melhor jogada.
coach-retrospect-number = Não há turno número { $number } aqui: dê um número de 1 a { $most }.
