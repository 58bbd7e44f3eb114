### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.

## Placements: the numbers of a token, where the larger one goes, beside which province, and the sums there

caesar-choice-token = { FORM($token, "name") }
caesar-choice-province = { $province }
caesar-choice-between = { $first }–{ $second }
caesar-choice-place =
    { $wild ->
        [yes] Joker { $high } → { $toward }
       *[no] { $high } → { $toward }
    }
caesar-choice-place-leads = { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-closes = zamyka { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-down =
    { $wild ->
        [yes] Zakryty joker { $high }/{ $low }
       *[no] Zakryty { $high }/{ $low }
    }

## Closing

caesar-choice-order = { $own }:{ $enemy }, { FORM($bonus, "nom") }
caesar-choice-border = → { $second }, zostaje { $left }
caesar-choice-borders-done = Więcej nie
caesar-choice-borders-done-leads = zostawić granice tak, jak są
caesar-choice-senate =
    { $markers ->
        [0] Bez znacznika
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znaczników
    }
caesar-choice-left =
    { $left ->
        [0] nic nie zostaje: wygrywasz
       *[other] zostaje { $left }
    }

## Bonus tokens

caesar-choice-use = Użyć: { $bonus }
caesar-choice-use-wealth = wylosować żeton, zasoby +1
caesar-choice-use-poison = { $side } oddaje żeton
caesar-choice-decline = Nie używać
caesar-choice-decline-leads = bez użycia: { $bonus }
caesar-choice-turn-token =
    { $wild ->
        [yes] → { $second }, joker { $high }/{ $low }
       *[no] → { $second }, { $high }/{ $low }
    }
caesar-choice-turn-marker = → { $second }: znacznik
caesar-choice-turn-province = znacznik władzy
caesar-choice-group-tokens = Żetony legionu
caesar-choice-group-markers = Znaczniki władzy
caesar-choice-bank-draw = Losować z banku
caesar-choice-bank-draw-leads = jeden żeton korzyści
caesar-choice-no-bank-draw = Nie ruszać banku
caesar-choice-no-bank-draw-leads = bez żetonu korzyści

## The end of a turn, and Crassus

caesar-choice-draw = Wylosować
caesar-choice-draw-leads =
    { $tokens ->
        [0] woreczek jest pusty
        [one] z { $tokens } żetonu w woreczku
        [few] z { $tokens } żetonów w woreczku
        [many] z { $tokens } żetonów w woreczku
       *[other] z { $tokens } żetonów w woreczku
    }
caesar-choice-draw-both-leads = oba żetony Centurion przepadają
caesar-choice-centurion = zamiast losowania
caesar-choice-centurion-second = dzięki drugiemu żetonowi korzyści
caesar-choice-no-centurion = Drugiego nie brać
caesar-choice-no-centurion-leads = żeton korzyści przepada
caesar-choice-extra = Rozegrać dodatkową turę
caesar-choice-extra-leads = dzięki żetonowi Taktyka
caesar-choice-no-extra = Bez dodatkowej tury
caesar-choice-no-extra-leads = gra druga strona
caesar-choice-crassus = Niech gra Krassus
caesar-choice-crassus-leads = odkrywa kafelek

## At the top of the table

caesar-now-place = Umieszczanie żetonów
caesar-now-over = Koniec rozgrywki
caesar-markers-left =
    { $left ->
        [one] znacznik władzy został
        [few] znaczniki władzy zostały
        [many] znaczników władzy zostało
       *[other] znaczników władzy zostało
    }
caesar-senate-tokens =
    { $tokens ->
        [0] Brak żetonów Senat
        [1] Jeden żeton Senat
        [one] { $tokens } żeton Senat
        [few] { $tokens } żetony Senat
        [many] { $tokens } żetonów Senat
       *[other] { $tokens } żetonów Senat
    }
caesar-in-bag =
    { $tokens ->
        [0] Woreczek jest pusty
        [1] Jeden żeton w woreczku
        [one] { $tokens } żeton w woreczku
        [few] { $tokens } żetony w woreczku
        [many] { $tokens } żetonów w woreczku
       *[other] { $tokens } żetonów w woreczku
    }
