### The command that copies the course and opens it.

cli-help-lab = kopiuje kurs do twojego folderu, w twoim języku, i otwiera go w JupyterLab
cli-help-lab-folder = folder; to, co już w nim jest, nigdy nie jest nadpisywane
cli-help-lab-copy-only = kopiuje kurs i nic nie otwiera
cli-help-lab-no-browser = uruchamia JupyterLab bez otwierania przeglądarki i wypisuje adres

cli-lab-copied =
    { $new ->
        [0] Kurs jest już w { $folder }.
        [one] Skopiowano jeden plik kursu do { $folder }.
        [few] Skopiowano { $new } pliki kursu do { $folder }.
        [many] Skopiowano { $new } plików kursu do { $folder }.
       *[other] Skopiowano { $new } pliku kursu do { $folder }.
    }
cli-lab-kept =
    { $kept ->
        [one] Jeden plik już tam był i zostaje taki, jaki jest.
        [few] { $kept } pliki już tam były i zostają takie, jakie są.
        [many] { $kept } plików już tam było i zostają takie, jakie są.
       *[other] { $kept } pliku już tam było i zostaje tak, jak jest.
    }
cli-lab-left =
    { $left ->
        [one] Jeden zmieniony notatnik zostaje tam, gdzie jest; nowy leży w swoim folderze.
        [few] { $left } zmienione notatniki zostają tam, gdzie są; nowe leżą w swoich folderach.
        [many] { $left } zmienionych notatników zostaje tam, gdzie jest; nowe leżą w swoich folderach.
       *[other] { $left } zmienionego notatnika zostaje tam, gdzie jest; nowe leżą w swoich folderach.
    }
# $problem: what the program said that writes the notebooks
cli-lab-not-made = Nie da się napisać notatników w tym języku: { $problem }
cli-lab-missing = JupyterLab nie jest tu zainstalowany: zainstaluj pakiet z dodatkiem „jupyter”, czyli pip install "trajan-tutor[jupyter]".
cli-lab-no-course = Nie ma notatników kursu: zainstaluj pakiet ponownie.
cli-lab-not-written = Kursu nie da się skopiować do { $folder }: { $problem }. Podaj inny folder.
