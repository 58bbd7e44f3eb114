"""The symbols of a picture on a page: their short ids, and their names in a text, beside which each stands."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.view.templates import load_template

# The forms in which a text names a symbol stand in one message, between these.
BETWEEN: Final = ","
# Of so many words, each with a game, the forms are known.
_WORDS_KEPT: Final = 16


def symbol_id(game: TutorGame, name: str) -> str:
    """Return the id of a symbol of a game's picture, after the prefix; empty where there is none of that name."""
    if not name:
        return ""
    symbol = load_template(game.resources.board).symbols.get(name)
    return "" if symbol is None else symbol.code


def named_symbols(game: TutorGame, texts: Sequence[str], words: Words) -> list[dict[str, str]]:
    """Return the symbols of a game that texts name: the form that stands in them, and the id after the prefix.

    The longest forms come first, so that a name within a longer one is not taken for it.
    """
    text = " ".join(texts)
    named = _all_forms(game, words)  # type: ignore[arg-type]
    return [{"text": form, "symbol": symbol_id(game, name)} for form, name in named if form in text]


@lru_cache(maxsize=_WORDS_KEPT)
def _all_forms(game: TutorGame, words: Words) -> list[tuple[str, str]]:
    """Return the forms in which words name the symbols of a game, each with the symbol, the longest first."""
    named = [(form, name) for name in load_template(game.resources.board).symbols for form in _forms(game, name, words)]
    return sorted(named, key=lambda pair: (-len(pair[0]), pair[0]))


def _forms(game: TutorGame, name: str, words: Words) -> list[str]:
    key = f"{game.name}-symbol-{name}.named"
    return [form.strip() for form in words(Message.of(key)).split(BETWEEN)] if words.has(key) else []
