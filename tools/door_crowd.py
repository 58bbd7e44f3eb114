"""A crowd before the door of a class: `PYTHONPATH=tests python tools/door_crowd.py`, on loopback alone.

Another process holds thousands of connections, from one address and from fifty: idle ones, half a head, half a body, a
letter a second, and such as do not read what they have asked for; each that is closed comes again. Pupils click
meanwhile, by turns with nobody there. Measured is the processor time of the server from a click to its answer, whatever
it does in between; that everything is kept, that somebody can come in, and how long the log is.
"""

import argparse
import asyncio
import logging
import select
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Final

from classroom.visitor import LESSON, WAIT_SECONDS, Browser, Classroom, close_all, opened
from measure_hostile import Clicking, p95

from trajan_tutor.classroom.connection_budget import raise_limit
from trajan_tutor.classroom.seldom_log import SeldomFilter

PUPILS: Final = 25
TURNS: Final = 4
CLICKS: Final = 100
# Between two clicks of the class, in seconds.
_PAUSE: Final = 0.02
# So many of the crowd come in a second at most, looked after so often.
_A_SECOND: Final = 1_000
_TICK: Final = 0.02
_SLOW: Final = 1.0
_SENT: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /join HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{",
    b"GET /static/classroom.js HTTP/1.1\r\nHost: x\r\n\r\n",
)
_NEVER_READ: Final = 3
# Beside such a crowd a click may cost so many times as much.
MOST: Final = 1.5


@dataclass(slots=True)
class Crowded:
    """What was measured: clicks in milliseconds without and with the crowd, and what went wrong."""

    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    came: int = 0
    joined: list[float] = field(default_factory=list)
    lines: int = 0

    @property
    def times(self) -> float:
        """How many times as much the ninety-fifth of a hundred clicks costs beside the crowd."""
        return p95(self.beside) / p95(self.alone)

    def told(self) -> str:
        """Return it as a line."""
        joined = f"{max(self.joined):.1f} s" if self.joined else "never"
        return (
            f"p95 {p95(self.alone):.1f} ms alone, {p95(self.beside):.1f} ms beside it ({self.times:.2f} times); "
            f"{self.came} came; somebody new is in after {joined} at most; {self.lines} lines in the log; "
            f"wrong: {self.wrong or 'nothing'}"
        )


class _Counted(logging.Handler):
    """Counts the lines of a log."""

    def __init__(self) -> None:
        """Have none."""
        super().__init__()
        self.lines = 0
        self.addFilter(SeldomFilter())

    def emit(self, _: logging.LogRecord) -> None:
        """Count a line."""
        self.lines += 1


async def crowded(folder: Path, connections: int, addresses: int, pupils: int, turns: int, clicks: int) -> Crowded:
    """Let pupils click beside so many connections from so many addresses, by turns with none."""
    found, log = Crowded(), _Counted()
    logging.getLogger().addHandler(log)
    classroom = opened(folder, processes=1)
    try:
        teacher = await classroom.teach()
        lines = [(await classroom.pupil(f"Pupil {one}"))[1] for one in range(pupils)]
        clicking = [Clicking(line, one) for one, line in enumerate(lines)]
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        for one in clicking:
            await asyncio.wait_for(one.until_shown(), WAIT_SECONDS)
            await one.click()
        order = cycle(clicking)
        for turn in range(turns):
            found.alone += [await _click(next(order)) for _ in range(clicks)]
            crowd = await _begun(classroom.server.door.port, connections, addresses)
            try:
                found.beside += [await _click(next(order)) for _ in range(clicks)]
                await _somebody_new(classroom, turn, found)
            finally:
                answer, _ = await crowd.communicate(b"end\n")
            found.came += int(answer.split()[-1])
        found.wrong += [f"not kept: {one.key}" for one in classroom.server.served.host.room.not_kept()]
        found.wrong += _lost(classroom, clicking)
    except (TimeoutError, OSError, AssertionError, SystemExit) as error:
        found.wrong.append(f"{type(error).__name__}: {error}")
    finally:
        await close_all()
        classroom.server.close()
        logging.getLogger().removeHandler(log)
        found.lines = log.lines
    return found


async def _click(pupil: Clicking) -> float:
    await asyncio.sleep(_PAUSE)
    return await asyncio.wait_for(pupil.click(), WAIT_SECONDS)


async def _somebody_new(classroom: Classroom, turn: int, found: Crowded) -> None:
    """Let somebody come in beside the crowd: a browser tries again where it was turned away."""
    browser, begun = Browser(classroom.base), time.monotonic()
    while time.monotonic() - begun < WAIT_SECONDS:
        with suppress(OSError):
            if (await browser.join(classroom.code, f"New {turn}")).code == 200:
                found.joined.append(time.monotonic() - begun)
                return
        await asyncio.sleep(_TICK)
    found.wrong.append("nobody could come in")


def _lost(classroom: Classroom, clicking: Sequence[Clicking]) -> list[str]:
    """Return what is not in the journals of the pupils."""
    folder = classroom.server.served.host.room.folder / "pupils"
    written = [one for one in folder.rglob("*.jsonl") if one.stat().st_size]
    kept = {one.relative_to(folder).parts[0] for one in written}
    return [] if len(kept) >= len(clicking) else [f"{len(clicking) - len(kept)} pupils have no journal"]


async def _begun(port: int, connections: int, addresses: int) -> Process:
    asked = ("--as-crowd", str(port), "--connections", str(connections), "--addresses", str(addresses))
    crowd = await asyncio.create_subprocess_exec(sys.executable, __file__, *asked, stdin=PIPE, stdout=PIPE)
    if crowd.stdout is not None:
        await crowd.stdout.readline()
    return crowd


class Crowd:
    """Holds connections to a port, each in its way, and opens again what was closed."""

    def __init__(self, port: int, connections: int, addresses: int) -> None:
        """Hold none yet."""
        self.came = 0
        self._port = port
        self._from = [f"127.0.0.{2 + at}" if addresses > 1 else "127.0.0.1" for at in range(addresses)]
        self._free = list(range(connections))
        self._held: dict[int, tuple[socket.socket, int]] = {}
        # Those that have said what they say at first.
        self._silent: set[int] = set()
        self._poll = select.epoll()

    def go_on(self, seconds: float) -> None:
        """Hold as many as the server lets, for so long."""
        until, slow = time.monotonic() + seconds, time.monotonic() + _SLOW
        while time.monotonic() < until:
            for _ in range(min(len(self._free), int(_A_SECOND * _TICK))):
                self._come(self._free.pop())
            for file, _ in self._poll.poll(_TICK):
                self._hear(file)
            if time.monotonic() > slow:
                slow += _SLOW
                self._say_a_letter()

    def _come(self, slot: int) -> None:
        made = socket.socket()
        made.settimeout(0)
        try:
            made.bind((self._from[slot % len(self._from)], 0))
            made.connect_ex(("127.0.0.1", self._port))
        except OSError:
            made.close()
            self._free.append(slot)
            return
        self.came += 1
        self._held[made.fileno()] = (made, slot)
        self._poll.register(made, select.EPOLLOUT | select.EPOLLHUP | select.EPOLLERR)

    def _hear(self, file: int) -> None:
        made, slot = self._held[file]
        kind = slot % len(_SENT)
        try:
            is_over = bool(made.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))
            if not is_over and file in self._silent:
                is_over = kind == _NEVER_READ or not made.recv(4096)
            elif not is_over:
                made.send(_SENT[kind])
                self._silent.add(file)
                self._poll.modify(made, (0 if kind == _NEVER_READ else select.EPOLLIN) | select.EPOLLHUP)
        except BlockingIOError:
            return
        except OSError:
            is_over = True
        if is_over:
            self._leave(file)

    def _leave(self, file: int) -> None:
        made, slot = self._held.pop(file)
        self._poll.unregister(made)
        made.close()
        self._silent.discard(file)
        self._free.append(slot)

    def _say_a_letter(self) -> None:
        for file in [one for one, (_, slot) in self._held.items() if slot % len(_SENT) in (1, 2)]:
            made, slot = self._held[file]
            try:
                if slot % (2 * len(_SENT)) < len(_SENT) and file in self._silent:
                    made.send(b"x")
            except OSError:
                self._leave(file)


def hold(port: int, connections: int, addresses: int) -> None:
    """Hold so many connections until the standard input ends; print how many came."""
    raise_limit()
    crowd = Crowd(port, connections, addresses)
    crowd.go_on(2.0)
    print("begun", flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        crowd.go_on(0.2)
    print(crowd.came)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print; return 1 where somebody was stopped, or a click costs too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=3_000)
    parser.add_argument("--addresses", type=int, action="append", default=[])
    parser.add_argument("--pupils", type=int, default=PUPILS)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--clicks", type=int, default=CLICKS)
    parser.add_argument("--as-crowd", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.as_crowd:
        hold(asked.as_crowd, asked.connections, *asked.addresses)
        return 0
    failed = False
    for addresses in asked.addresses or (1, 50):
        with tempfile.TemporaryDirectory() as folder:
            of = (asked.connections, addresses, asked.pupils, asked.turns, asked.clicks)
            found = asyncio.run(crowded(Path(folder) / "class", *of))
        print(f"{asked.connections} connections from {addresses}: {found.told()}", flush=True)
        failed |= bool(found.wrong) or found.times > MOST
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
