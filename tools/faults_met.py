"""What is noted of faults that are met, and a home for each in which nothing of others lies."""

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import TypeVar

from trajan_tutor.journals.saved_games import HOME_VARIABLE

T = TypeVar("T")


@dataclass(slots=True)
class Met:
    """How often a fault was met, and what went wrong then, each in a line or more."""

    done: int = 0
    wrong: list[str] = field(default_factory=list)

    def note(self, wrong: str) -> None:
        """Count one more, with what went wrong, or nothing."""
        self.done += 1
        if wrong:
            self.wrong.append(wrong)


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A kind of fault: how many there are in full, and what meets a share of them."""

    name: str
    whole: int
    meet: Callable[[int, float, int, Path], Met]


def in_turn(choices: Sequence[T], count: int, random: Random) -> Iterator[T]:
    """Yield so many of some choices in turn, from a drawn one on: few of them are not always the first."""
    first = random.randrange(len(choices))
    return islice(cycle([*choices[first:], *choices[:first]]), count)


@contextmanager
def new_home(folder: Path, name: str) -> Iterator[Path]:
    """Give a folder for what is saved, and remove it afterwards."""
    home = folder / name
    home.mkdir()
    before = os.environ.get(HOME_VARIABLE, "")
    os.environ[HOME_VARIABLE] = str(home)
    try:
        yield home
    finally:
        os.environ[HOME_VARIABLE] = before
        shutil.rmtree(home, ignore_errors=True)
