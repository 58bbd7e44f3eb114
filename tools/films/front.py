"""What the tutor does in twenty seconds, for who looks first: the film at the top of README.

In a real JupyterLab something is sown, something is tried that no rule allows, the coach is asked until it names a
turn and says why, and all of it is taken back. Each scene has its sentence below it.
"""

from argparse import Namespace
from collections.abc import Callable
from typing import Final

from filming import film_options
from films.lesson import PATIENCE, READ, Player, player_of
from PIL import Image, ImageDraw, ImageFont

GAME: Final = 'tt.play("trajan", seats=2, seed=7)'
LOOK: Final = 1700
STRIP: Final = 40
LETTERS: Final = 18
INK, PAPER = "#2A2118", "#FBF3E2"
LIT: Final = "[data-pane] [data-spot='{}']"
# What is sown, and a tray that cannot be sown in the same turn.
TRAY, FORBIDDEN = "mat.0.tray.III", "mat.0.tray.I"
CORNER: Final = (2, 2)
HINT: Final = ".action-hint"
LEVEL: Final = ".action-hint-level"
BACK: Final = ".undo"


def sown(player: Player) -> None:
    """Sow one tray."""
    player.film.take(LOOK)
    player.click(LIT.format(TRAY))
    # Nothing is pointed at any more, so that no label lies over the board.
    player.page.mouse.move(*CORNER)
    player.film.take(READ)


def forbidden(player: Player) -> None:
    """Try what no rule allows."""
    player.click(LIT.format(FORBIDDEN))
    player.page.mouse.move(*CORNER)
    player.page.wait_for_timeout(READ)
    player.film.take(2 * LOOK)


def asked(player: Player) -> None:
    """Ask the coach until it names a turn and says why."""
    player.click(HINT)
    player.stage.locator(LEVEL).wait_for(timeout=PATIENCE)
    player.film.take(LOOK)
    while player.stage.locator(LEVEL).count():
        if not player.click(LEVEL):
            break
        player.film.take(LOOK)


def taken_back(player: Player) -> None:
    """Take all of it back."""
    player.click(BACK)
    player.page.mouse.move(*CORNER)
    player.page.wait_for_timeout(READ)
    player.film.take(LOOK)


SCENES: Final[tuple[tuple[str, Callable[[Player], None]], ...]] = (
    ("What you may do lights up. Click it.", sown),
    ("What you may not do is answered with the rule that forbids it.", forbidden),
    ("A coach looks ahead: first where to look, then what to play, and why.", asked),
    ("Everything can be taken back and tried another way.", taken_back),
)


def story(player: Player) -> None:
    """Play one scene after another, each with its sentence."""
    for sentence, scene in SCENES:
        begun = len(player.film.pictures)
        scene(player)
        player.film.pictures[begun:] = [captioned(one, sentence) for one in player.film.pictures[begun:]]


def captioned(picture: Image.Image, sentence: str) -> Image.Image:
    """Return a picture with a sentence in a strip below it."""
    wide, high = picture.size
    whole = Image.new("RGB", (wide, high + STRIP), PAPER)
    whole.paste(picture, (0, 0))
    font = ImageFont.load_default(size=LETTERS)
    ImageDraw.Draw(whole).text((wide / 2, high + STRIP / 2), sentence, fill=INK, font=font, anchor="mm")
    return whole


front_options = film_options


def front(arguments: Namespace) -> int:
    """Film the scenes into a file."""
    with player_of(GAME) as player:
        story(player)
        player.film.save(arguments.file)
    return 0
