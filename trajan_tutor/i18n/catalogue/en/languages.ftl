### Languages: what each calls itself, and what the check of a language says.

## The name of this language in itself, as people choose it

language-name = English

## What the check of the catalogues says of a language

words-unreadable = { $place }: this file is no text in UTF-8.
words-plural = { $language }: { $name } lacks the variants { $lacking }.
words-term = { $language }: { $name } lacks “{ $word }”, the word for “{ $term }”.
words-same = { $language }: { $name } is the English text: { $text }
words-english = { $language }: { $name } has English words in it: { $words }
words-typography =
    { $language }: { $name }, { $slip ->
        [quotes] quotes that are not those of the language: { $text }
        [decimals] a decimal that the language writes with a comma: { $text }
        [space] a space that may break after a word of one letter: { $text }
        [percent] a space before the percent sign that the language does not write so: { $text }
        [dash] a hyphen where a dash belongs: { $text }
        [endings] an ending in brackets: { $text }
       *[double] two spaces: { $text }
    }

## The command `trajan-tutor check --language cs`

cli-help-check-language = check this language alone: what it lacks, what is stale, and what is wrong with it
cli-help-check-begin = begin the language: make its files, in which everything that it lacks is a comment
cli-help-check-accept = note that these messages were translated from the English of today; all that were never noted when none is named
cli-help-check-reason = why a translation is right although only its English text has changed, for example “typo in English”
cli-help-prove-language = prove that nothing is said in English in this language
cli-language-made = { $language } is the language that the others are made from. Name another one.
cli-language-unknown = There are no words in { $language } yet. With --begin its files are made.
cli-language-begun =
    { $language }: { $files ->
        [one] { $files } file is made.
       *[other] { $files } files are made.
    }
cli-language-refused = { $name }: neither is its translation another one than before, nor is there a --reason.
cli-language-column-texts = texts
cli-language-column-lacking = lacking
cli-language-column-percent = percent
cli-language-column-stale = stale
cli-language-lacks = { $file } lacks { $count }: { $names }
cli-language-stale = { $name } is stale: its English text has changed since.
cli-language-unstamped =
    { $count ->
        [one] { $count } translation was never noted as made from the English of today: --accept does it.
       *[other] { $count } translations were never noted as made from the English of today: --accept does it.
    }
cli-language-right = { $language }: nothing is wrong with what is there.
cli-language-wrong =
    { $language }: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
cli-language-share = { $name } ({ $language }) has { NUMBER($percent) }% of the messages: it is not offered yet.
cli-language-absent = { $game } is said in English where these are chosen: { $languages }.
cli-surface-names = Names and terms
cli-surface-labels = Labels and the stage
cli-surface-moves = Moves, choices, log, reports
cli-surface-rules = Rules and refusals
cli-surface-coach = Coach
cli-surface-exercises = Exercises
cli-surface-lessons = Lessons
cli-surface-rulings = Rulings
cli-surface-others = Class, sheets, command line, light page
cli-surface-all = Everything
