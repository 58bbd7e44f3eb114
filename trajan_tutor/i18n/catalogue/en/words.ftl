### How words are joined, what seats are called, and what the check of the catalogues says.

## Lists: A, A and B, A, B and C

list-empty = nothing
list-next = { $first }, { $next }

## What several words are together

list-last = { $first } and { $last }

## Seats without a name

seat-0 = player A
seat-1 = player B
seat-2 = player C
seat-3 = player D
seat-4 = player E
seat-5 = player F

## What is counted, in a game that says no word of its own for it under <game>-counted. $count is 0 where no form needs it

counted =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
    .figure =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    .several = points
    .title = Points
    .none = Nobody has any points yet.
    .quiet = nobody gained or lost points

## The check of the catalogues

words-junk = { $place }: this cannot be read as Fluent: { $text }
words-twice = { $place }: the key { $name } is there twice.
words-reference = { $place }: { $name } refers to { $reference }, which has no words.
words-function = { $place }: { $name } uses the function { $function }, which does not exist.
words-lacks = { $language } lacks the key { $name }.
words-extra = { $language } has the key { $name }, which English does not have.
words-parameters = { $language }: { $name } uses the parameters ({ $other }), English uses ({ $english }).
words-form-lacks = { $language }: { $name } lacks the form .{ $form }, which other words of its family have.
words-form-unknown = { $language }: { $name } asks for the form .{ $form }, which no word has.
words-one = { $language }: { $name } has a variant [one] that does not say the number, though it stands for { $numbers }. Write [1].
words-forbidden = { $language }: { $name } says “{ $word }”. Say this instead: { $instead }.
words-needed = There are no words for { $name }, which the data asks for.
words-missing = { $place }: { $name } is said, but has no words.
words-parameter-missing = { $place }: { $name } is said without the parameter { $parameter }.
words-unused = { $place }: nobody says { $name }.
