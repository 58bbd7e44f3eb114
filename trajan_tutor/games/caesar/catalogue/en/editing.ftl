### Building a position by hand: what its parts are called in the editor.
### Room: names of fields: one line.

caesar-edit-nothing = nothing

## Headings, under which the parts are found

caesar-edit-area-game = Turn
caesar-edit-area-provinces = Provinces
caesar-edit-area-borders = Borders
caesar-edit-area-side = { $side }
caesar-edit-area-piles = Hidden pieces

## The parts

caesar-edit-actor = whose turn it is
caesar-edit-bonus = bonus token in { $province }
caesar-edit-markers-on = control of { $province }
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
caesar-edit-border = border between { $one } and { $two }
caesar-edit-token-of = { $token } of { $side }
caesar-edit-facing = how the token between { $one } and { $two } lies
caesar-edit-faces = { $first } towards { $one }, { $second } towards { $two }
caesar-edit-side-up = face of the token between { $one } and { $two }
caesar-edit-face-up = face up
caesar-edit-face-down = face down, it counts 0
caesar-edit-border-marker = control marker between { $one } and { $two }
caesar-edit-supply = supply of { $side }
caesar-edit-row = row of Crassus, { $side }
caesar-edit-limit = how many tokens { $side } may hold
caesar-edit-senate = Senate tokens of { $side }
caesar-edit-under = markers under the Senate tokens of { $side }
caesar-edit-tile = tactic tile { $tile }
