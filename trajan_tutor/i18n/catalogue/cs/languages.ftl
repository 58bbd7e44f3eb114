### Languages: what each calls itself, and what the check of a language says.

## The name of this language in itself, as people choose it

language-name = Čeština

## What the check of the catalogues says of a language

words-unreadable = { $place }: tento soubor není text v UTF-8.
words-plural = { $language }: { $name } nemá varianty { $lacking }.
words-term = { $language }: v { $name } chybí „{ $word }“, slovo pro „{ $term }“.
words-same = { $language }: { $name } je anglický text: { $text }
words-english = { $language }: v { $name } jsou anglická slova: { $words }
words-typography =
    { $language }: { $name }, { $slip ->
        [quotes] uvozovky, které v tomto jazyce nejsou: { $text }
        [decimals] desetinné číslo, které se v tomto jazyce píše s čárkou: { $text }
        [space] zlomitelná mezera po jednopísmenném slově: { $text }
        [percent] mezera před znakem procent, jak ji tento jazyk nepíše: { $text }
        [dash] spojovník místo pomlčky: { $text }
        [endings] koncovka v závorkách: { $text }
       *[double] dvě mezery za sebou: { $text }
    }

## The command `trajan-tutor check --language cs`

cli-help-check-language = zkontrolovat jen tento jazyk: co v něm chybí, co je zastaralé a co je špatně
cli-help-check-begin = založit jazyk: vytvoří jeho soubory, ve kterých je všechno, co chybí, jako komentář
cli-help-check-accept = poznamenat, že tyto texty jsou přeložené z dnešní angličtiny; když se žádný nevyjmenuje, všechny, u kterých to poznamenané nikdy nebylo
cli-help-check-reason = proč je překlad správný, i když se změnil jen anglický text, třeba „překlep v angličtině“
cli-help-prove-language = ověřit, že se v tomto jazyce nic neříká anglicky
cli-language-made = { $language } je jazyk, ze kterého ostatní vznikají. Zadej jiný.
cli-language-unknown = V jazyce { $language } zatím žádná slova nejsou. S --begin se vytvoří jeho soubory.
cli-language-begun =
    { $language }: { $files ->
        [one] je vytvořený { $files } soubor.
        [few] jsou vytvořené { $files } soubory.
       *[other] je vytvořeno { $files } souborů.
    }
cli-language-refused = { $name }: překlad je stejný jako předtím a chybí i --reason.
cli-language-column-texts = textů
cli-language-column-lacking = chybí
cli-language-column-percent = procent
cli-language-column-stale = staré
cli-language-lacks = { $file }, chybí { $count }: { $names }
cli-language-stale = { $name } je zastaralý text: jeho angličtina se od překladu změnila.
cli-language-unstamped =
    { $count ->
        [one] U { $count } překladu ještě není poznamenáno, že je z dnešní angličtiny: udělá to --accept.
        [few] U { $count } překladů ještě není poznamenáno, že jsou z dnešní angličtiny: udělá to --accept.
       *[other] U { $count } překladů ještě není poznamenáno, že jsou z dnešní angličtiny: udělá to --accept.
    }
cli-language-right = { $language }: v tom, co je přeložené, není nic špatně.
cli-language-wrong =
    { $language }: { $count ->
        [one] { $count } problém
        [few] { $count } problémy
       *[other] { $count } problémů
    }
cli-language-share = { $name } ({ $language }) má { NUMBER($percent) } % textů: zatím se nenabízí.
cli-language-absent = { $game } je anglicky, kde se volí: { $languages }.
cli-surface-names = Jména a termíny
cli-surface-labels = Popisky a scéna
cli-surface-moves = Úkony, možnosti, průběh, zprávy
cli-surface-rules = Pravidla a odmítnutí
cli-surface-coach = Rádce
cli-surface-exercises = Cvičení
cli-surface-lessons = Lekce
cli-surface-rulings = Výklady
cli-surface-others = Třída, listy, příkazový řádek, odlehčená stránka
cli-surface-all = Všechno
