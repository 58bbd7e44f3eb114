"""What pupils cost the server of a class, without a network: in a lesson, and at tables where they play each other.

It is processor time of the server that is measured. Pressing and sending over the network is not in it.
"""

import asyncio
import json
import resource
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import median_high
from typing import Any, Final

from measuring import high_of
from tornado.ioloop import IOLoop

from trajan_tutor.classroom.application import served_class, taken_up
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.guest_class import GuestDoor
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.server import calm_collector

LESSONS: Final = ("trajan/00-first-game", "trajan/02-sowing")
LARGEST: Final = (("trajan", 4), ("caesar", 2), ("sylla", 4))
# So many turns of the loop hand on what was decided, before anything of it waits to be told.
_TURNS: Final = 4


@dataclass(eq=False, slots=True)
class Pupil:
    """A pupil with a page that keeps what it needs for the next click."""

    learner: ClassLearner
    model: dict[str, Any] = field(default_factory=dict)
    board: int = 0
    clicks: int = 0

    def send_text(self, text: str) -> None:
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
        return self._sent(request)

    def choice(self, rng: Random) -> str:
        """Return a request for one of the moves that are shown."""
        self.clicks += 1
        return self._sent({"type": "choose", "move": rng.choice(self.model["choices"])["move"]})

    def _sent(self, request: dict[str, Any]) -> str:
        request |= {"id": f"{self.learner.id}-{self.clicks}", "at": self.model["at"], "at_once": True}
        return json.dumps({"type": "desk", "board": self.board, "message": {"type": "do", "request": request}})


class Room:
    """A class with its pupils, and with who teaches."""

    def __init__(self, folder: Path) -> None:
        """Open it, and let who teaches in."""
        served = served_class(taken_up(folder), GuestDoor("http://127.0.0.1/"), "/", IOLoop.current(), processes=1)
        self.host: ClassHost = served.host
        self.host.reachable.let_in(self.host.clockwork.now())
        self.teacher = Pupil(ClassLearner("teacher", "en"))
        self.host.come_teacher(self.teacher)

    def come(self) -> Pupil:
        """Let a pupil in."""
        learner, _ = self.host.join(self.host.room.code, f"Pupil {len(self.host.room.learners)}", "en")
        pupil = Pupil(learner)
        self.host.pupils.come(pupil, learner)
        return pupil

    async def ask(self, pupils: Sequence[Pupil], **message: object) -> list[float]:
        """Let who teaches ask for something, and wait until pupils are shown a board.

        Returns for how many milliseconds of processor time nobody else was heard meanwhile, again and again: what is
        done beside the loop counts too, since the loop waits for its turn while it is.
        """
        slices: list[float] = []
        self.host.hear_teacher(self.teacher, json.dumps(message))
        before = time.process_time()
        while not all(pupil.model for pupil in pupils):
            await asyncio.sleep(0)
            now = time.process_time()
            slices.append((now - before) * 1000)
            before = now
        return slices

    async def lay(self, game: str, tables: Sequence[Sequence[Pupil]]) -> None:
        """Lay tables at which all of them sit."""
        seats = [[pupil.learner.id for pupil in table] for table in tables]
        everybody = [pupil for table in tables for pupil in table]
        asked = {"game": game, "size": len(tables[0]), "to": [], "seats": seats, "rest": "bot", "bot": "random"}
        await self.ask(everybody, type="tables", **asked)
        await self.told()

    async def told(self) -> None:
        """Wait until everybody was told."""
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        while self.host.pupils.tables.is_behind:  # noqa: ASYNC110 (nothing tells that it is not)
            await asyncio.sleep(0)

    def click(self, pupil: Pupil, text: str) -> float:
        """Return the milliseconds that it takes to hear a click."""
        return spent(partial(self.host.hear_pupil, pupil, pupil.learner, text))

    async def move(self, pupil: Pupil, rng: Random) -> tuple[float, float]:
        """Let a pupil decide; return the milliseconds until it was heard, and until all were told."""
        before = time.thread_time()
        heard = self.click(pupil, pupil.choice(rng))
        await self.told()
        return heard, (time.thread_time() - before) * 1000


def spent(act: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that something takes in the loop; what is done beside is not in it."""
    before = time.thread_time()
    act()
    return (time.thread_time() - before) * 1000


def row(name: str, values: Sequence[float]) -> str:
    """Return the middle, the ninety-fifth of a hundred, and the worst of some milliseconds as a line."""
    return f"{name}: p50 {median_high(values):.1f} ms, p95 {high_of(values):.1f} ms, worst {max(values):.1f} ms"


@contextmanager
def room_in_a_folder() -> Iterator[Room]:
    """Open a class that keeps what it keeps in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        room = Room(Path(folder))
        yield room
        room.host.close()


async def in_a_lesson(lesson: str, count: int, rounds: int) -> None:
    """Measure a class of so many pupils in a lesson, with hints and verdicts on, and print what it costs."""
    with room_in_a_folder() as room:
        pupils: list[Pupil] = []
        joins = [spent(lambda: pupils.append(room.come())) for _ in range(count)]
        calm_collector()
        print(f"{lesson}, {count} pupils")
        print(" ", row("joining after the first", joins[1:]))
        slices = await room.ask(pupils, type="give", kind="lesson", name=lesson, to=[])
        print(f"  given to all: {sum(slices):.0f} ms in {len(slices)} slices, the longest {max(slices):.0f} ms")
        clicks: list[float] = []
        first: list[float] = []
        for number in range(rounds):
            for pupil in pupils:
                (clicks if number else first).append(room.click(pupil, pupil.next_click()))
                await asyncio.sleep(0)
        print(" ", row("first click, which makes the desk", first))
        print(" ", row("click", clicks))
        print(f"  memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB, the highest so far")


def class_figures_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--pupils", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--lesson", nargs="+", default=LESSONS)


def class_figures(arguments: Namespace) -> int:
    """Print what joining, giving a lesson and clicks cost."""
    for lesson in arguments.lesson:
        asyncio.run(in_a_lesson(lesson, arguments.pupils, arguments.rounds))
    return 0


def may(pupils: Sequence[Pupil]) -> list[Pupil]:
    """Return those who may decide something."""
    return [pupil for pupil in pupils if pupil.model["choices"]]


async def at_one_table(game: str, seats: int, moves: int) -> None:
    """Print what a move at a table costs until all were told: every desk there, and whoever teaches."""
    with room_in_a_folder() as room:
        rng = Random(1)
        pupils = [room.come() for _ in range(seats)]
        await room.lay(game, [pupils])
        calm_collector()
        costs: list[float] = []
        while len(costs) < moves and may(pupils):
            costs.append((await room.move(rng.choice(may(pupils)), rng))[1])
        print(row(f"{game}, {seats} seats, {len(costs)} moves until all were told", costs))


async def at_many_tables(game: str, tables: int, learners: int, rounds: int) -> None:
    """Print what clicks cost at tables of two, and of the pupils in a lesson beside them."""
    with room_in_a_folder() as room:
        rng, lesson = Random(1), LESSONS[1]
        at_lesson = [room.come() for _ in range(learners)]
        at_tables = [[room.come(), room.come()] for _ in range(tables)]
        ids = [pupil.learner.id for pupil in at_lesson]
        await room.ask(at_lesson, type="give", kind="lesson", name=lesson, to=ids)
        await room.lay(game, at_tables)
        calm_collector()
        lessons: list[float] = []
        costs: list[tuple[float, float]] = []
        for number in range(rounds):
            for pupil in at_lesson:
                cost = room.click(pupil, pupil.next_click())
                # The first one makes the desk.
                lessons += [cost] if number else []
                await asyncio.sleep(0)
            for table in at_tables:
                costs += [await room.move(pupil, rng) for pupil in may(table)[:1]]
        heard, told = zip(*costs, strict=True)
        print(f"{tables} tables of two ({game}) beside {learners} pupils in {lesson}")
        print(" ", row("click in the lesson", lessons))
        print(" ", row("click at a table", heard))
        print(" ", row("move at a table until all were told", told))


def tables_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--moves", type=int, default=200, help="at one table")
    parser.add_argument("--tables", type=int, default=12, help="of two, beside the pupils in a lesson")
    parser.add_argument("--pupils", type=int, default=25, help="in a lesson")
    parser.add_argument("--rounds", type=int, default=24, help="in which each of them clicks once")


def tables(arguments: Namespace) -> int:
    """Print what a move costs at a table of the most seats of each game, and at many tables beside a lesson."""
    for game, seats in LARGEST:
        asyncio.run(at_one_table(game, seats, arguments.moves))
    for game in ("trajan", "caesar"):
        asyncio.run(at_many_tables(game, arguments.tables, arguments.pupils, arguments.rounds))
    return 0
