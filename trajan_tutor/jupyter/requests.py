"""What the page sends: checked before anything is done with it, since a page can send whatever it likes."""

from dataclasses import dataclass
from typing import Final

# A spot, a move and an id are short; whatever is longer was not sent by our page.
LONGEST: Final = 200

# What is asked, and the field that says about what.
_TARGETS: Final = {"pick": "spot", "choose": "move", "undo": ""}


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a person did on the page: what, to which spot or move, at which picture; every id comes once."""

    kind: str
    target: str
    at: int
    id: str


def read_request(content: object) -> Request | None:
    """Return the request that a message of the page holds, or None when it holds none.

    >>> read_request({"type": "pick", "spot": "deck", "at": 3, "id": "a-1"})
    Request(kind='pick', target='deck', at=3, id='a-1')
    >>> read_request({"type": "pick", "at": 3, "id": "a-1"}) is None
    True
    """
    if not isinstance(content, dict):
        return None
    kind, at, name = content.get("type"), content.get("at"), content.get("id")
    if not isinstance(kind, str) or kind not in _TARGETS or not isinstance(at, int) or isinstance(at, bool):
        return None
    target = content.get(_TARGETS[kind], None) if _TARGETS[kind] else ""
    if not isinstance(target, str) or not isinstance(name, str) or not name:
        return None
    if len(target) > LONGEST or len(name) > LONGEST or (_TARGETS[kind] and not target):
        return None
    return Request(kind, target, at, name)
