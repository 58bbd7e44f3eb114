### Building a position by hand: what its parts are called in the editor.
### Room: names of fields: one line.

caesar-edit-nothing = nada

## Headings, under which the parts are found

caesar-edit-area-game = Turno
caesar-edit-area-provinces = Províncias
caesar-edit-area-borders = Fronteiras
caesar-edit-area-side = { $side }
caesar-edit-area-piles = Componentes ocultos

## The parts

caesar-edit-actor = de quem é o turno
caesar-edit-bonus = ficha de bônus na província { $province }
caesar-edit-markers-on = controle da província { $province }
caesar-edit-held =
    { $places ->
        [1] { $down ->
            [0] { $side }
           *[other] { $side }, com a face para baixo
        }
       *[other] { $down ->
            [0] { $side }
            [1] { $side }, um marcador com a face para baixo
           *[other] { $side }, os dois marcadores com a face para baixo
        }
    }
caesar-edit-border = fronteira entre { $one } e { $two }
caesar-edit-token-of = { $token } de { $side }
caesar-edit-facing = posição da ficha entre { $one } e { $two }
caesar-edit-faces = { $first } voltado para { $one }, { $second } para { $two }
caesar-edit-side-up = face da ficha entre { $one } e { $two }
caesar-edit-face-up = face para cima
caesar-edit-face-down = com a face para baixo, conta 0
caesar-edit-border-marker = marcador de controle entre { $one } e { $two }
caesar-edit-supply = estoque de { $side }
caesar-edit-row = fileira de Crasso, { $side }
caesar-edit-limit = quantas fichas { $side } pode manter
caesar-edit-senate = fichas Senado de { $side }
caesar-edit-under = marcadores sob as fichas Senado de { $side }
caesar-edit-tile = placa tática { $tile }
