"""Saved games: a record with its players, written so that an interruption leaves the old file whole."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.session.play import Play
from trajan_tutor.session.players import PERSON


class SavingError(TutorError):
    """A file that could not be written; the message names it."""


def save_text(play: Play) -> str:
    """Return a game being played as text: its record, with who plays and what they are called."""
    added = json.dumps({"names": play.names, "players": play.players})
    return f"{added[:-1]}, {record.dumps(play.record())[1:]}"


def load_text(text: str) -> Play:
    """Return the game that a text holds.

    Raises UnreadableError for a text that was cut, is of another version or tells of moves that are not possible. A
    plain record, without players, is played on by people.
    """
    kept = record.loads(text)
    extras = json.loads(text)
    game = find_game(kept.game)
    names = _texts(extras, "names")
    who = _texts(extras, "players") or [PERSON] * game.seats(game.begin(kept.setup))
    return Play(game, kept.setup, who, names, kept.moves)


def save(play: Play, path: str | Path) -> Path:
    """Write a game being played to a file, whole or not at all; raises SavingError."""
    target = Path(path)
    try:
        _write_whole(target, save_text(play))
    except OSError as error:
        raise SavingError("session-file-not-written", path=str(path), problem=_problem(error)) from error
    return target


def load(path: str | Path) -> Play:
    """Return the game that a file holds; raises UnreadableError."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise UnreadableError("session-file-missing", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise UnreadableError("session-file-unreadable", path=str(path), problem=error.reason) from error
    except OSError as error:
        raise UnreadableError("session-file-unreadable", path=str(path), problem=_problem(error)) from error
    return load_text(text)


def _write_whole(target: Path, text: str) -> None:
    # A file beside the target, so that putting it in place is one step of the file system.
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _texts(data: dict[str, object], field: str) -> list[str]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise UnreadableError("session-field", field=field, expected="[text, text]")
    return [str(item) for item in value]


def _problem(error: OSError) -> str:
    return error.strerror or type(error).__name__
