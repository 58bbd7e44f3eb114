"""A chart of how margins spread over many deals: one row for each turn, told apart by number and shape."""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.view.chart import render_chart, render_text, signed
from trajan_tutor.view.curve import grid_values
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.style import AUTO
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.text import SayMessage

_WIDTH: Final = 720.0
_MARGIN: Final = 16.0
_NUMBER: Final = 26.0
_FIGURES: Final = 110.0
# A row: its title above its bars, so that the bars have the whole width.
_TITLE: Final = 30.0
_HEIGHT: Final = 62.0
_ROW: Final = _TITLE + _HEIGHT + 14.0
_AXIS: Final = 28.0
_MOST_BINS: Final = 28
_SHAPES: Final = 3
_NUMBERS: Final = "123"


def draw_spread(
    game: TutorGame,
    margins: Sequence[Sequence[float]],
    names: Sequence[str],
    words: SayMessage,
    *,
    prefix: str = "spread",
    theme: str = AUTO,
) -> Drawing:
    """Return how margins, in points, spread over deals: `margins[row]` are those of the turn called `names[row]`.

    The height of a bar is the share of deals, on one scale for all rows; a shape stands at the mean. No row is empty.
    """
    lowest = floor(min(min(row) for row in margins))
    highest = ceil(max(max(row) for row in margins)) + 1
    width = bin_width(lowest, highest)
    first = floor(lowest / width) * width
    bins = ceil((highest - first) / width)
    left, right = _MARGIN, _WIDTH - _MARGIN
    unit = (right - left) / (bins * width)
    counts = [binned(row, first, width, bins) for row in margins]
    tallest = max(count / len(row) for row, bin_counts in zip(margins, counts, strict=True) for count in bin_counts)
    bottom = _MARGIN + len(margins) * _ROW
    drawn = []
    for value in grid_values(first, first + bins * width):
        x = left + (value - first) * unit
        drawn.append(f'<path class="grid" d="M{number(x)} {number(_MARGIN)}V{number(bottom)}"/>')
        drawn.append(render_text(signed(value), x, bottom + 12, "caption", 0, 12))
    texts = []
    for at, (row, name) in enumerate(zip(margins, names, strict=True)):
        top = _MARGIN + at * _ROW
        base = top + _TITLE + _HEIGHT
        shares = [count / len(row) for count in counts[at]]
        mean = sum(row) / len(row)
        drawn.append(render_text(_NUMBERS[at], _MARGIN, top + _TITLE / 2, "name start", 0, 20))
        room = right - left - _NUMBER - _FIGURES
        drawn.append(render_text(name, _MARGIN + _NUMBER, top + _TITLE / 2, "start plate-value", room))
        drawn += _bars(shares, (left, base), (width * unit, _HEIGHT / tallest), at)
        drawn.append(f'<path class="axis" d="M{number(left)} {number(base)}H{number(right)}"/>')
        drawn.append(_shape(at, left + (mean - first) * unit, base))
        mean_text = words(Message.of("view-spread-mean", points=signed(round(mean))))
        drawn.append(render_text(mean_text, right, top + _TITLE / 2, "plate-value end", _FIGURES))
        ordered = sorted(row)
        texts.append(
            words(
                Message.of(
                    "view-spread-row",
                    name=f"{_NUMBERS[at]} {name}",
                    mean=signed(round(mean)),
                    low=signed(round(ordered[len(row) // 10])),
                    high=signed(round(ordered[-1 - len(row) // 10])),
                )
            )
        )
    title = words(Message.of("view-spread", deals=len(margins[0])))
    drawn.append(render_text(title, (left + right) / 2, bottom + _AXIS + 6, "caption", _WIDTH - 2 * _MARGIN, 12))
    return render_chart(game, words, "".join(drawn), title, texts, (prefix, theme, bottom + _AXIS + _MARGIN + 4))


def bin_width(lowest: int, highest: int) -> int:
    """Return how many points a bar stands for, so that there are not too many bars.

    >>> bin_width(-5, 12), bin_width(-40, 60)
    (1, 5)
    """
    widths = (1, 2, 5, 10, 20, 50, 100)
    return next((width for width in widths if (highest - lowest) / width <= _MOST_BINS), widths[-1])


def binned(values: Sequence[float], first: int, width: int, bins: int) -> list[int]:
    """Return how many values fall into each of so many equal ranges from a first value on.

    >>> binned([0.0, 1.5, 3.0, 3.9], 0, 2, 2)
    [2, 2]
    """
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - first) // width))] += 1
    return counts


def _bars(shares: Sequence[float], origin: tuple[float, float], unit: tuple[float, float], row: int) -> list[str]:
    drawn = []
    for at, share in enumerate(shares):
        if not share:
            continue
        height = share * unit[1]
        x, y = origin[0] + at * unit[0], origin[1] - height
        drawn.append(
            f'<rect class="bar spread-{row % _SHAPES}" x="{number(x)}" y="{number(y)}" '
            f'width="{number(unit[0])}" height="{number(height)}"><title>{clean(f"{share:.0%}")}</title></rect>'
        )
    return drawn


def _shape(row: int, x: float, base: float) -> str:
    """Return the sign at the mean of a row: a disc, a square, a diamond."""
    y = base
    if row % _SHAPES == 0:
        return f'<circle class="spread-mean" cx="{number(x)}" cy="{number(y)}" r="7"/>'
    if row % _SHAPES == 1:
        return f'<rect class="spread-mean" x="{number(x - 6.5)}" y="{number(y - 6.5)}" width="13" height="13"/>'
    top, end, low, begin = number(y - 9), number(x + 9), number(y + 9), number(x - 9)
    path = f"M{number(x)} {top}L{end} {number(y)}L{number(x)} {low}L{begin} {number(y)}Z"
    return f'<path class="spread-mean" d="{path}"/>'
