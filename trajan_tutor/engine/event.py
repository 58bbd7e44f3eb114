"""Events say what happened; points are gained only through them."""

from collections.abc import Callable
from dataclasses import dataclass

from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game.

    `kind` is the game's word for it, `rule` the id of the rule behind it, `seat` whom it concerns (-1: everybody).
    `message` tells it in full; `hidden` tells it to the other seats when a part is secret. `points` are what the seat
    gained (or lost) by it, from `source`, 0 for everything that is not about points. `spot` is the place on the
    board where everybody sees it happen; empty where there is none.
    """

    kind: str
    rule: str
    seat: int
    message: Message
    hidden: Message | None = None
    source: str = ""
    points: int = 0
    spot: str = ""

    def told_to(self, seat: int | None) -> Message:
        """Return the message for a seat; None stands for a reader who may know everything."""
        if self.hidden is None or seat is None or seat == self.seat:
            return self.message
        return self.hidden


# What the numbers of a recorded event become in words: a suffix of its key, and parameters.
EventWords = tuple[str, dict[str, object]]


def event_words(**words: Callable[[int], object]) -> Callable[[object, int, int, int], EventWords]:
    """Return the function that words a kind of event whose first and second number are parameters, by their names.

    It is called with state, rule and the two numbers; `int` leaves a number as it is.

    >>> event_words(steps=int, time=int)(None, 0, 3, 17)
    ('', {'steps': 3, 'time': 17})
    """
    named = tuple(words.items())

    def words_of(_state: object, _rule: int, first: int, second: int) -> EventWords:
        return "", {name: word(number) for (name, word), number in zip(named, (first, second), strict=False)}

    return words_of
