"""The words of the position format for the codes of the rules, and the enums that stand for the codes at the edge."""

from enum import IntEnum

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
PHASES = ("setup", "I", "I", "II", "III", "III", "III", "III", "IV", "IV", "V", "V", "V", "V", "VI", "over")
DECISIONS = (
    "choose",
    "bid",
    "token",
    "recruit",
    "offer",
    "bid",
    "pay",
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


def _twin(prefix: str) -> dict[str, int]:
    return {name.removeprefix(prefix): code for name, code in vars(codes).items() if name.startswith(prefix)}


Phase = IntEnum("Phase", _twin("PHASE_"))  # type: ignore[misc]
Source = IntEnum("Source", _twin("SOURCE_"))  # type: ignore[misc]
Event = IntEnum("Event", _twin("EVENT_"))  # type: ignore[misc]
Rule = IntEnum("Rule", _twin("RULE_"))  # type: ignore[misc]


def rule_id(rule: int) -> str:
    """Return the id of a rule code.

    >>> rule_id(codes.RULE_COLUMN_TURN_DOWN)
    'sylla.column.turn-down'
    """
    area, _, rest = Rule(rule).name.lower().partition("_")
    return f"sylla.{area}.{rest.replace('_', '-')}"


def word(code: IntEnum) -> str:
    """Return the word of a code as keys and data use it.

    >>> word(Source(codes.SOURCE_CHRISTIANS))
    'christians'
    """
    return code.name.lower().replace("_", "-")


SOURCE_NAMES = tuple(word(Source(code)) for code in range(codes.SOURCES))
