"""Records: a setup and the moves after it. A record replays to the same state, always.

That holds although rulings change: what a record of an earlier version does not choose is played as it was then.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import S, Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.seen_positions import opening_state

# The version goes up with the form of records and with every default of a ruling; the data of the games says which.
VERSION = 3


@dataclass(slots=True, repr=False)
class Record:
    """A game as it was played: the game's name, how it began, and its moves in notation."""

    game: str
    setup: Setup
    moves: list[str] = field(default_factory=list)

    def __repr__(self) -> str:
        """Say of which game it is and how long, on one line."""
        start = "from a position" if self.setup.position else f"{self.setup.seats} seats, seed {self.setup.seed}"
        return f"<record of {self.game}: {start}, {len(self.moves)} moves>"


def dumps(record: Record) -> str:
    """Return a record as JSON text, one move a line.

    >>> record = Record("nim", Setup(seats=2, seed=1), ["take 3"])
    >>> loads(dumps(record)) == record
    True
    """
    setup: dict[str, Any] = {"seats": record.setup.seats, "seed": record.setup.seed, "quick": record.setup.quick}
    if record.setup.options:
        setup["options"] = dict(record.setup.options)
    if record.setup.position:
        setup["position"] = parse_json(record.setup.position)
    head = {"game": record.game, "version": VERSION, "setup": setup}
    moves = ",\n".join(json.dumps(move) for move in record.moves)
    return json.dumps(head, sort_keys=True)[:-1] + ', "moves": [\n' + moves + "\n]}\n"


def loads(text: str) -> Record:
    """Read a record from JSON text; raises UnreadableError for a text that was cut, and as `record_of`."""
    return record_of(parse_json(text))


def record_of(data: Any) -> Record:
    """Return the record of some JSON data.

    Raises UnreadableError for another version, or a field that is missing or of the wrong kind.
    """
    if not isinstance(data, dict):
        raise UnreadableError("engine-record-kind", field="record", expected="object")
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= VERSION:
        raise UnreadableError("engine-record-version", found=str(version), expected=VERSION)
    setup = _typed(data, "setup", dict)
    moves = _typed(data, "moves", list)
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, str):
            raise UnreadableError("engine-record-kind", field=f"moves[{number}]", expected="text")
    position = setup.get("position")
    game = _typed(data, "game", str)
    options = _typed(setup, "options", dict) if "options" in setup else {}
    return Record(
        game,
        Setup(
            _typed(setup, "seats", int),
            _typed(setup, "seed", int),
            tuple(sorted({**_formerly(game, version), **options}.items())),
            _typed(setup, "quick", bool),
            canonical(position) if position else "",
        ),
        moves,
    )


def _formerly(game: str, version: int) -> dict[str, object]:
    """Return the rulings that a record of an earlier version was played with, where its setup chooses nothing."""
    if version == VERSION or game not in game_names():
        return {}
    return find_game(game).components.formerly(version)


def _typed(data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise UnreadableError("engine-record-lacks", field=name)
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        words = {dict: "object", list: "list", str: "text", int: "number", bool: "true or false"}
        raise UnreadableError("engine-record-kind", field=name, expected=words[kind])
    return value


def replay(game: TutorGame[S], record: Record) -> S:
    """Return the state that a record leads to; raises as `states`."""
    *_, last = states(game, record)
    return last


def states(game: TutorGame[S], record: Record) -> Iterator[S]:
    """Yield the state that a record begins with and the one after each move: one object, which the moves change.

    Raises UnreadableError for another game, and for a move that cannot be read or is not legal at its place.
    """
    if record.game != game.name:
        raise UnreadableError("engine-record-game", found=record.game, game=game.name)
    state = opening_state(game, record.setup)
    yield state
    for number, text in enumerate(record.moves, start=1):
        try:
            move = game.parse(text)
        except UnreadableError as error:
            raise UnreadableError("engine-record-move", number=number, move=text) from error
        if move not in game.legal(state):
            raise UnreadableError("engine-record-illegal", number=number, move=text)
        game.apply(state, move)
        yield state
