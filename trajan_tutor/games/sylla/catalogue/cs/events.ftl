### What happened. The name of the seat stands before the sentence, so it has no subject of its own.

sylla-event-points =
    { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
       *[other] { $prestige } bodů prestiže
    } { FORM($source, "from") }.
sylla-event-lost =
    Ztráta: { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
       *[other] { $prestige } bodů prestiže
    } { FORM($source, "from") }.
sylla-event-chose = Tajný výběr: { $card }.
sylla-event-chose-hidden = Tajně vybrána postava.
sylla-event-revealed =
    Odkrytý výběr: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-deniers =
    Zisk: { $deniers ->
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }.
sylla-event-deniers-hidden = Zisk denárů.
sylla-event-round = Začíná kolo { $round }.
sylla-event-opened =
    První nabídka: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
    .short = první nabídka: { $votes ->
            [one] jeden hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
sylla-event-bid =
    Nabídka: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
    .short = nabídka: { $votes ->
            [one] jeden hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
sylla-event-passed = Pasováno.
    .short = pasováno
sylla-event-consul =
    První konzul: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }, placeno { $paid ->
        [0] nic
        [one] jeden denár
        [few] { $paid } denáry
       *[other] { $paid } denárů
    }.
    .short = první konzul, { $votes ->
            [one] jeden hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }
sylla-event-token = Vzat žeton { $colour }.
    .short = vzat žeton { $colour }
sylla-event-token-hidden = Tajně vzat žeton.
    .short = tajně vzat žeton
sylla-event-famine-moved = Ukazatel Hladu: { $before } → { $after }.
sylla-event-recruited = { FORM($card, "gender") ->
        [f] Najata
        [n] Najato
       *[other] Najat
    } { $card }.
    .short = { FORM($card, "gender") ->
            [f] najata
            [n] najato
           *[other] najat
        } { $card }
sylla-event-under-deck =
    Pod balíček: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-offered = V prodeji: { $building }.
    .short = v prodeji: { $building }
sylla-event-bid-hexagons =
    Nabídka: { $hexagons ->
        [one] jeden šestiúhelník
        [few] { $hexagons } šestiúhelníky
       *[other] { $hexagons } šestiúhelníků
    }.
    .short = nabídka: { $hexagons ->
            [one] jeden šestiúhelník
            [few] { $hexagons } šestiúhelníky
           *[other] { $hexagons } šestiúhelníků
        }
sylla-event-unsold = O budovu { $building } nikdo nestojí: je odložena.
sylla-event-tilted = { FORM($card, "gender") ->
        [f] Otočena
        [n] Otočeno
       *[other] Otočen
    } na stranu: { $card }.
sylla-event-bought =
    { FORM($building, "gender") ->
        [f] Koupena
        [n] Koupeno
       *[other] Koupen
    } { $building } za { $hexagons ->
        [one] jeden šestiúhelník
        [few] { $hexagons } šestiúhelníky
       *[other] { $hexagons } šestiúhelníků
    }.
    .short = { FORM($building, "gender") ->
            [f] koupena
            [n] koupeno
           *[other] koupen
        } { $building } za { $hexagons ->
            [one] jeden šestiúhelník
            [few] { $hexagons } šestiúhelníky
           *[other] { $hexagons } šestiúhelníků
        }
sylla-event-kept = { FORM($building, "gender") ->
        [f] Ponechána
        [n] Ponecháno
       *[other] Ponechán
    } { $building } bez dalšího účinku.
sylla-event-crane = Vzata karta Jeřáb, kterou se dá platit od příštího kola.
sylla-event-income =
    Příjem: { $deniers ->
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }.
    .short = příjem: { $deniers ->
            [one] jeden denár
            [few] { $deniers } denáry
           *[other] { $deniers } denárů
        }
sylla-event-income-hidden = Vzat příjem.
sylla-event-temple-left = Další Soukromé chrámy nevyužity.
sylla-event-marker-moved = { $colour }: ukazatel posunut, { $before } → { $after }.
    .short = { $colour }: ukazatel { $before } → { $after }
sylla-event-marker-moved-crisis = { $colour }: ukazatel posunut, { $before } → krize.
    .short = { $colour }: ukazatel do krize
sylla-event-marker-held = { $colour }: ukazatel podržen na konci žebříčku.
    .short = { $colour }: ukazatel podržen na konci žebříčku
sylla-event-marker-stayed = { $colour }: ukazatel zůstává, do konce kola ho drží Hospoda.
sylla-event-tavern-left = Další Hospody nevyužity.
sylla-event-cube = { $fighter }: kostička umístěna na událost { $event }.
    .short = kostička ({ $fighter }) umístěna na událost { $event }
sylla-event-fought =
    Nejvíc kostiček proti události { $event }: { $cubes }.
sylla-event-prevented =
    Událost { $event } odvrácena: { $cubes ->
        [0] žádná kostička
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    }.
sylla-event-happened = Událost { $event } nastala.
sylla-event-happened-again = Událost { $event } nastala znovu a nic dalšího lícem dolů neotočila.
sylla-event-turned-down = { FORM($card, "gender") ->
        [f] Otočena
        [n] Otočeno
       *[other] Otočen
    } lícem dolů: { $card }.
    .short = { FORM($card, "gender") ->
            [f] otočena
            [n] otočeno
           *[other] otočen
        } lícem dolů: { $card }
sylla-event-turned-down-tilted = Lícem dolů otočena karta, která ležela na straně: { $card }.
    .short = lícem dolů otočena karta otočená na stranu: { $card }
sylla-event-turned-down-building = { FORM($building, "gender") ->
        [f] Otočena
        [n] Otočeno
       *[other] Otočen
    } lícem dolů: { $building }.
    .short = { FORM($building, "gender") ->
            [f] otočena
            [n] otočeno
           *[other] otočen
        } lícem dolů: { $building }
sylla-event-turned-none = Nic, co by událost { $event } otočila lícem dolů.
sylla-event-left = Událost { $event } odstraněna ze hry.
sylla-event-turned-up =
    Zpět lícem nahoru: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-turned-up-building =
    Zpět lícem nahoru: { $count ->
        [one] { $building }
        [few] { $count } { FORM($building, "many") }
       *[other] { $count } { FORM($building, "many-gen") }
    }.
sylla-event-drawn = Nová událost: { $event }.
sylla-event-put-up =
    Palec nahoru, v ruce { $deniers ->
        [0] žádný denár
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }.
sylla-event-put-down =
    Palec dolů, v ruce { $deniers ->
        [0] žádný denár
        [one] jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }.
sylla-event-put-hidden = Tajně zvoleny denáry v ruce a palec.
sylla-event-shown-up =
    Palec nahoru: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } pro projekt, z toho { $deniers } z ruky.
sylla-event-shown-down =
    Palec dolů: { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    } pro plebeje, z toho { $deniers } z ruky.
sylla-event-work-built =
    { $work }: celkem { $votes ->
        [one] jeden hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }.
sylla-event-famine-loss =
    Hlad je { $famine }, proti němu { $fields ->
        [0] žádné Pole
        [one] jedno Pole
        [few] { $fields } Pole
       *[other] { $fields } Polí
    }.
sylla-event-crisis = { $colour } je v krizi.
sylla-event-crisis-shown =
    Ukázáno: { $tokens ->
        [0] žádný žeton
        [one] jeden žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    } { $colour }.
sylla-event-freed =
    { $slaves ->
        [one] Osvobozen jeden Otrok
        [few] Osvobozeni { $slaves } Otroci
       *[other] Osvobozeno { $slaves } Otroků
    } za { $paid ->
        [one] { $paid } denár
        [few] { $paid } denáry
       *[other] { $paid } denárů
    }.
sylla-event-ecclesia =
    Církev: { $christians ->
        [one] jeden Křesťan
        [few] { $christians } Křesťané
       *[other] { $christians } Křesťanů
    }.
sylla-event-counted =
    Započítáno: { $tokens ->
        [one] jeden žeton
        [few] { $tokens } žetony
       *[other] { $tokens } žetonů
    } { $colour }.
sylla-event-won = Vítězství: { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
       *[other] { $prestige } bodů prestiže
    }.
sylla-event-row =
    V řadě: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-slot = V prodeji: { $building }.
sylla-event-work-shown = Další velký projekt: { $work }.
