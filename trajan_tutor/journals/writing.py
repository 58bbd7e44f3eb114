"""Writing files: whole or not at all, and what is said when that fails."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from trajan_tutor.engine.errors import TutorError
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
