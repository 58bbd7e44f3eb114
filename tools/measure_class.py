"""What a class costs its server: `python tools/measure_class.py`, or `make class-figures`.

A hundred pupils play lesson 00 and lesson 02 with hints and verdicts on; the coach thinks in one process beside. It is
processor time of the server that is measured: joining, giving a lesson, clicks. Pressing and sending over the network
is not in it. Clocks say something only where three cores are free.
"""

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tornado.ioloop import IOLoop

from trajan_tutor.classroom.application import served_class, taken_up
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.guest_class import GuestDoor
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.server import calm_collector

LESSONS: Final = ("trajan/00-first-game", "trajan/02-sowing")
# Two clicks each five seconds.
SECONDS_A_ROUND: Final = 2.5
CORES_NEEDED: Final = 3


@dataclass(eq=False, slots=True)
class Pupil:
    """A pupil with a page that keeps what it needs for the next click."""

    learner: ClassLearner
    model: dict[str, Any] = field(default_factory=dict)
    board: int = 0
    clicks: int = 0

    def tell(self, text: str) -> None:
        """Take a message as a page does."""
        message = json.loads(text)
        if message["type"] != "desk":
            return
        self.board, content = message["board"], message["message"]
        if content["type"] == "opened":
            self.model = content["model"]
        elif content["type"] == "change":
            self.model |= content["set"]

    def next_click(self) -> str:
        """Return what a pupil who gets on would click: now and then a hint, else what leads on."""
        self.clicks += 1
        lesson = self.model["lesson"]
        may = lesson["may"]
        request: dict[str, Any] = {"type": "undo"}
        if self.clicks % 24 == 0 and "hint" in may:
            request = {"type": "go", "action": "hint"}
        elif lesson["phase"] == "doing" and self.model["choices"]:
            choices = self.model["choices"]
            request = {"type": "choose", "move": choices[self.clicks % len(choices)]["move"]}
        elif "next" in may:
            request = {"type": "go", "action": "next"}
        elif "show-me" in may:
            request = {"type": "go", "action": "show-me"}
        request |= {"id": f"{self.learner.id}-{self.clicks}", "at": self.model["at"], "at_once": True}
        return json.dumps({"type": "desk", "board": self.board, "message": {"type": "do", "request": request}})


def spent(act: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that something takes in the loop; what is done beside is not in it."""
    before = time.thread_time()
    act()
    return (time.thread_time() - before) * 1000


def row(name: str, values: Sequence[float]) -> str:
    """Return the middle, the ninety-fifth of a hundred, and the worst of some milliseconds as a line."""
    ordered = sorted(values)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{name}: p50 {ordered[len(ordered) // 2]:.1f} ms, p95 {p95:.1f} ms, worst {ordered[-1]:.1f} ms"


async def measured(folder: Path, lesson: str, count: int, rounds: int) -> None:
    """Measure a class of so many pupils in a lesson, and print what it costs."""
    served = served_class(taken_up(folder), GuestDoor("http://127.0.0.1/"), "/", IOLoop.current(), processes=1)
    host = served.host
    host.reachable.let_in(host.clockwork.now())
    pupils: list[Pupil] = []
    host.come_teacher(Pupil(ClassLearner("teacher", "en")))

    def join(number: int) -> None:
        learner, _ = host.join(host.room.code, f"Pupil {number}", "en")
        pupils.append(Pupil(learner))
        host.pupils.come(pupils[-1], learner)

    joins = [spent(lambda one=number: join(one)) for number in range(count)]  # type: ignore[misc]
    calm_collector()
    print(f"{lesson}, {count} pupils")
    print(" ", row("joining after the first", joins[1:]))
    await _given(host, lesson, pupils)
    clicks: list[float] = []
    first: list[float] = []
    for number in range(rounds):
        began = time.monotonic()
        for pupil in pupils:
            text = pupil.next_click()
            cost = spent(lambda one=pupil, said=text: host.hear_pupil(one, one.learner, said))  # type: ignore[misc]
            (clicks if number else first).append(cost)
            await asyncio.sleep(0)
        if _is_free():
            await asyncio.sleep(max(0.0, SECONDS_A_ROUND - (time.monotonic() - began)))
    print(" ", row("first click, which makes the desk", first))
    print(" ", row("click", clicks))
    print(f"  memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB, the highest so far")
    host.close()


async def _given(host: ClassHost, lesson: str, pupils: list[Pupil]) -> None:
    """Give a lesson to all, and print the longest time that nobody else was heard meanwhile.

    What is done beside the loop counts too: while it is, the loop waits for its turn.
    """
    slices: list[float] = []
    asked = {"type": "give", "kind": "lesson", "name": lesson, "to": []}
    host.hear_teacher(Pupil(ClassLearner("teacher", "en")), json.dumps(asked))
    before = time.process_time()
    while not all(pupil.model for pupil in pupils):
        await asyncio.sleep(0)
        now = time.process_time()
        slices.append((now - before) * 1000)
        before = now
    print(f"  given to all: {sum(slices):.0f} ms in {len(slices)} slices, the longest {max(slices):.0f} ms")


def _is_free() -> bool:
    """Return whether clocks say something here."""
    return (os.cpu_count() or 1) - os.getloadavg()[0] >= CORES_NEEDED


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pupils", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--lesson", action="append", default=[])
    chosen = parser.parse_args(arguments)
    for lesson in chosen.lesson or LESSONS:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measured(Path(folder), lesson, chosen.pupils, chosen.rounds))
    if not _is_free():
        print("clocks: not measured, since three cores are not free")
    return 0


if __name__ == "__main__":
    sys.exit(main())
