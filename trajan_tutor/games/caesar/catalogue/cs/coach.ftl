### What the coach says about Caesar!: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

caesar-reason-won = vyhráváš
caesar-reason-senate-tokens =
    { $change ->
        [one] o jeden žeton Senát víc (celkem { $here })
        [few] o { $change } žetony Senát víc (celkem { $here })
       *[other] o { $change } žetonů Senát víc (celkem { $here })
    }
caesar-reason-supply =
    { $change ->
        [one] o jeden žeton vlivu víc v zásobě
        [few] o { $change } žetony vlivu víc v zásobě
       *[other] o { $change } žetonů vlivu víc v zásobě
    }
caesar-reason-province-lead = vliv v provincii { $province } větší o { $change } ({ $own } : { $enemy })
caesar-reason-province-closed = uzavře se provincie { $province }, { $own } : { $enemy }
caesar-reason-bonus-near = na dosah je { FORM($bonus, "nom") } z provincie { $province }
caesar-reason-rival-bonus-near = jinak bude k uzavření provincie { $province } stačit jeden žeton a k mání v ní bude { FORM($bonus, "nom") }
caesar-reason-border-ahead = lepší vyhlídka na žeton kontroly na hranici mezi provinciemi { $first } a { $second }

## What a placement does for certain

caesar-merit-bonus = získáš { FORM($bonus, "acc") } z provincie { $province }
caesar-merit-turned = { $province } se obrací ve tvůj prospěch, { $own } : { $enemy }
caesar-merit-safe =
    { $province } je jistá: vedeš { $own } : { $enemy } a { $spaces ->
        [1] její poslední pole nemůže druhé straně přinést víc než { $most }
        [few] její poslední { $spaces } pole nemohou druhé straně přinést víc než { $most }
       *[other] jejích posledních { $spaces } polí nemůže druhé straně přinést víc než { $most }
    }
caesar-merit-borders =
    až bude tvoje i { $province }, { $borders ->
        [1] přinese žeton kontroly její hranice s provincií { $beside }
       *[other] přinesou po žetonu kontroly její hranice s provinciemi { $beside }
    }
caesar-merit-nothing-near = druhá strana svým příštím žetonem žádnou provincii neuzavře
caesar-merit-left = k uzavření provincie { $province } pak stačí jeden žeton: druhá strana může vzít { FORM($bonus, "acc") }
caesar-merit-race = tím máš umístěno { $own } ze svých { $all } žetonů kontroly, druhá strana { $enemy }

# After "Podívej se sem:": the province where a turn does most. $beside are own provinces whose border with it is uncovered.
caesar-stake =
    { $province }: { $spaces ->
        [one] zbývá jedno pole
        [few] zbývají { $spaces } pole
       *[other] zbývá { $spaces } polí
    }, { $own } : { $enemy }{ $has_bonus ->
        [0] {""}
       *[other] ; kdo ji uzavře, bere { FORM($bonus, "acc") }
    }{ $markers ->
        [1] {""}
        [few] ; přinese { $markers } žetony kontroly
       *[other] ; přinese { $markers } žetonů kontroly
    }{ $borders ->
        [0] {""}
        [one] ; mohla by ti přinést i hranici ({ $beside })
        [few] ; mohla by ti přinést i { $borders } hranice
       *[other] ; mohla by ti přinést i { $borders } hranic
    }

caesar-period = partie

## Areas of the board, after "Look at"; those that name an area of the rule book too are told alike

# Accusatives, after “Podívej se na”.
caesar-look-province = provincie
caesar-look-province-second = provincie
caesar-look-border = hranice mezi provinciemi
caesar-look-bonus = žetony bonusu
caesar-look-bank = bank žetonů bonusu
caesar-look-crassus = Crassa
caesar-look-mat-name = to, kdo je na tahu
caesar-look-mat-bag = sáček
caesar-look-mat-supply = zásobu
caesar-look-mat-markers = žetony kontroly
caesar-look-mat-senate = žetony Senát
caesar-look-mat-centurions = žetony vlivu Centurion
caesar-look-list = to, co teď můžeš udělat

## What happens after a turn

caesar-milestone-won = získáš provincii { $province }
caesar-milestone-lost = provincii { $province } získá druhá strana
