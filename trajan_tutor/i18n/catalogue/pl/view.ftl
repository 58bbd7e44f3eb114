## The pictures

# What a board says of itself to those who do not see it.
view-description =
    Stół dla { $seats ->
        [one] jednego gracza
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }, liczba miejsc: { $places }. Każde mówi, czym jest i co na nim leży.
# The same of a picture that is only looked at.
view-description-still =
    Stół dla { $seats ->
        [one] jednego gracza
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }, liczba miejsc: { $places }.

# What the parts of a table are called of which a game says nothing.
view-pane-board = Plansza
view-pane-own = Moja plansza
view-pane-other = Plansza gracza { $number }

## Charts

view-ledgers = { POINTS("title") } według źródeł
# A bar read aloud: whose points, all of them, and how many are of which source.
view-ledger-told = { $name }: { $points } ({ $parts })
view-ledger-part = { $source } { $points }
view-difference = Porównanie: { $first } i { $second }, różnica { $points } ({ POINTS("several") })
view-curve = { POINTS("title") } tura po turze

## Files

view-pictures-missing = Obraz PNG wymaga dodatku „pictures”: pip install "trajan-tutor[pictures]". Bez niego save_svg zapisuje obraz jako SVG.
view-pdf-missing = PDF wymaga dodatku „pictures”: pip install "trajan-tutor[pictures]". Bez niego strony zapisują się jako HTML, a to wydrukuje każda przeglądarka.
view-not-written = Pliku { $file } nie da się zapisać: { $problem }.

## Replays

view-replay-empty = Odtworzenie wymaga co najmniej jednego obrazu.
view-replay-play = Odtwórz
view-replay-pause = Pauza
view-replay-previous = Krok wstecz
view-replay-next = Krok dalej
view-replay-position = Krok rozgrywki

## How margins spread

view-spread =
    { POINTS("title") }: przewaga (lub strata: −) po kilku turach, { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }
view-spread-mean = średnio { $points }
view-spread-row = { $name }: średnio { $mean }; osiem rozdań z dziesięciu mieści się między { $low } a { $high }
