### What the closing of a province brought both sides, row by row, and where all markers went when the game is over.

caesar-settled-closing = Prowincja { $province } jest zamknięta
caesar-settled-control = Kontrola
caesar-settled-influence = siła { $influence }
caesar-settled-tied = Remis: nikt jej nie kontroluje.
caesar-settled-border = Granica prowincji { $first } i { $second }
caesar-settled-senate = Znaczniki pod żetonami Senat
caesar-settled-owned =
    { $tokens ->
        [one] { $tokens } żeton Senat
        [few] { $tokens } żetony Senat
        [many] { $tokens } żetonów Senat
       *[other] { $tokens } żetonów Senat
    }
caesar-settled-bonus = Żeton korzyści: { $bonus }
caesar-settled-taken = wzięty
caesar-settled-discarded = Znacznik odrzucony przez Krassusa
caesar-settled-final = Gdzie trafiły znaczniki władzy
caesar-settled-race-loaded = Przed tą pozycją
caesar-settled-race-provinces = W prowincjach
caesar-settled-race-italia = W prowincji Italia
caesar-settled-race-borders = Na granicach
caesar-settled-race-senate = Pod żetonami Senat
caesar-settled-race-discarded = Odrzucone przez Krassusa
caesar-settled-end = Koniec
caesar-settled-won = wygrywa
