"""A game in progress as data, at every decision.

Where a game can begin it is the position of the game. Within a turn it is a record: the position at its start, and the
moves since. Either is read back to the same state.
"""

from dataclasses import replace
from typing import Any

from trajan_tutor.engine import record
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import Reference, Scopes, Turns, TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import S, S_contra, Setup
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.reading import GIVEN, parse_json
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.seen_positions import is_seen_text


def may_write(game: Scopes[S_contra], state: S_contra) -> bool:
    """Return whether a position can tell of a state: a turn or another scope is about to begin, or the game over."""
    return game.may_write(state) if isinstance(game, Turns) else game.may_evaluate(state)


def may_begin(game: TutorGame[S], state: S) -> bool:
    """Return whether a game can begin with a state: it is the start of a turn, not the end of another scope."""
    return not game.is_over(state) and may_write(game, state) and not game.is_closing(state)


def scope_of(game: TutorGame[S], game_record: Record) -> Record:
    """Return the record of the scope that a record ends in: the last position to begin with, and the moves since.

    A game that had no such position yet, or is over, has the whole record. Raises as `record.replay`.
    """
    start: S | None = None
    since = 0
    for number, state in enumerate(record.states(game, game_record)):
        if game.is_over(state):
            return game_record
        if may_begin(game, state):
            start, since = game.copy(state), number
    if start is None:
        return game_record
    # The position holds the options.
    setup = replace(game_record.setup, options=(), position=game.dumps(start))
    return Record(game_record.game, setup, game_record.moves[since:])


def write(game: TutorGame[S], game_record: Record) -> str:
    """Return the JSON text of the state that a record leads to: a position, or the record of a scope.

    What the moves before the scope showed to whom is not in it. Raises as `record.replay`.
    """
    scope = scope_of(game, game_record)
    position = scope.setup.position
    # What somebody sees is no whole position: with the seed that it was dealt by it is the whole of a record.
    return record.dumps(scope) if scope.moves or not position or is_seen_text(position) else position


def read(game: TutorGame[S], data: Any, *, answers: bool = False) -> S:
    """Return the state of a position or of a record, as JSON data; raises UnreadableError.

    `answers` also accepts a position that only an answer of a program can be, as `load` does.
    """
    return record.replay(game, record.record_of(data)) if is_record(data) else game.load(data, answers=answers)


def record_in(data: Any) -> Record:
    """Return the record that JSON data is, or that begins with the position that it is; raises UnreadableError."""
    name = name_in(data)
    return record.record_of(data) if is_record(data) else Record(name, Setup(position=canonical(data)))


def chosen_readings(game: Reference, setup: Setup) -> dict[str, object]:
    """Return the rulings that a game is played with otherwise than usual, by its setup or the position in it."""
    in_position = parse_json(setup.position).get("options", {}) if setup.position else {}
    chosen = {**dict(setup.options), **in_position}
    rulings = game.components.rulings
    return {
        name: chosen[name]
        for name in rulings
        if name in chosen and rulings[name].choices and chosen[name] != rulings[name].usual
    }


def is_record(data: Any) -> bool:
    """Return whether JSON data can only be a record, whole or not: no position has such fields."""
    return isinstance(data, dict) and ("moves" in data or "setup" in data)


def name_in(data: Any, place: str | Term = GIVEN) -> str:
    """Return the name of the game of a position or record; raises UnreadableError, which names the place, for none."""
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise UnreadableError("reading-no-game", place=place, known=", ".join(game_names()))
    return name
