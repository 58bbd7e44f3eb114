### How words are joined, what seats are called, and what the check of the catalogues says.

## Lists: A, A and B, A, B and C

list-empty = nic
list-next = { $first }, { $next }
## What several words are together

# Several together: one masculine person makes all of them so (ma); the others differ in nothing that a sentence asks.
list-last = { $first } i { $last }
    .gender =
        { $first ->
            [ma] ma
            [n] { $last }
            [f]
                { $last ->
                    [ma] ma
                   *[other] f
                }
           *[other]
                { $last ->
                    [ma] ma
                   *[other] m
                }
        }

## Seats without a name

seat-0 = gracz A
    .gen = gracza A
    .acc = gracza A
    .loc = graczu A
    .gender = ma
seat-1 = gracz B
    .gen = gracza B
    .acc = gracza B
    .loc = graczu B
    .gender = ma
seat-2 = gracz C
    .gen = gracza C
    .acc = gracza C
    .loc = graczu C
    .gender = ma
seat-3 = gracz D
    .gen = gracza D
    .acc = gracza D
    .loc = graczu D
    .gender = ma
seat-4 = gracz E
    .gen = gracza E
    .acc = gracza E
    .loc = graczu E
    .gender = ma
seat-5 = gracz F
    .gen = gracza F
    .acc = gracza F
    .loc = graczu F
    .gender = ma

## What is counted, in a game that says no word of its own for it under <game>-counted. $count is 0 where no form needs it

counted =
    { $count ->
        [one] jeden punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
    .figure =
        { $count ->
            [one] { $count } punkt
            [few] { $count } punkty
            [many] { $count } punktów
           *[other] { $count } punktu
        }
    .several = punkty
    .title = Punkty
    .none = Na razie nikt nie ma punktów.
    .quiet = nikt nie zdobył ani nie stracił punktów

## The check of the catalogues

words-junk = { $place }: tego nie da się odczytać jako Fluent: { $text }
words-twice = { $place }: klucz { $name } występuje dwa razy.
words-reference = { $place }: { $name } odsyła do { $reference }, a tam nie ma słów.
words-function = { $place }: { $name } używa funkcji { $function }, która nie istnieje.
words-lacks = W języku { $language } brakuje klucza { $name }.
words-extra = W języku { $language } jest klucz { $name }, którego nie ma w angielskim.
words-parameters = { $language }: { $name } używa parametrów ({ $other }), angielski używa ({ $english }).
words-form-lacks = { $language }: { $name } nie ma formy .{ $form }, którą mają inne słowa tej grupy.
words-form-unknown = { $language }: { $name } prosi o formę .{ $form }, której nie ma żadne słowo.
words-one = { $language }: { $name } ma wariant [one], w którym nie pada liczba, choć oznacza on { $numbers }. Napisz [1].
words-forbidden = { $language }: w { $name } jest „{ $word }”. Powiedz zamiast tego: { $instead }.
words-needed = Brakuje słów dla { $name }, o które proszą dane.
words-missing = { $place }: { $name } jest używane, ale nie ma słów.
words-parameter-missing = { $place }: { $name } jest używane bez parametru { $parameter }.
words-unused = { $place }: nikt nie używa { $name }.
