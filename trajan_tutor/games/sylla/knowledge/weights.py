"""Reads the weights of the evaluation from `data/evaluation.toml`."""

from functools import cache

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.games.sylla import RESOURCES

_FILE = RESOURCES.data / "evaluation.toml"

WEIGHT_NAMES = (
    "denier",
    "senator",
    "merchant",
    "slave",
    "legionary",
    "vestal",
    "christian",
    "crane",
    "stall",
    "field",
    "temple",
    "tavern",
    "face-down",
    "token",
    "crisis",
    "bid",
    "freedom",
    "decay",
)
"""The weights of `evaluation` in the order of their codes."""


@cache
def weights() -> list[int]:
    """Return what one of each is worth, in hundredths of prestige, in the order of the codes.

    Raises UnreadableError when one is missing, unknown or no number.
    """
    table = read_toml(_FILE)["weights"]
    for name in sorted({*WEIGHT_NAMES, *table}):
        if name not in WEIGHT_NAMES or not isinstance(table.get(name), int):
            raise UnreadableError("sylla-evaluation-weight", file=_FILE.name, weight=name)
    return [table[name] for name in WEIGHT_NAMES]
