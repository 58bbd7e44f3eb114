"""Shows what is seen while others play: `python tools/turn_frames.py GAME FOLDER` makes frames of ten turns.

A game is played on the real page in a Chromium without a kernel; its person chooses what a bot would. From each of
their decisions to their next one all that looks different is a frame, and a sheet has the frames of one turn, which lie
beside it in full. What is sent to the page is kept as JSON lines.
"""

import io
import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from look_stage import sheet
from measure_clicks import chromium
from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages import sending
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.players import Bots
from trajan_tutor.session.session import Session

SIZE: Final[ViewportSize] = {"width": 978, "height": 647}
TURNS: Final = 10
# Milliseconds between two looks at the page, and so many looks at one turn at most.
PAUSE: Final = 120
MOST: Final = 400
# Frames of one turn that are kept, the last ones.
KEPT: Final = 48
# How wide a frame is on a sheet; each lies beside it in full.
SMALL: Final = 512
_PERSON: Final = "random"
_BUNDLE: Final = Path(sending.__file__).parents[1] / "page"
# A widget's model of nobody: it hands messages on, and remembers what was sent.
_OPEN: Final = """async ([script, style, opened]) => {
    const calls = {};
    const sheet = document.createElement("style");
    sheet.textContent = style;
    document.head.append(sheet);
    document.body.style.margin = "0";
    window.sent = [];
    const model = {
        get: name => (name === "opened" ? opened : undefined),
        on: (name, call) => (calls[name] ??= []).push(call),
        off: () => {},
        send: content => window.sent.push(content),
    };
    window.give = message => (calls["msg:custom"] ?? []).forEach(call => call(message));
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const { default: stage } = await import(address);
    const host = document.createElement("div");
    document.body.append(host);
    stage.render({ model, el: host });
}"""


class LivePage:
    """A desk and a page that shows it; `told` is what was sent to the page so far."""

    def __init__(self, page: Page, session: Session) -> None:
        """Open the page."""
        self.page = page
        self.session = session
        self.desk = Desk(session, HostServices("f", driver=Driver.AT_ONCE), by_itself=True)
        self.told: list[dict[str, Any]] = [json.loads(json.dumps(self.desk.opened()))]
        self.desk.listen(lambda message: self.told.append(json.loads(json.dumps(message))))
        script, style = ((_BUNDLE / name).read_text(encoding="utf-8") for name in ("stage.js", "stage.css"))
        page.goto("about:blank")
        page.evaluate(_OPEN, [script, style, self.told[0]])

    def answer(self) -> None:
        """Do what the page asks for, and tell it."""
        for message in self.page.evaluate("() => window.sent.splice(0)"):
            since = len(self.told)
            self.desk.hear(message)
            for told in self.told[since:]:
                self.page.evaluate("message => window.give(message)", told)

    def choose(self, move: str) -> None:
        """Let the person make a move: by its button, or as a place of the board would."""
        since = len(self.told)
        self.desk.hear({"type": "do", "request": {"type": "choose", "move": move, "at": self.at, "id": f"f-{since}"}})
        for told in self.told[since:]:
            self.page.evaluate("message => window.give(message)", told)

    @property
    def at(self) -> int:
        """The number of changes that the page has seen."""
        return self.desk.table.at

    @property
    def rests(self) -> bool:
        """Whether nothing moves, and nobody else is to decide."""
        moving = self.page.evaluate("() => document.querySelector('.trajan-tutor').dataset.moving")
        return moving != "true" and not self.session.waits_for_bot

    def look(self) -> Image.Image:
        """Return what is seen now."""
        return Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")


def frames(live: LivePage) -> Iterator[Image.Image]:
    """Play one turn of the person and of all others, and give what looked different."""
    session, bots = live.session, Bots()
    begun = session.game.begun(session.state)
    before = b""
    for number in range(MOST):
        live.answer()
        if live.rests:
            if session.is_over or (number and session.game.begun(session.state) != begun):
                break
            choice = bots.choose(_PERSON, session.game, session.state, session.setup.seed, session.tree.here.depth)
            live.choose(session.game.notation(choice))
        picture = live.look()
        if picture.tobytes() != before:
            before = picture.tobytes()
            yield picture
        live.page.wait_for_timeout(PAUSE)
    yield live.look()


@contextmanager
def opened(size: ViewportSize, colours: str) -> Iterator[Page]:
    """Open a page in a Chromium without a kernel."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        dark = colours == "dark"
        yield browser.new_page(viewport=size, color_scheme="dark" if dark else "light")
        browser.close()


def main(arguments: Sequence[str]) -> int:
    """Write the sheets of a game into a folder."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--size", type=int, nargs=2, default=(SIZE["width"], SIZE["height"]))
    parser.add_argument("--colours", choices=("light", "dark"), default="light")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    with opened({"width": given.size[0], "height": given.size[1]}, given.colours) as page:
        live = LivePage(page, new_session(given.game, seed=given.seed))
        for turn in range(1, given.turns + 1):
            found = list(frames(live))[-KEPT:]
            name = given.folder / f"{given.game}-turn-{turn:02}"
            name.mkdir(exist_ok=True)
            for number, one in enumerate(found, start=1):
                one.save(name / f"{number:02}.png")
                one.thumbnail((SMALL, SMALL))
            sheet([(str(number), one) for number, one in enumerate(found, start=1)]).save(name.with_suffix(".png"))
            print(f"{name}: {len(found)} frames")
        lines = "".join(f"{json.dumps(message, ensure_ascii=False)}\n" for message in live.told)
        (given.folder / f"{given.game}-messages.jsonl").write_text(lines, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
