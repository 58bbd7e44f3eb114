### The board in a notebook and its panels.

board-title = Tabuleiro de { board-form-game-name }
board-region = Tabuleiro
board-choices = Suas opções
board-choices-picked = Qual delas você quer?
board-choices-none = Não há nada para escolher.
board-log = O que aconteceu
board-log-empty = Ainda não aconteceu nada.
board-log-earlier =
    { $count ->
        [1] { $count } registro anterior não aparece.
       *[other] { $count } registros anteriores não aparecem.
    }
board-scores = Pontuação
board-points =
    { POINTS($points, "figure") }
board-undo = Desfazer
board-unpick = Escolher outra coisa
board-keys = Tab entra e sai; as setas vão ao que se pode escolher, com Shift a todos os lugares; Enter escolhe; Escape desfaz.
board-late = O tabuleiro mudou antes que isto chegasse: nada foi feito.
board-twice = Isto chegou duas vezes: foi feito uma vez só.
board-not-yours = Só quem conduz esta mesa pode fazer isso; peça a essa pessoa.
board-not-at-table = Você joga com outros aqui: isso fica para quando você jogar sem outras pessoas.
board-coach-off = Sem dicas: elas não são permitidas nesta mesa.
board-not-understood = A página enviou algo sem sentido: nada foi feito.
board-static = Não dá para clicar nesta imagem. Instale o que o tabuleiro precisa com pip install "trajan-tutor[jupyter]" e execute a célula de novo.
board-needs-clicks = Para isso é preciso um tabuleiro em que dá para clicar. Instale o que ele precisa com pip install "trajan-tutor[jupyter]" e tente de novo.
board-run-cell = Execute esta célula para jogar
