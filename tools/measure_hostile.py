"""What a hostile pupil costs the others: `PYTHONPATH=tests python tools/measure_hostile.py`, or `make class-hostile`.

One pupil sends a hundred thousand messages from another process, on several lines and with a new line for each that is
closed: what is no message, what is too long, what asks for the whole board, what is asked of the coach. Others click in
a lesson meanwhile, by turns with nobody hostile. Measured is the processor time of the server from a click to its
answer, whatever it does in between: the time of another process does not count.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from classroom.visitor import Browser, Classroom, Line, close_all, opened
from measure_class import LESSONS, Pupil, row
from tornado.websocket import WebSocketClosedError

from trajan_tutor.classroom.learner import ClassLearner

_PUPILS: Final = 10
_LINES: Final = 4
# So many clicks before the other case has its turn.
_CLICKS: Final = 160
_TURNS: Final = 4
_PAUSE: Final = 0.05


def p95(values: Sequence[float]) -> float:
    """Return what only one in twenty exceeds."""
    return sorted(values)[int(len(values) * 0.95)] if values else float("nan")


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
        text = await self.line.connection.read_message()
        if not isinstance(text, str):
            raise SystemExit("The line of a pupil was closed.")
        self.pupil.tell(text)


async def measured(folder: Path, lesson: str, count: int) -> None:
    """Measure a class in a lesson while so many hostile messages come, and print what clicks cost."""
    classroom = opened(folder, processes=1)
    try:
        teacher = await classroom.teach()
        eve, _ = await classroom.pupil("Eve")
        pupils = [Clicking((await classroom.pupil(f"Pupil {one}"))[1], one) for one in range(_PUPILS)]
        await teacher.send(type="give", kind="lesson", name=lesson, to=[])
        for pupil in pupils:
            await pupil.until_shown()
            for _ in range(2):
                await pupil.click()
        await _by_turns(classroom, eve, pupils, count, lesson)
    finally:
        await close_all()
        classroom.server.close()


async def _by_turns(classroom: Classroom, eve: Browser, pupils: Sequence[Clicking], count: int, lesson: str) -> None:
    costs: dict[bool, list[float]] = {False: [], True: []}
    turns = cycle(pupils)
    sent = done = 0
    while sent < count or done < _TURNS:
        costs[False] += [await _click(next(turns)) for _ in range(_CLICKS)]
        hostile = await _begun(classroom.base, eve)
        costs[True] += [await _click(next(turns)) for _ in range(_CLICKS)]
        answer, _ = await hostile.communicate(b"end\n")
        sent += int(answer.split()[-1])
        done += 1
    print(f"{lesson}: {_PUPILS} pupils, {sent} hostile messages on {_LINES} lines at a time")
    print(" ", row("click with nobody hostile", costs[False]))
    print(" ", row("click beside one who is", costs[True]))


async def _click(pupil: Clicking) -> float:
    await asyncio.sleep(_PAUSE)
    return await pupil.click()


async def _begun(base: str, eve: Browser) -> Process:
    command = (sys.executable, __file__, "--as-eve", base, "--cookies", json.dumps(eve.cookies))
    hostile = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    if hostile.stdout is not None:
        await hostile.stdout.readline()
    return hostile


async def hostile(base: str, cookies: dict[str, str]) -> None:
    """Send what no page sends, as fast as the server takes it, until the standard input ends; print how much it was."""
    browser = Browser(base)
    browser.cookies |= cookies
    ends = asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print("begun", flush=True)
    counts = await asyncio.gather(*(_one_line(browser, ends) for _ in range(_LINES)))
    print(sum(counts))


async def _one_line(browser: Browser, ends: "asyncio.Future[str]") -> int:
    sent = 0
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


def _hostile_texts(board: int) -> list[str]:
    asked: list[dict[str, object]] = [
        {"type": "go", "action": "hint"},
        {"type": "go", "action": "next"},
        {"type": "undo"},
        {"type": "choose", "move": "x" * 500},
        {"type": "coach", "action": "hint", "number": -1},
    ]
    messages: list[object] = [
        {"type": "whole"},
        {"type": "hello", "protocol": 1, "have": -1},
        *({"type": "do", "request": {**one, "id": f"e{at}", "at": 0, "at_once": True}} for at, one in enumerate(asked)),
    ]
    texts = [json.dumps({"type": "desk", "board": board, "message": message}) for message in messages]
    return [*texts, "", "[", "[" * 9000, "9" * 4000, "x" * 20000, '{"type":"desk"}', '{"type":"give","to":[]}']


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--lesson", action="append", default=[])
    parser.add_argument("--as-eve", default="", help=argparse.SUPPRESS)
    parser.add_argument("--cookies", default="{}", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.as_eve:
        asyncio.run(hostile(chosen.as_eve, json.loads(chosen.cookies)))
        return 0
    for lesson in chosen.lesson or LESSONS:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measured(Path(folder), lesson, chosen.messages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
