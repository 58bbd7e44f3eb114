"""Reads the weights of the evaluation from `data/evaluation.toml`, and those that a fit begins with."""

from functools import cache
from pathlib import Path

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.games.trajan import RESOURCES

_FILE = RESOURCES.data / "evaluation.toml"
_START_FILE = RESOURCES.data / "evaluation-start.toml"

QUANTITY_NAMES = (
    "cards",
    "worker-camp",
    "military-camp",
    "extra-actions",
    "wild-goods",
    "wild-construction",
    "wild-demand",
    "votes",
    "answers",
    "kept",
    "unmet-cost",
    "tiles",
    "tile-points",
    "ready",
    "ready-points",
    "half-ready",
    "sets",
    "bonus",
    "plus-two",
    "to-move",
)
"""The quantities of `evaluation` in the order of their codes."""

PERIODS = 4


class Weights:
    """What one of each quantity is worth, in hundredths of a point: `of_quarter[quarter - 1][quantity]`."""

    __slots__ = ("of_quarter",)

    of_quarter: list[list[int]]


@cache
def weights() -> Weights:
    """Return the weights in force, read once; raises UnreadableError when one is missing or no row of whole numbers."""
    in_force = Weights()
    in_force.of_quarter = read_weights(_FILE)
    return in_force


def start_weights() -> list[list[int]]:
    """Return the weights set by hand that a fit begins with, by quarter and quantity; raises as `weights` does."""
    return read_weights(_START_FILE)


def read_weights(file: Path) -> list[list[int]]:
    """Return a table of weights by quarter and quantity; raises UnreadableError as `weights` does."""
    rows = read_toml(file)["weights"]
    for name in (*QUANTITY_NAMES, *rows):
        row = rows.get(name)
        whole = isinstance(row, list) and len(row) == PERIODS and all(isinstance(value, int) for value in row)
        if not whole or name not in QUANTITY_NAMES:
            raise UnreadableError("trajan-evaluation-weight", file=file.name, quantity=name, quarters=PERIODS)
    return [[rows[name][quarter] for name in QUANTITY_NAMES] for quarter in range(PERIODS)]
