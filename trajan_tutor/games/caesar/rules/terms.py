"""The words of the catalogue that stand for the codes of the rules, and what choices have in common in few words."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message, terms
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.rules.state import State

# Each gives the word of a code: of a province, a side, an influence token …
province_term = terms("caesar-province", (name.lower() for name in names.PROVINCES))
side_term = terms("caesar-side", names.SIDES)
token_term = terms("caesar-token", (names.token_slug(token) for token in range(codes.TOKENS)))
# “No token” where there is none.
bonus_term = terms("caesar-bonus", (name or "none" for name in names.BONUS))
symbol_term = terms("caesar-symbol", names.SYMBOLS)
tile_term = terms("caesar-tile", (name.lower() for name in names.TILES))
source_term = terms("caesar-source", names.SOURCE_NAMES)
phase_term = terms("caesar-phase", (word(phase) for phase in sorted(names.Phase)))


def border_parameters(figures: Figures, border: int) -> dict[str, object]:
    """Return what a message needs to name a border: its two provinces."""
    return {"first": province_term(figures.first[border]), "second": province_term(figures.second[border])}


CONTROL = "control"


def token_symbol(token: int) -> str:
    """Return the symbol of the plate on an influence token.

    >>> token_symbol(codes.TOKEN_CENTURION_SHIELD_SHIP)
    'plate-shield-ship'
    """
    return f"plate-{names.token_slug(token).rstrip('-0123456789')}"


def token_name(token: int) -> Message:
    """Return the name of an influence token as it stands alone."""
    return Message.of("caesar-choice-token", token=token_term(token))


def bonus_symbol(bonus: int) -> str:
    """Return the symbol of a bonus token; empty where there is none."""
    return f"bonus-{names.BONUS[bonus]}" if bonus else ""


def numbers_of(state: State, token: int) -> dict[str, object]:
    """Return both numbers of a token, as they are told of a space that says its symbol; wild ones are told apart."""
    figures = state.figures
    is_wild = token >= codes.FIRST_WILD
    return {"high": figures.high[token], "low": figures.low[token], "wild": "yes" if is_wild else "no"}
