"""Deleting what lies in the folder of a room: never more than that, and never silently less."""

import os
import shutil
from contextlib import suppress
from pathlib import Path


def delete(place: Path) -> bool:
    """Delete a file or a folder, and return whether it is gone; of a link what it leads to stays."""
    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place, ignore_errors=True)
    else:
        with suppress(OSError):
            place.unlink(missing_ok=True)
    return not os.path.lexists(place)
