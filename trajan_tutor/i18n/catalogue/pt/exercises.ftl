### Exercises that are made of the rules: questions, what is said to wrong answers, and what the proof finds.

## A lesson of exercises

exercises-title = { $count ->
        [1] { $count } exercício
       *[other] { $count } exercícios
    }
exercises-idea = Cada exercício pergunta sobre uma regra, em uma posição de uma partida.

## Questions. Who acts comes first: “You”, or the name of a seat. What a game asks in its own words stands in its catalogue.

exercise-asks-points = { $who } escolheu “{ FORM($move, "plain") }”. Quanto isso rende a você { FORM($source, "from") }, em { POINTS("several") }?
exercise-asks-points-of = { $who } escolheu “{ FORM($move, "plain") }”. Quanto isso rende a { $whom } { FORM($source, "from") }, em { POINTS("several") }?
exercise-opened = As escolhas secretas são reveladas. { $told } { $asks }
exercise-ends = A partida termina com esta escolha. { $asks }
exercise-write-loss = (Escreva uma perda com um sinal de menos.)
exercise-asks-best = { $prompt } Qual destas opções rende mais { FORM($source, "from") }, e quanto?
exercise-asks-happens = { $who } escolheu “{ FORM($move, "plain") }”. O que acontece?
exercise-asks-happens-by-rules = Agora joga { $who }. O que acontece?
exercise-asks-next = { $who } escolheu “{ FORM($move, "plain") }”. O que vem depois?
exercise-asks-whether = { $who } quer fazer isto: “{ FORM($move, "plain") }”. É permitido? Se não, por quê?
exercise-asks-forbidden = { $prompt } Qual destas opções não é permitida?
exercise-asks-allowed = { $prompt } Qual destas opções é permitida?
exercise-asks-free-place = { $prompt } Clique em um lugar que você pode escolher agora.
exercise-asks-closed-place = { $prompt } Que lugar você não pode escolher, por causa da regra “{ $rule }”? Clique nele.
exercise-asks-count = { $prompt } Quantos lugares do tabuleiro você pode escolher para isso?
exercise-asks-winner = { $who } escolheu “{ FORM($move, "plain") }”, e a partida termina. Quem vence?
exercise-asks-tie = { $who } escolheu “{ FORM($move, "plain") }”, e a partida termina empatada. Quem vence o empate?

exercise-choice-allowed = Sim, é.
exercise-choice-forbidden = Não. { $title }.
exercise-choice-move = { FORM($move, "plain") }
exercise-choice-pays = { $move }: { $points }
exercise-choice-decides = { $name }: { $prompt }

## Answers. What sets a misunderstanding right: see `Misunderstanding`.

exercise-is-allowed = As regras permitem isso.
exercise-wrong-rule = Essa regra trata de outra coisa: { $rule }
exercise-wrong-not-here = Aqui não. { $rule }
exercise-wrong-allowed = Não é permitido. { $refusal }
exercise-wrong-forbidden = Nada proíbe isso aqui. A regra só diz: { $rule }
exercise-wrong-keeps = Isso é permitido. Está de acordo com a regra: { $rule }
exercise-wrong-sign = O número está certo, mas é ganho ou perda?
exercise-wrong-total = Isso é tudo o que a escolha rende. A pergunta é só sobre o que se recebe { FORM($source, "from") }.
exercise-wrong-source = Isso é o que se recebe { FORM($source, "from") }.
exercise-wrong-part = Isso é uma parte: há mais do mesmo.
exercise-wrong-before = Isso conta o que já havia antes.
exercise-wrong-none = Rende alguma coisa, sim. { $rule }
exercise-wrong-otherwise = Isso viria de outra escolha: “{ FORM($move, "plain") }”.
exercise-wrong-less =
    { $points ->
        [0] Isso não rende nada; outra escolha rende.
       *[other] Isso rende { $points }, sim, mas outra escolha rende mais.
    }
exercise-wrong-miscounted = A escolha está certa, mas conte de novo: ela rende { $points }.
exercise-wrong-too-much =
    { $points ->
        [0] Isso não rende nada aqui.
       *[other] Isso só rende { $points }.
    }
exercise-wrong-which = Isso não resolve. { $rule }
exercise-wrong-place = Ali acontece outra coisa. { $rule }
exercise-wrong-who = É outra pessoa. { $rule }
exercise-wrong-done = Isso acabou de ser decidido. Agora: { $first }
exercise-wrong-later = Isso vem depois. Primeiro: { $first }
exercise-wrong-not-theirs = O passo está certo, mas quem decide é outra pessoa. { $rule }
exercise-wrong-uncalled = Nada pede isso aqui. { $rule }
exercise-wrong-count-few = Há mais um.
exercise-wrong-count = São lugares demais. { $rule }
exercise-wrong-winner = Quem vence é outra pessoa. { $rule }
exercise-hint = Lembre-se desta regra: { $rule }

## Explanations

exercise-told = { $first } { $then }
exercise-by-rule = { $title }: { $rule }

## The proof

exercise-proof-answer = { $rule }, { $form }, semente { $seed }, { $difficulty }: outro caminho pelas regras dá outra resposta.
exercise-proof-hidden = { $rule }, { $form }, semente { $seed }, { $difficulty }: a resposta depende do que o estudante não pode ver.
exercise-proof-choices = { $rule }, { $form }, semente { $seed }, { $difficulty }: duas opções têm as mesmas palavras.

## What cannot be

exercise-rule-unknown = { GAME($game) } não tem a regra “{ $rule }”.
exercise-rule-unasked = Nenhum exercício pergunta sobre a regra “{ $rule }”.
exercise-form-unknown = A regra “{ $rule }” não é perguntada na forma “{ $form }”. Há: { $known }.
exercise-form-unworded = { $file }, linha { $line }: a forma “{ $form }” pergunta com palavras do jogo: indique-as com `words`.
exercise-not-found = Não foi encontrada uma posição em que a regra “{ $rule }” decide. Tente outra semente.
exercises-none = { GAME($game) } não tem exercícios.
exercise-difficulty = Não há dificuldade “{ $difficulty }”. Há: { $known }.
exercise-count = Não dá para fazer tantos exercícios: { $count }. Peça de 1 a { $most }.

## Why a rule is not asked about

exercise-unasked-chance = só o acaso decide o que resulta dela
exercise-unasked-setup = ela diz como é a mesa no começo, e nada se decide por ela
exercise-unasked-seen = ela só se vê no tabuleiro: nenhuma jogada e nenhum evento fala dela
exercise-unasked-by-doing = quem faz a jogada já fez tudo o que ela diz
exercise-unasked-plain = quem joga não deixa de ver

## The map of rules

rule-map-unasked = Nenhum exercício pergunta sobre a regra { $rule }, e não é dado motivo.
rule-map-both = A regra { $rule } é perguntada, e é dado um motivo para não ser.
rule-map-untested = Nenhum teste está marcado com a regra { $rule }.
rule-map-unworded = A regra { $rule } não tem palavras no idioma { $language }.
