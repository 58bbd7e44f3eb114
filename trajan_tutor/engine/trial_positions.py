"""Positions in which the readings of a ruling can be tried, one after the other: `data/readings.toml` of a game."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.components import Ruling
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import parse_json, read_json, read_toml

_FILE: Final = "readings.toml"
# How the text of JSON data begins; anything else names a file.
_OBJECT: Final = "{"


@dataclass(frozen=True, slots=True)
class TrialPosition:
    """A position in which the readings of a ruling lead to different things.

    `position` is its canonical text and chooses nothing about the ruling; `moves` are made before anybody is asked.
    `seat` is that of whoever tries, or -1 for whoever decides first; with `goes_on` the others take their turns too.
    One that `tells` says what to try, in words of the game (the part `try` of its ruling).
    """

    ruling: str
    position: str
    moves: tuple[str, ...] = ()
    seat: int = -1
    goes_on: bool = False
    tells: bool = False


@cache
def trial_positions_in(folder: Path) -> dict[str, TrialPosition]:
    """Return the positions by their rulings in the folder of data of a game, none where it brings no file.

    Raises UnreadableError for a file that is not TOML, for an entry without a position, and for one that is no JSON.
    """
    path = folder / _FILE
    if not path.is_file():
        return {}
    entries = read_toml(path).get("reading", {})
    return {name: _trial_position(path, name, entry) for name, entry in entries.items()}


def can_be_tried(ruling: Ruling, folder: Path) -> bool:
    """Return whether there is a position in which the readings of a ruling can be tried."""
    return bool(ruling.choices) and ruling.name in trial_positions_in(folder)


def _trial_position(path: Path, name: str, entry: dict[str, Any]) -> TrialPosition:
    text = entry.get("position")
    if not isinstance(text, str):
        raise UnreadableError("engine-reading-lacks", place=path.name, ruling=name)
    data = parse_json(text, path.name) if text.startswith(_OBJECT) else read_json(path.parent / text)
    return TrialPosition(
        name,
        canonical(data),
        tuple(entry.get("moves", ())),
        entry.get("seat", -1),
        entry.get("goes_on", False),
        entry.get("tells", False),
    )
