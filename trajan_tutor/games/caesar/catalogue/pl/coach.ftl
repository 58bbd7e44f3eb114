### What the coach says about Caesar!: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

caesar-reason-won = wygrywasz
caesar-reason-senate-tokens =
    { $change ->
        [one] o jeden żeton Senat więcej (razem { $here })
        [few] o { $change } żetony Senat więcej (razem { $here })
        [many] o { $change } żetonów Senat więcej (razem { $here })
       *[other] o { $change } żetonu Senat więcej (razem { $here })
    }
caesar-reason-supply =
    { $change ->
        [one] o jeden żeton legionu więcej w twoich zasobach
        [few] o { $change } żetony legionu więcej w twoich zasobach
        [many] o { $change } żetonów legionu więcej w twoich zasobach
       *[other] o { $change } żetonu legionu więcej w twoich zasobach
    }
caesar-reason-province-lead = o { $change } więcej siły w prowincji { $province } ({ $own }:{ $enemy })
caesar-reason-province-closed = zamyka się { $province }, { $own }:{ $enemy }
caesar-reason-bonus-near = { FORM($bonus, "nom") } z prowincji { $province } jest w zasięgu
caesar-reason-rival-bonus-near = inaczej prowincji { $province } zabraknie do zamknięcia jednego żetonu i do wzięcia będzie { FORM($bonus, "nom") }
caesar-reason-border-ahead = większa szansa na znacznik władzy na granicy między prowincjami { $first } i { $second }

## What a placement does for certain

caesar-merit-bonus = bierzesz { FORM($bonus, "acc") } z prowincji { $province }
caesar-merit-turned = { $province } przechodzi na twoją stronę, { $own }:{ $enemy }
caesar-merit-safe =
    { $province } jest bezpieczna: prowadzisz { $own }:{ $enemy }, a { $spaces ->
        [one] jej ostatnie pole nie da drugiej stronie więcej niż { $most }
        [few] jej ostatnie { $spaces } pola nie dadzą drugiej stronie więcej niż { $most }
        [many] jej ostatnie { $spaces } pól nie da drugiej stronie więcej niż { $most }
       *[other] jej ostatnie { $spaces } pola nie dadzą drugiej stronie więcej niż { $most }
    }
caesar-merit-borders =
    gdy { $province } też będzie twoja, { $borders ->
        [one] granica z prowincją { $beside } da znacznik
        [few] granice z prowincjami { $beside } dadzą po znaczniku
        [many] granice z prowincjami { $beside } dadzą po znaczniku
       *[other] granice z prowincjami { $beside } dadzą po znaczniku
    }
caesar-merit-nothing-near = druga strona nie zamknie żadnej prowincji swoim następnym żetonem
caesar-merit-left = prowincji { $province } zabraknie wtedy do zamknięcia jednego żetonu: druga strona może wziąć { FORM($bonus, "acc") }
caesar-merit-race = to daje { $own } z twoich { $all } znaczników, druga strona ma { $enemy }

# After "Spójrz tutaj:": the province where a turn does most. $beside are own provinces whose border with it is uncovered.
caesar-stake =
    { $province }: { $spaces ->
        [one] zostało jedno pole
        [few] zostały { $spaces } pola
        [many] zostało { $spaces } pól
       *[other] zostało { $spaces } pola
    }, { $own }:{ $enemy }{ $has_bonus ->
        [0] {""}
       *[other] ; kto ją zamknie, bierze { FORM($bonus, "acc") }
    }{ $markers ->
        [1] {""}
        [few] ; jest warta { $markers } znaczniki
        [many] ; jest warta { $markers } znaczników
       *[other] ; jest warta { $markers } znacznika
    }{ $borders ->
        [0] {""}
        [one] ; może ci dać granicę z prowincją { $beside }
        [few] ; może ci dać { $borders } granice
        [many] ; może ci dać { $borders } granic
       *[other] ; może ci dać { $borders } granicy
    }

caesar-period = rozgrywka

## Areas of the board, after "Look at"; those that name an area of the rule book too are told alike

# Accusatives, after “Spójrz na”.
caesar-look-province = prowincje
caesar-look-province-second = prowincje
caesar-look-border = granice między prowincjami
caesar-look-bonus = żetony korzyści
caesar-look-bank = bank żetonów korzyści
caesar-look-crassus = Krassusa
caesar-look-mat-name = to, czyja jest tura
caesar-look-mat-bag = woreczek
caesar-look-mat-supply = zasoby
caesar-look-mat-markers = znaczniki władzy
caesar-look-mat-senate = żetony Senat
caesar-look-mat-centurions = żetony legionu Centurion
caesar-look-list = swoje opcje

## What happens after a turn

caesar-milestone-won = zdobywasz prowincję { $province }
caesar-milestone-lost = prowincję { $province } zdobywa druga strona
