### Building a position by hand: what its parts are called in the editor.
### Room: names of fields: one line.

caesar-edit-nothing = nothing

## Headings, under which the parts are found

caesar-edit-area-game = Turn
caesar-edit-area-provinces = Provinces
caesar-edit-area-borders = Borders
# $side: “Caesar”, “Pompey”
caesar-edit-area-side = { $side }
caesar-edit-area-piles = Hidden pieces

## The parts

caesar-edit-actor = whose turn it is
# $province: “Gallia”, “Hispania Ulterior”
caesar-edit-bonus = bonus token in { $province }
# $province: “Gallia”, “Hispania Ulterior”
caesar-edit-markers-on = control of { $province }
# $down: 0, 2
# $places: 1, 2
# $side: “Caesar”, “Pompey”
caesar-edit-held =
    { $places ->
        [1] { $down ->
            [0] { $side }
           *[other] { $side }, face down
        }
       *[other] { $down ->
            [0] { $side }
            [1] { $side }, one marker face down
           *[other] { $side }, both markers face down
        }
    }
# $one: “Gallia”, “Hispania Ulterior”
# $two: “Gallia”, “Hispania Citerior”
caesar-edit-border = border between { $one } and { $two }
# $side: “Caesar”, “Pompey”
# $token: “wild 2/2”, “shield or ship 4/4”
caesar-edit-token-of = { $token } of { $side }
# $one: “Hispania Citerior”, “Hispania Ulterior”
# $two: “Gallia”, “Hispania Citerior”
caesar-edit-facing = how the token between { $one } and { $two } lies
# $first: 0, 6
# $one: “Hispania Citerior”, “Hispania Ulterior”
# $second: 0, 6
# $two: “Gallia”, “Hispania Citerior”
caesar-edit-faces = { $first } towards { $one }, { $second } towards { $two }
# $one: “Hispania Citerior”, “Hispania Ulterior”
# $two: “Gallia”, “Hispania Citerior”
caesar-edit-side-up = face of the token between { $one } and { $two }
caesar-edit-face-up = face up
caesar-edit-face-down = face down, it counts 0
# $one: “Hispania Citerior”, “Hispania Ulterior”
# $two: “Gallia”, “Hispania Citerior”
caesar-edit-border-marker = control marker between { $one } and { $two }
# $side: “Caesar”, “Pompey”
caesar-edit-supply = supply of { $side }
# $side: “Pompey”
caesar-edit-row = row of Crassus, { $side }
# $side: “Caesar”, “Pompey”
caesar-edit-limit = how many tokens { $side } may hold
# $side: “Caesar”, “Pompey”
caesar-edit-senate = Senate tokens of { $side }
# $side: “Caesar”, “Pompey”
caesar-edit-under = markers under the Senate tokens of { $side }
# $tile: “B (draw 1, place 1)”, “E (draw 1, take a Centurion influence token, place 2)”
caesar-edit-tile = tactic tile { $tile }
