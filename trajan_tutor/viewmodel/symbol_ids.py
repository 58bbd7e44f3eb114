"""What symbols are called on a page: the picture gives them short ids."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.view.templates import load_template


def symbol_id(game: TutorGame, name: str) -> str:
    """Return the id of a symbol of a game's picture, after the prefix; empty where there is none of that name."""
    if not name:
        return ""
    symbol = load_template(game.resources.board).symbols.get(name)
    return "" if symbol is None else symbol.code
