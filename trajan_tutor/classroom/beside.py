"""Beside the loop: what takes a while is done in one other thread, and what comes of it is handed over to the loop.

Only what nobody else has may be touched there: a desk that nobody sees yet, a list that is being read.
"""

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

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
        found = _found(work)
        self._hand_over(lambda: None if self._is_closed else then(found))


def _found(work: Callable[[], T]) -> T | Message:
    try:
        return work()
    except TutorError as error:
        return error.message
    except Exception as error:
        logging.getLogger(__name__).exception("something beside a class failed")
        return Message.of("board-notice-error", problem=type(error).__name__)
