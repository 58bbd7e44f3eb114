"""How long a room is kept: thirty days after anything was last done there, then all of it goes."""

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.learner_names import FILE
from trajan_tutor.classroom.room_journal import FOLDER
from trajan_tutor.journals.journal import when

EXPIRE_SECONDS: Final = 30 * 24 * 60 * 60
_NANO: Final = 1_000_000_000


def last_used(folder: Path) -> float:
    """Return when a room was last used, in seconds since 1970; 0 where there is none."""
    return when(folder / FOLDER) / _NANO


def remove_expired(folder: Path, now: float) -> bool:
    """Remove a room that nobody has used for thirty days, and return whether that was done."""
    used = last_used(folder)
    if not used or now - used < EXPIRE_SECONDS:
        return False
    remove_room(folder)
    return True


def remove_room(folder: Path) -> None:
    """Remove everything of a room; what is not of a room stays in its folder."""
    for name in (FOLDER, "pupils", "shared"):
        shutil.rmtree(folder / name, ignore_errors=True)
    with suppress(OSError):
        (folder / FILE).unlink(missing_ok=True)
