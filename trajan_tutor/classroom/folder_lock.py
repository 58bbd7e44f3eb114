"""One server for the room of a folder: two would write over each other. The lock is the system's: no end leaves it."""

import os
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.journals.private_files import make_private_folder, open_private

_ENDING: Final = ".lock"


class FolderLock:
    """Keeps other programs from the room of a folder, until it is released or this program ends, whatever the cause."""

    def __init__(self, folder: Path) -> None:
        """Lock it; raises MisusedError where another program, or another server of this one, has it.

        Where the disk knows no locks, nobody is kept from it.
        """
        # Beside the folder: all that is in there may be removed.
        path = folder.with_name(folder.name + _ENDING)
        self._file = -1
        try:
            make_private_folder(path.parent)
            self._file = open_private(path, os.O_RDWR | os.O_CREAT)
            _lock(self._file)
        except BlockingIOError as error:
            self.release()
            raise MisusedError("class-folder-taken", folder=str(folder)) from error
        except OSError:
            self.release()

    def release(self) -> None:
        """Let others have it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if os.name == "nt":

    def _lock(file: int) -> None:
        """Lock a file; raises BlockingIOError where somebody else has."""
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except PermissionError as error:
            raise BlockingIOError from error

else:

    def _lock(file: int) -> None:
        """Lock a file; raises BlockingIOError where somebody else has."""
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
