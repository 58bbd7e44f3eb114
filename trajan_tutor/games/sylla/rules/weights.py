"""Reads the weights of the evaluation from `data/evaluation.toml`."""

from functools import cache
from pathlib import Path

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.games.sylla import RESOURCES

_FILE = RESOURCES.data / "evaluation.toml"
_START_FILE = RESOURCES.data / "evaluation-start.toml"

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
"""The weights of `values` in the order of their codes."""

TABLE = "token"
_SPACES = 5
_TIMES = 6


@cache
def weights() -> list[int]:
    """Return what one of each is worth, in hundredths of prestige, in the order of the codes.

    After them comes what a token is worth, by the space of its marker and what is to come. Raises UnreadableError
    when one is missing, unknown or no number.
    """
    return read_weights(_FILE)


def start_weights() -> list[int]:
    """Return the weights set by hand that a fit begins with, in the same form; raises as `weights` does."""
    return read_weights(_START_FILE)


def read_weights(file: Path) -> list[int]:
    """Return the weights of a file in the form of `weights`; raises UnreadableError as it does."""
    table = read_toml(file)["weights"]
    for name in sorted({*WEIGHT_NAMES, TABLE, *table}):
        value = table.get(name)
        if not (_is_table(value) if name == TABLE else name in WEIGHT_NAMES and isinstance(value, int)):
            raise UnreadableError("sylla-evaluation-weight", file=file.name, weight=name)
    return [table[name] for name in WEIGHT_NAMES] + [number for row in table[TABLE] for number in row]


def _is_table(value: object) -> bool:
    """Return whether a value is a row of numbers for each space of a track, one for each time (see `values`)."""
    return (
        isinstance(value, list)
        and len(value) == _SPACES
        and all(isinstance(row, list) and len(row) == _TIMES for row in value)
        and all(isinstance(number, int) for row in value for number in row)
    )
