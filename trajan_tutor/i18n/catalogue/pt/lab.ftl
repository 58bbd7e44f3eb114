### The command that copies the course and opens it.

cli-help-lab = copiar o curso para uma pasta sua, no seu idioma, e abri-lo no JupyterLab
cli-help-lab-folder = a pasta; o que já está lá nunca é sobrescrito
cli-help-lab-copy-only = copiar o curso, e não abrir nada
cli-help-lab-no-browser = iniciar o JupyterLab sem abrir um navegador, e mostrar o endereço

cli-lab-copied =
    { $new ->
        [0] O curso já está em { $folder }.
        [1] Um arquivo do curso copiado para { $folder }.
       *[other] { $new } arquivos do curso copiados para { $folder }.
    }
cli-lab-kept =
    { $kept ->
        [1] Um arquivo já estava lá e fica como está.
       *[other] { $kept } arquivos já estavam lá e ficam como estão.
    }
cli-lab-left =
    { $left ->
        [1] Um notebook seu foi alterado e fica onde está; o novo está na pasta dele.
       *[other] { $left } notebooks seus foram alterados e ficam onde estão; os novos estão nas pastas deles.
    }
# $problem: what the program said that writes the notebooks
cli-lab-not-made = Os cadernos não podem ser gravados neste idioma: { $problem }
cli-lab-missing = O JupyterLab não está instalado aqui: instale o pacote com o extra “jupyter”, como em pip install "trajan-tutor[jupyter]".
cli-lab-no-course = Os cadernos do curso não estão lá: instale o pacote de novo.
cli-lab-not-written = O curso não pode ser copiado para { $folder }: { $problem }. Indique outra pasta.
