"""Files that hinder a class: `PYTHONPATH=tests python tools/class_files.py`, on loopback alone.

Pupils bring progress as long as a class keeps it, and ask for it again and again, from another process; strangers load
the page and what it loads meanwhile. Others click in a lesson, by turns with nobody hostile. Measured is the processor
time of the server from a click to its answer, whatever it does in between; that each of them is told something each
time, that nothing of what was taken is lost, and how often the loop was held for long.
"""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Final

from classroom.progress_lines import file_of
from classroom.visitor import LESSON, WAIT_SECONDS, Browser, close_all, opened
from measure_hostile import Clicking, p95

from trajan_tutor.classroom.flow import LONGEST_BODY
from trajan_tutor.classroom.pages_html import page_html, start_of
from trajan_tutor.journals import progress_file

_CLICKING: Final = 5
_HOSTILE: Final = 3
TURNS: Final = 4
CLICKS: Final = 60
LINES: Final = 10_000
# Between two clicks of the class, in seconds.
_PAUSE: Final = 0.05
# Whatever a server says to them: here it is, too much, or slowly.
# A pupil has no table of the class.
_TOLD: Final = frozenset({200, 400, 403, 409, 413, 429})
_LOADED: Final = ("", "static/classroom.js", "static/classroom.css", "progress", "class.csv")


@dataclass(slots=True)
class Hindered:
    """What was measured: clicks in milliseconds without and beside the files, answers by status, what went wrong."""

    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    holds: int = 0

    def told(self) -> str:
        """Return it as a line."""
        answers = ", ".join(f"{status}: {count}" for status, count in sorted(self.answers.items()))
        return (
            f"p95 {p95(self.alone):.1f} ms alone, {p95(self.beside):.1f} ms beside it; answers {answers}; "
            f"{self.holds} lines about holds; wrong: {self.wrong or 'nothing'}"
        )


class _Holds(logging.Handler):
    """Counts what is said of holds."""

    def __init__(self) -> None:
        """Have none."""
        super().__init__()
        self.lines = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line of these."""
        self.lines += record.name.endswith("holds")


async def hindered(folder: Path, lines: int, turns: int, clicks: int) -> Hindered:
    """Let pupils click beside files of so many lines, by turns with none."""
    found, holds = Hindered(), _Holds()
    logging.getLogger().addHandler(holds)
    # What is made once for all is there.
    page_html(start_of("pupil", "en"))
    classroom = opened(folder, processes=0)
    try:
        teacher = await classroom.teach()
        hostile = [(await classroom.pupil(f"Eve {one}"))[0] for one in range(_HOSTILE)]
        clicking = [Clicking((await classroom.pupil(f"Pupil {one}"))[1], one) for one in range(_CLICKING)]
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        for one in clicking:
            await asyncio.wait_for(one.until_shown(), WAIT_SECONDS)
            await one.click()
        order = cycle(clicking)
        for _ in range(turns):
            found.alone += [await _click(next(order)) for _ in range(clicks)]
            others = await _begun(classroom.base, hostile, lines)
            found.beside += [await _click(next(order)) for _ in range(clicks)]
            answer, _ = await others.communicate(b"end\n")
            found.answers += Counter(json.loads(answer.splitlines()[-1]))
        found.wrong += [f"answered {status}" for status in found.answers if int(status) not in _TOLD]
        found.wrong += _lost(folder, lines)
    except (TimeoutError, OSError, AssertionError, SystemExit) as error:
        found.wrong.append(f"{type(error).__name__}: {error}")
    finally:
        await close_all()
        classroom.server.close()
        logging.getLogger().removeHandler(holds)
        found.holds = holds.lines
    return found


def _lost(folder: Path, lines: int) -> list[str]:
    """Return what is wrong with progress that was brought: it is there whole, or not at all."""
    whole = {entry["number"] for entry in json.loads(file_of(lines))["journals"]["mastery"]}
    wrong = []
    for one in (folder / "pupils").iterdir():
        kept = {entry["number"] for entry in json.loads(progress_file.taken(one))["journals"]["mastery"]}
        if kept & whole and whole - kept:
            wrong.append(f"{len(whole - kept)} of {len(whole)} attempts are missing")
    return wrong


async def _click(pupil: Clicking) -> float:
    await asyncio.sleep(_PAUSE)
    return await asyncio.wait_for(pupil.click(), WAIT_SECONDS)


async def _begun(base: str, hostile: Sequence[Browser], lines: int) -> Process:
    cookies = json.dumps([one.cookies for one in hostile])
    command = (sys.executable, __file__, "--as-others", base, "--cookies", cookies, "--lines", str(lines))
    others = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    if others.stdout is not None:
        await others.stdout.readline()
    return others


async def hinder(base: str, cookies: list[dict[str, str]], lines: int) -> None:
    """Bring and take files as fast as the server lets, until the standard input ends; print how it answered."""
    data = file_of(lines).encode()
    ends = asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    answers: Counter[str] = Counter()
    print("begun", flush=True)
    browsers = [Browser(base) for _ in cookies]
    for browser, known in zip(browsers, cookies, strict=True):
        browser.cookies |= known
    await asyncio.gather(*(_one(browser, data, answers, ends) for browser in (*browsers, Browser(base))))
    print(json.dumps(answers))


async def _one(browser: Browser, data: bytes, answers: Counter[str], ends: "asyncio.Future[str]") -> None:
    of = -(-len(data) // LONGEST_BODY)
    while not ends.done():
        for part in range(of if browser.cookies else 0):
            piece = data[part * LONGEST_BODY : (part + 1) * LONGEST_BODY]
            answer = await browser.send(f"progress?part={part + 1}&of={of}", piece)
            answers[str(answer.code)] += 1
            if ends.done() or answer.code != 200:
                break
        for path in _LOADED if browser.cookies else _LOADED[:3]:
            answers[str((await browser.ask(path)).code)] += 1
            browser.texts.clear()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print; return 1 where something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=LINES)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--clicks", type=int, default=CLICKS)
    parser.add_argument("--as-others", default="", help=argparse.SUPPRESS)
    parser.add_argument("--cookies", default="[]", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.as_others:
        asyncio.run(hinder(asked.as_others, json.loads(asked.cookies), asked.lines))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(hindered(Path(folder) / "class", asked.lines, asked.turns, asked.clicks))
    print(f"files of {asked.lines} lines: {found.told()}", flush=True)
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
