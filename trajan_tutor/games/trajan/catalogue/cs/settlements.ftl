### What the end of a quarter and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### player had of it, in very few words.

trajan-settled-quarter = Konec čtvrtletí { $quarter }
trajan-settled-demand = Požadavek na { FORM($demand, "acc") }
trajan-settled-met =
    { $asked ->
        [1]
            { $met ->
                [0] nesplněn
               *[other] splněn
            }
       *[other] splněno { $met }/{ $asked }
    }
trajan-settled-penalty = Nesplněné požadavky
trajan-settled-unmet = nesplněno: { $unmet }
trajan-settled-senate = Hlasy v senátu
trajan-settled-votes =
    { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }, { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] 4.
    } místo
trajan-settled-tiles = Bonusové žetony
trajan-settled-bonus = { $tile }, { $side }
trajan-settled-two = { $first }; { $next }
trajan-settled-final = Závěrečné bodování
