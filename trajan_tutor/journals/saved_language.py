"""The language that was chosen, saved beside the games, so that the next session speaks it."""

from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_text
from trajan_tutor.journals.writing import SavingError, make_private_folder, problem_of, write

FILE: Final = "language.txt"


def language_saved_in(folder: Path) -> str:
    """Return the language that is saved in a folder; nothing where none is, or it cannot be read."""
    try:
        return read_text(folder / FILE).strip()
    except UnreadableError:
        return ""


def keep(folder: Path, language: str) -> None:
    """Keep a language in a folder; raises SavingError."""
    path = folder / FILE
    try:
        make_private_folder(folder)
    except (OSError, ValueError) as error:
        raise SavingError("session-file-not-written", path=str(path), problem=problem_of(error)) from error
    write(path, f"{language}\n")
