"""The words of the position format for the codes of the rules, and the enums that stand for the codes at the edge."""

from enum import IntEnum
from functools import cache

from trajan_tutor.engine.code_names import codes_with, id_of_rule, word
from trajan_tutor.games.trajan.rules import codes

ACTIONS = ("seaport", "forum", "military", "senate", "trajan", "construction")
SLOTS = ("I", "II", "III", "IV", "V", "VI")
COLOURS = ("yellow", "orange", "green", "white", "pink", "blue")
DEMANDS = ("bread", "games", "religion")
GOODS = (
    "columns",
    "furs",
    "scrolls",
    "oil",
    "fruit",
    "pottery",
    "wine",
    "fish",
    "gold",
    "gems",
    "cattle",
    "wheat",
)
EXTRA = tuple(f"extra-{action}" for action in ACTIONS)
TILES = (
    *DEMANDS,
    "votes-2",
    "votes-3",
    "votes-4",
    "votes-5",
    "wild-goods",
    "wild-demand",
    "wild-construction",
    "wild-extra",
    *EXTRA,
)
TRAJAN_KINDS = (
    "goods",
    "points",
    "workers-1",
    "workers-2",
    "legionaries-1",
    "legionaries-2",
    "plus-two",
    "bread",
    "games",
    "religion",
)
STACKS = ("goods", "points", "workers", "legionaries", "plus-two", "demands")
CONSTRUCTION_KINDS = ("stairs", "door", "fountain", "roof", "window")
CONSTRUCTION_TILES = tuple(f"{kind}-{value}" for kind in CONSTRUCTION_KINDS for value in (2, 3, 4, 5))
BONUS = (
    "columns+furs",
    "scrolls+oil",
    "fruit+pottery",
    "wine+fish",
    "gold+gems",
    "cattle+wheat",
    "bread",
    "games",
    "religion",
    "workers",
    "legionaries",
    "bonus",
)
BONUS_COLOURS = ("", "yellow", "grey")
PLACES = (
    "camp",
    "alpes",
    "raetia",
    "noricum",
    "narbonensis",
    "lugudunensis",
    "belgica",
    "germania-superior",
    "aquitania",
    "britannia",
    "germania-inferior",
)
PROVINCES = PLACES[1:]
SHIPS = ("identical", "pairs", "different")
SHIP_SIDES = ("grey", "coloured")
PILES = ("left", "right")
PAYMENTS = ("kept", "tile", "wild", "unmet")
DRAFT_PLACES = ("deck", "left", "right")


Phase = IntEnum("Phase", codes_with(codes, "PHASE_"))  # type: ignore[misc]
Source = IntEnum("Source", codes_with(codes, "SOURCE_"))  # type: ignore[misc]
Event = IntEnum("Event", codes_with(codes, "EVENT_"))  # type: ignore[misc]
Rule = IntEnum("Rule", codes_with(codes, "RULE_"))  # type: ignore[misc]


@cache
def rule_id(rule: int) -> str:
    """Return the id of a rule code.

    >>> rule_id(codes.RULE_SEAPORT_NO_CARDS)
    'trajan.seaport.no-cards'
    """
    return id_of_rule("trajan", Rule(rule))


SOURCE_NAMES = tuple(word(Source(code)) for code in range(codes.SOURCES))


def space_name(space: int) -> str:
    """Return the name of a space of the construction district: row A to D, column 1 to 5.

    >>> space_name(7)
    'B3'
    """
    return "ABCD"[space // 5] + str(space % 5 + 1)
