"""Several drawings in one picture: side by side with a caption each, and one below them."""

import re
from collections.abc import Sequence

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.view.chart import chart_style, render_text
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.style import AUTO, needed_rules
from trajan_tutor.view.svg import PREFIX, number

_ROOT = re.compile(r'<svg xmlns="[^"]*"([^>]*?) viewBox="0 0 ([\d.]+) ([\d.]+)" width="100%"')
_WIDTH = 1200.0
_GAP = 16.0
_LINE = 13.0
_SIZE = 17
# How wide the drawing below is, unless it shall be larger: charts are made for reading at that width.
_BELOW = 720.0


def draw_beside(
    game: TutorGame,
    drawings: Sequence[Drawing],
    captions: Sequence[str],
    below: Drawing,
    *,
    prefix: str,
    theme: str = AUTO,
    size: int = _SIZE,
    below_width: float = _BELOW,
) -> Drawing:
    """Return drawings side by side under their captions, and one below them.

    The drawings need different prefixes and the same theme. Captions are plain text of one or several lines, in letters
    of a `size`; `below_width` is how wide the last drawing is, of 1200.
    """
    width = (_WIDTH - _GAP * (len(drawings) - 1)) / len(drawings)
    line = size + _LINE
    captioned = line * max(caption.count("\n") + 1 for caption in captions)
    body = []
    lowest = 0.0
    for at, (drawing, caption) in enumerate(zip(drawings, captions, strict=True)):
        x = at * (width + _GAP)
        placed, height = _placed(drawing.svg, x, captioned, width)
        for row, text in enumerate(caption.split("\n")):
            body.append(render_text(text, x + _GAP, line * (row + 0.5), "start", width - _GAP, size))
        body.append(placed)
        lowest = max(lowest, captioned + height)
    placed, height = _placed(below.svg, (_WIDTH - below_width) / 2, lowest + _GAP, below_width)
    body.append(placed)
    style = needed_rules(chart_style(game.resources.board, theme), 'class="start"').replace(PREFIX, prefix)
    # For the captions alone: the drawings have styles of their own, which are weaker than one that names this picture.
    style = style.replace(f"#{prefix} ", f"#{prefix}>")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{prefix}" viewBox="0 0 {number(_WIDTH)} '
        f'{number(lowest + _GAP + height)}" width="100%" role="group"><style>{style}</style>{"".join(body)}</svg>'
    )
    texts = [f"{caption}\n{drawing.text}" for drawing, caption in zip(drawings, captions, strict=True)]
    return Drawing(svg, "\n\n".join([*texts, below.text]), words=below.words)


def _placed(svg: str, x: float, y: float, width: float) -> tuple[str, float]:
    """Return a drawing as a part of another one, and how high it is at that width."""
    match = _ROOT.match(svg)
    if match is None:
        raise ValueError(svg[:80])
    inner, height = float(match[2]), float(match[3]) * width / float(match[2])
    root = (
        f'<svg{match[1]} viewBox="0 0 {number(inner)} {match[3]}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(height)}"'
    )
    return root + svg[match.end() :], height
