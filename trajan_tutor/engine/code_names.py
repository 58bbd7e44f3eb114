"""Names for the codes of a game: the enums that stand for them at the edge, and the words that keys and data use."""

from enum import IntEnum
from types import ModuleType


def codes_with(codes: ModuleType, prefix: str) -> dict[str, int]:
    """Return the codes of a module whose names begin alike, by the rest of their names: the members of an enum."""
    return {name.removeprefix(prefix): code for name, code in vars(codes).items() if name.startswith(prefix)}


def word(code: IntEnum) -> str:
    """Return the word of a code as keys and data use it.

    >>> word(IntEnum("Source", {"TRAJAN_TILES": 3})(3))
    'trajan-tiles'
    """
    return code.name.lower().replace("_", "-")


def id_of_rule(game: str, rule: IntEnum) -> str:
    """Return the id of a rule: the first word of its name is its area.

    >>> id_of_rule("ludus", IntEnum("Rule", {"SEAPORT_NO_CARDS": 1})(1))
    'ludus.seaport.no-cards'
    """
    area, _, rest = word(rule).partition("-")
    return f"{game}.{area}.{rest}"
