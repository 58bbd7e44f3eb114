"""The short text of every move, and back."""

from difflib import get_close_matches
from functools import cache

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.placing import placement_move
from trajan_tutor.games.caesar.words import names


@cache
def texts() -> dict[int, str]:
    """Return the notation of every move there is, by its code."""
    table = {
        codes.MOVE_BORDERS_DONE: "mark no-more",
        codes.MOVE_USE: "use",
        codes.MOVE_DECLINE: "decline",
        codes.MOVE_DRAW: "draw",
        codes.MOVE_EXTRA: "extra-turn",
        codes.MOVE_NO_EXTRA: "no-extra-turn",
        codes.MOVE_CRASSUS: "crassus",
        codes.MOVE_BANK_DRAW: "bank-token",
        codes.MOVE_NO_BANK_DRAW: "no-bank-token",
    }
    for base, verb, words in (
        (codes.MOVE_ORDER, "close", names.PROVINCES),
        (codes.MOVE_BORDER, "mark", names.BORDERS),
        (codes.MOVE_SENATE, "senate", tuple(str(markers) for markers in range(figures().markers_per_side + 1))),
        (codes.MOVE_MIGHT_TOKEN, "turn-token", names.BORDERS),
        (codes.MOVE_MIGHT_MARKER, "turn-marker", names.BORDERS),
        (codes.MOVE_MIGHT_PROVINCE, "turn-marker", names.PROVINCES),
        (codes.MOVE_CENTURION, "centurion", names.CENTURIONS),
    ):
        table.update({base + argument: f"{verb} {word}" for argument, word in enumerate(words)})
    for token, name in enumerate(names.TOKENS):
        for checkpoint, place in enumerate(names.CHECKPOINTS):
            table[codes.MOVE_DOWN + token * codes.CHECKPOINTS + checkpoint] = f"place {name} {place} down"
        for border in range(codes.BORDERS):
            table.update(_placements(token, border))
    return dict(sorted(table.items()))


def _placements(token: int, border: int) -> dict[int, str]:
    """Return the texts of a token on a border: the larger number faces the province that is named last.

    What does not fit has a text too, so that somebody who tries it is told why.
    """
    data = figures()
    first = placement_move(token, border, codes.WAY_FIRST)
    place = f"place {names.TOKENS[token]} {names.BORDERS[border]}"
    if data.high[token] == data.low[token]:
        return {first: place}
    second = placement_move(token, border, codes.WAY_SECOND)
    return {
        first: f"{place} {names.PROVINCES[data.first[border]]}",
        second: f"{place} {names.PROVINCES[data.second[border]]}",
    }


@cache
def _moves() -> dict[str, int]:
    return {text.lower(): move for move, text in texts().items()}


def notation(move: int) -> str:
    """Return the notation of a move.

    >>> notation(placement_move(names.TOKENS.index("shield-6-0"), names.BORDERS.index("AS-SY"), codes.WAY_SECOND))
    'place shield-6-0 AS-SY SY'
    """
    return texts()[move]


def parse(text: str) -> int:
    """Return the move of a text; capitals and spaces do not matter.

    Raises UnreadableError with the nearest texts for one that is no move.

    >>> parse("Close sy") == codes.MOVE_ORDER + 17
    True
    """
    plain = " ".join(text.lower().split())
    found = _moves().get(plain)
    if found is None:
        near = [texts()[_moves()[word]] for word in get_close_matches(plain, _moves(), n=3, cutoff=0.6)]
        if near:
            raise UnreadableError("caesar-notation-near", text=text, near=", ".join(near))
        raise UnreadableError("caesar-notation-unknown", text=text)
    return found
