"""The words of the catalogue that stand for the codes of the rules: parameters of messages."""

from trajan_tutor.engine.message import Term
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.words import names


def province_term(province: int) -> Term:
    """Return the name of a province."""
    return Term(f"caesar-province-{names.PROVINCES[province].lower()}")


def side_term(side: int) -> Term:
    """Return the name of a side."""
    return Term(f"caesar-side-{names.SIDES[side]}")


def token_term(token: int) -> Term:
    """Return the words of an influence token."""
    return Term(f"caesar-token-{names.token_slug(token)}")


def bonus_term(bonus: int) -> Term:
    """Return the name of a bonus token; “no token” where there is none."""
    return Term(f"caesar-bonus-{names.BONUS[bonus] or 'none'}")


def symbol_term(symbol: int) -> Term:
    """Return the word of a symbol."""
    return Term(f"caesar-symbol-{names.SYMBOLS[symbol]}")


def tile_term(tile: int) -> Term:
    """Return the words of a tactic tile."""
    return Term(f"caesar-tile-{names.TILES[tile].lower()}")


def source_term(source: int) -> Term:
    """Return the words of where control markers went."""
    return Term(f"caesar-source-{names.SOURCE_NAMES[source]}")


def phase_term(phase: int) -> Term:
    """Return the words of what is waited for."""
    return Term(f"caesar-phase-{names.word(names.Phase(phase))}")


def border_parameters(figures: Figures, border: int) -> dict[str, object]:
    """Return what a message needs to name a border: its two provinces."""
    return {"first": province_term(figures.first[border]), "second": province_term(figures.second[border])}
