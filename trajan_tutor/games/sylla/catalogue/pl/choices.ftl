### Moves in few words, on buttons: a name of at most 28 letters, and at most 34 for what it leads to.

sylla-choice-card = { $card }
sylla-choice-tilted = { $card } (bokiem)
sylla-choice-building = { $building }
sylla-choice-event = { FORM($event, "card") }
sylla-choice-colour = { $colour }
sylla-choice-hexagons = { $colours }

## What is lost in this round by cards that tilt

sylla-choice-lost-vote =
    { $number ->
        [one] { $number } głos
        [few] { $number } głosy
        [many] { $number } głosów
       *[other] { $number } głosów
    }
sylla-choice-lost-denier =
    { $number ->
        [one] { $number } denara
        [few] { $number } denary
        [many] { $number } denarów
       *[other] { $number } denarów
    }
sylla-choice-lost-cube =
    { $number ->
        [one] { $number } kostkę
        [few] { $number } kostki
        [many] { $number } kostek
       *[other] { $number } kostek
    }
sylla-choice-costs = kosztuje { $lost }
sylla-choice-costs-nothing = w tej rundzie nic nie kosztuje
sylla-choice-costs-some =
    { $cards ->
        [1] kosztuje głos, denara albo kostkę
        [one] koszt: { $cards } głos, denar lub kostka
        [few] koszt: { $cards } głosy, denary, kostki
        [many] koszt: { $cards } głosów, denarów, kostek
       *[other] koszt: { $cards } głosów, denarów, kostek
    }

## A building that may be kept

sylla-choice-discard = Odrzucić
sylla-choice-discard-leads = za to, co przynosi
sylla-choice-keep = Zatrzymać
sylla-choice-keep-leads = nic więcej nie robi

## Bids

sylla-choice-bid-votes =
    { $number ->
        [1] Zaoferować jeden głos
        [one] Zaoferować { $number } głos
        [few] Zaoferować { $number } głosy
        [many] Zaoferować { $number } głosów
       *[other] Zaoferować { $number } głosów
    }
sylla-choice-bid-pays =
    { $paid ->
        [0] za darmo przy wygranej
        [1] przy wygranej kosztuje denara
        [one] przy wygranej kosztuje { $paid } denara
        [few] przy wygranej kosztuje { $paid } denary
        [many] przy wygranej kosztuje { $paid } denarów
       *[other] przy wygranej kosztuje { $paid } denarów
    }
sylla-choice-bid-hexagons =
    { $number ->
        [1] Zaoferować jeden { $colour }
        [one] Zaoferować { $number } { $colour }
        [few] Zaoferować { $number } { FORM($colour, "few") }
        [many] Zaoferować { $number } { FORM($colour, "more") }
       *[other] Zaoferować { $number } { FORM($colour, "more") }
    }
sylla-choice-pass = Spasować

sylla-bids-consul = Pierwszy konsul
sylla-bids-building = { $building }
sylla-bids-most = najwyżej { $most }

sylla-choice-pass-leads =
    { $bid ->
        [0] nikt nic nie oferuje
       *[other] oferta: { $bid }
    }
sylla-choice-offer-leads = miejsce { $slot }, { $colour }: masz { $most }

## Tokens and markers

sylla-choice-token-leads =
    masz { $count }, { $worth ->
        [0] bez wartości
       *[other] wartość po { $worth }
    }
sylla-choice-move-leads = z { $before } na { $after }
sylla-choice-hold-leads = przytrzymany na { $after }
sylla-choice-no-more = Więcej nie
sylla-choice-no-more-leads = zostawić resztę

## Events

sylla-choice-fight = { $fighter } → { FORM($event, "card") }
sylla-choice-fight-prevented =
    { $cubes ->
        [1] jedna kostka: zażegnane
        [one] { $cubes } kostka: zażegnane
        [few] { $cubes } kostki: zażegnane
        [many] { $cubes } kostek: zażegnane
       *[other] { $cubes } kostek: zażegnane
    }
sylla-choice-fight-leaves =
    { $cubes ->
        [1] jedna kostka: odchodzi
        [one] { $cubes } kostka: odchodzi
        [few] { $cubes } kostki: odchodzi
        [many] { $cubes } kostek: odchodzi
       *[other] { $cubes } kostek: odchodzi
    }
sylla-choice-fight-undecided =
    { $cubes ->
        [1] jedna kostka: remis
        [one] { $cubes } kostka: remis
        [few] { $cubes } kostki: remis
        [many] { $cubes } kostek: remis
       *[other] { $cubes } kostek: remis
    }
sylla-choice-fight-happens =
    { $cubes ->
        [1] jedna kostka: zachodzi
        [one] { $cubes } kostka: zachodzi
        [few] { $cubes } kostki: zachodzi
        [many] { $cubes } kostek: zachodzi
       *[other] { $cubes } kostek: zachodzi
    }
sylla-choice-prevent-leads = i { FORM($event, "card") }
sylla-choice-remove-leads =
    { $cubes ->
        [1] z jedną kostką
        [one] z { $cubes } kostką
        [few] z { $cubes } kostkami
        [many] z { $cubes } kostkami
       *[other] z { $cubes } kostkami
    }
sylla-choice-turned-leads = zakryć

## Hand and thumb

sylla-choice-thumb = Kciuk { $thumb }
sylla-choice-hand =
    Kciuk { $thumb }, { $deniers ->
        [0] bez denarów
        [1] jeden denar
        [one] { $deniers } denar
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    }
sylla-choice-hand-up =
    { $votes ->
        [1] jeden głos na projekt
        [one] { $votes } głos na projekt
        [few] { $votes } głosy na projekt
        [many] { $votes } głosów na projekt
       *[other] { $votes } głosów na projekt
    }
sylla-choice-hand-down =
    { $votes ->
        [1] jeden głos
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosów
    }: prestiż { $prestige }
