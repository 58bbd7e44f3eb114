"""What pupils are given to do."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final, TypeGuard

from trajan_tutor.engine.errors import UnreadableError

_LONGEST: Final = 300
_LONGEST_RECORD: Final = 1_000_000


class TaskKind(StrEnum):
    """What is given."""

    LESSON = "lesson"
    EXERCISE = "exercise"
    PRACTISE = "practise"
    POSITION = "position"
    GAME = "game"
    SHARED = "shared"
    VOTE = "vote"
    TABLE = "table"  # a game with others


@dataclass(frozen=True, slots=True)
class ClassTask:
    """Something to do, by a number that no other one of the room has; it is the number of its board as well.

    `name` is the address of a lesson, of a step, a rule, or a game. `record` is the game in which a position lies, as
    text, and `seat` who plays on from there. `lesson` is the text of an exercise of somebody's own. A game is dealt by
    its `seed`, which no pupil is told: the number of a board is.
    """

    number: int
    kind: TaskKind
    name: str = ""
    record: str = ""
    seat: int = 0
    seed: int = 0
    lesson: str = ""

    @property
    def is_watched(self) -> bool:
        """Whether nothing can be done on its board."""
        return self.kind is TaskKind.SHARED

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


def task_of(data: object) -> ClassTask | None:
    """Return the task of some plain data, None for None; raises UnreadableError for what is none."""
    if data is None:
        return None
    if not isinstance(data, Mapping):
        raise UnreadableError("session-journal-line")
    number, kind, name, record, seat = (data.get(key) for key in ("number", "kind", "name", "record", "seat"))
    if not _is_count(number) or kind not in tuple(TaskKind) or not _is_count(seat):
        raise UnreadableError("session-journal-line")
    # Rooms of earlier versions had no seed, and dealt by the number.
    seed = data.get("seed", number)
    if not _is_count(seed) or not isinstance(name, str) or len(name) > _LONGEST:
        raise UnreadableError("session-journal-line")
    if not isinstance(record, str) or len(record) > _LONGEST_RECORD:
        raise UnreadableError("session-journal-line")
    # What was given before there were exercises of one's own has none.
    lesson = data.get("lesson", "")
    if not isinstance(lesson, str) or len(lesson) > _LONGEST_RECORD:
        raise UnreadableError("session-journal-line")
    return ClassTask(number, TaskKind(kind), name, record, seat, seed, lesson)


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
