### Languages: what each calls itself, and what the check of a language says.
### Room: lines of a terminal, which wrap; the name of the language stands in a list of few letters.

## The name of this language in itself, as people choose it

language-name = English

## What the check of the catalogues says of a language

# $place: “cs/names.ftl”, “pl/coach.ftl”
words-unreadable = { $place }: this file is no text in UTF-8.
# $lacking: “few”, “few, many”
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
words-plural = { $language }: { $name } lacks the variants { $lacking }.
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
# $term: “round”, “demand”
# $word: “kolo”, “potrzeba”
words-term = { $language }: { $name } lacks “{ $word }”, the word for “{ $term }”.
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
# $text: “Trajan tile”, “argument”
words-same = { $language }: { $name } is the English text: { $text }
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
# $words: “the, of”, “your”
words-english = { $language }: { $name } has English words in it: { $words }
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
words-said-english = { $language }: { $name } is said in English.
# $form: “acc”, “gen”
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
words-said-plain = { $language }: { $name } is said without the form .{ $form }, which it lacks.
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
# $slip: “quotes”, “space”
# $text: “Trajan tile”, “argument”
words-typography =
    { $language }: { $name }, { $slip ->
        [quotes] quotes that are not those of the language: { $text }
        [decimals] a decimal that the language writes with a comma: { $text }
        [space] a space that may break after a number or a word of one letter: { $text }
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
# $language: “cs”, “pt”
cli-language-made = { $language } is the language that the others are made from. Name another one.
# $language: “cs”, “pt”
cli-language-unknown = There are no words in { $language } yet. With --begin its files are made.
# $files: 1, 158
# $language: “cs”, “pt”
cli-language-begun =
    { $language }: { $files ->
        [one] { $files } file is made.
       *[other] { $files } files are made.
    }
# $name: “trajan-source-ships”, “coach-play”
cli-language-refused = { $name }: neither is its translation another one than before, nor is there a --reason.
cli-language-column-texts = texts
cli-language-column-lacking = lacking
cli-language-column-percent = percent
cli-language-column-stale = stale
# $count: 1, 28
# $file: “i18n/stage.ftl”, “trajan/names.ftl”
# $names: “board-wording, board-wording-ask”, “page-language”
cli-language-lacks = { $file } lacks { $count }: { $names }
# $name: “trajan-source-ships”, “coach-play”
cli-language-stale = { $name } is stale: its English text has changed since.
# $count: 1, 28
cli-language-unstamped =
    { $count ->
        [one] { $count } translation was never noted as made from the English of today: --accept does it.
       *[other] { $count } translations were never noted as made from the English of today: --accept does it.
    }
# $language: “cs”, “pt”
cli-language-right = { $language }: nothing is wrong with what is there.
# $count: 1, 28
# $language: “cs”, “pt”
cli-language-wrong =
    { $language }: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
# $language: “cs”, “pt”
# $name: “trajan-source-ships”, “coach-play”
# $percent: 42, 99
cli-language-share = { $name } ({ $language }) has { NUMBER($percent) }% of the messages: it is not offered yet.
# $game: “lapilli”
# $languages: “Čeština”, “Polski”
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
# $language: “cs”, “pt”
cli-terms-ours = Terms for which no rulebook in { $language } has a word, so that the words are ours:
