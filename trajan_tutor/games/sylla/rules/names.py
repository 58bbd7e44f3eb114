"""The words of the position format for the codes of the rules, and the enums that stand for the codes at the edge."""

from enum import IntEnum
from functools import cache

from trajan_tutor.engine.code_names import codes_with, id_of_rule, word
from trajan_tutor.games.sylla.rules import codes

CARDS = (
    "christian-merchant",
    "christian-senator",
    "christian-slave",
    "crane",
    "legionary",
    "merchant",
    "senator",
    "slave",
    "vestal",
)
# Characters alone, at the same codes.
CHARACTERS = tuple(None if card == "crane" else card for card in CARDS)
BUILDINGS = ("arch", "bank", "crane", "field", "insula", "stall", "statue", "tavern", "temple")
EVENTS = (
    "cult",
    "decadence",
    "epidemic",
    "eruption",
    "famine",
    "flood",
    "looting",
    "persecution",
    "purge",
    "revolt",
)
WORKS = ("colosseum", "granarii", "pantheum", "senatus", "templum", "thermae")
COLOURS = ("civic", "leisure", "health")
HEXAGONS = ("red", "yellow", "grey")
FIGHTERS = ("legionary", "vestal")
DIRECTIONS = ("left", "right")
THUMBS = ("up", "down")

# How the position format calls phases and decisions, by phase code.
PHASES = ("setup", "I", "I", "II", "III", "III", "III", "III", "III", "IV", "IV", "V", "V", "V", "V", "VI", "over")
DECISIONS = (
    "choose",
    "bid",
    "token",
    "recruit",
    "offer",
    "bid",
    "pay",
    "keep",
    "token",
    "income",
    "income",
    "fight",
    "prevent",
    "turn-down",
    "remove",
    "hand",
    "",
)


Phase = IntEnum("Phase", codes_with(codes, "PHASE_"))  # type: ignore[misc]
Source = IntEnum("Source", codes_with(codes, "SOURCE_"))  # type: ignore[misc]
Event = IntEnum("Event", codes_with(codes, "EVENT_"))  # type: ignore[misc]
Rule = IntEnum("Rule", codes_with(codes, "RULE_"))  # type: ignore[misc]


@cache
def rule_id(rule: int) -> str:
    """Return the id of a rule code.

    >>> rule_id(codes.RULE_COLUMN_TURN_DOWN)
    'sylla.column.turn-down'
    """
    return id_of_rule("sylla", Rule(rule))


SOURCE_NAMES = tuple(word(Source(code)) for code in range(codes.SOURCES))
