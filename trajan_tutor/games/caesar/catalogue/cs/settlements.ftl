### What the closing of a province brought both sides, row by row, and where all markers went when the game is over.

caesar-settled-closing = Provincie { $province } je uzavřená
caesar-settled-control = Kontrola
caesar-settled-influence = vliv { $influence }
caesar-settled-tied = Shoda: nekontroluje ji nikdo.
caesar-settled-border = Hranice provincií { $first } a { $second }
caesar-settled-senate = Žetony kontroly pod žetony Senát
caesar-settled-owned =
    { $tokens ->
        [one] { $tokens } žeton Senát
        [few] { $tokens } žetony Senát
       *[other] { $tokens } žetonů Senát
    }
caesar-settled-bonus = Žeton bonusu: { $bonus }
caesar-settled-taken = vzat
caesar-settled-discarded = Crassus odhodil žeton kontroly
caesar-settled-final = Kam přišly žetony kontroly
caesar-settled-race-loaded = Před touto pozicí
caesar-settled-race-provinces = V provinciích
caesar-settled-race-italia = V provincii Italia
caesar-settled-race-borders = Na hranicích
caesar-settled-race-senate = Pod žetony Senát
caesar-settled-race-discarded = Odhodil Crassus
caesar-settled-end = Konec
caesar-settled-won = vyhrává
