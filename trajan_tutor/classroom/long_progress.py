"""Pupils who have done very much: what lies in their folders is read beside the loop, and they alone wait for it.

The desk of what they were given is made there, in a thread for such pupils only; it is shown, and thinks, in the loop.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.beside import Beside
from trajan_tutor.classroom.flow import Flow
from trajan_tutor.classroom.pupil_board import PageLine
from trajan_tutor.desk.coach.thinking import HandOver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.engine.message import Message
from trajan_tutor.journals import attempts_journal, journal, progress_journal

# More than so many bytes of journals take longer to be read than others should wait: about a hundredth of a second.
LONG: Final = 100_000
_READ: Final = (progress_journal.FOLDER, attempts_journal.FOLDER)

# The pupil, the number of what they were given, and their language.
_Key = tuple[str, int, str]
# Is told the desk, or why there is none, and the pages that wait for it.
Then = Callable[[Desk | Message, list[PageLine]], None]


def is_long(folder: Path) -> bool:
    """Return whether the progress in a folder is longer than what is read at once."""
    return sum(sum(journal.sizes_of(folder / name).values()) for name in _READ) > LONG


class LongProgress:
    """Makes desks of such pupils one after the other; who wants one pays for it."""

    def __init__(self, hand_over: HandOver) -> None:
        """Have nothing to make; `hand_over` gets what is to be called in the loop."""
        self._beside = Beside(hand_over)
        self._waiting: dict[_Key, list[PageLine]] = {}

    def is_being_read(self, key: _Key) -> bool:
        """Return whether the desk will be there soon."""
        return key in self._waiting

    def make(self, key: _Key, line: PageLine, make: Callable[[], Desk], flow: Flow, then: Then) -> None:
        """Have a desk made for a page that waits for it; it is made once for all pages of a pupil."""
        if key in self._waiting:
            self._waiting[key].append(line)
            return
        self._waiting[key] = [line]

        def made() -> tuple[Desk, float]:
            before = time.thread_time()
            return make(), time.thread_time() - before

        def take(made_or_problem: tuple[Desk, float] | Message) -> None:
            lines = self._waiting.pop(key)
            if isinstance(made_or_problem, Message):
                then(made_or_problem, lines)
                return
            desk, spent = made_or_problem
            flow.spend(spent)
            then(desk, lines)

        self._beside.do(made, take)

    def close(self) -> None:
        """Make nothing more."""
        self._beside.close()
