### Pictures: what they say of themselves, and what is wrong with a template.
### Room: captions in pictures: one line, as long as the English.

## The pictures

# What a board says of itself to those who do not see it.
# $places: 9, 183
# $seats: 2, 3
view-description = The table of { $seats } players, with { $places } places. Each says what it is and what lies there.
# The same of a picture that is only looked at.
# $places: 70, 141
# $seats: 2, 4
view-description-still = The table of { $seats } players, with { $places } places.

# What the parts of a table are called of which a game says nothing.
view-pane-board = Board
view-pane-own = Own mat
# $number: 1, 12
view-pane-other = Mat { $number }

## Charts

view-ledgers = { POINTS("title") } by source
# A bar read aloud: whose points, all of them, and how many are of which source.
# $points: 3, 12
view-ledger-told = { $name }: { $points } ({ $parts })
# $points: 3, 12
# $source: “Italia”, “sets of construction tiles”
view-ledger-part = { $source } { $points }
# $points: 3, 12
view-difference = { $first } compared with { $second }: { $points } { POINTS("several") }
view-curve = { POINTS("title") } by turn

## Files

view-pictures-missing = A picture as PNG needs the extra “pictures”: pip install "trajan-tutor[pictures]". Without it, save_svg writes the picture as SVG.
view-pdf-missing = PDF needs the extra “pictures”: pip install "trajan-tutor[pictures]". Without it, pages are written as HTML, which every browser prints.
# $file: “own.toml”, “first_times.toml”
# $problem: “Permission denied”, “There is no such file.”
view-not-written = { $file } cannot be written: { $problem }.

## Replays

view-replay-empty = A replay needs at least one picture.
view-replay-play = Play
view-replay-pause = Pause
view-replay-previous = One step back
view-replay-next = One step on
view-replay-position = Step of the game

## How margins spread

# $deals: 12
view-spread =
    { POINTS("title") } ahead (or behind: −) some turns later, in { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
# $points: “−2”, “−4”
view-spread-mean = mean { $points }
# $high: “14”, “17”
# $low: “−14”, “−24”
# $mean: “−2”, “−4”
# $name: “1 Tray III to V (Trajan); “points only” for slot I”, “2 Tray III to V (Trajan); “two goods cards” for slot I”
view-spread-row = { $name }: mean { $mean }; eight deals of ten lie between { $low } and { $high }
