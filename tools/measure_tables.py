"""What tables cost the server of a class: `python tools/measure_tables.py`.

First a move at a table of the most seats of each game, in processor time until every desk there and whoever teaches
were told; then clicks of pupils at twelve tables of two beside 25 pupils in a lesson, in one process.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from measure_class import Pupil, row, spent
from tornado.ioloop import IOLoop

from trajan_tutor.classroom.application import served_class, taken_up
from trajan_tutor.classroom.class_host import ClassHost
from trajan_tutor.classroom.guest_class import GuestDoor
from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.server import calm_collector

LARGEST: Final = (("trajan", 4), ("caesar", 2), ("sylla", 4))
LESSON: Final = "trajan/02-sowing"
# So many turns of the loop hand on what was decided, before anything of it waits to be told.
_TURNS: Final = 4


class Room:
    """A class with its pupils, without a network."""

    def __init__(self, folder: Path) -> None:
        """Open it, and let who teaches in."""
        served = served_class(taken_up(folder), GuestDoor("http://127.0.0.1/"), "/", IOLoop.current(), processes=1)
        self.host: ClassHost = served.host
        self.host.reachable.let_in(self.host.clockwork.now())
        self.teacher = Pupil(ClassLearner("teacher", "en"))
        self.host.come_teacher(self.teacher)

    def come(self, count: int) -> list[Pupil]:
        """Let so many pupils in."""
        found = []
        for number in range(count):
            learner, _ = self.host.join(self.host.room.code, f"Pupil {len(self.host.room.learners)} {number}", "en")
            found.append(Pupil(learner))
            self.host.pupils.come(found[-1], learner)
        return found

    async def ask(self, pupils: Sequence[Pupil], **message: object) -> None:
        """Let who teaches ask for something, and wait until the pupils are shown a board."""
        self.host.hear_teacher(self.teacher, json.dumps(message))
        while not all(pupil.model for pupil in pupils):  # noqa: ASYNC110 (nothing tells that they are)
            await asyncio.sleep(0)
        await self.told()

    async def lay(self, game: str, tables: Sequence[Sequence[Pupil]]) -> None:
        """Lay tables at which all of them sit."""
        seats = [[pupil.learner.id for pupil in table] for table in tables]
        everybody = [pupil for table in tables for pupil in table]
        await self.ask(
            everybody, type="tables", game=game, size=len(tables[0]), to=[], seats=seats, rest="bot", bot="random"
        )

    async def told(self) -> None:
        """Wait until everybody was told."""
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        while self.host.pupils.tables.is_behind:  # noqa: ASYNC110 (nothing tells that it is not)
            await asyncio.sleep(0)

    def click(self, pupil: Pupil, text: str) -> float:
        """Return the milliseconds that it takes to hear a click."""
        return spent(lambda: self.host.hear_pupil(pupil, pupil.learner, text))

    async def move(self, pupil: Pupil, rng: Random) -> tuple[float, float]:
        """Let a pupil decide; return the milliseconds until it was heard, and until all were told."""
        before = time.thread_time()
        heard = self.click(pupil, choice(pupil, rng))
        await self.told()
        return heard, (time.thread_time() - before) * 1000


def choice(pupil: Pupil, rng: Random) -> str:
    """Return a request for one of the moves that a pupil is shown."""
    pupil.clicks += 1
    request: dict[str, Any] = {"type": "choose", "move": rng.choice(pupil.model["choices"])["move"]}
    request |= {"id": f"{pupil.learner.id}-{pupil.clicks}", "at": pupil.model["at"], "at_once": True}
    return json.dumps({"type": "desk", "board": pupil.board, "message": {"type": "do", "request": request}})


def may(pupils: Sequence[Pupil]) -> list[Pupil]:
    """Return those who may decide something."""
    return [pupil for pupil in pupils if pupil.model["choices"]]


async def one_table(folder: Path, game: str, seats: int, moves: int) -> None:
    """Print what a move at a table costs until all were told."""
    room, rng = Room(folder), Random(1)
    pupils = room.come(seats)
    await room.lay(game, [pupils])
    calm_collector()
    costs: list[float] = []
    while len(costs) < moves and may(pupils):
        costs.append((await room.move(rng.choice(may(pupils)), rng))[1])
    print(row(f"{game}, {seats} seats, {len(costs)} moves until all were told", costs))
    room.host.close()


async def class_at_tables(folder: Path, game: str, tables: int, learners: int, rounds: int) -> None:
    """Print what clicks cost at tables of two, and of the pupils in a lesson beside them."""
    room, rng = Room(folder), Random(1)
    at_lesson, at_tables = room.come(learners), [room.come(2) for _ in range(tables)]
    ids = [pupil.learner.id for pupil in at_lesson]
    await room.ask(at_lesson, type="give", kind="lesson", name=LESSON, to=ids)
    await room.lay(game, at_tables)
    calm_collector()
    lessons: list[float] = []
    heard: list[float] = []
    told: list[float] = []
    for number in range(rounds):
        for pupil in at_lesson:
            cost = room.click(pupil, pupil.next_click())
            # The first one makes the desk.
            lessons += [cost] if number else []
            await asyncio.sleep(0)
        for table in at_tables:
            for pupil in may(table)[:1]:
                costs = await room.move(pupil, rng)
                heard.append(costs[0])
                told.append(costs[1])
    print(f"{tables} tables of two ({game}) beside {learners} pupils in {LESSON}")
    print(" ", row("click in the lesson", lessons))
    print(" ", row("click at a table", heard))
    print(" ", row("move at a table until all were told", told))
    room.host.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=200, help="at one table")
    parser.add_argument("--tables", type=int, default=12, help="of two, beside the pupils in a lesson")
    parser.add_argument("--pupils", type=int, default=25, help="in a lesson")
    parser.add_argument("--rounds", type=int, default=24, help="in which each of them clicks once")
    chosen = parser.parse_args(arguments)
    for game, seats in LARGEST:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(one_table(Path(folder), game, seats, chosen.moves))
    for game in ("trajan", "caesar"):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(class_at_tables(Path(folder), game, chosen.tables, chosen.pupils, chosen.rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
