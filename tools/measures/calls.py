"""How much Python a click takes at a desk, without a browser: files that run, calls, time of the processor.

The clicks are the same ones in every run: a person plays what stands first, second, third … in the list, and bots
answer one by one. The game is played three times: to warm up, to count, and to measure time while nobody counts. A call
is one that Python makes of a Python function, in whatever package; a file is one of this package. Means differ between
choosing and letting a bot decide, so both are told. `--where` tells which files make most of the calls.
"""

import statistics
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import trajan_tutor
from trajan_tutor.desk.desk import Desk
from trajan_tutor.engine.games import game_names
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP

PACKAGE: Final = str(Path(trajan_tutor.__file__).parent)
CLICKS: Final = 80
BUSIEST: Final = 12
SEED: Final = 5


@dataclass(frozen=True, slots=True)
class Click:
    """What one click took: the calls by file, and the milliseconds of the processor."""

    said: str
    calls: Counter[str]
    processor: float = 0.0

    @property
    def files(self) -> int:
        """How many files of the package ran."""
        return sum(name.startswith(PACKAGE) for name in self.calls)


def clicks(game: str, measure: Callable[[Callable[[], None], str], Click]) -> Iterator[Click]:
    """Play a game by clicks, and give what each of them took."""
    session = new_session(game, seed=SEED, people=[0], pace=STEP)
    desk = Desk(session)
    desk.listen(lambda _: None)
    model = desk.opened()["model"]
    for number in range(CLICKS):
        if session.is_over:
            break
        choices = model["choices"]
        move = choices[number % len(choices)]["move"] if choices else ""
        about = {"type": "choose", "move": move} if move else {"type": "next"}
        request: dict[str, object] = {**about, "id": f"click-{number}", "at": model["at"]}
        message = {"type": "do", "request": request}
        click = measure(partial(desk.hear, message), f"{number} {move or 'next'}")
        model = desk.opened()["model"]
        yield click
    desk.close()


def counted(act: Callable[[], None], said: str) -> Click:
    """Count the calls of a click."""
    calls: Counter[str] = Counter()

    def see(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            calls[frame.f_code.co_filename] += 1

    sys.setprofile(see)
    try:
        act()
    finally:
        sys.setprofile(None)
    return Click(said, calls)


def timed(act: Callable[[], None], said: str) -> Click:
    """Measure the processor time of a click."""
    start = time.thread_time()
    act()
    return Click(said, Counter(), 1000 * (time.thread_time() - start))


def unmeasured(act: Callable[[], None], said: str) -> Click:
    """Do a click and measure nothing."""
    act()
    return Click(said, Counter())


def lines(game: str, *, where: bool) -> Iterator[str]:
    """Give what is printed about a game."""
    warmed = len(list(clicks(game, unmeasured)))
    found = list(clicks(game, counted))
    times = [click.processor for click in clicks(game, timed)]
    yield f"{game}: {warmed} clicks"
    for kind, wanted in (("all", True), ("choose", False), ("next", True)):
        chosen = [
            (click, spent)
            for click, spent in zip(found, times, strict=True)
            if kind == "all" or click.said.endswith(" next") is wanted
        ]
        if chosen:
            files = _figure([(click.files, click.said) for click, _ in chosen])
            calls = _figure([(click.calls.total(), click.said) for click, _ in chosen])
            yield f"  {kind:8} files {files}, calls {calls}"
            yield f"  {'':8} processor {_figure([(round(spent, 2), click.said) for click, spent in chosen])} ms"
    if where:
        names = set().union(*(click.calls for click in found))
        by_file = {name: statistics.median(click.calls[name] for click in found) for name in names}
        for name, number in sorted(by_file.items(), key=lambda one: -one[1])[:BUSIEST]:
            yield f"    {number:8.0f} {name.removeprefix(PACKAGE)}"


def _figure(values: Sequence[tuple[float, str]]) -> str:
    """Return the median of some values, and the worst one with its name."""
    worst, said = max(values)
    return f"{statistics.median(value for value, _ in values):g} (worst {worst:g}: {said})"


def calls_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--where", action="store_true", help="the files that make most of the calls")


def calls(arguments: Namespace) -> int:
    """Print the figures."""
    for game in arguments.games:
        for line in lines(game, where=arguments.where):
            print(line)
    return 0
