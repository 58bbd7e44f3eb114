### Building a position by hand: what its parts are called in the editor.

caesar-edit-nothing = nic

## Headings, under which the parts are found

caesar-edit-area-game = Tah
caesar-edit-area-provinces = Provincie
caesar-edit-area-borders = Hranice
caesar-edit-area-side = { $side }
caesar-edit-area-piles = Skryté prvky

## The parts

caesar-edit-actor = kdo je na tahu
caesar-edit-bonus = žeton bonusu v provincii { $province }
caesar-edit-markers-on = kontrola nad provincií { $province }
caesar-edit-held =
    { $places ->
        [1] { $down ->
            [0] { $side }
           *[other] { $side }, lícem dolů
        }
       *[other] { $down ->
            [0] { $side }
            [1] { $side }, jeden žeton kontroly lícem dolů
           *[other] { $side }, oba žetony kontroly lícem dolů
        }
    }
caesar-edit-border = hranice mezi provinciemi { $one } a { $two }
caesar-edit-token-of = { $token } ({ $side })
caesar-edit-facing = jak leží žeton mezi provinciemi { $one } a { $two }
caesar-edit-faces = { $first } k provincii { $one }, { $second } k provincii { $two }
caesar-edit-side-up = strana žetonu mezi provinciemi { $one } a { $two }
caesar-edit-face-up = lícem nahoru
caesar-edit-face-down = lícem dolů, počítá se jako 0
caesar-edit-border-marker = žeton kontroly mezi provinciemi { $one } a { $two }
caesar-edit-supply = { FORM($side, "poss-f") } zásoba
caesar-edit-row = Crassova řada ({ $side })
caesar-edit-limit = kolik žetonů smí mít { $side }
caesar-edit-senate = { FORM($side, "poss-pl") } žetony Senát
caesar-edit-under = žetony kontroly pod žetony Senát ({ $side })
caesar-edit-tile = taktická destička { $tile }
