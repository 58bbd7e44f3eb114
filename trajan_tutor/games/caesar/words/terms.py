"""The words of the catalogue that stand for the codes of the rules: parameters of messages."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import terms
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.figures import Figures
from trajan_tutor.games.caesar.words import names

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
