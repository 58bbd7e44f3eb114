"""What can go wrong, in three kinds: a text that cannot be read, a move that is refused, a call that is misused."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from trajan_tutor.engine.message import Message, Value

# A sentence has at most 300 characters. So many of them may be texts: what people gave, files, lists of what there is.
_ROOM: Final = 130
# Whole numbers from here on are told by their size: Python does not write those of thousands of digits.
_ENDLESS: Final = 10**20

# IPython shows what this method of an exception returns, in the place of a traceback.
_SHOWN: Final = "_render_traceback_"


class TutorError(Exception):
    """A problem that is told to a person: a message to be put into words, never a sentence of its own."""

    def __init__(self, key: str, /, **parameters: object) -> None:
        """Hold the key and the parameters of the message, long texts shortened to what one sentence can hold."""
        self.message: Message = _fit(Message.of(key, **parameters))
        super().__init__(str(self.message))


class UnreadableError(TutorError):
    """A position, a record, a move text or a data file that cannot be read; the message names the place."""


class MisusedError(TutorError):
    """A call with arguments that make no sense, such as a game for nine seats."""


class RefusedError(TutorError):
    """A move that the rules forbid; `rule` is the id of the rule."""

    def __init__(self, rule: str, key: str, /, **parameters: object) -> None:
        super().__init__(key, **parameters)
        self.rule = rule


def one_line(text: str, most: int) -> str:
    """Return a text on one line of printable characters, without its middle where it is longer than `most`.

    >>> one_line("/home/livia/games/caesar.json", 15)
    '/home/l…ar.json'
    """
    half = (most - 1) // 2
    # Only these parts are looked at: a text may have millions of characters.
    shortened = text if len(text) <= most else f"{text[:half]}…{text[-half:]}"
    return "".join(letter if letter.isprintable() else " " for letter in shortened)


def _fit(message: Message) -> Message:
    """Return a message whose texts are printable, on one line, and cut in the middle where they are too long together.

    >>> str(_fit(Message.of("no-file", file="a" * 200)))[:20]
    'no-file file=aaaaaaa'
    """
    texts = list(_texts(message))
    most = left = _ROOM
    for number, length in enumerate(sorted(map(len, texts))):
        most = left // (len(texts) - number)
        if length > most:
            break
        left -= length
    return Message(message.key, tuple((name, _cut(value, max(most, 3))) for name, value in message.parameters))


def _texts(value: Value) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, Message):
        for _, inner in value.parameters:
            yield from _texts(inner)


def _cut(value: Value, most: int) -> Value:
    if isinstance(value, str):
        return one_line(value, most)
    if isinstance(value, tuple):
        return tuple(_cut(item, most) for item in value)
    if isinstance(value, Message):
        return Message(value.key, tuple((name, _cut(inner, most)) for name, inner in value.parameters))
    if isinstance(value, int) and abs(value) >= _ENDLESS:
        return f"{'-' if value < 0 else ''}2^{abs(value).bit_length() - 1}…"
    return value


def give_sentence(error: BaseException, sentence: str) -> None:
    """Make a sentence the text of a problem, or of an interrupt; what was told nearer to its place stays.

    >>> error = TutorError("coach-over")
    >>> give_sentence(error, "The game is over.")
    >>> str(error)
    'The game is over.'
    """
    if not hasattr(error, _SHOWN):
        error.args = (sentence,)
        setattr(error, _SHOWN, partial(list, (sentence,)))
