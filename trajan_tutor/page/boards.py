"""Which board is meant by what the page opens: a lesson, a game, or an empty table."""

from pathlib import Path
from typing import Any, Final

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson_desk import lesson_desk
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.lessons.ask import asked_lesson
from trajan_tutor.lessons.page import Autonomy
from trajan_tutor.session import saved_games
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.session.start import new_session

_LONGEST: Final = 200


def opened_desk(message: dict[str, Any], folder: Path, language: str) -> Desk:
    """Return the board that a message opens; raises TutorError for one that there is not.

    A game goes on where it was left, unless a `fresh` one is asked for.
    """
    kind, name, seed = message.get("kind"), message.get("name", ""), message.get("seed")
    if not isinstance(name, str) or len(name) > _LONGEST:
        raise MisusedError("board-not-understood")
    if kind == "lesson":
        # By its address alone: what a page sends is never the path of a file.
        lesson, _ = asked_lesson(name) if not name.endswith(".toml") else asked_lesson("")
        return Desk(lesson=lesson_desk(lesson.address, Autonomy.GUIDE_ME, language, folder), folder=folder)
    if kind == "play":
        begun = new_session(name, seed=seed if isinstance(seed, int) else None, pace=STEP)
        return Desk(begun, language=language, folder=folder)
    if kind == "table":
        return Desk(None, language=language, folder=folder)
    raise MisusedError("board-not-understood")
