"""The checker of messages itself refuses what it is meant to refuse."""

from typing import Any

import pytest
from desk.fits import misfits

from trajan_tutor.view.picture import Hub
from trajan_tutor.viewmodel.board_model import Tag
from trajan_tutor.viewmodel.words_model import Notice

NOTICE: dict[str, Any] = {
    "number": 1,
    "tone": "note",
    "title": "",
    "text": "",
    "spot": "",
    "callout": "",
    "rule": "",
}


def test_what_fits() -> None:
    """A tuple may be a list: that is how it comes over a wire."""
    assert list(misfits(NOTICE, Notice)) == []
    assert list(misfits({"sheet": "", "at": [1, 2.5], "radius": 3, "left": ["1"]}, Hub)) == []


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (NOTICE | {"tone": "loud"}, Notice),
        (NOTICE | {"number": "1"}, Notice),
        (NOTICE | {"number": True}, Notice),
        (NOTICE | {"more": 1}, Notice),
        ({"spot": "deck"}, Tag),
        ([{"spot": "deck", "text": 1}], list[Tag]),
        ({"sheet": "", "at": [1], "radius": 3, "left": []}, Hub),
        (None, Tag),
        ({}, Tag | None),
        ({"a": 1}, dict[str, str]),
    ],
)
def test_what_does_not_fit(value: object, hint: Any) -> None:
    """Wrong values, missing and unknown names."""
    assert list(misfits(value, hint))
