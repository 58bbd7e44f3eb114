"""What the page sends is checked before anything is done with it."""

import pytest

from trajan_tutor.jupyter.requests import LONGEST, Request, read_request


@pytest.mark.parametrize(
    ("content", "request_"),
    [
        ({"type": "pick", "spot": "deck", "at": 0, "id": "a-1"}, Request("pick", "deck", 0, "a-1")),
        ({"type": "choose", "move": "sow I", "at": 3, "id": "a-2"}, Request("choose", "sow I", 3, "a-2")),
        ({"type": "undo", "at": 3, "id": "a-3", "more": 1}, Request("undo", "", 3, "a-3")),
    ],
)
def test_what_a_page_asks_is_read(content: object, request_: Request) -> None:
    """A pick, a choice, and taking back."""
    assert read_request(content) == request_


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
    ],
)
def test_everything_else_is_none(content: object) -> None:
    """No message of a page can do harm."""
    assert read_request(content) is None
