"""Beside the loop: what takes a while is done in a thread of its own, so that everybody else is answered meanwhile.

There is one thread for what all wait for, whose results are handed over to the loop, and one for what one person asks,
who pays for it and has one thing done at a time. Only what nobody else has may be touched there: a desk that nobody
sees yet, a list that is being read, a file.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from trajan_tutor.classroom.flow import Flow
from trajan_tutor.desk.coach.thinking import HandOver
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message

T = TypeVar("T")
# How the name of its thread begins.
BESIDE: Final = "class"


class Beside:
    """Does one thing after the other in a thread of its own."""

    def __init__(self, hand_over: HandOver) -> None:
        """Have nothing to do; `hand_over` gets what is to be called in the thread that asks."""
        self._hand_over = hand_over
        self._thread = ThreadPoolExecutor(1, BESIDE)
        self._is_closed = False

    def do(self, work: Callable[[], T], then: Callable[[T | Message], None]) -> None:
        """Do some work there, and then call something here with what came of it, or with what went wrong."""
        if not self._is_closed:
            self._thread.submit(self._do, work, then)

    def close(self) -> None:
        """Begin nothing more, and tell nobody of what was begun."""
        self._is_closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _do(self, work: Callable[[], T], then: Callable[[T | Message], None]) -> None:
        result = _result_of(work)
        self._hand_over(lambda: None if self._is_closed else then(result))


def _result_of(work: Callable[[], T]) -> T | Message:
    try:
        return work()
    except TutorError as error:
        return error.message
    except Exception as error:
        logging.getLogger(__name__).exception("something beside a class failed")
        return Message.of("board-notice-error", problem=type(error).__name__)


class SideWork:
    """Does one thing after the other; only files, and what nobody else has, may be touched there."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "files")

    async def done(self, work: Callable[[], T], flows: tuple[Flow, ...], now: Callable[[], float]) -> T:
        """Return what comes of some work, when it is the turn of who asks.

        Raises BusyError, and what the work raises.
        """
        spent: list[float] = []
        async with flows[0].turn:
            flows[0].check(now())
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work, spent)
            finally:
                for flow in flows:
                    flow.spend(sum(spent))

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T], spent: list[float]) -> T:
    before = time.thread_time()
    try:
        return work()
    finally:
        spent.append(time.thread_time() - before)
