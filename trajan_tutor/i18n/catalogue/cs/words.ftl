### How words are joined, what seats are called, and what the check of the catalogues says.

## Lists: A, A and B, A, B and C

list-empty = nic
list-next = { $first }, { $next }

## What several words are together

# Several together: one animate masculine makes all of them so (m, ma, f, n); neuters stay neuter only among themselves.
list-last = { $first } a { $last }
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

seat-0 = hráč A
    .gen = hráče A
    .dat = hráči A
    .acc = hráče A
    .gender = ma
seat-1 = hráč B
    .gen = hráče B
    .dat = hráči B
    .acc = hráče B
    .gender = ma
seat-2 = hráč C
    .gen = hráče C
    .dat = hráči C
    .acc = hráče C
    .gender = ma
seat-3 = hráč D
    .gen = hráče D
    .dat = hráči D
    .acc = hráče D
    .gender = ma
seat-4 = hráč E
    .gen = hráče E
    .dat = hráči E
    .acc = hráče E
    .gender = ma
seat-5 = hráč F
    .gen = hráče F
    .dat = hráči F
    .acc = hráče F
    .gender = ma

## What is counted, in a game that says no word of its own for it under <game>-counted. $count is 0 where no form needs it

counted =
    { $count ->
        [one] jeden bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
    .figure =
        { $count ->
            [one] { $count } bod
            [few] { $count } body
            [many] { $count } bodu
           *[other] { $count } bodů
        }
    .several = body
    .title = Body
    .none = Body zatím nikdo nemá.
    .quiet = body nikdo nezískal ani neztratil

## The check of the catalogues

words-junk = { $place }: tohle nejde přečíst jako Fluent: { $text }
words-twice = { $place }: klíč { $name } je tu dvakrát.
words-reference = { $place }: { $name } odkazuje na { $reference }, a to nemá slova.
words-function = { $place }: { $name } používá funkci { $function }, která neexistuje.
words-lacks = V jazyce { $language } chybí klíč { $name }.
words-extra = V jazyce { $language } je klíč { $name }, který angličtina nemá.
words-parameters = { $language }: { $name } používá parametry ({ $other }), angličtina používá ({ $english }).
words-form-lacks = { $language }: { $name } nemá tvar .{ $form }, který ostatní slova této skupiny mají.
words-form-unknown = { $language }: { $name } chce tvar .{ $form }, který nemá žádné slovo.
words-one = { $language }: { $name } má variantu [one], která neříká číslo, přestože zastupuje { $numbers }. Napiš [1].
words-forbidden = { $language }: { $name } říká „{ $word }“. Řekni místo toho: { $instead }.
words-needed = Chybí slova pro { $name }, která data potřebují.
words-missing = { $place }: { $name } se říká, ale nemá slova.
words-parameter-missing = { $place }: { $name } se říká bez parametru { $parameter }.
words-unused = { $place }: { $name } nikdo neříká.
