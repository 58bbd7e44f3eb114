"""Saved games: a record with its players and its tree, written so that an interruption leaves the old file whole."""

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypedDict

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.reading import GIVEN, number_in, parse_json, read_text
from trajan_tutor.engine.record import Record
from trajan_tutor.session.play import AT_ONCE, STEP, Play
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.telling import shortened
from trajan_tutor.session.tree import Kept, KeptLine

# The version of the tree within a saved game; the record around it has its own.
TREE_VERSION: Final = 1


class SavingError(TutorError):
    """A file that could not be written; the message names it."""


def save_text(play: Play) -> str:
    """Return a game being played as text: its record, who plays, what they are called, and its tree.

    The record alone is what the lines before the tree hold: whoever reads records can read a saved game.
    """
    added = json.dumps(
        {
            "names": play.names,
            "players": play.players,
            "seed-drawn": play.seed_drawn,
            "over": play.is_over,
            "turns": play.game.turns(play.state),
            "pace": play.pace,
            "curtains": play.curtains,
            "tree": _tree_data(play),
        }
    )
    return f"{added[:-1]}, {record.dumps(play.record())[1:]}"


def glance(text: str) -> tuple[Record, dict[str, Any]]:
    """Return the record of a saved game and what stands beside it, without playing it again.

    Raises UnreadableError for a text that was cut or is of another version.
    """
    extras: dict[str, Any] = parse_json(text)
    kept = record.record_of(extras)
    if "tree" in extras:
        _check_tree(extras["tree"])
    return kept, extras


def load_text(text: str, place: str | Term = GIVEN) -> Play:
    """Return the game that a text holds.

    Raises UnreadableError for a text that was cut, is of another version or tells of moves that are not possible. A
    plain record, without players or a tree, is played on by people.
    """
    extras = parse_json(text, place)
    kept = record.record_of(extras)
    game = find_game(kept.game)
    names = _texts(extras, "names")
    who = _texts(extras, "players") or [PERSON] * game.seats(game.begin(kept.setup))
    manner = _read_manner(extras)
    if "tree" in extras:
        play = Play(game, kept.setup, who, names, kept=_read_tree(extras["tree"]), **manner)
        # Bots may have gone on from where it was saved.
        if play.record().moves[: len(kept.moves)] != kept.moves:
            # A move that cannot be is named; moves that can be lead to another place.
            Play(game, kept.setup, who, names, kept.moves)
            raise UnreadableError("session-tree-differs")
    else:
        play = Play(game, kept.setup, who, names, kept.moves, **manner)
    play.seed_drawn = extras.get("seed-drawn") is True
    return play


class _Manner(TypedDict):
    """How a game is played on, beside who plays it."""

    pace: str
    curtains: bool


def _read_manner(extras: dict[str, Any]) -> _Manner:
    """Return the pace of bots and whether there are curtains; a file of an earlier program says neither."""
    pace, curtains = extras.get("pace", AT_ONCE), extras.get("curtains", False)
    if pace not in (AT_ONCE, STEP):
        raise UnreadableError("session-field", field="pace", expected=f"{AT_ONCE}, {STEP}")
    if not isinstance(curtains, bool):
        raise UnreadableError("session-field", field="curtains", expected="true, false")
    return {"pace": pace, "curtains": curtains}


def _tree_data(play: Play) -> dict[str, Any]:
    lines: list[dict[str, Any]] = []
    last = -1
    for node in play.tree:
        if node.parent is None:
            continue
        # Decisions that follow each other in time and in the tree are one line of the file.
        if node.number != last + 1 or node.parent.number != last:
            lines.append({"after": node.parent.number, "first": node.number, "moves": []})
        lines[-1]["moves"].append(play.game.notation(node.move))
        last = node.number
    return {
        "version": TREE_VERSION,
        "here": play.tree.here.number,
        "end": play.tree.line()[-1].number,
        "names": {str(node.number): node.name for node in play.tree if node.name},
        "lines": lines,
    }


def _check_tree(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise UnreadableError("session-field", field="tree", expected="{…}")
    if data.get("version") != TREE_VERSION:
        raise UnreadableError("session-tree-version", found=str(data.get("version")), expected=TREE_VERSION)
    return data


def _read_tree(found: object) -> Kept:
    data = _check_tree(found)
    lines = data.get("lines")
    names = data.get("names")
    if not isinstance(lines, list):
        raise UnreadableError("session-field", field="tree.lines", expected="[…]")
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise UnreadableError("session-field", field="tree.names", expected="{number: text}")
    named = tuple((number, name) for key, name in names.items() if (number := number_in(key)) is not None)
    if len(named) < len(names):
        raise UnreadableError("session-field", field="tree.names", expected="{number: text}")
    return Kept(
        tuple(_read_line(line) for line in lines),
        named,
        _number(data, "here"),
        _number(data, "end"),
    )


def _read_line(line: object) -> KeptLine:
    if not isinstance(line, dict):
        raise UnreadableError("session-field", field="tree.lines", expected="[{…}]")
    return KeptLine(_number(line, "after"), _number(line, "first"), tuple(_texts(line, "moves")))


def _number(data: dict[str, Any], field: str) -> int:
    value = data.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise UnreadableError("session-field", field=f"tree.{field}", expected="0, 1, 2, …")
    return value


def save(play: Play, path: str | Path) -> Path:
    """Write a game being played to a file, whole or not at all; raises SavingError."""
    return write(path, save_text(play))


def write(path: str | Path, text: str) -> Path:
    """Write a text to a file, whole or not at all; raises SavingError, also for what is no path."""
    if not isinstance(path, str | Path):
        raise SavingError("session-path-needed", given=shortened(path))
    target = Path(path)
    try:
        # What is put in the place of a device or a pipe takes it away from every program.
        if target.exists() and not target.is_file():
            raise SavingError("session-not-a-file", path=str(path))
        _write_whole(target, text)
    except (OSError, ValueError) as error:
        # A ValueError is a name with a character that no name of a file has.
        raise SavingError("session-file-not-written", path=str(path), problem=_problem(error)) from error
    return target


def load(path: str | Path) -> Play:
    """Return the game that a file holds; raises UnreadableError."""
    return load_text(read(path), str(path))


def read(path: str | Path) -> str:
    """Return the text of a file; raises UnreadableError, also for what is no path."""
    if not isinstance(path, str | Path):
        raise UnreadableError("session-path-needed", given=shortened(path))
    return read_text(path)


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


def _problem(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or type(error).__name__
