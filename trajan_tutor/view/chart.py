"""Charts of points: bars by source, and the difference of two ledgers.

Sources are named by the words and coloured by the style sheet of the game that they belong to.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.style import AUTO, needed_rules, read_style
from trajan_tutor.view.svg import PREFIX, clean, fitted, number
from trajan_tutor.view.text import SayMessage

_WIDTH = 720.0
_MARGIN = 16.0
_NAMES = 130.0
_TOTALS = 56.0
_BAR = 32.0
_ROW = 44.0
_LEGEND_ROW = 24.0
_LEGEND_COLUMNS = 3
_TEXT = 13
MINUS = "\N{MINUS SIGN}"


def draw_ledgers(
    game: TutorGame,
    ledgers: Sequence[Ledger],
    names: Sequence[str],
    words: SayMessage,
    *,
    prefix: str = "ledgers",
    theme: str = AUTO,
) -> Drawing:
    """Return stacked bars of points by source, one for each ledger; what cost points is stacked to the left of zero."""
    gains = max((sum(points for _, points in ledger if points > 0) for ledger in ledgers), default=0)
    losses = max((-sum(points for _, points in ledger if points < 0) for ledger in ledgers), default=0)
    left = _MARGIN + _NAMES
    unit = (_WIDTH - left - _TOTALS - _MARGIN) / max(gains + losses, 1)
    zero = left + losses * unit
    drawn, texts = [], []
    for row, (ledger, name) in enumerate(zip(ledgers, names, strict=True)):
        top = _MARGIN + row * _ROW
        drawn += [render_text(name, _MARGIN, top + _BAR / 2, "name start", _NAMES - 10)]
        drawn += stacked_bar(game, ledger, words, (zero, top), unit)
        drawn += [render_text(signed(ledger.total), _WIDTH - _MARGIN, top + _BAR / 2, "score end", _TOTALS, 20)]
        texts.append(words(_bar_message(game, name, ledger)))
    bottom = _MARGIN + len(ledgers) * _ROW
    drawn.append(f'<path class="axis" d="M{number(zero)} {number(_MARGIN - 6)}V{number(bottom - 4)}"/>')
    sources = [source for source in game.sources if any(ledger[source] for ledger in ledgers)]
    drawn += legend(game, sources, words, bottom + 10)
    height = bottom + 16 + _LEGEND_ROW * -(-len(sources) // _LEGEND_COLUMNS)
    title = words(Message.of("view-ledgers"))
    return render_chart(game, words, "".join(drawn), title, texts, (prefix, theme, height))


def _bar_message(game: TutorGame, name: str, ledger: Ledger) -> Message:
    """Return a bar in words: whose points, how many, and from which sources."""
    parts = [
        Message.of("view-ledger-part", source=Term(f"{game.name}-source-{source}"), points=signed(points))
        for source, points in ledger
    ]
    return Message.of("view-ledger-told", name=name, points=signed(ledger.total), parts=parts)


def stacked_bar(
    game: TutorGame, ledger: Ledger, words: SayMessage, start: tuple[float, float], unit: float
) -> list[str]:
    """Return the parts of one bar, gains to the right of zero and losses to the left of it."""
    right = left = start[0]
    drawn = []
    for source, points in ledger:
        width = abs(points) * unit
        if points > 0:
            x, right = right, right + width
        else:
            left -= width
            x = left
        label = f"{source_word(game, source, words)}: {signed(points)}"
        drawn.append(bar(source, label, signed(points), (x, start[1], width)))
    return drawn


def bar(source: str, label: str, value: str, box: tuple[float, float, float]) -> str:
    """Return a part of a bar at left, top and width, with its value where there is room for it."""
    x, top, width = box
    shown = ""
    if width >= 9 * len(value):
        shown = render_text(value, x + width / 2, top + _BAR / 2, "bar-value", 0)
    return (
        f'<g><title>{clean(label)}</title><rect class="bar source-{source}" x="{number(x)}" y="{number(top)}" '
        f'width="{number(width)}" height="{number(_BAR)}"/>{shown}</g>'
    )


def draw_difference(
    game: TutorGame,
    first: Ledger,
    second: Ledger,
    names: Sequence[str],
    words: SayMessage,
    *,
    prefix: str = "difference",
    theme: str = AUTO,
) -> Drawing:
    """Return what the first ledger has more (to the right) or less (to the left) than the second, source by source."""
    difference = first - second
    rows = list(difference)
    most = max((abs(points) for _, points in rows), default=1)
    label = _NAMES + 60
    middle = (_MARGIN + label + _WIDTH - _TOTALS) / 2
    unit = (middle - _MARGIN - label - _TOTALS) / most
    drawn, texts = [], []
    for row, (source, points) in enumerate(rows):
        top = _MARGIN + row * _ROW
        word = source_word(game, source, words)
        width = abs(points) * unit
        drawn.append(render_text(word, _MARGIN, top + _BAR / 2, "start plate-value", label))
        drawn.append(bar(source, f"{word}: {signed(points)}", "", (min(middle, middle + points * unit), top, width)))
        aside = middle + points * unit + (6 if points > 0 else -6)
        drawn.append(
            render_text(signed(points), aside, top + _BAR / 2, f"plate-value{' end' if points < 0 else ' start'}", 0)
        )
        texts.append(f"{word}: {signed(points)}")
    bottom = _MARGIN + len(rows) * _ROW
    drawn.append(f'<path class="axis" d="M{number(middle)} {number(_MARGIN - 6)}V{number(bottom)}"/>')
    title = words(Message.of("view-difference", first=names[0], second=names[1], points=signed(difference.total)))
    drawn.append(render_text(title, _WIDTH / 2, bottom + 16, "name", _WIDTH - 2 * _MARGIN))
    return render_chart(game, words, "".join(drawn), title, texts, (prefix, theme, bottom + 34))


def legend(game: TutorGame, sources: Sequence[str], words: SayMessage, top: float) -> list[str]:
    """Return a swatch and a word for each source."""
    width = (_WIDTH - 2 * _MARGIN) / _LEGEND_COLUMNS
    drawn = []
    for index, source in enumerate(sources):
        x = _MARGIN + index % _LEGEND_COLUMNS * width
        y = top + index // _LEGEND_COLUMNS * _LEGEND_ROW
        drawn.append(f'<rect class="bar source-{source}" x="{number(x)}" y="{number(y)}" width="16" height="16"/>')
        drawn.append(render_text(source_word(game, source, words), x + 24, y + 8, "start plate-value", width - 32))
    return drawn


def render_text(text: str, x: float, middle: float, classes: str, width: float, size: int = _TEXT) -> str:
    """Return a text by its middle line, cut to a width; 0 means any."""
    text, fitting = fitted(text, size, width)
    y = number(middle + fitting * 0.36)
    return f'<text class="{classes}" x="{number(x)}" y="{y}" font-size="{number(fitting)}">{clean(text)}</text>'


def signed(points: int) -> str:
    """Return points as one writes them, with the sign for less than nothing.

    >>> signed(12)
    '12'
    """
    return str(points).replace("-", MINUS)


def source_word(game: TutorGame, source: str, words: SayMessage) -> str:
    """Return the word for a source."""
    return words(Message.of(f"{game.name}-source-{source}"))


def render_chart(
    game: TutorGame,
    words: SayMessage,
    body: str,
    title: str,
    texts: Sequence[str],
    form: tuple[str, str, float],
    *,
    width: float = _WIDTH,
    data: str = "",
) -> Drawing:
    """Return a chart as a drawing: `form` is its prefix, its theme and its height; `data` are attributes for a page."""
    prefix, theme, height = form
    size = f"{number(width)} {number(height)}"
    style = needed_rules(chart_style(game.resources.board, theme), body)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PREFIX}" class="chart" viewBox="0 0 {size}" width="100%" '
        f'{data}role="img" aria-labelledby="{PREFIX}-title"><title id="{PREFIX}-title">{clean(title)}</title>'
        f"<desc>{clean('; '.join(texts))}</desc><style>{style}</style>{body}</svg>"
    )
    return Drawing(svg.replace(PREFIX, prefix), "\n".join([title, *texts]), words=words)


@lru_cache(maxsize=16)
def chart_style(board: Path, theme: str) -> str:
    """Return the rules of charts, and those of the game for its sources, in a theme."""
    common, own = templates_folder(), board
    files = (common / "style.css", own / "style.css", common / "chart.css", own / "chart.css")
    style = read_style([file for file in files if file.is_file()], frozenset(), frozenset())
    return style.sheet(theme)
