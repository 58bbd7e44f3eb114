"""What the page sends: checked before anything is done with it, since a page can send whatever it likes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

# A spot, a move and an id are short; whatever is longer was not sent by our page.
LONGEST: Final = 200

# What is asked, and the field that says about what.
_TARGETS: Final = {
    "pick": "spot",
    "choose": "move",
    "undo": "",
    "tell": "spot",
    "show": "page",
    "begin": "",
    "again": "",
}
# What only asks to be told something: the game does not change, so it can come at any time.
QUESTIONS: Final = frozenset({"tell", "show"})


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a person did on the page: what, to which spot or move, at which picture; every id comes once.

    `answers` are those of the form for a new game; they are checked where the game begins.
    """

    kind: str
    target: str
    at: int
    id: str
    answers: Mapping[str, Any] = field(default_factory=dict)


def read_request(content: object) -> Request | None:
    """Return the request that a message of the page holds, or None when it holds none.

    >>> request = read_request({"type": "pick", "spot": "deck", "at": 3, "id": "a-1"})
    >>> request.kind, request.target, request.at, request.id
    ('pick', 'deck', 3, 'a-1')
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
    answers = content.get("answers", {}) if kind == "begin" else {}
    return Request(kind, target, at, name, answers) if isinstance(answers, dict) else None
