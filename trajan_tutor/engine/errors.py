"""What can go wrong, in three kinds: a text that cannot be read, a move that is refused, a call that is misused."""

from functools import partial
from typing import Final

from trajan_tutor.engine.message import Message

# IPython shows what this method of an exception returns, in the place of a traceback.
_SHOWN: Final = "_render_traceback_"


class TutorError(Exception):
    """A problem that is told to a person: a message to be put into words, never a sentence of its own."""

    def __init__(self, key: str, /, **parameters: object) -> None:
        """Hold the key and the parameters of the message."""
        self.message = Message.of(key, **parameters)
        super().__init__(str(self.message))


class UnreadableError(TutorError):
    """A position, a record, a move text or a data file that cannot be read; the message names the place."""


class MisusedError(TutorError):
    """A call with arguments that make no sense, such as a game for nine seats."""


class RefusedError(TutorError):
    """A move that the rules forbid; `rule` is the id of the rule."""

    def __init__(self, rule: str, key: str, /, **parameters: object) -> None:
        """Hold the rule id beside the message."""
        super().__init__(key, **parameters)
        self.rule = rule


def give_sentence(error: TutorError, sentence: str) -> None:
    """Make a sentence the text of a problem; what was told nearer to its place stays.

    >>> error = TutorError("coach-over")
    >>> give_sentence(error, "The game is over.")
    >>> str(error)
    'The game is over.'
    """
    if not hasattr(error, _SHOWN):
        error.args = (sentence,)
        setattr(error, _SHOWN, partial(list, (sentence,)))
