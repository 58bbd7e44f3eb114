### What the coach says about Trajan: what a feature of a position means for a player, and the areas of the board.

## Reasons: what one turn has more than another. $here is the figure after it, $there after the other, $change the difference

trajan-reason-sets =
    { $change ->
        [one] o jeden bod víc za sady stavebních žetonů na konci partie
        [few] o { $change } body víc za sady stavebních žetonů na konci partie
       *[other] o { $change } bodů víc za sady stavebních žetonů na konci partie
    }
trajan-reason-bonus-tiles =
    { $change ->
        [one] o jeden bod víc za bonusové žetony na konci partie ({ $tile })
        [few] o { $change } body víc za bonusové žetony na konci partie ({ $tile })
       *[other] o { $change } bodů víc za bonusové žetony na konci partie ({ $tile })
    }
trajan-reason-legionaries =
    { $change ->
        [one] o jednoho legionáře víc v provinciích
        [few] o { $change } legionáře víc v provinciích
       *[other] o { $change } legionářů víc v provinciích
    }
trajan-reason-time-left =
    { $change ->
        [one] čtvrtletí je o jeden krok kratší
        [few] čtvrtletí je o { $change } kroky kratší
       *[other] čtvrtletí je o { $change } kroků kratší
    }
trajan-reason-reach = tvoje příští rozmístění může skončit u { FORM($action, "gen") } (z misky: { $trays }), jinak by nemohlo
trajan-reason-tile-planned =
    { $keeps ->
        [0] { $turns ->
            [1] Trajanův žeton na políčku { $slot } ({ $kind }) můžeš získat příštím tahem
           *[other] Trajanův žeton na políčku { $slot } ({ $kind }) můžeš získat za dva tahy
        }
       *[other] { $turns ->
            [1] Trajanův žeton na políčku { $slot } ({ $kind }) můžeš získat příštím tahem a pak splní požadavek v každém čtvrtletí
           *[other] Trajanův žeton na políčku { $slot } ({ $kind }) můžeš získat za dva tahy a pak splní požadavek v každém čtvrtletí
        }
    }
trajan-reason-rounds-left =
    { $change ->
        [one] o jedno kolo víc v tomto čtvrtletí
        [few] o { $change } kola víc v tomto čtvrtletí
       *[other] o { $change } kol víc v tomto čtvrtletí
    }
trajan-reason-votes =
    { $change ->
        [one] o jeden hlas víc v senátu (celkem { $here })
        [few] o { $change } hlasy víc v senátu (celkem { $here })
       *[other] o { $change } hlasů víc v senátu (celkem { $here })
    }
trajan-reason-cards =
    { $change ->
        [one] o jednu kartu zboží víc v ruce
        [few] o { $change } karty zboží víc v ruce
       *[other] o { $change } karet zboží víc v ruce
    }
trajan-reason-worker-camp =
    { $change ->
        [one] o jednoho dělníka víc, který může stavět
        [few] o { $change } dělníky víc, kteří můžou stavět
       *[other] o { $change } dělníků víc, kteří můžou stavět
    }
trajan-reason-military-camp =
    { $change ->
        [one] o jednoho legionáře víc, který může do provincie
        [few] o { $change } legionáře víc, kteří můžou do provincií
       *[other] o { $change } legionářů víc, kteří můžou do provincií
    }
trajan-reason-wild-goods =
    { $change ->
        [one] žolík na zboží pro tvoje lodě
        [few] { $change } žolíky na zboží pro tvoje lodě
       *[other] { $change } žolíků na zboží pro tvoje lodě
    }
trajan-reason-wild-construction =
    { $change ->
        [one] žolík na stavbu do tvých sad stavebních žetonů
        [few] { $change } žolíky na stavbu do tvých sad stavebních žetonů
       *[other] { $change } žolíků na stavbu do tvých sad stavebních žetonů
    }
trajan-reason-wild-demand = žolík na požadavky, který splní kterýkoli požadavek lidu
trajan-reason-extra-action = { $tile }, takže v jednom tahu provedeš akci dvakrát
trajan-reason-trajan-tile =
    Trajanův žeton na políčku { $slot }, který se dá získat později ({ $kind }, { $here ->
        [one] jeden bod
        [few] { $here } body
       *[other] { $here } bodů
    })
trajan-reason-tile-ready = obě barvy tvého Trajanova žetonu na políčku { $slot } leží v jeho misce ({ $pair }): stačí tam skončit tah a je tvůj
trajan-reason-half-ready = jedna ze dvou barev tvého Trajanova žetonu na políčku { $slot } leží v jeho misce ({ $pair })
trajan-reason-plus-two =
    { $change ->
        [one] o jeden žeton [+2] víc na tvé podložce, takže akci provedeš ještě dvakrát
        [few] o { $change } žetony [+2] víc na tvé podložce, takže akci provedeš ještě dvakrát
       *[other] o { $change } žetonů [+2] víc na tvé podložce, takže akci provedeš ještě dvakrát
    }
trajan-reason-to-move = příští tah je tvůj
trajan-reason-answers =
    { $change ->
        [one] na konci čtvrtletí můžeš splnit o jeden požadavek na { FORM($demand, "acc") } víc
        [few] na konci čtvrtletí můžeš splnit o { $change } požadavky na { FORM($demand, "acc") } víc
       *[other] na konci čtvrtletí můžeš splnit o { $change } požadavků na { FORM($demand, "acc") } víc
    }
trajan-reason-kept = žeton, který ti zůstane a v každém čtvrtletí splní požadavek na { FORM($demand, "acc") }
trajan-reason-demands-unmet =
    { $change ->
        [one] na konci čtvrtletí můžeš splnit o jeden požadavek lidu víc
        [few] na konci čtvrtletí můžeš splnit o { $change } požadavky lidu víc
       *[other] na konci čtvrtletí můžeš splnit o { $change } požadavků lidu víc
    }

## Plans at the own action circle: what the next own turns earn there, whatever the others do

# $tiles are Trajan tiles with what each brings, $legs the own turns that earn them, one after the other.
trajan-plan =
    { $late ->
        [0] { $tiles }: { $legs }
       *[other] { $tiles }, pokud se to v partii ještě stihne: { $legs }
    }
trajan-plan-meets =
    v misce { $slot } se { $turns ->
        [1] příštím tahem
        [2] za dva tahy
       *[other] za tři tahy
    } sejde { $pair } (Trajanův žeton: { $kind }, { POINTS($points) })
trajan-plan-lies =
    v misce { $slot } leží { $pair } a jejich Trajanův žeton můžeš získat { $turns ->
        [1] příštím tahem
        [2] za dva tahy
       *[other] za tři tahy
    } ({ $kind }, { POINTS($points) })
trajan-plan-leg =
    { $turns ->
        [1] příště
       *[other] pak
    } z misky { $tray } do misky { $target } ({ $action })

## Why the markers fall in their order; $turns is 0 for this turn itself

trajan-order-drop = { $colour } do misky { $tray }
trajan-order-only =
    Pozor na pořadí: { $drops }. V jiném pořadí Trajanův žeton na políčku { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] teď nezískáš
        [1] hned příštím tahem nezískáš
       *[other] do dvou tahů nezískáš
    }.
trajan-order-some =
    Pozor na pořadí: při některých pořadích kamenů získáš Trajanův žeton na políčku { $slot } ({ $pair }; { $kind }, { POINTS($points) }) { $turns ->
        [0] teď
        [1] už příštím tahem
       *[other] do dvou tahů
    }, při jiných ne; při tomhle ano.
trajan-order-any = Kameny polož v libovolném pořadí: na tom, co můžeš získat v příštích dvou tazích, to nic nemění.

# After "Look at".
trajan-stake-tile = tvůj Trajanův žeton na políčku { $slot } ({ $kind }, { POINTS($points) }): v jeho misce musí být { $pair }

trajan-period = čtvrtletí

## Areas of the board, after "Look at"

trajan-look-province = provincie na mapě
trajan-look-district = stavební oblast
trajan-look-ship = lodě v přístavu
trajan-look-deck = karty zboží v přístavu
trajan-look-pile = odkládací hromádky v přístavu
trajan-look-stack = sloupky Trajanových žetonů
trajan-look-forum = fórum
trajan-look-yellow = žlutá políčka ve fóru
trajan-look-senate = senát
trajan-look-senate-bonus = bonusové žetony u senátu
trajan-look-time = časový okruh
trajan-look-demand = požadavky lidu
trajan-look-quarter = časový okruh
trajan-look-mat-name = svou podložku
trajan-look-mat-score = své body
trajan-look-mat-centre = střed svého akčního kruhu
trajan-look-mat-tray = misky svého akčního kruhu
trajan-look-mat-slot = své Trajanovy žetony a misky u nich
trajan-look-mat-held = kameny, které máš v ruce
trajan-look-mat-plus-two = místa pro své žetony [+2]
trajan-look-mat-hand = karty zboží ve své ruce
trajan-look-mat-display = své vyložené karty zboží
trajan-look-mat-tiles = své žetony fóra
trajan-look-mat-kept = Trajanovy žetony, které ti zůstávají
trajan-look-mat-bonus = své bonusové žetony
trajan-look-mat-built = své stavební žetony
trajan-look-mat-supply = svou zásobu figurek
trajan-look-mat-worker-camp = svůj pracovní tábor
trajan-look-mat-military-camp = svůj vojenský tábor
trajan-look-list = své možnosti v této chvíli

## What happens after a turn

trajan-milestone-tile = získáš Trajanův žeton u misky { $tray }
trajan-milestone-province = tvůj legionář dojde { FORM($province, "to") }
trajan-milestone-unmet =
    { $demands ->
        [one] jeden požadavek zůstane nesplněný
        [few] { $demands } požadavky zůstanou nesplněné
       *[other] { $demands } požadavků zůstane nesplněných
    }
