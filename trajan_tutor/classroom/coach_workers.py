"""Processes that think for the coach of a class: each ends with the process that began it, and a lost one is replaced.

What is no longer wanted is given up between two tasks: a byte that all of them see says so.
"""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from trajan_tutor.coach.analysis import finish_packed
from trajan_tutor.engine.message import Message

# Clicks are answered before the coach thinks, where both share a core.
_NICER: Final = 5

Found = bytes | Message
# The bytes of this worker that say what is given up, by the places of what is thought about.
_given_up: list[Any] = []


class CoachWorkers:
    """Some worker processes, or the executor of somebody else: then nothing is given up on the way."""

    def __init__(self, processes: int, executor: Executor | None = None) -> None:
        self.processes = processes
        self._theirs = executor
        self._context = multiprocessing.get_context("spawn")
        self._marks: Any = self._context.RawArray("b", processes)
        self._own: ProcessPoolExecutor | None = None
        # How often processes were replaced: what was begun in earlier ones is lost with them.
        self.replaced = 0

    def submit(self, place: int, sent: bytes) -> "Future[Found]":
        """Let an analysis be thought through at a place, one at a time for each process.

        Raises what the executor raises whose processes are gone.
        """
        if self._theirs is not None:
            return self._theirs.submit(finish_packed, sent)
        self._marks[place] = 0
        return self._begun().submit(_think, place, sent)

    def _begun(self) -> ProcessPoolExecutor:
        if self._own is None:
            self._own = ProcessPoolExecutor(self.processes, self._context, _begin, (self._marks,))
        return self._own

    def give_up(self, place: int) -> None:
        """Let what is thought about at a place be given up soon."""
        self._marks[place] = 1

    def replace(self) -> None:
        """Begin new processes with the next analysis: one of these is lost, and the others end with it."""
        self.replaced += 1
        own, self._own = self._own, None
        if own is not None:
            own.shutdown(wait=False, cancel_futures=True)

    def warm(self, games: Sequence[str] = ()) -> "Future[None] | None":
        """Begin a process before there is anything to think about, with the rules of some games."""
        if self._theirs is not None:
            return None
        return self._begun().submit(_warm, tuple(games))

    def close(self) -> None:
        """Give everything up, and let the processes end; the executor of somebody else is left to them."""
        for place in range(self.processes):
            self.give_up(place)
        self.replace()


def _begin(marks: Any) -> None:
    _given_up[:] = [marks]
    with suppress(OSError, AttributeError):
        os.nice(_NICER)
    # Whoever ends the server at its terminal ends it first: it tells its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        # It may be killed, and then nobody else tells.
        parent.join()
        os._exit(0)


def _think(place: int, sent: bytes) -> Found:
    [marks] = _given_up
    return finish_packed(sent, lambda: bool(marks[place]))


def _warm(games: Sequence[str]) -> None:
    from trajan_tutor.engine.games import find_game

    for name in games:
        find_game(name)
