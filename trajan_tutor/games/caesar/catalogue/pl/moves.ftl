### Moves as choices, and what a player is asked to choose.

## Placements. `.plain` says a move without what comes of it, `.answer` as the other side of the table sees it.

caesar-move-place =
    { $even ->
        [yes] Umieścić { FORM($token, "acc") } między prowincjami { $toward } i { $away }: wtedy { $outcomes }
       *[no] Umieścić { FORM($token, "acc") }, { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }: wtedy { $outcomes }
    }
    .short =
        { $even ->
            [yes] { FORM($token, "kind") }: { $high } ku prowincjom { $toward } i { $away }
           *[no] { FORM($token, "kind") }: { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }
        }
    .answer =
        { $even ->
            [yes] Umieścić { FORM($token, "acc") } między prowincjami { $toward } i { $away }: wtedy { FORM($outcomes, "answer") }
           *[no] Umieścić { FORM($token, "acc") }, { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }: wtedy { FORM($outcomes, "answer") }
        }
    .plain =
        { $even ->
            [yes] Umieścić { FORM($token, "acc") } między prowincjami { $toward } i { $away }
           *[no] Umieścić { FORM($token, "acc") }, { $high } ku prowincji { $toward }, { $low } ku prowincji { $away }
        }

## Placements face down

caesar-move-place-down = Umieścić zakryty { FORM($token, "acc") } między prowincjami { $first } i { $second }, za żeton korzyści z banku
    .short = zakryty { FORM($token, "nom") } między prowincjami { $first } i { $second }

## What placements come to. In `.answer` the one who reads is the other side: the own sum stands first there, too.

caesar-outcome-open = w prowincji { $province } jest { $own }:{ $enemy }
    .answer = w prowincji { $province } jest { $enemy }:{ $own }
caesar-outcome-closed-own = prowincja { $province } zamyka się, { $own }:{ $enemy } dla ciebie ({ $bonus })
    .answer = prowincja { $province } zamyka się, { $enemy }:{ $own } przeciwko tobie ({ $bonus })
caesar-outcome-closed-enemy = prowincja { $province } zamyka się, { $own }:{ $enemy } przeciwko tobie ({ $bonus })
    .answer = prowincja { $province } zamyka się, { $enemy }:{ $own } dla ciebie ({ $bonus })
caesar-outcome-closed-tie = prowincja { $province } zamyka się z remisem { $own }:{ $enemy } ({ $bonus })
    .answer = prowincja { $province } zamyka się z remisem { $own }:{ $enemy } ({ $bonus })

## Closing

caesar-move-order = Rozpatrzyć najpierw prowincję { $province }: { $own }:{ $enemy }, { FORM($bonus, "nom") }
    .plain = Rozpatrzyć najpierw prowincję { $province }
caesar-move-border =
    { $left ->
        [0] Położyć ostatni znacznik władzy na granicy między prowincjami { $first } i { $second }: wygrywasz
       *[other] Położyć znacznik władzy na granicy między prowincjami { $first } i { $second } (potem zostaje { $left })
    }
    .plain = Położyć znacznik władzy na granicy między prowincjami { $first } i { $second }
    .short =
        { $left ->
            [0] ostatni znacznik na granicy między prowincjami { $first } i { $second }: wygrywasz
           *[other] znacznik na granicy między prowincjami { $first } i { $second }
        }

## No more markers

caesar-move-borders-done = Nie kłaść już teraz znaczników władzy na granicach

## Markers in the senate

caesar-move-senate =
    { $markers ->
        [0] Nie kłaść znacznika władzy pod żetonem Senat
        [1] Położyć jeden znacznik władzy pod żetonem Senat
        [one] Położyć { $markers } znacznik władzy pod żetonem Senat
        [few] Położyć { $markers } znaczniki władzy pod żetonem Senat
        [many] Położyć { $markers } znaczników władzy pod żetonem Senat
       *[other] Położyć { $markers } znaczników władzy pod żetonem Senat
    } ({ $left ->
        [0] nic nie zostaje: wygrywasz
       *[other] zostaje { $left }
    })
    .plain =
        { $markers ->
            [0] Nie kłaść znacznika władzy pod żetonem Senat
            [1] Położyć jeden znacznik władzy pod żetonem Senat
            [one] Położyć { $markers } znacznik władzy pod żetonem Senat
            [few] Położyć { $markers } znaczniki władzy pod żetonem Senat
            [many] Położyć { $markers } znaczników władzy pod żetonem Senat
           *[other] Położyć { $markers } znaczników władzy pod żetonem Senat
        }
    .short =
        { $markers ->
            [0] bez znacznika pod żetonem Senat
            [1] znacznik pod żetonem Senat
            [one] { $markers } znacznik pod żetonem Senat
            [few] { $markers } znaczniki pod żetonem Senat
            [many] { $markers } znaczników pod żetonem Senat
           *[other] { $markers } znaczników pod żetonem Senat
        }{ $left ->
            [0] : wygrywasz
           *[other] { "" }
        }

## Bonus tokens

caesar-move-use-wealth = Wylosować jeszcze jeden żeton; twoje zasoby są odtąd o jeden większe
    .short = wylosować jeszcze żeton
caesar-move-use-poison = { $side } oddaje losowy żeton do woreczka; te zasoby są odtąd o jeden mniejsze
caesar-move-might-token = Zakryć { FORM($token, "acc") } między prowincjami { $first } i { $second }
    .short = zakryć { FORM($token, "acc") } między prowincjami { $first } i { $second }
caesar-move-might-marker = Zakryć znacznik władzy na granicy między prowincjami { $first } i { $second }
caesar-move-might-province = Zakryć znacznik władzy w prowincji { $province }
caesar-move-decline = Nie używać: { FORM($bonus, "nom") }

## The end of a turn, and Crassus

caesar-move-draw = Wylosować żeton ze swojego woreczka
caesar-move-draw-both = Wylosować żeton ze swojego woreczka i zrezygnować z obu żetonów korzyści Centurion
caesar-move-centurion = Wziąć { FORM($token, "acc") } zamiast losowania
caesar-move-centurion-second = Wziąć też { FORM($token, "acc") } dzięki drugiemu żetonowi korzyści Centurion
caesar-move-no-centurion = Nie brać drugiego żetonu legionu Centurion
caesar-move-extra = Przyjąć dodatkową turę
caesar-move-no-extra = Zrezygnować z dodatkowej tury
caesar-move-bank-draw = Wylosować żeton korzyści z banku
caesar-move-no-bank-draw = Zostawić bank tak, jak jest
caesar-move-crassus = Pozwolić Krassusowi rozegrać turę

## Prompts

caesar-prompt-turn = Umieść żeton na wolnym polu z jego symbolem i wybierz, gdzie trafi większa liczba.
    .short = umieszczenie żetonu
caesar-prompt-bank-draw = Twój żeton leży zakryty na punkcie kontrolnym. Możesz wylosować żeton korzyści z banku.
    .short = żeton korzyści z banku, jeśli ktoś chce
caesar-prompt-bank = Z banku wylosowano { FORM($bonus, "acc") }. Użyj go teraz albo zostaw.
    .short = użycie wylosowanego żetonu korzyści
caesar-prompt-order = Twój żeton zamyka dwie prowincje. Którą rozpatrzyć najpierw?
    .short = która prowincja jest rozpatrywana pierwsza
caesar-prompt-closing = Prowincja jest rozpatrywana.
    .short = rozpatrzenie prowincji
caesar-prompt-borders = Możesz położyć znaczniki władzy na granicach między swoimi prowincjami (zostało { $left }).
    .short = znaczniki władzy na granicach
caesar-prompt-bank-senate =
    Możesz położyć znaczniki władzy pod żetonem Senat z banku ({ $tokens ->
        [1] masz jeden żeton Senat
        [one] masz { $tokens } żeton Senat
        [few] masz { $tokens } żetony Senat
        [many] masz { $tokens } żetonów Senat
       *[other] masz { $tokens } żetonów Senat
    }; { $left ->
        [1] został jeden znacznik
        [one] został { $left } znacznik
        [few] zostały { $left } znaczniki
        [many] zostało { $left } znaczników
       *[other] zostało { $left } znaczników
    }).
    .short = znaczniki władzy pod żetonem Senat z banku
caesar-prompt-senate =
    Możesz położyć znaczniki władzy pod żetonem Senat ({ $tokens ->
        [1] masz jeden żeton Senat
        [one] masz { $tokens } żeton Senat
        [few] masz { $tokens } żetony Senat
        [many] masz { $tokens } żetonów Senat
       *[other] masz { $tokens } żetonów Senat
    }; { $left ->
        [1] został jeden znacznik
        [one] został { $left } znacznik
        [few] zostały { $left } znaczniki
        [many] zostało { $left } znaczników
       *[other] zostało { $left } znaczników
    }).
    .short = znaczniki władzy pod żetonem Senat
caesar-prompt-bonus = To zamknięcie daje ci { FORM($bonus, "acc") }. Użyj go teraz albo zostaw.
    .short = użycie żetonu korzyści
caesar-prompt-draw = Wylosuj żeton albo weź zamiast tego jeden ze swoich żetonów legionu Centurion.
    .short = wylosowanie żetonu
caesar-prompt-draw-second = Dzięki drugiemu żetonowi korzyści możesz wziąć jeszcze jeden ze swoich żetonów legionu Centurion.
    .short = drugi żeton legionu Centurion
caesar-prompt-extra = Możesz rozegrać jeszcze jedną turę.
    .short = dodatkowa tura
caesar-prompt-crassus = Tura gracza: Krassus.
    .short = tura Krassusa
caesar-prompt-over = Koniec rozgrywki.
    .short = koniec rozgrywki

## Steps of a turn

caesar-step-place = Umieść żeton
caesar-step-close = Zamknij prowincje
caesar-step-markers = Znaczniki władzy na granice
caesar-step-bonus = Żeton korzyści
caesar-step-draw = Losuj
caesar-step-crassus = Krassus
