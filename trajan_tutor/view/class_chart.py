"""Draws the progress of a class: a field for each learner and lesson, and under it how hard each lesson was."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.svg import clean, number
from trajan_tutor.view.text import SayMessage

_NAME: Final = 190
_CELL: Final = 44
_ROW: Final = 30
_HEAD: Final = 66
_BARS: Final = 110
_MARGIN: Final = 16
_LETTERS: Final = 22
# Dark writing on each: a ground for none, begun and done, which differ in light as well as in colour.
_STYLE: Final = (
    ".g{fill:#fbf5e7}.t{fill:#2b2118;font-size:14px;font-family:system-ui,'DejaVu Sans',sans-serif}.h{font-weight:700}"
    ".m{text-anchor:middle}.none{fill:#efe6d2}.begun{fill:#f2c46d}.done{fill:#8fc48a}.bar{fill:#1d4f91}.line{stroke:#6b5842}"
)


@dataclass(frozen=True, slots=True)
class ClassField:
    """One learner in one lesson: `none`, `begun` or `done`, wrong tries, and everything in words."""

    standing: str
    tries: int
    text: str


def draw_class(
    title: str,
    learners: Sequence[str],
    lessons: Sequence[tuple[str, str]],
    fields: Mapping[tuple[str, str], ClassField],
    legend: Mapping[str, str],
    text: str,
    words: SayMessage,
) -> Drawing:
    """Return the picture of a class, and `text` as the same in words; `words` tell what goes wrong with it.

    `lessons` are addresses and short labels; `fields` are by learner and address; `legend` has the words for `done`,
    `begun`, `none`, `number` (what stands in a field) and `bars`. The bars are the wrong tries of a learner in the
    mean, over those who began.
    """
    width = _NAME + _CELL * max(len(lessons), 9) + 2 * _MARGIN
    top = _MARGIN + _HEAD
    bottom = top + _ROW * len(learners)
    height = bottom + _BARS + _MARGIN
    drawn = [_text(title, _MARGIN, _MARGIN + 14, "t h")]
    drawn += _legend(legend)
    drawn += [_text(label, _middle(at), top - 6, "t m") for at, (_, label) in enumerate(lessons)]
    for row, learner in enumerate(learners):
        y = top + row * _ROW
        short = learner if len(learner) <= _LETTERS else f"{learner[: _LETTERS - 1]}…"
        drawn.append(_text(short, _MARGIN, y + 19, "t"))
        drawn += [_field(fields.get((learner, address)), at, y) for at, (address, _) in enumerate(lessons)]
    drawn += _bars(learners, lessons, fields, bottom)
    drawn.append(_text(legend["bars"], _MARGIN, bottom + _BARS - 30, "t"))
    return Drawing(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
        f"<title>{clean(title)}</title><style>{_STYLE}</style>"
        f'<rect class="g" width="{width}" height="{height}" rx="8"/>'
        f"{''.join(drawn)}</svg>",
        text,
        words=words,
    )


def _middle(at: int) -> float:
    return _MARGIN + _NAME + _CELL * (at + 0.5)


def _legend(legend: Mapping[str, str]) -> list[str]:
    drawn, x = [], _MARGIN
    for kind in ("done", "begun", "none"):
        drawn.append(f'<rect class="{kind}" x="{x}" y="{_MARGIN + 22}" width="14" height="14" rx="3"/>')
        drawn.append(_text(legend[kind], x + 20, _MARGIN + 34, "t"))
        x += 40 + 8 * len(legend[kind])
    return [*drawn, _text(legend["number"], x, _MARGIN + 34, "t")]


def _field(field: ClassField | None, at: int, y: float) -> str:
    standing, text = (field.standing, field.text) if field else ("none", "")
    x = _MARGIN + _NAME + _CELL * at + 2
    tries = _text(str(field.tries), _middle(at), y + 19, "t m") if field and field.standing != "none" else ""
    box = f'<rect class="{standing}" x="{x}" y="{y + 2}" width="{_CELL - 4}" height="{_ROW - 4}" rx="4"/>'
    return f"<g><title>{clean(text)}</title>{box}{tries}</g>" if text else box


def _bars(
    learners: Sequence[str],
    lessons: Sequence[tuple[str, str]],
    fields: Mapping[tuple[str, str], ClassField],
    top: float,
) -> list[str]:
    """Return a bar for each lesson: wrong tries in the mean over those who began it."""
    means = []
    for address, _ in lessons:
        begun = [field.tries for learner in learners if (field := fields.get((learner, address)))]
        means.append(sum(begun) / len(begun) if begun else 0.0)
    most = max([1.0, *means])
    ground = top + _BARS - 30
    drawn = [f'<path class="line" d="M{_MARGIN + _NAME} {ground}h{_CELL * len(lessons)}"/>']
    for at, mean in enumerate(means):
        high = (_BARS - 64) * mean / most
        drawn.append(
            f'<rect class="bar" x="{number(_middle(at) - 11)}" y="{number(ground - high)}" width="22" '
            f'height="{number(high)}"/>'
        )
        drawn.append(_text(f"{mean:.1f}", _middle(at), ground - high - 5, "t m"))
    return drawn


def _text(text: str, x: float, y: float, look: str) -> str:
    return f'<text class="{look}" x="{number(x)}" y="{number(y)}">{clean(text)}</text>'
