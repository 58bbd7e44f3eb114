### The command that copies the course and opens it.

cli-help-lab = zkopírovat kurz do vlastní složky a otevřít ho v JupyterLabu
cli-help-lab-folder = složka; co v ní už leží, se nikdy nepřepíše
cli-help-lab-copy-only = kurz zkopírovat a nic neotvírat
cli-help-lab-no-browser = spustit JupyterLab bez otevření prohlížeče a vypsat adresu

cli-lab-copied =
    { $new ->
        [0] Kurz už je ve složce { $folder }.
        [one] Do složky { $folder } se zkopíroval jeden soubor kurzu.
        [few] Do složky { $folder } se zkopírovaly { $new } soubory kurzu.
       *[other] Do složky { $folder } se zkopírovalo { $new } souborů kurzu.
    }
cli-lab-kept =
    { $kept ->
        [one] Jeden soubor tam už je a zůstává, jak je.
        [few] { $kept } soubory tam už jsou a zůstávají, jak jsou.
       *[other] { $kept } souborů tam už je a zůstává, jak je.
    }
cli-lab-left =
    { $left ->
        [one] Jeden tvůj změněný notebook zůstává, kde je; nový leží ve své složce.
        [few] { $left } tvoje změněné notebooky zůstávají, kde jsou; nové leží ve svých složkách.
       *[other] { $left } tvých změněných notebooků zůstává, kde je; nové leží ve svých složkách.
    }
cli-lab-not-made = Notebooky v tomto jazyce zapsat nejde: { $problem }
cli-lab-missing = JupyterLab tu není nainstalovaný: nainstaluj balík s doplňkem „jupyter“, třeba pip install "trajan-tutor[jupyter]".
cli-lab-no-course = Notebooky kurzu chybí: nainstaluj balík znovu.
cli-lab-not-written = Kurz se do složky { $folder } zkopírovat nedá: { $problem }. Zadej jinou složku.
