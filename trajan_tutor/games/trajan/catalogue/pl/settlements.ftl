### What the end of a quarter and of the game brought everybody, row by row. A row has a cause; beside it stands what each
### player had of it, in very few words.

trajan-settled-quarter = Koniec kwartału { $quarter }
trajan-settled-demand = Potrzeba { FORM($demand, "gen") }
trajan-settled-met =
    { $asked ->
        [1] { $met ->
        [0] niezaspokojona
       *[other] zaspokojona
    }
       *[other] zaspokojono { $met } z { $asked }
    }
trajan-settled-penalty = Niezaspokojone potrzeby
trajan-settled-unmet = nie zaspokojono: { $unmet }
trajan-settled-senate = Głosy w senacie
trajan-settled-votes =
    { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }, { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] 4.
    } miejsce
trajan-settled-tiles = Żetony bonusowe
trajan-settled-bonus = { $tile }, { $side }
trajan-settled-two = { $first }; { $next }
trajan-settled-final = Końcowe punktowanie
