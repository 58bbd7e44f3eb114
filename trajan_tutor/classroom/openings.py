"""Openings: what a board shows before its first click is the same for everybody, and kept as text.

Each is made beside the loop: the first of a game takes a quarter of a second, and nobody has to wait for it. Where
marks lead along a turn that has to be searched for, they are shown as soon as it is found, once for all.
"""

import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from trajan_tutor.classroom.beside import Beside
from trajan_tutor.classroom.task import ClassTask
from trajan_tutor.desk.desk import Desk
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.guided_turn import GuidedTurn
from trajan_tutor.viewmodel.page_model import Opened

# Each is a text of about 130,000 letters.
_MOST: Final = 24

_Key = tuple[int, str]
# Is told once an opening is there, or why it cannot be made.
Then = Callable[[Message | None], None]


@dataclass(frozen=True, slots=True)
class Opening:
    """What is shown of a board at first: the whole message as text, the number of its change, and its model.

    `turn` is what its marks lead along, once it is found.
    """

    text: str
    number: int
    model: dict[str, Any]
    turn: GuidedTurn | None = None


class Openings:
    """Keeps what boards show at first, by their tasks and languages; the oldest one is forgotten."""

    def __init__(self, beside: Beside, renewed: Callable[[_Key, Opening], None]) -> None:
        """Know of none; `renewed` is told which board of which language is marked now where it was not."""
        self._beside = beside
        self._renewed = renewed
        self._openings: OrderedDict[_Key, Opening] = OrderedDict()
        self._wanted: dict[_Key, list[Then]] = {}

    def known(self, task: ClassTask, language: str) -> Opening | None:
        """Return what somebody is shown at first who has done nothing yet, None while that is not made."""
        key = (task.number, language)
        if key in self._openings:
            self._openings.move_to_end(key)
        return self._openings.get(key)

    def is_being_made(self, task: ClassTask, language: str) -> bool:
        """Return whether one will be there soon."""
        return (task.number, language) in self._wanted

    def make(self, task: ClassTask, language: str, make: Callable[[], Desk], then: Then) -> None:
        """Have one made of the desk that `make` makes beside the loop, once for all who want it."""
        key = (task.number, language)
        if key in self._wanted:
            self._wanted[key].append(then)
            return
        self._wanted[key] = [then]
        self._beside.do(lambda: _made(key[0], make), lambda made: self._take(key, make, made))

    def _take(self, key: _Key, make: Callable[[], Desk], made: Opening | Message) -> None:
        if isinstance(made, Opening):
            self._keep(key, made)
            self._beside.do(lambda: _guided(key[0], make), partial(self._take_guided, key))
        for then in self._wanted.pop(key, []):
            then(made if isinstance(made, Message) else None)

    def _take_guided(self, key: _Key, made: Opening | Message | None) -> None:
        # Without it the aim alone is marked, and each desk looks for itself.
        if isinstance(made, Opening) and key in self._openings:
            self._keep(key, made)
            self._renewed(key, made)

    def _keep(self, key: _Key, made: Opening) -> None:
        self._openings[key] = made
        if len(self._openings) > _MOST:
            self._openings.popitem(last=False)


def _made(board: int, make: Callable[[], Desk], turn: GuidedTurn | None = None) -> Opening:
    desk = make()
    if turn is not None:
        desk.coach.guide.know(turn)
    opened = desk.opened()
    desk.close()
    return opening_of(board, opened, turn)


def _guided(board: int, make: Callable[[], Desk]) -> Opening | None:
    """Return what a board shows whose marks lead along a turn; None where none does."""
    desk = make()
    desk.opened()
    turn = desk.coach.guide.find_now()
    desk.close()
    return _made(board, make, turn) if turn is not None else None


def opening_of(board: int, opened: Opened, turn: GuidedTurn | None = None) -> Opening:
    """Return what a board shows at first, as a message in its envelope."""
    text = as_text({"type": "desk", "board": board, "message": opened})
    return Opening(text, opened["n"], dict(opened["model"]), turn)


def as_text(message: object) -> str:
    """Return a message as it goes over a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
