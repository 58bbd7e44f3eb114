"""Pieces by themselves, as small pictures: what a person chooses from when a position is built."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.placement import Placement
from trajan_tutor.view.pieces import Pieces, definitions
from trajan_tutor.view.style import AUTO
from trajan_tutor.view.svg import PREFIX, number
from trajan_tutor.view.templates import Template, load_template

# As high as a line of text can be with a picture in it; wide pieces are made smaller.
_HEIGHT: Final = 34.0
_WIDEST: Final = 72.0
_AROUND: Final = 2.0


@dataclass(frozen=True, slots=True)
class Palette:
    """The style and the symbols of a game for pictures that lie in one element, whose id is the prefix."""

    template: Template
    prefix: str

    def sheet(self, theme: str = AUTO) -> str:
        """Return the part that all pictures use, once on a page: style and symbols, without anything to be seen."""
        symbols = definitions(self.template, self.template.symbols)
        style = self.template.style.sheet(theme)
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="table" width="0" height="0" aria-hidden="true">'
            f"<style>{style}</style><defs>{symbols}</defs></svg>"
        )
        return text.replace(PREFIX, self.prefix)

    def picture(self, piece: Placement) -> str:
        """Return a picture of one piece; nothing for a piece that the template has no symbol for."""
        symbol = self.template.symbols.get(piece.symbol.partition("+")[0])
        if symbol is None:
            return ""
        height = min(_HEIGHT, _WIDEST / symbol.ratio)
        width = height * symbol.ratio
        drawn = Pieces(self.template, movable=False).drawn_piece(symbol, piece, (_AROUND, _AROUND, width, height))
        size = f'width="{number(width + 2 * _AROUND)}" height="{number(height + 2 * _AROUND)}"'
        text = f'<svg xmlns="http://www.w3.org/2000/svg" class="table" {size} aria-hidden="true">{drawn}</svg>'
        return text.replace(PREFIX, self.prefix)

    def pictures(self, pieces: Iterable[Placement]) -> list[str]:
        """Return a picture of each piece."""
        return [self.picture(piece) for piece in pieces]


def palette_of(game: TutorGame, prefix: str) -> Palette:
    """Return the palette of a game; `prefix` begins every id and is the id of the element around the pictures."""
    return Palette(load_template(game.resources.board), prefix)
