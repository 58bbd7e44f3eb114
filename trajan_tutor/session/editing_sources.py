"""Where a position to be built comes from: the first or an empty one of a game, JSON, a file, a record at a turn."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine import record
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.editing import PositionData
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.positions import is_record, may_begin, name_in
from trajan_tutor.engine.reading import check, parse_json, read_json
from trajan_tutor.session.new_session import options_of
from trajan_tutor.session.position_editor import Editor, editable
from trajan_tutor.session.session import Session
from trajan_tutor.session.values import flag_of, named_values_of, number_of, path_of

# How the names of files with positions and records end.
ENDING: Final = ".json"


def first_position(
    name: str, *, seats: int = 2, seed: int = 1, empty: bool = False, options: Mapping[str, object] | None = None
) -> Editor:
    """Return an editor that begins with the first position of a game, or with one as empty as the rules allow.

    Raises MisusedError for a game, seats or options that there are not.
    """
    game = find_game(name)
    setup = setup_of(seats, seed, options)
    if flag_of("empty", empty):
        return Editor(game, editable(game).empty_position(setup.seats, dict(setup.options)))
    return Editor(game, game.dump(game.new_game(setup)))


def setup_of(seats: int, seed: int, options: Mapping[str, object] | None) -> Setup:
    """Return how a game is to begin, from what people said; raises MisusedError."""
    chosen = options_of({} if options is None else named_values_of("options", options))
    return Setup(number_of("seats", seats), number_of("seed", seed), tuple(sorted(chosen.items())))


def position_of(data: Any, turn: int | None = None) -> tuple[TutorGame, PositionData]:
    """Return the game and the position that some JSON data holds: a position, or a record at the start of a turn.

    Turns are counted from 1; without one it is the last that is there. Raises UnreadableError, MisusedError.
    """
    game = find_game(name_in(data))
    return game, position_at(record.record_of(data), game, turn) if is_record(data) else data


def position_at(game_record: record.Record, game: TutorGame, turn: int | None) -> PositionData:
    """Return the position of a record at the start of a turn, counted from 1, or of the last one that it came to."""
    positions = [game.dump(state) for state in record.states(game, game_record) if may_begin(game, state)]
    if not positions or (turn is not None and not 1 <= turn <= len(positions)):
        raise MisusedError("edit-turn", turn=-1 if turn is None else turn, turns=len(positions))
    return positions[-1 if turn is None else turn - 1]


def editor_of(source: Any, turn: int | None = None) -> Editor:
    """Return an editor of a position as data, JSON text or file, of a record, or of a game being played, at a turn.

    Raises UnreadableError, MisusedError.
    """
    turn = None if turn is None else number_of("turn", turn)
    session = getattr(source, "session", source)
    if isinstance(session, Session):
        return Editor(session.game, position_at(session.record(), session.game, turn))
    if isinstance(source, record.Record):
        game = find_game(source.game)
        return Editor(game, position_at(source, game, turn))
    return Editor(*position_of(data_of(source), turn))


def data_of(source: Any) -> Any:
    """Return the JSON data that a file or a text holds, or that is given; raises UnreadableError, MisusedError."""
    if isinstance(source, Path) or (isinstance(source, str) and source.endswith(ENDING)):
        return read_json(path_of("source", source))
    if isinstance(source, str):
        return parse_json(source)
    check(named_values_of("source", source))
    return source
