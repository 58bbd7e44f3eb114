### The command that lists saved games.

cli-help-saves = wymienia rozgrywki, które plansze zapisały same
cli-saves-goes-on =
    { $file }: { $game } ({ $players }), { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }, trwa, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-over =
    { $file }: { $game } ({ $players }), { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    }, skończona, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-folder =
    { $count ->
        [0] W { $folder } nie ma zapisanej partii.
        [one] { $count } zapisana partia w { $folder }. Zostaje, dopóki jej nie usuniesz: trajan-tutor saves --remove NAME
        [few] { $count } zapisane partie w { $folder }. Zostają, dopóki ich nie usuniesz: trajan-tutor saves --remove NAME
        [many] { $count } zapisanych partii w { $folder }. Zostają, dopóki ich nie usuniesz: trajan-tutor saves --remove NAME
       *[other] { $count } zapisanej partii w { $folder }. Zostają, dopóki ich nie usuniesz: trajan-tutor saves --remove NAME
    }
cli-saves-removed = Usunięto { $file }.
cli-saves-spoiled = { $file }: { $problem }
cli-help-saves-remove = usuwa na zawsze zapisaną partię o tej nazwie
cli-help-progress = zabiera twoje postępy w jednym pliku albo wczytuje je z zajęć, z lekkiej strony lub z innego komputera
cli-help-progress-way = „export” zapisuje plik, „import” dodaje to, co w nim jest; nic nie liczy się dwa razy
cli-help-progress-file = plik; bez tego nazywa się trajan-tutor-progress.json
