### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.

## Names that stand alone, and points

trajan-choice-action = { FORM($action, "name") }
trajan-choice-goods = { FORM($goods, "name") }
trajan-choice-kind = { FORM($kind, "name") }
trajan-choice-marker = { FORM($colour, "name") }
trajan-choice-points =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }

## Sowing and the Trajan tile

trajan-choice-sow = Miska { $tray }
trajan-choice-sow-leads =
    { $rounds ->
        [0] { $markers } → { $target } { FORM($action, "name") }
        [1] { $markers } → { $target } { FORM($action, "name") }, konec kola
       *[other] { $markers } → { $target } { FORM($action, "name") }, konec kol: { $rounds }
    }
trajan-choice-sow-quarter = { $markers } → { $target } { FORM($action, "name") }, konec čtvrtletí
trajan-choice-into = do misky { $tray }
trajan-choice-use-goods =
    Dobrat { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
trajan-choice-use-goods-leads = z balíčku
trajan-choice-use-workers =
    { $figures ->
        [one] { $figures } dělník
        [few] { $figures } dělníci
       *[other] { $figures } dělníků
    }
trajan-choice-use-workers-leads = do pracovního tábora
trajan-choice-use-legionaries =
    { $figures ->
        [one] { $figures } legionář
        [few] { $figures } legionáři
       *[other] { $figures } legionářů
    }
trajan-choice-use-legionaries-leads = do vojenského tábora
trajan-choice-decline = Nevyužít
trajan-choice-decline-leads = bez akce: { $kind }
trajan-choice-mark = dostane žeton [+2]

## Passing and repeating

trajan-choice-pass = Vynechat
trajan-choice-no-repeat = Neopakovat
trajan-choice-without = bez { FORM($action, "gen") }
trajan-choice-repeat =
    { $times ->
        [1] Zopakovat
        [2] Zopakovat dvakrát
       *[other] Zopakovat { $times }krát
    }
trajan-choice-with = { $tile }

## Seaport

trajan-choice-draw =
    Dobrat { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
trajan-choice-draw-leads = pak 1 odložit
trajan-choice-take = Vzít { FORM($goods, "acc") }
trajan-choice-take-empty = Vzít kartu
trajan-choice-from-pile = { $pile }
trajan-choice-on-pile = na { FORM($pile, "acc") }
trajan-choice-lay = Vyložit { FORM($goods, "acc") }
trajan-choice-lay-leads = a stejný počet karet dobrat
trajan-choice-lay-second = pak dobrat 2 karty
trajan-choice-laid = Dál nevykládat
trajan-choice-laid-leads =
    dobrat { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
trajan-choice-ship-identical =
    Naložit { $cargo ->
        [one] { $cargo } stejnou
        [few] { $cargo } stejné
       *[other] { $cargo } stejných
    }
trajan-choice-ship-pairs =
    Naložit { $cargo ->
        [one] { $cargo } pár
        [few] { $cargo } páry
       *[other] { $cargo } párů
    }
trajan-choice-ship-different =
    Naložit { $cargo ->
        [one] { $cargo } různou
        [few] { $cargo } různé
       *[other] { $cargo } různých
    }
trajan-choice-ship-leads =
    až { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
trajan-choice-load-wild = Žolík na zboží
trajan-choice-pair = Pár: { $goods }
trajan-choice-mixed = { FORM($goods, "name") } + žolík
trajan-choice-pair-wild = Dva žolíky na zboží
trajan-choice-sail = Vyplout
trajan-choice-load-leads =
    zatím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-choice-group-lay = Vyložit karty
trajan-choice-group-ship = Loď
trajan-choice-group-load = Naložit

## Forum; the words of the family say what sort of tile it is

trajan-choice-tile = { FORM($tile, "name") }
trajan-choice-forum = { $family }
trajan-choice-yellow = ze žlutého políčka
trajan-choice-tile-demand = žeton na požadavek
trajan-choice-tile-votes = žeton senátu
trajan-choice-tile-wild = žolík
trajan-choice-tile-extra = žeton akce navíc
trajan-choice-group-forum = Žetony fóra
trajan-choice-group-yellow = Žetony akcí navíc

## Military

trajan-choice-enlist = Naverbovat
trajan-choice-to-camp = ze zásoby do tábora
trajan-choice-deploy = Umístit legionáře
trajan-choice-deploy-leads =
    { FORM($province, "name") }, { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
trajan-choice-leader = { FORM($province, "name") }
trajan-choice-no-tile = žádný žeton
trajan-choice-group-leader = Tažení

## Senate

trajan-choice-advance = Postoupit v senátu
trajan-choice-advance-leads =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }, { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }

## Trajan tiles

trajan-choice-stack =
    { $pair }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
trajan-choice-start-tile = políčko { $slot }, { $pair }

## Construction

trajan-choice-recruit = Najmout
trajan-choice-build = Stavět na { $space }
trajan-choice-build-leads = žádný žeton
trajan-choice-build-leads-tile =
    { $building }, { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
trajan-choice-build-leads-grant =
    { $building }, { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }, pak { $action }
trajan-choice-group-build = Stavět

## The end of a quarter

trajan-choice-quarter = Ukončit čtvrtletí { $quarter }
trajan-choice-quarter-leads = požadavky, hlasy, nové žetony
trajan-choice-pay-kept = Ponechaný Trajanův žeton
trajan-choice-pay-tile = Žeton fóra
trajan-choice-pay-wild = Žolík na požadavky
trajan-choice-pay-unmet = Nechat nesplněný
trajan-choice-pay-for = na { FORM($demand, "acc") }
trajan-choice-pay-costs =
    zatím { $points ->
        [one] −{ $points } bod
        [few] −{ $points } body
       *[other] −{ $points } bodů
    }
trajan-choice-bonus = { FORM($tile, "name") }
trajan-choice-bonus-goods =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou kartu
trajan-choice-bonus-demand =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } s takovým žetonem
trajan-choice-bonus-workers =
    { $halves ->
        [1] ½ bodu
        [2] 1 bod
        [4] 2 body
        [few] { $halves } půlbody
       *[other] { $halves } půlbodů
    } za každého dělníka
trajan-choice-bonus-legionaries =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každého legionáře
trajan-choice-bonus-bonus =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý žlutý žeton

## Setup

trajan-choice-deck = Z balíčku
trajan-choice-deck-leads = naslepo

## At the top of the table

trajan-now-sow = Rozmisťování
trajan-votes =
    { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }
trajan-clock = Čtvrtletí { $quarter }/{ $quarters } · kolo { $round }/{ $rounds } · { $time }/{ $length }
    .quarter = Čtvrtletí { $quarter }/{ $quarters }
    .round = Kolo { $round }/{ $rounds }
    .time = Čas v tomto kole: krok { $time }/{ $length }
trajan-points = body
trajan-token-open = Požadavek na { FORM($demand, "acc") }: nesplněný
trajan-token-met = Požadavek na { FORM($demand, "acc") }: můžeš ho splnit
trajan-token-unknown = Zatím neodkrytý požadavek
trajan-penalty = −{ $points }
    .says =
        { $unmet ->
            [one] { $unmet } nesplněný požadavek
            [few] { $unmet } nesplněné požadavky
           *[other] { $unmet } nesplněných požadavků
        }: ztráta na konci čtvrtletí { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
trajan-left =
    { $left ->
        [0] žádný nezbývá
       *[other] zbývá { $left }
    }

## Questions of exercises

trajan-exercise-last-marker = { $who } – volba: „{ FORM($move, "plain") }“. Klikni na misku, do které padne poslední kámen.
