"""What choices have in common in few words: short names of tokens, symbols of what they show."""

from trajan_tutor.engine.message import Message
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words import names
from trajan_tutor.games.caesar.words.terms import token_term

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
