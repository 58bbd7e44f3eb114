### The stage: what its parts are called, its keys, and what it says when nobody answers.

board-verdict = Resultado
board-more = mais
board-less = menos
board-menu = Menu
board-whole-table = A mesa toda
board-lesson-helps = Mais ajuda
board-full-screen = Tela cheia
board-full-screen-leave = Sair da tela cheia
board-rail-left = Texto à esquerda
board-speed-steps = passos
board-choices-all = Todas
board-choices-find = Buscar uma opção
board-choices-not-found = Nenhuma opção contém estas palavras.
board-step-back = Passo atrás
board-next-step = Próximo passo
board-skip-to-me = Até a minha vez
board-copy-report = Copiar relato
# An item of the menu; then what to do, then what is found: the name of the message, the language, the text.
board-wording = Apontar um texto
board-wording-ask = Clique nas palavras que estão erradas. Escape: nenhuma
board-wording-key = Mensagem
board-wording-unknown = desconhecida
board-wording-copy = Copiar
board-wording-copied = Copiado

# When the kernel is slow, or gone.
board-waiting = Esperando o kernel
# While the tutor is starting.
board-taken = Anotado: acontece assim que o tutor estiver pronto.
board-gone = O kernel não responde mais.
board-start-again = Recomeçar
board-look-around = Olhar a mesa
board-save-copy = Salvar cópia

# The keys, each with what it does.
board-keys-all = Teclas
board-key-go = ir ao próximo lugar que se pode escolher
board-key-go-all = ir a qualquer lugar
board-key-choose = escolher
board-key-number = escolher pelo número
board-key-panes = outra parte da mesa
board-key-whole = a mesa toda
board-key-pin = manter esta parte à vista
board-key-next = continuar
board-key-undo = desfazer
board-key-hint = outra dica
board-key-explore = explorar
board-key-list = todas as opções
board-key-rule = a regra da resposta
board-key-score = pontos por origem
board-amount = Número
board-amount-less = um a menos
board-amount-more = um a mais
board-amount-side = Lado

# What a seat has done in a bidding, in a word or a sign, and told to those who listen.
board-bid-passed = passa
board-bid-asked = –
board-bid-decides = ?
board-bid-waits = …
board-bid-leads-says = { $name }: à frente, com { $number }
board-bid-outbid-says = { $name }: lance de { $number }, superado
board-bid-passed-says = { $name }: passou
board-bid-asked-says = { $name }: lance superado, ou passou
board-bid-decides-says = { $name }: decide agora
board-bid-waits-says = { $name }: vem depois
board-key-full = tela cheia
board-key-pause = turnos dos outros: pausar
board-key-step = turnos dos outros: passo a passo
board-key-speed = turnos dos outros: mais devagar, mais rápido
board-key-keys = todas as teclas
board-key-escape = fechar e, depois, sair da tela cheia
