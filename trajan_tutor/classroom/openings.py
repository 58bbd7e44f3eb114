"""Openings: what a board shows before its first click is the same for everybody, and kept as text."""

import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from trajan_tutor.classroom.task import ClassTask
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.view_model.page_model import Opened

# Each is a text of about 130,000 letters.
_MOST: Final = 24


@dataclass(frozen=True, slots=True)
class Opening:
    """What is shown of a board at first: the whole message as text, the number of its change, and its model."""

    text: str
    number: int
    model: dict[str, Any]


class Openings:
    """Keeps what boards show at first, by their tasks and languages; the oldest one is forgotten."""

    def __init__(self) -> None:
        """Know of none."""
        self._kept: OrderedDict[tuple[int, str], Opening] = OrderedDict()

    def of(self, task: ClassTask, language: str, make: Callable[[], Desk]) -> Opening:
        """Return what somebody is shown at first who has done nothing yet; `make` makes a desk where none is known."""
        key = (task.number, language)
        if key not in self._kept:
            desk = make()
            self._kept[key] = opening_of(task.number, desk.opened())
            desk.close()
            if len(self._kept) > _MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def opening_of(board: int, opened: Opened) -> Opening:
    """Return what a board shows at first, as a message in its envelope."""
    text = as_text({"type": "desk", "board": board, "message": opened})
    return Opening(text, opened["n"], dict(opened["model"]))


def as_text(message: object) -> str:
    """Return a message as it goes over a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
