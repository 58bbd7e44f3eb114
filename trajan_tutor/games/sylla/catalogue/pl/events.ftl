### What happened. The name of the seat stands before the sentence, so it has no subject of its own.

sylla-event-points =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }: { $source }.
sylla-event-lost =
    Strata { $prestige ->
        [one] { $prestige } punktu prestiżu
        [few] { $prestige } punktów prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }: { $source }.
sylla-event-chose = Wybrano w tajemnicy: { $card }.
sylla-event-chose-hidden = Wybrano w tajemnicy postać.
sylla-event-revealed =
    Wybrano: { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-deniers =
    Otrzymano { $deniers ->
        [1] jednego denara
        [one] { $deniers } denara
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }.
sylla-event-deniers-hidden = Otrzymano denary.
sylla-event-round = Zaczyna się runda { $round }.
sylla-event-opened =
    Otwarcie licytacji: { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }.
    .short =
        otwarcie licytacji: { $votes ->
            [1] jeden głos
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosów
        }
sylla-event-bid =
    Oferta: { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }.
    .short =
        oferta: { $votes ->
            [1] jeden głos
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosów
        }
sylla-event-passed = Spasowano.
    .short = spasowano
sylla-event-consul =
    Urząd pierwszego konsula za { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }, zapłata: { $paid ->
        [0] nic
        [1] jeden denar
        [one] { $paid } denar
        [few] { $paid } denary
        [many] { $paid } denarów
       *[other] { $paid } denarów
    }.
    .short =
        urząd pierwszego konsula za { $votes ->
            [1] jeden głos
            [one] { $votes } głos
            [few] { $votes } głosy
            [many] { $votes } głosów
           *[other] { $votes } głosów
        }
sylla-event-token = Wzięto żeton { $colour }.
    .short = wzięto żeton { $colour }
sylla-event-token-hidden = Wzięto żeton w tajemnicy.
    .short = wzięto żeton w tajemnicy
sylla-event-famine-moved = Znacznik Głodu: z { $before } na { $after }.
sylla-event-recruited = Zwerbowano: { $card }.
    .short = zwerbowano: { $card }
sylla-event-under-deck =
    Pod talię: { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-offered = Wystawiono: { $building }.
    .short = wystawiono: { $building }
sylla-event-bid-hexagons =
    Oferta: { $hexagons ->
        [1] jeden sześciokąt
        [one] { $hexagons } sześciokąt
        [few] { $hexagons } sześciokąty
        [many] { $hexagons } sześciokątów
       *[other] { $hexagons } sześciokątów
    }.
    .short =
        oferta: { $hexagons ->
            [1] jeden sześciokąt
            [one] { $hexagons } sześciokąt
            [few] { $hexagons } sześciokąty
            [many] { $hexagons } sześciokątów
           *[other] { $hexagons } sześciokątów
        }
sylla-event-unsold = Nikt nie licytował: { $building }, do odrzuconych.
sylla-event-tilted = Obrócono bokiem: { $card }.
sylla-event-bought =
    Kupiono { FORM($building, "acc") } za { $hexagons ->
        [1] jeden sześciokąt
        [one] { $hexagons } sześciokąt
        [few] { $hexagons } sześciokąty
        [many] { $hexagons } sześciokątów
       *[other] { $hexagons } sześciokątów
    }.
    .short =
        kupiono { FORM($building, "acc") } za { $hexagons ->
            [1] jeden sześciokąt
            [one] { $hexagons } sześciokąt
            [few] { $hexagons } sześciokąty
            [many] { $hexagons } sześciokątów
           *[other] { $hexagons } sześciokątów
        }
sylla-event-kept = Zatrzymano { FORM($building, "acc") }; to już nic więcej nie daje.
sylla-event-crane = Wzięto kartę Żuraw, którą można płacić od następnej rundy.
sylla-event-income =
    Dochód: { $deniers ->
        [1] jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }.
    .short =
        dochód: { $deniers ->
            [1] jeden denar
            [one] { $deniers } denar
            [few] { $deniers } denary
            [many] { $deniers } denarów
           *[other] { $deniers } denarów
        }
sylla-event-income-hidden = Wzięto dochód.
sylla-event-temple-left = Nie użyto więcej Prywatnych świątyń.
sylla-event-marker-moved = Znacznik { $colour }: z { $before } na { $after }.
    .short = przesunięto znacznik { $colour } z { $before } na { $after }
sylla-event-marker-moved-crisis = Znacznik { $colour }: z { $before } w kryzys.
    .short = przesunięto znacznik { $colour } w kryzys
sylla-event-marker-held = Przytrzymano znacznik { $colour } na końcu toru.
    .short = przytrzymano znacznik { $colour } na końcu toru
sylla-event-marker-stayed = Znacznik { $colour } zostaje: Tawerna trzyma go do końca rundy.
sylla-event-tavern-left = Nie użyto więcej Tawern.
sylla-event-cube = Położono kostkę na wydarzeniu { $event }: { $fighter }.
    .short = położono kostkę na wydarzeniu { $event }: { $fighter }
sylla-event-fought = Najwięcej kostek na wydarzeniu { $event }: { $cubes }.
sylla-event-prevented =
    Zażegnano wydarzenie { $event }: { $cubes ->
        [0] bez kostek
        [1] jedna kostka
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostek
    }.
sylla-event-happened = Zaszło wydarzenie { $event }.
sylla-event-happened-again = Wydarzenie { $event } zaszło jeszcze raz i nic więcej nie zakryło.
sylla-event-turned-down = Zakryto { FORM($card, "acc") }.
    .short = zakryto { FORM($card, "acc") }
sylla-event-turned-down-tilted = Zakryto { FORM($card, "acc") }, spośród obróconych bokiem.
    .short = zakryto { FORM($card, "acc") }, spośród obróconych bokiem
sylla-event-turned-down-building = Zakryto { FORM($building, "acc") }.
    .short = zakryto { FORM($building, "acc") }
sylla-event-turned-none = Wydarzenie { $event } nie miało czego zakryć.
sylla-event-left = Wydarzenie { $event } opuściło grę.
sylla-event-turned-up =
    Odkryto: { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-turned-up-building =
    Odkryto: { $count ->
        [one] { $building }
        [few] { FORM($building, "gender") ->
        [ma] { $count } { FORM($building, "many-gen") }
       *[m] { $count } { FORM($building, "many") }
    }
        [many] { $count } { FORM($building, "many-gen") }
       *[other] { $count } { FORM($building, "many-gen") }
    }.
sylla-event-drawn = Nowe wydarzenie: { $event }.
sylla-event-put-up =
    Wzięto na rękę { $deniers ->
        [0] zero denarów
        [1] jednego denara
        [one] { $deniers } denara
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }, kciuk w górę.
sylla-event-put-down =
    Wzięto na rękę { $deniers ->
        [0] zero denarów
        [1] jednego denara
        [one] { $deniers } denara
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }, kciuk w dół.
sylla-event-put-hidden = Wybrano w tajemnicy rękę i kciuk.
sylla-event-shown-up =
    Kciuk w górę: { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    } na projekt, w tym na ręce { $deniers }.
sylla-event-shown-down =
    Kciuk w dół: { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    } na plebs, w tym na ręce { $deniers }.
sylla-event-work-built =
    { $work } – razem { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }.
sylla-event-famine-loss =
    Głód: { $famine }, a przeciw niemu { $fields ->
        [0] ani jednego Pola uprawnego
        [1] jedno Pole uprawne
        [one] { $fields } Pole uprawne
        [few] { $fields } Pola uprawne
        [many] { $fields } Pól uprawnych
       *[other] { $fields } Pól uprawnych
    }.
sylla-event-crisis = { $colour } jest w kryzysie.
sylla-event-crisis-shown =
    Pokazano { $tokens ->
        [0] zero żetonów
        [1] jeden żeton
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonów
    }: { $colour }.
sylla-event-freed =
    Uwolniono { $slaves ->
        [1] jednego Niewolnika
        [one] { $slaves } Niewolnika
        [few] { $slaves } Niewolników
        [many] { $slaves } Niewolników
       *[other] { $slaves } Niewolników
    } za { $paid ->
        [one] { $paid } denara
        [few] { $paid } denary
        [many] { $paid } denarów
       *[other] { $paid } denarów
    }.
sylla-event-ecclesia =
    Kościół policzył { $christians ->
        [1] jedną postać chrześcijańską
        [one] { $christians } postać chrześcijańską
        [few] { $christians } postacie chrześcijańskie
        [many] { $christians } postaci chrześcijańskich
       *[other] { $christians } postaci chrześcijańskich
    }.
sylla-event-counted =
    Policzono { $tokens ->
        [1] jeden żeton
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonów
    }: { $colour }.
sylla-event-won =
    Wygrana: { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
        [many] { $prestige } punktów prestiżu
       *[other] { $prestige } punktów prestiżu
    }.
sylla-event-row =
    W rzędzie: { $count ->
        [one] { $card }
        [few] { FORM($card, "gender") ->
        [ma] { $count } { FORM($card, "many-gen") }
       *[m] { $count } { FORM($card, "many") }
    }
        [many] { $count } { FORM($card, "many-gen") }
       *[other] { $count } { FORM($card, "many-gen") }
    }.
sylla-event-slot = Na sprzedaż: { $building }.
sylla-event-work-shown = Następny wielki projekt: { $work }.
