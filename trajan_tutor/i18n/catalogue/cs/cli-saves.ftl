### The command that lists saved games.

cli-help-saves = vypsat partie, které se uložily samy
cli-saves-goes-on = { $file }: { $game } ({ $players }), { $decisions } rozhodnutí, rozehráno, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-over = { $file }: { $game } ({ $players }), { $decisions } rozhodnutí, dohráno, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-folder =
    { $count ->
        [0] Ve složce { $folder } není žádná uložená partie.
        [one] { $count } uložená partie ve složce { $folder }. Zůstane tam, dokud ji neodstraníš: trajan-tutor saves --remove NAME
        [few] { $count } uložené partie ve složce { $folder }. Zůstanou tam, dokud je neodstraníš: trajan-tutor saves --remove NAME
       *[other] { $count } uložených partií ve složce { $folder }. Zůstanou tam, dokud je neodstraníš: trajan-tutor saves --remove NAME
    }
cli-saves-removed = Odstraněno: { $file }.
cli-saves-spoiled = { $file }: { $problem }
cli-help-saves-remove = navždy odstranit uloženou partii tohoto jména
cli-help-progress = vzít si postup s sebou v jednom souboru, nebo ho načíst ze třídy, z odlehčené stránky či z jiného počítače
cli-help-progress-way = „export“ soubor zapíše, „import“ přidá, co obsahuje; nic se nepočítá dvakrát
cli-help-progress-file = soubor; bez něj se jmenuje trajan-tutor-progress.json
