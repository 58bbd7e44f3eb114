"""What others cost the pupils of a class who click: a hostile pupil, a crowd before the door, files that are long.

Pupils click in a lesson, by turns with nobody else there and beside another process (`hinderers`), on loopback alone.
Measured is the processor time of the server from a click to its answer, whatever it does in between: the time of the
other process does not count. Nothing of what pupils did may be lost meanwhile.
"""

import asyncio
import json
import logging
import os
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

from classroom.progress_lines import file_of
from classroom.visitor import LESSON, WAIT_SECONDS, Browser, Classroom, Line, close_all, opened
from measures.hinderers import TOLD
from measures.pupils import LESSONS, Pupil
from measuring import high_of

from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.pages_html import page_html, start_of
from trajan_tutor.classroom.seldom_log import SeldomFilter
from trajan_tutor.classroom.server import calm_collector
from trajan_tutor.journals import progress_file

# Beside a crowd a click may cost so many times as much.
MOST: Final = 1.5
# So long somebody who was turned away waits, in seconds.
_AGAIN: Final = 0.02


@dataclass(frozen=True, slots=True)
class Course:
    """How clicks are measured: of so many pupils, in so many turns of so many clicks, with seconds between two.

    Turns go on until the others have done so much, `until`. The coach thinks in so many processes.
    """

    pupils: int
    turns: int
    clicks: int
    pause: float = 0.05
    until: int = 0
    processes: int = 1
    lesson: str = LESSON


@dataclass(frozen=True, slots=True)
class Hinderers:
    """What the other process does, and what it is told besides where the class is.

    So many pupils of the class are among them; with `newcomers` somebody comes in beside them in every turn.
    """

    kind: str
    asked: dict[str, Any]
    pupils: int = 0
    newcomers: bool = False


@dataclass(slots=True)
class Beside:
    """Clicks in milliseconds, with nobody there and beside others; what those counted, and what went wrong.

    `joined` is how many seconds somebody new waited; the log has so many `lines`, and so many about loops that were
    held for long.
    """

    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    joined: list[float] = field(default_factory=list)
    lines: int = 0
    holds: int = 0

    @property
    def times(self) -> float:
        """How many times as much the ninety-fifth of a hundred clicks costs beside the others."""
        return high_of(self.beside) / high_of(self.alone)

    def told(self) -> str:
        """Return it as a line."""
        counts = ", ".join(f"{name}: {number}" for name, number in sorted(self.counts.items()))
        joined = f"somebody new is in after {max(self.joined):.1f} s at most; " if self.joined else ""
        return (
            f"p95 {high_of(self.alone):.1f} ms alone, {high_of(self.beside):.1f} ms beside it ({self.times:.2f} times);"
            f" {counts}; {joined}{self.lines} lines in the log, {self.holds} about holds;"
            f" wrong: {self.wrong or 'nothing'}"
        )


class _Log(logging.Handler):
    """Counts the lines that a log gets, and those about holds."""

    def __init__(self, found: Beside) -> None:
        """Have none."""
        super().__init__()
        self._found = found
        self._seldom = SeldomFilter()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._found.holds += record.name.endswith("holds")
        self._found.lines += bool(self._seldom.filter(record))


class Clicking:
    """A pupil who clicks on, with a line."""

    def __init__(self, line: Line, number: int) -> None:
        """Have nothing on the board."""
        self.line = line
        self.pupil = Pupil(ClassLearner(f"pupil{number}", "en"))

    async def until_shown(self) -> None:
        """Wait for a board."""
        while not self.pupil.model:
            await self._hear()

    async def click(self) -> float:
        """Click, and return the milliseconds of this process until the answer."""
        text = self.pupil.next_click()
        name = json.loads(text)["message"]["request"]["id"]
        before = time.process_time()
        await self.line.connection.write_message(text)
        while self.pupil.model.get("answered") != name:
            await self._hear()
        return (time.process_time() - before) * 1000

    async def _hear(self) -> None:
        text = await asyncio.wait_for(asyncio.ensure_future(self._read()), WAIT_SECONDS)
        if not isinstance(text, str):
            raise SystemExit("The line of a pupil was closed.")
        self.pupil.send_text(text)

    async def _read(self) -> str | bytes | None:
        return await self.line.connection.read_message()


def measured(folder: Path, course: Course, hinderers: Hinderers) -> Beside:
    """Let pupils click beside others, by turns with nobody there, in a class that is kept in a folder."""
    return asyncio.run(_measured(folder, course, hinderers))


async def _measured(folder: Path, course: Course, hinderers: Hinderers) -> Beside:
    found = Beside()
    log = _Log(found)
    logging.getLogger().addHandler(log)
    # What is made once for all is there.
    page_html(start_of("pupil", "en"))
    calm_collector()
    classroom = opened(folder, processes=course.processes)
    try:
        teacher = await classroom.teach()
        hostile = [(await classroom.pupil(f"Eve {one}"))[0] for one in range(hinderers.pupils)]
        pupils = [Clicking((await classroom.pupil(f"Pupil {one}"))[1], one) for one in range(course.pupils)]
        await teacher.send(type="give", kind="lesson", name=course.lesson, to=[])
        for pupil in pupils:
            await pupil.until_shown()
            await pupil.click()
        await _by_turns(classroom, pupils, course, (hinderers, hostile), found)
        found.wrong += [f"answered {name}" for name in found.counts if name.isdigit() and int(name) not in TOLD]
        found.wrong += _lost(classroom, pupils, hinderers.asked.get("lines", 0))
    except (TimeoutError, OSError, AssertionError, SystemExit) as error:
        found.wrong.append(f"{type(error).__name__}: {error}")
    finally:
        await close_all()
        classroom.server.close()
        logging.getLogger().removeHandler(log)
    return found


async def _by_turns(
    classroom: Classroom,
    pupils: Sequence[Clicking],
    course: Course,
    others: tuple[Hinderers, Sequence[Browser]],
    found: Beside,
) -> None:
    order = cycle(pupils)

    async def clicks() -> list[float]:
        taken = []
        for _ in range(course.clicks):
            await asyncio.sleep(course.pause)
            taken.append(await next(order).click())
        return taken

    for turn in count():
        if turn >= course.turns and found.counts.total() >= course.until:
            return
        found.alone += await clicks()
        process = await _begun(classroom, *others)
        try:
            found.beside += await clicks()
            if others[0].newcomers:
                await _somebody_new(classroom, turn, found)
        finally:
            answer, _ = await process.communicate(b"end\n")
        found.counts += Counter(json.loads(answer.splitlines()[-1]))


async def _begun(classroom: Classroom, hinderers: Hinderers, hostile: Sequence[Browser]) -> Process:
    place = {"base": classroom.base, "cookies": [one.cookies for one in hostile]}
    command = (sys.executable, "-m", "measures.hinderers", hinderers.kind, json.dumps(place | hinderers.asked))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
    if process.stdout is not None:
        await process.stdout.readline()
    return process


async def _somebody_new(classroom: Classroom, turn: int, found: Beside) -> None:
    """Let somebody come in beside the crowd: a browser tries again where it was turned away."""
    browser, begun = Browser(classroom.base), time.monotonic()
    while time.monotonic() - begun < WAIT_SECONDS:
        with suppress(OSError):
            if (await browser.join(classroom.code, f"New {turn}")).code == 200:
                found.joined.append(time.monotonic() - begun)
                return
        await asyncio.sleep(_AGAIN)
    found.wrong.append("nobody could come in")


def _lost(classroom: Classroom, clicking: Sequence[Clicking], lines: int) -> Iterator[str]:
    """Yield what is not kept of the room and of pupils; progress that was brought is there whole or not at all."""
    room = classroom.server.served.host.room
    yield from (f"not kept: {one.key}" for one in room.not_saved())
    folder = room.folder / "pupils"
    kept = {one.relative_to(folder).parts[0] for one in folder.rglob("*.jsonl") if one.stat().st_size}
    if len(kept) < len(clicking):
        yield f"{len(clicking) - len(kept)} pupils have no journal"
    if not lines:
        return
    whole = _attempts(file_of(lines))
    for one in folder.iterdir():
        missing = whole - _attempts(progress_file.taken(one))
        if missing and missing != whole:
            yield f"{len(missing)} of {len(whole)} attempts are missing"


def _attempts(progress: str) -> set[int]:
    return {entry["number"] for entry in json.loads(progress)["journals"]["mastery"]}


def a_crowd(connections: int, addresses: int) -> Hinderers:
    """Return so many connections from so many addresses, beside which somebody new comes in."""
    return Hinderers("connections", {"connections": connections, "addresses": addresses}, newcomers=True)


def long_files(lines: int) -> Hinderers:
    """Return pupils who bring and take files of so many lines, and a stranger who loads pages."""
    return Hinderers("files", {"lines": lines}, pupils=3)


def printed(name: str, course: Course, hinderers: Hinderers) -> Beside:
    """Let pupils click beside others, in a class in a folder of its own, and print what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        found = measured(Path(folder) / "class", course, hinderers)
    print(f"{name}: {found.told()}", flush=True)
    return found


def _course_options(parser: ArgumentParser, pupils: int, clicks: int) -> None:
    parser.add_argument("--pupils", type=int, default=pupils)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--clicks", type=int, default=clicks, help="in each turn, as many alone as beside the others")


def hostile_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--lesson", nargs="+", default=LESSONS)
    _course_options(parser, pupils=10, clicks=160)


def hostile(arguments: Namespace) -> int:
    """Print what clicks cost beside a pupil who sends what no page sends, on several lines at a time."""
    failed = False
    for lesson in arguments.lesson:
        course = Course(arguments.pupils, arguments.turns, arguments.clicks, until=arguments.messages, lesson=lesson)
        failed |= bool(printed(lesson, course, Hinderers("messages", {}, pupils=1)).wrong)
    return int(failed)


def crowd_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--connections", type=int, default=3_000)
    parser.add_argument("--addresses", type=int, nargs="+", default=(1, 50))
    _course_options(parser, pupils=25, clicks=100)


def crowd(arguments: Namespace) -> int:
    """Print what clicks cost beside a crowd; return 1 where somebody was stopped, or a click costs too much."""
    failed = False
    course = Course(arguments.pupils, arguments.turns, arguments.clicks, pause=0.02)
    for addresses in arguments.addresses:
        name = f"{arguments.connections} connections from {addresses}"
        found = printed(name, course, a_crowd(arguments.connections, addresses))
        failed |= bool(found.wrong) or found.times > MOST
    return int(failed)


def files_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--lines", type=int, default=10_000)
    _course_options(parser, pupils=5, clicks=60)


def files(arguments: Namespace) -> int:
    """Print what clicks cost beside files; return 1 where something is wrong."""
    course = Course(arguments.pupils, arguments.turns, arguments.clicks, processes=0)
    return int(bool(printed(f"files of {arguments.lines} lines", course, long_files(arguments.lines)).wrong))
