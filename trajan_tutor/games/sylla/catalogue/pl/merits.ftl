### What a turn does for certain, as the coach tells it: parts of a sentence, in a list.

## Bids

sylla-merit-last = licytujesz na końcu: nikt już nie przebije
sylla-merit-unanswerable-votes =
    nikt nie przebije oferty { $bid ->
        [one] { $bid } głosu
        [few] { $bid } głosów
        [many] { $bid } głosów
       *[other] { $bid } głosów
    }: { $others ->
        [1] { SEAT($seat) } jeszcze licytuje i ma najwyżej { $most }
       *[other] z tych, którzy jeszcze licytują, najwięcej ma { SEAT($seat) }: { $most }
    }
sylla-merit-unanswerable-hexagons =
    nikt nie przebije oferty { $bid ->
        [one] { $bid } sześciokąta
        [few] { $bid } sześciokątów
        [many] { $bid } sześciokątów
       *[other] { $bid } sześciokątów
    }: { $others ->
        [1] { SEAT($seat) } jeszcze licytuje i może zapłacić najwyżej { $most }
       *[other] z tych, którzy jeszcze licytują, najwięcej może zapłacić { SEAT($seat) }: { $most }
    }
sylla-merit-offer = jeśli chcesz, dostajesz { FORM($building, "acc") }: licytujesz na końcu, a nikt inny nie może zapłacić więcej niż { $others }, więc wystarczy { $needed }
sylla-merit-free-bid =
    { $senators ->
        [0] nie kosztuje cię to ani denara
       *[other] pokrywają to twoi nieobróceni Senatorowie: nie kosztuje cię to ani denara
    }
sylla-merit-paid-bid =
    przy wygranej kosztuje to { $deniers ->
        [one] { $deniers } denara
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    } i zostaje ci { $left }
sylla-merit-office =
    konsul bierze żeton ({ $colour } jest teraz wart { $points }){ $number ->
        [0] , a werbuje i wystawia pierwszy
       *[other] , a werbuje pierwszy: w rzędzie jest tylko po jednej takiej karcie: { $cards }
    }
sylla-merit-lost = zapłata ({ $cards }) kosztuje w tej rundzie { $lost }
sylla-merit-lost-nothing = zapłacić może to, co w tej rundzie nic już nie zrobi ({ $cards }): cena nie kosztuje żadnej pracy
sylla-merit-lost-by-more = wyższa oferta kosztuje w tej rundzie { $lost }, jeśli płaci: { $cards }
sylla-merit-lost-deniers =
    { $number ->
        [1] denara dochodu
        [one] { $number } denara dochodu
        [few] { $number } denary dochodu
        [many] { $number } denarów dochodu
       *[other] { $number } denarów dochodu
    }
sylla-merit-lost-cubes =
    { $number ->
        [1] kostkę
        [one] { $number } kostkę
        [few] { $number } kostki
        [many] { $number } kostek
       *[other] { $number } kostek
    }
sylla-merit-lost-votes =
    { $number ->
        [1] głos na projekt
        [one] { $number } głos na projekt
        [few] { $number } głosy na projekt
        [many] { $number } głosów na projekt
       *[other] { $number } głosów na projekt
    }
sylla-merit-stall =
    { $building }, póki leży odkryty, przynosi { $deniers ->
        [one] { $deniers } denara
        [few] { $deniers } denary
        [many] { $deniers } denarów
       *[other] { $deniers } denarów
    } w { $rounds ->
        [1] jedynym pozostałym dochodzie
        [few] { $rounds } pozostałych dochodach
        [many] { $rounds } pozostałych dochodach
       *[other] { $rounds } pozostałych dochodach
    }
sylla-merit-field =
    głód wynosi { $famine }, a twoja strata { $loss }: Pole uprawne oszczędza teraz { $saved }, { $rounds ->
        [1] a to ostatni głód
        [few] a { $all } w { $rounds } pozostałych rundach, jeśli znacznik zostanie na miejscu
        [many] a { $all } w { $rounds } pozostałych rundach, jeśli znacznik zostanie na miejscu
       *[other] a { $all } w { $rounds } pozostałych rundach, jeśli znacznik zostanie na miejscu
    }

## Cards and hands

sylla-merit-christian =
    odkryta postać chrześcijańska przynosi na koniec { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }
sylla-merit-last-card = ostatnia taka karta w rzędzie: { $card }
sylla-merit-plebs =
    { $votes ->
        [one] { $votes } głos przynosi
        [few] { $votes } głosy przynoszą
        [many] { $votes } głosów przynosi
       *[other] { $votes } głosów przynosi
    } { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    } od plebsu, cokolwiek wybiorą inni
sylla-merit-place =
    { $work }: { $votes ->
        [one] { $votes } głos przynosi
        [few] { $votes } głosy przynoszą
        [many] { $votes } głosów przynosi
       *[other] { $votes } głosów przynosi
    } co najmniej { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }, cokolwiek inni wezmą na rękę
sylla-merit-place-first =
    { $votes ->
        [one] { $votes } głos to pewne
        [few] { $votes } głosy to pewne
        [many] { $votes } głosów to pewne
       *[other] { $votes } głosów to pewne
    } pierwsze miejsce, { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }: nikt inny nie może mieć więcej niż { $most }
sylla-merit-place-templum =
    { $work }: głosy ({ $votes }) przynoszą { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }, cokolwiek wybiorą inni
sylla-merit-more-votes =
    { $more ->
        [one] { $more } głos więcej zapewniłby
        [few] { $more } głosy więcej zapewniłyby
        [many] { $more } głosów więcej zapewniłoby
       *[other] { $more } głosów więcej zapewniłoby
    } { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
        [many] { $points } punktów prestiżu
       *[other] { $points } punktów prestiżu
    }, a teraz pewne jest { $sure }
sylla-merit-famine = na ten moment głód zabiera ci { $loss }, a pozostałym od { $least } do { $most }
sylla-merit-famine-shared = na ten moment głód zabiera każdemu tyle samo: { $loss }

## Tokens, markers, events

sylla-merit-token = żeton { $colour } jest teraz wart { $points }
sylla-merit-crisis-most =
    masz wtedy najwięcej żetonów { $colour }: { $now ->
        [0] gdyby ten znacznik wszedł w kryzys, byłoby to warte { $change }
       *[other] w kryzysie na koniec rundy jest to warte { $change }
    }
sylla-merit-crisis-middle =
    twoje żetony { $colour } w kryzysie nic ci wtedy nie dają ani nie zabierają: { $now ->
        [0] gdyby ten znacznik wszedł w kryzys, oszczędziłoby to { $change }
       *[other] na koniec rundy oszczędza to { $change }
    }
sylla-merit-crisis-in =
    { $colour } jest wtedy w kryzysie, a ty masz { $most ->
        [0] najmniej żetonów: na koniec rundy zabiera ci to { $points }
       *[other] najwięcej żetonów: na koniec rundy daje ci to { $points }
    }, jeśli tam zostanie
sylla-merit-crisis-out =
    { $colour } wychodzi z kryzysu, w którym masz { $most ->
        [0] najmniej żetonów: na koniec rundy oszczędza ci to { $points }
       *[other] najwięcej żetonów: na koniec rundy kosztuje cię to { $points }
    }, jeśli nie wróci
sylla-merit-step-right = krok znacznika { $colour } daje twoim żetonom { $own }, a żetonom rywala ({ SEAT($seat) }) { $theirs }
sylla-merit-step-left = krok znacznika { $colour } zabiera twoim żetonom { $own }, a żetonom rywala ({ SEAT($seat) }) { $theirs }
sylla-merit-cube-alone = nikt inny nie ma na razie tylu kostek na wydarzeniu { $event }: daje to żeton { $colour }, wart teraz { $points }
sylla-merit-cube-tied = remisujesz o najwięcej kostek na wydarzeniu { $event }: wszyscy remisujący biorą żeton { $colour }, wart teraz { $points }
sylla-merit-hurts-all = { $event } zabierze każdemu tyle samo: { $points }
sylla-merit-hurts-you = { $event } zaszkodzi najbardziej tobie: { $points }
sylla-merit-hurts-other = { $event } najbardziej zaszkodzi komu innemu ({ SEAT($seat) }: { $points }), a tobie mniej ({ $own }): zażegnanie pomaga bardziej rywalowi ({ SEAT($seat) }) niż tobie
sylla-merit-happens-all = { $event } zachodzi i zabiera każdemu tyle samo: { $points }
sylla-merit-happens-you = { $event } zachodzi i najbardziej szkodzi tobie: { $points }
sylla-merit-happens-other = { $event } zachodzi i najbardziej szkodzi komu innemu ({ SEAT($seat) }: { $points }), a tobie mniej ({ $own })
sylla-merit-tilted = { $card } leży bokiem: w tej rundzie i tak nie ma już nic do zrobienia
