"""The legend: every symbol of a game with its name, as one picture."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.view.pieces import definitions, moved, text_at
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
    shown = [name for name, said in named.items() if not said.startswith("⟦")]
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
