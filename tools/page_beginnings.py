"""What the light page shows before its Python is there: every board that an address opens, and how first games begin.

Recorded is what every first thing that a learner can do is answered with. The page answers from the record while Python
starts, and asks Python for the same afterwards: see `stage/src/hosts/beginning.ts`. The same program writes the same,
in whatever Python; that of this machine is quicker than the browser's.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from trajan_tutor.desk.coach.thinking import Thinking
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.page.host import Host

# The first game of each course.
RECORDED: Final = ("trajan/00-first-game", "caesar/30-first-game", "sylla/50-first-game")
# So many decisions of the learner are recorded, with what comes of it at once; no bot decides among them.
DECISIONS: Final = 1
_BOARD: Final = "board"
# So many first games are drawn before Python is there; chance chooses among them.
SEEDS: Final = 6
# The name of every request that is recorded; the page puts its own in place of it.
ANSWERED: Final = "recorded"


@contextmanager
def nobody_thinks() -> Iterator[None]:
    """Let no coach begin to think: in a browser none has when an answer is told, and here it takes half the time."""
    with patch.object(Thinking, "start", lambda *_: None):
        yield


@dataclass(slots=True)
class Opened:
    """A board that is open, with everything that was said of it."""

    folder: Path
    language: str = "en"
    said: list[dict[str, Any]] = field(default_factory=list)
    model: dict[str, Any] = field(default_factory=dict)
    host: Host = field(init=False)

    def __post_init__(self) -> None:
        """Come to the page for the first time."""
        self.host = Host(self._hear, self.folder, self.language)

    def _hear(self, text: str) -> None:
        message = json.loads(text)["message"]
        self.said.append(message)
        if message["type"] == "opened":
            self.model = message["model"]
        else:
            self.model = {**self.model, **message["set"]}

    def ask(self, **message: object) -> list[dict[str, Any]]:
        """Send a message, and return what came at once."""
        self.said.clear()
        self.host.hear(json.dumps({"board": _BOARD, "message": message}))
        return list(self.said)

    def do(self, request: dict[str, str]) -> list[dict[str, Any]]:
        """Send a request as a page does, and return what came at once."""
        return self.ask(type="do", request={**request, "id": ANSWERED, "at": self.model["at"]})


def key_of(request: dict[str, str]) -> str:
    """Return by which words a request is found in a record."""
    return " ".join(request.values())


def requests_in(model: dict[str, Any]) -> list[dict[str, str]]:
    """Return what a learner can do on the board and with the choices beside it."""
    chosen = [{"type": "choose", "move": choice["move"]} for choice in model["choices"]]
    return chosen + [{"type": "pick", "spot": spot} for spot in model["marks"]["lit"]]


def played(address: str, requests: list[dict[str, str]], language: str = "en") -> Opened:
    """Return the board of a lesson after some requests."""
    with TemporaryDirectory() as folder, nobody_thinks():
        board = Opened(Path(folder), language)
        board.ask(type="open", kind="lesson", name=address)
        for request in requests:
            board.do(request)
        said = list(board.said)
        # Nobody is to think on about it.
        board.ask(type="close")
        board.said[:] = said
        return board


def recorded(address: str, language: str = "en") -> list[dict[str, Any]]:
    """Return the record: moments, each with what was said then, and which request leads to which moment from there."""
    moments: list[dict[str, Any]] = [{"says": [], "then": {}}]
    numbers: dict[str, int] = {}
    waiting: list[tuple[int, list[dict[str, str]]]] = [(0, [])]
    while waiting:
        at, before = waiting.pop()
        for request in requests_in(played(address, before, language).model):
            after = played(address, [*before, request], language)
            if after.model["others"]["waits"] or after.model["notice"]["tone"] == "problem":
                continue
            # Two ways of saying the same are one moment: a choice, and its place on the board.
            text = json.dumps(after.said)
            if text not in numbers:
                numbers[text] = len(moments)
                moments.append({"says": list(after.said), "then": {}})
                if len(before) + 1 < DECISIONS:
                    waiting.append((numbers[text], [*before, request]))
            moments[at]["then"][key_of(request)] = numbers[text]
    return moments


def draw_first(target: Path, language: str) -> None:
    """Write down what a new visitor of a language is shown, each by its address."""
    told: list[dict[str, Any]] = []
    with TemporaryDirectory() as home, nobody_thinks():
        host = Host(lambda text: told.append(json.loads(text)["message"]), Path(home), language)

        def keep(place_name: str, board: str, /, **message: object) -> None:
            host.hear(json.dumps({"board": board, "message": message}))
            place = target / f"{place_name}.json"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(told[-1], ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

        keep("start", "", type="start")
        for address in lesson_names():
            keep(f"lesson/{address}", "board", type="open", kind="lesson", name=address)
        for game in games_by_course():
            for seed in range(1, SEEDS + 1):
                keep(f"play/{game}/{seed}", "board", type="open", kind="play", name=game, seed=seed)
