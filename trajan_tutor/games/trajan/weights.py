"""Reads the weights of the evaluation from `data/evaluation.toml`."""

import tomllib
from functools import cache
from pathlib import Path

from trajan_tutor.engine.errors import UnreadableError

_FILE = Path(__file__).parent / "data" / "evaluation.toml"

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
    """Return the weights, read once; raises UnreadableError when one is missing or is no row of whole numbers."""
    rows = tomllib.loads(_FILE.read_text(encoding="utf-8"))["weights"]
    for name in (*QUANTITY_NAMES, *rows):
        row = rows.get(name)
        whole = isinstance(row, list) and len(row) == PERIODS and all(isinstance(value, int) for value in row)
        if not whole or name not in QUANTITY_NAMES:
            raise UnreadableError("trajan-evaluation-weight", file=_FILE.name, quantity=name, quarters=PERIODS)
    found = Weights()
    found.of_quarter = [[rows[name][quarter] for name in QUANTITY_NAMES] for quarter in range(PERIODS)]
    return found
