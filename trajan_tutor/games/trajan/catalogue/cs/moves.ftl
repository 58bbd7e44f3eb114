### Moves as choices, and what a player is asked to choose.

## Sowing. `.plain` says a move without what comes of it.

trajan-move-sow =
    { $markers ->
        [1] Vzít kámen z misky { $tray }: padne do misky { $target } ({ $action })
        [few] Vzít { $markers } kameny z misky { $tray }: poslední padne do misky { $target } ({ $action })
       *[other] Vzít { $markers } kamenů z misky { $tray }: poslední padne do misky { $target } ({ $action })
    }{ $rounds ->
        [0] { "" }
        [1] ; po tomto tahu končí kolo
        [few] ; po tomto tahu končí { $rounds } kola
       *[other] ; po tomto tahu končí { $rounds } kol
    }
    .short = miska { $tray } → { $target } ({ $action })
    .plain = { $markers ->
        [1] Vzít kámen z misky { $tray }
        [few] Vzít { $markers } kameny z misky { $tray }
       *[other] Vzít { $markers } kamenů z misky { $tray }
    }
trajan-move-sow-quarter =
    { $markers ->
        [1] Vzít kámen z misky { $tray }: padne do misky { $target } ({ $action })
        [few] Vzít { $markers } kameny z misky { $tray }: poslední padne do misky { $target } ({ $action })
       *[other] Vzít { $markers } kamenů z misky { $tray }: poslední padne do misky { $target } ({ $action })
    }; po tomto tahu končí čtvrtletí
    .short = miska { $tray } → { $target } ({ $action })
    .plain = { $markers ->
        [1] Vzít kámen z misky { $tray }
        [few] Vzít { $markers } kameny z misky { $tray }
       *[other] Vzít { $markers } kamenů z misky { $tray }
    }

## Markers, and the Trajan tile

trajan-move-drop = Položit { FORM($colour, "marker-acc") } do misky { $tray }
    .short = { $colour } do misky { $tray }
trajan-move-mark = Dát žeton [+2] na políčko pro { FORM($action, "acc") }
    .short = [+2] pro { FORM($action, "acc") }
trajan-move-decline = Nevyužít zvláštní akci žetonu ({ $kind })
    .short = akci žetonu nevyužít
trajan-move-use-goods =
    Dobrat { $cards ->
        [one] { $cards } kartu zboží
        [few] { $cards } karty zboží
       *[other] { $cards } karet zboží
    }
    .short = využít žeton
trajan-move-use-workers =
    Přesunout { $figures ->
        [one] { $figures } figurku
        [few] { $figures } figurky
       *[other] { $figures } figurek
    } ze zásoby do pracovního tábora
    .short = využít žeton
trajan-move-use-legionaries =
    Přesunout { $figures ->
        [one] { $figures } figurku
        [few] { $figures } figurky
       *[other] { $figures } figurek
    } ze zásoby do vojenského tábora
    .short = využít žeton

## Passing

trajan-move-pass = Vynechat { FORM($action, "acc") }
    .short = vynechat
trajan-move-pass-granted = Vynechat { FORM($action, "acc") }, kterou přináší stavební žeton
trajan-move-pass-repeat = Neopakovat { FORM($action, "acc") }
trajan-move-pass-plus-two = Nevyužít žeton [+2] a { FORM($action, "acc") } neopakovat

## Seaport

trajan-move-draw =
    Dobrat { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } z balíčku, pak 1 kartu odložit
    .short = dobrat z balíčku ({ $cards })
trajan-move-take = Vzít { FORM($goods, "card-acc") } ({ $pile })
    .short = { FORM($goods, "card") }
trajan-move-take-empty = Vzít vrchní kartu ({ $pile })
trajan-move-lay = Vyložit { FORM($goods, "card-acc") }, případně ještě druhou kartu, a dobrat stejný počet
    .short = vyložit { FORM($goods, "card-acc") }
trajan-move-lay-second = Vyložit jako druhou { FORM($goods, "card-acc") }, pak dobrat 2 karty
trajan-move-laid =
    Dál nevykládat a dobrat { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
trajan-move-discard = Odložit { FORM($goods, "card-acc") } na { FORM($pile, "acc") }

## Ships

trajan-move-ship =
    Loď na { FORM($ship, "acc") } ({ $side }): s tvými kartami až { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .short = loď na { FORM($ship, "acc") }
    .plain = Loď na { FORM($ship, "acc") } ({ $side })
trajan-move-load =
    Naložit { FORM($goods, "card-acc") }: zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .plain = Naložit { FORM($goods, "card-acc") }
trajan-move-load-wild =
    Naložit žolíka na zboží: zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .plain = Naložit žolíka na zboží
trajan-move-pair =
    Naložit pár { FORM($goods, "gen") }: zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .plain = Naložit pár { FORM($goods, "gen") }
trajan-move-mixed =
    Naložit jako pár { FORM($goods, "card-acc") } a žolíka na zboží: zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .plain = Naložit jako pár { FORM($goods, "card-acc") } a žolíka na zboží
trajan-move-pair-wild =
    Naložit jako pár dva žolíky na zboží: zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .plain = Naložit jako pár dva žolíky na zboží
trajan-move-sail =
    Vyplout: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .plain = Vyplout

## Forum

trajan-move-forum = Vzít { FORM($tile, "acc") }
    .short = { $tile }
trajan-move-yellow = Vzít { FORM($tile, "acc") } ze žlutého políčka
    .short = { $tile }

## Military

trajan-move-enlist = Přesunout figurku ze zásoby do vojenského tábora
    .short = figurka do vojenského tábora
trajan-move-leader = Přesunout vojevůdce { FORM($province, "to") }
    .short = vojevůdce { FORM($province, "to") }
trajan-move-leader-tile = Přesunout vojevůdce { FORM($province, "to") } a vzít { FORM($tile, "acc") }
    .short = vojevůdce { FORM($province, "to") }

## Placing a legionary

trajan-move-deploy =
    Umístit legionáře { FORM($province, "to") }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .short = legionář { FORM($province, "to") }
    .plain = Umístit legionáře { FORM($province, "to") }

## Senate

trajan-move-advance =
    Posunout kolečko v senátu o políčko: teď { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, na konci čtvrtletí { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }
    .short = o krok dál v senátu
    .plain = Posunout kolečko v senátu o políčko

## Trajan

trajan-move-stack =
    Vzít Trajanův žeton „{ $kind }“ ({ $pair }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }) na políčko { $slot }
    .short = „{ $kind }“ na políčko { $slot }
trajan-move-stack-unknown = Vzít Trajanův žeton ze sloupku „{ $stack }“

## Construction

trajan-move-recruit = Přesunout figurku ze zásoby do pracovního tábora
    .short = figurka do pracovního tábora
trajan-move-build = Stavět na políčku { $space }, kde neleží žádný žeton
    .short = stavět na { $space }

## Building on a tile

trajan-move-build-tile =
    Stavět na políčku { $space }: { $building }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .short = stavět na { $space }
    .plain = Stavět na políčku { $space }
trajan-move-build-grant =
    Stavět na políčku { $space }: { $building }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; tvůj první stavební žeton tohoto druhu přináší { FORM($action, "acc") }
    .short = stavět na { $space }
    .plain = Stavět na políčku { $space }

## Repeating an action

trajan-move-no-repeat = Neopakovat { FORM($action, "acc") }
    .short = { $action } jen jednou
trajan-move-repeat =
    { $times ->
        [1] Použít { FORM($tile, "acc") } a zopakovat { FORM($action, "acc") }
        [2] Použít { FORM($tile, "acc") } a zopakovat { FORM($action, "acc") } dvakrát
       *[other] Použít { FORM($tile, "acc") } a zopakovat { FORM($action, "acc") } { $times }krát
    }
    .short = { $action } ještě jednou

## The end of a quarter

trajan-move-quarter = Ukončit čtvrtletí { $quarter }
trajan-move-pay-kept = Splnit požadavek na { FORM($demand, "acc") } ponechaným Trajanovým žetonem, který ti zůstane
trajan-move-pay-tile = Splnit požadavek na { FORM($demand, "acc") } žetonem fóra, který se odstraní ze hry
trajan-move-pay-wild = Splnit požadavek na { FORM($demand, "acc") } žolíkem na požadavky, který se odstraní ze hry
trajan-move-bonus-goods =
    Vzít bonusový žeton „{ $tile }“: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou tvou vyloženou kartu tohoto zboží: { $goods }
trajan-move-bonus-demand =
    Vzít bonusový žeton „{ $tile }“: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, pokud na konci máš žeton fóra se znakem pro { FORM($demand, "acc") }
trajan-move-bonus-workers =
    Vzít bonusový žeton „{ $tile }“: { $halves ->
        [1] půl bodu (součet zaokrouhlený nahoru)
        [2] 1 bod
        [4] 2 body
        [few] { $halves } půlbody (součet zaokrouhlený nahoru)
       *[other] { $halves } půlbodů (součet zaokrouhlený nahoru)
    } za každého tvého dělníka ve stavební oblasti
trajan-move-bonus-legionaries =
    Vzít bonusový žeton „{ $tile }“: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každého tvého legionáře v provinciích
trajan-move-bonus-bonus =
    Vzít bonusový žeton „{ $tile }“: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý tvůj žlutý bonusový žeton včetně tohoto

## Leaving a demand unmet

trajan-move-pay-unmet =
    Nechat požadavek na { FORM($demand, "acc") } nesplněný ({ $unmet ->
        [one] { $unmet } nesplněný požadavek stojí
        [few] { $unmet } nesplněné požadavky stojí
       *[other] { $unmet } nesplněných požadavků stojí
    } { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
    .plain = Nechat požadavek na { FORM($demand, "acc") } nesplněný

## Setup

trajan-move-place = Položit { FORM($colour, "marker-acc") } do misky { $tray }
trajan-move-draft-deck = Vzít naslepo kartu z balíčku
trajan-move-draft-pile = Vzít { FORM($goods, "card-acc") } ({ $pile })
trajan-move-start-tile =
    Dát Trajanův žeton „{ $kind }“ ({ $pair }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }) na políčko { $slot }

## What is owed now

trajan-prompt-place =
    Polož kámen do misky { $tray }: do každé přijdou dva. { $left ->
        [one] Zbývá { $left } kámen.
        [few] Zbývají { $left } kameny.
       *[other] Zbývá { $left } kamenů.
    }
    .short = kameny na misky
trajan-prompt-draft = Vezmi si kartu zboží ({ $card }/{ $cards }) z balíčku, nebo z odkládací hromádky.
    .short = karta zboží
trajan-prompt-start-tiles =
    Vyber Trajanův žeton ze sloupku, který je pro tebe ještě nový, a k němu políčko II, IV nebo VI: { $left ->
        [one] zbývá vybrat { $left } žeton.
        [few] zbývá vybrat { $left } žetony.
       *[other] zbývá vybrat { $left } žetonů.
    }
    .short = Trajanův žeton na začátek
trajan-prompt-sow = Rozmísti jednu misku.
    .short = rozmístění jedné misky
trajan-prompt-drop =
    Polož kámen do misky { $tray }: { $left ->
        [one] v ruce máš ještě { $left } kámen.
        [few] v ruce máš ještě { $left } kameny.
       *[other] v ruce máš ještě { $left } kamenů.
    }
    .short = položení dalšího kamene
trajan-prompt-special = Využít zvláštní akci žetonu: { $kind }?
    .short = zvláštní akce žetonu
trajan-prompt-special-plus-two = Vyber akci, ke které přijde tvůj žeton [+2], nebo ho nevyužij.
trajan-prompt-seaport = Akce Přístav: vyber jednu možnost, nebo akci vynech.
    .short = přístav
trajan-prompt-forum = Vezmi si jeden žeton z fóra, nebo akci vynech.
    .short = fórum
trajan-prompt-military = Akce Armáda: vyber jednu možnost, nebo akci vynech.
    .short = akce Armáda
trajan-prompt-senate = Posuň své kolečko v senátu, nebo akci vynech.
    .short = senát
trajan-prompt-trajan = Vyber Trajanův žeton na políčko, u kterého stojí tvůj oblouk, nebo akci vynech.
    .short = nový Trajanův žeton
trajan-prompt-construction = Akce Stavba: vyber jednu možnost, nebo akci vynech.
    .short = akce Stavba
trajan-prompt-action-granted = Stavební žeton ti přináší { FORM($action, "acc") }: vyber jednu možnost.
trajan-prompt-action-repeat = Teď { FORM($action, "acc") } zopakuješ: vyber jednu možnost.
trajan-prompt-action-plus-two = Žeton [+2] ti dovoluje { FORM($action, "acc") } zopakovat: vyber jednu možnost, nebo opakování vynech.
trajan-prompt-discard = Odlož kartu: vyber ji a k ní jednu ze dvou hromádek.
    .short = odložení karty
trajan-prompt-lay = Vylož druhou kartu, nebo s vykládáním přestaň.
    .short = vyložení druhé karty
trajan-prompt-load =
    { $cargo ->
        [0] Nalož loď na { FORM($ship, "acc") }: vyber, co přijde první.
       *[other] Nalož loď na { FORM($ship, "acc") }: přidej další náklad, nebo vypluj.
    }
    .short = nakládání lodi
trajan-prompt-repeat = Zopakovat { FORM($action, "acc") } žetonem akce navíc?
    .short = táž akce znovu, s žetonem akce navíc
trajan-prompt-quarter = Čtvrtletí { $quarter } skončilo: přichází na řadu požadavky lidu.
    .short = požadavky lidu
trajan-prompt-pay = Požadavek { $step }/{ $steps }: lid chce { FORM($demand, "acc") }. Splň ho, nebo ho nech nesplněný.
    .short = požadavek lidu
trajan-prompt-bonus = Jsi konzul: vyber si jeden z bonusových žetonů.
    .short = bonusový žeton pro konzula
trajan-prompt-over = Partie skončila.
    .short = konec partie
