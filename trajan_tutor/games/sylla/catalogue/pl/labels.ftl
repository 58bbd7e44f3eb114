### What lies on the table and the places that can be clicked.

sylla-label-event = { $event }
sylla-label-cubes =
    { $cubes ->
        [1] jedna kostka
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    } ({ SEAT($seat) })
sylla-label-cubes-lead =
    { $cubes ->
        [1] jedna kostka
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    } ({ SEAT($seat) }, prowadzi)
sylla-label-event-name = { FORM($event, "card") }

sylla-label-fate-prevented = Zażegnane
sylla-label-fate-prevented-would = na razie zażegnane
sylla-label-fate-prevented-will = zażegnane
sylla-label-fate-leaves = Odchodzi
sylla-label-fate-leaves-would = na razie zażegnane i opuszcza grę
sylla-label-fate-leaves-will = zażegnane i opuszcza grę
sylla-label-fate-undecided = Remis
sylla-label-fate-undecided-would = na razie remis, który rozstrzyga konsul
sylla-label-fate-undecided-will = remis, który rozstrzyga konsul
sylla-label-fate-happens = Zachodzi
sylla-label-fate-happens-would = na razie zachodzi
sylla-label-fate-happens-will = zachodzi
sylla-label-fate-happened = Zaszło
sylla-label-fate-happened-will = już zaszło
sylla-label-track = { $colour }, pole { $space }
sylla-label-marker = Znacznik: { $colour }, na polu { $space }
sylla-label-famine-space = Głód, pole { $space }
sylla-label-famine = Znacznik Głodu, na polu { $space }
sylla-label-round = Runda { $round }
sylla-label-work = Wielki projekt: { $work }
sylla-label-work-next = Następny wielki projekt: { $work }
sylla-label-work-name = { $work }
sylla-label-row =
    { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    } w rzędzie
sylla-label-slot = Miejsce { $slot }, za { FORM($colour, "many-acc") }
sylla-label-on-sale = { $building } na sprzedaż za { FORM($colour, "many-acc") }
sylla-label-building-name = { FORM($building, "card") }
sylla-label-on-offer = { $building } – licytacja za { FORM($colour, "many-acc") }
sylla-label-supply =
    Zasoby, { $colour }: { $count ->
        [1] jeden żeton
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }
sylla-label-pile-buildings =
    { $count ->
        [1] Jeden budynek w zapasie
        [one] { $count } budynek w zapasie
        [few] { $count } budynki w zapasie
        [many] { $count } budynków w zapasie
       *[other] { $count } budynków w zapasie
    }
sylla-label-pile-characters =
    { $count ->
        [1] Jedna postać w talii
        [one] { $count } postać w talii
        [few] { $count } postacie w talii
        [many] { $count } postaci w talii
       *[other] { $count } postaci w talii
    }
sylla-label-pile-events =
    { $count ->
        [1] Jedno wydarzenie w zapasie
        [one] { $count } wydarzenie w zapasie
        [few] { $count } wydarzenia w zapasie
        [many] { $count } wydarzeń w zapasie
       *[other] { $count } wydarzeń w zapasie
    }
sylla-label-set = { $card }: w zestawie zostało { $count }, wybrano { $chosen }
sylla-label-chosen =
    { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }, wybrano
sylla-label-chosen-hidden =
    { $count ->
        [1] Jedna postać wybrana w tajemnicy
        [one] { $count } postać wybrana w tajemnicy
        [few] { $count } postacie wybrane w tajemnicy
        [many] { $count } postaci wybranych w tajemnicy
       *[other] { $count } postaci wybranych w tajemnicy
    }
sylla-label-cards =
    { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }
sylla-label-tilted =
    { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }, bokiem
sylla-label-down =
    { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }, zakryte
sylla-label-buildings =
    { $count ->
        [one] { $building }
        [few] { FORM($building, "gender") ->
        [ma] { $count } { FORM($building, "many-gen") }
       *[m] { $count } { FORM($building, "many") }
    }
        [many] { $count } { FORM($building, "many-gen") }
       *[other] { $count } { FORM($building, "many-gen") }
    }
sylla-label-buildings-down =
    { $count ->
        [one] { $building }
        [few] { FORM($building, "gender") ->
        [ma] { $count } { FORM($building, "many-gen") }
       *[m] { $count } { FORM($building, "many") }
    }
        [many] { $count } { FORM($building, "many-gen") }
       *[other] { $count } { FORM($building, "many-gen") }
    }, zakryte
sylla-label-name = { SEAT($seat) }
sylla-label-name-tile = { SEAT($seat) }, kafelek Dochód { $tile }
sylla-label-to-act = teraz decyduje
sylla-label-won = wygrywa
sylla-label-prestige =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }
sylla-label-deniers =
    { $deniers ->
        [1] Jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }
sylla-label-tokens =
    { $count ->
        [1] Jeden żeton
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }: { $colour }
sylla-label-deniers-covered = Denary za zasłonką
sylla-label-tokens-covered = Żetony za zasłonką: { $colour }
sylla-label-tokens-and-unseen =
    Co najmniej { $count ->
        [1] jeden żeton
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }: { $colour }; { $unseen ->
        [1] jeden żeton wzięto w tajemnicy
        [one] { $unseen } żeton wzięto w tajemnicy
        [few] { $unseen } żetony wzięto w tajemnicy
        [many] { $unseen } żetonów wzięto w tajemnicy
       *[other] { $unseen } żetonów wzięto w tajemnicy
    }
sylla-label-supply-unseen =
    Zasoby, { $colour }: najwyżej { $count ->
        [1] jeden żeton
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonów
    }
sylla-label-supply-covered = Zasoby, { $colour }: dopóki stoją zasłonki, liczby się nie pokazuje
sylla-label-cubes-left =
    { $cubes ->
        [1] Do położenia jedna kostka
        [one] Do położenia { $cubes } kostka
        [few] Do położenia { $cubes } kostki
        [many] Do położenia { $cubes } kostek
       *[other] Do położenia { $cubes } kostek
    }: { FORM($fighter, "many") }
sylla-label-consul = Pierwszy konsul
sylla-label-bid-votes =
    Oferta: { $bid ->
        [1] jeden głos
        [one] { $bid } głos
        [few] { $bid } głosy
        [many] { $bid } głosów
       *[other] { $bid } głosów
    }
sylla-label-bid-hexagons =
    Oferta: { $bid ->
        [1] jeden sześciokąt
        [one] { $bid } sześciokąt
        [few] { $bid } sześciokąty
        [many] { $bid } sześciokątów
       *[other] { $bid } sześciokątów
    }
sylla-label-hand-hidden = Ręka i kciuk wybrane w tajemnicy
sylla-label-hand-up =
    { $deniers ->
        [1] Jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    } na ręce, kciuk w górę
sylla-label-hand-down =
    { $deniers ->
        [1] Jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    } na ręce, kciuk w dół

## Headings on the table, parts of it

sylla-label-card-name = { $card }
sylla-label-heading-events = Wydarzenia
sylla-label-heading-tracks = Res Publica
sylla-label-heading-famine = Głód
sylla-label-heading-round = Runda
sylla-label-heading-slots = Budynki na sprzedaż
sylla-label-heading-work = Wielki projekt
sylla-label-heading-next = Następny
sylla-label-heading-row = Odkryty rząd
sylla-label-column-cards = Nieobrócone
sylla-label-column-set = Do wyboru
sylla-label-column-chosen = Wybrane
sylla-label-column-tilted = Bokiem
sylla-label-column-down = Zakryte
sylla-label-column-buildings = Budynki
sylla-label-column-buildings-down = Zakryte budynki
sylla-label-part-own = Moje
sylla-label-part-others = Inni

## At a glance

sylla-now-setup = Wybór postaci
sylla-now-consul = Pierwszy konsul
sylla-now-recruiting = Werbunek
sylla-now-buildings = Budynki
sylla-now-income = Dochód
sylla-now-events = Wydarzenia
sylla-now-work = Wielki projekt
sylla-now-over = Koniec rozgrywki
sylla-clock = Runda { $round } z { $rounds }
sylla-warning = Głód { $famine }
    .says =
        Na koniec rundy każdy traci przez głód { $famine ->
            [one] { $famine } punkt prestiżu
            [few] { $famine } punkty prestiżu
            [many] { $famine } punktów prestiżu
           *[other] { $famine } punktów prestiżu
        }, o 2 mniej za każde Pole uprawne.
sylla-seat-deniers =
    { $deniers ->
        [1] Jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }
sylla-seat-covered = Pieniądze za zasłonką
sylla-seat-votes =
    { $votes ->
        [1] Jeden nieobrócony Senator
        [one] { $votes } nieobrócony Senator
        [few] { $votes } nieobróconych Senatorów
        [many] { $votes } nieobróconych Senatorów
       *[other] { $votes } nieobróconych Senatorów
    }
sylla-points = prestiż
