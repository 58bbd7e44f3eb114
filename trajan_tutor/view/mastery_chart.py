"""A chart of what is mastered: a cell for each rule, in a row for each area of the rulebook."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.view.chart import render_chart, render_text
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.style import AUTO
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.text import SayMessage

_WIDTH: Final = 720.0
_MARGIN: Final = 20.0
_NAMES: Final = 176.0
_CELL: Final = 18.0
_STEP: Final = 22.0
_ROW: Final = 28.0
_LINE: Final = 22.0
_HEAD: Final = 18
_TEXT: Final = 14


@dataclass(frozen=True, slots=True)
class Cell:
    """One rule: how well it is known (`new`, `shaky`, `learning`, `mastered`), whether it is due, and it in words."""

    level: str
    is_due: bool
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """One area: its name, its rules, and a short text at the end."""

    name: str
    cells: Sequence[Cell]
    aside: str


@dataclass(frozen=True, slots=True)
class MasteryWords:
    """The words of the chart: its title, lines below it, the legend by levels and for what is due, lines at the end."""

    title: str
    lines: Sequence[str]
    legend: Sequence[tuple[str, str]]
    due: str
    ends: Sequence[str]


def draw_mastery(
    game: TutorGame,
    rows: Sequence[Row],
    labels: MasteryWords,
    words: SayMessage,
    *,
    prefix: str = "mastery",
    theme: str = AUTO,
) -> Drawing:
    """Return what is mastered of a game, area by area; `words` tell what goes wrong with the picture."""
    width = _WIDTH - 2 * _MARGIN
    middle = _MARGIN + _HEAD / 2
    drawn = [render_text(labels.title, _MARGIN, middle, "start name", width, _HEAD)]
    middle += _HEAD / 2 + _LINE / 2 + 2
    for line in labels.lines:
        drawn.append(render_text(line, _MARGIN, middle, "start", width, _TEXT))
        middle += _LINE
    drawn += _legend(labels, middle)
    middle += _LINE + 14
    for row in rows:
        drawn += _row(row, middle)
        middle += _ROW
    middle += 4
    for line in labels.ends:
        drawn.append(render_text(line, _MARGIN, middle, "start", width, _TEXT))
        middle += _LINE
    row_texts = [f"{row.name}: {'; '.join(cell.text for cell in row.cells)}" for row in rows]
    text = [*labels.lines, *row_texts, *labels.ends]
    return render_chart(game, words, "".join(drawn), labels.title, text, (prefix, theme, middle - _LINE / 2 + _MARGIN))


def _legend(labels: MasteryWords, middle: float) -> list[str]:
    drawn, x = [], _MARGIN
    for level, text in (*labels.legend, ("due", labels.due)):
        cell = _square("new", x, middle) + _due(x, middle) if level == "due" else _square(level, x, middle)
        drawn += [cell, render_text(text, x + _STEP + 2, middle, "start", 0, _TEXT)]
        x += _STEP + 22 + 7.6 * len(text)
    return drawn


def _row(row: Row, middle: float) -> list[str]:
    drawn = [render_text(row.name, _MARGIN, middle, "start", _NAMES - 10, _TEXT)]
    for at, cell in enumerate(row.cells):
        x = _MARGIN + _NAMES + at * _STEP
        mark = _square(cell.level, x, middle) + (_due(x, middle) if cell.is_due else "")
        drawn.append(f"<g><title>{clean(cell.text)}</title>{mark}</g>")
    drawn.append(render_text(row.aside, _WIDTH - _MARGIN, middle, "end", 0, _TEXT))
    return drawn


def _square(level: str, x: float, middle: float) -> str:
    """Return a cell; levels differ by their marks as well as by their colours."""
    top = middle - _CELL / 2
    box = (
        f'<rect class="level-{level}" x="{number(x)}" y="{number(top)}" width="{number(_CELL)}" '
        f'height="{number(_CELL)}" rx="3"/>'
    )
    marks = {
        "shaky": f"M{number(x + 5)} {number(top + 5)}l8 8m0 -8l-8 8",
        "learning": f"M{number(x + 9)} {number(top + 9)}m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0",
        "mastered": f"M{number(x + 4)} {number(top + 9)}l4 4l7 -8",
    }
    return box + (f'<path class="level-mark on-{level}" d="{marks[level]}"/>' if level in marks else "")


def _due(x: float, middle: float) -> str:
    """Return the mark of a rule that is due: a line below its cell."""
    return f'<path class="level-due" d="M{number(x)} {number(middle + _CELL / 2 + 3)}h{number(_CELL)}"/>'
