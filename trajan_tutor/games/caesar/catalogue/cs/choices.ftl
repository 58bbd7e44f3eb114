### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.

## Placements: the numbers of a token, where the larger one goes, beside which province, and the sums there

caesar-choice-token = { FORM($token, "name") }
caesar-choice-province = { $province }
caesar-choice-between = { $first }–{ $second }
caesar-choice-place =
    { $wild ->
        [yes] Žolík { $high } → { $toward }
       *[no] { $high } → { $toward }
    }
caesar-choice-place-leads = { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-closes = uzavře { $own }:{ $enemy }, { $low } → { $away }
caesar-choice-place-down =
    { $wild ->
        [yes] Žolík { $high }/{ $low } lícem dolů
       *[no] { $high }/{ $low } lícem dolů
    }

## Closing

caesar-choice-order = { $own }:{ $enemy }, { FORM($bonus, "token") }
caesar-choice-border = → { $second }, zbývá { $left }
caesar-choice-borders-done = Už žádné
caesar-choice-borders-done-leads = hranice nechat, jak jsou
caesar-choice-senate =
    { $markers ->
        [0] Žádný žeton kontroly
        [one] { $markers } žeton kontroly
        [few] { $markers } žetony kontroly
       *[other] { $markers } žetonů kontroly
    }
caesar-choice-left =
    { $left ->
        [0] žádný nezbývá: výhra
       *[other] zbývá { $left }
    }

## Bonus tokens

caesar-choice-use = Použít žeton { $bonus }
caesar-choice-use-wealth = vylosovat o 1 víc, zásoba +1
caesar-choice-use-poison = { $side } vrátí žeton
caesar-choice-decline = Nevyužít
caesar-choice-decline-leads = propadá { FORM($bonus, "token") }
caesar-choice-turn-token =
    { $wild ->
        [yes] → { $second }: žolík { $high }/{ $low }
       *[no] → { $second }: { $high }/{ $low }
    }
caesar-choice-turn-marker = → { $second }: žeton
caesar-choice-turn-province = žeton kontroly
caesar-choice-group-tokens = Žetony vlivu
caesar-choice-group-markers = Žetony kontroly
caesar-choice-bank-draw = Vylosovat z banku
caesar-choice-bank-draw-leads = jeden žeton bonusu
caesar-choice-no-bank-draw = Nelosovat z banku
caesar-choice-no-bank-draw-leads = žádný žeton bonusu

## The end of a turn, and Crassus

caesar-choice-draw = Vylosovat
caesar-choice-draw-leads =
    { $tokens ->
        [0] sáček je prázdný
        [one] v sáčku je { $tokens } žeton
        [few] v sáčku jsou { $tokens } žetony
       *[other] v sáčku je { $tokens } žetonů
    }
caesar-choice-draw-both-leads = oba žetony Centurion propadají
caesar-choice-centurion = místo losování
caesar-choice-centurion-second = za druhý žeton bonusu
caesar-choice-no-centurion = Druhý už ne
caesar-choice-no-centurion-leads = žeton bonusu propadne
caesar-choice-extra = Hrát ještě jednou
caesar-choice-extra-leads = díky žetonu Taktika
caesar-choice-no-extra = Nehrát další tah
caesar-choice-no-extra-leads = pokračuje druhá strana
caesar-choice-crassus = Nechat hrát Crassa
caesar-choice-crassus-leads = odkryje destičku

## At the top of the table

caesar-now-place = Umisťování žetonů
caesar-now-over = Partie skončila
caesar-markers-left =
    { $left ->
        [one] zbylý žeton kontroly
        [few] zbylé žetony kontroly
       *[other] zbylých žetonů kontroly
    }
caesar-senate-tokens =
    { $tokens ->
        [0] Žádný žeton Senát
        [one] Jeden žeton Senát
        [few] { $tokens } žetony Senát
       *[other] { $tokens } žetonů Senát
    }
caesar-in-bag =
    { $tokens ->
        [0] Sáček je prázdný
        [one] V sáčku je jeden žeton
        [few] V sáčku jsou { $tokens } žetony
       *[other] V sáčku je { $tokens } žetonů
    }
