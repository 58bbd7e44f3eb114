"""What a cell stores of a stage, where no kernel is; and that no message of a page ends in a traceback."""

import re
from pathlib import Path
from typing import Any

import pytest
from desk.page import page_of_game

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.view.static_output import picture_in

WIDGET = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def board() -> StageWidget:
    """Return the board of a game against a bot."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, StageWidget)
    return board


@pytest.mark.parametrize("content", [None, "pick", 3, [1, 2], {}])
def test_no_message_makes_a_traceback(board: StageWidget, monkeypatch: pytest.MonkeyPatch, content: object) -> None:
    """Whatever it is: a sentence comes back, and nothing changes."""
    before, sent = board.session.record(), []
    monkeypatch.setattr(StageWidget, "_send", lambda _self, message, **_buffers: sent.append(message["content"]))
    board.get_state()
    board._handle_custom_msg(content, [])
    [change] = sent
    assert change["set"]["notice"]["text"]
    assert board.session.record() == before


def test_the_value_of_a_cell_has_a_picture_and_a_text(board: StageWidget) -> None:
    """Beside the widget, and alike in every run."""
    data, _ = board._repr_mimebundle_()
    other: Any = tt.play("trajan", seats=2, seed=7)
    again, _ = other._repr_mimebundle_()
    assert set(data) == {WIDGET, "text/html", "text/plain"}
    assert data["text/html"] == again["text/html"]
    assert data["text/plain"] == again["text/plain"]
    # A picture has nothing to press.
    picture = picture_in(data["text/html"])
    assert picture.startswith("<svg")
    assert "data-spot" not in picture
    assert 'role="button"' not in picture
    assert repr(board) == "<trajan: 2 seats, seed 7, 0 decisions>"


def test_a_stored_picture_says_how_to_play() -> None:
    """On it and to those who listen; a click on it names the command that runs its cell, and no script."""
    lesson: Any = tt.lesson("trajan/00-first-game")
    game: Any = tt.play("caesar", seed=7)
    for value in (lesson, game):
        html = value._repr_mimebundle_()[0]["text/html"]
        assert picture_in(html).count(">Run this cell to play</text>") == 1
        assert re.search(r'alt="[^"]+\. Run this cell to play"', html)
        assert html.startswith('<button type="button" ')
        assert 'data-commandlinker-command="notebook:run-cell"' in html
        assert "script" not in html
        assert not re.search(r"[Cc]lick", picture_in(html))


def test_an_empty_table_has_a_text() -> None:
    """It says that no game has begun."""
    table: Any = tt.table()
    data, _ = table._repr_mimebundle_()
    assert set(data) == {WIDGET, "text/html", "text/plain"}
    assert data["text/html"] == '<p class="trajan-tutor-kept">No game has begun at this table.</p>'
    assert data["text/plain"] == "No game has begun at this table."
    assert repr(table) == "<No game has begun at this table.>"


def test_without_widgets_a_table_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one text."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    assert "trajan-tutor[jupyter]" in str(tt.table())


def test_outputs_are_the_same_with_and_without_a_saved_game(saved_games_home: Path) -> None:
    """The picture and the text of a cell say nothing of it; the page offers to continue it."""
    first: Any = tt.play("trajan", seats=2, seed=7)
    page_of_game().send("choose", move="sow I")
    assert list(saved_games_home.iterdir())
    second: Any = tt.play("trajan", seats=2, seed=7)
    assert (first.desk.opened()["model"]["offer"], bool(second.desk.opened()["model"]["offer"])) == (None, True)
    before, after = first._repr_mimebundle_()[0], second._repr_mimebundle_()[0]
    for kind in ("text/html", "text/plain"):
        assert before[kind] == after[kind]
