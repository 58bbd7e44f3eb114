### The command that copies the course and opens it.
### Room: lines of a terminal, which wrap; words of the command itself stay as they are.

cli-help-lab = copy the course into a folder of your own, in your language, and open it in JupyterLab
cli-help-lab-folder = the folder; what lies there already is never overwritten
cli-help-lab-copy-only = copy the course, and open nothing
cli-help-lab-no-browser = start JupyterLab without opening a browser, and print the address

# $folder: “~/trajan”, “/data/lessons”
cli-lab-copied =
    { $new ->
        [0] The course is in { $folder } already.
        [one] Copied one file of the course into { $folder }.
       *[other] Copied { $new } files of the course into { $folder }.
    }
cli-lab-kept =
    { $kept ->
        [one] One file was there already and stays as it is.
       *[other] { $kept } files were there already and stay as they are.
    }
# $left: 2, 5
cli-lab-left =
    { $left ->
        [one] One notebook of yours was changed and stays where it is; the new one lies in its folder.
       *[other] { $left } notebooks of yours were changed and stay where they are; the new ones lie in their folders.
    }
# $problem: what the program said that writes the notebooks
cli-lab-not-made = The notebooks cannot be written in this language: { $problem }
cli-lab-missing = JupyterLab is not installed here: install the package with its extra “jupyter”, as in pip install "trajan-tutor[jupyter]".
cli-lab-no-course = The notebooks of the course are not there: install the package again.
# $folder: “~/trajan”, “/data/lessons”
# $problem: “Permission denied”, “There is no such file.”
cli-lab-not-written = The course cannot be copied into { $folder }: { $problem }. Name another folder.
