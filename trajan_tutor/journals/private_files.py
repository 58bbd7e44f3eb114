"""Files and folders for their owner alone: what is written of people is nobody else's on a machine of several."""

import os
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700


def make_private_folder(folder: Path) -> Path:
    """Make a folder with those in which it lies, where they are not there yet, for their owner alone; raises OSError.

    What is there already stays as it is. A ValueError is a name that no folder has.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            make_private_folder(folder.parent)
        try:
            folder.mkdir(FOLDER_MODE)
        except FileExistsError:
            # Another process may have made it meanwhile.
            if not folder.is_dir():
                raise
    return folder


def close_to_others(path: Path, mode: int) -> int:
    """Give a file or a folder that is there another mode, and return which one it has then; raises OSError.

    What another account puts in its place meanwhile, as a link to something else, is not followed.
    """
    found = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        os.fchmod(found, mode)
        return os.fstat(found).st_mode
    finally:
        os.close(found)


def open_private(path: Path, how: int) -> int:
    """Open a file as the flags of the system say, one that is made for its owner alone; raises OSError."""
    return os.open(path, how | getattr(os, "O_BINARY", 0), FILE_MODE)
