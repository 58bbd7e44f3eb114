"""A driver as a host brings one: it has everything thought through by a copy, as another process would."""

from trajan_tutor.coach.analysis import finish_packed, pack, unpack
from trajan_tutor.desk.coach.thinking import Driver, Thinking
from trajan_tutor.engine.message import Message


class Elsewhere:
    """Keeps what is to be thought through until `think` is called; `sent` is what has travelled.

    One that does not travel does the same here, as late: to be compared with.
    """

    def __init__(self, *, travels: bool = True) -> None:
        self.travels = travels
        self.waiting: list[Thinking] = []
        self.sent: list[bytes] = []

    def start(self, thinking: Thinking) -> None:
        """Let it wait."""
        self.waiting.append(thinking)

    def think(self) -> None:
        """Think through everything that waits, and what is begun after it."""
        while self.waiting:
            thinking = self.waiting.pop(0)
            if thinking.is_cancelled:
                continue
            if not self.travels:
                thinking.advance(Driver.AT_ONCE)
                continue
            self.sent.append(pack(thinking.work))
            self.answer(thinking, finish_packed(self.sent[-1]))

    @staticmethod
    def answer(thinking: Thinking, found: bytes | Message) -> None:
        """Give what was found."""
        thinking.finish(unpack(found) if isinstance(found, bytes) else found)
