"""The button that opens a class, without a page that shows it."""

from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor.engine.errors import MisusedError


def test_the_button_has_its_words() -> None:
    """The page chooses: the one that opens, or what to do where the server has no class."""
    tt.open_class()
    door: Any = tt.open_class()
    assert door.opens
    assert "trajan-tutor class" in door.missing
    data, _ = door._repr_mimebundle_()
    assert f"<{data['text/plain']}>" == repr(door)
    assert "application/vnd.jupyter.widget-view+json" in data
    # Stored, it is a button that runs its cell.
    assert 'data-commandlinker-command="notebook:run-cell"' in data["text/html"]


def test_without_widgets_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sentence."""
    monkeypatch.setattr("trajan_tutor.jupyter.find_spec", lambda _: None)
    with pytest.raises(MisusedError, match="terminal"):
        tt.open_class()
