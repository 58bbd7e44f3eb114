"""What the page of the position editor can ask for: a row for each kind of request, checked before anything is done."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trajan_tutor.desk.requests.request_rows import (
    LEARNER,
    Late,
    RequestField,
    RequestRow,
    Shape,
    Waits,
    by_kind,
    is_number,
    read_values,
)


@dataclass(frozen=True, slots=True)
class EditorRequest:
    """Something that a person did in the editor: what, at which change of the position, with texts and numbers."""

    kind: str
    at: int
    texts: tuple[str, ...]
    numbers: tuple[int, ...]


def _texts(*names: str) -> tuple[RequestField, ...]:
    return tuple(RequestField(name, Shape.TEXT) for name in names)


def _numbers(*names: str) -> tuple[RequestField, ...]:
    return tuple(RequestField(name, Shape.NUMBER) for name in names)


_PLACE: Final = _texts("place")
_LYING: Final = (*_PLACE, *_numbers("lying"))
# What names a piece comes from a list or a board that may be older than the position.
_ROWS: Final = (
    # -- looking
    RequestRow("pick", _texts("spot"), Waits.AIMED),
    RequestRow("open", _PLACE),
    RequestRow("seat", _numbers("seat")),
    # -- carrying a piece
    RequestRow("lift", _LYING, late=Late.REFUSED),
    RequestRow("drop", _PLACE, late=Late.REFUSED),
    RequestRow("lay"),
    # -- changing the position
    RequestRow("put", (*_PLACE, *_numbers("piece"))),
    RequestRow("take", _LYING, late=Late.REFUSED),
    RequestRow("shift", (*_LYING, *_numbers("to")), late=Late.REFUSED),
    RequestRow("set", (*_PLACE, *_numbers("number"))),
    RequestRow("undo", (), Waits.EACH),
    RequestRow("redo", (), Waits.EACH),
    # -- beginning, and writing out
    RequestRow("begin", (*_texts("game"), *_numbers("seats", "empty")), Waits.ONCE),
    RequestRow("load", (RequestField("text", Shape.LONG_TEXT), *_numbers("turn"))),
    RequestRow("write"),
    RequestRow("save", _texts("name", "what"), senders=LEARNER),
)
EDITOR_ROWS: Final[Mapping[str, RequestRow]] = by_kind(_ROWS)


def read_asked(content: object) -> EditorRequest | None:
    """Return what a message of the page asks for, or None when it asks for nothing that there is.

    >>> read_asked({"type": "set", "place": "time", "number": 4, "at": 0})
    EditorRequest(kind='set', at=0, texts=('time',), numbers=(4,))
    >>> read_asked({"type": "set", "place": "time", "number": "4", "at": 0}) is None
    True
    """
    if not isinstance(content, dict):
        return None
    kind, at = content.get("type"), content.get("at")
    if not isinstance(kind, str) or kind not in EDITOR_ROWS or not is_number(at):
        return None
    values = read_values(EDITOR_ROWS[kind], content)
    if values is None:
        return None
    texts = tuple(value for value in values.values() if isinstance(value, str))
    return EditorRequest(kind, at, texts, tuple(value for value in values.values() if isinstance(value, int)))
