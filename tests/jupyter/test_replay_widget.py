"""The replay of a game as the value of a cell."""

from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.jupyter.replay_widget import ReplayWidget
from trajan_tutor.shown.replay import Replay


@pytest.fixture
def board() -> Any:
    """Return the board of a finished game."""
    return tt.play("trajan", seats=2, seed=5, people=())


def model_of(replay: ReplayWidget) -> dict[str, Any]:
    """Return everything that a new page is shown."""
    found: dict[str, Any] = replay.get_state("opened")["opened"]["model"]
    return found


def test_a_replay_is_a_replay_with_a_scrubber(board: Any, tmp_path: Path) -> None:
    """The value of a cell: a widget, and the curve and the text where there is none."""
    replay, other = tt.replay(board), tt.replay(board)
    assert isinstance(other, ReplayWidget)
    assert isinstance(replay, ReplayWidget)
    data, _ = replay._repr_mimebundle_()
    again, _ = other._repr_mimebundle_()
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}
    assert (data["text/html"], data["text/plain"]) == (again["text/html"], again["text/plain"])
    assert repr(replay) == repr(replay.reel)
    assert str(replay) == replay.reel.text
    assert "<html" in replay.save_page(tmp_path / "replay.html").read_text(encoding="utf-8")


def test_a_page_asks_for_one_picture_after_the_other(board: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By messages; what means nothing is answered with a sentence, and the picture stays."""
    replay, sent = tt.replay(board), list[Any]()
    assert isinstance(replay, ReplayWidget)
    assert model_of(replay)["frame"]["number"] == 0
    monkeypatch.setattr(ReplayWidget, "_send", lambda _self, message, **_buffers: sent.append(message["content"]))
    request = {"type": "frame", "number": 3, "at": 0, "id": "a"}
    replay._handle_custom_msg({"type": "do", "request": request}, [])
    assert sent[-1]["answers"]["a"]["number"] == 3
    asked = [{"type": kind, "at": 0, "id": "a"} for kind in ("frame", "undo")]
    for wrong in (None, {}, *({"type": "do", "request": one} for one in asked)):
        replay._handle_custom_msg(wrong, [])
        said = sent[-1]["set"]["notice"]["text"]
        assert said == "The page sent something that means nothing: nothing was done."
        assert model_of(replay)["frame"]["number"] == 3


def test_two_replays_share_no_id(board: Any) -> None:
    """On one page an id stands once."""
    ids = []
    for _ in range(2):
        replay: Any = tt.replay(board)
        model = model_of(replay)
        texts = (model["frame"]["svg"], model["replay"]["curve"])
        ids.append({part.split('"')[0] for text in texts for part in text.split(' id="')[1:]})
    assert ids[0]
    assert not ids[0] & ids[1]


def test_without_widgets_a_replay_is_its_curve(board: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """And its text."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    assert isinstance(tt.replay(board), Replay)
