"""Films what the tutor does in twenty seconds, for who looks first: `python tools/film_front.py FILE.webp`.

In a real JupyterLab something is sown, something is tried that no rule allows, the coach is asked until it names a
turn and says why, and all of it is taken back. Each scene has its sentence below it. The film is an animated WebP, and
beside it lies a sheet of its pictures.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from film import READ, Film, in_lab
from PIL import Image, ImageDraw, ImageFont

GAME: Final = 'import trajan_tutor as tt\ntt.play("trajan", seats=2, seed=7)'
LOOK: Final = 1700
SIZE: Final = (1024, 576)
STRIP: Final = 52
LETTERS: Final = 24
INK, PAPER = "#2A2118", "#FBF3E2"
LIT: Final = "[data-pane] [data-spot='{}']"
# What is sown, and a tray that cannot be sown in the same turn.
TRAY, FORBIDDEN = "mat.0.tray.III", "mat.0.tray.I"
CORNER: Final = (2, 2)
HINT: Final = ".action-hint"
LEVEL: Final = ".action-hint-level"
BACK: Final = ".undo"
PATIENCE: Final = 60_000


def sown(film: Film) -> None:
    """Sow one tray."""
    film.take(LOOK)
    film.click(LIT.format(TRAY))
    # Nothing is pointed at any more, so that no label lies over the board.
    film.page.mouse.move(*CORNER)
    film.take(READ)


def forbidden(film: Film) -> None:
    """Try what no rule allows."""
    film.click(LIT.format(FORBIDDEN))
    film.page.mouse.move(*CORNER)
    film.page.wait_for_timeout(READ)
    film.take(2 * LOOK)


def asked(film: Film) -> None:
    """Ask the coach until it names a turn and says why."""
    film.click(HINT)
    film.stage.locator(LEVEL).wait_for(timeout=PATIENCE)
    film.take(LOOK)
    while film.stage.locator(LEVEL).count():
        if not film.click(LEVEL):
            break
        film.take(LOOK)


def taken_back(film: Film) -> None:
    """Take all of it back."""
    film.click(BACK)
    film.page.mouse.move(*CORNER)
    film.page.wait_for_timeout(READ)
    film.take(LOOK)


SCENES: Final[tuple[tuple[str, Callable[[Film], None]], ...]] = (
    ("What you may do lights up. Click it.", sown),
    ("What you may not do is answered with the rule that forbids it.", forbidden),
    ("A coach looks ahead: first where to look, then what to play, and why.", asked),
    ("Everything can be taken back and tried another way.", taken_back),
)


def story(film: Film) -> None:
    """Play one scene after another, each with its sentence."""
    for sentence, scene in SCENES:
        begun = len(film.pictures)
        scene(film)
        film.pictures[begun:] = [captioned(one, sentence) for one in film.pictures[begun:]]


def captioned(picture: Image.Image, sentence: str) -> Image.Image:
    """Return a picture with a sentence in a strip below it."""
    wide, high = picture.size
    whole = Image.new("RGB", (wide, high + STRIP), PAPER)
    whole.paste(picture, (0, 0))
    font = ImageFont.load_default(size=LETTERS)
    ImageDraw.Draw(whole).text((wide / 2, high + STRIP / 2), sentence, fill=INK, font=font, anchor="mm")
    return whole


def main(arguments: Sequence[str]) -> int:
    """Film the scenes into a file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    in_lab(GAME, story, parser.parse_args(arguments).file, SIZE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
