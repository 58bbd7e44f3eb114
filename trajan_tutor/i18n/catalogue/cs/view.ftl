## The pictures

# What a board says of itself to those who do not see it.
view-description =
    Stůl pro { $seats ->
        [one] jednoho hráče
        [few] { $seats } hráče
       *[other] { $seats } hráčů
    }, míst na něm: { $places }. Každé řekne, co je zač a co na něm leží.
# The same of a picture that is only looked at.
view-description-still =
    Stůl pro { $seats ->
        [one] jednoho hráče
        [few] { $seats } hráče
       *[other] { $seats } hráčů
    }, míst na něm: { $places }.

# What the parts of a table are called of which a game says nothing.
view-pane-board = Herní plán
view-pane-own = Moje podložka
view-pane-other = Podložka { $number }

## Charts

view-ledgers = { POINTS("title") } podle zdroje
# A bar read aloud: whose points, all of them, and how many are of which source.
view-ledger-told = { $name }: { $points } ({ $parts })
view-ledger-part = { $source } { $points }
view-difference = Porovnání: { $first } a { $second }, rozdíl { $points } ({ POINTS("several") })
view-curve = { POINTS("title") } tah po tahu

## Files

view-pictures-missing = Obrázek PNG potřebuje doplněk „pictures“: pip install "trajan-tutor[pictures]". Bez něj uloží save_svg obrázek jako SVG.
view-pdf-missing = PDF potřebuje doplněk „pictures“: pip install "trajan-tutor[pictures]". Bez něj se stránky uloží jako HTML a to vytiskne každý prohlížeč.
view-not-written = Soubor { $file } nejde zapsat: { $problem }.

## Replays

view-replay-empty = Přehrání potřebuje aspoň jeden obrázek.
view-replay-play = Přehrát
view-replay-pause = Pauza
view-replay-previous = O krok zpět
view-replay-next = O krok dál
view-replay-position = Krok partie

## How margins spread

view-spread =
    { POINTS("title") }: náskok (−: ztráta) po několika tazích, { $deals ->
        [one] jedno rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }
view-spread-mean = průměr { $points }
view-spread-row = { $name }: průměr { $mean }; osm rozdání z deseti leží mezi { $low } a { $high }
