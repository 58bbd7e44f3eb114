### What lies on the table and the places that can be clicked.

sylla-label-event = { $event }
sylla-label-cubes =
    { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    } ({ SEAT($seat) })
sylla-label-cubes-lead =
    { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    } ({ SEAT($seat) }, vede)
sylla-label-event-name = { FORM($event, "card") }

# What would become of an event: on the table in a word or two, in full in its details.
sylla-label-fate-prevented = Odvráceno
sylla-label-fate-prevented-would = podle stavu teď odvrácena
sylla-label-fate-prevented-will = odvrácena
sylla-label-fate-leaves = Odchází
sylla-label-fate-leaves-would = podle stavu teď odvrácena a odstraněna ze hry
sylla-label-fate-leaves-will = odvrácena a odstraněna ze hry
sylla-label-fate-undecided = Shoda
sylla-label-fate-undecided-would = podle stavu teď shoda, o které rozhodne konzul
sylla-label-fate-undecided-will = shoda, o které rozhodne konzul
sylla-label-fate-happens = Nastane
sylla-label-fate-happens-would = podle stavu teď nastane
sylla-label-fate-happens-will = nastane
sylla-label-fate-happened = Nastalo
sylla-label-fate-happened-will = nastala
sylla-label-track = { $colour }, pole { $space }
sylla-label-marker = Ukazatel { $colour } na poli { $space }
sylla-label-famine-space = Hlad, pole { $space }
sylla-label-famine = Ukazatel Hladu na poli { $space }
sylla-label-round = Kolo { $round }
sylla-label-work = Velký projekt: { $work }
sylla-label-work-next = Další velký projekt: { $work }
sylla-label-work-name = { $work }
sylla-label-row =
    { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    } v řadě
sylla-label-slot = Prodejní pole { $slot }, za { FORM($colour, "many-acc") }
sylla-label-on-sale = { $building } v prodeji za { FORM($colour, "many-acc") }
sylla-label-building-name = { FORM($building, "card") }
sylla-label-on-offer = { $building } v nabídce za { FORM($colour, "many-acc") }
sylla-label-supply =
    Zásoba { $colour }: { $count ->
        [one] jeden žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
sylla-label-pile-buildings =
    Přijde ještě { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
sylla-label-pile-characters =
    V balíčku { $count ->
        [one] { $count } postava
        [few] { $count } postavy
       *[other] { $count } postav
    }
sylla-label-pile-events =
    Přijde ještě { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }
sylla-label-set = { $card }: v sadě zbývá { $count }, vybráno { $chosen }
sylla-label-chosen =
    Vybráno: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }
sylla-label-chosen-hidden =
    { $count ->
        [one] { $count } postava vybrána tajně
        [few] { $count } postavy vybrány tajně
       *[other] { $count } postav vybráno tajně
    }
sylla-label-cards =
    { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }
sylla-label-tilted =
    Otočeno na stranu: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }
sylla-label-down =
    Lícem dolů: { $count ->
        [one] { $card }
        [few] { $count } { FORM($card, "many") }
       *[other] { $count } { FORM($card, "many-gen") }
    }
sylla-label-buildings =
    { $count ->
        [one] { $building }
        [few] { $count } { FORM($building, "many") }
       *[other] { $count } { FORM($building, "many-gen") }
    }
sylla-label-buildings-down =
    Lícem dolů: { $count ->
        [one] { $building }
        [few] { $count } { FORM($building, "many") }
       *[other] { $count } { FORM($building, "many-gen") }
    }
sylla-label-name = { SEAT($seat) }
sylla-label-name-tile = { SEAT($seat) }, kartička Příjem { $tile }
sylla-label-to-act = teď rozhoduje
sylla-label-won = vyhrává
sylla-label-prestige =
    { $prestige ->
        [one] { $prestige } bod prestiže
        [few] { $prestige } body prestiže
       *[other] { $prestige } bodů prestiže
    }
sylla-label-deniers =
    { $deniers ->
        [one] Jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }
sylla-label-tokens =
    { $count ->
        [one] Jeden žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } { $colour }
sylla-label-deniers-covered = Denáry za zástěnou
sylla-label-tokens-covered = Žetony { $colour } za zástěnou
sylla-label-tokens-and-unseen =
    Nejméně { $count ->
        [one] jeden žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } { $colour }: { $unseen ->
        [one] jeden žeton vzat tajně
        [few] { $unseen } žetony vzaty tajně
       *[other] { $unseen } žetonů vzato tajně
    }
sylla-label-supply-unseen =
    Zásoba { $colour }: nejvýš { $count ->
        [one] jeden žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
sylla-label-supply-covered = Zásoba { $colour }: dokud stojí zástěny, počet se neukazuje
sylla-label-cubes-left =
    Zbývá umístit: { $cubes ->
        [one] jedna kostička
        [few] { $cubes } kostičky
       *[other] { $cubes } kostiček
    } ({ FORM($fighter, "many") })
sylla-label-consul = První konzul
sylla-label-bid-votes =
    Nabídka: { $bid ->
        [one] jeden hlas
        [few] { $bid } hlasy
       *[other] { $bid } hlasů
    }
sylla-label-bid-hexagons =
    Nabídka: { $bid ->
        [one] jeden šestiúhelník
        [few] { $bid } šestiúhelníky
       *[other] { $bid } šestiúhelníků
    }
sylla-label-hand-hidden = Ruka a palec, tajná volba
sylla-label-hand-up =
    { $deniers ->
        [one] Jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    } v ruce, palec nahoru
sylla-label-hand-down =
    { $deniers ->
        [one] Jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    } v ruce, palec dolů

## Headings on the table, parts of it

sylla-label-card-name = { $card }
sylla-label-heading-events = Události
sylla-label-heading-tracks = Res Publica
sylla-label-heading-famine = Hlad
sylla-label-heading-round = Kolo
sylla-label-heading-slots = Budovy v prodeji
sylla-label-heading-work = Velký projekt
sylla-label-heading-next = Další
sylla-label-heading-row = Otevřená řada
sylla-label-column-cards = Neotočené
sylla-label-column-set = Na výběr
sylla-label-column-chosen = Vybrané
sylla-label-column-tilted = Otočené
sylla-label-column-down = Lícem dolů
sylla-label-column-buildings = Budovy
sylla-label-column-buildings-down = Budovy lícem dolů
sylla-label-part-own = Moje
sylla-label-part-others = Ostatní

## At a glance

sylla-now-setup = Výběr postav
sylla-now-consul = První konzul
sylla-now-recruiting = Najímání postav
sylla-now-buildings = Budovy
sylla-now-income = Příjem
sylla-now-events = Události
sylla-now-work = Velký projekt
sylla-now-over = Partie skončila
sylla-clock = Kolo { $round }/{ $rounds }
sylla-warning = Hlad { $famine }
    .says = Na konci kola vezme hlad každému { $famine ->
            [one] { $famine } bod prestiže
            [few] { $famine } body prestiže
           *[other] { $famine } bodů prestiže
        }, za každé Pole o 2 méně.
sylla-seat-deniers =
    { $deniers ->
        [one] Jeden denár
        [few] { $deniers } denáry
       *[other] { $deniers } denárů
    }
sylla-seat-covered = Peníze za zástěnou
sylla-seat-votes =
    { $votes ->
        [one] Jeden neotočený Senátor
        [few] { $votes } neotočení Senátoři
       *[other] { $votes } neotočených Senátorů
    }
sylla-points = body prestiže
