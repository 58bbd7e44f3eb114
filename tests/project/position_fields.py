"""Which fields the readers of positions ask for: what a page that lists them is compared with."""

import pkgutil
import re
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from trajan_tutor.engine import position_values
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.generator import Rng

# Every kind of game, so that every part of the readers is come to.
GAMES = {
    "caesar": Setup(2, 3, (("modules", "poison,centurions,checkpoints"), ("solo", "high"))),
    "sylla": Setup(3, 3, (("S13", "three-of-four"), ("S17", "all-round"), ("S23", "secret"), ("S5", "nothing-more"))),
    "trajan": Setup(3, 3),
}
_INDEX = re.compile(r"\[\d+\]")


class Asked:
    """Collects the fields of the objects that are read, each with the place at which it stands."""

    def __init__(self, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[str] = set()
        self.optional: set[str] = set()
        self._names = {
            value
            for value in vars(import_module(f"trajan_tutor.games.{game}.rules.names")).values()
            if isinstance(value, tuple) and all(isinstance(one, str) for one in value)
        }
        self._read = position_values.read_object
        room = import_module(f"trajan_tutor.games.{game}.positions")
        for module in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
            if hasattr(import_module(module.name), "read_object"):
                monkeypatch.setattr(f"{module.name}.read_object", self.read_object)

    def read_object(self, value: Any, place: str, fields: Sequence[str], optional: Sequence[str] = ()) -> Any:
        """Read as always, and note what was asked for; pieces and places by which an object is sorted are one field."""
        where = "" if place == "position" else f"{_INDEX.sub('[]', place)}."
        if isinstance(fields, list) or fields in self._names:
            self.found.add(f"{where}*")
        else:
            self.optional |= {f"{where}{field}" for field in optional}
            self.found |= {f"{where}{field}" for field in fields} | self.optional
        return self._read(value, place, fields, optional)

    def fields(self) -> set[str]:
        """Return all fields: below an object that is sorted by pieces or places, those of any of them."""
        stars = sorted(one[:-1] for one in self.found if one.endswith(".*"))
        return {_below(stars, field) for field in self.found}


def fields_of(game: str, monkeypatch: pytest.MonkeyPatch, *, may_be_missing: bool = False) -> set[str]:
    """Return all fields that a position of a game can have, as `players[].hand`, or those that may be missing."""
    asked, found, rng = Asked(game, monkeypatch), find_game(game), Rng(5)
    state = found.new_game(GAMES[game])
    while not found.is_over(state):
        if found.may_write(state) if hasattr(found, "may_write") else found.may_evaluate(state):
            found.load(found.dump(state), answers=True)
        legal = found.legal(state)
        found.apply(state, legal[rng.below(len(legal))])
    return asked.optional if may_be_missing else asked.fields()


def _below(stars: Sequence[str], field: str) -> str:
    for star in stars:
        if field.startswith(star) and "." in field[len(star) :]:
            return f"{star}*.{field[len(star) :].partition('.')[2]}"
    return field
