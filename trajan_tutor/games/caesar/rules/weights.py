"""Reads the weights of the evaluation from `data/evaluation.toml`."""

import math
from functools import cache
from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.games.caesar import RESOURCES
from trajan_tutor.games.caesar.rules import codes

_FILE = RESOURCES.data / "evaluation.toml"

WEIGHT_NAMES = ("province", "border-near", "border-far", "senate", "supply")
"""The weights of `evaluation` in the order of their codes."""


@cache
def table() -> dict[str, Any]:
    """Return the file, read once; raises UnreadableError when a weight is missing, unknown or no number."""
    data = read_toml(_FILE)
    for name in sorted({*WEIGHT_NAMES, *data["weights"]}):
        if name not in WEIGHT_NAMES or not isinstance(data["weights"].get(name), int):
            raise UnreadableError("caesar-evaluation-weight", file=_FILE.name, weight=name)
    for name in ("even", "lead", "next"):
        row = data["chances"].get(name)
        whole = isinstance(row, list) and len(row) == codes.MOST_SPACES and all(isinstance(value, int) for value in row)
        if not whole:
            raise UnreadableError("caesar-evaluation-chance", file=_FILE.name, weight=name, spaces=codes.MOST_SPACES)
    return data


def weights() -> list[int]:
    """Return what one of each is worth, in hundredths of a marker, in the order of the codes."""
    return [table()["weights"][name] for name in WEIGHT_NAMES]


def chances() -> list[int]:
    """Return how likely a side is to control an open province, in thousandths.

    In the order of free spaces (from none), of whether the other side or this one is next, and of its lead. The
    logistic function of what the file says for each number of free spaces.
    """
    data = table()["chances"]
    thousandths = [0] * (2 * (2 * codes.MOST_LEAD + 1))
    for even, lead, turn in zip(data["even"], data["lead"], data["next"], strict=True):
        for sign in (-1, 1):
            for ahead in range(-codes.MOST_LEAD, codes.MOST_LEAD + 1):
                logit = (even + lead * ahead + sign * turn) / 1000
                thousandths.append(round(1000 / (1 + math.exp(-logit))))
    return thousandths
