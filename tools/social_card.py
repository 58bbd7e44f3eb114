"""Draws the card that is shown where an address of the project is posted: `python tools/social_card.py FILE.png`.

Its name, what it is in a sentence, and the tables of all games in the middle of a game of bots: the fullest picture of
each cover. 1280 by 640 pixels, as most places ask for.
"""

import re
import sys
from itertools import count
from pathlib import Path
from typing import Final

from covers import pictures_of, plan_of
from resvg_py import svg_to_bytes

from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words

WIDE, HIGH = 1280, 640
GAMES: Final = ("trajan", "caesar", "sylla")
SENTENCE: Final = "Learn Roman board games on a board that says why."
# A cover measures so much, lies so far from the next one, and begins so far from the top.
COVER: Final = (376, 289)
GAP: Final = 38
TOP: Final = 248
_SIZE: Final = re.compile(r'\s(viewBox|width|height|preserveAspectRatio)="[^"]*"')
FRAME: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">
<rect width="{wide}" height="{high}" fill="#f6ecd8"/><rect width="{wide}" height="12" fill="#8c2f25"/>
<g font-family="DejaVu Serif" fill="#2a2118">
<text x="{left}" y="112" font-size="68" font-weight="bold">trajan_tutor</text>
<text x="{left}" y="178" font-size="33">{sentence}</text>
</g>
{covers}
</svg>"""
PLACE: Final = """<g transform="translate({across} {top})">
<clipPath id="frame-{at}"><rect width="{wide}" height="{high}" rx="14"/></clipPath>
<g clip-path="url(#frame-{at})">{picture}</g>
<rect width="{wide}" height="{high}" rx="14" fill="none" stroke="#8a7a5c" stroke-width="2"/>
<text x="{middle}" y="{below}" font-family="DejaVu Serif" font-size="30" fill="#2a2118"
 text-anchor="middle">{title}</text></g>"""


def card() -> str:
    """Return the card as a picture."""
    left = (WIDE - len(GAMES) * COVER[0] - (len(GAMES) - 1) * GAP) // 2
    places = zip(count(left, COVER[0] + GAP), enumerate(GAMES))
    covers = "".join(placed(name, at, across) for across, (at, name) in places)
    return FRAME.format(wide=WIDE, high=HIGH, left=left, sentence=SENTENCE, covers=covers)


def placed(name: str, at: int, across: int) -> str:
    """Return the table of a game at its place, with its title."""
    game = find_game(name)
    words = Words("en", folders=(game.resources.words,))
    plan = plan_of(game)
    # On some pictures of a cover a row is just empty: the longest one has most on it.
    fullest = max(pictures_of(game, plan, words), key=len)
    wide, high = COVER
    return PLACE.format(
        across=across,
        top=TOP,
        at=at,
        wide=wide,
        high=high,
        picture=within(fullest, plan.box, COVER, at),
        middle=wide // 2,
        below=high + 52,
        title=words(Message.of(f"{name}-title")),
    )


def within(picture: str, box: tuple[float, ...], size: tuple[int, int], at: int) -> str:
    """Return a part of a picture that fills a size, with names that no other picture has."""
    head, rest = re.sub(r'(id="|href="#|url\(#)', rf"\g<1>{'abc'[at]}-", picture).split(">", 1)
    shown = f'viewBox="{" ".join(map(str, box))}" width="{size[0]}" height="{size[1]}"'
    return f'{_SIZE.sub("", head)} {shown} preserveAspectRatio="xMidYMid slice">{rest}'


def main(arguments: list[str]) -> int:
    """Write the card."""
    (name,) = arguments
    file = Path(name)
    file.write_bytes(bytes(svg_to_bytes(svg_string=card())))
    print(f"{file}: {file.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
