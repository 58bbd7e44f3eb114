### Building a position by hand: what its parts are called in the editor.

caesar-edit-nothing = nic

## Headings, under which the parts are found

caesar-edit-area-game = Tura
caesar-edit-area-provinces = Prowincje
caesar-edit-area-borders = Granice
caesar-edit-area-side = { $side }
caesar-edit-area-piles = Zakryte elementy

## The parts

caesar-edit-actor = czyja tura
caesar-edit-bonus = żeton korzyści w prowincji { $province }
caesar-edit-markers-on = kontrola nad prowincją { $province }
caesar-edit-held =
    { $places ->
        [1] { $down ->
        [0] { $side }
       *[other] { $side }, zakryty
    }
       *[other] { $down ->
        [0] { $side }
        [1] { $side }, jeden znacznik zakryty
       *[other] { $side }, oba znaczniki zakryte
    }
    }
caesar-edit-border = granica między prowincjami { $one } i { $two }
caesar-edit-token-of = { $token } ({ $side })
caesar-edit-facing = jak leży żeton między prowincjami { $one } i { $two }
caesar-edit-faces = { $first } ku prowincji { $one }, { $second } ku prowincji { $two }
caesar-edit-side-up = strona żetonu między prowincjami { $one } i { $two }
caesar-edit-face-up = odkryty
caesar-edit-face-down = zakryty, liczy się jako 0
caesar-edit-border-marker = znacznik władzy między prowincjami { $one } i { $two }
caesar-edit-supply = zasoby { FORM($side, "gen") }
caesar-edit-row = rząd Krassusa, { $side }
caesar-edit-limit = ile żetonów może mieć { $side }
caesar-edit-senate = żetony Senat { FORM($side, "gen") }
caesar-edit-under = znaczniki pod żetonami Senat { FORM($side, "gen") }
caesar-edit-tile = kafelek taktyki { $tile }
