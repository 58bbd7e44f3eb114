### What the closing of a province brought both sides, row by row, and where all markers went when the game is over.
### Room: cells of a table: as short as the English.

# $province: “Cyrene”, “Hispania Ulterior”
caesar-settled-closing = { $province } is closed
caesar-settled-control = Control
# $influence: 0, 8
caesar-settled-influence = influence { $influence }
caesar-settled-tied = A tie: nobody controls it.
# $first: “Gallia”, “Hispania Ulterior”
# $second: “Syria”, “Mauritania”
caesar-settled-border = Border of { $first } and { $second }
caesar-settled-senate = Markers under Senate tokens
# $tokens: 1, 3
caesar-settled-owned =
    { $tokens ->
        [one] { $tokens } Senate token
       *[other] { $tokens } Senate tokens
    }
# $bonus: “Might”, “Tactics”
caesar-settled-bonus = Bonus token: { $bonus }
caesar-settled-taken = taken
caesar-settled-discarded = Marker discarded by Crassus
caesar-settled-final = Where the control markers went
caesar-settled-race-loaded = Before the position began
caesar-settled-race-provinces = On provinces
caesar-settled-race-italia = On Italia
caesar-settled-race-borders = On borders
caesar-settled-race-senate = Under Senate tokens
caesar-settled-race-discarded = Discarded by Crassus
caesar-settled-end = The end
caesar-settled-won = wins
