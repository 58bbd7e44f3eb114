"""The replay of a game on its board: what a page begins with, and its pictures one by one."""

import json
from pathlib import Path
from typing import Any

import pytest
from pages import Page

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.jupyter.replay_widget import ReplayWidget
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.session.replay import Replay


@pytest.fixture
def board() -> BoardWidget:
    """Return the board of a finished game."""
    found = tt.play("trajan", seats=3, seed=5, people=())
    assert isinstance(found, BoardWidget)
    return found


def test_a_replay_begins_with_its_curve_and_its_turning_points(board: BoardWidget) -> None:
    """And the first picture; it is made only when it is asked for."""
    assert board.replay == {}
    Page(board).send("show", page="replay")
    replay = board.replay
    assert len(replay["captions"]) == len(replay["nodes"]) > 20
    assert replay["curve"].startswith("<svg")
    assert 0 < len(replay["turning"]) <= 3
    assert all(0 < point["frame"] < len(replay["nodes"]) for point in replay["turning"])
    assert replay["nodes"][-1] == board.session.tree.here.number
    assert board.frame["number"] == 0
    assert "⟦" not in json.dumps([replay["captions"], replay["turning"]], ensure_ascii=False)


def test_pictures_come_one_by_one(board: BoardWidget) -> None:
    """The nearest there is to the number asked for; the game stays where it is."""
    page = Page(board)
    page.send("show", page="replay")
    first, at = board.frame["svg"], board.at
    page.send("frame", number=7)
    assert board.frame["number"] == 7
    assert board.frame["svg"] != first
    assert board.frame["told"]
    page.send("frame", number=10**6)
    assert board.frame["number"] == len(board.replay["captions"]) - 1
    page.send("frame", number=-1)
    assert board.frame["svg"] == first
    assert board.at == at


def test_a_picture_without_a_replay_is_refused_in_words(board: BoardWidget) -> None:
    """Nothing is shown."""
    assert Page(board).send("frame", number=1)["kind"] == "problem"
    assert board.frame == {}


def test_a_replay_of_a_game_against_bots_shows_no_secrets() -> None:
    """It is seen by the person who plays, and the game goes on from any of its pictures."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    page = Page(board)
    for _ in range(12):
        page.send("choose", move=board.choices[0]["move"])
    page.send("show", page="replay")
    assert board._replay is not None
    assert board._replay.seat == 0
    page.send("jump", node=board.replay["nodes"][1])
    assert board.session.tree.here.number == board.replay["nodes"][1]


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


def test_another_game_has_no_replay_yet(board: BoardWidget) -> None:
    """The old one is put away."""
    page = Page(board)
    page.send("show", page="replay")
    page.send("again")
    assert board.replay == {}
    assert board.frame == {}
    assert page.send("frame", number=1)["kind"] == "problem"
