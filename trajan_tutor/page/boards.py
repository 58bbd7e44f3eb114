"""Which board is meant by what the page opens: a lesson, a game, or an empty table."""

from typing import Any, Final

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.front_door import left_open
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import game_names
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.lessons.step_page import Autonomy
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP

# A page names no more than that, and a seed is no larger.
_LONGEST: Final = 200
_LARGEST: Final = 1 << 32


def opened_desk(message: dict[str, Any], outside: HostServices, language: str) -> Desk:
    """Return the board that a message opens; raises MisusedError for one that there is not.

    A game goes on where it was left, as a lesson does.
    """
    kind, name = message.get("kind"), message.get("name")
    if not isinstance(name, str) or len(name) > _LONGEST or outside.saves is None:
        raise MisusedError("board-not-understood")
    if kind == "lesson":
        # An address of the catalogue, never the path of a file.
        if name not in lesson_names():
            raise MisusedError("page-unknown", name=name)
        return Desk(None, outside, lesson=lesson_activity(name, Autonomy.GUIDE_ME, language, outside.saves))
    if kind == "play":
        if name not in game_names():
            raise MisusedError("page-unknown", name=name)
        return _game(name, message.get("seed"), outside, language)
    if kind == "table":
        return Desk(None, outside, language=language)
    raise MisusedError("board-not-understood")


def _game(name: str, seed: object, outside: HostServices, language: str) -> Desk:
    drawn = seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < _LARGEST else None
    begun = new_session(name, seed=drawn, pace=STEP)
    # The page has drawn it by chance: with any other seed it is the same game.
    begun.seed_drawn = True
    desk = Desk(begun, outside, language=language, offers=True, by_itself=True)
    if left_open(begun, outside.saves):
        desk.hear({"type": "do", "request": {"type": "continue", "id": "page", "at": desk.table.at}})
    return desk
