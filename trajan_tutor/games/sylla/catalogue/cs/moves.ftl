### Moves as choices, what is owed, and the steps of a round. `.plain` says a move without what comes of it.

sylla-move-take = Vybrat { FORM($card, "acc") }
sylla-move-recruit = Najmout { FORM($card, "acc") }
sylla-move-offer = Nabídnout { FORM($building, "acc") } z prodejního pole { $slot } za { FORM($colour, "many-acc") }
sylla-move-offer-empty = Nabídnout, co leží na prodejním poli { $slot }, za { FORM($colour, "many-acc") }
sylla-move-tilt =
    Otočit na stranu { FORM($card, "acc") } ({ $left ->
        [0] to stačí
        [one] pak zbývá zaplatit jeden
        [few] pak zbývá zaplatit { $left }
       *[other] pak zbývá zaplatit { $left }
    })
    .plain = Otočit na stranu { FORM($card, "acc") }
sylla-move-pass = Pasovat
sylla-move-bid-votes =
    Nabídnout { $number ->
        [one] jeden hlas
        [few] { $number } hlasy
       *[other] { $number } hlasů
    } (při výhře { $cost ->
        [0] zdarma
        [one] za jeden denár
        [few] za { $cost } denáry
       *[other] za { $cost } denárů
    })
    .plain =
        Nabídnout { $number ->
            [one] jeden hlas
            [few] { $number } hlasy
           *[other] { $number } hlasů
        }
sylla-move-bid-hexagons =
    { $number ->
        [1] Nabídnout jeden { FORM($colour, "acc") }
        [few] Nabídnout { $number } { FORM($colour, "many-acc") }
       *[other] Nabídnout { $number } { FORM($colour, "many-gen") }
    }
sylla-move-token = Vzít žeton { $colour }
sylla-move-token-temple =
    Zaplatit { $price ->
        [one] jeden denár
        [few] { $price } denáry
       *[other] { $price } denárů
    } za žeton { $colour }
sylla-move-discard = Odložit { FORM($building, "acc") } za to, co přinese
sylla-move-keep = Nechat si { FORM($building, "acc") }, i když už nic dalšího nepřinese
sylla-move-no-token = Další Soukromé chrámy nevyužít
sylla-move-move = Posunout ukazatel { $colour } { $direction } na pole { $space }
sylla-move-hold = Podržet ukazatel { $colour } na konci žebříčku
sylla-move-no-move = Další Hospody nevyužít
sylla-move-fight =
    { $fighter } proti události { $event } ({ $there ->
        [0] zatím bez kostičky
        [one] leží tam jedna kostička
        [few] leží tam { $there } kostičky
       *[other] leží tam { $there } kostiček
    })
    .plain = { $fighter } proti události { $event }
sylla-move-prevent = Odvrátit události { $upper } a { $lower }
sylla-move-remove = Odstranit ze hry událost { $event }
sylla-move-turn-down = Otočit lícem dolů { FORM($piece, "acc") }
sylla-move-turn-down-tilted = Otočit lícem dolů kartu otočenou na stranu: { $piece }
sylla-move-hand-up =
    Palec nahoru, { $deniers ->
        [0] žádný denár
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    } v ruce: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } pro projekt
    .plain =
        Palec nahoru, { $deniers ->
            [0] žádný denár
            [one] jeden denár
            [few] { $deniers } denáry
           *[other] { $deniers } denárů
        } v ruce
sylla-move-hand-down =
    Palec dolů, { $deniers ->
        [0] žádný denár
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    } v ruce: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } pro plebeje
    .plain =
        Palec dolů, { $deniers ->
            [0] žádný denár
            [one] jeden denár
            [few] { $deniers } denáry
           *[other] { $deniers } denárů
        } v ruce

## What is owed

sylla-prompt-choose =
    Vyber tajně ze své sady { $left ->
        [1] ještě jednu postavu
        [few] ještě { $left } postavy
       *[other] ještě { $left } postav
    }.
    .short = tajná volba postav
sylla-prompt-election-opens = Jsi konzul: zahaj přihazování o úřad nějakým počtem hlasů.
    .short = zahájení přihazování o úřad
sylla-prompt-election =
    Nejvyšší nabídka: { $bid ->
        [one] jeden hlas
        [few] { $bid } hlasy
       *[other] { $bid } hlasů
    } ({ SEAT($seat) }). Přihoď, nebo pasuj.
    .short = přihazování o úřad
sylla-prompt-consul = Jsi první konzul: vezmi si žeton kterékoli barvy.
    .short = žeton prvního konzula
sylla-prompt-recruit = Najmi jednu z otevřených postav.
    .short = najmutí postavy
sylla-prompt-offer = Nabídni jednu z budov.
    .short = nabídka budovy
sylla-prompt-sale-first = V prodeji je { $building }, zatím bez nabídky. Nabídni šestiúhelníky, nebo pasuj.
    .short = nabídky na budovu
sylla-prompt-sale =
    V prodeji je { $building }, nejvyšší nabídka: { $bid ->
        [one] jeden šestiúhelník
        [few] { $bid } šestiúhelníky
       *[other] { $bid } šestiúhelníků
    } ({ SEAT($seat) }). Přihoď, nebo pasuj.
    .short = vyšší nabídka za budovu
sylla-prompt-pay =
    Zaplať za { FORM($building, "acc") }: otoč na stranu { $cards ->
        [1] jednu kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
    .short = zaplacení otočením karet
sylla-prompt-keep = Odlož { FORM($building, "acc") } za to, co přinese, nebo si tuto budovu nech.
    .short = ponechání budovy, nebo její odložení
sylla-prompt-insula =
    Vezmi si za budovu Insula { $left ->
        [1] ještě jeden žeton
        [few] { $left } žetony
       *[other] { $left } žetonů
    }.
    .short = žetony za Insulu
sylla-prompt-temple = Využij Soukromý chrám, nebo ho nech být.
    .short = soukromý chrám
sylla-prompt-tavern = Posuň ukazatel pomocí Hospody, nebo ji nech být.
    .short = hospoda
sylla-prompt-fight = Polož kostičku na událost.
    .short = položení kostičky na událost
sylla-prompt-prevent = O shodě rozhoduješ ty: které dvě události budou odvráceny?
    .short = které dvě události se odvrátí
sylla-prompt-turn-down = Otoč lícem dolů prvek, který postihla událost { $event }.
    .short = otočení prvku lícem dolů
sylla-prompt-remove = O shodě rozhoduješ ty: která ze dvou odvrácených událostí opustí hru?
    .short = která odvrácená událost opustí hru
sylla-prompt-hand = Tajně zvol, kolik denárů vezmeš do ruky, a palec nahoru, nebo dolů pro velký projekt { $work }.
    .short = tajné hlasování o velkém projektu
sylla-prompt-over = Partie skončila.
    .short = konec partie

## The steps of a round

sylla-step-setup = Výběr postav
sylla-step-consul = I První konzul
sylla-step-recruiting = II Najímání postav
sylla-step-buildings = III Budovy
sylla-step-income = IV Příjem
sylla-step-events = V Události
sylla-step-work = VI Velký projekt
sylla-step-famine = VII Hlad a krize

## Texts that are no moves

sylla-notation-near = „{ $text }“ není úkon. Možná máš na mysli: { $near }.
sylla-notation-unknown = „{ $text }“ není úkon. Úkon vypadá třeba takto: „bid 3“, „tilt slave“ nebo „hand 2 up“.
