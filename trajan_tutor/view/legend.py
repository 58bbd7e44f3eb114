"""Pieces by themselves: every symbol of a game with its name as one picture, and small ones to build with."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.view.pieces import Pieces, definitions, moved, text_at
from trajan_tutor.view.style import AUTO
from trajan_tutor.view.svg import PREFIX, clean, number
from trajan_tutor.view.templates import Template, load_template
from trajan_tutor.view.text import SayMessage

WIDTH = 340
_ROW = 34
_LARGEST_WIDTH, _LARGEST_HEIGHT = 54.0, 28.0
_TEXT_LEFT = 68
_TEXT_SIZE = 14
_MARGIN = 4


def draw_legend(game: TutorGame, words: SayMessage, *, prefix: str = "legend", theme: str = AUTO) -> str:
    """Return a picture of the symbols of a game with their names, one in each row; ids begin with the prefix.

    A symbol that is only a part of others has no name in the catalogue and is left out.
    """
    template = load_template(game.resources.board)
    named = {name: words(Message.of(f"{game.name}-symbol-{name}")) for name in template.symbols}
    shown = [name for name, text in named.items() if not text.startswith("⟦")]
    rows = [_row(template, name, named[name], at) for at, name in enumerate(shown)]
    height = number(len(shown) * _ROW + 2 * _MARGIN)
    title = clean(words(Message.of("view-legend", game=game.name)))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PREFIX}" class="table legend" viewBox="0 0 {WIDTH} {height}" '
        f'width="100%" role="group" aria-label="{title}"><style>{template.style.sheet(theme)}</style>'
        f"<defs>{definitions(template, shown)}</defs>{''.join(rows)}</svg>"
    )
    return svg.replace(PREFIX, prefix)


def _row(template: Template, symbol_name: str, name: str, at: int) -> str:
    symbol = template.symbols[symbol_name]
    scale = min(_LARGEST_WIDTH / symbol.width, _LARGEST_HEIGHT / symbol.height, 1.0)
    middle = _MARGIN + at * _ROW + _ROW / 2
    place = moved(_MARGIN + (_LARGEST_WIDTH - symbol.width * scale) / 2, middle - symbol.height * scale / 2, scale)
    text = text_at(name, _TEXT_LEFT, middle, _TEXT_SIZE, "caption", "start", WIDTH - _TEXT_LEFT)
    return f'<use {place} href="#{PREFIX}{symbol.code}"/>{text}'


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
