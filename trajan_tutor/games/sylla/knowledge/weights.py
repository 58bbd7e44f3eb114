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
    "crisis",
    "office",
    "freedom",
)
"""The weights of `worths` in the order of their codes."""

TABLE = "token"
_SPACES = 5
_TIMES = 6


@cache
def weights() -> list[int]:
    """Return what one of each is worth, in hundredths of prestige, in the order of the codes.

    After them comes what a token is worth, by the space of its marker and what is to come. Raises UnreadableError
    when one is missing, unknown or no number.
    """
    table = read_toml(_FILE)["weights"]
    for name in sorted({*WEIGHT_NAMES, TABLE, *table}):
        value = table.get(name)
        if not (_is_table(value) if name == TABLE else name in WEIGHT_NAMES and isinstance(value, int)):
            raise UnreadableError("sylla-evaluation-weight", file=_FILE.name, weight=name)
    return [table[name] for name in WEIGHT_NAMES] + [worth for row in table[TABLE] for worth in row]


def _is_table(value: object) -> bool:
    """Return whether a value is a row of numbers for each space of a track, one for each time (see `worths`)."""
    return (
        isinstance(value, list)
        and len(value) == _SPACES
        and all(isinstance(row, list) and len(row) == _TIMES for row in value)
        and all(isinstance(worth, int) for row in value for worth in row)
    )
