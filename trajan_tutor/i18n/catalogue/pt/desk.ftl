### What a board says in one line above a sentence, and what it answers to a page.

# What a desk says in one line above a sentence, and at the place on the board that was clicked.
board-notice-refused = Não permitido agora
board-notice-mistake = Não é esse
board-notice-praise = Certo
board-notice-problem = Não foi possível
board-notice-error = Algo deu errado no programa: { $problem }
board-notice-coach = O conselheiro
board-notice-narrowed = Há mais de um modo
board-notice-undone = Desfeito
board-notice-opened = Tudo revelado
board-notice-moved = Outro momento da partida
board-notice-noted = Anotado
# Said in the language that was just chosen; its own name stands in the menu.
board-language-chosen = O tabuleiro agora fala português.
board-notice-first-time = Novidade na partida

# What would be kept if the kernel went away.
board-keeps-game =
    { $count ->
        [1] Uma decisão está guardada.
       *[other] { $count } decisões estão guardadas.
    }
board-keeps-lesson = O passo { $step } de { $steps } está guardado.
board-keeps-practice = O que você resolveu está guardado.
board-keeps-none = Esta partida não fica guardada.
# What is not on the disk beside what was told already; what is done about it.
board-unsaved = Além disso: { $since }.
board-unsaved-about = Há uma nova tentativa a cada poucos segundos, e nada se perde enquanto o kernel roda. Você pode continuar, e levar uma cópia.
board-unsaved-download = Baixar
board-unsaved-saved = Tudo está salvo.
board-keeps-nothing = Nada é guardado antes da primeira decisão.
