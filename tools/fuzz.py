"""Reads changed files, messages and moves, and tells of each reader how many it accepted, refused, or failed at.

Anything but acceptance, or the project's own error of one sentence, is a failure. `--only`, `--seed` and `--first` make
one input again.
"""

import argparse
import os
import resource
import secrets
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType

from readers import WORDS, Reader, readers

from trajan_tutor.engine import generator
from trajan_tutor.engine.errors import TutorError

_LONGEST = 300
# An input may not take more seconds of the processor, nor wait longer, nor all of them take more memory.
_SECONDS = 20
_WAITING = 300
_MEMORY = 4 * 2**30
# So many failures of a reader are told in full.
_TOLD = 3


@dataclass(slots=True)
class Count:
    """What became of the inputs of a reader, and how long the slowest took: its number, and seconds."""

    accepted: int = 0
    refused: int = 0
    failed: int = 0
    slowest: int = 0
    seconds: float = 0.0


def main() -> int:
    """Fuzz; return 1 when something failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=50_000, help="how many inputs, of all readers together")
    parser.add_argument("--seed", type=int, default=None, help="the seed of all changes; drawn without it")
    parser.add_argument("--only", default="", help="the readers whose name contains this")
    parser.add_argument("--first", type=int, default=0, help="the number of the first input of each reader")
    asked = parser.parse_args()
    seed = secrets.randbelow(10**6) if asked.seed is None else asked.seed
    build = "plain" if generator.__file__.endswith(".py") else "compiled"
    print(f"{build} build, seed {seed}", flush=True)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    limit_time()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        os.environ["TRAJAN_TUTOR_HOME"] = str(folder / "home")
        os.chdir(folder)
        found = [one for one in readers(folder) if asked.only in one.name]
        shares = sum(one.share for one in found)
        failed = 0
        for reader in found:
            many = range(asked.first, asked.first + max(1, asked.count * reader.share // shares))
            failed += fuzzed(reader, seed, many)
    return 1 if failed else 0


def fuzzed(reader: Reader, seed: int, numbers: range) -> int:
    """Give changed inputs to a reader and print what became of them; return how many failed."""
    count = counted(reader, seed, numbers, partial(print, flush=True))
    slowest = f"slowest {count.seconds:.2f} s (number {count.slowest})"
    print(
        f"{reader.name:26} accepted {count.accepted:6} refused {count.refused:6} failed {count.failed:4} {slowest}",
        flush=True,
    )
    return count.failed


def counted(reader: Reader, seed: int, numbers: range, tell: Callable[[str], object]) -> Count:
    """Give changed inputs to a reader; count what became of them, and tell of the first that failed."""
    count = Count()
    for number in numbers:
        random = Random(f"{seed} {reader.name} {number}")
        data = reader.change(random.choice(reader.inputs), random)
        begun = time.process_time()
        problem = _read(reader, data, count)
        seconds = time.process_time() - begun
        if seconds > count.seconds:
            count.slowest, count.seconds = number, seconds
        if problem:
            count.failed += 1
            if count.failed <= _TOLD:
                tell(f"{reader.name}, --seed {seed} --first {number}: {problem}\n{data[:300]!r}")
    return count


def limit_time() -> None:
    """Let whatever takes too long fail."""
    signal.signal(signal.SIGPROF, _too_long)
    signal.signal(signal.SIGALRM, _too_long)


def _read(reader: Reader, data: bytes, count: Count) -> str:
    """Give an input to a reader; return what is wrong with what became of it, or nothing."""
    signal.setitimer(signal.ITIMER_PROF, _SECONDS)
    signal.alarm(_WAITING)
    try:
        told = reader.read(data)
    except TutorError as error:
        told = WORDS(error.message)
    except Exception:  # noqa: BLE001 (what nobody foresaw is looked for)
        return traceback.format_exc(limit=-6)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
    if told is None:
        count.accepted += 1
        return ""
    count.refused += 1
    if len(told) > _LONGEST or not told.isprintable() or "⟦" in told or not told:
        return f"no sentence of {_LONGEST} characters: {told!r}"
    return ""


def _too_long(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"more than {_SECONDS} s of the processor, or {_WAITING} s of waiting")


if __name__ == "__main__":
    sys.exit(main())
