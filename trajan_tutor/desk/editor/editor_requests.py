"""What the page of the position editor sends: checked before anything is done with it."""

from dataclasses import dataclass
from typing import Any, Final

from trajan_tutor.engine.reading import is_unicode

# What is asked, with the fields of each: texts, and whole numbers.
_TEXTS: Final = {
    "pick": ("spot",),
    "open": ("place",),
    "put": ("place",),
    "take": ("place",),
    "shift": ("place",),
    "set": ("place",),
    "lift": ("place",),
    "drop": ("place",),
    "lay": (),
    "undo": (),
    "redo": (),
    "seat": (),
    "begin": ("game",),
    "load": ("text",),
    "write": (),
    "save": ("name", "what"),
}
_NUMBERS: Final = {
    "put": ("piece",),
    "take": ("lying",),
    "shift": ("lying", "to"),
    "set": ("number",),
    "lift": ("lying",),
    "seat": ("seat",),
    "begin": ("seats", "empty"),
    "load": ("turn",),
}
_LONGEST: Final = 200
# A record of a long game is shorter than this.
_LONGEST_TEXT: Final = 1_000_000
_LARGEST: Final = 2**53


@dataclass(frozen=True, slots=True)
class EditorRequest:
    """Something that a person did in the editor: what, at which change of the position, with texts and numbers."""

    kind: str
    at: int
    texts: tuple[str, ...]
    numbers: tuple[int, ...]


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
    if not isinstance(kind, str) or kind not in _TEXTS or not isinstance(at, int) or not _is_number(at):
        return None
    # Checked just below; a page can send anything.
    texts: tuple[Any, ...] = tuple(content.get(name) for name in _TEXTS[kind])
    numbers: tuple[Any, ...] = tuple(content.get(name) for name in _NUMBERS.get(kind, ()))
    longest = _LONGEST_TEXT if kind == "load" else _LONGEST
    if not all(isinstance(text, str) and len(text) <= longest and is_unicode(text) for text in texts) or not all(
        map(_is_number, numbers)
    ):
        return None
    return EditorRequest(kind, at, texts, numbers)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _LARGEST
