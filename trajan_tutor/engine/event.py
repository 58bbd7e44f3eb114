"""Events say what happened; points are gained only through them."""

from dataclasses import dataclass

from trajan_tutor.engine.message import Message


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game.

    `kind` is the game's word for it, `rule` the id of the rule behind it, `seat` whom it concerns (-1: everybody).
    `message` tells it in full; `hidden` tells it to the other seats when a part is secret. `points` are what the seat
    gained (or lost) by it, from `source`, 0 for everything that is not about points.
    """

    kind: str
    rule: str
    seat: int
    message: Message
    hidden: Message | None = None
    source: str = ""
    points: int = 0

    def told_to(self, seat: int | None) -> Message:
        """Return the message for a seat; None stands for a reader who may know everything."""
        if self.hidden is None or seat is None or seat == self.seat:
            return self.message
        return self.hidden
