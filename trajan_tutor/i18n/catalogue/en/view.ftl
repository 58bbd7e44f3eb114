### Pictures: what they say of themselves, and what is wrong with a template.
### Room: captions in pictures: one line, as long as the English.

## The pictures

# What a board says of itself to those who do not see it.
view-description = The table of { $seats } players, with { $places } places. Each says what it is and what lies there.
# The same of a picture that is only looked at.
view-description-still = The table of { $seats } players, with { $places } places.

# What the parts of a table are called of which a game says nothing.
view-pane-board = Board
view-pane-own = Own mat
view-pane-other = Mat { $number }

## Charts

view-ledgers = { POINTS("title") } by source
# A bar read aloud: whose points, all of them, and how many are of which source.
view-ledger-told = { $name }: { $points } ({ $parts })
view-ledger-part = { $source } { $points }
view-difference = { $first } compared with { $second }: { $points } { POINTS("several") }
view-curve = { POINTS("title") } by turn

## Files

view-pictures-missing = A picture as PNG needs the extra "pictures": pip install "trajan-tutor[pictures]". Without it, save_svg writes the picture as SVG.
view-pdf-missing = PDF needs the extra "pictures": pip install "trajan-tutor[pictures]". Without it, pages are written as HTML, which every browser prints.
view-not-written = { $file } cannot be written: { $problem }.

## Replays

view-replay-empty = A replay needs at least one picture.
view-replay-play = Play
view-replay-pause = Pause
view-replay-previous = One step back
view-replay-next = One step on
view-replay-position = Step of the game

## How margins spread

view-spread =
    { POINTS("title") } ahead (or behind: −) some turns later, in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
view-spread-mean = mean { $points }
view-spread-row = { $name }: mean { $mean }; eight deals of ten lie between { $low } and { $high }
