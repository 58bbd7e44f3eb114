"""Writing files: whole or not at all, for their owner alone, and what is said when that fails.

What is written of people is nobody else's on a machine of several. What is not on the disk yet, of anything that is
kept in journals, is told with since when, why, and a copy to take along.
"""

import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.session.error_sentences import shortened


class SavingError(TutorError):
    """A file that could not be written; the message names it."""


def write(path: str | Path, text: str) -> Path:
    """Write a text to a file, whole or not at all; raises SavingError, also for what is no path."""
    return write_bytes(path, text.encode("utf-8"))


def write_bytes(path: str | Path, data: bytes) -> Path:
    """Write bytes to a file, whole or not at all; raises SavingError, also for what is no path."""
    if not isinstance(path, str | Path):
        raise SavingError("session-path-needed", given=shortened(path))
    target = Path(path)
    try:
        # What is put in the place of a device or a pipe takes it away from every program.
        if target.exists() and not target.is_file():
            raise SavingError("session-not-a-file", path=str(path))
        _write_whole(target, data)
    except (OSError, ValueError) as error:
        # A ValueError is a name with a character that no name of a file has.
        raise SavingError("session-file-not-written", path=str(path), problem=problem_of(error)) from error
    return target


def make_folder(folder: Path) -> Path:
    """Make a folder with those in which it lies, where it is not there yet; raises SavingError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise SavingError("session-file-not-written", path=str(folder), problem=problem_of(error)) from error
    return folder


def problem_of(error: OSError | ValueError) -> str:
    """Return what the system says is wrong."""
    return getattr(error, "strerror", None) or type(error).__name__


def _write_whole(target: Path, data: bytes) -> None:
    # A file beside the target, so that putting it in place is one step of the file system.
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


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
    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        os.fchmod(descriptor, mode)
        return os.fstat(descriptor).st_mode
    finally:
        os.close(descriptor)


def open_private(path: Path, how: int) -> int:
    """Open a file as the flags of the system say, one that is made for its owner alone; raises OSError."""
    return os.open(path, how | getattr(os, "O_BINARY", 0), FILE_MODE)


@dataclass(frozen=True, slots=True)
class Unsaved:
    """That something is not on the disk: since when, and why the last attempt to write it failed, where that is known.

    A `reason` is missing where what was written has vanished and nothing was tried since.
    """

    since: Message
    reason: Message | None


@dataclass(frozen=True, slots=True)
class CopyToTake:
    """A file with everything that is not on the disk, which a person can take along: its name and its text."""

    name: str
    text: str


class Journaled(Protocol):
    """Something that is kept in a journal, whatever it is, and knows what of it is not on the disk."""

    def unsaved(self) -> Unsaved | None:
        """Return what is not on the disk; None where everything is."""

    def write_again(self) -> None:
        """Try once more to write what is not on the disk; nothing is raised where that fails."""

    def copy_to_take(self) -> CopyToTake | None:
        """Return what is not on the disk as a file; None for what is no file of its own."""
