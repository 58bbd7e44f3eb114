"""What is seen while others play: frames of some turns on the real page, in a Chromium without a kernel.

The person of the game chooses what a bot would. From each of their decisions to their next one all that looks different
is a frame, and a sheet has the frames of one turn, which lie beside it in full.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from browser.kernelless import QuickKernel
from browsers import chromium, seen, sheet
from PIL import Image

from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import Bots
from trajan_tutor.session.session import Session

SIZE: Final = (978, 647)
# Milliseconds between two looks at the page, and so many looks at one turn at most.
PAUSE: Final = 120
MOST: Final = 400
# Frames of one turn that are kept, the last ones.
KEPT: Final = 48
# How wide a frame is on a sheet; each lies beside it in full.
SMALL: Final = 512
_PERSON: Final = "random"
_MOVES: Final = "() => document.querySelector('.trajan-tutor').dataset.moving === 'true'"


def frames(live: QuickKernel, session: Session, desk: Desk) -> Iterator[Image.Image]:
    """Play one turn of the person and of all others, and give what looked different."""
    bots = Bots()
    begun = session.game.begun(session.state)
    before = b""
    for number in range(MOST):
        if not session.waits_for_bot and not live.page.evaluate(_MOVES):
            if session.is_over or (number and session.game.begun(session.state) != begun):
                break
            choice = bots.choose(_PERSON, session.game, session.state, session.setup.seed, session.tree.here.depth)
            request = {"type": "choose", "move": session.game.notation(choice), "at": desk.table.at}
            desk.hear({"type": "do", "request": request | {"id": f"turns-{desk.table.at}"}})
            live.show()
        picture = seen(live.page)
        if picture.tobytes() != before:
            before = picture.tobytes()
            yield picture
        live.page.wait_for_timeout(PAUSE)
    yield seen(live.page)


def turns_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--size", type=int, nargs=2, default=SIZE)
    parser.add_argument("--colours", choices=("light", "dark"), default="light")


def turns(arguments: Namespace) -> int:
    """Write the sheets of a game into a folder, and beside each its frames."""
    session = new_session(arguments.game, seed=arguments.seed)
    desk = Desk(session, HostServices("f", driver=Driver.AT_ONCE), by_itself=True)
    with chromium() as browser:
        live = QuickKernel(browser, desk, *arguments.size, played_out=True)
        live.page.emulate_media(color_scheme=arguments.colours)
        for turn in range(1, arguments.turns + 1):
            found = list(frames(live, session, desk))[-KEPT:]
            name = arguments.folder / f"{arguments.game}-turn-{turn:02}"
            name.mkdir(parents=True, exist_ok=True)
            for number, one in enumerate(found, start=1):
                one.save(name / f"{number:02}.png")
                one.thumbnail((SMALL, SMALL))
            sheet([(str(number), one) for number, one in enumerate(found, start=1)]).save(name.with_suffix(".png"))
            print(f"{name}: {len(found)} frames")
    return 0
