"""What a hostile pupil costs the others in a class who click.

Pupils click in a lesson, by turns with nobody else there and beside another process, on loopback alone. That one sends
what no page sends: what is no message, what is too long, what asks for the whole board, what is asked of the coach, on
several lines, and on a new one for each that is closed. Measured is the processor time of the server from a click to
its answer: the time of the other process does not count. Nothing of what pupils did may be lost meanwhile.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from typing import Final

from classroom.visitor import WAIT_SECONDS, Browser, Classroom, Line, close_all, opened
from measures.pupils import LESSONS, Pupil
from measuring import high_of
from tornado.websocket import WebSocketClosedError

from trajan_tutor.classroom.learner import ClassLearner
from trajan_tutor.classroom.pages_html import page_html, start_of
from trajan_tutor.classroom.server import calm_collector

# So many lines a hostile pupil has, and so many seconds lie between two clicks of the others.
_LINES: Final = 4
_PAUSE: Final = 0.05


@dataclass(slots=True)
class Beside:
    """Clicks in milliseconds, with nobody there and beside a hostile pupil; its messages, and what went wrong."""

    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    messages: int = 0
    wrong: list[str] = field(default_factory=list)

    def told(self) -> str:
        """Return it as a line."""
        alone, beside = high_of(self.alone), high_of(self.beside)
        return (
            f"p95 {alone:.1f} ms alone, {beside:.1f} ms beside it ({beside / alone:.2f} times);"
            f" {self.messages} messages; wrong: {self.wrong or 'nothing'}"
        )


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


async def measured(folder: Path, lesson: str, arguments: Namespace) -> Beside:
    """Let pupils click by turns alone and beside a hostile one, in a class that is kept in a folder."""
    found = Beside()
    # What is made once for all is there.
    page_html(start_of("pupil", "en"))
    calm_collector()
    classroom = opened(folder, processes=1)
    try:
        teacher = await classroom.teach()
        hostile, _ = await classroom.pupil("Eve")
        pupils = [Clicking((await classroom.pupil(f"Pupil {one}"))[1], one) for one in range(arguments.pupils)]
        await teacher.send(type="give", kind="lesson", name=lesson, to=[])
        for pupil in pupils:
            await pupil.until_shown()
            await pupil.click()
        order = cycle(pupils)
        for turn in count():
            if turn >= arguments.turns and found.messages >= arguments.messages:
                break
            found.alone += await _clicks(order, arguments.clicks)
            process = await _begun(classroom, hostile)
            try:
                found.beside += await _clicks(order, arguments.clicks)
            finally:
                answer, _ = await process.communicate(b"end\n")
            found.messages += int(answer.splitlines()[-1])
        found.wrong += _lost(classroom, len(pupils))
    except (TimeoutError, OSError, AssertionError, SystemExit) as error:
        found.wrong.append(f"{type(error).__name__}: {error}")
    finally:
        await close_all()
        classroom.server.close()
    return found


async def _clicks(order: Iterator[Clicking], clicks: int) -> list[float]:
    taken = []
    for _ in range(clicks):
        await asyncio.sleep(_PAUSE)
        taken.append(await next(order).click())
    return taken


async def _begun(classroom: Classroom, hostile: Browser) -> Process:
    command = (sys.executable, "-m", "measures.beside", classroom.base, json.dumps(hostile.cookies))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
    if process.stdout is not None:
        await process.stdout.readline()
    return process


def _lost(classroom: Classroom, clicking: int) -> Iterator[str]:
    """Yield what is not kept of the room and of pupils."""
    room = classroom.server.served.host.room
    yield from (f"not kept: {one.key}" for one in room.not_saved())
    folder = room.folder / "pupils"
    kept = {one.relative_to(folder).parts[0] for one in folder.rglob("*.jsonl") if one.stat().st_size}
    if len(kept) < clicking:
        yield f"{clicking - len(kept)} pupils have no journal"


# -- the hostile pupil, in a process of its own


async def _be_hostile(base: str, cookies: dict[str, str]) -> int:
    """Send what no page sends, as fast as the server takes it, until the standard input ends; return how many."""
    ends = asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print("begun", flush=True)
    return sum(await asyncio.gather(*(_send(base, cookies, ends) for _ in range(_LINES))))


async def _send(base: str, cookies: dict[str, str], ends: "asyncio.Future[str]") -> int:
    browser, sent = Browser(base), 0
    browser.cookies |= cookies
    while not ends.done():
        try:
            line = await browser.line("pupil")
            board = (await line.until_type("room"))["board"]
            for text in cycle(_hostile_texts(board)):
                await line.connection.write_message(text)
                sent += 1
                if ends.done():
                    break
            line.close()
        except (WebSocketClosedError, AssertionError, OSError, TimeoutError):
            await asyncio.sleep(0)
    return sent


def _hostile_texts(board: int) -> Sequence[str]:
    asked: list[dict[str, object]] = [
        {"type": "go", "action": "hint"},
        {"type": "go", "action": "next"},
        {"type": "undo"},
        {"type": "choose", "move": "x" * 500},
        {"type": "coach", "action": "hint", "number": -1},
    ]
    sent: list[object] = [
        {"type": "whole"},
        {"type": "hello", "protocol": 1, "have": -1},
        *({"type": "do", "request": {**one, "id": f"e{at}", "at": 0, "at_once": True}} for at, one in enumerate(asked)),
    ]
    texts = [json.dumps({"type": "desk", "board": board, "message": message}) for message in sent]
    return [*texts, "", "[", "[" * 9000, "9" * 4000, "x" * 20000, '{"type":"desk"}', '{"type":"give","to":[]}']


# -- the command


def hostile_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("--messages", type=int, default=100_000, help="turns go on until so many were sent")
    parser.add_argument("--lesson", nargs="+", default=LESSONS)
    parser.add_argument("--pupils", type=int, default=10)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--clicks", type=int, default=160, help="in each turn, as many alone as beside the others")


def hostile(arguments: Namespace) -> int:
    """Print what clicks cost beside a hostile pupil; return 1 where something is wrong."""
    failed = False
    for lesson in arguments.lesson:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measured(Path(folder) / "class", lesson, arguments))
        print(f"{lesson}: {found.told()}", flush=True)
        failed |= bool(found.wrong)
    return int(failed)


if __name__ == "__main__":
    print(asyncio.run(_be_hostile(sys.argv[1], json.loads(sys.argv[2]))))
