"""Who may use the folder of a room: its owner alone, at one server, which is looked at whenever the room is opened.

Two servers would write over each other. The lock is the system's: no end leaves it.

What a room wrote is mended. Where something else lies in its folder, the folder itself stays as it is and is named:
what lies there may be meant for others. No link is followed, and nothing of another account is touched.
"""

import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from trajan_tutor.classroom import (
    learner_names,
    own_exercises,
    room_aside,
    room_expiry,
    room_journal,
    teacher_keys,
)
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.journals.writing import (
    FILE_MODE,
    FOLDER_MODE,
    close_to_others,
    make_private_folder,
    open_private,
    problem_of,
)

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


# What a room writes into its folder.
PARTS: Final = (
    *(room_journal.FOLDER, "pupils", "shared", own_exercises.FOLDER, room_aside.ASIDE),
    *(learner_names.FILE, teacher_keys.FILE, teacher_keys.KEY_PAGE, room_expiry.USE_NOTE),
)
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
# Where files have no modes, the rights of the folder decide: who teaches always reads so, where the folder is named.
HAS_MODES: Final = os.name == "posix"


@dataclass(slots=True)
class _Mended:
    """How many files and folders were mended, which could not be, and whether something is another account's."""

    count: int = 0
    has_others: bool = False
    has_modes: bool = True
    problem: str = ""

    def mend(self, path: Path, status: os.stat_result) -> None:
        """Let nobody but its owner read a file or a folder."""
        if not status.st_mode & _OTHERS:
            return
        try:
            now = close_to_others(path, FOLDER_MODE if stat.S_ISDIR(status.st_mode) else FILE_MODE)
            # Some disks take every mode and keep none.
            self.has_modes &= not now & _OTHERS
        except OSError as error:
            self.problem = problem_of(error)
        else:
            self.count += 1


def made_private(folder: Path) -> tuple[Message, ...]:
    """Let nobody but its owner read what a room wrote into its folder, and return what is to be said of it."""
    if not HAS_MODES:
        return ()
    mended = _Mended()
    is_shared = False
    try:
        make_private_folder(folder)
    except OSError:
        # Nothing is there then; the journal says why nothing will be.
        return ()
    try:
        is_shared = _mend_parts(folder, mended)
    except OSError as error:
        mended.problem = problem_of(error)
    return tuple(_messages(folder, mended, is_shared=is_shared))


def _mend_parts(folder: Path, mended: _Mended) -> bool:
    """Mend what a room wrote, and return whether its folder can be read by others and has to stay so."""
    names = sorted(entry.name for entry in folder.iterdir())
    for name in filter(_is_part, names):
        for path, status in _own(folder / name, mended):
            mended.mend(path, status)
    status = folder.stat()
    if all(map(_is_part, names)) and not mended.has_others and _is_own(status):
        # The folder of a room may be reached by a link that its owner made.
        mended.mend(folder.resolve(), status)
        return False
    return bool(status.st_mode & _OTHERS)


def _is_part(name: str) -> bool:
    # What was being written when the power failed lies beside its file.
    written = name in PARTS or fnmatch(name, learner_names.SPOILED)
    return written or name.startswith(tuple(f".{part}." for part in PARTS))


def _own(path: Path, mended: _Mended) -> Iterator[tuple[Path, os.stat_result]]:
    """Give everything of ours at a place, a folder after what lies in it."""
    status = path.lstat()
    if not _is_own(status):
        mended.has_others = True
    elif stat.S_ISDIR(status.st_mode):
        for entry in sorted(path.iterdir()):
            yield from _own(entry, mended)
        yield path, status
    elif stat.S_ISREG(status.st_mode):
        yield path, status


def _is_own(status: os.stat_result) -> bool:
    return status.st_uid == os.geteuid()


def _messages(folder: Path, mended: _Mended, *, is_shared: bool) -> Iterator[Message]:
    if not mended.has_modes:
        yield Message.of("class-rights-none", folder=str(folder))
    elif mended.count:
        yield Message.of("class-rights-mended", count=mended.count)
    if is_shared:
        yield Message.of("class-rights-others", folder=str(folder))
    if mended.problem:
        yield Message.of("class-rights-not-mended", folder=str(folder), problem=mended.problem)
