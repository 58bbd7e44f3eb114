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

__version__ = "0.1.0"
__all__ = [
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
