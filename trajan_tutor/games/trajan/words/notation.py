"""The short text of every move, and back."""

from difflib import get_close_matches
from functools import cache

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.words import names


@cache
def texts() -> dict[int, str]:
    """Return the notation of every move there is, by its code."""
    table = {
        codes.MOVE_USE: "use",
        codes.MOVE_DECLINE: "decline",
        codes.MOVE_PASS: "pass",
        codes.MOVE_DRAW: "draw",
        codes.MOVE_ENLIST: "enlist",
        codes.MOVE_DEPLOY: "legionary",
        codes.MOVE_ADVANCE: "senate",
        codes.MOVE_RECRUIT: "recruit",
        codes.MOVE_LAID: "laid",
        codes.MOVE_LOAD_WILD: "load wild-goods",
        codes.MOVE_SAIL: "sail",
        codes.MOVE_PAIR_WILD: "pair wild-goods wild-goods",
        codes.MOVE_NO_REPEAT: "no-repeat",
        codes.MOVE_REPEAT: "repeat",
        codes.MOVE_REPEAT_WILD: "repeat wild-extra",
        codes.MOVE_QUARTER: "quarter",
    }
    for base, verb, words in (
        (codes.MOVE_SOW, "sow", names.SLOTS),
        (codes.MOVE_DROP, "drop", names.COLOURS),
        (codes.MOVE_MARK, "plus-two", names.ACTIONS),
        (codes.MOVE_TAKE, "take", names.PILES),
        (codes.MOVE_LAY, "lay", names.GOODS),
        (codes.MOVE_SHIP, "ship", names.SHIPS),
        (codes.MOVE_LOAD, "load", names.GOODS),
        (codes.MOVE_PAIR, "pair", names.GOODS),
        (codes.MOVE_FORUM, "forum", names.TILES),
        (codes.MOVE_YELLOW, "yellow", names.EXTRA),
        (codes.MOVE_LEADER, "leader", names.PLACES),
        (codes.MOVE_STACK, "stack", names.STACKS),
        (codes.MOVE_BUILD, "build", tuple(names.space_name(space) for space in range(codes.DISTRICT_SPACES))),
        (codes.MOVE_PAY, "pay", names.PAYMENTS),
        (codes.MOVE_BONUS, "bonus", names.BONUS),
        (codes.MOVE_PLACE, "place", names.COLOURS),
        (codes.MOVE_DRAFT, "goods", names.DRAFT_PLACES),
    ):
        table.update({base + argument: f"{verb} {word}" for argument, word in enumerate(words)})
    for kind, goods in enumerate(names.GOODS):
        table[codes.MOVE_MIXED + kind] = f"pair {goods} wild-goods"
        for pile, side in enumerate(names.PILES):
            table[codes.MOVE_DISCARD + 2 * kind + pile] = f"discard {goods} {side}"
    for stack, name in enumerate(names.STACKS):
        for slot, numeral in enumerate(names.SLOTS):
            table[codes.MOVE_START_TILE + 8 * stack + slot] = f"tile {name} {numeral}"
    return dict(sorted(table.items()))


@cache
def _moves() -> dict[str, int]:
    return {text.lower(): move for move, text in texts().items()}


def notation(move: int) -> str:
    """Return the notation of a move.

    >>> notation(codes.MOVE_LEADER + 2)
    'leader raetia'
    """
    return texts()[move]


def parse(text: str) -> int:
    """Return the move of a text; capitals and spaces do not matter.

    Raises UnreadableError with the nearest texts for one that is no move.

    >>> parse("Sow iii")
    2
    """
    plain = " ".join(text.lower().split())
    found = _moves().get(plain)
    if found is None:
        near = [texts()[_moves()[word]] for word in get_close_matches(plain, _moves(), n=3, cutoff=0.5)]
        if near:
            raise UnreadableError("trajan-notation-near", text=text, near=", ".join(near))
        raise UnreadableError("trajan-notation-unknown", text=text)
    return found
