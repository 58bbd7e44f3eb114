### The page that needs no server but one of plain files: what stands there before and beside a board.

page-title = Um tutor de jogos de tabuleiro romanos
page-about = Aprenda um jogo jogando: cada jogada é avaliada, e um conselheiro diz por quê.
page-game = { GAME($game) }
page-cover-about = { $fewest } a { $most } jogadores · partida inteira: { $minutes } min
page-cover-about-exact =
    { $most ->
        [1] Um jogador
       *[other] { $most } jogadores
    } · partida inteira: { $minutes } min
page-start =
    { $minutes ->
        [1] Começar: um minuto
       *[other] Começar: { $minutes } minutos
    }
page-go-on = Continuar: { $title }
page-play-game = Jogar { GAME($game) }
page-play-on = Continuar a sua partida
# What is told of the list of languages to those who listen.
page-language = Idioma
page-all = Todos os jogos e lições
page-games = Jogos
page-lessons = Lições
# A link under a cover: an animated picture of how its first game begins.
page-film = Ver a primeira partida (em inglês)
page-pause = Pausar as imagens
page-back = Todos os jogos
page-starting = O tutor está abrindo. Você já pode começar; as respostas vêm daqui a pouco.
page-failed = Não foi possível abrir o tutor. Recarregue a página; o que você fez está guardado.
page-kept = O que você fez fica guardado neste navegador e em nenhum outro lugar.
page-take = Levar meu progresso
page-bring = Trazer progresso de um arquivo
page-unsaved = Não salvo neste navegador
page-unsaved-reason = O navegador não tem espaço para isso, ou não guarda nada: o que você fizer some quando a página for fechada.
page-not-kept = Este navegador não guarda nada: o que você fizer some quando a página for fechada.
page-alone = De agora em diante, a página funciona também sem internet.
page-unknown = Não há lição nem jogo “{ $name }”.
# Before the name that stands in the address of the page; below it are all games and lessons.
page-missing = Aqui estão todos os jogos e lições: não há nenhum com o nome
page-problem = Não foi possível abrir isto: { $problem }
page-no-script = O tabuleiro é desenhado por um script: permita scripts nesta página.
