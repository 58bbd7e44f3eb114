"""What the page sends: checked before anything is done with it, since a page can send whatever it likes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from trajan_tutor.engine.reading import is_unicode

# A spot, a move and an id are short; whatever is longer was not sent by our page.
LONGEST: Final = 200
# A page has no larger whole numbers.
LARGEST: Final = 2**53
# More places than anybody can look at side by side; how few they have to be is said by the comparison.
MOST_PLACES: Final = 8

# What a page sends only so that an answer is not held back on its way; it says nothing.
NUDGE: Final = {"type": "nudge"}

# What is asked, and the field that says about what.
_TARGETS: Final = {
    "pick": "spot",
    "choose": "move",
    "undo": "",
    "redo": "",
    "jump": "",
    "rename": "",
    "prune": "",
    "next": "",
    "skip": "",
    "sit": "",
    "tell": "spot",
    "preview": "move",
    "show": "page",
    "frame": "",
    "moment": "",
    "compare": "",
    "coach": "action",
    "begin": "",
    "again": "",
    "continue": "",
    "resume": "file",
    "remove": "file",
    "decline": "",
    "go": "action",
    "answer": "value",
    "dial": "value",
    "lesson": "address",
    "look-up": "name",
    "practise": "",
}
# What goes with it: the number of a place in the tree or of a picture of the replay, and a text, which may be empty.
_NUMBERS: Final = {
    **dict.fromkeys(("jump", "rename", "prune"), "node"),
    **dict.fromkeys(("frame", "moment", "coach"), "number"),
}
_TEXTS: Final = {"rename": "name", "show": "game"}
# Whose text may be missing: then it is empty.
_WITHOUT_TEXT: Final = frozenset({"show"})
# What only a lesson is asked for.
LESSON_REQUESTS: Final = frozenset({"go", "answer", "dial", "lesson", "look-up"})
# What only asks to be told something: the game does not change, so it can come at any time.
QUESTIONS: Final = frozenset({"tell", "preview", "show", "frame", "moment", "compare", "coach"})


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a person did on the page: what, to which spot or move, at which picture; every id comes once.

    `answers` are those of the form for a new game; they are checked where the game begins. `number`, `text` and
    `places` belong to going back and forth: a place of the tree, the name given to it, the places compared. The text of
    what is to be shown is the game chosen at an empty table.
    """

    kind: str
    target: str
    at: int
    id: str
    answers: Mapping[str, Any] = field(default_factory=dict)
    number: int = -1
    text: str = ""
    places: tuple[int, ...] = ()


def read_request(content: object) -> Request | None:
    """Return the request that a message of the page holds, or None when it holds none.

    >>> request = read_request({"type": "pick", "spot": "deck", "at": 3, "id": "a-1"})
    >>> request.kind, request.target, request.at, request.id
    ('pick', 'deck', 3, 'a-1')
    >>> read_request({"type": "pick", "at": 3, "id": "a-1"}) is None
    True
    >>> read_request({"type": "jump", "node": 12, "at": 3, "id": "a-2"}).number
    12
    """
    if not isinstance(content, dict):
        return None
    kind, at, name = content.get("type"), content.get("at"), content.get("id")
    if not isinstance(kind, str) or kind not in _TARGETS or not _is_number(at):
        return None
    target = content.get(_TARGETS[kind], None) if _TARGETS[kind] else ""
    if not is_short(target) or not is_short(name) or not name or (_TARGETS[kind] and not target):
        return None
    answers = content.get("answers", {}) if kind == "begin" else {}
    number = content.get(_NUMBERS[kind]) if kind in _NUMBERS else -1
    text = content.get(_TEXTS[kind], "" if kind in _WITHOUT_TEXT else None) if kind in _TEXTS else ""
    places = content.get("places") if kind == "compare" else []
    if not isinstance(answers, dict) or not _is_number(number) or not is_short(text) or not _are_places(places):
        return None
    return Request(kind, target, at, name, answers, number, text, tuple(places))


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST


def is_short(value: object) -> TypeGuard[str]:
    """Return whether a value is a text that our page can have sent."""
    return isinstance(value, str) and len(value) <= LONGEST and is_unicode(value)


def _are_places(value: object) -> TypeGuard[list[int]]:
    return isinstance(value, list) and len(value) <= MOST_PLACES and all(map(_is_number, value))
