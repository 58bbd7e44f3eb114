### How words are joined, what seats are called, and what the check of the catalogues says.

## Lists: A, A and B, A, B and C

list-empty = nada
list-next = { $first }, { $next }

## What several words are together

# Several together: feminine only if all of them are.
list-last = { $first } e { $last }
    .gender =
        { $first ->
            [f] { $last }
           *[other] m
        }

## Seats without a name

seat-0 = jogador A
    .the = o jogador A
    .of = do jogador A
    .to = ao jogador A
    .gender = m
seat-1 = jogador B
    .the = o jogador B
    .of = do jogador B
    .to = ao jogador B
    .gender = m
seat-2 = jogador C
    .the = o jogador C
    .of = do jogador C
    .to = ao jogador C
    .gender = m
seat-3 = jogador D
    .the = o jogador D
    .of = do jogador D
    .to = ao jogador D
    .gender = m
seat-4 = jogador E
    .the = o jogador E
    .of = do jogador E
    .to = ao jogador E
    .gender = m
seat-5 = jogador F
    .the = o jogador F
    .of = do jogador F
    .to = ao jogador F
    .gender = m

## What is counted, in a game that says no word of its own for it under <game>-counted. $count is 0 where no form needs it

counted =
    { $count ->
        [1] um ponto
       *[other] { $count } pontos
    }
    .figure =
        { $count ->
            [1] { $count } ponto
           *[other] { $count } pontos
        }
    .several = pontos
    .title = Pontos
    .none = Ninguém tem pontos ainda.
    .quiet = ninguém ganhou nem perdeu pontos

## The check of the catalogues

words-junk = { $place }: isto não pode ser lido como Fluent: { $text }
words-twice = { $place }: a chave { $name } aparece duas vezes.
words-reference = { $place }: { $name } remete a { $reference }, que não tem palavras.
words-function = { $place }: { $name } usa a função { $function }, que não existe.
words-lacks = { $language }: falta a chave { $name }.
words-extra = { $language }: há a chave { $name }, que o inglês não tem.
words-parameters = { $language }: { $name } usa os parâmetros ({ $other }), o inglês usa ({ $english }).
words-form-lacks = { $language }: { $name } não tem a forma .{ $form }, que outras palavras da mesma família têm.
words-form-unknown = { $language }: { $name } pede a forma .{ $form }, que nenhuma palavra tem.
words-one = { $language }: { $name } tem uma variante [one] que não diz o número, embora valha para { $numbers }. Escreva [1].
words-forbidden = { $language }: { $name } diz “{ $word }”. Diga em vez disso: { $instead }.
words-needed = Faltam palavras para { $name }, que os dados pedem.
words-missing = { $place }: { $name } é dito, mas não tem palavras.
words-parameter-missing = { $place }: { $name } é dito sem o parâmetro { $parameter }.
words-unused = { $place }: ninguém diz { $name }.
