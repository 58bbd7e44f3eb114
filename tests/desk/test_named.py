"""Names of symbols in the words of a lesson."""

from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import Words
from trajan_tutor.viewmodel.named_symbols import named_symbols, symbol_id


def test_a_name_that_stands_in_a_text_brings_its_symbol() -> None:
    """The longest names first; what the text does not name is left out."""
    game = find_game("trajan")
    words = Words("en", (game.resources.words,))
    found = named_symbols(game, ["From the senate", "to the construction site."], words)
    construction = symbol_id(game, "action-construction")
    assert found == [
        {"text": "construction site", "symbol": construction},
        {"text": "construction", "symbol": construction},
        {"text": "senate", "symbol": symbol_id(game, "action-senate")},
    ]


def test_a_text_without_names_has_no_symbols() -> None:
    """Also where parts of words would be names."""
    game = find_game("caesar")
    assert named_symbols(game, ["Nothing."], Words("en", (game.resources.words,))) == []
