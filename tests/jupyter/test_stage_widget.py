"""The stage in a notebook: it carries messages between a desk and its page, and stands as a picture where none is."""

import json
from pathlib import Path
from typing import Any

import pytest
from desk.fits import misfits
from desk.page import page_of_game

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.desk.model import Opened
from trajan_tutor.desk.requests import NUDGE
from trajan_tutor.jupyter.stage_widget import StageWidget

WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def board() -> StageWidget:
    """Return the board of a game against a bot."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StageWidget)
    return board


@pytest.fixture
def sent(board: StageWidget, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return all that the board sends from now on: contents of messages, and states of its traits."""
    found: list[Any] = []
    monkeypatch.setattr(StageWidget, "_send", lambda _self, message, buffers=None: found.append(message))  # noqa: ARG005
    return found


def click(board: StageWidget, spot: str) -> None:
    """Click on a place, as a page does."""
    request = {"type": "pick", "spot": spot, "at": board.desk.table.at, "id": f"page-{board.desk.table.at}"}
    board._receive(board, {"type": "do", "request": request}, [])


def test_a_page_begins_with_everything(board: StageWidget) -> None:
    """In the state of the widget, which is made anew for whoever comes later; it is plain JSON of the contract."""
    first = json.loads(json.dumps(board.get_state()["opened"]))
    assert list(misfits(first, Opened)) == []
    click(board, "mat.0.tray.I")
    later = json.loads(json.dumps(board.get_state()["opened"]))
    assert (later["n"], later["model"]["at"]) == (first["n"] + 1, 1)
    assert list(misfits(later, Opened)) == []


def test_a_click_is_answered_by_one_message(board: StageWidget, sent: list[Any]) -> None:
    """The change itself, and nothing of any trait."""
    board.get_state()
    click(board, "mat.0.tray.I")
    [message] = sent
    assert message["method"] == "custom"
    assert message["content"]["type"] == "change"
    assert message["content"]["n"] == 1


def test_what_only_lets_an_answer_through_is_not_answered(board: StageWidget, sent: list[Any]) -> None:
    """It says nothing, and nothing comes of it."""
    board.get_state()
    board._receive(board, dict(NUDGE), [])
    assert sent == []


@pytest.mark.parametrize("content", [None, "pick", 3, [1, 2], {}])
def test_no_message_makes_a_traceback(board: StageWidget, sent: list[Any], content: object) -> None:
    """Whatever it is: a sentence comes back, and nothing changes."""
    before = board.session.record()
    board.get_state()
    board._receive(board, content, [])
    [message] = sent
    assert message["content"]["set"]["notice"]["text"]
    assert board.session.record() == before


def test_programs_do_what_clicks_do(board: StageWidget, sent: list[Any]) -> None:
    """And the page follows."""
    board.get_state()
    board.pick("mat.0.tray.III")
    board.undo()
    board.choose("sow I")
    assert board.session.record().moves[0] == "sow I"
    board.session.undo()
    board.refresh()
    assert [message["content"]["n"] for message in sent] == [1, 2, 3, 4]
    assert sent[-1]["content"]["set"]["at"] == board.session.changes


def test_the_value_of_a_cell_has_a_picture_and_a_text(board: StageWidget) -> None:
    """Beside the widget, and alike in every run."""
    data, _ = board._repr_mimebundle_()
    other: Any = tt.play("trajan", seats=2, seed=7)
    again, _ = other._repr_mimebundle_()
    assert set(data) == {WIDGET, "image/svg+xml", "text/plain"}
    assert data["image/svg+xml"] == again["image/svg+xml"]
    assert data["text/plain"] == again["text/plain"]
    # A picture has nothing to press.
    assert "data-spot" not in data["image/svg+xml"]
    assert 'role="button"' not in data["image/svg+xml"]
    assert repr(board) == "<trajan: 2 seats, seed 7, 0 decisions>"


def test_an_empty_table_has_a_text() -> None:
    """It says that no game has begun."""
    table: Any = tt.table()
    data, _ = table._repr_mimebundle_()
    assert set(data) == {WIDGET, "text/plain"}
    assert repr(table) == "<No game has begun at this table.>"


def test_without_widgets_a_table_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one text."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    assert "trajan-tutor[jupyter]" in str(tt.table())


def test_two_boards_share_no_id() -> None:
    """On one page an id stands once: each has a prefix of its own."""
    boards: list[Any] = [tt.play("trajan", seats=2, seed=7), tt.play("trajan", seats=2, seed=7), tt.table()]
    assert len({one.desk.opened()["model"]["prefix"] for one in boards}) == 3


def test_outputs_are_the_same_with_and_without_a_saved_game(saved_games_home: Path) -> None:
    """The picture and the text of a cell say nothing of it; the page offers to continue it."""
    first: Any = tt.play("trajan", seats=2, seed=7)
    page_of_game().send("choose", move="sow I")
    assert list(saved_games_home.iterdir())
    second: Any = tt.play("trajan", seats=2, seed=7)
    assert (first.desk.opened()["model"]["offer"], bool(second.desk.opened()["model"]["offer"])) == (None, True)
    before, after = first._repr_mimebundle_()[0], second._repr_mimebundle_()[0]
    for kind in ("image/svg+xml", "text/plain"):
        assert before[kind] == after[kind]
