### What happened. The name of the player stands before the sentence, so it has no subject of its own; events without a
### player tell what happened at the table.

## Points

trajan-event-points =
    { $points ->
        [0] Žádný bod
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { FORM($source, "from") }.
trajan-event-points-lost =
    Ztráta: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { FORM($source, "from") }.

## Setup

trajan-event-placed = Položen { FORM($colour, "marker") } do misky { $tray }.
    .short = položen { FORM($colour, "marker") } do misky { $tray }
trajan-event-bonus = Vytažen bonusový žeton „{ $tile }“, nahoře { $side }.
trajan-event-drafted = Vzata { FORM($goods, "card") } z balíčku.
trajan-event-drafted-hidden = Vzata karta z balíčku.
trajan-event-drafted-pile = Vzata { FORM($goods, "card") } ({ $pile }).

## Sowing, time, Trajan tiles

trajan-event-turn = Začátek tahu (čtvrtletí { $quarter }, kolo { $round }).
trajan-event-sowed =
    { $markers ->
        [one] Kámen vzat
        [few] { $markers } kameny vzaty
       *[other] { $markers } kamenů vzato
    } z misky { $tray }, cílová miska { $target } ({ $action }).
    .short = rozmístění z misky { $tray } do misky { $target } ({ $action })
trajan-event-dropped = Položen { FORM($colour, "marker") } do misky { $tray }.
trajan-event-time =
    Ukazatel času posunut o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } na políčko { $time }.
trajan-event-lap =
    Ukazatel času přešel počáteční políčko: { $rounds ->
        [one] po tomto tahu končí { $rounds } kolo.
        [few] po tomto tahu končí { $rounds } kola.
       *[other] po tomto tahu končí { $rounds } kol.
    }
trajan-event-accomplished = Získán Trajanův žeton „{ $kind }“ ({ $pair }) na políčku { $slot }.
    .short = získán žeton „{ $kind }“ na políčku { $slot }
trajan-event-kept = Ponechán Trajanův žeton: v každém čtvrtletí splní požadavek na { FORM($demand, "acc") }.
trajan-event-arch-moved = Oblouk posunut k políčku { $slot }.
trajan-event-arch-moved-centre = Oblouk posunut do středu: všechna políčka jsou plná.
trajan-event-declined = Zvláštní akce žetonu nevyužita ({ $kind }).
trajan-event-marked = Žeton [+2] dán k { FORM($action, "dat") }.
    .short = žeton [+2] dán k { FORM($action, "dat") }
trajan-event-figures-workers =
    { $figures ->
        [one] { $figures } figurka přesunuta
        [few] { $figures } figurky přesunuty
       *[other] { $figures } figurek přesunuto
    } ze zásoby do pracovního tábora.
    .short = { $figures ->
        [one] figurka
        [few] { $figures } figurky
       *[other] { $figures } figurek
    } do pracovního tábora
trajan-event-figures-legionaries =
    { $figures ->
        [one] { $figures } figurka přesunuta
        [few] { $figures } figurky přesunuty
       *[other] { $figures } figurek přesunuto
    } ze zásoby do vojenského tábora.
    .short = { $figures ->
        [one] figurka
        [few] { $figures } figurky
       *[other] { $figures } figurek
    } do vojenského tábora

## Actions

trajan-event-passed = Vynechána { FORM($action, "nom") }.
    .short = vynechána { FORM($action, "nom") }
trajan-event-impossible = Podle pravidla „{ $why }“ musela být vynechána { FORM($action, "nom") }.
trajan-event-passed-plus-two = Opakování, které nabízel žeton [+2], vynecháno.
trajan-event-drew = Dobrána { FORM($goods, "card") }.
trajan-event-drew-hidden = Dobrána karta.
    .short = dobrána karta
trajan-event-discarded = Odložena { FORM($goods, "card") } na { FORM($pile, "acc") }.
    .short = odložena { FORM($goods, "card") }
trajan-event-took-card = Vzata { FORM($goods, "card") } ({ $pile }).
    .short = vzata { FORM($goods, "card") } ({ $pile })
trajan-event-refilled = Na prázdnou { FORM($pile, "acc") } přišla z balíčku { FORM($goods, "card") }.
trajan-event-reshuffled =
    Balíček došel: { $cards ->
        [one] { $cards } odložená karta tvoří nový balíček.
        [few] { $cards } odložené karty tvoří nový balíček.
       *[other] { $cards } odložených karet tvoří nový balíček.
    }
trajan-event-laid = Vyložena { FORM($goods, "card") }.
    .short = vyložena { FORM($goods, "card") }
trajan-event-loaded = Naložena { FORM($goods, "card") } na loď ({ $ship }).
trajan-event-loaded-wild = Naložen žolík na zboží na loď ({ $ship }).
trajan-event-shipped =
    Loď na { FORM($ship, "acc") } vyplula, náklad: { $cargo ->
        [one] { $cargo } karta
        [few] { $cargo } karty
       *[other] { $cargo } karet
    }.
    .short = loď na { FORM($ship, "acc") }, { $cargo ->
            [one] { $cargo } karta
            [few] { $cargo } karty
           *[other] { $cargo } karet
        }
trajan-event-shipped-pairs =
    Loď na { FORM($ship, "acc") } vyplula, náklad: { $cargo ->
        [one] { $cargo } pár
        [few] { $cargo } páry
       *[other] { $cargo } párů
    }.
    .short = loď na { FORM($ship, "acc") }, { $cargo ->
            [one] { $cargo } pár
            [few] { $cargo } páry
           *[other] { $cargo } párů
        }
trajan-event-took-tile = Vzat { $tile } z fóra.
    .short = vzat { $tile } z fóra
trajan-event-took-tile-yellow = Vzat { $tile } ze žlutého políčka fóra.
    .short = vzat { $tile }
trajan-event-leader-moved = Vojevůdce přesunut { FORM($province, "to") }.
    .short = vojevůdce přesunut { FORM($province, "to") }
trajan-event-province-tile = Vzat { $tile } { FORM($province, "from") }.
trajan-event-conquered = Legionář umístěn { FORM($province, "to") }.
    .short = legionář umístěn { FORM($province, "to") }
trajan-event-trajan-tile = Trajanův žeton „{ $kind }“ ({ $pair }) dán na políčko { $slot }.
    .short = žeton „{ $kind }“ dán na políčko { $slot }
trajan-event-revealed-trajan =
    Nahoře na sloupku „{ $stack }“ je teď: { $kind } ({ $pair }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
trajan-event-advanced =
    Kolečko v senátu posunuto: { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
    .short = posun v senátu: { $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
trajan-event-built = Dělník umístěn na políčko { $space }.
trajan-event-construction-tile = Vzat stavební žeton „{ $building }“ s hodnotou { $value } z políčka { $space }.
    .short = vzat žeton „{ $building }“ s hodnotou { $value } z políčka { $space }
trajan-event-granted = První stavební žeton „{ $building }“ přináší { FORM($action, "acc") }.
trajan-event-repeated = Za { FORM($tile, "acc") } zopakována { FORM($action, "nom") }.
    .short = zopakována { FORM($action, "nom") }
trajan-event-repetition-declined = Akce { $action } nezopakována.
trajan-event-plus-two = Žeton [+2] nabízí { FORM($action, "acc") } ještě jednou.

## Rounds and quarters

trajan-event-round = Začíná kolo { $round }.
trajan-event-demand = Lid požaduje { FORM($demand, "acc") }.
trajan-event-quarter-ends = Končí čtvrtletí { $quarter }.
trajan-event-met-kept = Požadavek na { FORM($demand, "acc") } splněn Trajanovým žetonem.
trajan-event-met-tile = Požadavek na { FORM($demand, "acc") } splněn žetonem fóra.
trajan-event-met-wild = Požadavek na { FORM($demand, "acc") } splněn žolíkem na požadavky.
trajan-event-unmet =
    { $unmet ->
        [one] { $unmet } požadavek nesplněn
        [few] { $unmet } požadavky nesplněny
       *[other] { $unmet } požadavků nesplněno
    }.
trajan-event-votes =
    { $votes ->
        [0] Žádný hlas
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } v senátu: { $place ->
        [1] první
        [2] druhé
        [3] třetí
       *[other] čtvrté
    } místo.
trajan-event-bonus-consul = Konzul: vzat bonusový žeton „{ $tile }“, nahoře { $side }.
    .short = jako konzul vzat bonusový žeton „{ $tile }“
trajan-event-bonus-vice-consul = Místokonzul: vzat bonusový žeton „{ $tile }“, nahoře { $side }.
    .short = jako místokonzul vzat bonusový žeton „{ $tile }“
trajan-event-cleaned = Kolečka se vracejí na začátek senátní stupnice; herní plán se po čtvrtletí { $quarter } doplňuje.
trajan-event-cleaned-discs-stay = Herní plán se po čtvrtletí { $quarter } doplňuje; kolečka zůstávají v senátu na svých místech.
trajan-event-offered = V senátu je v nabídce bonusový žeton „{ $tile }“.
trajan-event-space-filled = Nově { FORM($province, "in") }: { $tile }.
trajan-event-forum-filled = Nově ve fóru: { $tile }.
trajan-event-forum-filled-yellow = Nově na žlutém políčku fóra: { $tile }.
trajan-event-quarter = Začíná čtvrtletí { $quarter }.

## The end

trajan-event-final = Partie končí: závěrečné bodování.
trajan-event-won =
    Vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
