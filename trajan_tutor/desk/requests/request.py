"""What a page may send, checked before anything is done with it: what a person did there, and other messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, cast

from trajan_tutor.desk.requests.request_rows import RequestRow, Shape, is_number, is_short, read_values
from trajan_tutor.viewmodel.page_model import Do, Hello, WholeWanted

# What a page sends only so that an answer is not held back on its way; it says nothing.
NUDGE: Final = {"type": "nudge"}
Heard = Hello | Do | WholeWanted


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a person did on the page: what, to which spot or move, at which picture; every id comes once.

    `answers` are those of the form for a new game; they are checked where the game begins. `number`, `text` and
    `places` belong to going back and forth: a place of the tree, the name given to it, the places compared. The text of
    what is to be shown is the game chosen at an empty table. A page that does not show what bots do one by one asks for
    it `at_once`.
    """

    kind: str
    target: str
    at: int
    id: str
    answers: Mapping[str, object] = field(default_factory=dict)
    number: int = -1
    text: str = ""
    places: tuple[int, ...] = ()
    at_once: bool = False


def read_request(content: object, rows: Mapping[str, RequestRow]) -> Request | None:
    """Return the request that a message of the page holds, or None when it holds none of a table's rows."""
    if not isinstance(content, dict):
        return None
    kind, at, name = content.get("type"), content.get("at"), content.get("id")
    if not isinstance(kind, str) or kind not in rows or not is_number(at) or not is_short(name) or not name:
        return None
    values, at_once = read_values(rows[kind], content), content.get("at_once", False)
    if values is None or not isinstance(at_once, bool):
        return None
    by_shape = {field.shape: values[field.name] for field in rows[kind].fields}
    # Each value has the shape of its field.
    return Request(
        kind,
        cast("str", by_shape.get(Shape.NAME, "")),
        at,
        name,
        cast("dict[str, object]", by_shape.get(Shape.ANSWERS, {})),
        cast("int", by_shape.get(Shape.NUMBER, -1)),
        cast("str", by_shape.get(Shape.TEXT, "")),
        tuple(cast("list[int]", by_shape.get(Shape.PLACES, []))),
        at_once,
    )


def read_message(content: object) -> Heard | None:
    """Return the message that a page sent, or None when it is none.

    >>> read_message({"type": "hello", "protocol": 1, "have": 4})
    {'type': 'hello', 'protocol': 1, 'have': 4}
    >>> read_message({"type": "hello"}) is None
    True
    """
    if not isinstance(content, dict):
        return None
    kind = content.get("type")
    if kind == "hello" and is_number(content.get("protocol")) and is_number(content.get("have")):
        return {"type": "hello", "protocol": content["protocol"], "have": content["have"]}
    if kind == "do" and isinstance(content.get("request"), dict):
        return {"type": "do", "request": content["request"]}
    if kind == "whole":
        return {"type": "whole"}
    return None


def id_of(request: object) -> str:
    """Return the id of a request that may be senseless otherwise, or an empty text: its page waits for an answer."""
    name = request.get("id") if isinstance(request, dict) else ""
    return name if is_short(name) else ""
