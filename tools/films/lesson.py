"""The first game of a course in a real JupyterLab.

The game is played with the mouse, always what is lit first, to its end. Each picture shows what is clicked next by a
ring; what moves is pictured on its way.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from browsers import notebook, seen
from filming import MOVING, Film
from PIL import Image, ImageDraw
from playwright.sync_api import Locator, ViewportSize

SIZE: Final[ViewportSize] = {"width": 1366, "height": 768}
# What a picture of a film measures.
SMALL: Final = (SIZE["width"] // 2, SIZE["height"] // 2)
# Milliseconds for reading, and for a click.
READ, CLICKED = 1100, 500
PATIENCE: Final = 60_000
# So many pictures are taken of one movement at most.
ON_ITS_WAY: Final = 14
RING: Final = 22
NEXT: Final = ".go-next:not([aria-disabled=true])"
REPORT: Final = ".report .go-on"
LIT: Final = "[data-mark=lit]"
# Where the marks lead on: a place that is looked at and can be clicked. They come when the coach has found a turn.
GUIDED: Final = """stage => {
    const of = kind => [...stage.querySelectorAll(`[data-mark^=${kind}]`)].map(one => one.dataset.of);
    const lit = of('lit');
    return of('look').find(spot => lit.includes(spot)) ?? '';
}"""
FOUND: Final = 6000
CHOICE: Final = "[data-slot=choices] :is([data-move], .confirm:not([aria-disabled=true]))"
# Where something can be hit: others may cover its middle.
AIM: Final = """(stage, selector) => {
    for (const one of stage.querySelectorAll(selector)) {
        const box = one.getBoundingClientRect();
        for (const down of [.5, .3, .7, .15, .85]) for (const across of [.5, .3, .7, .15, .85]) {
            const point = [box.left + across * box.width, box.top + down * box.height];
            const hit = document.elementFromPoint(...point);
            if (hit && one.contains(hit) && hit.closest('[data-spot], button') === one) return point;
        }
    }
    return null;
}"""


class Player:
    """Somebody who plays at a stage and is filmed: with a ring where they are about to click."""

    def __init__(self, stage: Locator) -> None:
        """Have clicked nothing."""
        self.stage, self.page = stage, stage.page
        self.film = Film(self._seen)
        self._ring: tuple[float, float] | None = None

    def _seen(self) -> Image.Image:
        picture = seen(self.page)
        if self._ring:
            across, down = self._ring
            box = (across - RING, down - RING, across + RING, down + RING)
            ImageDraw.Draw(picture).ellipse(box, outline="#C2187A", width=5)
        return picture.resize(SMALL)

    def click(self, selector: str) -> bool:
        """Click what can be hit, and picture what it leads to; say whether there was anything."""
        point = self.stage.evaluate(AIM, selector)
        if point is None:
            return False
        self._ring = (point[0], point[1])
        self.film.take(CLICKED)
        self._ring = None
        answered = self.stage.get_attribute("data-answered")
        self.page.mouse.click(*point)
        if selector == REPORT:
            self.page.wait_for_timeout(CLICKED)
            return True
        self.page.wait_for_function(
            "([s, was]) => s.dataset.answered !== was", arg=[self.stage.element_handle(), answered]
        )
        for _ in range(ON_ITS_WAY):
            if self.stage.get_attribute("data-moving") != "true":
                break
            self.film.take(MOVING)
        self.page.wait_for_function("s => s.dataset.moving !== 'true'", arg=self.stage.element_handle())
        return True


def guided(player: Player) -> str:
    """Return the place to which the marks lead, once there is one; after a while the first that can be clicked."""
    for _ in range(FOUND // CLICKED):
        spot: str = player.stage.evaluate(GUIDED)
        if spot or player.stage.get_attribute("data-phase") != "doing":
            return spot
        player.page.wait_for_timeout(CLICKED)
    lit = player.stage.locator(LIT)
    return str(lit.first.get_attribute("data-of")) if lit.count() else ""


def play(player: Player, most: int) -> None:
    """Begin with a look at the stage, play so many decisions at most, and one page further."""
    film = player.film
    film.take(READ)
    for _ in range(most):
        phase = player.stage.get_attribute("data-phase")
        if phase == "done":
            film.take(READ)
        if phase not in {"doing", "done"}:
            break
        spot = guided(player)
        if not any(map(player.click, (REPORT, NEXT, f"[data-pane] [data-spot='{spot}']", CHOICE))):
            # Somebody else is at it, or what can be clicked is not drawn yet.
            player.page.wait_for_timeout(CLICKED)
    film.take(2 * READ)
    player.click(NEXT)
    film.take(2 * READ)


def lesson_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("lesson", help="its address, trajan/00-first-game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--most", type=int, default=300, help="so many decisions")


def lesson(arguments: Namespace) -> int:
    """Film a lesson into a file."""
    with player_of(f"tt.lesson({arguments.lesson!r})") as player:
        player.stage.locator("[data-slot=instruction] p").first.wait_for(timeout=PATIENCE)
        play(player, arguments.most)
        player.film.save(arguments.file)
    return 0


@contextmanager
def player_of(call: str) -> Iterator[Player]:
    """Show in a JupyterLab what a call returns, and give who plays there."""
    with notebook(f"import trajan_tutor as tt\n{call}", played_out=True, viewport=SIZE) as lab:
        page = lab.page
        page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        player = Player(page.locator(".trajan-tutor").first)
        player.stage.locator("[data-pane]").first.wait_for(timeout=PATIENCE)
        # Nothing of Lab's own lies over the stage.
        page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        page.add_style_tag(content=".Toastify { display: none }")
        player.stage.evaluate("stage => stage.scrollIntoView({ block: 'start', behavior: 'instant' })")
        page.wait_for_timeout(READ)
        yield player
