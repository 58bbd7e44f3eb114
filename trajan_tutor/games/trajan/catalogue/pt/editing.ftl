### Building a position by hand: what its parts are called in the editor.
### Room: names of fields: one line.

trajan-edit-nothing = nada

## Headings, under which the parts are found

trajan-edit-area-game = Turno e tempo
trajan-edit-area-provinces = Províncias
trajan-edit-area-district = Distrito de construções
trajan-edit-area-port = Porto
trajan-edit-area-stacks = Pilhas de fichas de Trajano
trajan-edit-area-forum = Fórum
trajan-edit-area-senate = Senado
trajan-edit-area-circle = Círculo de ações ({ SEAT($seat) })
trajan-edit-area-mat = Tabuleiro individual ({ SEAT($seat) })
trajan-edit-area-piles = Pilhas viradas para baixo

## The parts

trajan-edit-actor = de quem é o turno
trajan-edit-quarter = quarto de ano
trajan-edit-time = marcador de tempo: espaço na trilha
trajan-edit-demands = demandas deste quarto de ano
trajan-edit-legionaries = legionários { FORM($province, "in") }
trajan-edit-leaders = líderes { FORM($province, "in") }
trajan-edit-province-tile = ficha { FORM($province, "in") }
trajan-edit-workers = trabalhadores no espaço de construção { $space }
trajan-edit-space-tile = ficha no espaço de construção { $space }
trajan-edit-forum = espaços do fórum
trajan-edit-forum-extra = espaços amarelos do fórum
trajan-edit-senate-space =
    { $number ->
        [0] espaço inicial da trilha do senado
       *[other] trilha do senado, espaço { $number }
    }
trajan-edit-senate-bonus = fichas de bônus em oferta
trajan-edit-arch = Arco ({ SEAT($seat) })
trajan-edit-arch-at = no local { $slot }
trajan-edit-arch-centre = no centro
trajan-edit-plus-two = marcador [+2] { FORM($action, "in") }
trajan-edit-plus-two-markers = marcadores [+2] ({ SEAT($seat) })
trajan-edit-hand = mão ({ SEAT($seat) })
trajan-edit-display = coleção pessoal ({ SEAT($seat) })
trajan-edit-tiles = fichas de fórum ({ SEAT($seat) })
trajan-edit-built = fichas de construção ({ SEAT($seat) })
trajan-edit-bonus = fichas de bônus ({ SEAT($seat) })
trajan-edit-pile-goods = pilha de compras de mercadorias
trajan-edit-pile-forum = pilha de fichas de fórum
trajan-edit-pile-extra = pilha de fichas de ação extra
trajan-edit-pile-demands = pilha de fichas de demanda
trajan-edit-pile-bonus = pilha de fichas de bônus
