"""The replay of a game as the value of a cell."""

from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.jupyter.replay_widget import ReplayWidget
from trajan_tutor.session.replay import Replay


def test_a_replay_is_a_replay_with_a_scrubber(tmp_path: Path) -> None:
    """The value of a cell: a widget, and the curve and the text where there is none."""
    board: Any = tt.play("trajan", seats=2, seed=5, people=())
    replay, other = tt.replay(board), tt.replay(board)
    assert isinstance(other, ReplayWidget)
    assert isinstance(replay, ReplayWidget)
    data, _ = replay._repr_mimebundle_()
    again, _ = other._repr_mimebundle_()
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "image/svg+xml", "text/plain"}
    assert (data["image/svg+xml"], data["text/plain"]) == (again["image/svg+xml"], again["text/plain"])
    assert repr(replay) == repr(replay.reel)
    assert replay.frame["number"] == 0
    replay._receive(replay, {"type": "frame", "number": 3, "at": 0, "id": "a"}, [])
    assert (replay.frame["number"], replay.problem) == (3, "")
    for wrong in (None, {}, {"type": "frame", "at": 0, "id": "a"}, {"type": "undo", "at": 0, "id": "a"}):
        replay._receive(replay, wrong, [])
        assert replay.problem == "The page sent something that means nothing: nothing was done."
        assert replay.frame["number"] == 3
    assert "<html" in replay.save_page(tmp_path / "replay.html").read_text(encoding="utf-8")


def test_two_replays_share_no_id() -> None:
    """On one page an id stands once."""
    board: Any = tt.play("trajan", seats=2, seed=5, people=())
    ids = []
    for _ in range(2):
        replay: Any = tt.replay(board)
        texts = (replay.frame["svg"], replay.replay["curve"])
        ids.append({part.split('"')[0] for text in texts for part in text.split(' id="')[1:]})
    assert ids[0]
    assert not ids[0] & ids[1]


def test_without_widgets_a_replay_is_its_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    """And its text."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    assert isinstance(tt.replay(tt.play("trajan", seats=2, seed=5, people=())), Replay)
