"""Saved games: a record with its players and its tree, written so that an interruption leaves the old file whole."""

from pathlib import Path
from typing import Any

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.reading import GIVEN, number_in, parse_json, read_text
from trajan_tutor.engine.record import Record
from trajan_tutor.journals import journal
from trajan_tutor.journals.game_extras import TREE_VERSION, Extras, read_extras, save_text, texts
from trajan_tutor.journals.game_journal import read_game
from trajan_tutor.journals.writing import write
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import SavedLine, SavedTree


def glance(text: str) -> tuple[Record, Extras]:
    """Return the record of a saved game and what stands beside it, without playing it again.

    Raises UnreadableError for a text that was cut or is of another version.
    """
    data = parse_json(text)
    game_record = record.record_of(data)
    if "tree" in data:
        _check_tree(data["tree"])
    return game_record, read_extras(data)


def load_text(text: str, place: str | Term = GIVEN) -> Session:
    """Return the game that a text holds.

    Raises UnreadableError for a text that was cut, is of another version or tells of moves that are not possible. A
    plain record, without players or a tree, is played on by people.
    """
    data = parse_json(text, place)
    game_record = record.record_of(data)
    game = find_game(game_record.game)
    extras = read_extras(data)
    names, who = extras.names, extras.who(game, game_record.setup)
    pace, hot_seat = extras.pace, extras.hot_seat
    if "tree" in data:
        session = Session(
            game, game_record.setup, who, names, saved_tree=_read_tree(data["tree"]), pace=pace, hot_seat=hot_seat
        )
        # Bots may have gone on from where it was saved.
        if session.record().moves[: len(game_record.moves)] != game_record.moves:
            # A move that cannot be is named; moves that can be lead to another place.
            Session(game, game_record.setup, who, names, game_record.moves)
            raise UnreadableError("session-tree-differs")
    else:
        session = Session(game, game_record.setup, who, names, game_record.moves, pace=pace, hot_seat=hot_seat)
    session.seed_drawn = extras.seed_drawn
    return session


def _check_tree(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise UnreadableError("session-field", field="tree", expected="{…}")
    if data.get("version") != TREE_VERSION:
        raise UnreadableError("session-tree-version", found=str(data.get("version")), expected=TREE_VERSION)
    return data


def _read_tree(tree: object) -> SavedTree:
    data = _check_tree(tree)
    lines = data.get("lines")
    names = data.get("names")
    if not isinstance(lines, list):
        raise UnreadableError("session-field", field="tree.lines", expected="[…]")
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise UnreadableError("session-field", field="tree.names", expected="{number: text}")
    named = tuple((number, name) for key, name in names.items() if (number := number_in(key)) is not None)
    if len(named) < len(names):
        raise UnreadableError("session-field", field="tree.names", expected="{number: text}")
    return SavedTree(
        tuple(_read_line(line) for line in lines),
        named,
        _number(data, "here"),
        _number(data, "end"),
    )


def _read_line(line: object) -> SavedLine:
    if not isinstance(line, dict):
        raise UnreadableError("session-field", field="tree.lines", expected="[{…}]")
    return SavedLine(_number(line, "after"), _number(line, "first"), tuple(texts(line, "moves")))


def _number(data: dict[str, Any], field: str) -> int:
    value = data.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise UnreadableError("session-field", field=f"tree.{field}", expected="0, 1, 2, …")
    return value


def save(session: Session, path: str | Path) -> Path:
    """Write a game being played to a file, whole or not at all; raises SavingError."""
    return write(path, save_text(session))


def load(path: str | Path) -> Session:
    """Return the game of a file, or of the folder of a journal; raises UnreadableError, also for what is no path."""
    if not isinstance(path, str | Path):
        raise UnreadableError("session-path-needed", given=shortened(path))
    folder = Path(path)
    return read_game(folder).play() if journal.sizes_of(folder) else load_text(read_text(path), str(path))
