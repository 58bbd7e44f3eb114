"""Where a position to be built comes from: the first or an empty one of a game, JSON, a file, a record at a turn."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.editing import Position
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Game, Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.session.editing import Editor, editable
from trajan_tutor.session.play import Play

# How the names of files with positions and records end.
ENDING: Final = ".json"


def first_position(
    name: str, *, seats: int = 2, seed: int = 1, empty: bool = False, options: Mapping[str, object] | None = None
) -> Editor:
    """Return an editor that begins with the first position of a game, or with one as empty as the rules allow.

    Raises MisusedError for a game, seats or options that there are not.
    """
    game = find_game(name)
    chosen = options or {}
    if empty:
        return Editor(game, editable(game).empty_position(seats, chosen))
    setup = Setup(seats=seats, seed=seed, options=tuple(sorted(chosen.items())))
    return Editor(game, game.dump(game.begin(setup)))


def position_of(data: Any, turn: int | None = None) -> tuple[Game, Position]:
    """Return the game and the position that some JSON data holds: a position, or a record at the start of a turn.

    Turns are counted from 1; without one it is the last that is there. Raises UnreadableError, MisusedError.
    """
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise UnreadableError("edit-no-game", known=", ".join(game_names()))
    game = find_game(name)
    if "moves" not in data:
        return game, data
    return game, position_at(record.loads(json.dumps(data)), game, turn)


def position_at(kept: record.Record, game: Game, turn: int | None) -> Position:
    """Return the position of a record at the start of a turn, counted from 1, or of the last one that it came to."""
    found: list[Position] = []
    for number in range(len(kept.moves) + 1):
        state = record.replay(game, record.Record(kept.game, kept.setup, kept.moves[:number]))
        if not game.is_over(state) and game.is_boundary(state) and not game.ends_period(state):
            found.append(game.dump(state))
    if not found or (turn is not None and not 1 <= turn <= len(found)):
        raise MisusedError("edit-turn", turn=-1 if turn is None else turn, turns=len(found))
    return found[-1 if turn is None else turn - 1]


def read_json(text: str) -> Any:
    """Return the data of a JSON text; raises UnreadableError with line and column."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableError("edit-not-json", line=error.lineno, column=error.colno) from error


def editor_of(source: Any, turn: int | None = None) -> Editor:
    """Return an editor of a position as data, JSON text or file, of a record, or of a game being played, at a turn.

    Raises UnreadableError, MisusedError.
    """
    play = getattr(source, "play", source)
    if isinstance(play, Play):
        return Editor(play.game, position_at(play.record(), play.game, turn))
    if isinstance(source, record.Record):
        game = find_game(source.game)
        return Editor(game, position_at(source, game, turn))
    if isinstance(source, Path) or (isinstance(source, str) and source.endswith(ENDING)):
        return Editor(*position_of(read_json(_read(Path(source))), turn))
    return Editor(*position_of(read_json(source) if isinstance(source, str) else source, turn))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise UnreadableError("session-file-unreadable", path=str(path), problem=problem) from error
    except UnicodeDecodeError as error:
        raise UnreadableError("session-file-unreadable", path=str(path), problem=error.reason) from error
