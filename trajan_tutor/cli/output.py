"""What commands share: words in letters that the terminal has, and positions and options that a person named."""

import codecs
import sys
from argparse import Namespace
from collections.abc import Iterable
from functools import cache
from io import TextIOWrapper
from typing import Any, Final
from unicodedata import combining, normalize

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError, TutorError
from trajan_tutor.engine.game import S, Setup, State
from trajan_tutor.engine.games import find_game, plugins
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.positions import name_in, read
from trajan_tutor.engine.reading import MOST_BYTES, number_in, parse_json, read_text, text_of
from trajan_tutor.i18n import Words

_HANDLER: Final = "trajan_tutor.nearest"
# What no decomposition tells.
_NEAREST: Final = str.maketrans(
    {
        **dict.fromkeys("„“”«»", '"'),
        **dict.fromkeys("‘’‚", "'"),  # noqa: RUF001
        **dict.fromkeys("–—−·", "-"),  # noqa: RUF001
        "…": "...",
        "→": "->",
        "←": "<-",
        "≤": "<=",
        "≥": ">=",
        "×": "x",  # noqa: RUF001
        "•": "*",
        "ł": "l",
        "Ł": "L",
    }
)


def nearest(text: str) -> str:
    """Return a text in the letters that every terminal has.

    >>> nearest("„Příště“: žółw…")
    '"Priste": zolw...'
    """
    plain = normalize("NFKD", text.translate(_NEAREST))
    return "".join(letter if letter.isascii() else "?" for letter in plain if not combining(letter))


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest(error.object[error.start : error.end]), error.end


def write_any_letter() -> None:
    """Let standard output and error write every text, whatever letters the terminal has."""
    codecs.register_error(_HANDLER, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)


EXIT_BAD_INPUT = 2
EXIT_LIMIT = 3

_OPTION_VALUES: dict[str, object] = {"true": True, "false": False}


@cache
def words_for(language: str) -> Words:
    """Return the words of the command line and of every installed game."""
    return Words(language, tuple(plugin.resources.words for plugin in plugins()))


def print_error(error: TutorError, language: str) -> None:
    """Write the one sentence of an error to standard error."""
    print(words_for(language)(error.message), file=sys.stderr)


def say(language: str, key: str, /, **parameters: object) -> str:
    """Return the words of a key."""
    return words_for(language)(Message.of(key, **parameters))


def read_file(name: str) -> str:
    """Return the text of a file, or of standard input for "-"; raises UnreadableError when it cannot be read."""
    return text_of(sys.stdin.buffer.read(MOST_BYTES + 1)) if name == "-" else read_text(name)


def read_position(name: str) -> tuple[TutorGame, State]:
    """Return the game and state of a file with a position, one before the end of a period included, or a record."""
    data = parse_json(read_file(name), name)
    game = find_game(name_in(data, name))
    return game, read(game, data, answers=True)


def setup_of(arguments: Namespace) -> Setup:
    """Return how a game begins that a command asks for: seats, seed, and options said as NAME=VALUE."""
    return Setup(seats=arguments.seats, seed=arguments.seed or 0, options=options_of(arguments.option))


def options_of(texts: Iterable[str]) -> tuple[tuple[str, object], ...]:
    """Return options by name; true, false and whole numbers are read as such.

    >>> options_of(["solo=high", "harder=true"])
    (('harder', True), ('solo', 'high'))
    """
    chosen: dict[str, object] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise MisusedError("cli-option-form", option=text)
        number = number_in(value)
        chosen[name.strip()] = _OPTION_VALUES.get(value, value if number is None else number)
    return tuple(sorted(chosen.items()))


def result_of(game: TutorGame[S], state: S) -> dict[str, Any]:
    """Return the scores and the winner of a finished game; a shared win lists the winners."""
    winners = game.winners(state)
    scores = [game.ledger(state, seat).total for seat in range(game.seats(state))]
    return {"scores": scores, "winner": winners[0] if len(winners) == 1 else list(winners)}
