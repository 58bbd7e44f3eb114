### Pictures: what they say of themselves, and what is wrong with a template.

## The pictures

# What a board says of itself to those who do not see it.
view-description =
    Mesa para { $seats ->
        [1] um jogador
       *[other] { $seats } jogadores
    }, com { $places } lugares. Cada um diz o que é e o que há nele.
# The same of a picture that is only looked at.
view-description-still =
    Mesa para { $seats ->
        [1] um jogador
       *[other] { $seats } jogadores
    }, com { $places } lugares.

# What the parts of a table are called of which a game says nothing.
view-pane-board = Tabuleiro
view-pane-own = Meu tabuleiro
view-pane-other = Tabuleiro { $number }

## Charts

view-ledgers = { POINTS("title") } por origem
# A bar read aloud: whose points, all of them, and how many are of which source.
view-ledger-told = { $name }: { $points } ({ $parts })
view-ledger-part = { $source } { $points }
view-difference = { $first } em comparação com { $second }: { $points } { POINTS("several") }
view-curve = { POINTS("title") } por turno

## Files

view-pictures-missing = Uma imagem PNG precisa do extra “pictures”: pip install "trajan-tutor[pictures]". Sem ele, save_svg grava a imagem como SVG.
view-pdf-missing = PDF precisa do extra “pictures”: pip install "trajan-tutor[pictures]". Sem ele, as páginas são gravadas como HTML, que todo navegador imprime.
view-not-written = Não foi possível gravar { $file }: { $problem }.

## Replays

view-replay-empty = Um filme precisa de pelo menos uma imagem.
view-replay-play = Assistir
view-replay-pause = Pausar
view-replay-previous = Um passo para trás
view-replay-next = Um passo à frente
view-replay-position = Passo da partida

## How margins spread

view-spread =
    { POINTS("title") } à frente (ou atrás: −) alguns turnos depois, em { $deals ->
        [1] um sorteio
       *[other] { $deals } sorteios
    }
view-spread-mean = média { $points }
view-spread-row = { $name }: média { $mean }; oito sorteios em dez ficam entre { $low } e { $high }
