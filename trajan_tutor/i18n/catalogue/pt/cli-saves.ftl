### The command that lists saved games.

cli-help-saves = listar as partidas que os tabuleiros salvaram por conta própria
cli-saves-goes-on =
    { $file }: { $game } com { $players }, { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }, em andamento, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-over =
    { $file }: { $game } com { $players }, { $decisions ->
        [1] { $decisions } decisão
       *[other] { $decisions } decisões
    }, encerrada, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
cli-saves-folder =
    { $count ->
        [0] Não há partida salva em { $folder }.
        [1] { $count } partida salva em { $folder }. Ela fica até que você a remova: trajan-tutor saves --remove NOME
       *[other] { $count } partidas salvas em { $folder }. Elas ficam até que você as remova: trajan-tutor saves --remove NOME
    }
cli-saves-removed = { $file } foi removido.
cli-saves-spoiled = { $file }: { $problem }
cli-help-saves-remove = remover para sempre a partida salva com este nome
cli-help-progress = levar o seu progresso em um arquivo, ou trazê-lo de uma turma, da página leve ou de outro computador
cli-help-progress-way = “export” grava o arquivo, “import” acrescenta o que há nele; nada conta duas vezes
cli-help-progress-file = o arquivo; sem ele, chama-se trajan-tutor-progress.json
