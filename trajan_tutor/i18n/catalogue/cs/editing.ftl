### Building a position by hand: what is done, why it is refused, and what the editor is made of.

## What was to be done, and what is said when it cannot be

edit-impossible = { $action }: { $problem }
edit-put = „{ $piece }“ se nedá položit na „{ $field }“
edit-take = „{ $piece }“ se nedá vzít z „{ $field }“
edit-move = „{ $piece }“ se nedá přesunout na „{ $field }“
edit-set = „{ $field }“ nemůže mít hodnotu { $number }
edit-no-place = Na „{ $field }“ není pro „{ $piece }“ místo.
edit-taken = Na „{ $field }“ už něco leží. Nejdřív to odeber, pak tam přesuň „{ $piece }“.
edit-stays = „{ $field }“ nikdy není prázdné: polož tam místo toho něco jiného.
edit-nothing-there = Takový prvek na „{ $field }“ není.
edit-not-number = „{ $field }“ není číslo: prvky tam pokládej, nebo je odebírej.
edit-piece-unknown = „{ $piece }“ na „{ $field }“ ležet nemůže. Co tam ležet může: { $known }.
edit-field-unknown = V pozici žádné místo „{ $field }“ není. Jména všech míst vypíše „editor.places()“.
edit-no-further = Už není co vzít zpět ani co udělat znovu.
edit-game = Pozice hry „{ $game }“ se nedají sestavovat ručně: hra neříká, co se kam smí položit.
edit-turn =
    { $turns ->
        [0] V tomto záznamu není žádné místo mezi dvěma tahy.
        [one] V tomto záznamu je jeden tah, počítá se od 1.
        [few] V tomto záznamu jsou { $turns } tahy, počítá se od 1.
       *[other] V tomto záznamu je { $turns } tahů, počítá se od 1.
    } Tah { $turn } mezi nimi není.
edit-file-name = „{ $name }“ tu nemůže být jméno souboru: použij malá písmena a číslice, mezi slovy spojovník.

## The editor on the page

edit-title = Editor pozic: { GAME($game) }
editor-editor = Editor pozic
editor-undo = Vzít zpět
editor-redo = Znovu
editor-new = Nová pozice
editor-write = Zapsat
editor-choose-place = Místa
editor-here = Klikni na místo na herním plánu, nebo ho vyber ze seznamu.
editor-lies = Tady leží
editor-put = Položit sem
editor-take = Odebrat
editor-move = Přesunout …
editor-move-to = Přesunout na
editor-up = Výš
editor-down = Níž
editor-top = Nahoru
editor-cancel = Zrušit
editor-nothing = nic
editor-more = O jedno víc
editor-less = O jedno míň
editor-next-first = První v pořadí je ten, který se vezme jako další.
editor-carries = Přesouvá se „{ $piece }“ z „{ $field }“: klikni, kam to položit, nebo vyber ze seznamu.
editor-seat = Velká podložka
editor-not-here = „{ $piece }“ tam ležet nemůže: vyber rozsvícené místo, nebo některé ze seznamu.
editor-picked = { $fields }
editor-fixed = Co tu je, plyne ze zbytku pozice a měnit se to nedá.
editor-begun = Na herním plánu leží jiná pozice.
editor-saved = Zapsáno do { $path }.
editor-no-folder = Do souborů se tu nedá nic zapisovat: zkopíruj místo toho text.
editor-new-title = Jiná pozice
editor-new-game = Hra
editor-new-seats = Hráči
editor-new-start = Začít s
editor-new-first = výchozí pozicí
editor-new-empty = prázdným herním plánem
editor-new-begin = Rozložit
editor-paste = Pozice nebo záznam jako text JSON
editor-paste-hint = Vlož text pozice, nebo uložené partie a tah, který chceš vidět.
editor-paste-turn = Tah uložené partie (0: poslední)
editor-paste-load = Rozložit
editor-write-json = Pozice jako JSON
editor-write-lesson = Lekce k doplnění
editor-write-name = Jméno souboru
editor-write-save = Uložit pozici
editor-write-save-lesson = Uložit pozici i lekci
editor-keys = Šipky jdou z místa na místo, Enter místo otevře. Ctrl+Z vezme zpět, Escape ukončí přesun.
