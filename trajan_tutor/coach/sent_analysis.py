"""An analysis that is sent to another process, finished there, and comes back with what it found.

What travels is what the analysis itself may know: observations and dealt copies of them. A game is sent by its name.
"""

import pickle
from collections.abc import Callable
from copyreg import dispatch_table
from io import BytesIO

from trajan_tutor.coach.analysis import Analysis
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message

# So many tasks are done before somebody is asked whether it is still wanted: some tens of milliseconds.
_TASKS_AT_ONCE = 5


def packed(work: Analysis) -> bytes:
    """Return an analysis as it is sent: one that has not begun, or that is done."""
    game = getattr(work, "game", None) or work.study.game  # type: ignore[attr-defined]
    written = BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    if _is_found_by_name(game):
        pickler.dispatch_table = {**dispatch_table, type(game): lambda one: (find_game, (one.name,))}
    pickler.dump(work)
    return written.getvalue()


def unpacked(sent: bytes) -> Analysis:
    """Return a copy of an analysis that was sent."""
    work: Analysis = pickle.loads(sent)  # noqa: S301 - written by ourselves, for a process of our own
    return work


def finished(sent: bytes, is_given_up: Callable[[], bool] = lambda: False) -> bytes | Message:
    """Finish an analysis that was sent, and return it as it goes back, or else what went wrong.

    Nothing comes back of what is given up on the way: an empty text.
    """
    try:
        work = unpacked(sent)
        while not work.step(_TASKS_AT_ONCE):
            if is_given_up():
                return b""
        return packed(work)
    except TutorError as error:
        return error.message
    except Exception as error:  # noqa: BLE001 - whatever it was is told where somebody looks
        return Message.of("search-failed", problem=repr(error))


def _is_found_by_name(game: object) -> bool:
    name = getattr(game, "name", "")
    try:
        return find_game(name) is game
    except TutorError:
        return False
