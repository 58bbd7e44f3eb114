"""A page to be hung up: what somebody can do at the end of a course, on one sheet of paper, also in black and white."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.view.drawing import Drawing, policy
from trajan_tutor.view.svg import clean

# What is left of A4 and of Letter within their margins: a page of this size is one sheet of either.
_WIDE, _HIGH = 190, 256
# The more there is to say, the smaller it is written: letters of a course, and the size in points.
_SIZES: Final = ((1300, 9.4), (1800, 8.4), (3000, 7.8))
_SMALLEST: Final = 7.0
# A meander of our own, as it runs round mosaics; it is repeated.
_MEANDER: Final = (
    '<svg class="meander" aria-hidden="true"><defs><pattern id="meander-{name}" width="24" height="14" '
    'patternUnits="userSpaceOnUse"><path d="M0 12.500h20v-11H5v7h9v-3.500H9.500M20 12.500h4" fill="none" '
    'stroke="#2B2118" stroke-width="1.500"/></pattern></defs>'
    '<rect width="100%" height="14" fill="url(#meander-{name})"/></svg>'
)
_STYLE: Final = (
    "@page{margin:10mm}*{box-sizing:border-box}body{margin:0;color:#2B2118;background:#fff;"
    'font-family:"DejaVu Sans","Noto Sans",system-ui,sans-serif;print-color-adjust:exact;'
    "-webkit-print-color-adjust:exact}"
    f"main{{width:{_WIDE}mm;height:{_HIGH}mm;margin:0 auto;padding:5mm 8mm;border:.8mm double #2B2118;"
    "display:flex;flex-direction:column;gap:3mm;overflow:hidden}"
    'h1,h2{margin:0;font-family:Georgia,"Palatino Linotype","DejaVu Serif",serif;text-align:center}'
    "h1{font-size:38pt;font-variant:small-caps;letter-spacing:.08em;line-height:1;font-weight:600}"
    "h2{font-size:13pt;font-weight:400;font-style:italic}"
    ".meander{display:block;width:100%;height:14px;flex:none}"
    ".picture{flex:1 1 0;min-height:20mm;max-height:106mm;overflow:hidden;border:.3mm solid #6B5842;"
    "border-radius:1.5mm}"
    ".picture svg{display:block;width:100%;height:100%}"
    ".lines{display:flex;gap:8mm;font-size:10pt}.lines p{flex:2;margin:2mm 0 0;border-bottom:.3mm solid #2B2118;"
    "padding:0 0 1mm;color:#5A4630}.lines p+p{flex:1}.lines b{color:#2B2118}"
    ".can{columns:2;column-gap:7mm;margin:0;padding:0;list-style:none;line-height:1.28}"
    ".can li{break-inside:avoid;padding:0 0 .5em 1.5em;text-indent:-1.5em}.can .sign{display:inline-block;width:1.5em;"
    "text-indent:0;font-weight:700}.can .open{color:#6B5842}"
    ".rules{display:flex;flex-wrap:wrap;justify-content:center;gap:1.5mm 6mm;font-size:7.5pt}"
    ".rules div{text-align:center}.rules svg{display:block;margin:0 auto .5mm}"
    ".legend{text-align:center;font-size:7.5pt;margin:0;color:#5A4630}"
)
# How a rule looks by how well it is known: filled, with a dot in it, or empty, so that no colour is needed.
_FULL: Final = {"mastered": '<circle cx="{x}" cy="5" r="3.800"/>', "learning": '<circle cx="{x}" cy="5" r="1.700"/>'}
_RING: Final = '<circle cx="{x}" cy="5" r="3.800" fill="none" stroke="#2B2118" stroke-width=".8"/>'
_STEP: Final = 9.4


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that a lesson makes able to do; whether the lesson is done."""

    title: str
    text: str
    is_done: bool


@dataclass(frozen=True, slots=True)
class AreaKnown:
    """An area of the rulebook, and how well each of its rules is known, by the name of the level."""

    name: str
    levels: Sequence[str]


@dataclass(frozen=True, slots=True)
class Achievement:
    """What stands on the page: game and heading, the lines for name and date, what the drawing of rules says."""

    game: str
    heading: str
    name: str
    date: str
    rules: str
    abilities: Sequence[Ability]
    areas: Sequence[AreaKnown] = ()


def achievement_page(achievement: Achievement, picture: Drawing, language: str) -> str:
    """Return the page as HTML that needs nothing else, to be printed by a browser."""
    letters = sum(len(ability.title) + len(ability.text) for ability in achievement.abilities)
    size = next((size for most, size in _SIZES if letters <= most), _SMALLEST)
    # As wide as the page; what has no room below is left out.
    window = picture.portable().replace("<svg ", '<svg preserveAspectRatio="xMidYMin slice" ', 1)
    above, below = (_MEANDER.replace("{name}", name) for name in ("above", "below"))
    return (
        f'<!DOCTYPE html>\n<html lang="{clean(language)}">\n<head><meta charset="utf-8">{policy()}'
        f"<title>{clean(achievement.heading)}</title><style>{_STYLE}</style></head>\n<body><main>{above}"
        f"<h1>{clean(achievement.game)}</h1><h2>{clean(achievement.heading)}</h2>"
        f'<div class="lines"><p>{clean(achievement.name)}</p><p>{clean(achievement.date)}</p></div>'
        f'<div class="picture">{window}</div>'
        f'<ul class="can" style="font-size:{size}pt">{"".join(map(_ability, achievement.abilities))}</ul>'
        f"{_rules(achievement)}{below}"
        "</main></body>\n</html>\n"
    )


def _ability(ability: Ability) -> str:
    sign, standing = ("✓", "done") if ability.is_done else ("○", "open")
    title, text = clean(ability.title), clean(ability.text)
    return f'<li class="{standing}"><span class="sign">{sign}</span><b>{title}</b> {text}</li>'


def _rules(achievement: Achievement) -> str:
    if not achievement.areas:
        return ""
    drawn = "".join(f"<div>{_dots(area.levels)}{clean(area.name)}</div>" for area in achievement.areas)
    return f'<div class="rules">{drawn}</div><p class="legend">{clean(achievement.rules)}</p>'


def _dots(levels: Iterable[str]) -> str:
    marks = [(_RING + _FULL.get(level, "")).replace("{x}", f"{5 + at * _STEP:g}") for at, level in enumerate(levels)]
    width = 10 + (len(marks) - 1) * _STEP
    return f'<svg width="{width:g}" height="10" viewBox="0 0 {width:g} 10" aria-hidden="true">{"".join(marks)}</svg>'
