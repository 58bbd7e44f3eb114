"""A tutor for Roman board games that lives in Jupyter.

The public names are few, and no others are offered where names are completed.
"""

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
