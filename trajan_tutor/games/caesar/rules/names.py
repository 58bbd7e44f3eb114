"""The words of the position format for the codes of the rules, and the enums that stand for the codes at the edge."""

from enum import IntEnum
from functools import cache

from trajan_tutor.engine.code_names import codes_with, id_of_rule, word
from trajan_tutor.games.caesar.rules import codes

SIDES = ("caesar", "pompey")
LETTERS = "CP"
PROVINCES = ("HU", "HC", "MT", "GA", "SD", "NU", "SC", "IT", "GC", "AF", "AC", "MD", "DM", "CY", "CR", "AG", "AS", "SY")
BORDERS = (
    "HU-HC",
    "HU-MT",
    "HC-GA",
    "MT-SD",
    "MT-NU",
    "GA-SD",
    "GA-GC",
    "SD-SC",
    "SD-IT",
    "NU-SC",
    "NU-AF",
    "SC-IT",
    "SC-AF",
    "IT-GC",
    "IT-AC",
    "IT-MD",
    "IT-DM",
    "GC-DM",
    "AF-AC",
    "AF-CY",
    "AC-MD",
    "AC-CR",
    "MD-DM",
    "CY-CR",
    "CY-AG",
    "CR-AG",
    "CR-AS",
    "AG-AS",
    "AG-SY",
    "AS-SY",
)
CHECKPOINTS = ("GA-SD", "NU-AF", "AG-AS")
SYMBOLS = ("sword", "shield", "ship")
MODULES = ("centurions", "checkpoints", "poison")
MODULE_BITS = (codes.MODULE_CENTURIONS, codes.MODULE_CHECKPOINTS, codes.MODULE_POISON)
TOKENS = (
    "shield-3-3",
    "shield-4-2",
    "shield-5-1",
    "shield-6-0",
    "shield/ship-4-4",
    "ship-3-3",
    "ship-4-2",
    "ship-5-1",
    "ship-6-0",
    "sword-3-3",
    "sword-4-2",
    "sword-5-1",
    "sword-6-0",
    "sword-7-0",
    "wild-2-2",
    "wild-3-1",
    "wild-3-3",
    "wild-4-0",
)
CENTURIONS = ("shield/ship-4-4", "sword-7-0", "wild-3-3")
BONUS = ("", "centurion", "might", "poison", "senate", "tactics", "wealth")
TILES = ("A", "B", "C", "D", "E")
DIFFICULTIES = ("", "low", "medium", "high")

# The reasons by which Crassus chooses among several provinces, spaces and tokens.
PROVINCE_REASONS = ("only", "beside-own", "senate", "poison", "central", "beside-central", "random")
SPACE_REASONS = ("only", "trails", "central", "random")
TOKEN_REASONS = ("only", "not-wild", "sum", "leftmost")


Phase = IntEnum("Phase", codes_with(codes, "PHASE_"))  # type: ignore[misc]
Source = IntEnum("Source", codes_with(codes, "SOURCE_"))  # type: ignore[misc]
Event = IntEnum("Event", codes_with(codes, "EVENT_"))  # type: ignore[misc]
Rule = IntEnum("Rule", codes_with(codes, "RULE_"))  # type: ignore[misc]


@cache
def rule_id(rule: int) -> str:
    """Return the id of a rule code.

    >>> rule_id(codes.RULE_BORDER_FACE_DOWN)
    'caesar.border.face-down'
    """
    return id_of_rule("caesar", Rule(rule))


SOURCE_NAMES = tuple(word(Source(code)) for code in range(codes.SOURCES))


@cache
def token_slug(token: int) -> str:
    """Return the name of an influence token as symbols and keys use it: without the stroke of shield/ship.

    >>> token_slug(codes.TOKEN_CENTURION_SHIELD_SHIP)
    'shield-ship-4-4'
    """
    return TOKENS[token].replace("/", "-")


def border_spot(border: int) -> str:
    """Return the spot of a border space.

    >>> border_spot(29)
    'border.AS-SY'
    """
    return f"border.{BORDERS[border]}"


def province_spots(province: int) -> tuple[str, ...]:
    """Return the spots of a province's own space or spaces.

    >>> province_spots(codes.ITALIA)
    ('province.IT', 'province.IT.second')
    """
    spot = f"province.{PROVINCES[province]}"
    return (spot, f"{spot}.second") if province == codes.ITALIA else (spot,)


def modules_of(bits: int) -> list[str]:
    """Return the names of modules in order.

    >>> modules_of(codes.MODULE_POISON | codes.MODULE_CENTURIONS)
    ['centurions', 'poison']
    """
    return [name for name, bit in zip(MODULES, MODULE_BITS, strict=True) if bits & bit]
