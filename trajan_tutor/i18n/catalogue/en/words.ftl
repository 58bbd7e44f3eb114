### How words are joined, what seats are called, and what the check of the catalogues says.
### Room: words inside sentences; the check of the catalogues speaks in lines of a terminal.

## Lists: A, A and B, A, B and C

list-empty = nothing
# $first: “+8 from a bonus tile for goods”, “+8 from a bonus tile for goods, +4 for cards in hand, +4 for figures i…”
# $next: “+4 for cards in hand”, “+2 for Trajan tiles left at the action circle”
list-next = { $first }, { $next }

## What several words are together

# $first: “+15 from a ship”, “+8 from a bonus tile for goods, +4 for cards in hand, +4 for figures i…”
# $last: “Bot C 0”, “−15 for demands of the people”
list-last = { $first } and { $last }

## Seats without a name

seat-0 = player A
seat-1 = player B
seat-2 = player C
seat-3 = player D
seat-4 = player E
seat-5 = player F

## What is counted, in a game that says no word of its own for it under <game>-counted. $count is 0 where no form needs it

# $count: 0, 44
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

# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-junk = { $place }: this cannot be read as Fluent: { $text }
# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-twice = { $place }: the key { $name } is there twice.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-reference = { $place }: { $name } refers to { $reference }, which has no words.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-function = { $place }: { $name } uses the function { $function }, which does not exist.
# $language: “en”
# $name: “zoo-met”, “zoo-sow.refused”
words-lacks = { $language } lacks the key { $name }.
# $language: “en”
words-extra = { $language } has the key { $name }, which English does not have.
# $english: “animal”
# $language: “en”
# $name: “zoo-met”
# $other: “zvire”
words-parameters = { $language }: { $name } uses the parameters ({ $other }), English uses ({ $english }).
# $form: “from”, “refused”
# $language: “en”
# $name: “zoo-owl”
words-form-lacks = { $language }: { $name } lacks the form .{ $form }, which other words of its family have.
# $form: “from”, “refused”
# $language: “en”
# $name: “zoo-met”
words-form-unknown = { $language }: { $name } asks for the form .{ $form }, which no word has.
# $language: “en”
words-one = { $language }: { $name } has a variant [one] that does not say the number, though it stands for { $numbers }. Write [1].
# $instead: “miska”
# $language: “en”
# $name: “zoo-sow.refused”
# $word: “tácek”
words-forbidden = { $language }: { $name } says “{ $word }”. Say this instead: { $instead }.
words-needed = There are no words for { $name }, which the data asks for.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-missing = { $place }: { $name } is said, but has no words.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-parameter-missing = { $place }: { $name } is said without the parameter { $parameter }.
# $place: “mat.1.tray.II”, “words.ftl, line 12”
words-unused = { $place }: nobody says { $name }.
