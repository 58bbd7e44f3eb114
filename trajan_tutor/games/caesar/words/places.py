"""Where on the board events happen, as far as everybody sees it there."""

from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.words import names

# The first number of these events is a border, of those a province.
_AT_FIRST_BORDER = frozenset({codes.EVENT_BORDER_MARKER, codes.EVENT_TURNED_TOKEN, codes.EVENT_TURNED_BORDER_MARKER})
_AT_PROVINCE = frozenset(
    {
        codes.EVENT_CLOSED,
        codes.EVENT_CONTROLLED,
        codes.EVENT_TIED,
        codes.EVENT_TURNED_MARKER,
        codes.EVENT_CHOSE,
        codes.EVENT_CHOSE_PROVINCE,
    }
)
_PLACED = frozenset({codes.EVENT_PLACED, codes.EVENT_CRASSUS_PLACED})


def spot_of(event: int, seat: int, first: int, second: int) -> str:
    """Return where an event of a side happened, from its two numbers; empty where that is no place."""
    if event in _AT_PROVINCE:
        return f"province.{names.PROVINCES[first]}"
    if event in _PLACED:
        return names.border_spot(second // 2)
    if event in _AT_FIRST_BORDER:
        return names.border_spot(first)
    if event == codes.EVENT_PLACED_DOWN:
        return names.border_spot(second)
    if event == codes.EVENT_TOOK_BONUS:
        return f"province.{names.PROVINCES[second]}"
    if event == codes.EVENT_SENATE_MARKERS:
        return f"mat.{seat}.senate.0"
    return f"mat.{seat}.bag" if event in (codes.EVENT_DREW, codes.EVENT_RETURNED) else ""
