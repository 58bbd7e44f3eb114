"""What the page of the position editor can ask for: a row for each kind of request, checked before anything is done."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from trajan_tutor.desk.editor.editor_actions import EditorActions
from trajan_tutor.desk.requests.request_rows import (
    LEARNER,
    SHOWN,
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


EditorRow = RequestRow[Callable[[EditorActions, EditorRequest], str | None]]


def _texts(*names: str) -> tuple[RequestField, ...]:
    return tuple(RequestField(name, Shape.TEXT) for name in names)


def _numbers(*names: str) -> tuple[RequestField, ...]:
    return tuple(RequestField(name, Shape.NUMBER) for name in names)


_PLACE: Final = _texts("place")
_LYING: Final = (*_PLACE, *_numbers("lying"))
# These come from a list or a board that may be older than the position.
_OF_POSITION: Final = (SHOWN,)
_ROWS: Final[tuple[EditorRow, ...]] = (
    # -- looking
    RequestRow("pick", lambda doing, asked: doing.pick(*asked.texts), _texts("spot"), Waits.AIMED),
    RequestRow("open", lambda doing, asked: doing.open_place(*asked.texts), _PLACE),
    RequestRow("seat", lambda doing, asked: doing.sit(*asked.numbers), _numbers("seat")),
    # -- carrying a piece
    RequestRow("lift", lambda doing, asked: doing.lift(*asked.texts, *asked.numbers), _LYING, only=_OF_POSITION),
    RequestRow("drop", lambda doing, asked: doing.drop(*asked.texts), _PLACE, only=_OF_POSITION),
    RequestRow("lay", lambda doing, _: doing.lay()),
    # -- changing the position
    RequestRow("put", lambda doing, asked: doing.put(*asked.texts, *asked.numbers), (*_PLACE, *_numbers("piece"))),
    RequestRow("take", lambda doing, asked: doing.take(*asked.texts, *asked.numbers), _LYING, only=_OF_POSITION),
    RequestRow(
        "shift",
        lambda doing, asked: doing.shift(*asked.texts, *asked.numbers),
        (*_LYING, *_numbers("to")),
        only=_OF_POSITION,
    ),
    RequestRow("set", lambda doing, asked: doing.set(*asked.texts, *asked.numbers), (*_PLACE, *_numbers("number"))),
    RequestRow("undo", lambda doing, _: doing.undo(), (), Waits.EACH),
    RequestRow("redo", lambda doing, _: doing.redo(), (), Waits.EACH),
    # -- beginning, and writing out
    RequestRow(
        "begin",
        lambda doing, asked: doing.begin(*asked.texts, *asked.numbers),
        (*_texts("game"), *_numbers("seats", "empty")),
        Waits.ONCE,
    ),
    RequestRow(
        "load",
        lambda doing, asked: doing.load(*asked.texts, *asked.numbers),
        (RequestField("text", Shape.LONG_TEXT), *_numbers("turn")),
    ),
    RequestRow("write", lambda doing, _: doing.write()),
    RequestRow("save", lambda doing, asked: doing.save(*asked.texts), _texts("name", "what"), senders=LEARNER),
)
EDITOR_ROWS: Final[Mapping[str, EditorRow]] = by_kind(_ROWS)


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
