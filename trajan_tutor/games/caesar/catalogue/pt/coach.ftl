### What the coach says about Caesar!: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

caesar-reason-won = você vence
caesar-reason-senate-tokens =
    { $change ->
        [1] mais uma ficha Senado
       *[other] mais { $change } fichas Senado
    } ({ $here } ao todo)
caesar-reason-supply =
    { $change ->
        [1] mais uma ficha de influência
       *[other] mais { $change } fichas de influência
    } no seu estoque
caesar-reason-province-lead = { $change } de influência a mais { FORM($province, "in") } ({ $own } a { $enemy })
caesar-reason-province-closed = fecha { FORM($province, "the") }, { $own } a { $enemy }
caesar-reason-bonus-near = { FORM($bonus, "the") } { FORM($province, "of") } ao alcance
caesar-reason-rival-bonus-near = senão falta uma ficha para fechar { FORM($province, "the") }, e isso entrega { FORM($bonus, "the") }
caesar-reason-border-ahead = mais chance de pôr um marcador de controle na fronteira entre { $first } e { $second }

## What a placement does for certain

caesar-merit-bonus = você pega { FORM($bonus, "the") } { FORM($province, "of") }
caesar-merit-turned = { FORM($province, "the") } passa para o seu lado, { $own } a { $enemy }
caesar-merit-safe =
    { FORM($province, "the") } está segura: você lidera por { $own } a { $enemy }, e { $spaces ->
        [1] o último espaço dela não pode
       *[other] os últimos { $spaces } espaços dela não podem
    } trazer ao outro lado mais de { $most }
caesar-merit-borders =
    quando { FORM($province, "the") } também for sua, { $borders ->
        [1] a fronteira com { $beside } traz um marcador
       *[other] as fronteiras com { $beside } trazem um marcador cada
    }
caesar-merit-nothing-near = o outro lado não pode fechar nenhuma província com a próxima ficha
caesar-merit-left = depois disso falta uma ficha para fechar { FORM($province, "the") }: o outro lado pode pegar { FORM($bonus, "the") }
caesar-merit-race = com isso você chega a { $own } dos seus { $all } marcadores, contra { $enemy } do outro lado

# After "Olhe aqui:": the province where a turn does most. $beside are own provinces whose border with it is uncovered.
caesar-stake =
    { $province }: { $spaces ->
        [1] resta um espaço
       *[other] restam { $spaces } espaços
    }, { $own } a { $enemy }{ $has_bonus ->
        [0] {""}
       *[other] ; quem a fecha pega { FORM($bonus, "the") }
    }{ $markers ->
        [1] {""}
       *[other] ; ela vale { $markers } marcadores
    }{ $borders ->
        [0] {""}
        [1] ; ela poderia trazer a você a fronteira com { $beside }
       *[other] ; ela poderia trazer a você { $borders } fronteiras
    }

caesar-period = partida

## Areas of the board, after "Look at"; those that name an area of the rule book too are told alike

# After "Olhe para".
caesar-look-province = as províncias
caesar-look-province-second = as províncias
caesar-look-border = as fronteiras entre províncias
caesar-look-bonus = as fichas de bônus
caesar-look-bank = o banco de fichas de bônus
caesar-look-crassus = Crasso
caesar-look-mat-name = o turno
caesar-look-mat-bag = o saco
caesar-look-mat-supply = o estoque
caesar-look-mat-markers = os marcadores de controle
caesar-look-mat-senate = as fichas Senado
caesar-look-mat-centurions = as fichas de influência Centurião
caesar-look-list = as suas opções agora

## What happens after a turn

caesar-milestone-won = você ganha { FORM($province, "the") }
caesar-milestone-lost = o outro lado ganha { FORM($province, "the") }
