### Moves as choices, what is owed, and the steps of a round. `.plain` says a move without what comes of it.

sylla-move-take = Wybrać: { $card }
sylla-move-recruit = Zwerbować: { $card }
sylla-move-offer = Wystawić z miejsca { $slot }: { $building }, za { FORM($colour, "many-acc") }
sylla-move-offer-empty = Wystawić to, co leży na miejscu { $slot }, za { FORM($colour, "many-acc") }
sylla-move-tilt =
    Obrócić bokiem: { $card } ({ $left ->
        [0] to wystarczy
        [1] do zapłaty jeszcze jeden
       *[other] do zapłaty jeszcze { $left }
    })
    .plain = Obrócić bokiem: { $card }
sylla-move-pass = Spasować
sylla-move-bid-votes =
    Zaoferować { $number ->
        [1] jeden głos
        [one] { $number } głos
        [few] { $number } głosy
        [many] { $number } głosów
       *[other] { $number } głosów
    } (przy wygranej { $cost ->
        [0] za darmo
        [1] jeden denar
        [one] { $cost } denar
        [few] { $cost } denary
        [many] { $cost } denarów
       *[other] { $cost } denarów
    })
    .plain =
        Zaoferować { $number ->
            [1] jeden głos
            [one] { $number } głos
            [few] { $number } głosy
            [many] { $number } głosów
           *[other] { $number } głosów
        }
sylla-move-bid-hexagons =
    Zaoferować { $number ->
        [1] jeden { $colour } sześciokąt
        [one] { $number } { $colour } sześciokąt
        [few] { $number } { FORM($colour, "few") } sześciokąty
        [many] { $number } { FORM($colour, "more") } sześciokątów
       *[other] { $number } { FORM($colour, "more") } sześciokątów
    }
sylla-move-token = Wziąć żeton { $colour }
sylla-move-token-temple =
    Zapłacić { $price ->
        [1] jednego denara
        [one] { $price } denara
        [few] { $price } denary
        [many] { $price } denarów
       *[other] { $price } denarów
    } za żeton { $colour }
sylla-move-discard = Odrzucić { FORM($building, "acc") } za to, co przynosi
sylla-move-keep = Zatrzymać { FORM($building, "acc") }; to już nic więcej nie daje
sylla-move-no-token = Nie używać więcej Prywatnych świątyń
sylla-move-move = Przesunąć znacznik { $colour } { $direction }, na { $space }
sylla-move-hold = Przytrzymać znacznik { $colour } na końcu toru
sylla-move-no-move = Nie używać więcej Tawern
sylla-move-fight =
    { $fighter } przeciw wydarzeniu { $event } ({ $there ->
        [0] jeszcze bez kostek
        [1] jest tam jedna kostka
        [one] jest tam { $there } kostka
        [few] są tam { $there } kostki
        [many] jest tam { $there } kostek
       *[other] jest tam { $there } kostek
    })
    .plain = { $fighter } przeciw wydarzeniu { $event }
sylla-move-prevent = Zażegnać: { $upper } i { $lower }
sylla-move-remove = Usunąć z gry: { $event }
sylla-move-turn-down = Zakryć { FORM($piece, "acc") }
sylla-move-turn-down-tilted = Zakryć { FORM($piece, "acc") }, spośród obróconych bokiem
sylla-move-hand-up =
    Kciuk w górę i { $deniers ->
        [0] bez denarów
        [1] jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }: { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    } na projekt
    .plain =
        Kciuk w górę, na ręce { $deniers ->
            [0] bez denarów
            [1] jeden denar
            [one] { $deniers } denar
            [few] { $deniers } denary
            [many] { $deniers } denarów
           *[other] { $deniers } denarów
        }
sylla-move-hand-down =
    Kciuk w dół i { $deniers ->
        [0] bez denarów
        [1] jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }: { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    } na plebs
    .plain =
        Kciuk w dół, na ręce { $deniers ->
            [0] bez denarów
            [1] jeden denar
            [one] { $deniers } denar
            [few] { $deniers } denary
            [many] { $deniers } denarów
           *[other] { $deniers } denarów
        }

## What is owed

sylla-prompt-choose =
    Wybierz w tajemnicy jeszcze { $left ->
        [1] jedną postać
        [one] { $left } postać
        [few] { $left } postacie
        [many] { $left } postaci
       *[other] { $left } postaci
    } ze swojego zestawu.
    .short = tajny wybór postaci
sylla-prompt-election-opens = Jesteś konsulem: zacznij licytację urzędu, podaj liczbę głosów.
    .short = rozpoczęcie licytacji urzędu
sylla-prompt-election =
    Oferta, { SEAT($seat) }: { $bid ->
        [1] jeden głos
        [one] { $bid } głos
        [few] { $bid } głosy
        [many] { $bid } głosów
       *[other] { $bid } głosów
    }. Zaoferuj więcej albo spasuj.
    .short = licytacja urzędu
sylla-prompt-consul = Jesteś pierwszym konsulem: weź żeton dowolnego koloru.
    .short = żeton pierwszego konsula
sylla-prompt-recruit = Zwerbuj jedną z odkrytych postaci.
    .short = werbunek
sylla-prompt-offer = Wystaw na licytację jeden z budynków.
    .short = wystawienie budynku
sylla-prompt-sale-first = Nikt jeszcze nie licytuje: { $building }. Zaoferuj sześciokąty albo spasuj.
    .short = licytacja budynku
sylla-prompt-sale =
    { $building } – oferta, { SEAT($seat) }: { $bid ->
        [1] jeden sześciokąt
        [one] { $bid } sześciokąt
        [few] { $bid } sześciokąty
        [many] { $bid } sześciokątów
       *[other] { $bid } sześciokątów
    }. Zaoferuj więcej albo spasuj.
    .short = przebicie oferty na budynek
sylla-prompt-pay =
    Obróć bokiem { $cards ->
        [1] jedną kartę
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    }, aby zapłacić za { FORM($building, "acc") }.
    .short = zapłata obróconymi kartami
sylla-prompt-keep = Odrzuć { FORM($building, "acc") } za to, co przynosi, albo zatrzymaj.
    .short = zachowanie budynku albo odrzucenie go
sylla-prompt-insula =
    Weź za Insulę { $left ->
        [1] jeszcze jeden żeton
        [one] { $left } żeton
        [few] { $left } żetony
        [many] { $left } żetonów
       *[other] { $left } żetonów
    }.
    .short = żetony za Insulę
sylla-prompt-temple = Użyj Prywatnej świątyni albo zrezygnuj.
    .short = prywatna świątynia
sylla-prompt-tavern = Przesuń znacznik Tawerną albo zrezygnuj.
    .short = tawerna
sylla-prompt-fight = Połóż kostkę na wydarzeniu.
    .short = położenie kostki na wydarzeniu
sylla-prompt-prevent = Rozstrzygasz remis: które dwa wydarzenia są zażegnane?
    .short = które dwa wydarzenia są zażegnane
sylla-prompt-turn-down = Zakryj jeden element, wydarzenie: { $event }.
    .short = zakrycie elementu
sylla-prompt-remove = Rozstrzygasz remis: które z dwóch zażegnanych wydarzeń opuszcza grę?
    .short = które z wydarzeń opuszcza grę
sylla-prompt-hand = Wybierz w tajemnicy, ile denarów bierzesz na rękę, i kciuk w górę albo w dół. Projekt: { $work }.
    .short = tajne głosowanie nad projektem
sylla-prompt-over = Koniec rozgrywki.
    .short = koniec rozgrywki

## The steps of a round

sylla-step-setup = Wybór postaci
sylla-step-consul = I Pierwszy konsul
sylla-step-recruiting = II Werbunek
sylla-step-buildings = III Budynki
sylla-step-income = IV Dochód
sylla-step-events = V Wydarzenia
sylla-step-work = VI Wielki projekt
sylla-step-famine = VII Głód i kryzys

## Texts that are no moves

sylla-notation-near = „{ $text }” to nie ruch. Może chodzi o: { $near }.
sylla-notation-unknown = „{ $text }” to nie ruch. Ruch wygląda na przykład tak: „bid 3”, „tilt slave” albo „hand 2 up”.
