"""Measures how much of lit panes shows nothing: `python tools/empty_area.py [GAME ...]`.

A game of each kind is played as it was recorded (`record_models.py`), in the smallest window of a notebook. At every
decision each pane with a lit place is looked at in squares: empty is one that shows nothing but the ground of its pane.
"""

import io
import json
import sys
from collections.abc import Iterator, Sequence
from statistics import mean
from typing import Any, Final

from look_stage import served
from measure_clicks import chromium
from PIL import Image
from playwright.sync_api import Page, sync_playwright
from record_models import recorded

from trajan_tutor.engine.games import find_game, game_names

WINDOW: Final = (978, 635)
SQUARE: Final = 16
# What the edges of letters and the screen's rounding may differ by.
_NEAR: Final = 6
_ARGUMENTS: Final = ("--headless", "--no-sandbox", "--disable-gpu")
_BEGIN: Final = """() => {
    window.shown = new Walk(document.getElementById('host'), '', { dark: false, target: 0, contrast: false });
}"""
_HEAR: Final = "lines => window.shown.stay(lines)"
_LEAVE: Final = "() => window.shown.leave()"
_PANES: Final = """() => [...document.querySelectorAll('[data-pane]:has(.can-be-picked)')].map(pane => {
    const { left, top, width, height } = pane.getBoundingClientRect();
    const panel = pane.querySelector('.panel');
    const grounds = [getComputedStyle(pane).backgroundColor, ...(panel ? [getComputedStyle(panel).fill] : [])];
    return { name: pane.dataset.pane, box: [left, top, left + width, top + height], grounds };
})"""


def empty_share(picture: Image.Image, grounds: Sequence[tuple[int, ...]]) -> float:
    """Return the share of whole squares of a picture that show nothing but one of some grounds."""
    squares = [
        picture.crop((x, y, x + SQUARE, y + SQUARE)).getextrema()
        for y in range(0, picture.height - SQUARE + 1, SQUARE)
        for x in range(0, picture.width - SQUARE + 1, SQUARE)
    ]
    return sum(any(_shows_only(one, ground) for ground in grounds) for one in squares) / max(1, len(squares))


def _shows_only(extrema: Any, ground: Sequence[int]) -> bool:
    return all(
        abs(low - part) <= _NEAR and abs(high - part) <= _NEAR
        for (low, high), part in zip(extrema, ground, strict=True)
    )


def _colour(said: str) -> tuple[int, ...]:
    """Return a colour of a style as numbers."""
    return tuple(int(float(part)) for part in said[said.index("(") + 1 : -1].split(",")[:3])


def shares(page: Page, lines: Sequence[dict[str, Any]]) -> Iterator[tuple[str, float]]:
    """Give the name and the share of each pane with a lit place, after every message of a recording."""
    page.evaluate(_BEGIN)
    for line in lines:
        page.evaluate(_HEAR, [{"message": line["message"]}])
        panes = page.evaluate(_PANES)
        if panes:
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            for pane in panes:
                grounds = [_colour(one) for one in pane["grounds"]]
                yield pane["name"], empty_share(picture.crop(tuple(map(round, pane["box"]))), grounds)
    page.evaluate(_LEAVE)


def main(games: Sequence[str]) -> int:
    """Print the figures of games."""
    with sync_playwright() as playwright, served() as address:
        browser = playwright.chromium.launch(executable_path=chromium(), args=_ARGUMENTS)
        page = browser.new_page(viewport={"width": WINDOW[0], "height": WINDOW[1]})
        page.goto(address)
        page.wait_for_function("() => window.Walk")
        for game in games or game_names():
            name = f"{game}-game-{max(find_game(game).seat_counts)}"
            lines = [json.loads(line) for _, found in recorded("en", [name]) for line in found]
            found: dict[str, list[float]] = {}
            for pane, share in shares(page, lines):
                found.setdefault(pane, []).append(share)
            every = [share for pane in found.values() for share in pane]
            print(f"{game}: {mean(every):.0%} empty on average, at most {max(every):.0%}")
            for pane, seen in sorted(found.items()):
                print(f"  {pane}: {mean(seen):.0%}, at most {max(seen):.0%}, {len(seen)} times")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
