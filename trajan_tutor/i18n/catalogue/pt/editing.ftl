### Building a position by hand: what is done, why it is refused, and what the editor is made of.

## What was to be done, and what is said when it cannot be

edit-impossible = { $action }: { $problem }
edit-put = Não dá para pôr “{ $piece }” em “{ $field }”
edit-take = Não dá para tirar “{ $piece }” de “{ $field }”
edit-move = Não dá para mover “{ $piece }” para “{ $field }”
edit-set = “{ $field }” não pode ser { $number }
edit-no-place = Não há espaço para “{ $piece }” em “{ $field }”.
edit-taken = Já há algo em “{ $field }”. Tire isso antes de mover “{ $piece }” para lá.
edit-stays = “{ $field }” nunca fica sem nada: ponha outra coisa no lugar.
edit-nothing-there = Não há tal componente em “{ $field }”.
edit-not-number = “{ $field }” não é um número: ponha componentes ali, ou tire-os.
edit-piece-unknown = “{ $piece }” não pode estar em “{ $field }”. O que pode estar ali: { $known }.
edit-field-unknown = Uma posição não tem lugar “{ $field }”. Veja os nomes de todos os lugares com “editor.places()”.
edit-no-further = Não há mais nada para desfazer nem refazer.
edit-game = Posições do jogo “{ $game }” não podem ser montadas à mão: ele não diz o que se pode pôr onde.
edit-turn =
    { $turns ->
        [0] Este registro não tem nenhum ponto entre dois turnos.
        [1] Este registro tem um turno, contado a partir de 1.
       *[other] Este registro tem { $turns } turnos, contados a partir de 1.
    } O turno { $turn } não está entre eles.
edit-file-name = “{ $name }” não serve de nome de arquivo aqui: use letras minúsculas e algarismos, com hífen entre as palavras.

## The editor on the page

edit-title = Editor de posições: { GAME($game) }
editor-editor = Editor de posições
editor-undo = Desfazer
editor-redo = Refazer
editor-new = Nova posição
editor-write = Gravar
editor-choose-place = Lugares
editor-here = Clique em um lugar do tabuleiro, ou escolha um na lista.
editor-lies = Aqui há
editor-put = Pôr aqui
editor-take = Tirar
editor-move = Mover …
editor-move-to = Mover para
editor-up = Subir
editor-down = Descer
editor-top = Para o topo
editor-cancel = Cancelar
editor-nothing = nada
editor-more = Um a mais
editor-less = Um a menos
editor-next-first = O primeiro é o próximo a ser pego.
editor-carries = Movendo “{ $piece }” de “{ $field }”: clique onde pôr, ou escolha na lista.
editor-seat = Tabuleiro maior
editor-not-here = “{ $piece }” não pode ficar ali: escolha um lugar iluminado, ou um da lista.
editor-picked = { $fields }
editor-fixed = O que há ali resulta do resto da posição e não pode ser mudado.
editor-begun = Há outra posição no tabuleiro.
editor-saved = Gravado em { $path }.
editor-no-folder = Não dá para gravar arquivos aqui: copie o texto.
editor-new-title = Outra posição
editor-new-game = Jogo
editor-new-seats = Jogadores
editor-new-start = Começar com
editor-new-first = a primeira posição
editor-new-empty = um tabuleiro vazio
editor-new-begin = Montar
editor-paste = Uma posição ou um registro como texto JSON
editor-paste-hint = Cole o texto de uma posição, ou de uma partida salva, e diga o turno que quer ver.
editor-paste-turn = Turno da partida salva (0: o último)
editor-paste-load = Montar isto
editor-write-json = A posição como JSON
editor-write-lesson = Uma lição para preencher
editor-write-name = Nome do arquivo
editor-write-save = Salvar a posição
editor-write-save-lesson = Salvar posição e lição
editor-keys = As setas vão de lugar em lugar, Enter abre um. Ctrl+Z desfaz, Escape termina um movimento.
