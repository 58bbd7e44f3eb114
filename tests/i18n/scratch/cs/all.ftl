### A handful of messages in Czech, to try what the language asks of the code. No language of the product yet.

list-next = { $first }, { $next }
# Several are spoken of in the plural: masculine as soon as one is, else as the last one.
list-last = { $first } a { $last }
    .gender =
        { $first ->
            [m] m
           *[other] { $last }
        }
    .number = many
seat-0 = hráč A
    .gen = hráče A
seat-1 = hráč B
    .gen = hráče B
counted =
    { $count ->
        [one] jeden bod
        [few] { $count } body
       *[other] { $count } bodů
    }
    .figure =
        { $count ->
            [one] { $count } bod
            [few] { $count } body
           *[other] { $count } bodů
        }
coach-verdict-costs = Existuje lepší tah: přinese asi o { POINTS($points) } víc.
cli-puzzles-holds = { $name }: nejlepší tah vede o { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } rozdání).
board-saved-games-played = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }

trajan-province-camp = vojenský tábor
    .in = ve vojenském táboře
    .to = do vojenského tábora
trajan-province-raetia = Raetia
    .in = v provincii Raetia
    .to = do provincie Raetia
trajan-tile-bread = žeton s chlebem
    .acc = žeton s chlebem
trajan-tile-votes-3 = žeton senátu se 3 hlasy
    .acc = žeton senátu se 3 hlasy
trajan-tile-wild-goods = žolík na zboží
    .acc = žolíka na zboží
trajan-slot-2 = II
trajan-slot-3 = III
trajan-action-seaport = Přístav
trajan-action-military = Armáda
trajan-colour-yellow = žlutá
    .m = žlutý
trajan-colour-blue = modrá
    .m = modrý
trajan-pile-left = levá hromádka
    .gen = levé hromádky

trajan-event-took-tile = Vzat { $tile } z fóra.
trajan-event-leader-moved = Přesunut vojevůdce { FORM($province, "to") }.
trajan-event-conquered = Umístěn legionář { FORM($province, "in") }.
trajan-event-passed = Vynechána akce { $action }.
trajan-event-dropped = Položen { FORM($colour, "m") } kámen do misky { $tray }.
trajan-event-unmet =
    { $unmet ->
        [one] Nesplněn 1 požadavek.
        [few] Nesplněny { $unmet } požadavky.
       *[other] Nesplněno { $unmet } požadavků.
    }
trajan-prompt-drop =
    { $left ->
        [one] Položte kámen do misky { $tray }: v ruce zbývá 1 kámen.
        [few] Položte kámen do misky { $tray }: v ruce zbývají { $left } kameny.
       *[other] Položte kámen do misky { $tray }: v ruce zbývá { $left } kamenů.
    }
trajan-move-leader-tile = Přesunout vojevůdce { FORM($province, "to") } a vzít si { FORM($tile, "acc") }
trajan-move-take-empty = Vzít si vrchní kartu { FORM($pile, "gen") }
trajan-label-score = skóre { FORM(SEAT($seat), "gen") }
