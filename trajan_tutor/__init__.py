"""A tutor for Roman board games that lives in Jupyter.

The public names are few, and no others are offered where names are completed.
"""

import sys
from types import ModuleType

from trajan_tutor.calls import (
    bring_progress,
    classroom,
    compare,
    course,
    edit,
    exercise,
    exercises,
    game_names,
    hand_in,
    language,
    lesson,
    load,
    mastery,
    open_class,
    play,
    position,
    practice,
    record_exercise,
    replay,
    sheets,
    table,
    take_progress,
    welcome,
)

# The type checker knows what this name means; to import it would take longer than all the rest.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from trajan_tutor.shown.board import Board

__version__ = "0.1.0"
__all__ = [
    "Board",
    "__version__",
    "bring_progress",
    "classroom",
    "compare",
    "course",
    "edit",
    "exercise",
    "exercises",
    "game_names",
    "hand_in",
    "language",
    "lesson",
    "load",
    "mastery",
    "open_class",
    "play",
    "position",
    "practice",
    "record_exercise",
    "replay",
    "sheets",
    "table",
    "take_progress",
    "welcome",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Return the type of boards, which is imported when somebody asks for it."""
        if name != "Board":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from trajan_tutor.shown.board import Board

        return Board


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__


class _Package(ModuleType):
    """The package: a part of it that is loaded never takes the name of a call, as the room of classes would."""

    def __setattr__(self, name: str, value: object) -> None:
        """Set what is no public name, and of these what is no module."""
        if name not in __all__ or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
