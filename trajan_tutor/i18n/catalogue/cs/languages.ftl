### Languages: what each calls itself, and what the check of a language says.

## The name of this language in itself, as people choose it

language-name = Čeština

## What the check of the catalogues says of a language

words-unreadable = { $place }: tenhle soubor není text v kódování UTF-8.
words-plural = { $language }: { $name } nemá varianty { $lacking }.
words-term = { $language }: { $name } neříká „{ $word }“, slovo pro „{ $term }“.
words-same = { $language }: { $name } je anglický text: { $text }
words-english = { $language }: { $name } obsahuje anglická slova: { $words }
words-said-english = { $language }: { $name } se říká anglicky.
words-said-plain = { $language }: { $name } se říká bez tvaru .{ $form }, protože ho nemá.
words-typography =
    { $language }: { $name }, { $slip ->
        [quotes] uvozovky, které do jazyka nepatří: { $text }
        [decimals] desetinné číslo, které se v jazyce píše s čárkou: { $text }
        [space] za číslem nebo slovem o jednom písmenu mezera, na které se řádek může zlomit: { $text }
        [percent] před znakem procent mezera, jakou jazyk nepíše: { $text }
        [dash] spojovník místo pomlčky: { $text }
        [endings] koncovka v závorce: { $text }
       *[double] dvě mezery: { $text }
    }

## The command `trajan-tutor check --language cs`

cli-help-check-language = zkontrolovat jen tento jazyk: co mu chybí, co je zastaralé a co je špatně
cli-help-check-begin = začít jazyk: založit jeho soubory, ve kterých je vše chybějící jako poznámka
cli-help-check-accept = zapsat, že tyto zprávy jsou přeložené z dnešní angličtiny; bez jmen všechny, které ještě zapsané nejsou
cli-help-check-reason = proč překlad platí, i když se změnil jen anglický text, například „překlep v angličtině“
cli-help-prove-language = ověřit, že v tomto jazyce se nic neříká anglicky
cli-language-made = { $language } je jazyk, ze kterého ostatní vznikají. Zvol jiný.
cli-language-unknown = V jazyce { $language } zatím nic není. S --begin se založí jeho soubory.
cli-language-begun =
    { $language }: { $files ->
        [one] založen { $files } soubor.
        [few] založeny { $files } soubory.
       *[other] založeno { $files } souborů.
    }
cli-language-refused = { $name }: překlad je stejný jako předtím a chybí i --reason.
cli-language-column-texts = textů
cli-language-column-lacking = chybí
cli-language-column-percent = procent
cli-language-column-stale = starých
cli-language-lacks = V souboru { $file } chybí { $count }: { $names }
cli-language-stale = { $name } je zastaralé: anglický text se od té doby změnil.
cli-language-unstamped =
    { $count ->
        [one] U { $count } překladu není zapsáno, že vznikl z dnešní angličtiny: zapíše to --accept.
        [few] U { $count } překladů není zapsáno, že vznikly z dnešní angličtiny: zapíše to --accept.
       *[other] U { $count } překladů není zapsáno, že vznikly z dnešní angličtiny: zapíše to --accept.
    }
cli-language-right = { $language }: na tom, co tu je, není nic špatně.
cli-language-wrong =
    { $language }: { $count ->
        [one] { $count } problém
        [few] { $count } problémy
       *[other] { $count } problémů
    }
cli-language-share = { $name } ({ $language }) má { NUMBER($percent) } % zpráv: zatím se nenabízí.
cli-language-absent = { $game } mluví anglicky, i když si někdo zvolí: { $languages }.
cli-surface-names = Jména a pojmy
cli-surface-labels = Popisky a scéna
cli-surface-moves = Tahy, volby, průběh, zprávy
cli-surface-rules = Pravidla a odmítnutí
cli-surface-coach = Rádce
cli-surface-exercises = Cvičení
cli-surface-lessons = Lekce
cli-surface-rulings = Výklady
cli-surface-others = Třída, listy, příkazový řádek, lehká stránka
cli-surface-all = Všechno
cli-terms-ours = Pojmy, pro které v jazyce { $language } žádná pravidla slovo nemají, slova jsou naše:
