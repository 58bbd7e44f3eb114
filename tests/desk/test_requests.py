"""What the page sends is checked before anything is done with it."""

import pytest

from trajan_tutor.desk.handlers.request_table import ROWS
from trajan_tutor.desk.requests.request import Request, read_request
from trajan_tutor.desk.requests.request_rows import LONGEST, MOST_PLACES


@pytest.mark.parametrize(
    ("content", "request_"),
    [
        ({"type": "pick", "spot": "deck", "at": 0, "id": "a-1"}, Request("pick", "deck", 0, "a-1")),
        ({"type": "choose", "move": "sow I", "at": 3, "id": "a-2"}, Request("choose", "sow I", 3, "a-2")),
        ({"type": "undo", "at": 3, "id": "a-3", "more": 1}, Request("undo", "", 3, "a-3")),
        ({"type": "jump", "node": 5, "at": 3, "id": "a"}, Request("jump", "", 3, "a", number=5)),
        ({"type": "rename", "node": 5, "name": "", "at": 3, "id": "a"}, Request("rename", "", 3, "a", number=5)),
        ({"type": "compare", "places": [1, 2], "at": 3, "id": "a"}, Request("compare", "", 3, "a", places=(1, 2))),
        ({"type": "next", "node": 5, "at": 3, "id": "a"}, Request("next", "", 3, "a")),
    ],
)
def test_what_a_page_asks_is_read(content: object, request_: Request) -> None:
    """A pick, a choice, and taking back."""
    assert read_request(content, ROWS) == request_


@pytest.mark.parametrize(
    "content",
    [
        None,
        "pick",
        [],
        {},
        {"type": "pick", "at": 0, "id": "a"},
        {"type": "pick", "spot": "", "at": 0, "id": "a"},
        {"type": "pick", "spot": 3, "at": 0, "id": "a"},
        {"type": "pick", "spot": "x" * (LONGEST + 1), "at": 0, "id": "a"},
        {"type": "pick", "spot": "deck", "at": "0", "id": "a"},
        {"type": "pick", "spot": "deck", "at": True, "id": "a"},
        {"type": "pick", "spot": "deck", "at": 0, "id": ""},
        {"type": "pick", "spot": "deck", "at": 0, "id": 7},
        {"type": "choose", "spot": "deck", "at": 0, "id": "a"},
        {"type": "delete", "at": 0, "id": "a"},
        {"type": ["pick"], "spot": "deck", "at": 0, "id": "a"},
        {"type": "undo", "at": 0},
        {"type": "jump", "at": 0, "id": "a"},
        {"type": "jump", "node": "3", "at": 0, "id": "a"},
        {"type": "jump", "node": True, "at": 0, "id": "a"},
        {"type": "jump", "node": 1.5, "at": 0, "id": "a"},
        {"type": "jump", "node": 10**30, "at": 0, "id": "a"},
        {"type": "undo", "at": -(10**30), "id": "a"},
        {"type": "rename", "node": 3, "at": 0, "id": "a"},
        {"type": "rename", "node": 3, "name": 7, "at": 0, "id": "a"},
        {"type": "rename", "node": 3, "name": "x" * (LONGEST + 1), "at": 0, "id": "a"},
        {"type": "prune", "at": 0, "id": "a"},
        {"type": "frame", "number": None, "at": 0, "id": "a"},
        {"type": "compare", "at": 0, "id": "a"},
        {"type": "compare", "places": "12", "at": 0, "id": "a"},
        {"type": "compare", "places": [1, "2"], "at": 0, "id": "a"},
        {"type": "compare", "places": [1] * (MOST_PLACES + 1), "at": 0, "id": "a"},
        {"type": "show", "page": "", "at": 0, "id": "a"},
        {"type": "next", "at": None, "id": "a"},
        {"type": "sit", "id": "a"},
    ],
)
def test_everything_else_is_none(content: object) -> None:
    """No message of a page can do harm."""
    assert read_request(content, ROWS) is None
