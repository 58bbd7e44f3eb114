"""Curves of points over the turns of a game, with a playhead for a page that goes along them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import SeatLook
from trajan_tutor.engine.message import Message
from trajan_tutor.view.chart import render_chart, render_text, signed
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.style import AUTO
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.text import SayMessage

_WIDE: Final = 720.0
# Beside a board: there the letters of the seats have to do, and writing of this size can still be read.
_NARROW: Final = 400.0
_HEIGHT: Final = 260.0
# So many lines help to read a curve.
_LINES: Final = 5
_MARGIN: Final = 16.0
_SCALE: Final = 34.0
_ENDS: Final = {_WIDE: 130.0, _NARROW: 36.0}
# Texts of marked turns lie so far apart, names so far below each other.
_MARK: Final = 44.0
_NAME: Final = 22.0
_TEXT: Final = 12
# Numbers of turns need so much room across, and below the axis.
_NUMBER: Final = 30.0
_NUMBERED: Final = 34.0


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where a curve lies: its edges, where zero is, and how far a turn and a point go."""

    left: float
    right: float
    top: float
    base: float
    across: float
    up: float

    @property
    def bottom(self) -> float:
        return self.top + _HEIGHT

    def at(self, turn: int) -> float:
        return self.left + turn * self.across


def draw_curve(  # noqa: PLR0913 (what a drawing may show besides the points is named at the call)
    game: TutorGame,
    points: Sequence[Sequence[int]],
    names: Sequence[str],
    words: SayMessage,
    *,
    marked: Mapping[int, str] | None = None,
    playhead: int | None = None,
    first_turn: int | None = None,
    prefix: str = "curve",
    theme: str = AUTO,
) -> Drawing:
    """Return curves of points: `points[seat][turn]`; `marked` turns have a line with a short text above it.

    With the number of the `first_turn`, turns are numbered below the axis. With a `playhead` that turn is marked, and
    the drawing is narrow, to stand beside a board. A page moves the playhead by the attributes `data-first`, the place
    of the first turn, and `data-step`, how far the turns are apart, in units of the drawing.
    """
    width = _WIDE if playhead is None else _NARROW
    values = [0, 1, *(value for row in points for value in row)]
    lowest, highest = min(values), max(values)
    turns = max((len(row) for row in points), default=0)
    frame = _frame(turns, lowest, highest, width)
    drawn = [*_grid(frame, lowest, highest), *_marks(frame, marked or {})]
    drawn += _curves(game.seat_looks, points, names, frame, named=width == _WIDE)
    corner = f"M{number(frame.left)} {number(frame.top)}V{number(frame.bottom)}H{number(frame.right)}"
    drawn.append(f'<path class="axis" d="{corner}"/>')
    data = ""
    if first_turn is not None:
        drawn += _numbers(frame, turns, first_turn)
    if playhead is not None:
        drawn.append(_playhead(frame, playhead))
        data = f'data-first="{number(frame.left)}" data-step="{frame.across:.4f}" data-turns="{turns}" '
    title = words(Message.of("view-curve"))
    texts = [f"{name}: {', '.join(signed(value) for value in row)}" for name, row in zip(names, points, strict=True)]
    form = (prefix, theme, frame.bottom + (_MARGIN if first_turn is None else _NUMBERED))
    return render_chart(game, words, "".join(drawn), title, texts, form, width=width, data=data)


def _frame(turns: int, lowest: int, highest: int, width: float) -> _Frame:
    left, right, top = _MARGIN + _SCALE, width - _MARGIN - _ENDS[width], _MARGIN + 26
    across = (right - left) / max(turns - 1, 1)
    up = _HEIGHT / max(highest - lowest, 1)
    return _Frame(left, right, top, top + _HEIGHT + lowest * up, across, up)


def _grid(frame: _Frame, lowest: int, highest: int) -> list[str]:
    drawn = []
    for value in grid_values(lowest, highest):
        y = frame.base - value * frame.up
        drawn.append(f'<path class="grid" d="M{number(frame.left)} {number(y)}H{number(frame.right)}"/>')
        drawn.append(render_text(signed(value), frame.left - 6, y, "caption end", 0, _TEXT))
    return drawn


def _numbers(frame: _Frame, turns: int, first: int) -> list[str]:
    """Return the numbers of turns below the axis, as many as there is room for."""
    fits = max(1, int((frame.right - frame.left) / _NUMBER))
    every = next((step for step in (1, 2, 5, 10, 20, 50, 100) if turns <= step * fits), turns)
    return [
        render_text(str(first + at), frame.at(at), frame.bottom + 20, "caption", 0, _TEXT)
        for at in range(turns)
        if (first + at) % every == 0
    ]


def _marks(frame: _Frame, marked: Mapping[int, str]) -> list[str]:
    drawn = []
    turns = sorted(marked)
    # Texts at the end of the game are moved to the left, then those at its beginning to the right, so that they lie
    # neither on one another nor outside.
    ends = spread_out([-min(frame.at(turn), frame.right) for turn in reversed(turns)], _MARK)
    places = spread_out([max(-end, _MARK / 2) for end in reversed(ends)], _MARK)
    for turn, place in zip(turns, places, strict=True):
        x = frame.at(turn)
        drawn.append(f'<path class="turning" d="M{number(x)} {number(frame.top - 4)}V{number(frame.bottom)}"/>')
        drawn.append(render_text(marked[turn], place, frame.top - 19, "turning-text", 0, _TEXT))
    return drawn


def _curves(
    looks: Sequence[SeatLook], points: Sequence[Sequence[int]], names: Sequence[str], frame: _Frame, *, named: bool
) -> list[str]:
    """Return the curve of every seat with its letter at its end, `named` with its name too, apart from each other."""
    drawn = []
    ends = []
    for seat, values in enumerate(points):
        if not values:
            continue
        dots = [(frame.at(turn), frame.base - value * frame.up) for turn, value in enumerate(values)]
        line = "L".join(f"{number(x)} {number(y)}" for x, y in dots)
        drawn.append(f'<path class="curve seat-{seat}" d="M{line}"><title>{clean(names[seat])}</title></path>')
        ends.append((dots[-1][1], dots[-1][0], seat))
    ends.sort()
    # Names below the axis are moved up, then those above each other apart again.
    lowest = [frame.bottom - _NAME * (len(ends) - 1 - at) for at in range(len(ends))]
    places = spread_out([min(end[0], low) for end, low in zip(ends, lowest, strict=True)], _NAME)
    for (y, x, seat), place in zip(ends, places, strict=True):
        drawn.append(f'<path class="grid" d="M{number(x)} {number(y)}L{number(x + 14)} {number(place)}"/>')
        drawn.append(f'<circle class="curve-end seat-{seat}" cx="{number(x + 22)}" cy="{number(place)}" r="10"/>')
        drawn.append(render_text(looks[seat].letter, x + 22, place, "bar-value", 0, _TEXT))
        if named:
            drawn.append(render_text(names[seat], x + 38, place, "name start", _ENDS[_WIDE] - 38))
    return drawn


def _playhead(frame: _Frame, turn: int) -> str:
    foot, top = number(frame.bottom), number(frame.top - 4)
    return (
        f'<g class="playhead" transform="translate({number(frame.at(turn))} 0)"><path d="M0 {top}V{foot}"/>'
        f'<path class="playhead-foot" d="M0 {foot}l7 12h-14z"/></g>'
    )


def spread_out(places: Sequence[float], apart: float) -> list[float]:
    """Return rising places, moved down where they are closer than a distance.

    >>> spread_out([10, 12, 50], 20)
    [10, 30, 50]
    """
    moved: list[float] = []
    for place in places:
        moved.append(max(place, moved[-1] + apart) if moved else place)
    return moved


def grid_values(lowest: int, highest: int) -> list[int]:
    """Return round values between two, about five of them.

    >>> grid_values(0, 48)
    [0, 10, 20, 30, 40]
    """
    steps = (1, 2, 5, 10, 20, 50, 100, 200, 500)
    step = next((step for step in steps if (highest - lowest) / step <= _LINES), steps[-1])
    return list(range(-(-lowest // step) * step, highest + 1, step))
